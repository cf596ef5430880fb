#![doc = include_str!("writing/s310.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S310",
    name: "glyph-of-other-section",
    severity: Severity::Note,
    reference: "PBN 2.1 section 3.7",
    pages: pages!("writing/s310."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("{written} is no NAG of this section"),
    label: "passed over",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::GlyphOfOtherSection, &SENTENCE, findings);
}
