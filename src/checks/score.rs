//! What so many tricks come to: `4S-1, -100`; and the three counts of a board side by side.

use super::Case;
use super::words::{figures, of_range};
use crate::board::Board;
use crate::bridge::{Contract, Score, Seat, Side, side};
use crate::laws::{Range, Ruling};

/// `stated 9, played 9, adjusted 11: 4S-1, -100 becomes 4S+1, +650`.
pub(super) fn three_counts(case: &Case<'_>, ruling: &Ruling) -> String {
    let stated = case.board.final_result();
    let first = match (stated, case.board.result.value()) {
        (Some(stated), _) => format!("stated {stated}"),
        (None, Some(_)) => "the Result is of a part of the play".to_owned(),
        (None, None) => "no Result".to_owned(),
    };
    let played = match ruling.played {
        Some(played) => format!("played {played}"),
        None => format!("{} by the recorded cards", figures(ruling.possible)),
    };
    let adjusted = ruling.adjusted.map_or_else(
        || "adjusted not to be told".to_owned(),
        |adjusted| format!("adjusted {}", figures(adjusted)),
    );
    let counts = format!("{first}, {played}, {adjusted}");
    match becomes(case.board, stated.or(ruling.played), ruling.adjusted) {
        Some(change) => format!("{counts}: {change}"),
        None => counts,
    }
}

/// `4S-1, -100 becomes 4S+1, +650`, or one of them when they are the same.
fn becomes(board: &Board, from: Option<u8>, to: Option<Range>) -> Option<String> {
    let from = from.map(Range::exactly).or(to)?;
    let to = to.unwrap_or(from);
    let (before, after) = (outcome(board, from)?, outcome(board, to)?);
    Some(if from == to {
        after
    } else {
        format!("{before} becomes {after}")
    })
}

/// `4S-1, -100`; or `4S= or 4S+1, +420 or +450`.
pub(super) fn outcome(board: &Board, tricks: Range) -> Option<String> {
    let played = board.full_contract()?;
    let contracts = of_range(tricks, |tricks| contract(played, tricks));
    let declarer = board.declarer()?;
    let score = |tricks| board.score_of(tricks).map(|score| seen_by(score, declarer));
    Some(match score(tricks.max) {
        Some(_) => {
            let scores = of_range(tricks, |tricks| score(tricks).unwrap_or_default());
            format!("{contracts}, {scores}")
        }
        None => contracts,
    })
}

/// `4S-1`, `4S=`, `4S+1`.
pub(super) fn contract(contract: Contract, tricks: u8) -> String {
    let over = i16::from(tricks) - 6 - i16::from(contract.bid.level.get());
    let spelled = Score::spell(contract);
    if over == 0 {
        spelled + "="
    } else {
        format!("{spelled}{over:+}")
    }
}

/// Points as the reports have them, from North-South's side; that is said where declarer is of the other one.
fn seen_by(score: Score, declarer: Seat) -> String {
    match side(declarer) {
        Side::NorthSouth => format!("{:+}", score.0),
        Side::EastWest => points(score),
    }
}

/// `NS +420`.
pub(super) fn points(score: Score) -> String {
    format!("NS {:+}", score.0)
}
