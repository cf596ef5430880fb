//! The boards of a part that have the same labels, and the cells of a board in a combination of dimensions.

use super::board::{BoardFacts, LEVELS, RISKS, RevokeFacts};
use super::counts::{Counts, Quality, Strata};
use super::dimension::{BETWEEN, Dimension};
use super::keys::text_hash;
use super::labels::{Labels, labelled};
use super::players::key_and_name;
use super::turn::{STRATA, TurnFacts};
use std::collections::BTreeMap;

/// The boards of a part that have the same labels.
pub(super) struct Group {
    /// A hash of the labels.
    pub(super) labels: u64,
    /// A hash of their event.
    pub(super) event: u64,
    pub(super) can_show: bool,
    pub(super) counts: Counts,
    pub(super) strata: Box<Strata>,
    pub(super) quality: Quality,
}

impl Group {
    pub(super) fn of(labels: &Labels, hash: u64) -> Self {
        Self {
            labels: hash,
            event: text_hash(labels.event()),
            can_show: labels.can_show(),
            counts: Counts::default(),
            strata: Box::new([0; STRATA]),
            quality: Quality::default(),
        }
    }

    /// What a record is like.
    pub(super) fn record(&mut self, board: &BoardFacts, record: &Quality, turns: &[TurnFacts]) {
        let quality = &mut self.quality;
        quality.add(record);
        if board.left_out.is_none() {
            quality.boards += u64::from(!turns.is_empty());
            quality.turns += turns.len() as u64;
        }
        quality.usable += u64::from(board.left_out.is_none());
        quality.turns_to_follow += board.turns_to_follow;
        if let Some(reason) = board.reason() {
            quality.left_out[reason] += 1;
        }
    }
}

/// The cells of a board in a combination of dimensions, by their values.
pub(super) fn crossed(
    by: &[Dimension],
    file: &str,
    labels: &Labels,
    board: &BoardFacts,
    (turns, revokes): (&[TurnFacts], &[RevokeFacts]),
) -> BTreeMap<String, Counts> {
    let can_show = labels.can_show();
    let labels: Vec<_> = labelled(labels).collect();
    let value = |dimension: Dimension, turn: TurnFacts| match dimension {
        Dimension::File => file,
        Dimension::Level => LEVELS[board.contract[0]],
        Dimension::Risk => RISKS[board.contract[1]],
        Dimension::Player => board
            .players
            .as_ref()
            .map_or("", |players| key_and_name(&players[turn.role()]).0),
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
