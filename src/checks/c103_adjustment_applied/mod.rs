#![doc = include_str!("en.md")]

use super::wording::transfer;
use super::{Case, Finding, Findings, Severity, counted};
use crate::board::Item;
use crate::laws::State;
use crate::words::message;

check! { "C103" "adjustment-applied", Note, "Law 64A; PBN 2.1 section 3.4.15" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::AlreadyAdjusted) else {
        return;
    };
    if case.cross_board.causes.doubt_the_play() {
        return;
    }
    let due = counted::due(case);
    let (item, message) = if ruling.transfer.tricks.max == 0 {
        (
            Item::Result,
            message!("c103-trick-12", by = counted::stated_by(case), stated),
        )
    } else if transfer::is_in_score(ruling, stated) {
        (Item::Score, message!("c103-in-score", due))
    } else {
        (
            Item::Result,
            message!("c103", by = counted::stated_by(case), stated, due),
        )
    };
    let finding = Finding::new(&CHECK, case.record.span_of(item), message)
        .label(message!("c103-label"))
        .explained(counted::explain);
    findings.push(counted::in_doubt(finding, case, Severity::Note));
}
