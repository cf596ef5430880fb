#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, counted};
use crate::board::Item;
use crate::laws::{Ruling, State};
use crate::words::message;

check! {
    "C103" "adjustment-applied", Note, "Law 64A; PBN 2.1 section 3.4.15";
    since "0.1.0", asked where RESULT
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::AlreadyAdjusted) else {
        return;
    };
    let count = counted::revokes(ruling);
    let due = counted::due(ruling.transfer);
    let (item, message) = if ruling.transfer.tricks.max == 0 {
        (Item::Result, message!("c103-trick-12", stated = stated))
    } else if holds_in_score(ruling, stated) {
        (
            Item::Score,
            message!("c103-in-score", count = count, due = due),
        )
    } else {
        (
            Item::Result,
            message!("c103", count = count, stated = stated, due = due),
        )
    };
    let finding = Finding::new(&CHECK, case.record.span_of(item), message)
        .label(message!("c103-label"))
        .explained(counted::explain);
    findings.push(finding);
}

/// Whether the Result is as played, so that it must be the Score that is adjusted.
fn holds_in_score(ruling: &Ruling, stated: u8) -> bool {
    ruling
        .adjusted
        .is_some_and(|adjusted| stated < adjusted.min || stated > adjusted.max)
}
