#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, place};
use crate::bridge::Turn;
use crate::replay::{Irregularity, Replay};
use crate::words::message;

check! {
    "P108" "lead-mark-unfounded", Warning, "PBN 2.1 section 3.9";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |replay, irregularity| match *irregularity {
        Irregularity::LeadMarkUnfounded(turn) => finding(case, replay, turn),
        _ => None,
    });
}

fn finding(case: &Case<'_>, replay: &Replay, turn: Turn) -> Option<Finding> {
    let (card, span) = place::card_at(case, replay, turn)?;
    let Turn { trick, seat } = turn;
    let message = match replay.trick(trick).leader {
        Some(leader) if leader != seat => {
            message!("p108-other", card, leader, trick)
        }
        _ => message!("p108", card, seat, trick),
    };
    Some(
        Finding::new(&CHECK, span, message)
            .at(turn)
            .label(message!("p108-label")),
    )
}
