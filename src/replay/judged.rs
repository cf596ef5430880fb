//! The turns at which a revoke would have been found: the chances to revoke that a record shows.

use super::hands::Hands;
use super::{Irregularity, LeaderReading, Reading, Replay, Trick};
use crate::bridge::{Card, Hand, Holding, Seat, Suit, Turn, after};

/// A turn at which a hand held the suit led, and at which its failure to follow would have been found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JudgedTurn {
    /// The trick and the hand.
    pub turn: Turn,
    /// The turn within the trick: 2, 3 or 4.
    pub position: u8,
    /// The hand that led the trick.
    pub led_by: Seat,
    /// The card led.
    pub led: Card,
    /// The card played.
    pub played: Card,
    /// The cards of the led suit that it is known to have held.
    pub in_suit: Holding,
    /// All cards that it held; `None` for a hidden hand, or when an earlier card of it is missing.
    pub hand: Option<Hand>,
}

impl JudgedTurn {
    /// The cards of the led suit that it is known to have held.
    pub fn held(&self) -> u8 {
        u8::try_from(self.in_suit.len()).expect("at most 13 cards")
    }

    /// Whether the card played is no card of the led suit.
    pub fn is_revoke(&self) -> bool {
        self.played.suit != self.led.suit
    }

    /// What another card than one of the led suit could have been.
    pub fn open(&self, trump: Option<Suit>) -> Option<Open> {
        let hand = self.hand?;
        let ruffs = trump.is_some_and(|trump| trump != self.led.suit && !hand[trump].is_empty());
        Some(if ruffs {
            Open::Ruff
        } else if hand.len() > self.in_suit.len() {
            Open::Discard
        } else {
            Open::Nothing
        })
    }

    /// Whether it had no card of some other suit.
    pub fn is_void_elsewhere(&self) -> Option<bool> {
        let hand = self.hand?;
        Some(Suit::ASC.into_iter().any(|suit| hand[suit].is_empty()))
    }
}

/// What a hand could have played instead of a card of the led suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Open {
    /// A trump on another suit.
    Ruff,
    /// Another card, but no ruff.
    Discard,
    /// Nothing: it held the led suit alone, so it could not revoke.
    Nothing,
}

impl Replay {
    /// The turns at which a revoke would have been found, in order of play.
    ///
    /// A turn is judged when its trick was read by fixed columns and its leader is known without the cards of the trick, the
    /// card is recorded, and the hand is proven to have held the suit led: by the deal, or by the cards that it plays later.
    /// None is judged where the deal or the seats had to be turned, or where only another leader makes the record legal. Every
    /// [`Revoke`](super::Revoke) of the replay stands at a judged turn.
    pub fn judged(&self) -> impl Iterator<Item = JudgedTurn> + use<'_> {
        let mut hands = Hands::of(self);
        let rows = if self.is_read_otherwise() {
            0
        } else {
            self.rows
        };
        (1..=rows).flat_map(move |number| {
            let (at, trick) = (hands, self.trick(number));
            hands.pass(trick);
            let led = self.judged_lead(number, trick);
            (1..4).filter_map(move |place| self.judge(&at, number, led?, place))
        })
    }

    /// Whether all of it had to be read in another way than it is written.
    fn is_read_otherwise(&self) -> bool {
        self.irregularities.iter().any(|it| {
            matches!(
                it,
                Irregularity::DealTurned(_)
                    | Irregularity::SeatsTurned(_)
                    | Irregularity::WrongOpeningLeader {
                        reading: LeaderReading::StatedSeatLed,
                        ..
                    }
            )
        })
    }

    /// The lead to a trick in which revokes are found.
    fn judged_lead(&self, number: u8, trick: &Trick) -> Option<(Seat, Card)> {
        let is_clear = trick.reading == Reading::Fixed && self.own_leader & 1 << (number - 1) == 0;
        trick.led().filter(|_| is_clear)
    }

    /// The turn of a hand so many places behind the leader, if it is judged.
    fn judge(
        &self,
        hands: &Hands,
        trick: u8,
        (led_by, led): (Seat, Card),
        place: u8,
    ) -> Option<JudgedTurn> {
        let seat = after(led_by, usize::from(place));
        let turn = Turn { trick, seat };
        let played = self.trick(trick).cards[seat]?;
        let mut in_suit = hands.proof(self, turn, led.suit)?;
        if played.suit == led.suit {
            in_suit.insert(played.rank);
        }
        let hand = hands.held[seat].filter(|_| hands.holes[seat] == 0);
        Some(JudgedTurn {
            turn,
            position: place + 1,
            led_by,
            led,
            played,
            in_suit,
            hand: hand.map(Hand::from_bits_retain),
        })
    }
}
