#![doc = include_str!("en.md")]

use super::{Case, Findings, Topic, counted, score};
use crate::bridge::{Side, side};
use crate::laws::{Range, State};
use crate::words::message;

check! { "C101" "result-differs-from-play", Error, "PBN 2.1 section 3.4.15" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::Differs) else {
        return;
    };
    let Some(played) = ruling.played.filter(|_| ruling.revokes.is_empty()) else {
        return;
    };
    if counted::is_scored(case) {
        return; // C105 says so
    }
    let message = message!("c101", by = counted::stated_by(case), stated, played);
    let finding = counted::finding(&CHECK, case, message).label(message!("c101-label", played));
    let outcome = |tricks| score::outcome(case.premises, Range::exactly(tricks));
    let outcomes = outcome(stated).zip(outcome(played));
    let outcomes = outcomes.map(|(stated, played)| message!("c101-result", stated, played));
    let winners = winners_of(case, stated, played);
    let winners = winners.map(|side| message!("c101-of-the-others", side));
    let finding = finding.notes(Topic::Result, outcomes);
    findings.push(finding.notes(Topic::Reading, winners));
}

/// The defending side, if it won as many tricks as Result says.
fn winners_of(case: &Case<'_>, stated: u8, played: u8) -> Option<Side> {
    let is_theirs = stated + played == case.replay()?.size;
    let declarer = case.premises.declarer().filter(|_| is_theirs)?;
    Some(side(declarer).other())
}
