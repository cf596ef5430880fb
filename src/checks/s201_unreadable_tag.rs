#![doc = include_str!("writing/s201.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S201",
    name: "unreadable-tag",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.3",
    pages: pages!("writing/s201."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("{written} opens like a tag and is none"),
    label: "passed over",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::UnreadableTag, &SENTENCE, findings);
}
