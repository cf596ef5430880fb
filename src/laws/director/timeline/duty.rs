//! Duties: what a hand had to play because of a penalty card, a lead restriction or another requirement.

use super::super::{Instruction, Penalty, What};
use crate::bridge::{Card, Hand, Suit, bit};

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
        order: Instruction,
    },
    /// A requirement about a play (Law 57A, 61A).
    Play {
        /// The card or suit.
        what: What,
        /// Required or forbidden.
        order: Instruction,
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

    /// The legal cards that meet it, when this suit was led.
    pub(super) fn met_by(self, legal: Hand, led: Suit) -> Hand {
        let (named, order) = match self {
            Self::PenaltyCard { cards, .. } => (legal & cards, Instruction::Must),
            Self::Lead { suit, order } => (of_suit(legal, suit), order),
            Self::Play { what, order } => (what.cross_board(legal, led), order),
        };
        match order {
            Instruction::Must => named,
            Instruction::MayNot => legal - named,
        }
    }
}

impl What {
    fn key(self) -> (u8, u64) {
        match self {
            Self::Highest => (0, 0),
            Self::Lowest => (1, 0),
            Self::Suit(suit) => (2, suit as u64),
            Self::Card(card) => (3, bit(card)),
        }
    }

    /// The legal cards that it names.
    fn cross_board(self, legal: Hand, led: Suit) -> Hand {
        let one = |rank| Hand::from_iter([Card { suit: led, rank }]);
        match self {
            Self::Suit(suit) => of_suit(legal, suit),
            Self::Card(card) => legal & Hand::from_iter([card]),
            Self::Highest => legal[led].iter().max().map_or(Hand::EMPTY, one),
            Self::Lowest => legal[led].iter().min().map_or(Hand::EMPTY, one),
        }
    }
}

/// The cards of one suit.
pub(super) fn of_suit(hand: Hand, suit: Suit) -> Hand {
    let mut only = Hand::EMPTY;
    only[suit] = hand[suit];
    only
}
