#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, Topic, place};
use crate::bridge::{Seat, Turn};
use crate::replay::{Irregularity, Replay};
use crate::words::message;

check! {
    "P107" "lead-out-of-turn", Note, "Law 53A; PBN 2.1 section 3.9";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |replay, irregularity| match *irregularity {
        Irregularity::LeadOutOfTurn { turn, due } => finding(case, replay, turn, due),
        _ => None,
    });
}

fn finding(case: &Case<'_>, replay: &Replay, turn: Turn, due: Option<Seat>) -> Option<Finding> {
    let (card, span) = place::card_at(case, replay, turn)?;
    let Turn { trick, seat } = turn;
    let message = match due {
        Some(due) => message!("p107", seat = seat, card = card, trick = trick, due = due),
        None => message!("p107-unknown", seat = seat, card = card, trick = trick),
    };
    Some(
        Finding::new(&CHECK, span, message)
            .at(turn)
            .label(message!("p107-label"))
            .note(Topic::Reading, message!("p107-reading")),
    )
}
