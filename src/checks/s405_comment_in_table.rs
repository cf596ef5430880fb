#![doc = include_str!("writing/s405.en.md")]

use super::fault::{Sentence, report_once};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S405",
    name: "comment-in-table",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 5.1",
    pages: pages!("writing/s405."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("a comment stands in the table: {written}"),
    label: "before the first element only",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report_once(case, FaultKind::CommentInTable, &SENTENCE, findings);
}
