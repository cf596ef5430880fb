//! Infractions: a revoke with everything that the clauses of the Laws ask about. `collect` finds them.

use super::circumstances::Circumstances;
use crate::bridge::{Card, Hand, Seat, Side, Suit, Turn};
use crate::diagnosis::Grade;
use crate::laws::director::Role;
use crate::replay::Revoke;

/// One revoke.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Infraction {
    /// The revoke as the cards or the director's facts show it.
    pub(crate) revoke: Revoke,
    /// The suit not followed, or the suit that a requirement demanded or forbade.
    pub(crate) suit: Suit,
    /// Whether that suit was forbidden, and any other should have been played.
    pub(crate) forbidden: bool,
    /// The cards that could have been played.
    pub(crate) could_have_played: Hand,
    /// How it is known.
    pub(crate) source: Source,
    /// What the director's facts say about it.
    pub(crate) circumstances: Circumstances,
    /// The real number of the trick: in an end position the earlier tricks count too.
    pub(crate) real_trick: u8,
    /// The offender's role.
    pub(crate) role: Role,
    /// The offending side.
    pub(crate) side: Side,
    /// How certain it is that it is a revoke.
    pub(crate) grade: Grade,
    /// Whether it was established.
    pub(crate) established: Established,
    /// Whether it may have been corrected together with the other side's in the same trick (Law 62C3).
    pub(crate) joint: bool,
}

/// Whether a revoke was established (Law 63).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Established {
    /// Yes: by which clause, in which trick, and by which card where that is known.
    Yes {
        /// `63A1`.
        by: &'static str,
        /// The trick.
        trick: u8,
        /// The exact turn and card.
        card: Option<(Turn, Card)>,
    },
    /// The record ends before the offending side plays to the next trick, but a Result is stated, so the players agreed
    /// (Law 69A).
    Presumed,
    /// Unknown.
    Unknown,
    /// No: it was corrected, or is to be (Law 62A, 62C3, 62D).
    No,
}

impl Established {
    /// By this clause, in this trick, and by this card where it is known.
    pub(super) const fn yes(by: &'static str, trick: u8, card: Option<(Turn, Card)>) -> Self {
        Self::Yes { by, trick, card }
    }

    /// Whether it is a card that was missing in its trick (Law 67B1).
    pub fn is_omission(self) -> bool {
        matches!(self, Self::Yes { by: "67B1", .. })
    }

    /// Whether the record leaves it open, as the next trick is not there.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Presumed | Self::Unknown)
    }

    /// Whether a card to the next trick was named, and not led or played (Law 63A2).
    pub fn is_named(self) -> bool {
        matches!(self, Self::Yes { by: "63A2", .. })
    }
}

/// How a revoke is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Source {
    /// The cards show it.
    Record,
    /// Only the director's facts show it.
    Slip,
}

impl Infraction {
    /// The trick, numbered as in the replay.
    pub(crate) const fn trick(&self) -> u8 {
        self.revoke.turn.trick
    }

    pub(crate) const fn offender(&self) -> Seat {
        self.revoke.turn.seat
    }

    /// Whether the same hand had already failed to follow to the same suit. A partner's revoke does not count, nor
    /// dummy's for declarer.
    pub(crate) fn is_repeat_of(&self, earlier: &Self) -> bool {
        earlier.offender() == self.offender()
            && earlier.suit == self.suit
            && earlier.trick() < self.trick()
    }
}
