//! Irregularities that the cards show: facts of the play, without judgement.

use crate::bridge::{Card, Hand, Holding, Renaming, Seat, Suit, Turn};

/// A failure to follow suit although able (Law 61A), as the cards show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Revoke {
    /// The trick and the offender.
    pub turn: Turn,
    /// The turn within the trick: 2, 3 or 4.
    pub position: u8,
    /// The hand that led the trick.
    pub led_by: Seat,
    /// The card led.
    pub led: Card,
    /// The card played instead of one of the led suit.
    pub played: Card,
    /// The cards of the led suit that could have been played: held according to the deal, or played later by a hidden
    /// hand.
    pub could_have_played: Holding,
    /// What proves that the hand held the led suit.
    pub evidence: Evidence,
    /// The first later trick in which the hand plays the led suit, with the card.
    pub shown: Option<(u8, Card)>,
    /// Whether the record marks it (`^R`).
    pub marked: bool,
}

impl Revoke {
    /// The suit not followed.
    pub const fn led_suit(&self) -> Suit {
        self.led.suit
    }

    /// The cards of that suit that could have been played.
    pub fn legal(&self) -> Hand {
        let mut legal = Hand::EMPTY;
        legal[self.led_suit()] = self.could_have_played;
        legal
    }
}

/// What proves a revoke.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Evidence {
    /// The deal: the hand held a card of the led suit.
    Deal,
    /// A card of the led suit that the same hand played later.
    LaterPlay,
}

/// Something irregular in the record of the play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Irregularity {
    /// A revoke.
    Revoke(Revoke),
    /// `^R` on a card that is not a revoke, and why not.
    RevokeMarkUnfounded(Turn, Unfounded),
    /// `^L` on a seat that was not due to lead: a lead out of turn that the next player accepted (Law 53A).
    LeadOutOfTurn {
        /// The card led out of turn.
        turn: Turn,
        /// The hand that should have led, if that is known.
        due: Option<Seat>,
    },
    /// `^L` on the hand that was due to lead, or a second one in the trick.
    LeadMarkUnfounded(Turn),
    /// A card that the hand was not dealt, and the hand that was.
    NotHeld {
        /// The turn at which it is recorded.
        turn: Turn,
        /// The card.
        card: Card,
        /// The hand that was dealt it, if that is known.
        owner: Option<Seat>,
    },
    /// A card that is already recorded earlier.
    PlayedTwice {
        /// The second time.
        turn: Turn,
        /// The card.
        card: Card,
        /// The first time.
        earlier: Turn,
    },
    /// More cards than the deal has: how many too many.
    TooManyCards(u32),
    /// A missing card in a trick that was not the last.
    Hole(Turn),
    /// Rows that fit the deal only if each card is given to the hand that was dealt it.
    ColumnsNotFixed {
        /// The first such trick.
        trick: u8,
        /// The number of such tricks.
        rows: u8,
    },
    /// The cards do not fit the deal in their columns, and are too few to say whether the columns, the deal or a card is wrong.
    TooFewCards {
        /// Cards recorded.
        recorded: u8,
    },
    /// The Play tag does not name the opening leader, and the record is read as `reading` says.
    WrongOpeningLeader {
        /// The seat of the Play tag.
        stated: Seat,
        /// The hand on declarer's left.
        due: Seat,
        /// The reading.
        reading: LeaderReading,
    },
    /// The record is legal if the deal is turned clockwise by this many seats.
    DealTurned(u8),
    /// The cards are those of the deal if its seats or suits have other names.
    Renamed(Renaming),
    /// The record is legal if the seats of the play, and declarer with them, are turned clockwise by this many.
    SeatsTurned(u8),
    /// From this trick on most cards cannot have been played: the play there is that of another board. It is left out.
    OtherPlay {
        /// The first such trick.
        trick: u8,
        /// Cards from there on that fit.
        fit: u8,
        /// Cards recorded from there on.
        recorded: u8,
    },
    /// Fewer than half of the cards were dealt to the hands that play them: the deal belongs to another board.
    DealDoesNotFit {
        /// Cards that fit.
        fit: u8,
        /// Cards recorded.
        recorded: u8,
    },
}

impl Irregularity {
    /// The turn concerned; `None` for the whole board, whose irregularities come first.
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
            | Self::TooFewCards { .. }
            | Self::TooManyCards(_)
            | Self::WrongOpeningLeader { .. }
            | Self::DealTurned(_)
            | Self::Renamed(_)
            | Self::SeatsTurned(_)
            | Self::OtherPlay { .. }
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

/// How a record fits whose Play tag does not name the opening leader.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeaderReading {
    /// The first column is the opening leader's.
    FirstColumnIsLeaders,
    /// The seat of the Play tag led.
    StatedSeatLed,
    /// The first column is that of the seat of the Play tag, but the hand that was due led.
    DueLed,
}
