#![doc = include_str!("writing/s308.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S308",
    name: "note-outside-section",
    severity: Severity::Warning,
    reference: "PBN 2.1 sections 3.5 and 3.6",
    pages: pages!("writing/s308."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("the note '{written}' stands before any auction or play"),
    label: "belongs to no section",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::NoteOutsideSection, &SENTENCE, findings);
}
