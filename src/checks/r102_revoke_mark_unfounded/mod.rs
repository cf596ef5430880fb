#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, place};
use crate::bridge::Turn;
use crate::replay::{Irregularity, Replay, Unfounded};
use crate::words::message;

check! {
    "R102" "revoke-mark-unfounded", Warning, "PBN 2.1 section 3.9";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |replay, irregularity| match *irregularity {
        Irregularity::RevokeMarkUnfounded(turn, why) => finding(case, replay, turn, why),
        _ => None,
    });
}

fn finding(case: &Case<'_>, replay: &Replay, turn: Turn, why: Unfounded) -> Option<Finding> {
    let (card, span) = place::card_at(case, replay, turn)?;
    let Turn { seat, trick } = turn;
    let led = replay.trick(trick).led().map(|(_, led)| led.suit);
    let message = match (why, led) {
        (Unfounded::Lead, _) => message!("r102-lead", card, seat, trick),
        (Unfounded::Follows, Some(suit)) => {
            message!("r102-follows", card, seat, trick, suit)
        }
        (Unfounded::Void, Some(suit)) => {
            message!("r102-void", card, seat, trick, suit)
        }
        (Unfounded::Follows | Unfounded::Void, None) => return None, // without a lead nothing is followed
    };
    Some(
        Finding::new(&CHECK, span, message)
            .at(turn)
            .label(message!("r102-label")),
    )
}
