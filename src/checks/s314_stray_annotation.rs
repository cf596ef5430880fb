#![doc = include_str!("s314_stray_annotation.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S314",
    name: "stray-annotation",
    severity: Severity::Note,
    reference: "PBN 2.1 sections 3.5 and 3.9",
    page: include_str!("s314_stray_annotation.md"),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("{written} belongs to no call or card"),
    label: "passed over",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::StrayAnnotation, &SENTENCE, findings);
}
