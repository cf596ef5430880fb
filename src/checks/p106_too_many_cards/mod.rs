#![doc = include_str!("en.md")]

use super::{Case, Finding, Topic, place};
use crate::replay::{Irregularity, Replay};
use crate::words::message;

check! { "P106" "too-many-cards", Error, "PBN 2.1 section 3.6" }

pub(super) fn finding(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::TooManyCards(count) = *it else {
        return None;
    };
    let message = message!("p106", count, trick = replay.size);
    let span = place::first_card_from(case, usize::from(replay.size));
    let finding = Finding::new(&CHECK, span, message).label(message!("the-first-of-them"));
    Some(finding.note(Topic::Reading, message!("p106-reading")))
}
