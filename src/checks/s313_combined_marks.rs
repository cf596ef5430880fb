#![doc = include_str!("writing/s313.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S313",
    name: "combined-marks",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.9",
    pages: pages!("writing/s313."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("{written} is a second mark on one call or card"),
    label: "one mark at most",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::CombinedMarks, &SENTENCE, findings);
}
