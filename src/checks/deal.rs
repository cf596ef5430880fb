//! A deal against the rules, and against the play.

use super::wording::reading::{behind, change, nearest};
use super::{
    Case, D101, D102, D103, D104, DealElsewhere, Finding, Findings, Severity, Topic, Witness, place,
};
use crate::board::Item;
use crate::bridge::{Card, DealFault, Renaming, Seat, Turn, after};
use crate::diagnosis::LegalReading;
use crate::replay::{Irregularity, Replay};
use crate::words::{Message, message};

pub(super) fn card_count(case: &Case<'_>, findings: &mut Findings) {
    match case.board.deal_fault {
        Some(DealFault::Count(seat, count)) => findings.push(wrong_count(case, seat, count)),
        Some(DealFault::AllHidden) => {
            findings.once_a_file(&D101, b"hidden", case.record.span_of(Item::Deal), || {
                all_hidden(case)
            });
        }
        Some(DealFault::Twice(_)) | None => (),
    }
}

fn wrong_count(case: &Case<'_>, seat: Seat, count: u8) -> Finding {
    let (seat, count) = odd_one_out(case).unwrap_or((seat, usize::from(count)));
    let message = message!("d101", seat, count);
    let mut finding = Finding::new(&D101, case.record.span_of(Item::Deal), message)
        .label(counts(case))
        .note(Topic::Reading, message!("read-without-deal"));
    finding.seat = Some(seat);
    finding
}

/// The first hand that has another number of cards than most: than thirteen, where no number is that of most.
fn odd_one_out(case: &Case<'_>) -> Option<(Seat, usize)> {
    let hands = case.record.hands().into_iter();
    let given = hands.map(|(seat, cards)| (seat, cards.len()));
    let given: Vec<_> = given.filter(|(_, count)| *count != 0).collect();
    let of = |count: usize| given.iter().filter(|it| it.1 == count).count();
    let mut counts = given.iter().map(|it| it.1);
    let most = counts.find(|it| 2 * of(*it) > given.len());
    let most = most.unwrap_or(13);
    given.into_iter().find(|(_, count)| *count != most)
}

/// `North 12, East 13, South 13 and West 13`.
fn counts(case: &Case<'_>) -> Message {
    let hands = case.record.hands().into_iter();
    let hands = hands.map(|(seat, cards)| message!("d101-hand", seat, count = cards.len()));
    message!("d101-label", hands = hands.collect::<Vec<_>>())
}

/// No hand is given: nothing is wrong with it, but it says nothing.
fn all_hidden(case: &Case<'_>) -> Finding {
    let span = case.record.span_of(Item::Deal);
    Finding::new(&D101, span, message!("d101-all-hidden"))
        .severity(Severity::Note)
        .note(Topic::Reading, message!("read-without-deal"))
}

pub(super) fn dealt_twice(case: &Case<'_>) -> Option<Finding> {
    let Some(DealFault::Twice(card)) = case.board.deal_fault else {
        return None;
    };
    let message = holders(case, card);
    let finding = Finding::new(&D102, case.record.span_of(Item::Deal), message)
        .label(message!("d102-label", card));
    Some(finding.note(Topic::Reading, message!("read-without-deal")))
}

/// `SQ is dealt twice: to North and East`, or `both times to North`.
fn holders(case: &Case<'_>, card: Card) -> Message {
    let hands = case.record.hands().into_iter();
    let holders = hands.filter(|(_, cards)| cards.contains(&card));
    let seats: Vec<_> = holders.map(|(seat, _)| seat).collect();
    match *seats {
        [seat] => message!("d102-one-hand", card, seat),
        _ => message!("d102", card, seats),
    }
}

pub(super) fn rotated(case: &Case<'_>, _: &Replay, it: &Irregularity) -> Option<Finding> {
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
    let finding = Finding::new(&D103, case.record.span_of(Item::Deal), message);
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
    Finding::new(&D103, case.record.span_of(Item::Deal), message)
        .label(message!("d103-label", seat = north))
}

pub(super) fn other_deal(case: &Case<'_>, _: &Replay, it: &Irregularity) -> Option<Finding> {
    match *it {
        Irregularity::DealDoesNotFit { fit, recorded } => Some(misfit(case, fit, recorded)),
        Irregularity::OtherPlay {
            trick,
            fit,
            recorded,
        } => Some(other_play(case, trick, [fit, recorded])),
        _ => None,
    }
}

fn misfit(case: &Case<'_>, fit: u8, recorded: u8) -> Finding {
    let (message, label, reading) = match case.nearest_reading() {
        Some(LegalReading::Missing(Turn { trick, seat })) => (
            if trick == 1 && case.premises.declarer() == Some(seat.rho()) {
                message!("d104-lead", fit, recorded, seat)
            } else {
                message!("d104-moved", fit, recorded, seat, trick)
            },
            message!("d104-moved-label"),
            message!("d104-reading"),
        ),
        _ => (
            message!("d104", fit, recorded),
            message!("d104-label"),
            of_whom(case.cross_board.witness),
        ),
    };
    Finding::new(&D104, case.record.span_of(Item::Deal), message)
        .label(label)
        .note(Topic::Reading, reading)
        .notes(Topic::Reading, nearest(case))
}

/// The later part of a play is that of another board.
fn other_play(case: &Case<'_>, trick: u8, [fit, recorded]: [u8; 2]) -> Finding {
    let message = match case.cross_board.deal_elsewhere {
        Some(DealElsewhere { file, board, .. }) if board != 0 => {
            let board = u32::from(board);
            message!("d104-play-of", trick, fit, recorded, board, file)
        }
        _ => message!("d104-other-play", trick, fit, recorded),
    };
    let mut finding = Finding::new(&D104, place::trick(case, trick), message)
        .label(message!("d104-other-play-label"))
        .note(Topic::Reading, message!("d104-other-play-reading", trick));
    finding.trick = Some(trick);
    finding
}

/// Which of the two is that of another board.
fn of_whom(witness: Witness) -> Message {
    match witness {
        Witness::Nothing => message!("d104-reading"),
        Witness::Fits => message!("d104-reading-play"),
        Witness::Against => message!("d104-reading-deal"),
    }
}
