//! What a run decides for all its boards, and the edition of the Laws that follows from it for one.

use super::title::Years;
use crate::board::Board;
use crate::laws::{self, Attention, Basis, EDITIONS, Edition, Editions, Jurisdiction};

/// What a run decides for all its boards.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Options {
    /// The edition of the Laws.
    pub laws: Laws,
    /// Whose dates say when an edition came into force.
    pub jurisdiction: Jurisdiction,
    /// When attention was drawn to the revokes.
    pub attention: Attention,
    /// Of which boards double dummy is asked, where the program was built with it.
    pub double_dummy: DoubleDummy,
    /// The codes of the previews that are run ([`Selection::previews`](crate::checks::Selection::previews)).
    pub previews: Vec<&'static str>,
}

/// Of which boards double dummy is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DoubleDummy {
    /// Of those with a revoke, to help with Law 64C.
    #[default]
    Revokes,
    /// Of all besides, from the opening lead on.
    Deals,
}

/// Which edition to rule under.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Laws {
    /// The one of these in force at the board's date, or else in the year that its titles name; of all, if none is named.
    ByDate(Editions),
    /// This one.
    Given(&'static Edition),
}

impl Default for Laws {
    fn default() -> Self {
        Self::ByDate(&EDITIONS)
    }
}

impl From<&'static Edition> for Laws {
    fn from(edition: &'static Edition) -> Self {
        Self::Given(edition)
    }
}

/// The edition that a board is ruled under.
#[derive(Debug, Clone, Copy)]
pub(super) struct Chosen {
    pub(super) edition: &'static Edition,
    pub(super) basis: Basis,
    /// Those of which one was in force, where it is in doubt which.
    pub(super) in_doubt: Editions,
}

impl Chosen {
    /// The edition to rule under: by the date of the board, or else by the years that its titles name.
    pub(super) fn of(options: &Options, board: &Board, titled: impl FnOnce() -> Years) -> Self {
        let jurisdiction = options.jurisdiction;
        let editions = match options.laws {
            Laws::ByDate([]) => &EDITIONS,
            Laws::ByDate(editions) => editions,
            Laws::Given(edition) => {
                let (basis, in_doubt) = (Basis::Given, &[][..]);
                return Self {
                    edition,
                    basis,
                    in_doubt,
                };
            }
        };
        let by_date = |date| laws::in_force(editions, date, jurisdiction);
        let (edition, basis) = match board.date.value() {
            Some(date) => by_date(Some(*date)),
            None => match titled() {
                Years::Named(years) => laws::in_force_in(editions, years, jurisdiction),
                Years::None | Years::Several => by_date(None),
            },
        };
        let in_doubt = if basis == Basis::Assumed {
            editions
        } else {
            &[]
        };
        Self {
            edition,
            basis,
            in_doubt,
        }
    }
}
