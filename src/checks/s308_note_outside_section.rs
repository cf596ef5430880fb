#![doc = include_str!("s308_note_outside_section.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S308",
    name: "note-outside-section",
    severity: Severity::Warning,
    reference: "PBN 2.1 sections 3.5 and 3.6",
    page: include_str!("s308_note_outside_section.md"),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("the note '{written}' stands before any auction or play"),
    label: "belongs to no section",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::NoteOutsideSection, &SENTENCE, findings);
}
