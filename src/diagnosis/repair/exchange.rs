//! Two cards entered in each other's place: two of a hand, or each of them another hand's.

use super::{LegalReading, Search, number};
use crate::bridge::{BySeat, Seat};
use crate::diagnosis::record::card;
use crate::diagnosis::weights::{Weighed, cost};

/// Two cards of a hand, one in each of two tricks (from 0, the earlier first).
#[derive(Debug, Clone, Copy)]
pub(super) struct Exchange {
    seat: Seat,
    tricks: [usize; 2],
}

impl Exchange {
    pub(super) fn reading(self) -> LegalReading {
        LegalReading::Exchange {
            seat: self.seat,
            tricks: self.tricks.map(number),
        }
    }
}

impl Search {
    /// The exchanges that make the record legal, up to the fewest tricks between with which the Result is possible.
    pub(super) fn exchanges(&mut self) -> Vec<Exchange> {
        let mut found: Vec<Exchange> = Vec::new();
        let playable = |state| BySeat::from_fn(|seat| self.record.playable(state, seat));
        let playable: Vec<_> = self.states.iter().map(playable).collect();
        for apart in 1..self.record.rows {
            let firsts = 0..self.states.len().min(self.record.rows - apart);
            for (first, seat) in firsts.flat_map(|first| Seat::ALL.map(|seat| (first, seat))) {
                let tricks = [first, first + apart];
                let exchange = Exchange { seat, tricks };
                let later = self.record.cards[tricks[1]][seat];
                if later & playable[first][seat] != 0 && self.is_legal_with(exchange) {
                    found.push(exchange);
                }
            }
            if found.iter().any(|it| self.fits(it.reading())) {
                break;
            }
        }
        found
    }

    /// Two cards, each of which was dealt to the hand that plays the other, in each other's place: in the play, or in the deal.
    pub(super) fn of_two_hands(&self) -> impl Iterator<Item = Weighed> {
        let crossed = self.crossed().map(|it| self.weighed(it, cost::CROSSED));
        let dealt = self.dealt().map(|it| self.weighed(it, cost::DEALT));
        crossed.into_iter().chain(dealt)
    }

    fn crossed(&self) -> Option<LegalReading> {
        let [(first, one, _), (second, other, _)] = self.two_misplaced()?;
        let (seats, rows) = ([one, other], [first, second]);
        let tricks = rows.map(number);
        let is_legal = self.is_legal(first, |record| record.cross(seats, rows));
        is_legal.then_some(LegalReading::Crossed { seats, tricks })
    }

    fn dealt(&self) -> Option<LegalReading> {
        let [(_, one, first), (_, other, second)] = self.two_misplaced()?;
        let seats = [one, other];
        let mut record = self.record.clone();
        record.deal(seats, [first, second]);
        let is_legal = record.is_legal_from(&record.start());
        let cards = [card(first)?, card(second)?];
        is_legal.then_some(LegalReading::Dealt { seats, cards })
    }

    /// The only two cards that were not dealt to the hands that play them, in two tricks, each of them the other hand's.
    fn two_misplaced(&self) -> Option<[(usize, Seat, u64); 2]> {
        let mut all = self.record.misplaced();
        let two = [all.next()?, all.next()?];
        let [(first, one, card), (second, other, another)] = two;
        // in one trick they are read by their owners; before the first faulty trick none is misplaced
        let is_such = all.next().is_none() && first != second && first < self.states.len();
        let of_other = self.record.hands[other] & card & !self.record.written(other);
        let of_one = self.record.hands[one] & another & !self.record.written(one);
        (is_such && of_other != 0 && of_one != 0).then_some(two)
    }

    /// Tries an exchange in place, and undoes it by exchanging again.
    fn is_legal_with(&mut self, Exchange { seat, tricks }: Exchange) -> bool {
        self.record.exchange(seat, tricks);
        let is_legal = self.record.is_legal_from(&self.states[tricks[0]]);
        self.record.exchange(seat, tricks);
        is_legal
    }

    /// The nearest of these exchanges: one with which the Result is possible, then the offender's own before another's,
    /// then the earliest.
    pub(super) fn nearest(&self, exchanges: &[Exchange]) -> Option<LegalReading> {
        let nearness = |it: &Exchange| {
            let misfits = !self.fits(it.reading());
            let apart = it.tricks[1] - it.tricks[0];
            (misfits, apart, it.seat != self.offender, it.tricks)
        };
        let nearest = exchanges.iter().copied().min_by_key(nearness);
        nearest.map(Exchange::reading)
    }

    /// Whether an exchange is between adjacent tricks and does not change their winners.
    pub(super) fn is_slip(&mut self, exchange: Exchange) -> bool {
        let Exchange { seat, tricks } = exchange;
        if tricks[1] - tricks[0] != 1 {
            return false;
        }
        let state = self.states[tricks[0]];
        let as_written = self.record.two_winners(&state);
        self.record.exchange(seat, tricks);
        let exchanged = self.record.two_winners(&state);
        self.record.exchange(seat, tricks);
        exchanged == as_written
    }
}
