//! Duties: what a hand had to play because of a penalty card or a requirement, and did not.

use super::hand_at_turn::one_card;
use super::{Order, Penalty, What};
use crate::bridge::{Card, Hand, Suit, Turn};

/// A card played contrary to a duty that the hand could have met (Law 59).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Breach {
    /// When, and by which hand.
    pub turn: Turn,
    /// The card played.
    pub played: Card,
    /// What was due instead.
    pub duty: Duty,
}

/// What a hand had to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duty {
    /// One of these penalty cards (Law 50D1, with several 51A), or with a minor one an honour (50C).
    PenaltyCard {
        /// The ones that could legally be played.
        cards: Hand,
        /// Their rank.
        rank: Penalty,
    },
    /// A lead restriction (Law 50D2, 54D).
    Lead {
        /// The suit.
        suit: Suit,
        /// Required or forbidden.
        order: Order,
    },
    /// A requirement about a play (Law 57A, 61A).
    Play {
        /// The card or suit.
        what: What,
        /// Required or forbidden.
        order: Order,
    },
}

impl Duty {
    /// Sort key independent of slip order.
    pub(super) fn key(self) -> (u8, u8, (u8, u64)) {
        match self {
            Self::PenaltyCard { cards, .. } => (0, 0, (0, cards.to_bits())),
            Self::Lead { suit, order } => (1, order as u8, (0, suit as u64)),
            Self::Play { what, order } => (2, order as u8, what.key()),
        }
    }
}

impl What {
    fn key(self) -> (u8, u64) {
        match self {
            Self::Highest => (0, 0),
            Self::Lowest => (1, 0),
            Self::Suit(suit) => (2, suit as u64),
            Self::Card(card) => (3, one_card(card).to_bits()),
        }
    }
}
