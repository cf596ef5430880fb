//! Changes that would make a record legal, tried where a hand seems to have revoked.

use crate::bridge::{Card, Seat, Spelled, Suit};
use std::fmt;

/// One change that makes a whole record legal. Its `Display` is a fixed form, for people and for programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LegalReading {
    /// Two cards of one hand were entered in each other's trick: `exchange W T5 T6`.
    Exchange {
        /// Whose cards.
        seat: Seat,
        /// The two tricks, the earlier first.
        tricks: [u8; 2],
    },
    /// One card is written for another: `card E T3 SQ for HQ`.
    Card {
        /// Whose card.
        seat: Seat,
        /// The trick.
        trick: u8,
        /// The card that is written.
        written: Card,
        /// The card that was played.
        played: Card,
    },
    /// The last trick of a play that stops early was not really played: `noise T8`. Cards may be touched on a screen
    /// while a claim is settled.
    Noise {
        /// The trick.
        trick: u8,
    },
    /// Another hand led to a trick, out of turn and without a mark: `leader N T4`.
    Leader {
        /// Who led.
        seat: Seat,
        /// The trick.
        trick: u8,
    },
    /// Another suit was trumps, or none: `trump H`, `trump NT`.
    Trump(Option<Suit>),
}

impl fmt::Display for LegalReading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Exchange { seat, tricks } => {
                let [first, second] = tricks;
                write!(f, "exchange {} T{first} T{second}", seat.letter())
            }
            Self::Card {
                seat,
                trick,
                written,
                played,
            } => {
                let (seat, written, played) = (seat.letter(), Spelled(written), Spelled(played));
                write!(f, "card {seat} T{trick} {written} for {played}")
            }
            Self::Noise { trick } => write!(f, "noise T{trick}"),
            Self::Leader { seat, trick } => write!(f, "leader {} T{trick}", seat.letter()),
            Self::Trump(Some(suit)) => write!(f, "trump {}", suit.letter()),
            Self::Trump(None) => f.write_str("trump NT"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::Rank;

    #[test]
    fn the_forms_are_fixed() {
        let queen = |suit| Card {
            suit,
            rank: Rank::Q,
        };
        let told = [
            LegalReading::Exchange {
                seat: Seat::West,
                tricks: [5, 6],
            },
            LegalReading::Card {
                seat: Seat::East,
                trick: 3,
                written: queen(Suit::Spades),
                played: queen(Suit::Hearts),
            },
            LegalReading::Noise { trick: 8 },
            LegalReading::Leader {
                seat: Seat::North,
                trick: 4,
            },
            LegalReading::Trump(Some(Suit::Hearts)),
            LegalReading::Trump(None),
        ]
        .map(|reading| reading.to_string());
        let forms = [
            "exchange W T5 T6",
            "card E T3 SQ for HQ",
            "noise T8",
            "leader N T4",
            "trump H",
            "trump NT",
        ];
        assert_eq!(told, forms);
    }
}
