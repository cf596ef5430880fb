//! Two cards of a hand that stand in each other's trick.

use super::{Failure, LegalReading, Search, number};
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
    pub(super) fn exchanges(&mut self) -> Vec<Exchange> {
        let mut found = Vec::new();
        for first in 0..self.states.len() {
            for seat in Seat::ALL {
                self.exchanges_of(seat, first, &mut found);
            }
        }
        found
    }

    /// Those of a hand's card to a trick.
    fn exchanges_of(&mut self, seat: Seat, first: usize, found: &mut Vec<Exchange>) {
        // most cards cannot be played so early, and need not be tried
        let playable = self.record.playable(&self.states[first], seat);
        for second in first + 1..self.record.rows {
            if self.record.cards[second][seat] & playable == 0 {
                continue;
            }
            let tricks = [first, second];
            let exchange = Exchange { seat, tricks };
            if self.repairs(exchange) {
                found.push(exchange);
            }
        }
    }

    fn repairs(&mut self, exchange: Exchange) -> bool {
        if self.reaches_the_failure(exchange) {
            self.is_legal_with(exchange)
        } else {
            debug_assert!(!self.is_legal_with(exchange), "{exchange:?}");
            false
        }
    }

    /// Tries it in place: made twice, it is undone.
    fn is_legal_with(&mut self, Exchange { seat, tricks }: Exchange) -> bool {
        self.record.exchange(seat, tricks);
        let is_legal = self.record.is_legal_from(&self.states[tricks[0]]);
        self.record.exchange(seat, tricks);
        is_legal
    }

    /// Whether with an exchange another suit is led to the first failure, or that suit is played there, or less of it held.
    /// Where not, the hand fails as before.
    fn reaches_the_failure(&self, exchange: Exchange) -> bool {
        let Some(failure) = self.failure else {
            return true;
        };
        exchange
            .tricks
            .iter()
            .any(|row| self.moves_the_lead(exchange, *row))
            || exchange.seat == failure.leader && self.leads_another_suit(exchange, failure)
            || exchange.seat == failure.seat && self.fails_no_more(exchange, failure)
    }

    fn leads_another_suit(&self, exchange: Exchange, failure: Failure) -> bool {
        self.card_with(exchange, failure.row, failure.leader) & failure.led == 0
    }

    /// Whether the hand plays the suit that was led, or holds less of it.
    fn fails_no_more(&self, exchange: Exchange, failure: Failure) -> bool {
        let [_, second] = exchange.tricks;
        let holds_less =
            second > failure.row && self.record.cards[second][failure.seat] & failure.led != 0;
        holds_less || self.card_with(exchange, failure.row, failure.seat) & failure.led != 0
    }

    /// Whether with an exchange in a trick another suit is led to the next, up to that of the first failure.
    fn moves_the_lead(&self, exchange: Exchange, row: usize) -> bool {
        let card = self.card_with(exchange, row, exchange.seat);
        let pass = self.passes.get(row);
        pass.is_some_and(|pass| pass.may_move(exchange.seat, card) && self.moves(exchange, row))
    }

    fn moves(&self, exchange: Exchange, row: usize) -> bool {
        let ([before, behind], record) =
            ([row, row + 1].map(|row| &self.states[row]), &self.record);
        let seat = exchange.seat;
        let card = self.card_with(exchange, row, seat);
        // a hand with another suit in a trick that it led to may have lost that lead in the earlier one
        let is_open = row == exchange.tricks[1]
            && record.leader_to(before) == seat
            && card & record.led_to(before) == 0;
        let winner = record.winner_with(before, behind.leader, (seat, card));
        is_open || self.card_with(exchange, row + 1, winner) & record.led_to(behind) == 0
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
