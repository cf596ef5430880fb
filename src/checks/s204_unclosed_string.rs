#![doc = include_str!("s204_unclosed_string.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S204",
    name: "unclosed-string",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.2",
    page: include_str!("s204_unclosed_string.md"),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("the value in {written} lacks its second quote"),
    label: "read to the end of the line",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::UnclosedString, &SENTENCE, findings);
}
