#![doc = include_str!("writing/s303.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S303",
    name: "unreadable-annotation",
    severity: Severity::Note,
    reference: "PBN 2.1 sections 3.7 and 3.9",
    pages: pages!("writing/s303."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("'{written}' is no suffix, note, NAG or mark"),
    label: "passed over",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::UnreadableAnnotation, &SENTENCE, findings);
}
