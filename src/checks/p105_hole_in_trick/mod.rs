#![doc = include_str!("en.md")]

use super::words::seat_name;
use super::{Case, Finding, Findings, Topic, place};
use crate::bridge::Turn;
use crate::replay::{Irregularity, Replay};

check! {
    "P105" "hole-in-trick", Note, "Law 67; PBN 2.1 section 3.6";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |replay, irregularity| match *irregularity {
        Irregularity::Hole(turn) => Some(tell(case, replay, turn)),
        _ => None,
    });
}

fn tell(case: &Case<'_>, replay: &Replay, turn: Turn) -> Finding {
    let missing = 4 - replay.trick(turn.trick).recorded();
    let more = match missing {
        0 | 1 => String::new(),
        _ => format!(" ({missing} cards of this trick are missing)"),
    };
    let message = format!(
        "{}'s card to trick {} is missing, and the play goes on{more}",
        seat_name(turn.seat),
        turn.trick
    );
    let finding = Finding::new(&CHECK, place::gap(case, turn), message)
        .at(turn)
        .label("no card");
    match replay.trick(turn.trick).winner {
        Some(winner) => finding.note(
            Topic::Reading,
            format!("{} won the trick all the same", seat_name(winner)),
        ),
        None => finding.note(Topic::Reading, "who won the trick cannot be told"),
    }
}
