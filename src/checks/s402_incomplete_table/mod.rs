#![doc = include_str!("en.md")]

use super::table_shape::misshapen;
use super::{Finding, Findings, PbnCase};
use crate::pbn::FaultKind;
use crate::words::message;

check! { "S402" "incomplete-table", Warning, "PBN 2.1 section 5.2" }

pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    for it in misshapen(pbn, FaultKind::IncompleteTable) {
        let (name, count, columns) = (it.table.name.name(), it.elements, it.columns);
        let message = message!("s402", name, count, columns);
        findings.push(Finding::new(&CHECK, it.span, message).label(message!("s402-label")));
    }
}
