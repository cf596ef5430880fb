#![doc = include_str!("en.md")]

use super::words::seat_name;
use super::{Case, Finding, Findings, Topic, place};
use crate::bridge::{Seat, Spelled, Turn};
use crate::replay::{Irregularity, Replay};

check! {
    "P107" "lead-out-of-turn", Note, "Law 53A; PBN 2.1 section 3.9";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |replay, irregularity| match *irregularity {
        Irregularity::LeadOutOfTurn { turn, due } => tell(case, replay, turn, due),
        _ => None,
    });
}

fn tell(case: &Case<'_>, replay: &Replay, turn: Turn, due: Option<Seat>) -> Option<Finding> {
    let (card, span) = place::card_at(case, replay, turn)?;
    let (seat, trick) = (seat_name(turn.seat), turn.trick);
    let lead = format!("{seat} led {} to trick {trick} out of turn", Spelled(card));
    let message = match due {
        Some(due) => format!("{lead}; it was {}'s lead", seat_name(due)),
        None => format!("{lead}; whose lead it was cannot be told"),
    };
    Some(
        Finding::new(&CHECK, span, message)
            .at(turn)
            .label("led out of turn, and accepted")
            .note(Topic::Reading, "the lead was accepted and stands"),
    )
}
