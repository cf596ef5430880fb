#![doc = include_str!("writing/s101.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S101",
    name: "text-outside-game",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.1",
    pages: pages!("writing/s101."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("'{written}' belongs to no game"),
    label: "no tag stands before it",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::TextOutsideGame, &SENTENCE, findings);
}
