//! The ladder: stated, played, and adjusted tricks and scores, as in review.csv.

use crate::laws::Counts;
use crate::report::review::Review;
use crate::words::{Key, key};

/// One step: least and most, the same where there is one figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct LadderStep {
    /// Its heading.
    pub(super) key: Key,
    /// Declarer's tricks.
    pub(super) tricks: LadderFigures<u8>,
    /// From North-South's side.
    pub(super) score: LadderFigures<i32>,
}

/// A figure, or the two ends of a range, each with its column in review.csv.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct LadderFigures<T> {
    pub(super) columns: [&'static str; 2],
    pub(super) ends: Option<[T; 2]>,
    /// Whether no other figure is possible.
    pub(super) either: bool,
}

impl<T> LadderFigures<T> {
    /// What is written between the two ends.
    pub(super) const fn between(&self) -> &'static str {
        if self.either { " / " } else { " \u{2026} " }
    }
}

/// The three steps of a board.
pub(super) fn of(row: &Review, adjusted: Option<Counts>) -> [LadderStep; 3] {
    let either = adjusted.is_some_and(|counts| counts.number() == 2);
    [
        LadderStep {
            key: key!("stated"),
            tricks: one("tricks_stated", row.tricks_stated),
            score: one("score_stated", row.score_stated),
        },
        LadderStep {
            key: key!("played"),
            tricks: one("tricks_played", row.tricks_played),
            score: one("score_played", row.score_played),
        },
        LadderStep {
            key: key!("adjusted"),
            tricks: LadderFigures {
                columns: ["tricks_adjusted_min", "tricks_adjusted_max"],
                ends: row
                    .tricks_adjusted_min
                    .zip(row.tricks_adjusted_max)
                    .map(Into::into),
                either,
            },
            score: LadderFigures {
                columns: ["score_adjusted_min", "score_adjusted_max"],
                ends: row
                    .score_adjusted_min
                    .zip(row.score_adjusted_max)
                    .map(Into::into),
                either,
            },
        },
    ]
}

fn one<T: Copy>(column: &'static str, figure: Option<T>) -> LadderFigures<T> {
    LadderFigures {
        columns: [column; 2],
        ends: figure.map(|figure| [figure; 2]),
        either: false,
    }
}
