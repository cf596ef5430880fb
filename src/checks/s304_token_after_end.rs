#![doc = include_str!("writing/s304.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S304",
    name: "token-after-end",
    severity: Severity::Warning,
    reference: "PBN 2.1 sections 3.5.1 and 3.6.1",
    pages: pages!("writing/s304."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("'{written}' stands behind the * that ends its section"),
    label: "passed over",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::TokenAfterEnd, &SENTENCE, findings);
}
