//! The ladder: the tricks and scores of a board as stated, as played, and as adjusted, a step each.

use crate::story::{Figure, Figures, TricksAndScore};
use crate::words::{Key, key};

/// One step.
#[derive(Debug)]
pub(super) struct LadderStep {
    /// Its heading.
    pub(super) key: Key,
    pub(super) at: TricksAndScore,
    /// The columns of review.csv with the two ends of its tricks.
    pub(super) tricks_in: Columns,
    /// Those with its score, if any has it.
    pub(super) score_in: Option<Columns>,
}

/// The columns with the least and the most.
type Columns = [&'static str; 2];

/// The steps of a board: the last only where something is adjusted. A score that is not stated but computed is not that of a
/// column.
pub(super) fn of(figures: &Figures) -> Vec<LadderStep> {
    let stated = LadderStep {
        key: key!("stated"),
        at: figures.stated,
        tricks_in: ["tricks_stated"; 2],
        score_in: (!figures.stated.score.is_computed()).then_some(["score_stated"; 2]),
    };
    let played = LadderStep {
        key: key!("played"),
        at: figures.played,
        tricks_in: ["tricks_played"; 2],
        score_in: Some(["score_played"; 2]),
    };
    let adjusted = || LadderStep {
        key: key!("adjusted"),
        at: figures.adjusted,
        tricks_in: ["tricks_adjusted_min", "tricks_adjusted_max"],
        score_in: Some(["score_adjusted_min", "score_adjusted_max"]),
    };
    let mut steps = vec![stated, played];
    steps.extend(figures.is_adjusted.then(adjusted));
    steps
}

/// What is written between the two ends of a figure.
pub(super) const fn between<T>(figure: &Figure<T>) -> &'static str {
    match figure {
        Figure::Known {
            is_either: true, ..
        } => " / ",
        _ => " \u{2026} ",
    }
}
