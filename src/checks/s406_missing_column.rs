#![doc = include_str!("writing/s406.en.md")]

use super::fault::{Sentence, report_once};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S406",
    name: "missing-column",
    severity: Severity::Note,
    reference: "PBN 2.1 sections 5.6 and 5.7",
    pages: pages!("writing/s406."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("'{written}' lacks a column of this table"),
    label: "",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report_once(case, FaultKind::MissingColumn, &SENTENCE, findings);
}
