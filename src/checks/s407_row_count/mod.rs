#![doc = include_str!("en.md")]

use super::table_shape::{Misshapen, misshapen};
use super::words::counted;
use super::{Finding, Findings, PbnCase};
use crate::pbn::{FaultKind, rows};

check! {
    "S407" "row-count", Note, "PBN 2.1 sections 5.4 and 5.6 to 5.8";
    since "0.1.0", asked where FAULTS
}

pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    for it in misshapen(pbn, FaultKind::RowCount) {
        findings.once_a_file(&CHECK, b"", it.span, || tell(pbn, &it));
    }
}

fn tell(pbn: &PbnCase<'_>, it: &Misshapen) -> Finding {
    let (fewest, most) = rows(it.table.name, pbn.game);
    let expected = if fewest == most {
        format!("{most}")
    } else {
        format!("{fewest} to {most}")
    };
    let message = format!(
        "{:?} holds {}, and {expected} belong in it",
        it.table.name,
        counted(it.elements / it.columns.max(1), "row")
    );
    Finding::new(&CHECK, it.span, message).label("this table")
}
