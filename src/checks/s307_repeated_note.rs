#![doc = include_str!("writing/s307.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S307",
    name: "repeated-note",
    severity: Severity::Note,
    reference: "PBN 2.1 sections 3.5 and 3.6",
    pages: pages!("writing/s307."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("a second note '{written}'"),
    label: "the first note with this number counts",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::RepeatedNote, &SENTENCE, findings);
}
