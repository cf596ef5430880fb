//! A deal by its cards: who holds each. In this form deals and plays are compared word by word.

use crate::bridge::{Deal, Hand, Seat};
use crate::checks::Likeness;

/// Who holds each card: of the number of a seat, from North on, the low bit and the high one, at the place of the card in a
/// hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Holders(pub(super) [u64; 2]);

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
        self.differing(other) & cards == 0
    }

    /// The cards that other seats hold, with bits that stand for no card.
    const fn differing(self, other: Self) -> u64 {
        let ([low, high], [other_low, other_high]) = (self.0, other.0);
        (low ^ other_low) | (high ^ other_high)
    }

    /// How like others, which are not this one, it is: by the cards of the major suits, as the minors say no more.
    pub(super) fn likeness(self) -> impl Fn(Self) -> Likeness {
        let (one, two) = (self.turned(), self.turned().turned());
        let turned = [(1, one), (2, two), (3, two.turned())];
        move |other| {
            let is_low_alike = |it: Self| (it.0[0] ^ other.0[0]) & MAJORS == 0; // nearly never
            let is_turned = |it: &&(u8, Self)| is_low_alike(it.1) && it.1.agree(other, MAJORS);
            let same = (!self.differing(other) & MAJORS).count_ones();
            match turned.iter().find(is_turned) {
                Some((steps, _)) => Likeness::Turned(*steps),
                None if same >= CLOSE => Likeness::Close,
                None => Likeness::Other,
            }
        }
    }

    /// The number of the seat that holds a card.
    #[allow(clippy::cast_possible_truncation)] // two bits
    pub(super) const fn of_card(self, card: u32) -> usize {
        ((self.0[0] >> card & 1) | (self.0[1] >> card & 1) << 1) as usize
    }
}

/// The cards of the two major suits.
const MAJORS: u64 = CARDS >> 32 << 32;
/// As many of them in the same hands are no chance: of two deals dealt apart one pair in 50,000 has them.
const CLOSE: u32 = 16;

/// A deal, and in the bits of its planes that stand for no card the number of its board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct KeptDeal(pub(super) [u64; 2]);

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_board_stands_beside_its_cards() {
        let holders = Holders([0x7FFC_0000_7FFC_0000, CARDS >> 32 << 32]);
        for number in [0, 1, 7, 8, 100, 4095] {
            let deal = KeptDeal::of(holders, number);
            assert_eq!((deal.number(), deal.holders()), (number, holders));
        }
        assert_eq!(KeptDeal::of(holders, 4096).number(), 0);
    }
}
