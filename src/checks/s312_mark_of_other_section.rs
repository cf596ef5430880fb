#![doc = include_str!("s312_mark_of_other_section.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S312",
    name: "mark-of-other-section",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.9",
    page: include_str!("s312_mark_of_other_section.md"),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("{written} is no mark of this section"),
    label: "passed over",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::MarkOfOtherSection, &SENTENCE, findings);
}
