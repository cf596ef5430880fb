#![doc = include_str!("writing/s401.en.md")]

use super::fault::{Sentence, report_once};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S401",
    name: "unreadable-columns",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 5.2",
    pages: pages!("writing/s401."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("'{written}' is no list of columns"),
    label: "names with a semicolon between are expected",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report_once(case, FaultKind::UnreadableColumns, &SENTENCE, findings);
}
