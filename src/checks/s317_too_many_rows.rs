#![doc = include_str!("s317_too_many_rows.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S317",
    name: "too-many-rows",
    severity: Severity::Note,
    reference: "PBN 2.1 section 3.6",
    page: include_str!("s317_too_many_rows.md"),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |_| "the play has more than thirteen rows".to_owned(),
    label: "no trick is left",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::TooManyRows, &SENTENCE, findings);
}
