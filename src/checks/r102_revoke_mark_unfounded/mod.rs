#![doc = include_str!("en.md")]

use super::words::{seat_name, suit_name};
use super::{Case, Finding, Findings, place};
use crate::bridge::{Spelled, Turn};
use crate::replay::{Irregularity, Replay, Unfounded};

check! {
    "R102" "revoke-mark-unfounded", Warning, "PBN 2.1 section 3.9";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |replay, irregularity| match *irregularity {
        Irregularity::RevokeMarkUnfounded(turn, why) => tell(case, replay, turn, why),
        _ => None,
    });
}

fn tell(case: &Case<'_>, replay: &Replay, turn: Turn, why: Unfounded) -> Option<Finding> {
    let (card, span) = place::card_at(case, replay, turn)?;
    let (seat, trick) = (seat_name(turn.seat), turn.trick);
    let led = replay
        .trick(trick)
        .led()
        .map_or("the suit led", |(_, led)| suit_name(led.suit));
    let reason = match why {
        Unfounded::Lead => format!("{seat} led trick {trick}, and a lead follows nothing"),
        Unfounded::Follows => format!("{led} were led to trick {trick}, and {seat} follows"),
        Unfounded::Void => format!("{seat} had no {led} left in trick {trick}"),
    };
    let message = format!("{} is marked as a revoke (^R), but {reason}", Spelled(card));
    Some(
        Finding::new(&CHECK, span, message)
            .at(turn)
            .label("no revoke"),
    )
}
