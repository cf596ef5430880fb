#![doc = include_str!("writing/s102.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S102",
    name: "unclosed-comment",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.8",
    pages: pages!("writing/s102."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |_| "this comment has no closing brace".to_owned(),
    label: "opened here",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::UnclosedComment, &SENTENCE, findings);
}
