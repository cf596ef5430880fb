#![doc = include_str!("en.md")]

use super::table_shape::misshapen;
use super::{Finding, Findings, PbnCase};
use crate::pbn::{FaultKind, rows};
use crate::words::message;

check! { "S407" "row-count", Note, "PBN 2.1 sections 5.4 and 5.6 to 5.8" }

pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    for it in misshapen(pbn, FaultKind::RowCount) {
        findings.once_a_file(&CHECK, b"", it.span, || {
            let (fewest, most) = rows(it.table.name, pbn.game);
            let (name, count) = (it.table.name.name(), it.elements / it.columns.max(1));
            let message = if fewest == most {
                message!("s407", name, count, most)
            } else {
                message!("s407-between", name, count, fewest, most)
            };
            Finding::new(&CHECK, it.span, message).label(message!("s407-label"))
        });
    }
}
