//! The `+` and the rows of a play section, where they are not in their places.

use super::fault::{self, Often, Sentence};
use super::{Finding, Findings, PbnCase, S315, S318, Severity, Topic, place};
use crate::bridge::{ROWS, Seat, Slot, Turn, steps};
use crate::pbn::{FaultKind, Rows, TokenKind};
use crate::source::Span;
use crate::words::{key, message};

static SENTENCE: Sentence = Sentence {
    kind: FaultKind::MisplacedPlus,
    severity: Severity::Warning,
    often: Often::OnEachGame,
    message: |written| match written.0.as_str() {
        "+" => message!("s315-second"),
        "*" => message!("s315-end"),
        _ => message!("s315-behind", written),
    },
    label: key!("s315-label"),
};

pub(super) fn misplaced_plus(pbn: &PbnCase<'_>, findings: &mut Findings) {
    fault::report(pbn.all_faults(), &S315, &SENTENCE, findings);
    findings.extend(later_in_turn(pbn));
}

/// A card of the trick at hand that is played behind the `+`, as the turns go.
fn later_in_turn(pbn: &PbnCase<'_>) -> Option<Finding> {
    let play = &pbn.case.play;
    let table = &play.table;
    let slots = || (0..ROWS).flat_map(|row| (0..4).map(move |column| (row, column)));
    if !play.annotated {
        return None;
    }
    let (row, next) = slots().find(|&(row, column)| table.slots[row][column] == Slot::Next)?;
    let trick = u8::try_from(row).ok()? + 1;
    let leader = pbn.case.replay()?.tricks.get(row)?.leader?;
    let turn = |column: usize| steps(leader, table.seat_of(column));
    let later =
        |&column: &usize| table.slots[row][column].card().is_some() && turn(column) > turn(next);
    let column = (0..4).find(later)?;
    let [played, due]: [Seat; 2] = [column, next].map(|column| table.seat_of(column));
    let message = message!("s315-early", seat = played, trick, due);
    let span = place::word(pbn.case, pbn.case.play.offset(row, column));
    let finding = Finding::new(&S315, span, message).label(message!("s315-early-label"));
    Some(finding.at(Turn::new(trick, played)))
}

/// Line ends mean nothing in a play section, so a row is looked at only where the cards do not fit.
pub(super) fn broken_row(pbn: &PbnCase<'_>, findings: &mut Findings) {
    let replay = pbn.case.replay();
    if replay.is_none_or(|replay| replay.irregularities.is_empty()) {
        return;
    }
    if let Some(row) = first_broken(pbn) {
        let finding = Finding::new(&S318, row.span, message!("s318", count = row.places))
            .label(message!("s318-label"))
            .note(Topic::Reading, message!("s318-reading"));
        findings.push(finding);
    }
}

/// A line of the play section.
#[derive(Debug, Clone, Copy)]
struct PlayRow {
    span: Span,
    places: u8,
}

/// The first line that is not a trick, where all before it are and more follow it.
fn first_broken(pbn: &PbnCase<'_>) -> Option<PlayRow> {
    let mut row = last_whole(pbn.game.rows);
    for token in &pbn.game.loose_cards {
        if token.kind == TokenKind::Star {
            return None;
        }
        if !token.kind.fills_a_place() {
            continue;
        }
        let word = place::word(pbn.case, token.at);
        row = match row {
            Some(row) if !parted(pbn, row.span.end, token.at) => Some(PlayRow {
                span: Span {
                    end: word.end,
                    ..row.span
                },
                places: row.places.saturating_add(1),
            }),
            Some(row) if matches!(row.places, 1..=3 | 5..=7) => return Some(row),
            Some(row) if row.places != 4 => return None,
            _ => Some(PlayRow {
                span: word,
                places: 1,
            }),
        };
    }
    None
}

/// The last of the rows that stand as the standard writes them.
fn last_whole(rows: Rows) -> Option<PlayRow> {
    let last = u8::try_from(rows.count().checked_sub(1)?).ok()?;
    let span = Span {
        start: rows.offset(last, 0),
        end: rows.offset(last, 3) + 2,
    };
    Some(PlayRow { span, places: 4 })
}

/// Whether a line ends between two places.
fn parted(pbn: &PbnCase<'_>, from: u32, to: u32) -> bool {
    let between = pbn.text.get(from as usize..to as usize);
    between.is_some_and(|between| between.iter().any(|byte| matches!(byte, b'\n' | b'\r')))
}
