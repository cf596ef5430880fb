#![doc = include_str!("writing/s403.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S403",
    name: "table-order",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 5.2",
    pages: pages!("writing/s403."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("{written} breaks the order of its column"),
    label: "the header has a sign for this column",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::TableOrder, &SENTENCE, findings);
}
