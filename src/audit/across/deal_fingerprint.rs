//! A deal in one word: enough to tell whether two deals are the same, and whether they are one deal written down twice.

use super::hash::hash_words;
use crate::bridge::{Deal, Hand};
use crate::checks::Likeness;

/// Cards of the two major suits.
const MAJORS: u32 = 26;
/// As many cards of the major suits in the same hands are no chance: of two deals dealt apart one pair in 50,000 has
/// them.
const CLOSE: u32 = 16;

/// Who holds each card of the major suits, two bits a card, and twelve bits of a hash over the minor suits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct DealFingerprint(u64);

impl DealFingerprint {
    /// `None` for a deal of which a hand is hidden.
    pub(super) fn of(deal: &Deal) -> Option<Self> {
        let [north, east, south, west] = deal.hands.0;
        let hands = [north?, east?, south?, west?];
        let [_, east, south, west] = hands.map(majors);
        let minors = hands.map(|hand| hand.to_bits() & 0xFFFF_FFFF);
        let planes = (east | west) | (south | west) << MAJORS;
        Some(Self(planes | hash_words(minors) << (2 * MAJORS)))
    }

    /// The word.
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// How like others, which are not this one, it is.
    pub(super) fn likeness(self) -> impl Fn(Self) -> Likeness {
        let turned = [0, 1, 2, 3].map(|steps| self.turned(steps));
        move |other| {
            let same = |steps: u8| turned[usize::from(steps)].in_same_hands(other);
            match (1..4).find(|&steps| same(steps) == MAJORS) {
                Some(steps) => Likeness::Turned(steps),
                None if same(0) >= CLOSE => Likeness::Close,
                None => Likeness::Other,
            }
        }
    }

    /// The planes: the low bits of the holders' numbers, and the high ones.
    const fn planes(self) -> [u64; 2] {
        let all = (1 << MAJORS) - 1;
        [self.0 & all, self.0 >> MAJORS & all]
    }

    /// The major suits of the deal turned clockwise by so many seats.
    const fn turned(self, steps: u8) -> Self {
        let [mut low, mut high] = self.planes();
        let mut step = 0;
        while step < steps {
            (low, high) = (low ^ ((1 << MAJORS) - 1), high ^ low);
            step += 1;
        }
        Self(low | high << MAJORS)
    }

    const fn in_same_hands(self, other: Self) -> u32 {
        let ([low, high], [other_low, other_high]) = (self.planes(), other.planes());
        MAJORS - ((low ^ other_low) | (high ^ other_high)).count_ones()
    }
}

/// The cards of the major suits, 26 bits.
fn majors(hand: Hand) -> u64 {
    let [hearts, spades] = [32, 48].map(|suit| hand.to_bits() >> (suit + 2) & 0x1FFF);
    hearts | spades << 13
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::{BySeat, Seat, after};

    fn deal(bits: [u64; 4]) -> Deal {
        let hands = BySeat::from_fn(|seat| Some(Hand::from_bits_retain(bits[seat as usize])));
        Deal { hands, size: 13 }
    }

    /// Each hand holds a suit.
    const SUITS: [u64; 4] = [0x7FFC, 0x7FFC << 16, 0x7FFC << 32, 0x7FFC << 48];

    #[test]
    fn a_turned_deal_is_known() {
        let straight = DealFingerprint::of(&deal(SUITS)).unwrap();
        assert_eq!(straight, DealFingerprint::of(&deal(SUITS)).unwrap());
        for steps in 1..4_u8 {
            let turned: [u64; 4] =
                std::array::from_fn(|seat| SUITS[(seat + 4 - usize::from(steps)) % 4]);
            let turned = DealFingerprint::of(&deal(turned)).unwrap();
            assert_eq!(straight.likeness()(turned), Likeness::Turned(steps));
        }
    }

    #[test]
    fn a_deal_with_two_cards_exchanged_is_close_and_another_is_not() {
        let straight = DealFingerprint::of(&deal(SUITS)).unwrap();
        let mut bits = SUITS;
        (bits[2], bits[3]) = (bits[2] ^ 1 << 34 ^ 1 << 50, bits[3] ^ 1 << 34 ^ 1 << 50);
        let exchanged = DealFingerprint::of(&deal(bits)).unwrap();
        assert_eq!(straight.likeness()(exchanged), Likeness::Close);
        let mut minors = SUITS;
        (minors[0], minors[1]) = (minors[0] ^ 1 << 2 ^ 1 << 18, minors[1] ^ 1 << 2 ^ 1 << 18);
        let minors = DealFingerprint::of(&deal(minors)).unwrap();
        assert_ne!(straight, minors);
        assert_eq!(straight.likeness()(minors), Likeness::Close);
        // each hand a quarter of each suit
        let quarter = |seat: usize| {
            (0..4)
                .map(|suit| (0x7FFC_u64 >> 2 & 0x1111 << ((seat + suit) % 4)) << 2 << (16 * suit))
                .sum()
        };
        let other = DealFingerprint::of(&deal(std::array::from_fn(quarter))).unwrap();
        assert_eq!(straight.likeness()(other), Likeness::Other);
    }

    #[test]
    fn a_hidden_hand_gives_no_fingerprint() {
        let mut hidden = deal(SUITS);
        hidden.hands[after(Seat::North, 1)] = None;
        assert!(DealFingerprint::of(&hidden).is_none());
    }
}
