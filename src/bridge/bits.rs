//! Cards as the bits of a hand, for what is asked of millions of boards: sixteen bits a suit, the higher the rank the
//! higher the bit.

use super::{Card, Suit};
use std::hint::select_unpredictable;

/// The bits of a suit in a hand.
pub const fn suit_bits(suit: Suit) -> u64 {
    0xFFFF << (16 * suit as u8)
}

/// The bit of a card in a hand.
pub fn bit(card: Card) -> u64 {
    1 << (16 * card.suit as u8 + card.rank.get())
}

/// Whether a hand has a void: no card of some suit.
pub const fn has_void(hand: u64) -> bool {
    // taking one from a suit without cards borrows, and sets its highest bit, which no card has
    const ONES: u64 = 0x0001_0001_0001_0001;
    hand.wrapping_sub(ONES) & ONES << 15 & !hand != 0
}

/// The winning card of a trick: the highest trump, or else the highest card of the suit led. The highest bit of a suit
/// is its highest card.
#[inline]
pub fn winning(cards: u64, led: u64, trumps: u64) -> u64 {
    let (trumps, led) = (cards & trumps, cards & led);
    // no branch: a ruff is unpredictable
    1 << select_unpredictable(trumps != 0, trumps, led).ilog2()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::{Rank, strength};

    #[test]
    fn a_void_is_seen_whatever_the_other_suits_hold() {
        let holdings = [0, 1 << 2, 1 << 14, 0b11 << 13, 0x7FFC_u64];
        let suits = [0, 16, 32, 48];
        for number in 0..5_usize.pow(4) {
            let of = |place: u32| holdings[number / 5_usize.pow(place) % 5];
            let hand = suits.iter().zip(0..).map(|(suit, place)| of(place) << suit);
            let any = (0..4).any(|place| of(place) == 0);
            assert_eq!(has_void(hand.sum::<u64>()), any, "{number}");
        }
    }

    #[test]
    fn the_winning_card_is_the_strongest() {
        let ranks = || (2..=14).map(Rank::new);
        let all = Suit::ASC.map(|suit| ranks().map(move |rank| Card { suit, rank }));
        let all: Vec<Card> = all.into_iter().flatten().collect();
        for led in Suit::ASC {
            for trump in Suit::ASC.map(Some).into_iter().chain([None]) {
                let strength = |card: &Card| strength(*card, led, trump);
                let trumps = trump.map_or(0, suit_bits);
                for one in &all {
                    for other in all.iter().filter(|other| strength(other) > 0) {
                        let stronger = std::cmp::max_by_key(one, other, |card| strength(card));
                        let cards = bit(*one) | bit(*other);
                        assert_eq!(winning(cards, suit_bits(led), trumps), bit(*stronger));
                    }
                }
            }
        }
    }
}
