//! Dimensions crossed: the cells that a board has in a combination of them.

use super::board::{BoardFacts, LEVELS, Labels, RISKS, RevokeFacts, labelled};
use super::counts::Counts;
use super::dimension::{BETWEEN, Dimension};
use super::turn::TurnFacts;
use crate::checks::CanShow;
use std::collections::BTreeMap;

/// The cells of a board, by the values of these dimensions.
pub(super) fn crossed(
    by: &[Dimension],
    file: &str,
    labels: &Labels,
    board: &BoardFacts,
    (turns, revokes): (&[TurnFacts], &[RevokeFacts]),
) -> BTreeMap<String, Counts> {
    let can_show = labels.others.can_show == CanShow::Yes;
    let labels: Vec<_> = labelled(labels).collect();
    let value = |dimension: Dimension, turn: TurnFacts| match dimension {
        Dimension::File => file,
        Dimension::Level => LEVELS[board.level],
        Dimension::Risk => RISKS[board.risk],
        Dimension::Player => board
            .players
            .as_ref()
            .map_or("", |players| &players[turn.role()]),
        _ => turn.value(dimension).unwrap_or_else(|| {
            let of_board = labels.iter().find(|(it, _)| *it == dimension);
            of_board.map_or("", |(_, value)| value.as_ref())
        }),
    };
    let combined = |turn: TurnFacts| {
        let values = by.iter().map(|dimension| value(*dimension, turn));
        values.collect::<Vec<_>>().join(&BETWEEN.to_string())
    };
    let mut cells = BTreeMap::<String, Counts>::new();
    for turn in turns {
        cells.entry(combined(*turn)).or_default().turns += 1;
    }
    for counts in cells.values_mut() {
        counts.boards = 1;
        counts.clean = u64::from(board.is_clean);
    }
    for revoke in revokes {
        let counts = cells.entry(combined(revoke.turn)).or_default();
        revoke.count(counts);
    }
    let cells = cells.into_iter();
    cells
        .map(|(value, counts)| (value, counts.if_shown(can_show)))
        .collect()
}
