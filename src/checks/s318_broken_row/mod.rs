#![doc = include_str!("en.md")]

use super::{Finding, Findings, PbnCase, Topic, place};
use crate::pbn::{Rows, TokenKind};
use crate::source::Span;
use crate::words::message;

check! { "S318" "broken-row", Warning, "PBN 2.1 section 3.6" }

/// Line ends mean nothing in a play section, so a row is looked at only where the cards do not fit.
pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    let replay = pbn.case.replay();
    if replay.is_none_or(|replay| replay.irregularities.is_empty()) {
        return;
    }
    if let Some(row) = first_broken(pbn) {
        let finding = Finding::new(&CHECK, row.span, message!("s318", count = row.places))
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
            Some(
                broken @ PlayRow {
                    places: 1..=3 | 5..=7,
                    ..
                },
            ) => return Some(broken),
            Some(PlayRow { places, .. }) if places != 4 => return None,
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
