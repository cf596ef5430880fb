//! The ladder: the tricks and scores of a board as stated, as played, and as adjusted, a step each.

use crate::story::{Figure, Figures, TricksAndScore};
use crate::words::{Key, key};

#[derive(Debug)]
pub(super) struct LadderStep {
    pub(super) key: Key,
    pub(super) at: TricksAndScore,
    /// The columns of review.csv with the two ends of its tricks.
    pub(super) tricks_in: Columns,
    /// Those with its score, if any has it.
    pub(super) score_in: Option<Columns>,
}

/// The columns with the least and the most.
pub(super) type Columns = [&'static str; 2];

/// The steps of a board: the last only where something is adjusted. A score that is not stated but computed is not that of a
/// column.
pub(super) fn of(figures: &Figures) -> Vec<LadderStep> {
    let step = |key, at, tricks_in, score_in| LadderStep {
        key,
        at,
        tricks_in,
        score_in,
    };
    let (stated, played) = (figures.stated, figures.played);
    let stated_in = (!stated.score.is_computed()).then_some(["score_stated"; 2]);
    let played_in = Some(["score_played"; 2]);
    let mut steps = vec![
        step(key!("stated"), stated, ["tricks_stated"; 2], stated_in),
        step(key!("played"), played, ["tricks_played"; 2], played_in),
    ];
    if figures.is_adjusted {
        let tricks_in = ["tricks_adjusted_min", "tricks_adjusted_max"];
        let score_in = Some(["score_adjusted_min", "score_adjusted_max"]);
        steps.push(step(
            key!("adjusted"),
            figures.adjusted,
            tricks_in,
            score_in,
        ));
    }
    steps
}

/// One figure or the two ends of a range.
pub(super) fn range<T: Copy + PartialEq>(figure: Figure<T>, text: impl Fn(T) -> String) -> String {
    match figure.ends() {
        None => "\u{2013}".to_owned(),
        Some([first, last]) if first == last => text(first),
        Some(ends) => ends.map(text).join(between(&figure)),
    }
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
