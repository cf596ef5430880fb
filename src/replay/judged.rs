//! The turns at which a revoke would have been found: the chances to revoke that a record shows.

use super::hands::Hands;
use super::{Irregularity, LeaderReading, Reading, Replay, Trick};
use crate::bridge::{Card, Hand, Seat, Suit, Turn, after, has_void, suit_bits};

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
    pub held: u8,
    /// All cards that it held; `None` for a hidden hand, or when an earlier card of it is missing.
    pub hand: Option<Hand>,
}

impl JudgedTurn {
    /// Whether the card played is no card of the led suit.
    pub fn is_revoke(&self) -> bool {
        self.played.suit != self.led.suit
    }

    /// What another card than one of the led suit could have been.
    #[inline]
    pub fn open(&self, trump: Option<Suit>) -> Option<Open> {
        let hand = self.hand?.to_bits();
        let led = suit_bits(self.led.suit);
        let trumps = trump.map_or(0, suit_bits);
        Some(if hand & trumps & !led != 0 {
            Open::Ruff
        } else if hand & !led != 0 {
            Open::Discard
        } else {
            Open::Nothing
        })
    }

    /// Whether it had no card of some other suit.
    #[inline]
    pub fn is_void_elsewhere(&self) -> Option<bool> {
        Some(has_void(self.hand?.to_bits()))
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
    pub fn judged(&self) -> impl Iterator<Item = JudgedTurn> + use<> {
        let mut turns = Vec::new();
        self.each_judged(|turn| turns.push(turn));
        turns.into_iter()
    }

    /// Hands over the same, one after another.
    #[allow(clippy::inline_always)] // so that it is compiled for the processor of its caller
    #[inline(always)]
    pub fn each_judged(&self, mut with: impl FnMut(JudgedTurn)) {
        if self.is_read_otherwise() {
            return;
        }
        let mut hands = Hands::of(self);
        for number in 1..=self.rows {
            let trick = self.trick(number);
            if let Some(lead) = self.judged_lead(number, trick) {
                for place in 1..4 {
                    if let Some(turn) = self.judge(&hands, (number, trick), lead, place) {
                        with(turn);
                    }
                }
            }
            hands.pass(trick);
        }
    }

    /// Whether all of it had to be read in another way than it is written.
    fn is_read_otherwise(&self) -> bool {
        self.irregularities.iter().any(|it| {
            matches!(
                it,
                Irregularity::DealTurned(_)
                    | Irregularity::Renamed(_)
                    | Irregularity::SeatsTurned(_)
                    | Irregularity::WrongOpeningLeader {
                        reading: LeaderReading::StatedSeatLed,
                        ..
                    }
            )
        })
    }

    /// The lead to a trick in which revokes are found.
    #[inline]
    fn judged_lead(&self, number: u8, trick: &Trick) -> Option<(Seat, Card)> {
        let is_clear = trick.reading == Reading::Fixed && self.own_leader & 1 << (number - 1) == 0;
        trick.led().filter(|_| is_clear)
    }

    /// The turn of a hand so many places behind the leader, if it is judged.
    #[allow(clippy::inline_always)] // like its caller
    #[inline(always)]
    fn judge(
        &self,
        hands: &Hands,
        (number, trick): (u8, &Trick),
        (led_by, led): (Seat, Card),
        place: u8,
    ) -> Option<JudgedTurn> {
        let seat = after(led_by, usize::from(place));
        let turn = Turn::new(number, seat);
        let played = trick.cards[seat]?;
        let dealt = hands.left_of(seat, led.suit);
        let held = if dealt > hands.holes[seat] {
            dealt
        } else {
            self.shown(hands, turn, led, played)?
        };
        let hand = hands.left(seat).filter(|_| hands.holes[seat] == 0);
        Some(JudgedTurn {
            turn,
            position: place + 1,
            led_by,
            led,
            played,
            #[allow(clippy::cast_possible_truncation)] // at most 13
            held: held as u8,
            hand: hand.map(Hand::from_bits_retain),
        })
    }

    /// The cards of the led suit that a hand is known to have held by what it plays.
    #[cold]
    fn shown(&self, hands: &Hands, turn: Turn, led: Card, played: Card) -> Option<usize> {
        let mut shown = hands.proof(self, turn, led.suit)?;
        if played.suit == led.suit {
            shown.insert(played.rank);
        }
        Some(shown.len())
    }
}
