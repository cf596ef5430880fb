//! A case with its record as PBN writes it: what the checks of writing see.

use super::Case;
use super::fault::Faults;
use crate::board::PbnRecord;
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

    /// Whether a check of writing may have something to say, besides of faults and where the play is open.
    pub(super) fn is_open(&self) -> bool {
        let (game, board) = (self.game, self.case.board);
        let opens_with_tags = |tag: &Tag| !matches!(tag.name, TagName::Auction | TagName::Play);
        !game.tags.first().is_some_and(opens_with_tags)
            || !board.unread.is_empty()
            || board.taken_over
            || game.has(TagName::OptimumPlayTable)
    }
}
