//! Changes of whole rows: those that stand in another order than that of play, one that was left out, and a column with a gap.

use super::{LegalReading, Search, Weighed, number};
use crate::bridge::{BySeat, Hand, Seat, Spelled, Turn, bit};
use crate::diagnosis::record::{PlayRecord, TrickState, card};
use crate::diagnosis::weights::{Decibans, cost};
use std::ops::RangeInclusive;

/// The fewest tricks that show by their order that they were entered from the last to the first, or are a page.
const MANY: usize = 6;

/// The fewest tricks that are never played in the order of suits and ranks.
const MANY_SORTED: usize = 8;

/// The fewest last tricks in which the cards of all hands are not played so.
const MANY_CLAIMED: usize = 3;

/// The fewest that may stand among others from the last to the first: of three the outer ones are exchanged.
const REVERSED: usize = 4;

/// As many may stand before as many others.
const BLOCK: RangeInclusive<usize> = 2..=4;

/// The most tricks of which is asked where they were left out, and how many places are tried.
const MOST_MISSING: usize = 3;
const PLACES: u32 = 4096;

impl Search {
    /// The order of tricks in which the record is legal: of adjacent ones those nearest to the failure, then those that are least
    /// apart, and first those with which the Result is possible.
    pub(super) fn rows(&self) -> Option<Weighed> {
        let are_many = self.record.rows >= MANY;
        let is_legal = |it, row: usize| self.record.is_legal_in_order(it, &self.states[row]);
        let pages = MANY..(self.record.rows + 1).saturating_sub(MANY);
        let pages = pages.map(|row| LegalReading::RowsFrom(number(row)));
        let mut whole = std::iter::once(LegalReading::RowsReversed(None)).chain(pages);
        if let Some(reading) = whole.find(|it| are_many && is_legal(*it, 0)) {
            return Some(self.weighed(reading, cost::ROWS_REVERSED));
        }
        let (rows, faulty) = (self.record.rows, self.states.len() - 1);
        let orders = (1..rows).flat_map(|apart| {
            let firsts = (0..=faulty.min(rows - 1 - apart)).rev();
            let tricks = firsts.map(move |first| [first, first + apart]);
            tricks.flat_map(|tricks| self.orders(tricks).map(move |it| (tricks, it)))
        });
        let mut likeliest: Option<Weighed> = None;
        let blocks = are_many.then(|| self.blocks()).into_iter().flatten();
        let orders = orders.chain(blocks);
        for (tricks, reading) in orders.filter(|(tricks, it)| is_legal(*it, tricks[0])) {
            let is_adjacent = tricks[1] - tricks[0] == 1;
            let cost = match reading {
                LegalReading::Rows(_) if is_adjacent && tricks[1] < faulty => cost::ROWS,
                LegalReading::Rows(_) if is_adjacent => cost::ROWS_OF_FAILURE,
                LegalReading::RowsMoved { .. } | LegalReading::RowsReversed(_) => cost::ROWS_BLOCK,
                _ => cost::ROWS_APART,
            };
            if likeliest.is_some_and(|it| it.cost <= cost) {
                break;
            }
            let both = likeliest.into_iter().chain([self.weighed(reading, cost)]);
            likeliest = both.min_by_key(|it| it.cost);
        }
        likeliest
    }

    /// What may have been done to several tricks, where the trick that would then be the first of them can be played there: they
    /// were entered from the last to the first, or before others behind which they were played.
    fn blocks(&self) -> impl Iterator<Item = ([usize; 2], LegalReading)> {
        let rows = self.record.rows;
        (0..self.states.len()).rev().flat_map(move |first| {
            let begins = move |row: &usize| self.can_begin(first, *row);
            let lasts = (first + REVERSED - 1..rows).filter(begins);
            let reversed = lasts.map(move |last| {
                let reading = LegalReading::RowsReversed(Some([first, last].map(number)));
                ([first, last], reading)
            });
            let next = BLOCK.map(move |size| first + size);
            let next = next.filter(move |row| *row < rows && begins(row));
            let moved = next.flat_map(move |next| {
                let behind = BLOCK.map(move |size| next + size - 1);
                let behind = behind.filter(move |row| *row < rows);
                behind.map(move |last| {
                    let tricks = [first, next - 1].map(number);
                    let behind = number(last);
                    ([first, last], LegalReading::RowsMoved { tricks, behind })
                })
            });
            reversed.chain(moved)
        })
    }

    /// Whether a trick can be played in the place of another.
    fn can_begin(&self, first: usize, row: usize) -> bool {
        self.record.behind(row, &self.states[first]).is_some()
    }

    /// What may have been done to two tricks, where the trick that would then be the first of them can be played there: they
    /// were exchanged, or one was entered in the place of the other.
    fn orders(&self, [first, second]: [usize; 2]) -> impl Iterator<Item = LegalReading> {
        let tricks = [first, second].map(number);
        let [one, other] = tricks;
        let begins = |row| self.can_begin(first, row);
        let is_apart = second - first > 1; // adjacent ones are exchanged
        let later_first = begins(second);
        let moved = [
            (is_apart && begins(first + 1)).then_some([one, other]),
            (is_apart && later_first).then_some([other, one]),
        ];
        let moved = moved.into_iter().flatten();
        let moved = moved.map(|[trick, to]| LegalReading::RowMoved { trick, to });
        let exchanged = later_first.then_some(LegalReading::Rows(tricks));
        exchanged.into_iter().chain(moved)
    }

    /// Tricks, or the cards of one hand, or the last cards of all hands, in the order of suits and ranks: nobody has played them so.
    pub(super) fn sorted_rows(&self) -> Option<Weighed> {
        let rows = &self.record.cards[..self.record.rows];
        let spelled = |it: &BySeat<u64>, seat| card(it[seat]).map(|it| Spelled(it).to_string());
        let mut seats = Seat::ALL.into_iter();
        let is_sorted = seats.any(|seat| {
            rows.is_sorted_by_key(|it| it[seat]) || rows.is_sorted_by_key(|it| spelled(it, seat))
        });
        if is_sorted && rows.len() >= MANY_SORTED {
            let reading = LegalReading::RowsSorted(1);
            return Some(Weighed::new(reading, cost::ROWS_REVERSED));
        }
        let trick = (0..8).find_map(|order| self.claimed_in(order))?;
        Some(Weighed::new(LegalReading::RowsSorted(trick), cost::CLAIMED))
    }

    /// The trick from which on a claim was written out, where the failure is of it: each hand's cards in one of eight orders, by suits
    /// or by ranks, and each up or down. The first trick may have been begun before.
    fn claimed_in(&self, order: u8) -> Option<u8> {
        let rows = &self.record.cards[..self.record.rows];
        let turned = |place: u8, bit: u8| if order & bit == 0 { place } else { !place };
        let place = |row: usize, seat| {
            let card = card(rows[row][seat])?;
            let mut place = [turned(card.suit as u8, 1), turned(card.rank.get(), 2)];
            place.rotate_left(usize::from(order / 4));
            Some(place)
        };
        let begins = |row: &usize, seat| place(row - 1, seat) > place(*row, seat);
        let from = |seat| (1..rows.len()).rfind(|row| begins(row, seat)).unwrap_or(0);
        let from_all = Seat::ALL.into_iter().map(from).max()?;
        let faulty = self.states.len() - 1;
        let is_of_it = from_all <= faulty + 1 && from(self.offender) <= faulty;
        let is_whole = rows.len() == usize::from(self.record.size);
        // some trick was played, or there is one more
        let are_many = from_all.max(1) + MANY_CLAIMED <= rows.len();
        (is_whole && is_of_it && are_many).then(|| number(from_all.min(faulty)))
    }

    /// Tricks that were left out, where that is all that a record lacks: each hand has as many cards that are recorded nowhere. Of
    /// the places in which these can be played, and the Result is possible, the latest.
    pub(super) fn rows_missing(&self) -> Option<Weighed> {
        let lacking = usize::from(self.record.size).saturating_sub(self.record.rows);
        let lacks_as_many = |seat| Hand::from_bits_retain(self.unseen[seat]).len() == lacking;
        // of a play that stops early the last trick is noise rather
        let is_asked = lacking == 1
            || lacking <= MOST_MISSING
                && self.states.len() < self.record.rows
                && 2 * lacking <= self.record.rows;
        if !is_asked || !Seat::ALL.into_iter().all(lacks_as_many) {
            return None;
        }
        let (mut record, mut tries) = (self.record.clone(), PLACES);
        let mut states = self.states.iter().rev();
        let tricks = states.find_map(|state| self.missing(&mut record, state, &mut tries))?;
        let reading = LegalReading::RowsMissing(tricks);
        Some(Weighed::new(reading, cost::ROW_MISSING))
    }

    /// Puts tricks of the cards that are recorded nowhere before this one and later ones, so that all can be played; a bit for each.
    fn missing(&self, record: &mut PlayRecord, state: &TrickState, tries: &mut u32) -> Option<u16> {
        let hands = record.unseen().0.map(Hand::from_bits_retain);
        let cards = hands.map(|hand| hand.iter().map(bit).collect::<Vec<_>>());
        let lacking = cards[0].len();
        for number in 0..lacking.pow(4) {
            *tries = tries.checked_sub(1)?;
            let place = |seat: Seat| number / lacking.pow(seat as u32) % lacking;
            record.insert(
                state.row,
                BySeat::from_fn(|seat| cards[seat as usize][place(seat)]),
            );
            let mut next = record.behind(state.row, state);
            while let Some(behind) = next.filter(|it| it.row < record.rows) {
                let found = if lacking > 1 {
                    self.missing(record, &behind, tries)
                } else {
                    let fits = self.fits_result(record, self.witnesses.declarer);
                    (fits && record.is_legal_from(&behind)).then_some(0)
                };
                if let Some(tricks) = found {
                    return Some(tricks | 1 << (state.row + 1));
                }
                next = record.behind(behind.row, &behind).filter(|_| lacking > 1);
            }
            record.remove(state.row);
        }
        None
    }

    /// A trick that stands a second time, in a place of its own or in that of the trick which is recorded nowhere.
    pub(super) fn row_twice(&self) -> Option<LegalReading> {
        let rows = &self.record.cards[..self.record.rows];
        let row = (1..rows.len()).find(|&row| rows[..row].contains(&rows[row]))?;
        let reading = LegalReading::RowTwice(number(row));
        let lacks_a_row = self.unseen.0.iter().all(|cards| cards.is_power_of_two());
        let is_legal = self.is_legal(0, |record| record.change(reading))
            || lacks_a_row && self.is_legal(0, |record| record.cards[row] = self.unseen);
        is_legal.then_some(reading)
    }

    /// A card that was left out of a hand's column, where the last trick lacks its card: all behind it have moved up. A record with all its
    /// tricks asks for it; in any other the hand may not have played yet.
    pub(super) fn gap_in_column(&self) -> Option<(LegalReading, Decibans)> {
        let last = self.record.cards[self.record.rows - 1];
        let mut lacking = Seat::ALL.into_iter().filter(|seat| last[*seat] == 0);
        let seat = lacking.next().filter(|_| lacking.next().is_none())?;
        let unseen = Hand::from_bits_retain(self.unseen[seat]);
        let mut places = (0..self.states.len()).rev();
        let row = places.find(|&row| {
            let mut cards = unseen.iter();
            cards.any(|card| self.is_legal(row, |record| record.insert_card(row, seat, bit(card))))
        })?;
        let is_whole = self.record.rows == usize::from(self.record.size);
        let cost = if is_whole {
            cost::ROW_MISSING
        } else {
            cost::ROWS_APART
        };
        let trick = number(row);
        Some((LegalReading::Missing(Turn { trick, seat }), cost))
    }
}
