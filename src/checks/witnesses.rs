//! What a record says of its board besides the cards, as the diagnosis asks for it.

use crate::board::{Awarded, Board, Disagreement, ScoreTag, Tricks};
use crate::bridge::{Penalty, Score, Seat, Side, side};
use crate::diagnosis::Witnesses;

/// The statements of a board on which this hand is declarer.
pub fn witnesses(board: &Board, declarer: Seat) -> Witnesses {
    let penalty = board.full_contract().map(|contract| contract.penalty);
    let is_awarded = |it: &Tricks| it.awarded == Awarded::Yes;
    let is_awarded = board.result.value().is_some_and(is_awarded);
    Witnesses {
        declarer,
        by_auction: match board.disagreement {
            Some(Disagreement::Declarer(seat)) => Some(seat),
            _ => None,
        },
        listed: listed(board),
        leads: board.play.seat.value().copied(),
        scored: scored(board, declarer),
        is_doubled: penalty.is_some_and(|it| it != Penalty::Undoubled),
        result: board.final_result().filter(|_| !is_awarded),
        by_side: board.result.value().is_some_and(|it| it.by_side),
    }
}

/// The declarer of the list of results, where it has this contract.
fn listed(board: &Board) -> Option<Seat> {
    let (contract, seat) = board.statements.listed?.contract?;
    (board.full_contract() == Some(contract)).then_some(seat)
}

/// Declarer's side, where the Score is that of the Result by this declarer, and not nought.
fn scored(board: &Board, declarer: Seat) -> Option<Side> {
    let ScoreTag::Balanced(stated) = *board.score.value()? else {
        return None;
    };
    let Score(points) = board.score_of(board.final_result()?)?;
    (points != 0 && stated == Score(points)).then(|| side(declarer))
}
