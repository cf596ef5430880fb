#![doc = include_str!("en.md")]

use super::{Case, Cause, Finding, Findings, Topic, place};
use crate::board::Item;
use crate::bridge::{Seat, Turn};
use crate::replay::{Irregularity, LeaderReading, Replay};
use crate::words::message;

check! { "P103" "wrong-opening-leader", Warning, "Law 41A; PBN 2.1 section 3.6" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    if case.cross_board.causes.holds(Cause::Exchanged) {
        let span = case.record.span_of(Item::Play);
        findings.push(Finding::new(&CHECK, span, message!("p103-exchanged")).for_director());
        return;
    }
    place::report(case, findings, finding);
}

fn finding(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    match *it {
        Irregularity::WrongOpeningLeader {
            stated,
            due,
            reading,
        } => Some(of_play_tag(case, [stated, due], reading)),
        // the record names no hands: only the deal shows who led
        Irregularity::LeadOutOfTurn {
            turn,
            due: Some(due),
        } if turn.trick == 1 && case.play.table.led_by_owner & 1 != 0 => {
            by_owner(case, replay, turn, due)
        }
        _ => None,
    }
}

fn by_owner(case: &Case<'_>, replay: &Replay, turn: Turn, due: Seat) -> Option<Finding> {
    let (card, span) = place::card_at(case, replay, turn)?;
    let seat = turn.seat;
    let message = message!("p103-owner", seat, card, due);
    let finding = Finding::new(&CHECK, span, message)
        .at(turn)
        .label(message!("p103-label", due));
    Some(finding.note(Topic::Reading, message!("p103-led-reading", stated = seat)))
}

fn of_play_tag(case: &Case<'_>, [stated, due]: [Seat; 2], reading: LeaderReading) -> Finding {
    let (message, taken) = match reading {
        LeaderReading::FirstColumnIsLeaders => (
            message!("p103-columns", stated, due),
            message!("p103-columns-reading", due),
        ),
        LeaderReading::DueLed => (
            message!("p103-due", stated, due),
            message!("p103-due-reading", stated, due),
        ),
        LeaderReading::StatedSeatLed => (
            message!("p103-led", stated, due),
            message!("p103-led-reading", stated),
        ),
    };
    let span = case.record.span_of(Item::Play);
    Finding::new(&CHECK, span, message)
        .label(message!("p103-label", due))
        .note(Topic::Reading, taken)
}
