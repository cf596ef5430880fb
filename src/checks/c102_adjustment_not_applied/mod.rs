#![doc = include_str!("en.md")]

use super::wording::transfer::{self, Timing};
use super::words::tricks_between;
use super::{Case, Finding, Findings, counted, relation};
use crate::board::Item;
use crate::laws::{Ruling, State, Transfer};
use crate::words::{Message, message};

check! { "C102" "adjustment-not-applied", Warning, "Law 64A; PBN 2.1 section 3.4.15" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::Unadjusted) else {
        return;
    };
    if relation::is_repaired_whole(case) {
        return;
    }
    let message = match ruling.adjusted {
        Some(adjusted) if ruling.transfer.tricks.max == 0 => {
            let (by, adjusted) = (counted::stated_by(case), adjusted.max);
            message!("c102-trick-12", by, stated, adjusted)
        }
        _ => not_applied(case, ruling, stated),
    };
    let finding = Finding::new(&CHECK, case.record.span_of(Item::Result), message)
        .label(message!("c102-label"))
        .explained(counted::explain);
    findings.push(relation::of_transfer(finding, case));
}

/// What is not in the Result yet; when that is due only if attention was drawn in time, it says so.
fn not_applied(case: &Case<'_>, ruling: &Ruling, stated: u8) -> Message {
    let (by, due) = (counted::stated_by(case), go(case, ruling.transfer));
    match transfer::timing(ruling) {
        Timing::Settled => message!("c102", by, stated, due),
        Timing::Open | Timing::PartlyOpen => message!("c102-in-time", by, stated, due),
    }
}

/// `two tricks go to North-South`.
fn go(case: &Case<'_>, transfer: Transfer) -> Message {
    let Transfer { to, tricks, .. } = transfer;
    match to {
        Some(side) => {
            let (count, tricks) = (tricks.max, tricks_between(tricks));
            message!("tricks-go", count, tricks, side)
        }
        None => message!("tricks-go-both", moved = counted::due(case)),
    }
}
