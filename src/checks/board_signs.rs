//! One glance at a board, before any check is asked: which signs it shows, besides those of writing.

use super::{
    Case, Fit, OtherTable, Ruled, Signs, c105_score_differs_from_result, c112_comment_names_revoke,
    c113_result_statements_differ,
};
use crate::board::Tricks;
use crate::bridge::Stop;
use crate::laws::State;

/// The signs of a board.
pub(super) fn signs(case: &Case<'_>) -> Signs {
    of_board(case)
        | of_ruling(case)
        | of_others(case)
        | Signs::STATEMENTS.when(c113_result_statements_differ::is_shown(case))
}

fn of_board(case: &Case<'_>) -> Signs {
    let board = case.board;
    Signs::DEAL_FAULT.when(board.deal_fault.is_some())
        | Signs::NO_DEAL.when(board.deal.value().is_none())
        | Signs::ILLEGAL_CALL.when(board.auction.fault.is_some())
        | Signs::DISAGREEMENT.when(case.premises.disagreement.is_some())
        | Signs::NUMBER.when(Fit::of(board) == Fit::Differs)
        | Signs::AWARDED.when(case.premises.is_awarded())
        | Signs::FIGURES.when(
            !case.premises.result().is_none_or(is_whole) || board.play.table.stop == Stop::Plus,
        )
        | Signs::REVOKE_COMMENT.when(c112_comment_names_revoke::may_have_revoke_comments(case))
        | Signs::SCORE.when(!c105_score_differs_from_result::fits(case))
}

fn of_ruling(case: &Case<'_>) -> Signs {
    let Ok(Ruled { replay, ruling, .. }) = &case.ruled else {
        return Signs::NO_REPLAY;
    };
    let agrees = matches!(ruling.state, State::Agrees | State::NotStated);
    Signs::IRREGULAR.when(!replay.irregularities.is_empty())
        | Signs::RESULT.when(!agrees)
        | Signs::CONDUCT.when(!ruling.conduct.is_empty())
}

/// What is known from the slips, and from other boards.
fn of_others(case: &Case<'_>) -> Signs {
    let slips = &case.slips;
    let of_slips = case.ruling().is_some_and(|it| !it.slip_revokes.is_empty());
    Signs::SLIPS.when(of_slips || !slips.faults.is_empty() || !slips.denied.is_empty())
        | Signs::OTHER_TABLE.when(case.cross_board.other_table != OtherTable::Nothing)
        | Signs::OTHER_SIDE.when(case.cross_board.other_side.is_some())
}

/// Whether both figures of a Result, where it has two, are those of a whole board.
fn is_whole(tricks: Tricks) -> bool {
    let whole = |defenders| tricks.declarer + defenders == 13;
    tricks.defenders.is_none_or(whole)
}
