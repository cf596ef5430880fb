//! Editions of the Laws as tables: since when each is in force, and ordered clauses, each with what it asks and what it gives.
//!
//! A new edition is a table in a file of its own, a row in [`EDITIONS`], and the pages of the clauses that it changes, in every
//! language. Everything else goes by that list; "An edition in an afternoon" in `tests/README.md` has the steps.

mod commencement;
mod laws_1997;
mod laws_2007;
mod laws_2017;
mod pages;

pub use commencement::{Basis, Editions, Jurisdiction, Since, in_force, in_force_in};
pub use laws_1997::LAWS_1997;
pub use laws_2007::LAWS_2007;
pub use laws_2017::LAWS_2017;
pub use pages::{Page, pages};

use super::director::{Answer, Reading};
pub use super::revoke::Asks;
use super::revoke::{RevokeRules, RevokeView};
use std::fmt;

/// The editions of the Laws of Duplicate Bridge, oldest first.
pub const EDITIONS: [&Edition; 3] = [&LAWS_1997, &LAWS_2007, &LAWS_2017];

/// The edition that is assumed where nothing says when a board was played.
///
/// It is named here, and not the newest: a record that was ruled under one edition last year is ruled under the same this
/// year, whatever edition has come since. Where the editions differ, the ruling says what each gives; `--laws` chooses one.
/// Whoever moves this to a newer edition changes the rulings of all undated records, and says so in the CHANGELOG.
pub const UNDATED: &Edition = &LAWS_2017;

/// One edition: its rules on revokes.
pub struct Edition {
    /// The year in its title: `2017`. Two editions of one year are the same.
    pub year: &'static str,
    /// Since when it is in force.
    pub since: Since,
    /// The clauses in order of precedence: the first that applies is the primary one.
    pub clauses: &'static [Clause],
    /// Which failures are revokes, and when they are established.
    pub revokes: RevokeRules,
    /// The clause by which a card that dummy played unbidden stands once both sides have played on; earlier editions have none.
    pub wrong_card_stands: Option<&'static str>,
    /// The numbers of the laws on other facts that a director considers.
    pub weighed: Weighed,
}

/// The numbers, in an edition, of the laws on other facts that a director considers.
#[derive(Debug, Clone, Copy)]
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
    /// A question of dummy's to a defender, and what declarer learned from it.
    pub dummy_asked_defender: &'static str,
    /// An irregularity that the director learns of later.
    pub learned_later: &'static str,
    /// What a claim does to the play, as messages choose by it: it `ends` it, or `suspends` it (68D of 2017).
    pub claim: &'static str,
    /// What comes of a revoke that dummy pointed out without his rights (43B3), as messages choose by it: declarer has
    /// `no-penalty` to enforce, `damage` is weighed (12B1), or the score is `split`.
    pub dummy_without_rights: &'static str,
    /// That the director waives a rectification, as the other side asked him to.
    pub waiver: &'static str,
}

impl Edition {
    /// Whether the clause of this number gives tricks, as those of 64A do.
    pub fn transfers(&self, id: &str) -> bool {
        self.clause(id)
            .is_some_and(|clause| clause.gives != Gives::Nothing)
    }

    /// Whether a clause asks with which suit the offender won a trick.
    pub(super) fn asks_for_the_suit(&self) -> bool {
        let mut clauses = self.clauses.iter();
        clauses.any(|clause| clause.gives == Gives::OneTrickAndOneOfTheSuit)
    }

    /// The clause of this number, if the edition has it.
    pub fn clause(&self, id: &str) -> Option<&'static Clause> {
        self.clauses.iter().find(|clause| clause.id == id)
    }

    /// Whether the clause of this number is one of 64B, which takes a transfer away and leaves equity (64C).
    pub fn exempts(&self, id: &str) -> bool {
        self.clause(id).is_some_and(|clause| {
            clause.gives == Gives::Nothing && clause.asks != Asks::BothSidesInTheTrick
        })
    }

    /// Whether what the revokes of one side give is set off against what those of the other do: no clause takes both away.
    pub fn sets_off(&self) -> bool {
        self.that_is_read(Reading::BothSides).is_none()
    }

    /// Whether a card that lay faced in any way exempts from the transfer, and not only a penalty card or one of dummy.
    pub fn faced_card_exempts(&self) -> bool {
        self.that_asks(Asks::FacedCard).is_some()
    }

    /// What the clause of this number asks, if it is one of Law 64.
    pub fn asked_by(&self, id: &str) -> Option<Asks> {
        self.clause(id).map(|clause| clause.asks)
    }

    /// The number of the clause that slips name so, if the edition has one.
    pub fn that_is_read(&self, reading: Reading) -> Option<&'static str> {
        let is_it = |clause: &&Clause| clause.asks.reading() == Some(reading);
        self.clauses.iter().find(is_it).map(|clause| clause.id)
    }

    /// The number of the clause that asks this, if the edition has one.
    pub fn that_asks(&self, asks: Asks) -> Option<&'static str> {
        let is_it = |clause: &&Clause| clause.asks == asks;
        self.clauses.iter().find(is_it).map(|clause| clause.id)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.year)
    }
}

impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.year)
    }
}

impl PartialEq for Edition {
    fn eq(&self, other: &Self) -> bool {
        self.year == other.year
    }
}

impl Eq for Edition {}

impl Default for &Edition {
    fn default() -> Self {
        UNDATED
    }
}

/// One clause of Law 64.
#[derive(Debug, Clone, Copy)]
pub struct Clause {
    /// Its number: `64B3`. It differs between editions; what is asked says which clause it is.
    pub id: &'static str,
    /// When it applies.
    pub asks: Asks,
    /// What it then gives to the other side.
    pub gives: Gives,
}

impl Clause {
    /// The clause of this number.
    pub const fn new(id: &'static str, asks: Asks, gives: Gives) -> Self {
        Self { id, asks, gives }
    }

    /// Whether it applies to a revoke, as the director reads it.
    pub(in crate::laws) fn answer(&self, view: &RevokeView) -> Answer {
        if view.is_of_record() {
            return self.asks.of(view); // nearly every board
        }
        self.asks.of(&view.as_read(self.asks))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_stands_once_in_its_edition_and_the_newest_comes_last() {
        assert!(EDITIONS.is_sorted_by(|one, next| one.year < next.year));
        for edition in EDITIONS {
            for (place, clause) in edition.clauses.iter().enumerate() {
                let is_first = |it: &Clause| it.id != clause.id && it.asks != clause.asks;
                assert!(
                    edition.clauses[..place].iter().all(is_first),
                    "{edition:?} {clause:?}"
                );
            }
        }
    }
}
