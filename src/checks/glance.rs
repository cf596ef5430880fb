//! One glance at a board, before any check is asked: whether it is open, so that one may have something to say. Nearly none is.

use super::{
    Case, Fit, NoReplay, OtherTable, c105_score_differs_from_result, c113_result_statements_differ,
};
use crate::board::{Item, Stake, Tricks};
use crate::bridge::Stop;
use crate::laws::State;

/// Whether a check of content may have something to say of a board, besides of its play.
pub(super) fn is_content_open(case: &Case<'_>) -> bool {
    is_board_open(case)
        || case.cross_board.other_table != OtherTable::Nothing
        || case.cross_board.other_side.is_some()
        || c113_result_statements_differ::is_shown(case)
}

fn is_board_open(case: &Case<'_>) -> bool {
    let (board, premises) = (case.board, case.premises);
    board.deal_fault.is_some()
        || board.auction.fault.is_some()
        || premises.disagreement.is_some()
        || Fit::of(board) == Fit::Differs
        || premises.is_awarded()
        || !premises.result().is_none_or(is_whole)
        || board.play.table.stop == Stop::Plus
        || !c105_score_differs_from_result::fits(case)
}

/// Whether both figures of a Result, where it has two, are those of a whole board.
fn is_whole(tricks: Tricks) -> bool {
    let whole = |defenders| tricks.declarer + defenders == 13;
    tricks.defenders.is_none_or(whole)
}

/// Whether a check may have something to say of the play, its ruling or the slips.
pub(super) fn is_play_open(case: &Case<'_>) -> bool {
    let slips = &case.slips;
    if !slips.faults.is_empty() || !slips.denied.is_empty() {
        return true;
    }
    match case.ruled {
        Ok(ruled) => {
            let ruling = ruled.ruling;
            case.board.deal.value().is_none()
                || !ruled.replay.irregularities.is_empty()
                || !matches!(ruling.state, State::Agrees | State::NotStated)
                || !ruling.conduct.is_empty()
                || !ruling.slip_revokes.is_empty()
        }
        Err(NoReplay::NotAuditable(_)) => true,
        Err(NoReplay::NoPlay) => has_figures_of_nobody(case),
    }
}

/// Whether tricks or points are stated where nobody declared, or it is not known who did.
fn has_figures_of_nobody(case: &Case<'_>) -> bool {
    let board = case.board;
    let is_nobodys =
        board.declarer.value().is_none() || board.contract.value() == Some(&Stake::PassedOut);
    let is_stated = |item| case.record.stated(item).is_some();
    is_nobodys && (is_stated(Item::Result) || is_stated(Item::Score))
}
