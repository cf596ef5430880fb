#![doc = include_str!("en.md")]

use super::wording::reading::nearest;
use super::{Case, Finding, Findings, Note, Severity, Topic, listed_rows, place};
use crate::board::Declaration;
use crate::bridge::{Card, Seat, Turn};
use crate::replay::{Irregularity, Replay};
use crate::words::message;

check! {
    "P101" "card-not-held", Error, "PBN 2.1 section 3.6";
    since "0.1.0", asked where IRREGULAR | SCORE_TABLE
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |replay, irregularity| match *irregularity {
        Irregularity::NotHeld { turn, card, owner } => {
            Some(finding(case, replay, turn, card, owner))
        }
        _ => None,
    });
    let rows = case.record.declarations();
    listed_rows::report(rows.filter_map(|row| of_row(case, &row)), findings);
}

/// A row of a table of scores whose opening lead another hand was dealt.
fn of_row(case: &Case<'_>, row: &Declaration) -> Option<Finding> {
    let (card, seat) = (row.lead?, row.declarer.lho());
    let owner = case.board.deal.value()?.owner(card)?;
    if owner == seat {
        return None;
    }
    let message = message!("p101-listed", seat, card, declarer = row.declarer, owner);
    let finding = Finding::new(&CHECK, row.at, message).label(message!("p101-label", seat, card));
    Some(Finding {
        severity: Severity::Warning,
        ..finding
    })
}

fn finding(
    case: &Case<'_>,
    replay: &Replay,
    turn: Turn,
    card: Card,
    owner: Option<Seat>,
) -> Finding {
    let Turn { trick, seat } = turn;
    let message = match owner {
        Some(owner) => message!("p101", seat, card, trick, owner),
        None => message!("p101-unknown", seat, card, trick),
    };
    let mut finding = Finding::new(&CHECK, case.span_of_play(turn, card), message)
        .at(turn)
        .label(message!("p101-label", seat, card));
    finding
        .notes
        .extend(Note::any(Topic::Reading, nearest(case)));
    match elsewhere(replay, turn, card) {
        Some(other) => finding.proof(
            case.span_of_play(other, card),
            message!("p101-proof", seat = other.seat, trick = other.trick),
        ),
        None => finding,
    }
}

/// Where the record has the card in the hand that was dealt it.
fn elsewhere(replay: &Replay, turn: Turn, card: Card) -> Option<Turn> {
    let mut others = replay.recorded().filter(|(trick, _)| *trick != turn.trick);
    others.find_map(|(trick, row)| {
        let (seat, _) = row
            .cards
            .iter()
            .find(|(_, played)| **played == Some(card))?;
        Some(Turn { trick, seat })
    })
}
