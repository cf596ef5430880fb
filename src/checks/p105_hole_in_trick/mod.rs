#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, Topic, place};
use crate::bridge::Turn;
use crate::replay::{Irregularity, Replay};
use crate::words::message;

check! {
    "P105" "hole-in-trick", Note, "Law 67; PBN 2.1 section 3.6";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |replay, irregularity| match *irregularity {
        Irregularity::Hole(turn) => Some(finding(case, replay, turn)),
        _ => None,
    });
}

fn finding(case: &Case<'_>, replay: &Replay, turn: Turn) -> Finding {
    let Turn { trick, seat } = turn;
    let message = match 4 - replay.trick(trick).recorded() {
        0 | 1 => message!("p105", seat, trick),
        count => message!("p105-several", seat, trick, count),
    };
    let mut finding = Finding::new(&CHECK, place::gap(case, turn), message)
        .at(turn)
        .label(message!("p105-label"));
    if is_left_over(replay, turn) {
        finding = finding.for_director();
    }
    let reading = match replay.trick(trick).winner {
        Some(winner) => message!("p105-reading", winner),
        None => message!("p105-reading-unknown"),
    };
    finding.note(Topic::Reading, reading)
}

/// Whether all tricks are recorded and only this hand lacks a card in this one: it was dealt a card that it never played, in the
/// record or at the table (Law 67).
fn is_left_over(replay: &Replay, turn: Turn) -> bool {
    replay.rows == replay.size && replay.trick(turn.trick).recorded() == 3
}
