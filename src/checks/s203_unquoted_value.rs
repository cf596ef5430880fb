#![doc = include_str!("writing/s203.en.md")]

use super::fault::{Sentence, report_once};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S203",
    name: "unquoted-value",
    severity: Severity::Note,
    reference: "PBN 2.1 section 3.2",
    pages: pages!("writing/s203."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("the value in {written} stands without quotes"),
    label: "read all the same",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report_once(case, FaultKind::UnquotedValue, &SENTENCE, findings);
}
