#![doc = include_str!("s306_unused_note.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S306",
    name: "unused-note",
    severity: Severity::Note,
    reference: "PBN 2.1 sections 3.5 and 3.6",
    page: include_str!("s306_unused_note.md"),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("no call or card refers to the note '{written}'"),
    label: "nothing refers to it",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::UnusedNote, &SENTENCE, findings);
}
