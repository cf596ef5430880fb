//! What most boards are: nothing that a check would look at.

use super::{Case, Check, Elsewhere, Fit, c105_score_differs_from_result};
use crate::bridge::Stop;
use crate::laws::State;
use crate::pbn::{Tag, TagName};

/// How plain a board is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Plain {
    /// Not at all: every check is to look at it.
    No,
    /// As it is written, but not as it was played.
    Written,
    /// It gives no check anything to look at.
    Wholly,
}

impl Plain {
    pub(super) fn of(case: &Case<'_>) -> Self {
        if !is_plainly_written(case) {
            Self::No
        } else if !is_plainly_played(case) {
            Self::Written
        } else {
            Self::Wholly
        }
    }

    /// Whether the board gives this check nothing to look at.
    pub(super) fn is_idle(self, check: &Check) -> bool {
        match self {
            Self::No => false,
            Self::Written => matches!(check.family(), "A" | "S"),
            Self::Wholly => true,
        }
    }
}

/// Whether all of the record was read, and as the standard has it.
fn is_plainly_written(case: &Case<'_>) -> bool {
    let opens_with_tags = |tag: &Tag| !matches!(tag.name, TagName::Auction | TagName::Play);
    case.ruled.is_ok()
        && case.game.faults.is_empty()
        && case.game.tags.first().is_some_and(opens_with_tags)
        && case.board.unread.is_empty()
        && case.board.deal_fault.is_none()
        && case.board.deal.value().is_some()
        && case.board.faults.is_empty()
        && case.board.play.table.stop != Stop::Plus
        && case.board.auction.fault.is_none()
        && case.board.disagreement.is_none()
        && !case.board.taken_over
        && !case.game.has(TagName::OptimumPlayTable)
}

/// Whether nothing in the play is out of order, and the Result agrees or is not stated.
fn is_plainly_played(case: &Case<'_>) -> bool {
    let Ok(ruled) = &case.ruled else { return false };
    let agrees = matches!(ruled.ruling.state, State::Agrees | State::NotStated);
    agrees
        && ruled.replay.irregularities.is_empty()
        && ruled.ruling.told.is_empty()
        && ruled.ruling.conduct.is_empty()
        && case.slips.faults.is_empty()
        && !case.is_awarded()
        && case.among.elsewhere == Elsewhere::Nothing
        && c105_score_differs_from_result::fits(case.board)
        && Fit::of(case.board) != Fit::Differs
}
