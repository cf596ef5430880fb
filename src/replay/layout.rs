//! Assigns columns to seats: turns the table of cards into tricks.
//!
//! Columns are fixed seats. Where a card was not dealt to the seat of its column, other readings are tried against the
//! deal: another first column, the deal turned, or each card given to its owner. Rows that fit no reading stay
//! doubtful.

use super::{Irregularity, LeaderReading, Reading, Replay, Setting, Trick};
use crate::bridge::{BySeat, Card, Deal, Hand, Seat, Table, Turn, after, bit};

/// The fewest cards that show a whole deal to be turned; fewer might fit by chance.
pub(super) const CARDS_TO_TURN_A_DEAL: usize = 8;

/// How the columns of a whole record are assigned to seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Layout {
    /// Column 1 is this seat's, in every row.
    Fixed(Seat),
    /// Column 1 is the opening leader's, whatever the Play tag says.
    LeaderFirst,
    /// Columns are fixed, with the deal turned clockwise by so many seats.
    Turned(u8, Deal),
    /// Some rows are read by the owners of their cards, some may be doubtful.
    ByOwner,
    /// The deal belongs to another board; only so many cards fit.
    NoFit(u8),
    /// Too few cards to say whether the columns are wrong or the deal is.
    Undecided,
}

/// Looks for the layout that fits.
pub(super) fn find(setting: &Setting, table: &Table) -> Layout {
    let Some(deal) = &setting.deal else {
        return Layout::Fixed(table.first);
    };
    if fits(deal, table, table.first) {
        return Layout::Fixed(table.first);
    }
    if table.first != setting.leader && fits(deal, table, setting.leader) {
        return Layout::LeaderFirst;
    }
    let recorded = table.cards().count();
    if recorded >= CARDS_TO_TURN_A_DEAL && deal.is_complete() {
        for steps in 1..4 {
            let turned = turn(deal, steps);
            if fits(&turned, table, table.first) {
                return Layout::Turned(steps, turned);
            }
        }
    }
    match fit(deal, table) {
        fit if usize::from(fit) * 2 < recorded => Layout::NoFit(fit),
        _ if is_undecided(deal, table) => Layout::Undecided,
        _ => Layout::ByOwner,
    }
}

/// The deal with every hand moved clockwise.
fn turn(deal: &Deal, steps: u8) -> Deal {
    let hands = BySeat::from_fn(|seat| deal.hands[after(seat, 4 - usize::from(steps))]);
    Deal { hands, ..*deal }
}

/// Whether every card was dealt to the seat of its column, column 1 being `first`'s.
fn fits(deal: &Deal, table: &Table, first: Seat) -> bool {
    let known = deal
        .hands
        .0
        .iter()
        .flatten()
        .fold(0, |cards, hand| cards | hand.to_bits());
    let columns: [u64; 4] = std::array::from_fn(|column| {
        deal.hands[after(first, column)].map_or(!known, Hand::to_bits)
    });
    table.slots[..usize::from(table.rows)].iter().all(|row| {
        row.iter()
            .zip(columns)
            .all(|(slot, hand)| slot.card().is_none_or(|card| bit(card) & hand != 0))
    })
}

/// The number of cards that fit, either by columns or in rows with one card from each hand, whichever is more. Counting
/// both together would let the deal of another board pass by chance.
fn fit(deal: &Deal, table: &Table) -> u8 {
    let cards = |row: usize| {
        let slots = table.slots[row].iter();
        slots.filter(|slot| slot.card().is_some()).count()
    };
    let held = |row| {
        (0..4)
            .filter(|&column| is_held(deal, table, row, column))
            .count()
    };
    let rows = 0..usize::from(table.rows);
    let by_column: usize = rows.clone().map(held).sum();
    let of_each = rows.filter(|&row| owners(deal, table, row).is_some());
    let by_owner = of_each.map(cards).sum();
    u8::try_from(by_column.max(by_owner)).expect("at most 52 cards")
}

/// Whether rows have one card of each hand out of their columns, and that may be by chance: how unlikely chance is, in decibans,
/// is less than how much more often the deal of an illegal record is wrong than its columns are (14 to 1, and ten times for good
/// measure).
fn is_undecided(deal: &Deal, table: &Table) -> bool {
    const ENOUGH: u16 = 22;
    // by chance a card is in its column once in four times; and cards of two, three, four hands make up a row
    const IN_COLUMNS: [u16; 5] = [0, 6, 12, 18, 24];
    const OF_EACH: [u16; 5] = [0, 0, 1, 4, 10];
    let (mut evidence, mut by_owner) = (0, false);
    for row in 0..usize::from(table.rows) {
        let slots = table.slots[row];
        let cards = slots.iter().filter(|it| it.card().is_some()).count();
        let fits =
            |column: usize| slots[column].card().is_none() || is_held(deal, table, row, column);
        if (0..4).all(fits) {
            evidence += IN_COLUMNS[cards];
        } else if owners(deal, table, row).is_some() {
            (evidence, by_owner) = (evidence + OF_EACH[cards], true);
        }
    }
    by_owner && evidence < ENOUGH
}

fn is_held(deal: &Deal, table: &Table, row: usize, column: usize) -> bool {
    let held = |card| may_hold(deal, table.seat_of(column), card);
    table.slots[row][column].card().is_some_and(held)
}

/// Whether a seat was dealt a card, or may have been when its hand is hidden.
fn may_hold(deal: &Deal, seat: Seat, card: Card) -> bool {
    deal.hands[seat].map_or_else(|| deal.owner(card).is_none(), |hand| hand.contains(card))
}

/// The owners of the cards of a row, by column, if all are known and no two are the same.
fn owners(deal: &Deal, table: &Table, row: usize) -> Option<[Option<Seat>; 4]> {
    let mut owners = [None; 4];
    let mut taken = 0_u8;
    for (owner, slot) in owners.iter_mut().zip(table.slots[row]) {
        let Some(card) = slot.card() else { continue };
        let seat = deal.owner(card)?;
        let mark = 1 << seat as u8;
        if taken & mark != 0 {
            return None;
        }
        taken |= mark;
        *owner = Some(seat);
    }
    Some(owners)
}

/// Gives the cards of the table to hands.
pub(super) fn lay_out(layout: Layout, setting: &Setting, table: &Table, replay: &mut Replay) {
    replay.setting = *setting;
    match layout {
        Layout::Fixed(first) => fixed(table, first, Reading::Fixed, replay),
        Layout::LeaderFirst => {
            fixed(table, setting.leader, Reading::Fixed, replay);
            replay
                .irregularities
                .push(Irregularity::WrongOpeningLeader {
                    stated: table.first,
                    due: setting.leader,
                    reading: LeaderReading::FirstColumnIsLeaders,
                });
        }
        Layout::Turned(steps, deal) => {
            replay.setting.deal = Some(deal);
            fixed(table, table.first, Reading::Fixed, replay);
            replay.irregularities.push(Irregularity::DealTurned(steps));
        }
        Layout::NoFit(fit) => {
            replay.setting.deal = None;
            fixed(table, table.first, Reading::Doubtful, replay);
            let recorded = u8::try_from(table.cards().count()).expect("at most 52 cards");
            replay
                .irregularities
                .push(Irregularity::DealDoesNotFit { fit, recorded });
        }
        Layout::Undecided => {
            replay.setting.deal = None;
            fixed(table, table.first, Reading::Doubtful, replay);
            let recorded = u8::try_from(table.cards().count()).expect("at most 52 cards");
            replay
                .irregularities
                .push(Irregularity::TooFewCards { recorded });
        }
        Layout::ByOwner => by_owner(
            setting.deal.as_ref().expect("a deal to find owners in"),
            table,
            replay,
        ),
    }
    strike_repeats(replay);
}

/// Every column to its seat.
fn fixed(table: &Table, first: Seat, reading: Reading, replay: &mut Replay) {
    let rows = usize::from(table.rows);
    for (number, (trick, row)) in (0..).zip(replay.tricks[..rows].iter_mut().zip(&table.slots)) {
        let is_by_owner = table.led_by_owner & 1 << number != 0 && reading == Reading::Fixed;
        trick.reading = if is_by_owner {
            Reading::ByOwner
        } else {
            reading
        };
        for (column, slot) in row.iter().enumerate() {
            trick.cards[after(first, column)] = slot.card();
        }
    }
}

/// Rows that fit fixed columns go by them; the others go by owner, or stay in doubt.
fn by_owner(deal: &Deal, table: &Table, replay: &mut Replay) {
    let (mut first, mut rows) = (0, 0);
    for row in 0..usize::from(table.rows) {
        #[allow(clippy::cast_possible_truncation)] // at most 13
        let number = row as u8 + 1;
        let trick = &mut replay.tricks[row];
        match owners(deal, table, row) {
            _ if (0..4).all(|column| {
                table.slots[row][column].card().is_none() || is_held(deal, table, row, column)
            }) =>
            {
                for column in 0..4 {
                    trick.cards[table.seat_of(column)] = table.slots[row][column].card();
                }
            }
            Some(owners) => {
                trick.reading = Reading::ByOwner;
                for (owner, slot) in owners.iter().zip(table.slots[row]) {
                    if let Some(seat) = *owner {
                        trick.cards[seat] = slot.card();
                    }
                }
                first = if rows == 0 { number } else { first };
                rows += 1;
            }
            None => {
                trick.reading = Reading::Doubtful;
                let misfits = doubtful(deal, table, row, trick);
                replay.irregularities.extend(misfits.into_iter().flatten());
            }
        }
    }
    if rows > 0 {
        replay
            .irregularities
            .push(Irregularity::ColumnsNotFixed { trick: first, rows });
    }
}

/// A row with two cards of one hand: cards that were not dealt to their seat are left out and reported.
fn doubtful(
    deal: &Deal,
    table: &Table,
    row: usize,
    trick: &mut Trick,
) -> [Option<Irregularity>; 4] {
    std::array::from_fn(|column| {
        let seat = table.seat_of(column);
        let card = table.slots[row][column].card()?;
        if may_hold(deal, seat, card) {
            trick.cards[seat] = Some(card);
            return None;
        }
        #[allow(clippy::cast_possible_truncation)] // at most 13
        let turn = Turn {
            trick: row as u8 + 1,
            seat,
        };
        Some(Irregularity::NotHeld {
            turn,
            card,
            owner: deal.owner(card),
        })
    })
}

/// Removes cards that are already recorded earlier, and reports them.
fn strike_repeats(replay: &mut Replay) {
    let mut seen = 0_u64;
    for number in 1..=replay.rows {
        for seat in Seat::ALL {
            let trick = &mut replay.tricks[usize::from(number) - 1];
            let Some(card) = trick.cards[seat] else {
                continue;
            };
            if seen & bit(card) == 0 {
                seen |= bit(card);
                continue;
            }
            trick.cards[seat] = None;
            trick.reading = Reading::Doubtful;
            let earlier = first_time(replay, card).expect("a card that was seen has a first time");
            let turn = Turn {
                trick: number,
                seat,
            };
            replay.irregularities.push(Irregularity::PlayedTwice {
                turn,
                card,
                earlier,
            });
        }
    }
}

fn first_time(replay: &Replay, card: Card) -> Option<Turn> {
    replay.recorded().find_map(|(trick, row)| {
        let (seat, _) = row
            .cards
            .iter()
            .find(|(_, played)| **played == Some(card))?;
        Some(Turn { trick, seat })
    })
}
