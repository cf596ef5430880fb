#![doc = include_str!("en.md")]

use super::wording::reading::nearest;
use super::{Case, Finding, Topic};
use crate::bridge::Turn;
use crate::replay::{Irregularity, Replay};
use crate::words::message;

check! { "P102" "card-played-twice", Error, "PBN 2.1 section 3.6" }

pub(super) fn finding(case: &Case<'_>, _: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::PlayedTwice {
        turn,
        card,
        earlier,
    } = *it
    else {
        return None;
    };
    let Turn { trick, seat } = turn;
    let (first, other) = (earlier.trick, earlier.seat);
    let message = if other == seat {
        message!("p102", seat, card, trick, first)
    } else {
        message!("p102-other", seat, card, trick, other, first)
    };
    let finding = Finding::new(&CHECK, case.span_of_play(turn, card), message)
        .at(turn)
        .label(message!("p102-label", card))
        .proof(case.span_of_play(earlier, card), message!("p102-proof"));
    Some(finding.notes(Topic::Reading, nearest(case)))
}
