#![doc = include_str!("writing/s306.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S306",
    name: "unused-note",
    severity: Severity::Note,
    reference: "PBN 2.1 sections 3.5 and 3.6",
    pages: pages!("writing/s306."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("no call or card refers to the note '{written}'"),
    label: "nothing refers to it",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::UnusedNote, &SENTENCE, findings);
}
