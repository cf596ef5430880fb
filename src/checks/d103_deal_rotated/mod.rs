#![doc = include_str!("en.md")]

use super::wording::reading::{behind, change};
use super::{Case, Finding, Findings, Topic, place};
use crate::board::Item;
use crate::bridge::{Renaming, Seat, after};
use crate::diagnosis::LegalReading;
use crate::replay::Irregularity;
use crate::words::message;

check! {
    "D103" "deal-rotated", Warning, "PBN 2.1 section 3.4.11";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |_, irregularity| match *irregularity {
        Irregularity::DealTurned(steps) => Some(deal_turned(case, steps)),
        Irregularity::Renamed(renaming) => Some(renamed(case, renaming)),
        Irregularity::SeatsTurned(steps) => seats_turned(case, steps),
        _ => None,
    });
}

fn deal_turned(case: &Case<'_>, steps: u8) -> Finding {
    let reading = message!("d103-reading");
    let finding = finding(case, message!("d103", count = steps), steps);
    with_others(finding.note(Topic::Reading, reading), case)
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
    let reading = message!("d103-seats-reading", declarer);
    // the score may stand on the wrong side
    let mut finding = finding(case, message, 4 - steps).for_director();
    if case.cross_board.other_table.is_turned_by(4 - steps) {
        finding = finding.note(Topic::Reading, message!("d103-other-table", stated));
    }
    Some(with_others(finding.note(Topic::Reading, reading), case))
}

/// A finding at the deal, whose hands are played by those so many seats further.
fn finding(case: &Case<'_>, message: crate::words::Message, steps: u8) -> Finding {
    let north = after(Seat::North, usize::from(steps));
    Finding::new(&CHECK, case.record.span_of(Item::Deal), message)
        .label(message!("d103-label", seat = north))
}

fn with_others(mut finding: Finding, case: &Case<'_>) -> Finding {
    for text in behind(case) {
        finding = finding.note(Topic::Reading, text);
    }
    finding
}
