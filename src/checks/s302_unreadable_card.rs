#![doc = include_str!("writing/s302.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S302",
    name: "unreadable-card",
    severity: Severity::Error,
    reference: "PBN 2.1 section 3.6.1",
    pages: pages!("writing/s302."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("'{written}' is no card"),
    label: "not read",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::UnreadableCard, &SENTENCE, findings);
}
