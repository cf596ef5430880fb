//! A deal by its cards: who holds each. In this form deals and plays are compared word by word.

use crate::bridge::{Deal, Hand, Seat};

/// Who holds each card: of the number of a seat, from North on, the low bit and the high one, at the place of the card in a
/// hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Holders(pub(super) [u64; 2]);

impl Holders {
    /// Those of a deal of which no hand is hidden.
    pub(super) fn of(deal: &Deal) -> Option<Self> {
        let [_, east, south, west] = deal.hands.0.map(|hand| hand.map(Hand::to_bits));
        deal.hands[Seat::North]?;
        let (east, south, west) = (east?, south?, west?);
        Some(Self([east | west, south | west]))
    }

    /// The same one seat further on, clockwise.
    pub(super) const fn turned(self) -> Self {
        let [low, high] = self.0;
        Self([!low, high ^ low])
    }

    /// Whether the same seats hold these cards.
    pub(super) const fn agree(self, other: Self, cards: u64) -> bool {
        let ([low, high], [other_low, other_high]) = (self.0, other.0);
        ((low ^ other_low) | (high ^ other_high)) & cards == 0
    }

    /// The number of the seat that holds a card.
    #[allow(clippy::cast_possible_truncation)] // two bits
    pub(super) const fn of_card(self, card: u32) -> usize {
        ((self.0[0] >> card & 1) | (self.0[1] >> card & 1) << 1) as usize
    }
}

/// A deal, and in the bits of its planes that stand for no card the number of its board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct KeptDeal([u64; 2]);

/// The cards.
pub(super) const CARDS: u64 = 0x7FFC_7FFC_7FFC_7FFC;
/// Numbers from here on are not kept.
pub(super) const NUMBERS: u16 = 1 << 12;

impl KeptDeal {
    pub(super) fn of(Holders([low, high]): Holders, number: u16) -> Self {
        let number = if number < NUMBERS { number } else { 0 };
        // four times three bits: two below the cards of a suit, one above
        let bits = (0..4).fold(0, |bits, suit| {
            let three = u64::from(number >> (3 * suit) & 7);
            bits | (three & 3 | (three & 4) << 13) << (16 * suit)
        });
        Self([low & CARDS | bits, high & CARDS])
    }

    pub(super) const fn holders(self) -> Holders {
        Holders([self.0[0] & CARDS, self.0[1]])
    }

    pub(super) fn number(self) -> u16 {
        (0..4).fold(0, |number, suit| {
            let lane = self.0[0] >> (16 * suit);
            let three = lane & 3 | lane >> 13 & 4;
            number | u16::try_from(three).unwrap_or(0) << (3 * suit)
        })
    }
}
