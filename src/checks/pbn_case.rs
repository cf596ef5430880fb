//! A case with its record as PBN writes it: what the checks of writing see.

use super::fault::Faults;
use super::{Case, Signs};
use crate::board::PbnRecord;
use crate::bridge::Stop;
use crate::pbn::{Fault, Tag, TagName};
use std::ops::Deref;

/// A case, and its record as it is written. It is used as the record; what the record says is in the case.
#[derive(Debug, Clone, Copy)]
pub struct PbnCase<'a> {
    /// All that is known of the board.
    pub case: &'a Case<'a>,
    /// What is written.
    pub record: PbnRecord<'a>,
    /// Faults of annotations, notes and tables; those that stopped a reader are in the game.
    pub faults: &'a [Fault],
}

impl<'a> Deref for PbnCase<'a> {
    type Target = PbnRecord<'a>;

    fn deref(&self) -> &Self::Target {
        &self.record
    }
}

impl<'a> PbnCase<'a> {
    /// What is wrong with its writing.
    pub(super) const fn all_faults(&self) -> Faults<'a> {
        Faults {
            case: self.case,
            lists: [self.record.game.faults.as_slice(), self.faults],
        }
    }

    /// The signs that only records in PBN show.
    pub(super) fn signs(&self) -> Signs {
        let (game, board) = (self.game, self.case.board);
        let opens_with_tags = |tag: &Tag| !matches!(tag.name, TagName::Auction | TagName::Play);
        Signs::FAULTS.when(!game.faults.is_empty() || !self.faults.is_empty())
            | Signs::NO_FIRST_TAG.when(!game.tags.first().is_some_and(opens_with_tags))
            | Signs::UNREAD.when(!board.unread.is_empty())
            | Signs::TAKEN_OVER.when(board.taken_over)
            | Signs::PLUS.when(board.play.table.stop == Stop::Plus)
            | Signs::OPTIMUM_PLAY.when(game.has(TagName::OptimumPlayTable))
            | Signs::SCORE_TABLE
                .when(game.has(TagName::ScoreTable) || game.has(TagName::TotalScoreTable))
    }
}
