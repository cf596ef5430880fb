#![doc = include_str!("s407_row_count.md")]

use super::table_shape::{Misshapen, misshapen};
use super::{Case, Check, Finding, Findings, Severity};
use crate::pbn::{FaultKind, rows};

pub(super) static CHECK: Check = Check {
    code: "S407",
    name: "row-count",
    severity: Severity::Note,
    reference: "PBN 2.1 sections 5.6 and 5.7",
    page: include_str!("s407_row_count.md"),
    run,
};

fn run(case: &Case<'_>, findings: &mut Findings) {
    for it in misshapen(case, FaultKind::RowCount) {
        findings.once_a_file(&CHECK, b"", || tell(&it));
    }
}

fn tell(it: &Misshapen) -> Finding {
    let (fewest, most) = rows(it.table.name);
    let expected = if fewest == most {
        format!("{most}")
    } else {
        format!("{fewest} to {most}")
    };
    let message = format!(
        "{:?} holds {} rows, and {expected} belong in it",
        it.table.name,
        it.elements / it.columns.max(1)
    );
    Finding::new(&CHECK, it.span, message).label("this table")
}
