#![doc = include_str!("writing/s305.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S305",
    name: "no-such-note",
    severity: Severity::Warning,
    reference: "PBN 2.1 sections 3.5 and 3.6",
    pages: pages!("writing/s305."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("{written} refers to a note that the game does not have"),
    label: "no note has this number",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::NoSuchNote, &SENTENCE, findings);
}
