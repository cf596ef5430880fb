#![doc = include_str!("writing/s317.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S317",
    name: "too-many-rows",
    severity: Severity::Note,
    reference: "PBN 2.1 section 3.6",
    pages: pages!("writing/s317."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |_| "the play has more than thirteen rows".to_owned(),
    label: "no trick is left",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::TooManyRows, &SENTENCE, findings);
}
