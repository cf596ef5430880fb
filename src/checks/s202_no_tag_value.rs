#![doc = include_str!("writing/s202.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S202",
    name: "no-tag-value",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.3",
    pages: pages!("writing/s202."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("{written} has no value"),
    label: "passed over",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::NoTagValue, &SENTENCE, findings);
}
