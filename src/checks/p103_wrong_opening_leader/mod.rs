#![doc = include_str!("en.md")]

use super::words::seat_name;
use super::{Case, Finding, Findings, Topic, place};
use crate::board::Item;
use crate::replay::{Irregularity, LeaderReading};

check! {
    "P103" "wrong-opening-leader", Warning, "Law 41A; PBN 2.1 section 3.6";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |_, irregularity| match *irregularity {
        Irregularity::WrongOpeningLeader {
            stated,
            due,
            reading,
        } => Some(tell(case, seat_name(stated), seat_name(due), reading)),
        _ => None,
    });
}

fn tell(case: &Case<'_>, stated: &str, due: &str, reading: LeaderReading) -> Finding {
    let (fits, taken) = match reading {
        LeaderReading::FirstColumnIsLeaders => (
            format!("the cards fit only if the first column is that of {due}, who leads"),
            format!("the first column is taken for the cards of {due}"),
        ),
        LeaderReading::StatedSeatLed => (
            format!("{due} was to lead, and the record is legal only if {stated} led"),
            format!("{stated} is taken for the opening leader"),
        ),
    };
    let span = case.record.span_of(Item::Play);
    Finding::new(&CHECK, span, format!("Play names {stated}, but {fits}"))
        .label(format!("{due} is on declarer's left"))
        .note(Topic::Reading, taken)
}
