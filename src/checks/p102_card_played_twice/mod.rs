#![doc = include_str!("en.md")]

use super::wording::reading::nearest;
use super::{Case, Finding, Findings, Note, Topic, place};
use crate::bridge::{Card, Turn};
use crate::replay::Irregularity;
use crate::words::{Message, message};

check! {
    "P102" "card-played-twice", Error, "PBN 2.1 section 3.6";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |_, irregularity| match *irregularity {
        Irregularity::PlayedTwice {
            turn,
            card,
            earlier,
        } => Some(finding(case, (turn, card), earlier, nearest(case))),
        _ => None,
    });
}

fn finding(
    case: &Case<'_>,
    (turn, card): (Turn, Card),
    earlier: Turn,
    reading: Option<Message>,
) -> Finding {
    let Turn { trick, seat } = turn;
    let (first, other) = (earlier.trick, earlier.seat);
    let message = if other == seat {
        message!("p102", seat, card, trick, first)
    } else {
        message!("p102-other", seat, card, trick, other, first)
    };
    let mut finding = Finding::new(&CHECK, case.span_of_play(turn, card), message)
        .at(turn)
        .label(message!("p102-label", card))
        .proof(case.span_of_play(earlier, card), message!("p102-proof"));
    finding.notes.extend(Note::any(Topic::Reading, reading));
    finding
}
