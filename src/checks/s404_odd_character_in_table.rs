#![doc = include_str!("writing/s404.en.md")]

use super::fault::{Sentence, report_once};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S404",
    name: "odd-character-in-table",
    severity: Severity::Note,
    reference: "PBN 2.1 section 5.1",
    pages: pages!("writing/s404."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("'{written}' holds a character that no element of a table can"),
    label: "in quotes only",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report_once(case, FaultKind::OddCharacterInTable, &SENTENCE, findings);
}
