#![doc = include_str!("writing/s314.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S314",
    name: "stray-annotation",
    severity: Severity::Note,
    reference: "PBN 2.1 sections 3.5 and 3.9",
    pages: pages!("writing/s314."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("{written} belongs to no call or card"),
    label: "passed over",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::StrayAnnotation, &SENTENCE, findings);
}
