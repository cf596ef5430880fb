#![doc = include_str!("writing/s309.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S309",
    name: "unreadable-note",
    severity: Severity::Warning,
    reference: "PBN 2.1 sections 3.5 and 3.6",
    pages: pages!("writing/s309."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("the note '{written}' has no number"),
    label: "a number from 1 to 32 and a colon is expected",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::UnreadableNote, &SENTENCE, findings);
}
