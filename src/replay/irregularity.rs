//! What the cards show to be out of order: facts of the play, without judgement.

use crate::bridge::{Card, Holding, Seat, Suit, Turn};

/// A failure to follow suit although able (Law 61A), as the cards show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Revoke {
    /// When, and by which hand.
    pub turn: Turn,
    /// The turn within the trick: 2, 3 or 4.
    pub position: u8,
    /// The hand that led the trick.
    pub led_by: Seat,
    /// The card led.
    pub led: Card,
    /// The card played instead of one of the led suit.
    pub played: Card,
    /// The cards of the led suit that could have been played: held by the deal, or shown later by a hand that is hidden.
    pub could_have_played: Holding,
    /// What proves that the hand held the led suit.
    pub evidence: Evidence,
    /// The first later trick in which the hand shows the led suit, with the card.
    pub shown: Option<(u8, Card)>,
    /// Whether the record marks it (`^R`).
    pub marked: bool,
}

impl Revoke {
    /// The suit not followed.
    pub const fn led_suit(&self) -> Suit {
        self.led.suit
    }
}

/// What proves a revoke.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Evidence {
    /// The deal: the hand held a card of the led suit.
    Deal,
    /// A card of the led suit that the same hand played later.
    LaterPlay,
}

/// Something in the record of the play that is not as it should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Irregularity {
    /// A revoke.
    Revoke(Revoke),
    /// `^R` on a card that is no revoke, and why not.
    RevokeMarkUnfounded(Turn, Unfounded),
    /// `^L` on another seat than the one that was due to lead, which the next player accepted (Law 53A): `due` should
    /// have led.
    LeadOutOfTurn {
        /// The card led out of turn.
        turn: Turn,
        /// The hand that should have led, if that is known.
        due: Option<Seat>,
    },
    /// `^L` on the hand that was due to lead, or a second one in the trick.
    LeadMarkUnfounded(Turn),
    /// A card that the hand was not dealt, and who was.
    NotHeld {
        /// Whose column it stands in.
        turn: Turn,
        /// The card.
        card: Card,
        /// The hand that was dealt it, if that is known.
        owner: Option<Seat>,
    },
    /// A card that stands earlier in the record already.
    PlayedTwice {
        /// The second time.
        turn: Turn,
        /// The card.
        card: Card,
        /// The first time.
        earlier: Turn,
    },
    /// Cards beyond those of a whole deal: how many.
    TooManyCards(u32),
    /// A card is missing in a trick after which the play went on.
    Hole(Turn),
    /// Rows that fit the deal only when each card is given to its owner: the first of them, and how many.
    ColumnsNotFixed {
        /// The first such trick.
        trick: u8,
        /// The number of such tricks.
        rows: u8,
    },
    /// The Play tag names one seat, the opening leader is another, and the record fits only as `reading` says.
    WrongOpeningLeader {
        /// The seat of the Play tag.
        stated: Seat,
        /// The hand on declarer's left.
        due: Seat,
        /// What makes it fit.
        reading: LeaderReading,
    },
    /// The record is legal for this deal turned by so many seats clockwise.
    DealTurned(u8),
    /// Under half of the cards were dealt to the hands that play them: the deal is of another board.
    DealDoesNotFit {
        /// Cards that fit.
        fit: u8,
        /// Cards recorded.
        recorded: u8,
    },
}

impl Irregularity {
    /// The turn that it is about; `None` for those of the whole board, which come first.
    pub const fn turn(&self) -> Option<Turn> {
        match self {
            Self::Revoke(revoke) => Some(revoke.turn),
            Self::RevokeMarkUnfounded(turn, _)
            | Self::LeadOutOfTurn { turn, .. }
            | Self::LeadMarkUnfounded(turn)
            | Self::NotHeld { turn, .. }
            | Self::PlayedTwice { turn, .. }
            | Self::Hole(turn) => Some(*turn),
            Self::ColumnsNotFixed { .. }
            | Self::TooManyCards(_)
            | Self::WrongOpeningLeader { .. }
            | Self::DealTurned(_)
            | Self::DealDoesNotFit { .. } => None,
        }
    }
}

/// Why a `^R` is unfounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unfounded {
    /// The card was led.
    Lead,
    /// The card follows suit.
    Follows,
    /// The hand had no card of the led suit.
    Void,
}

/// How a record with another seat in its Play tag than the opening leader's fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeaderReading {
    /// The first column is the opening leader's.
    FirstColumnIsLeaders,
    /// The seat of the Play tag led.
    StatedSeatLed,
}
