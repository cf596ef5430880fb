//! One card written in place of another that is recorded nowhere.

use super::{LegalReading, Search, number};
use crate::bridge::{Card, Hand, Seat, Side, bit};
use crate::diagnosis::record::card;

/// How near a change is, compared in this order: whether the rank differs, whether the suit differs, tricks to the
/// first fault, whether it is not the offender's card, and the ranks between.
type CardNearness = (bool, bool, usize, bool, u8);

impl Search {
    /// The nearest replacements among the cards that are `like` the written one: all that are as near as the first.
    pub(super) fn nearest_cards(&self, like: impl Fn(Card, Card) -> bool) -> Vec<LegalReading> {
        let cards = self.cards(like);
        let mut cards: Vec<_> = cards
            .map(|(nearness, it)| ((!self.fits(it), nearness), it))
            .collect();
        let least = cards.iter().map(|(nearness, _)| *nearness).min();
        cards.retain(|(nearness, _)| Some(*nearness) == least);
        cards.into_iter().map(|(_, reading)| reading).collect()
    }

    /// The nearest easily mistaken replacement with which a side can have won this many tricks.
    pub(super) fn card_for(&self, tricks: u8, side: Side) -> Option<LegalReading> {
        let allows = |it: &(CardNearness, LegalReading)| {
            let mut record = self.record.clone();
            record.change(it.1);
            record.allows(tricks, side)
        };
        nearest(self.cards(is_slip_of_hand).filter(allows))
    }

    /// Any card that the offender could have played to the first faulty trick.
    pub(super) fn any_card_of_the_offender(&self) -> Option<LegalReading> {
        let last = self.states.len() - 1;
        nearest(self.cards_at(last, self.offender, |_, _| true).into_iter())
    }

    fn cards(
        &self,
        like: impl Fn(Card, Card) -> bool,
    ) -> impl Iterator<Item = (CardNearness, LegalReading)> {
        let places = (0..self.states.len()).flat_map(|row| Seat::ALL.map(|seat| (row, seat)));
        let places = places.filter(|(_, seat)| self.unseen[*seat] != 0);
        places.flat_map(move |(row, seat)| self.cards_at(row, seat, &like))
    }

    /// The cards that could replace one, with their nearness.
    fn cards_at(
        &self,
        row: usize,
        seat: Seat,
        like: impl Fn(Card, Card) -> bool,
    ) -> Vec<(CardNearness, LegalReading)> {
        let Some(written) = card(self.record.cards[row][seat]) else {
            return Vec::new();
        };
        let fits = |played: &Card| {
            like(written, *played)
                && self.is_legal(row, |record| record.cards[row][seat] = bit(*played))
        };
        let reading = |played| LegalReading::Card {
            seat,
            trick: number(row),
            written,
            played,
        };
        let cards = Hand::from_bits_retain(self.unseen[seat]).iter();
        cards
            .filter(fits)
            .map(|played| (self.nearness((row, seat), written, played), reading(played)))
            .collect()
    }

    fn nearness(&self, (row, seat): (usize, Seat), written: Card, played: Card) -> CardNearness {
        (
            written.rank != played.rank,
            written.suit != played.suit,
            self.states.len() - row,
            seat != self.offender,
            written.rank.get().abs_diff(played.rank.get()),
        )
    }
}

/// Whether one card is easily mistaken for another: the same rank, or at most two ranks away in the same suit.
fn is_slip_of_hand(written: Card, played: Card) -> bool {
    written.rank == played.rank
        || written.suit == played.suit && written.rank.get().abs_diff(played.rank.get()) <= 2
}

fn nearest(cards: impl Iterator<Item = (CardNearness, LegalReading)>) -> Option<LegalReading> {
    let nearest = cards.min_by_key(|(nearness, _)| *nearness);
    nearest.map(|(_, reading)| reading)
}
