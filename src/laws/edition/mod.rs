//! Editions of the Laws as tables: ordered clauses, each with what it asks and what it gives.
//!
//! A new edition is a table in a file of its own, a row in [`EditionYear`], its changeovers in `commencement`, and the
//! pages of the clauses that it changes, in every language. The command line takes its name from here.

/// The clauses of an edition, in order of precedence: `number "when it applies, in words": when it applies => what it gives;`,
/// with `of another` behind what asks for another revoke of the board.
macro_rules! clauses {
    ($($id:literal $says:literal: $asks:ident $(of $another:ident)? => $gives:ident;)+) => {
        &[$(crate::laws::edition::Clause {
            id: $id,
            says: $says,
            applies: crate::laws::revoke::view::$asks,
            gives: crate::laws::edition::Gives::$gives,
            rests_on_another: !stringify!($($another)?).is_empty(),
        }),+]
    };
}

mod commencement;
mod laws_1997;
mod laws_2007;
mod laws_2017;
mod pages;

pub use commencement::{Basis, Day, Jurisdiction, in_force, in_force_in};
pub use pages::{Page, pages};

use super::director::Answer;
use super::revoke::{RevokeRules, RevokeView};
use std::fmt;

/// An edition of the Laws of Duplicate Bridge, by the year in its title.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum EditionYear {
    /// The Laws of 1997.
    Y1997,
    /// The Laws of 2007, in force from 2008.
    Y2007,
    /// The Laws of 2017.
    #[default]
    Y2017,
}

impl EditionYear {
    /// The editions, oldest first.
    pub const ALL: [Self; 3] = [Self::Y1997, Self::Y2007, Self::Y2017];

    /// The newest.
    pub const NEWEST: Self = Self::ALL[Self::ALL.len() - 1];

    /// `2017`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Y1997 => "1997",
            Self::Y2007 => "2007",
            Self::Y2017 => "2017",
        }
    }
}

impl EditionYear {
    /// The rules of this edition.
    pub const fn edition(self) -> &'static Edition {
        match self {
            Self::Y1997 => &laws_1997::EDITION,
            Self::Y2007 => &laws_2007::EDITION,
            Self::Y2017 => &laws_2017::EDITION,
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
    /// Which failures are revokes, and when they are established.
    pub revokes: RevokeRules,
    /// Whether any faced card exempts from the transfer (Law 64B3), and not only a penalty card or a card of dummy.
    pub faced_card_exempts: bool,
    /// Whether a repeat is exempt (Law 64B2) only if the earlier revoke was established.
    pub repeats_established: bool,
    /// The clause by which a card that dummy played unbidden stands once both sides have played on; earlier editions have none.
    pub wrong_card_stands: Option<&'static str>,
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
    /// A question of dummy's to a defender, and what declarer learned from it.
    pub dummy_asked_defender: &'static str,
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
}

/// One clause of Law 64.
#[derive(Debug)]
pub struct Clause {
    /// Its number: `64B3`.
    pub id: &'static str,
    /// When it applies, in a few words of our own.
    pub says: &'static str,
    /// Whether it applies to a revoke.
    pub applies: fn(&RevokeView) -> Answer,
    /// What it then gives to the other side.
    pub gives: Gives,
    /// Whether it depends on another revoke of the board, and is lost if that one does not count.
    pub rests_on_another: bool,
}

impl Clause {
    /// Whether it applies to a revoke, as the director reads it.
    pub(in crate::laws) fn answer(&self, view: &RevokeView) -> Answer {
        if view.is_of_record() {
            return (self.applies)(view); // nearly every board
        }
        (self.applies)(&view.as_read(self.id))
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
    use crate::bridge::Seat;
    use crate::laws::director::bare;
    use crate::laws::{Facts, Range, rule};
    use crate::replay::fixture::{card, turn};
    use crate::replay::{Irregularity, Replay};

    /// A made-up edition, in which each revoke moves one trick if its side won any from it on.
    static MADE_UP: Edition = Edition {
        year: EditionYear::NEWEST,
        revokes: RevokeRules {
            corrects_both: None,
            agreement: "63A3",
            asked_by_partner: None,
            every_omission: false,
        },
        faced_card_exempts: false,
        repeats_established: true,
        wrong_card_stands: None,
        weighed: Weighed {
            withdrawn_card: "16C",
            penalty_card: "50E",
            tells_all: true,
            trick_twelve: "16C",
            concealment: "72B3",
            dummy_asked_defender: "61B2b, 16B",
        },
        clauses: clauses! {
            "64B1" "no trick was won": won_nothing => Nothing;
            "64A2" "one was": won_by_side => OneTrick;
        },
    };

    #[test]
    fn a_new_edition_rules_by_its_table() {
        let mut replay = Replay {
            rows: 13,
            ..Replay::default()
        };
        for (number, trick) in (1..).zip(&mut replay.tricks) {
            let by_east = [5, 8].contains(&number);
            trick.winner = Some(if by_east { Seat::East } else { Seat::South });
        }
        let [led, played] = ["H9", "C9"].map(card);
        let revoke = bare(turn(5, 'E'), Seat::North, led, played);
        replay.irregularities.push(Irregularity::Revoke(revoke));
        let ruled = |edition| {
            let ruling = rule(edition, &replay, &Facts::of_record(Seat::South));
            let [revoke] = &ruling.revokes[..] else {
                panic!("{ruling:?}");
            };
            (
                revoke.clauses.clone(),
                revoke.exempt,
                ruling.transfer.tricks,
            )
        };
        let expected = (vec!["64A2"], false, Range::exactly(1));
        assert_eq!(ruled(&MADE_UP), expected);
        let expected = (vec!["64A1"], false, Range::exactly(2));
        assert_eq!(ruled(EditionYear::Y2017.edition()), expected);
    }

    #[test]
    fn every_edition_is_found_by_its_year() {
        for year in EditionYear::ALL {
            let edition = year.edition();
            assert_eq!(edition.year, year);
            let ids: std::collections::HashSet<_> =
                edition.clauses.iter().map(|clause| clause.id).collect();
            assert_eq!(
                ids.len(),
                edition.clauses.len(),
                "{year}: a clause stands twice"
            );
            assert_eq!(edition.clause("64A2").map(|clause| clause.id), Some("64A2"));
        }
    }
}
