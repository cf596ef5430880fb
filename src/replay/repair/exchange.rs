//! Two cards of a hand that stand in each other's trick.

use super::{LegalReading, Search, number};
use crate::bridge::Seat;

/// How near an exchange is: tricks between, another's than the offender's, and how early.
pub(super) type Nearness = (usize, bool, usize);

impl Search {
    pub(super) fn exchange(&self) -> Option<(Nearness, Seat)> {
        let firsts = 0..self.states.len();
        let pairs = firsts
            .flat_map(|first| (first + 1..self.record.rows).map(move |second| (first, second)));
        let exchanges = pairs.flat_map(|pair| Seat::ALL.map(|seat| (pair, seat)));
        exchanges
            .filter(|&(pair, seat)| self.repairs(pair, seat))
            .map(|((first, second), seat)| ((second - first, seat != self.offender, first), seat))
            .min_by_key(|(nearness, _)| *nearness)
    }

    fn repairs(&self, (first, second): (usize, usize), seat: Seat) -> bool {
        let card = |row: usize| self.record.cards[row][seat];
        let (Some(one), Some(other)) = (card(first), card(second)) else {
            return false;
        };
        self.is_legal(first, |record| {
            record.cards[first][seat] = Some(other);
            record.cards[second][seat] = Some(one);
        })
    }

    /// Whether an exchange is the offender's own, between adjacent tricks, and leaves the winners as they were.
    pub(super) fn is_slip(&self, ((tricks, others, first), seat): (Nearness, Seat)) -> bool {
        if tricks > 1 || others {
            return false;
        }
        let state = &self.states[first];
        let mut record = self.record.clone();
        let (one, other) = (record.cards[first][seat], record.cards[first + 1][seat]);
        (record.cards[first][seat], record.cards[first + 1][seat]) = (other, one);
        record.two_winners(state) == self.record.two_winners(state)
    }
}

/// The reading that an exchange is.
pub(super) fn exchanged(((tricks, _, first), seat): (Nearness, Seat)) -> LegalReading {
    LegalReading::Exchange {
        seat,
        tricks: [number(first), number(first + tricks)],
    }
}
