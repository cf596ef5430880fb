//! What most boards are: nothing that a check would look at.

use super::{Case, Elsewhere, Fit, c105_score_differs_from_result};
use crate::board::Tricks;
use crate::bridge::Stop;
use crate::laws::State;
use crate::pbn::{Tag, TagName};

/// Whether the board gives no check anything to look at: all was read, nothing in the play is out of order, and the
/// Result agrees or is not stated.
pub(super) fn is_plain(case: &Case<'_>) -> bool {
    let Ok(ruled) = &case.ruled else { return false };
    let agrees = matches!(ruled.ruling.state, State::Agrees | State::NotStated);
    let opens_with_tags = |tag: &Tag| !matches!(tag.name, TagName::Auction | TagName::Play);
    agrees
        && ruled.replay.irregularities.is_empty()
        && ruled.ruling.told.is_empty()
        && ruled.ruling.conduct.is_empty()
        && case.slips.faults.is_empty()
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
        && !case.is_awarded()
        && case.board.result.value().copied().is_none_or(is_whole)
        && case.among.elsewhere == Elsewhere::Nothing
        && c105_score_differs_from_result::fits(case.board)
        && Fit::of(case.board) != Fit::Differs
}

/// Whether both figures of a Result, where it has two, are those of a whole board.
fn is_whole(tricks: Tricks) -> bool {
    let whole = |defenders| tricks.declarer + defenders == 13;
    tricks.defenders.is_none_or(whole)
}
