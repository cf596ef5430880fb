#![doc = include_str!("en.md")]

use super::{Case, Finding, place};
use crate::bridge::Turn;
use crate::replay::{Irregularity, Replay, Unfounded};
use crate::words::message;

check! { "R102" "revoke-mark-unfounded", Warning, "PBN 2.1 section 3.9" }

pub(super) fn finding(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::RevokeMarkUnfounded(turn, why) = *it else {
        return None;
    };
    let (card, span) = place::card_at(case, replay, turn)?;
    let Turn { seat, trick } = turn;
    let led = replay.trick(trick).led().map(|(_, led)| led.suit);
    let message = match (why, led) {
        (Unfounded::Lead, _) => message!("r102-lead", card, seat, trick),
        (_, None) => return None, // without a lead nothing is followed
        (Unfounded::Follows, Some(suit)) => message!("r102-follows", card, seat, trick, suit),
        (Unfounded::Void, Some(suit)) => message!("r102-void", card, seat, trick, suit),
    };
    let finding = Finding::new(&CHECK, span, message).at(turn);
    Some(finding.label(message!("r102-label")))
}
