#![doc = include_str!("s403_table_order.md")]

use super::fault::{Sentence, report};
use super::{Check, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S403",
    name: "table-order",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 5.2",
    page: include_str!("s403_table_order.md"),
    run: |case, findings| report(case, FaultKind::TableOrder, &SENTENCE, findings),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |written| format!("{written} breaks the order of its column"),
    label: "the header has a sign for this column",
};
