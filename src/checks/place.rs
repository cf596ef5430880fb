//! Where the irregularities of a replay stand in the record.

use super::{Case, Finding, Findings, relation};
use crate::bridge::{Card, Slot, Turn};
use crate::replay::{Irregularity, Replay};
use crate::source::Span;

/// What makes the finding on an irregularity, if it is one of a check's.
pub(super) type OfIrregularity = fn(&Case<'_>, &Replay, &Irregularity) -> Option<Finding>;

/// Reports the irregularities of a board for which there is a finding.
pub(super) fn report(case: &Case<'_>, findings: &mut Findings, finding: OfIrregularity) {
    let Some(replay) = case.replay() else { return };
    for it in &replay.irregularities {
        findings.extend(finding(case, replay, it).map(|found| relation::of(found, case, it)));
    }
}

/// The card that a hand played at its turn, and where it stands.
pub(super) fn card_at(case: &Case<'_>, replay: &Replay, turn: Turn) -> Option<(Card, Span)> {
    let card = replay.trick(turn.trick).cards[turn.seat]?;
    Some((card, case.span_of_play(turn, card)))
}

/// Where a card is missing: the place of the hand, or the first in its trick without a card.
pub(super) fn gap(case: &Case<'_>, turn: Turn) -> Span {
    let row = usize::from(turn.trick) - 1;
    let table = &case.play.table;
    let is_gap = |column: &usize| table.slots[row][*column].card().is_none();
    let own = Some(table.column_of(turn.seat)).filter(is_gap);
    let column = own.or_else(|| (0..4).find(is_gap));
    let span = column.map(|column| token(case, row, column));
    span.unwrap_or_else(|| case.span_of_turn(turn))
}

/// Where a trick begins in the record.
pub(super) fn trick(case: &Case<'_>, number: u8) -> Span {
    let row = usize::from(number) - 1;
    let play = &case.play;
    let is_written = |column: &usize| play.table.slots[row][*column] != Slot::Empty;
    let columns = (0..4).filter(is_written);
    let first = columns.min_by_key(|column| play.offset(row, *column));
    token(case, row, first.unwrap_or(0))
}

/// The first card in the rows from this one on, or beyond the last row.
pub(super) fn first_card_from(case: &Case<'_>, row: usize) -> Span {
    let play = &case.play;
    let first = play.table.cards().find(|(at, ..)| *at >= row);
    let at = first.map(|(row, column, _)| play.offset(row, column));
    Span::sized(at.unwrap_or(play.surplus_offset()), 2)
}

/// The call or card that begins here, or the sign that stands here.
pub(super) fn word(case: &Case<'_>, at: u32) -> Span {
    let text = case.record.text.get(at as usize..).unwrap_or_default();
    let letters = text.iter().take_while(|byte| byte.is_ascii_alphanumeric());
    let length = match text {
        [b'^', _, ..] => 2,
        _ => letters.count().max(1),
    };
    Span::new(at as usize, at as usize + length)
}

/// The call in this place of the auction, skipped players counted; `None` if `AP` stands for it.
pub(super) fn call(case: &Case<'_>, place: usize) -> Option<Span> {
    case.record.call_at(place).map(|at| word(case, at))
}

fn token(case: &Case<'_>, row: usize, column: usize) -> Span {
    let play = &case.play;
    let start = play.offset(row, column);
    let length = match play.table.slots[row][column] {
        Slot::Unknown | Slot::Next => 1,
        Slot::Empty | Slot::Unreadable | Slot::Card(_) => 2,
    };
    Span::sized(start, length)
}
