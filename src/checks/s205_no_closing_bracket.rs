#![doc = include_str!("writing/s205.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S205",
    name: "no-closing-bracket",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.3",
    pages: pages!("writing/s205."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("{written} lacks its closing bracket"),
    label: "read all the same",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::NoClosingBracket, &SENTENCE, findings);
}
