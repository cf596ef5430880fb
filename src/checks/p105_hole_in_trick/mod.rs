#![doc = include_str!("en.md")]

use super::{Case, Finding, Topic, place};
use crate::bridge::Turn;
use crate::replay::{Irregularity, Replay};
use crate::words::message;

check! { "P105" "hole-in-trick", Note, "Law 67; PBN 2.1 section 3.6" }

pub(super) fn finding(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::Hole(turn) = *it else {
        return None;
    };
    let Turn { trick, seat } = turn;
    let message = match 4 - replay.trick(trick).recorded() {
        0 | 1 => message!("p105", seat, trick),
        count => message!("p105-several", seat, trick, count),
    };
    let reading = match replay.trick(trick).winner {
        Some(winner) => message!("p105-reading", winner),
        None => message!("p105-reading-unknown"),
    };
    let finding = Finding::new(&CHECK, place::gap(case, turn), message)
        .at(turn)
        .label(message!("p105-label"))
        .note(Topic::Reading, reading);
    Some(if is_left_over(replay, turn) {
        finding.for_director()
    } else {
        finding
    })
}

/// Whether all tricks are recorded and only this hand lacks a card in this one: it was dealt a card that it never played, in the
/// record or at the table (Law 67).
fn is_left_over(replay: &Replay, turn: Turn) -> bool {
    replay.rows == replay.size && replay.trick(turn.trick).recorded() == 3
}
