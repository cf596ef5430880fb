//! Dealing. A card is a number: four suits of thirteen, spades first, the ace first in each.

use super::Dice;

pub(super) type Card = usize;

pub(super) const SEATS: [&str; 4] = ["N", "E", "S", "W"];
pub(super) const SUITS: [&str; 4] = ["S", "H", "D", "C"];
pub(super) const RANKS: &[u8; 13] = b"AKQJT98765432";

pub(super) fn suit(card: Card) -> usize {
    card / 13
}

pub(super) fn word(card: Card) -> String {
    format!("{}{}", SUITS[suit(card)], char::from(RANKS[card % 13]))
}

/// Whose card each card is: 0 for North, then clockwise.
#[derive(Clone)]
pub(super) struct Deal(pub(super) [Vec<Card>; 4]);

impl Deal {
    pub(super) fn new(dice: &mut Dice) -> Self {
        let mut pack: Vec<Card> = (0..52).collect();
        dice.shuffle(&mut pack);
        Self([0, 1, 2, 3].map(|seat| {
            let mut hand = pack[seat * 13..][..13].to_vec();
            hand.sort_unstable();
            hand
        }))
    }

    pub(super) fn points(&self, seat: usize) -> usize {
        let worth = |card: &Card| 4usize.saturating_sub(card % 13);
        self.0[seat].iter().map(worth).sum()
    }

    pub(super) fn length(&self, seat: usize, of: usize) -> usize {
        self.0[seat]
            .iter()
            .filter(|card| suit(**card) == of)
            .count()
    }

    /// As the Deal tag has it, with the dealer's hand first.
    pub(super) fn written(&self, dealer: usize) -> String {
        let hand = |seat: usize| {
            let holding = |of: usize| {
                let cards = self.0[seat].iter().filter(|card| suit(**card) == of);
                cards.map(|card| char::from(RANKS[card % 13])).collect()
            };
            [0, 1, 2, 3].map(holding).map(|it: String| it).join(".")
        };
        let hands = [0, 1, 2, 3].map(|turn| hand((dealer + turn) % 4));
        format!("{}:{}", SEATS[dealer], hands.join(" "))
    }
}
