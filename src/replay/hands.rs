//! What is known of the hands at one moment of the play.

use super::{Replay, Trick};
use crate::bridge::{BySeat, Hand, Holding, Suit, Turn, bit};

/// What is known of the hands between two tricks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hands {
    /// The cards that each known hand has left.
    pub(super) held: BySeat<Option<u64>>,
    /// The number of cards of each hand missing in earlier tricks.
    pub(super) holes: BySeat<usize>,
}

impl Hands {
    /// The hands before the first trick.
    pub(super) fn of(replay: &Replay) -> Self {
        let deal = replay.setting.deal;
        let known = |seat| deal.and_then(|deal| deal.hands[seat]).map(Hand::to_bits);
        Self {
            held: BySeat::from_fn(known),
            holes: BySeat::default(),
        }
    }

    /// The cards of a suit that a hand is proven to hold at its turn: by the deal, if they outnumber its missing
    /// earlier cards; else by those that it plays later.
    pub(super) fn proof(&self, replay: &Replay, turn: Turn, suit: Suit) -> Option<Holding> {
        let held = self.held[turn.seat].map(|held| Hand::from_bits_retain(held)[suit]);
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
    pub(super) fn pass(&mut self, trick: &Trick) {
        let hands = self.held.0.iter_mut().zip(&mut self.holes.0);
        for ((held, holes), card) in hands.zip(trick.cards.0) {
            match (held, card) {
                (Some(held), Some(card)) => *held &= !bit(card),
                (_, None) => *holes += 1,
                _ => (),
            }
        }
    }
}
