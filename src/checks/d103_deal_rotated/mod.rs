#![doc = include_str!("en.md")]

use super::wording::reading::{behind, change};
use super::{Case, Finding, Topic};
use crate::board::Item;
use crate::bridge::{Renaming, Seat, after};
use crate::diagnosis::LegalReading;
use crate::replay::{Irregularity, Replay};
use crate::words::{Message, message};

check! { "D103" "deal-rotated", Warning, "PBN 2.1 section 3.4.11" }

pub(super) fn finding(case: &Case<'_>, _: &Replay, it: &Irregularity) -> Option<Finding> {
    match *it {
        Irregularity::DealTurned(steps) => Some(deal_turned(case, steps)),
        Irregularity::Renamed(renaming) => Some(renamed(case, renaming)),
        Irregularity::SeatsTurned(steps) => seats_turned(case, steps),
        _ => None,
    }
}

fn deal_turned(case: &Case<'_>, steps: u8) -> Finding {
    at_deal(case, message!("d103", count = steps), steps)
        .note(Topic::Reading, message!("d103-reading"))
        .notes(Topic::Reading, behind(case))
}

/// Seats or suits of the deal have other names.
fn renamed(case: &Case<'_>, renaming: Renaming) -> Finding {
    let reading = change(LegalReading::Renamed(renaming));
    let message = message!("d103-renamed", reading);
    let finding = Finding::new(&CHECK, case.record.span_of(Item::Deal), message);
    finding.note(Topic::Reading, message!("d103-renamed-reading"))
}

/// The deal is right, and declarer another.
fn seats_turned(case: &Case<'_>, steps: u8) -> Option<Finding> {
    let stated = case.premises.stated_declarer()?;
    let declarer = case.premises.declarer()?;
    let message = message!("d103-seats", count = steps, declarer, stated);
    let is_turned = case.cross_board.other_table.is_turned_by(4 - steps);
    let other_table = is_turned.then(|| message!("d103-other-table", stated));
    // the score may stand on the wrong side
    let finding = at_deal(case, message, 4 - steps)
        .for_director()
        .notes(Topic::Reading, other_table)
        .note(Topic::Reading, message!("d103-seats-reading", declarer));
    Some(finding.notes(Topic::Reading, behind(case)))
}

/// A finding at the deal, whose hands are played by those so many seats further.
fn at_deal(case: &Case<'_>, message: Message, steps: u8) -> Finding {
    let north = after(Seat::North, usize::from(steps));
    Finding::new(&CHECK, case.record.span_of(Item::Deal), message)
        .label(message!("d103-label", seat = north))
}
