#![doc = include_str!("writing/s104.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S104",
    name: "stray-text",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.2",
    pages: pages!("writing/s104."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("'{written}' stands among the tags and has no meaning there"),
    label: "passed over",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::StrayCharacter, &SENTENCE, findings);
}
