//! Assigns columns to seats: turns the table of cards into tricks.
//!
//! Columns are fixed seats. Where a card was not dealt to the seat of its column, other readings are tried against the
//! deal: another first column, the deal turned, or each card given to its owner. Rows that fit no reading stay
//! doubtful.

use super::{Irregularity, LeaderReading, Reading, Replay, Setting, Trick};
use crate::bridge::{
    BySeat, Card, Deal, Hand, Renaming, Seat, Slot, Suit, Table, Turn, after, bit, seats_from,
};

/// The fewest cards that show a whole deal to be turned, or to be that of another board; fewer might be so by chance, or by a
/// trick that was not played.
pub(super) const TELLING: usize = 8;

/// The fewest that show it to have other names for its seats or suits: there are two hundred times as many of these.
const TELLING_NAMES: usize = 2 * TELLING;

/// How the columns of a whole record are assigned to seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Layout {
    /// Column 1 is this seat's, in every row.
    Fixed(Seat),
    /// Column 1 is the opening leader's, whatever the Play tag says.
    LeaderFirst,
    /// Columns are fixed, with the deal turned or renamed, and these trumps.
    Renamed(Renaming, Deal, Option<Suit>),
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
    let recorded: usize = rows(table).map(count).sum();
    if recorded >= TELLING && deal.is_complete() {
        let played = each_column(rows(table));
        let of = |seat| Hand::from_bits_retain(played[table.column_of(seat)]);
        let renaming = Renaming::of(deal, &BySeat::from_fn(of));
        let is_shown = |it: &Renaming| recorded >= TELLING_NAMES || it.turn().is_some();
        if let Some(renaming) = renaming.filter(is_shown) {
            return Layout::Renamed(renaming, renaming.deal(deal), renaming.trump(setting.trump));
        }
    }
    by_rows(setting, table)
}

/// Whether every card was dealt to the seat of its column, column 1 being `first`'s.
fn fits(deal: &Deal, table: &Table, first: Seat) -> bool {
    let columns = columns(deal, first);
    rows(table).all(|row| in_columns(row, columns) == count(row))
}

/// The bits of the cards of each row; 0 where there is none.
pub(crate) fn rows(table: &Table) -> impl Iterator<Item = [u64; 4]> {
    let rows = table.slots[..usize::from(table.rows)].iter();
    rows.map(|row| row.map(|slot| slot.card().map_or(0, bit)))
}

/// All cards of each column.
pub(crate) fn each_column(rows: impl Iterator<Item = [u64; 4]>) -> [u64; 4] {
    rows.fold([0; 4], |all, row| {
        std::array::from_fn(|column| all[column] | row[column])
    })
}

/// The cards that each column may have, column 1 being this seat's: those that were dealt to its hand, or to no known hand
/// where it is hidden.
pub(crate) fn columns(deal: &Deal, first: Seat) -> [u64; 4] {
    let known = known(deal).iter().fold(0, |cards, hand| cards | hand);
    seats_from(first).map(|seat| deal.hands[seat].map_or(!known, Hand::to_bits))
}

/// The cards of each known hand, from North.
pub(crate) fn known(deal: &Deal) -> [u64; 4] {
    deal.hands.0.map(|hand| hand.map_or(0, Hand::to_bits))
}

/// The cards of a row.
pub(crate) fn count(row: [u64; 4]) -> usize {
    row.iter().map(|card| usize::from(*card != 0)).sum()
}

/// The cards of a row that their columns may have.
pub(crate) fn in_columns(row: [u64; 4], columns: [u64; 4]) -> usize {
    let cards = row.iter().zip(columns);
    cards
        .map(|(card, hand)| usize::from(card & hand != 0))
        .sum()
}

/// Whether each card of a row was dealt to another known hand.
pub(crate) fn is_of_each(row: [u64; 4], known: [u64; 4]) -> bool {
    let cards = row.iter().fold(0, |cards, card| cards | card);
    let hands = known.map(|hand| (cards & hand).is_power_of_two());
    hands.map(usize::from).iter().sum::<usize>() == count(row)
}

/// Whether the deal is that of another board, or rows go by the owners of their cards.
///
/// The deal fits as far as cards are in their columns, or in rows with one card from each hand, whichever is more: counting
/// both together would let the deal of another board pass by chance. And rows may have one card of each hand out of their
/// columns by chance. How unlikely that is, in decibans, must be more than how much more often the deal of an illegal record
/// is wrong than its columns are (14 to 1, and ten times for good measure).
pub(super) fn by_rows(setting: &Setting, table: &Table) -> Layout {
    const ENOUGH: u16 = 22;
    // by chance a card is in its column once in four times; and cards of two, three, four hands make up a row
    const IN_COLUMNS: [u16; 5] = [0, 6, 12, 18, 24];
    const OF_EACH: [u16; 5] = [0, 0, 1, 4, 10];
    let Some(deal) = &setting.deal else {
        return Layout::Fixed(table.first);
    };
    let (columns, known) = (columns(deal, table.first), known(deal));
    let (mut recorded, mut by_column, mut by_owner) = (0, 0, 0);
    let (mut evidence, mut is_by_owner) = (0, false);
    for row in rows(table) {
        let (cards, fit) = (count(row), in_columns(row, columns));
        let is_of_each = is_of_each(row, known);
        recorded += cards;
        by_column += fit;
        by_owner += if is_of_each { cards } else { 0 };
        if fit == cards {
            evidence += IN_COLUMNS[cards];
        } else if is_of_each {
            (evidence, is_by_owner) = (evidence + OF_EACH[cards], true);
        }
    }
    let fit = by_column.max(by_owner);
    let does_not_fit = fit * 2 < recorded;
    let is_telling = recorded >= TELLING;
    if does_not_fit && is_telling {
        Layout::NoFit(u8::try_from(by_column).expect("at most 52 cards"))
    } else if does_not_fit || is_by_owner && evidence < ENOUGH {
        Layout::Undecided
    } else {
        Layout::ByOwner
    }
}

/// Whether a seat was dealt a card, or may have been when its hand is hidden.
fn may_hold(deal: &Deal, seat: Seat, card: Card) -> bool {
    deal.hands[seat].map_or_else(|| deal.owner(card).is_none(), |hand| hand.contains(card))
}

/// Gives the cards of the table to hands.
pub(super) fn lay_out(layout: Layout, setting: &Setting, table: &Table, replay: &mut Replay) {
    replay.setting = *setting;
    match layout {
        Layout::Fixed(first) => fixed(table, first, Reading::Fixed, replay),
        Layout::LeaderFirst => {
            fixed(table, setting.leader, Reading::Fixed, replay);
            let leader = wrong_leader(setting, table, LeaderReading::FirstColumnIsLeaders);
            replay.irregularities.push(leader);
        }
        Layout::Renamed(renaming, deal, trump) => {
            replay.setting.deal = Some(deal);
            replay.setting.trump = trump;
            fixed(table, table.first, Reading::Fixed, replay);
            replay.irregularities.push(match renaming.turn() {
                Some(steps) => Irregularity::DealTurned(steps),
                None => Irregularity::Renamed(renaming),
            });
        }
        Layout::NoFit(_) | Layout::Undecided => {
            replay.setting.deal = None;
            fixed(table, table.first, Reading::Doubtful, replay);
            replay.irregularities.extend(misfit(layout, table));
        }
        Layout::ByOwner => {
            let deal = setting.deal.as_ref().expect("a deal to find owners in");
            by_owner(deal, table, replay);
        }
    }
    strike_repeats(replay);
}

/// That the deal does not fit, or that too few cards show whether it does.
pub(super) fn misfit(layout: Layout, table: &Table) -> Option<Irregularity> {
    let recorded = || u8::try_from(table.cards().count()).expect("at most 52 cards");
    match layout {
        Layout::NoFit(fit) => Some(Irregularity::DealDoesNotFit {
            fit,
            recorded: recorded(),
        }),
        Layout::Undecided => Some(Irregularity::TooFewCards {
            recorded: recorded(),
        }),
        _ => None,
    }
}

/// That another hand than the Play tag names is due to lead.
pub(super) const fn wrong_leader(
    setting: &Setting,
    table: &Table,
    reading: LeaderReading,
) -> Irregularity {
    Irregularity::WrongOpeningLeader {
        stated: table.first,
        due: setting.leader,
        reading,
    }
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
    let (columns, known) = (columns(deal, table.first), known(deal));
    let (mut first, mut by_owner) = (0, 0);
    for (row, cards) in rows(table).enumerate() {
        #[allow(clippy::cast_possible_truncation)] // at most 13
        let number = row as u8 + 1;
        let (trick, slots) = (&mut replay.tricks[row], table.slots[row]);
        if in_columns(cards, columns) == count(cards) {
            for (seat, slot) in seats_from(table.first).into_iter().zip(slots) {
                trick.cards[seat] = slot.card();
            }
        } else if is_of_each(cards, known) {
            trick.reading = Reading::ByOwner;
            trick.cards.0 = owned(slots, cards, known).map(Slot::card);
            first = if by_owner == 0 { number } else { first };
            by_owner += 1;
        } else {
            trick.reading = Reading::Doubtful;
            let misfits = doubtful(deal, table, row, trick);
            replay.irregularities.extend(misfits.into_iter().flatten());
        }
    }
    if by_owner > 0 {
        replay.irregularities.push(Irregularity::ColumnsNotFixed {
            trick: first,
            rows: by_owner,
        });
    }
}

/// The table with the cards of each row in the columns of the hands that were dealt them, and a bit for each row where they stand
/// otherwise. `None` if a row has two cards of one hand. The deal is complete.
pub(super) fn in_columns_of_owners(deal: &Deal, table: &Table) -> Option<(Table, u16)> {
    let (columns, known) = (columns(deal, table.first), known(deal));
    let (mut arranged, mut moved) = (*table, 0);
    for (row, cards) in rows(table).enumerate() {
        if in_columns(cards, columns) == count(cards) {
            continue;
        }
        if !is_of_each(cards, known) {
            return None;
        }
        moved |= 1 << row;
        arranged.slots[row] = owned(table.slots[row], cards, columns);
    }
    Some((arranged, moved))
}

/// The cells of a row, given to the hands that were dealt their cards, in the order of these hands.
fn owned(slots: [Slot; 4], cards: [u64; 4], hands: [u64; 4]) -> [Slot; 4] {
    hands.map(|hand| {
        let own = cards.iter().position(|card| card & hand != 0);
        own.map_or(Slot::Empty, |column| slots[column])
    })
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
        let turn = Turn::new(row as u8 + 1, seat);
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
            let earlier = replay.turns_of(card).next();
            let earlier = earlier.expect("a card that was seen has a first time");
            let turn = Turn::new(number, seat);
            replay.irregularities.push(Irregularity::PlayedTwice {
                turn,
                card,
                earlier,
            });
        }
    }
}
