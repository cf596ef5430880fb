#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, Topic, place};
use crate::replay::Irregularity;
use crate::words::message;

check! {
    "P106" "too-many-cards", Error, "PBN 2.1 section 3.6";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |replay, irregularity| match *irregularity {
        Irregularity::TooManyCards(count) => Some(finding(case, replay.size, count)),
        _ => None,
    });
}

fn finding(case: &Case<'_>, size: u8, count: u32) -> Finding {
    let message = message!("p106", count, trick = size);
    let span = place::first_card_from(case, usize::from(size));
    Finding::new(&CHECK, span, message)
        .label(message!("the-first-of-them"))
        .note(Topic::Reading, message!("p106-reading"))
}
