#![doc = include_str!("en.md")]

use super::wording::reading::nearest;
use super::{Case, Finding, Findings, Severity, Topic, listed_rows, place};
use crate::board::Declaration;
use crate::bridge::Turn;
use crate::replay::{Irregularity, Replay};
use crate::words::message;

check! { "P101" "card-not-held", Error, "PBN 2.1 section 3.6" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, finding);
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
    Some(finding.severity(Severity::Warning))
}

fn finding(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::NotHeld { turn, card, owner } = *it else {
        return None;
    };
    let Turn { trick, seat } = turn;
    let message = match owner {
        Some(owner) => message!("p101", seat, card, trick, owner),
        None => message!("p101-unknown", seat, card, trick),
    };
    let finding = Finding::new(&CHECK, case.span_of_play(turn, card), message)
        .at(turn)
        .label(message!("p101-label", seat, card))
        .notes(Topic::Reading, nearest(case));
    let mut others = replay.turns_of(card).filter(|it| it.trick != trick);
    let Some(other) = others.next() else {
        return Some(finding);
    };
    let (place, Turn { trick, seat }) = (case.span_of_play(other, card), other);
    Some(finding.proof(place, message!("p101-proof", seat, trick)))
}
