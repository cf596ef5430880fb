//! One glance at a board, before any check is asked: whether it is open, so that one may have something to say. Nearly none is.

use super::{Case, Fit, NoReplay, OtherTable, partners, result_statements, stated_score};
use crate::board::{Item, Stake, Tricks};
use crate::bridge::Stop;
use crate::laws::State;

/// What is open of the content of a board, in any format, besides the words of its comments. A check is asked of the boards on which
/// what it names is open.
#[derive(Clone, Copy)]
pub(super) enum Sign {
    /// Contract or declarer, against the auction.
    Auction,
    /// Dealer or vulnerability, against the number of the board.
    Number,
    /// The play, its ruling, the slips, or figures that may not be those of the play.
    Play,
    /// Anything else.
    Other,
}

/// Which signs a board shows, in their order.
pub(super) fn signs(case: &Case<'_>) -> [bool; 4] {
    let (board, premises) = (case.board, case.premises);
    let lists_results = !case.declarations.is_empty();
    [
        premises.disagreement.is_some(),
        Fit::of(board) == Fit::Differs,
        lists_results
            || board.play.table.stop == Stop::Plus
            || !premises.result().is_none_or(is_whole)
            || is_play_open(case),
        lists_results
            || board.deal_fault.is_some()
            || board.auction.fault.is_some()
            || premises.is_awarded()
            || !stated_score::fits(case)
            || case.cross_board.other_table != OtherTable::Nothing
            || case.cross_board.other_side.is_some()
            || result_statements::is_shown(case)
            || partners::by_name(case).is_some(),
    ]
}

/// Whether both figures of a Result, where it has two, are those of a whole board.
fn is_whole(tricks: Tricks) -> bool {
    let whole = |defenders| tricks.declarer + defenders == 13;
    tricks.defenders.is_none_or(whole)
}

/// Whether a check may have something to say of the play, its ruling or the slips.
fn is_play_open(case: &Case<'_>) -> bool {
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
