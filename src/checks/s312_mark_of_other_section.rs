#![doc = include_str!("writing/s312.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S312",
    name: "mark-of-other-section",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.9",
    pages: pages!("writing/s312."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("{written} is no mark of this section"),
    label: "passed over",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::MarkOfOtherSection, &SENTENCE, findings);
}
