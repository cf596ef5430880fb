//! Changes of whole rows: those that stand in another order than that of play, one that was left out, and a column with a gap.

use super::{LegalReading, Search, Weighed, number};
use crate::bridge::{Hand, Seat, Turn, bit};
use crate::diagnosis::weights::{Decibans, cost};

/// The fewest tricks that show by their order that they were entered from the last to the first.
const MANY: usize = 6;

impl Search {
    /// The order of tricks in which the record is legal: of adjacent ones those nearest to the failure, then those that are least
    /// apart, and first those with which the Result is possible.
    pub(super) fn rows(&self) -> Option<Weighed> {
        let are_many = self.record.rows >= MANY;
        let is_legal = |reading, row: usize| {
            let state = &self.states[row];
            self.record.is_legal_in_order(reading, state)
        };
        if are_many && is_legal(LegalReading::RowsReversed, 0) {
            return Some(self.weighed(LegalReading::RowsReversed, cost::ROWS_REVERSED));
        }
        let (rows, faulty) = (self.record.rows, self.states.len() - 1);
        let orders = (1..rows).flat_map(|apart| {
            let firsts = (0..=faulty.min(rows - 1 - apart)).rev();
            let tricks = firsts.map(move |first| [first, first + apart]);
            tricks.flat_map(|tricks| self.orders(tricks).map(move |it| (tricks, it)))
        });
        let legal = orders.filter(|(tricks, reading)| is_legal(*reading, tricks[0]));
        self.likeliest(legal.map(|(tricks, reading)| {
            let is_adjacent = tricks[1] - tricks[0] == 1;
            let cost = match reading {
                LegalReading::Rows(_) if is_adjacent && tricks[1] < faulty => cost::ROWS,
                LegalReading::Rows(_) if is_adjacent => cost::ROWS_OF_FAILURE,
                _ => cost::ROWS_APART,
            };
            (reading, cost)
        }))
    }

    /// What may have been done to two tricks, where the trick that would then be the first of them can be played there: they
    /// were exchanged, or one was entered in the place of the other.
    fn orders(&self, [first, second]: [usize; 2]) -> impl Iterator<Item = LegalReading> {
        let tricks = [first, second].map(number);
        let [one, other] = tricks;
        let begins = |row| self.record.can_be_played(row, &self.states[first]);
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

    /// A trick that was left out, where that is all that a record lacks: each hand has one card that is recorded nowhere.
    pub(super) fn row_missing(&self) -> Option<LegalReading> {
        let lacks_one = self.record.rows + 1 == usize::from(self.record.size);
        if !lacks_one || !self.lacks_a_row() {
            return None;
        }
        let mut places = (0..self.states.len()).rev();
        let row =
            places.find(|&row| self.is_legal(row, |record| record.insert(row, self.unseen)))?;
        Some(LegalReading::RowMissing(number(row)))
    }

    /// A trick that stands a second time, in a place of its own or in that of the trick which is recorded nowhere.
    pub(super) fn row_twice(&self) -> Option<LegalReading> {
        let rows = &self.record.cards[..self.record.rows];
        let row = (1..rows.len()).find(|&row| rows[..row].contains(&rows[row]))?;
        let reading = LegalReading::RowTwice(number(row));
        let is_legal = self.is_legal(0, |record| record.change(reading))
            || self.lacks_a_row() && self.is_legal(0, |record| record.cards[row] = self.unseen);
        is_legal.then_some(reading)
    }

    /// Whether each hand has one card that is recorded nowhere.
    fn lacks_a_row(&self) -> bool {
        self.unseen.0.iter().all(|cards| cards.is_power_of_two())
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
