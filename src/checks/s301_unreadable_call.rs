#![doc = include_str!("writing/s301.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S301",
    name: "unreadable-call",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.5.1",
    pages: pages!("writing/s301."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("'{written}' is no call"),
    label: "not read",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::UnreadableCall, &SENTENCE, findings);
}
