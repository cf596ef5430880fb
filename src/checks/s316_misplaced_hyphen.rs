#![doc = include_str!("writing/s316.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S316",
    name: "misplaced-hyphen",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.5",
    pages: pages!("writing/s316."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |_| "a hyphen keeps no place here".to_owned(),
    label: "before the dealer's call only",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::MisplacedHyphen, &SENTENCE, findings);
}
