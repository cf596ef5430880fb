#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, counted};
use crate::board::Item;
use crate::laws::{Ruling, State};

check! {
    "C103" "adjustment-applied", Note, "Law 64A; PBN 2.1 section 3.4.15";
    since "0.1.0", asked where RESULT
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::AlreadyAdjusted) else {
        return;
    };
    let due = format!(
        "{}, {}",
        counted::revokes(ruling),
        counted::due(ruling.transfer)
    );
    let (item, message) = if ruling.transfer.tricks.max == 0 {
        (
            Item::Result,
            format!("Result says {stated}: trick 12 is counted as Law 62D puts it right"),
        )
    } else if holds_in_score(ruling, stated) {
        (
            Item::Score,
            format!("Score holds the adjustment for {due}; Result is as at the table"),
        )
    } else {
        (
            Item::Result,
            format!("Result says {stated} and holds the adjustment for {due}"),
        )
    };
    let finding = Finding::new(&CHECK, case.record.span_of(item), message)
        .label("adjusted already")
        .explained(counted::explain);
    findings.push(finding);
}

/// Whether the Result is as played, so that it must be the Score that is adjusted.
fn holds_in_score(ruling: &Ruling, stated: u8) -> bool {
    ruling
        .adjusted
        .is_some_and(|adjusted| stated < adjusted.min || stated > adjusted.max)
}
