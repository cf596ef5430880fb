//! What is known of the hands at one moment of the play.

use super::{Replay, Trick};
use crate::bridge::{BySeat, Hand, Holding, Seat, Suit, Turn, bit, suit_bits};

/// What is known of the hands between two tricks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hands {
    /// The cards that each known hand has left; none of another.
    held: BySeat<u64>,
    known: BySeat<bool>,
    /// The number of cards of each hand missing in earlier tricks.
    pub(super) holes: BySeat<usize>,
}

impl Hands {
    /// The hands before the first trick.
    pub(super) fn of(replay: &Replay) -> Self {
        let deal = replay.setting.deal;
        let dealt = BySeat::from_fn(|seat| deal.and_then(|deal| deal.hands[seat]));
        Self {
            held: BySeat(dealt.0.map(|hand| hand.map_or(0, Hand::to_bits))),
            known: BySeat(dealt.0.map(|hand| hand.is_some())),
            holes: BySeat::default(),
        }
    }

    /// The cards that a hand has left, if it is known.
    #[inline]
    pub(super) fn left(&self, seat: Seat) -> Option<u64> {
        self.known[seat].then_some(self.held[seat])
    }

    /// How many cards of a suit a hand has left, as far as they are known.
    #[inline]
    pub(super) fn left_of(&self, seat: Seat, suit: Suit) -> usize {
        (self.held[seat] & suit_bits(suit)).count_ones() as usize
    }

    /// The cards of a suit that a hand is proven to hold at its turn: by the deal, if they outnumber its missing
    /// earlier cards; else by those that it plays later.
    pub(super) fn proof(&self, replay: &Replay, turn: Turn, suit: Suit) -> Option<Holding> {
        let held = self.left(turn.seat);
        let held = held.map(|held| Hand::from_bits_retain(held)[suit]);
        if let Some(held) = held
            && held.len() > self.holes[turn.seat]
        {
            return Some(held);
        }
        let mut shown = Holding::EMPTY;
        if held.is_none_or(|held| !held.is_empty()) {
            for (_, card) in replay.shown_later(turn, suit) {
                shown.insert(card.rank);
            }
        }
        (!shown.is_empty()).then_some(shown)
    }

    /// Goes on behind a trick.
    #[inline]
    pub(super) fn pass(&mut self, trick: &Trick) {
        let hands = self.held.0.iter_mut().zip(&mut self.holes.0);
        for ((held, holes), card) in hands.zip(trick.cards.0) {
            match card {
                Some(card) => *held &= !bit(card),
                None => *holes += 1,
            }
        }
    }
}
