#![doc = include_str!("en.md")]

use super::wording::reading::nearest;
use super::words::seat_name;
use super::{Case, Finding, Findings, Note, Topic, place};
use crate::bridge::{Card, Spelled, Turn};
use crate::replay::Irregularity;
use crate::words::Message;

check! {
    "P102" "card-played-twice", Error, "PBN 2.1 section 3.6";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |replay, irregularity| match *irregularity {
        Irregularity::PlayedTwice {
            turn,
            card,
            earlier,
        } => Some(tell(case, (turn, card), earlier, nearest(&replay.readings))),
        _ => None,
    });
}

fn tell(
    case: &Case<'_>,
    (turn, card): (Turn, Card),
    earlier: Turn,
    reading: Option<Message>,
) -> Finding {
    let (card_name, seat) = (Spelled(card), seat_name(turn.seat));
    let who = match seat_name(earlier.seat) {
        same if same == seat => String::new(),
        other => format!("{other} "),
    };
    let message = format!(
        "{seat} plays {card_name} to trick {}, but {who}played it to trick {} already",
        turn.trick, earlier.trick
    );
    let mut finding = Finding::new(&CHECK, case.span_of_play(turn, card), message)
        .at(turn)
        .label(format!("{card_name} a second time"))
        .proof(case.span_of_play(earlier, card), "the first time");
    finding.notes.extend(Note::any(Topic::Reading, reading));
    finding
}
