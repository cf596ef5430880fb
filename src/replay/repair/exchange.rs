//! Two cards of a hand that stand in each other's trick.

use super::{LegalReading, Search, number};
use crate::bridge::Seat;

/// Two cards of a hand, one in each of two tricks (from 0, the earlier first).
#[derive(Debug, Clone, Copy)]
pub(super) struct Exchange {
    seat: Seat,
    tricks: [usize; 2],
}

impl Exchange {
    fn is_adjacent(self) -> bool {
        self.tricks[1] - self.tricks[0] == 1
    }

    pub(super) fn reading(self) -> LegalReading {
        LegalReading::Exchange {
            seat: self.seat,
            tricks: self.tricks.map(number),
        }
    }
}

impl Search {
    /// The exchanges that make the record legal.
    pub(super) fn exchanges(&self) -> Vec<Exchange> {
        let firsts = 0..self.states.len();
        let pairs =
            firsts.flat_map(|first| (first + 1..self.record.rows).map(move |it| [first, it]));
        let all = pairs.flat_map(|tricks| Seat::ALL.map(|seat| Exchange { seat, tricks }));
        all.filter(|exchange| self.repairs(*exchange)).collect()
    }

    fn repairs(&self, Exchange { seat, tricks }: Exchange) -> bool {
        let [Some(_), Some(later)] = tricks.map(|row| self.record.cards[row][seat]) else {
            return false;
        };
        // most fail at once, and need not be played
        let state = &self.states[tricks[0]];
        self.record.could_play(state, seat, later)
            && self.is_legal(tricks[0], |record| record.exchange(seat, tricks))
    }

    /// The nearest of them: the fewest tricks between, the offender's own before another's, the earliest.
    pub(super) fn nearest(&self, exchanges: &[Exchange]) -> Option<LegalReading> {
        let nearness = |it: &Exchange| {
            let [first, second] = it.tricks;
            (second - first, it.seat != self.offender, first)
        };
        let nearest = exchanges.iter().copied().min_by_key(nearness);
        nearest.map(Exchange::reading)
    }

    /// Whether an exchange is one of adjacent tricks and leaves their winners as they were.
    pub(super) fn is_slip(&self, exchange: Exchange) -> bool {
        let Exchange { seat, tricks } = exchange;
        let state = &self.states[tricks[0]];
        let mut record = self.record.clone();
        record.exchange(seat, tricks);
        exchange.is_adjacent() && record.two_winners(state) == self.record.two_winners(state)
    }
}
