#![doc = include_str!("writing/s206.en.md")]

use super::fault::{Sentence, report_once};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S206",
    name: "repeated-tag",
    severity: Severity::Note,
    reference: "PBN 2.1 section 3.3",
    pages: pages!("writing/s206."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("{written} repeats a tag of this game with another value"),
    label: "the first value counts",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report_once(case, FaultKind::RepeatedTag, &SENTENCE, findings);
}
