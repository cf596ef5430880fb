#![doc = include_str!("writing/s311.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S311",
    name: "repeated-annotation",
    severity: Severity::Note,
    reference: "PBN 2.1 sections 3.5 and 3.7",
    pages: pages!("writing/s311."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("{written} is one too many for its call or card"),
    label: "passed over",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::RepeatedAnnotation, &SENTENCE, findings);
}
