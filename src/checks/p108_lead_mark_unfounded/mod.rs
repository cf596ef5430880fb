#![doc = include_str!("en.md")]

use super::words::seat_name;
use super::{Case, Finding, Findings, place};
use crate::bridge::{Spelled, Turn};
use crate::replay::{Irregularity, Replay};

check! {
    "P108" "lead-mark-unfounded", Warning, "PBN 2.1 section 3.9";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |replay, irregularity| match *irregularity {
        Irregularity::LeadMarkUnfounded(turn) => tell(case, replay, turn),
        _ => None,
    });
}

fn tell(case: &Case<'_>, replay: &Replay, turn: Turn) -> Option<Finding> {
    let (card, span) = place::card_at(case, replay, turn)?;
    let (seat, trick) = (seat_name(turn.seat), turn.trick);
    let reason = match replay.trick(trick).leader {
        Some(leader) if leader != turn.seat => {
            format!(
                "{} led trick {trick} out of turn already",
                seat_name(leader)
            )
        }
        _ => format!("it was {seat}'s turn to lead to trick {trick}"),
    };
    let message = format!(
        "{} is marked as a lead out of turn (^L), but {reason}",
        Spelled(card)
    );
    Some(
        Finding::new(&CHECK, span, message)
            .at(turn)
            .label("the mark is passed over"),
    )
}
