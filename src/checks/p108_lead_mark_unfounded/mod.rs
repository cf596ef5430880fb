#![doc = include_str!("en.md")]

use super::{Case, Finding, place};
use crate::bridge::Turn;
use crate::replay::{Irregularity, Replay};
use crate::words::message;

check! { "P108" "lead-mark-unfounded", Warning, "PBN 2.1 section 3.9" }

pub(super) fn finding(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::LeadMarkUnfounded(turn) = *it else {
        return None;
    };
    let (card, span) = place::card_at(case, replay, turn)?;
    let Turn { trick, seat } = turn;
    let message = match replay.trick(trick).leader {
        Some(leader) if leader != seat => message!("p108-other", card, leader, trick),
        _ => message!("p108", card, seat, trick),
    };
    let finding = Finding::new(&CHECK, span, message).at(turn);
    Some(finding.label(message!("p108-label")))
}
