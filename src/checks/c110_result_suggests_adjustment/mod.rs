#![doc = include_str!("en.md")]

use super::{Case, Findings, Topic, counted};
use crate::bridge::side;
use crate::laws::State;
use crate::words::message;

check! { "C110" "result-suggests-adjustment", Note, "Law 64A; PBN 2.1 section 3.4.15" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::Differs) else {
        return;
    };
    let replay = case.replay();
    let legal = replay.is_some_and(|replay| replay.irregularities.is_empty());
    let Some((played, declarer)) = ruling.played.zip(case.premises.declarer()) else {
        return;
    };
    let moved = played.abs_diff(stated);
    if !legal || !(1..=2).contains(&moved) || !ruling.slip_revokes.is_empty() {
        return;
    }
    let declarers = side(declarer);
    let side = if stated > played {
        declarers
    } else {
        declarers.other()
    };
    let by = counted::stated_by(case);
    let message = message!("c110", by, side, count = moved);
    let reading = message!("c110-reading", side = side.other());
    findings.push(counted::finding(&CHECK, case, message).note(Topic::Reading, reading));
}
