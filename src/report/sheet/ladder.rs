//! The ladder: stated, played, and adjusted tricks and scores, as in review.csv.

use crate::bridge::Score;
use crate::checks::Case;
use crate::laws::{Range, Ruling};
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

/// A figure, or the two ends of a range, each with its column in review.csv if it has one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct LadderFigures<T> {
    pub(super) columns: Option<[&'static str; 2]>,
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

/// The steps of a board: the last only where something is adjusted.
pub(super) fn of(row: &Review, case: &Case<'_>) -> Vec<LadderStep> {
    let stated = LadderStep {
        key: key!("stated"),
        tricks: one("tricks_stated", row.tricks_stated),
        score: stated_score(row, case),
    };
    let played = LadderStep {
        key: key!("played"),
        tricks: one("tricks_played", row.tricks_played),
        score: one("score_played", row.score_played),
    };
    let mut steps = vec![stated, played];
    if case
        .ruling()
        .is_some_and(|ruling| is_adjusted(case, ruling))
    {
        steps.push(adjusted(row, case));
    }
    steps
}

/// The Score; where the file has none, what the stated result comes to.
fn stated_score(row: &Review, case: &Case<'_>) -> LadderFigures<i32> {
    if row.score_stated.is_some() {
        return one("score_stated", row.score_stated);
    }
    let computed = case.premises.stated_score().map(|Score(points)| points);
    LadderFigures {
        columns: None,
        ends: computed.map(|points| [points; 2]),
        either: false,
    }
}

/// Whether the ruling changes the result, or may.
fn is_adjusted(case: &Case<'_>, ruling: &Ruling) -> bool {
    let before = ruling.played.or(case.premises.final_result());
    let is_other = |adjusted| before.map(Range::exactly) != Some(adjusted);
    let is_revoke = !ruling.revokes.is_empty() || !ruling.slip_revokes.is_empty();
    is_revoke && ruling.adjusted.is_some_and(is_other)
}

fn adjusted(row: &Review, case: &Case<'_>) -> LadderStep {
    let counts = case.ruling().and_then(|ruling| ruling.adjusted_counts);
    let either = counts.is_some_and(|counts| counts.number() == 2);
    LadderStep {
        key: key!("adjusted"),
        tricks: LadderFigures {
            columns: Some(["tricks_adjusted_min", "tricks_adjusted_max"]),
            ends: both(row.tricks_adjusted_min, row.tricks_adjusted_max),
            either,
        },
        score: LadderFigures {
            columns: Some(["score_adjusted_min", "score_adjusted_max"]),
            ends: both(row.score_adjusted_min, row.score_adjusted_max),
            either,
        },
    }
}

fn both<T>(min: Option<T>, max: Option<T>) -> Option<[T; 2]> {
    min.zip(max).map(Into::into)
}

fn one<T: Copy>(column: &'static str, figure: Option<T>) -> LadderFigures<T> {
    LadderFigures {
        columns: Some([column; 2]),
        ends: figure.map(|figure| [figure; 2]),
        either: false,
    }
}
