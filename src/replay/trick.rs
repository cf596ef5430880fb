//! Tricks as they were played.

use crate::bridge::{BySeat, Card, Seat, Suit, strength};

/// One trick: who led, what each hand played, who won. `None` is "not recorded" or "unknown".
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Trick {
    /// The hand that led.
    pub leader: Option<Seat>,
    /// The card of each hand, by its true owner.
    pub cards: BySeat<Option<Card>>,
    /// The hand that won. In the last recorded trick only when all four cards are known.
    pub winner: Option<Seat>,
    /// How the row was read.
    pub reading: Reading,
}

impl Trick {
    /// Cards recorded in this trick.
    pub fn recorded(&self) -> usize {
        self.cards.0.iter().flatten().count()
    }

    /// Whether four cards are recorded in it.
    pub fn is_whole(&self) -> bool {
        self.cards.0.iter().all(Option::is_some)
    }

    /// Its four cards, when all are recorded.
    pub fn whole(&self) -> Option<BySeat<Card>> {
        let [north, east, south, west] = self.cards.0;
        Some(BySeat([north?, east?, south?, west?]))
    }

    /// The card led, when it is known who led and what.
    pub fn led(&self) -> Option<(Seat, Card)> {
        let leader = self.leader?;
        Some((leader, self.cards[leader]?))
    }

    /// Whether the recorded card of a hand is beaten by another recorded card, when this one was led.
    pub fn is_beaten(&self, seat: Seat, led: Card, trump: Option<Suit>) -> bool {
        let power = |card: Card| strength(card, led.suit, trump);
        let mut cards = self.cards.0.iter().flatten();
        self.cards[seat].is_some_and(|own| cards.any(|&card| power(card) > power(own)))
    }
}

/// How the columns of a row were assigned to hands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Reading {
    /// By the standard: one column, one seat (PBN 2.1 section 3.6).
    #[default]
    Fixed,
    /// Each card was given to the hand that was dealt it. No revoke is inferred from such a row.
    ByOwner,
    /// A card of the row was not dealt to its hand, so the real card is unknown. No revoke is inferred.
    Doubtful,
}
