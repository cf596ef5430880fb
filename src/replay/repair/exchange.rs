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
        let mut found = Vec::new();
        for first in 0..self.states.len() {
            for seat in Seat::ALL {
                found.extend(self.exchanges_of(seat, first));
            }
        }
        found
    }

    /// Those of a hand's card to a trick.
    fn exchanges_of(&self, seat: Seat, first: usize) -> impl Iterator<Item = Exchange> {
        // most cards cannot be played so early, and need not be tried
        let playable = self.record.playable(&self.states[first], seat);
        let seconds = first + 1..self.record.rows;
        let seconds = seconds.filter(move |row| self.record.cards[*row][seat] & playable != 0);
        let all = seconds.map(move |second| Exchange {
            seat,
            tricks: [first, second],
        });
        all.filter(|exchange| self.repairs(*exchange))
    }

    fn repairs(&self, exchange: Exchange) -> bool {
        let Exchange { seat, tricks } = exchange;
        let is_legal = || self.is_legal(tricks[0], |record| record.exchange(seat, tricks));
        if !self.reaches_the_failure(exchange) {
            debug_assert!(!is_legal(), "{exchange:?}");
            return false;
        }
        is_legal()
    }

    /// Whether with an exchange another suit is led to the first failure, or that suit is played there, or less of it held.
    /// Where not, the hand fails as before.
    fn reaches_the_failure(&self, exchange: Exchange) -> bool {
        let Some(failure) = self.failure else {
            return true;
        };
        let [first, second] = exchange.tricks;
        let is_led = |card: u64| card & failure.led != 0;
        let holds_less = || {
            let later = self.record.cards[second][failure.seat];
            exchange.seat == failure.seat && second > failure.row && is_led(later)
        };
        !is_led(self.card_with(exchange, failure.row, failure.leader))
            || is_led(self.card_with(exchange, failure.row, failure.seat))
            || holds_less()
            || self.moves_the_lead(exchange, first)
            || self.moves_the_lead(exchange, second)
    }

    /// Whether with an exchange in a trick another suit is led to the next, up to that of the first failure.
    fn moves_the_lead(&self, exchange: Exchange, row: usize) -> bool {
        let [before, behind] = [row, row + 1].map(|row| self.states.get(row));
        before.zip(behind).is_some_and(|(before, behind)| {
            let (seat, record) = (exchange.seat, &self.record);
            let card = self.card_with(exchange, row, seat);
            // a hand with another suit in a trick that it led to may have lost that lead in the earlier one
            let is_open = row == exchange.tricks[1]
                && record.leader_to(before) == seat
                && card & record.led_to(before) == 0;
            let winner = record.winner_with(before, behind.leader, (seat, card));
            is_open || self.card_with(exchange, row + 1, winner) & record.led_to(behind) == 0
        })
    }

    /// The card of a hand to a trick once an exchange is made.
    fn card_with(&self, exchange: Exchange, row: usize, seat: Seat) -> u64 {
        let [first, second] = exchange.tricks;
        let from = match row {
            _ if seat != exchange.seat => row,
            _ if row == first => second,
            _ if row == second => first,
            _ => row,
        };
        self.record.cards[from][seat]
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
