//! The boards that a person should look at first.

use super::spelling::TextCell;
use super::text::Noted;
use crate::audit::At;
use crate::board::Item;
use crate::checks::{Case, Finding, Relation};
use crate::source::printable;
use crate::words::{Words, message};
use std::cmp::Reverse;

/// The most that are listed.
const MOST: usize = 20;

/// A board to look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UrgentBoard {
    /// How urgent: 1, 2 or 3.
    pub priority: u8,
    /// The file, once it is known.
    pub file: String,
    /// The line of its first tag.
    pub line: u64,
    /// Its number, or that of its game.
    pub board: String,
    /// The room, if it is stated.
    pub room: Option<String>,
    /// The code of the gravest finding that is shown, and its message, behind a colon.
    pub why: String,
}

impl UrgentBoard {
    /// A board in its part, with its findings and what is written of each.
    pub(super) fn of(
        case: &Case<'_>,
        at: At,
        priority: u8,
        (findings, notes): (&[Finding], &[Noted]),
    ) -> Self {
        let stated = |item| TextCell::of(case, item).map(String::from);
        Self {
            priority,
            file: String::new(),
            line: at.first_line(),
            board: stated(Item::Board).unwrap_or_else(|| at.game.to_string()),
            room: stated(Item::Room),
            why: why(findings.iter().zip(notes)).unwrap_or_default(),
        }
    }

    /// `board 4 Open`.
    pub(super) fn name(&self, words: &Words) -> String {
        let mut name = words.sentence(&message!("end-board", board = self.board.as_str()));
        if let Some(room) = &self.room {
            name.push(' ');
            name.push_str(room);
        }
        name
    }
}

/// The gravest of those that are the board's own, what follows from another last; of several the first.
fn why<'a>(findings: impl Iterator<Item = (&'a Finding, &'a Noted)>) -> Option<String> {
    let own = findings.filter(|(it, noted)| noted.shown && it.is_reason() && !it.is_of_file());
    let (gravest, noted) =
        own.min_by_key(|(it, _)| (it.relation == Relation::Follows, Reverse(it.severity)))?;
    Some(format!(": {} {}", gravest.check.code, noted.message()))
}

/// Adds a board to the most urgent ones, those of a priority in the order of the input.
pub(super) fn add(urgent: &mut Vec<UrgentBoard>, mut board: UrgentBoard, file: &str) {
    let place = urgent.partition_point(|it| it.priority <= board.priority);
    if place < MOST {
        board.file = printable(file).into_owned();
        urgent.insert(place, board);
        urgent.truncate(MOST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_urgent_are_kept_in_order() {
        let mut urgent = Vec::new();
        for line in 0..60 {
            let board = UrgentBoard {
                priority: [3, 2, 1][line % 3],
                file: String::new(),
                line: line as u64,
                board: String::new(),
                room: None,
                why: String::new(),
            };
            add(&mut urgent, board, "a.pbn");
        }
        let lines: Vec<_> = urgent.iter().map(|it| it.line).collect();
        let first: Vec<_> = (0..20).map(|place| 3 * place + 2).collect();
        assert_eq!(lines, first);
    }
}
