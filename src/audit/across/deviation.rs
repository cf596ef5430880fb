//! Boards of a part that differ from what is expected of them, until their block ends and shows whether the whole file does so.

use super::board_key::Shown;
use super::conventions::Conventions;
use super::declarations::Contradiction;
use crate::checks::{Cause, CrossBoard, Likeness, OtherTable, Witness};
use std::sync::{Arc, OnceLock};

/// A board of a part that differs from its number, from its Declarer tag, from its own play or from another table. Whether
/// the whole file does so is known at the end of the block.
#[derive(Debug)]
pub(in crate::audit) struct Deviation {
    pub(super) game: u64,
    pub(super) shown: Shown,
    pub(super) other: Other,
    pub(super) other_side: Option<Contradiction>,
    pub(super) witness: Option<Arc<OnceLock<Witness>>>,
    pub(super) verdict: Arc<OnceLock<Conventions>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
/// What another table of a board shows of its deal.
pub(super) enum Other {
    Nothing,
    Differs {
        file: Arc<str>,
        game: u32,
        likeness: Likeness,
    },
    Full,
}

impl Other {
    /// In the words of a case, with whether many boards of the file differ so.
    fn other_table(&self, often: bool, most: usize) -> OtherTable<'_> {
        match self {
            Self::Nothing => OtherTable::Nothing,
            Self::Differs {
                file,
                game,
                likeness,
            } => OtherTable::Differs {
                file,
                game: *game,
                likeness: *likeness,
                often,
            },
            Self::Full => OtherTable::Full { boards: most },
        }
    }
}

impl Deviation {
    /// Whether its block has ended.
    pub(in crate::audit) fn is_judged(&self) -> bool {
        self.verdict.get().is_some()
    }

    /// What other tables show of its deal, where that was not played.
    pub(in crate::audit) fn witness(&self) -> Witness {
        let witness = self.witness.as_ref().and_then(|it| it.get());
        witness.copied().unwrap_or_default()
    }

    pub(super) fn cross_board(&self, most: usize) -> Option<CrossBoard<'_>> {
        let conventions = self.verdict.get()?;
        let often = conventions.compared.is_habit();
        Some(CrossBoard {
            other_table: self.other.other_table(often, most),
            other_side: self.other_side.as_ref().map(Contradiction::other_side),
            ..conventions.cross_board(self.shown)
        })
        .map(|it| self.with_witness(it))
    }

    /// With what other tables show of a deal that was not played. Where the file has many of them, tables that agree with that
    /// say nothing new, and the board would be audited again for it.
    fn with_witness<'a>(&self, of_file: CrossBoard<'a>) -> CrossBoard<'a> {
        let is_of_file = of_file.causes.holds(Cause::WrongDeals);
        match self.witness() {
            Witness::Against if is_of_file => of_file,
            witness => CrossBoard { witness, ..of_file },
        }
    }
}
