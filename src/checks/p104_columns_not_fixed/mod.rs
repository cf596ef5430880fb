#![doc = include_str!("en.md")]

use super::words::number;
use super::{Case, Finding, Findings, Topic, place};
use crate::replay::Irregularity;

check! {
    "P104" "columns-not-fixed", Note, "PBN 2.1 section 3.6";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |_, irregularity| match *irregularity {
        Irregularity::ColumnsNotFixed { trick, rows } => Some(tell(case, trick, rows)),
        _ => None,
    });
}

fn tell(case: &Case<'_>, trick: u8, rows: u8) -> Finding {
    let many = if rows == 1 {
        format!("the row of trick {trick} does not keep to the columns")
    } else {
        format!(
            "{} rows, from trick {trick} on, do not keep to the columns",
            number(rows)
        )
    };
    let mut finding = Finding::new(&CHECK, place::trick(case, trick), many)
        .label("the first such row")
        .note(
            Topic::Reading,
            "each card goes to the hand that was dealt it; no revoke is told from these rows",
        );
    finding.trick = Some(trick);
    finding
}
