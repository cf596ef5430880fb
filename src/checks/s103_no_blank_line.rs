#![doc = include_str!("writing/s103.en.md")]

use super::fault::{Sentence, report_once};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S103",
    name: "no-blank-line",
    severity: Severity::Note,
    reference: "PBN 2.1 section 3.1",
    pages: pages!("writing/s103."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |_| "this game begins without a blank line before it".to_owned(),
    label: "another game begins here",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report_once(case, FaultKind::NoBlankLine, &SENTENCE, findings);
}
