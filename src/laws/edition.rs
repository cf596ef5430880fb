//! Editions of the Laws as tables: ordered clauses, each with what it asks and what it gives.

use super::{Answer, RevokeQuestion};
use std::fmt;

/// An edition of the Laws of Duplicate Bridge, by the year in its title.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EditionYear {
    /// The Laws of 1997.
    Y1997,
    /// The Laws of 2007, in force from 2008.
    Y2007,
    /// The Laws of 2017.
    Y2017,
}

impl EditionYear {
    /// The editions, oldest first.
    pub const ALL: [Self; 3] = [Self::Y1997, Self::Y2007, Self::Y2017];

    /// `2017`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Y1997 => "1997",
            Self::Y2007 => "2007",
            Self::Y2017 => "2017",
        }
    }
}

impl fmt::Display for EditionYear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// One edition: its rules on revokes.
#[derive(Debug)]
pub struct Edition {
    /// Which one it is.
    pub year: EditionYear,
    /// The clauses in order of precedence: the first that applies is the primary one.
    pub clauses: &'static [Clause],
    /// The clause by which both revokes are corrected when both sides revoked in a trick and only one of them has
    /// played to the next; earlier editions have none.
    pub corrects_both: Option<&'static str>,
    /// The clause by which agreement to a claim of the other side establishes a revoke.
    pub agreement: &'static str,
    /// The clause by which a revoke is ruled as established when a defender asked his partner although he may not;
    /// later editions have none.
    pub asked_by_partner: Option<&'static str>,
    /// Whether a card missing in a trick always makes a revoke (Law 67B1), and not only when the card placed there is of
    /// another suit than that led.
    pub every_omission: bool,
    /// The numbers of the laws on other facts that a director considers.
    pub weighed: Weighed,
}

/// The numbers, in an edition, of the laws on other facts that a director considers.
#[derive(Debug)]
pub struct Weighed {
    /// Information from a card taken back.
    pub withdrawn_card: &'static str,
    /// Information from a penalty card.
    pub penalty_card: &'static str,
    /// Whether everyone may use all information from an exposed penalty card, and not only that it must be played.
    pub tells_all: bool,
    /// A revoke on trick 12 seen by the partner before he plays.
    pub trick_twelve: &'static str,
    /// Concealing an infraction, as by a second revoke.
    pub concealment: &'static str,
}

impl Edition {
    /// The clause of this number, if the edition has it.
    pub fn clause(&self, id: &str) -> Option<&'static Clause> {
        self.clauses.iter().find(|clause| clause.id == id)
    }
}

/// One clause of Law 64.
#[derive(Debug)]
pub struct Clause {
    /// Its number: `64B3`.
    pub id: &'static str,
    /// When it applies, in a few words of our own.
    pub says: &'static str,
    /// Whether it applies to a revoke.
    pub asks: fn(&RevokeQuestion) -> Answer,
    /// What it then gives to the other side.
    pub gives: Gives,
    /// Whether it depends on another revoke of the board, and is lost if that one does not count.
    pub rests_on_another: bool,
}

impl Clause {
    /// A clause by which nothing is transferred.
    pub(super) const fn exempts(
        id: &'static str,
        says: &'static str,
        asks: fn(&RevokeQuestion) -> Answer,
    ) -> Self {
        Self::gives(id, says, asks, Gives::Nothing)
    }

    /// A clause that gives tricks.
    pub(super) const fn gives(
        id: &'static str,
        says: &'static str,
        asks: fn(&RevokeQuestion) -> Answer,
        gives: Gives,
    ) -> Self {
        Self {
            id,
            says,
            asks,
            gives,
            rests_on_another: false,
        }
    }

    /// The same clause, depending on another revoke of the board.
    pub(super) const fn resting_on_another(self) -> Self {
        Self {
            rests_on_another: true,
            ..self
        }
    }
}

/// What a clause gives to the other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gives {
    /// No transfer.
    Nothing,
    /// The revoke trick and one of the tricks won later (64A1).
    RevokeTrickAndALaterOne,
    /// One of the tricks won from the revoke trick on (64A2).
    OneTrick,
    /// The same, and another that the offender later won with a card of the suit not followed (64A2 of 1997).
    OneTrickAndOneOfTheSuit,
}
