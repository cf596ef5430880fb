#![doc = include_str!("writing/s204.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S204",
    name: "unclosed-string",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.2",
    pages: pages!("writing/s204."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("the value in {written} lacks its second quote"),
    label: "read to the end of the line",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::UnclosedString, &SENTENCE, findings);
}
