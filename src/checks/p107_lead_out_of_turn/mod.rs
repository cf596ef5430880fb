#![doc = include_str!("en.md")]

use super::{Case, Finding, Severity, Topic, place};
use crate::bridge::{Seat, Turn};
use crate::replay::{Irregularity, Replay};
use crate::words::message;

check! { "P107" "lead-out-of-turn", Note, "Law 53A; PBN 2.1 section 3.9" }

pub(super) fn finding(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::LeadOutOfTurn { turn, due } = *it else {
        return None;
    };
    if is_by_owner(case, turn) {
        let is_told = is_first_by_owner(case, turn);
        return is_told.then(|| by_owner(case, replay, turn, due))?;
    }
    let (card, span) = place::card_at(case, replay, turn)?;
    let Turn { trick, seat } = turn;
    let message = match due {
        Some(due) => message!("p107", seat, card, trick, due),
        None => message!("p107-unknown", seat, card, trick),
    };
    let finding = Finding::new(&CHECK, span, message)
        .at(turn)
        .label(message!("p107-label"));
    Some(finding.note(Topic::Reading, message!("p107-reading")))
}

/// Whether only the deal shows who led, as the record names no hands.
fn is_by_owner(case: &Case<'_>, turn: Turn) -> bool {
    case.play.table.led_by_owner & 1 << (turn.trick - 1) != 0
}

/// Whether it is the first such trick; where the opening lead is one, P103 reports it.
fn is_first_by_owner(case: &Case<'_>, turn: Turn) -> bool {
    let first = case.play.table.led_by_owner.trailing_zeros();
    turn.trick > 1 && first == u32::from(turn.trick - 1)
}

/// The finding stands at the trick before: its winner, or who led behind it, is another than is written.
fn by_owner(case: &Case<'_>, replay: &Replay, turn: Turn, due: Option<Seat>) -> Option<Finding> {
    let (card, lead) = place::card_at(case, replay, turn)?;
    let Turn { trick, seat } = turn;
    let (before, due) = (trick - 1, due?);
    let won = Turn::new(before, due);
    let (_, span) = place::card_at(case, replay, won)?;
    let more = case.play.table.led_by_owner.count_ones() - 1;
    let message = if more > 0 {
        message!("p107-owner-more", seat, card, trick, due, before, more)
    } else {
        message!("p107-owner", seat, card, trick, due, before)
    };
    let finding = Finding::new(&CHECK, span, message)
        .at(won)
        .label(message!("p107-owner-label", trick = before))
        .proof(lead, message!("p107-owner-proof", seat))
        .note(Topic::Reading, message!("p107-owner-reading", seat, before));
    Some(finding.severity(Severity::Warning))
}
