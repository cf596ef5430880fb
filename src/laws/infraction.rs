//! Infractions: a revoke with what the Laws want to know of it before any clause is asked. How it is found is for
//! `gathering`.

use super::testimony::Testimony;
use super::{Grade, Role};
use crate::bridge::{Card, Seat, Side, Suit, Turn};
use crate::replay::Revoke;

/// One revoke, and whose it is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Infraction {
    /// What the cards show, or the director tells.
    pub(super) revoke: Revoke,
    /// The suit not followed; of an order that was not obeyed, the suit required or forbidden.
    pub(super) suit: Suit,
    /// Whether that suit was forbidden, and any other should have been played.
    pub(super) forbidden: bool,
    /// Where it is known from.
    pub(super) source: Source,
    /// What is told of it.
    pub(super) testimony: Testimony,
    /// The real number of the trick: in an end position the tricks before it count too.
    pub(super) real_trick: u8,
    /// The offender's role.
    pub(super) role: Role,
    /// The offending side.
    pub(super) side: Side,
    /// How sure it is that it is a revoke.
    pub(super) grade: Grade,
    /// Whether it was established.
    pub(super) established: Established,
    /// Whether it may have been corrected together with the other side's in the same trick (Law 62C3).
    pub(super) joint: bool,
    /// Whether the offender may have had cards of the suit left when the record ends.
    pub(super) suit_left: bool,
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
    /// The record ends before the offending side plays to the next trick, and a Result is stated: the agreement stood
    /// (Law 69A).
    Presumed,
    /// It cannot be told.
    Unknown,
    /// No: it was corrected, or is to be (Law 62A, 62C3, 62D).
    No,
}

/// Where a revoke is known from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// The cards show it.
    Record,
    /// Only the director tells of it.
    Slip,
}

impl Infraction {
    /// The trick, as the replay counts.
    pub(super) const fn trick(&self) -> u8 {
        self.revoke.turn.trick
    }

    /// The offender.
    pub(super) const fn offender(&self) -> Seat {
        self.revoke.turn.seat
    }

    /// Whether the same hand had failed to follow to the same suit before. A partner's revoke is no repeat, nor is
    /// dummy's one of declarer's.
    pub(super) fn is_repeat_of(&self, earlier: &Self) -> bool {
        earlier.offender() == self.offender()
            && earlier.suit == self.suit
            && earlier.trick() < self.trick()
    }
}
