//! The boards that a person should look at first.

use super::spelling::TextCell;
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
    /// What it is called, with its room.
    pub board: String,
    /// The code of the gravest finding that is shown, and its message, behind a colon.
    pub why: String,
}

impl UrgentBoard {
    /// A board in its part. `findings` are those that are shown of it.
    pub(super) fn of<'a>(
        case: &Case<'_>,
        at: At,
        priority: u8,
        findings: impl Iterator<Item = &'a Finding>,
        words: &Words,
    ) -> Self {
        let stated = |item| TextCell::of(case, item).map(String::from);
        let number = stated(Item::Board).unwrap_or_else(|| at.game.to_string());
        let board = words.sentence(&message!("end-board", board = number));
        let room = stated(Item::Room).map(|room| format!(" {room}"));
        Self {
            priority,
            file: String::new(),
            line: at.first_line(),
            board: board + &room.unwrap_or_default(),
            why: why(findings, words).unwrap_or_default(),
        }
    }
}

/// The gravest of those that are the board's own, what follows from another last; of several the first.
fn why<'a>(findings: impl Iterator<Item = &'a Finding>, words: &Words) -> Option<String> {
    let own = findings.filter(|it| it.is_reason() && !it.is_of_file());
    let rank = |it: &&Finding| (it.relation == Relation::Follows, Reverse(it.severity));
    let gravest = own.min_by_key(rank)?;
    let sentence = words.sentence(&gravest.message);
    Some(format!(": {} {sentence}", gravest.check.code))
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
                why: String::new(),
            };
            add(&mut urgent, board, "a.pbn");
        }
        let lines: Vec<_> = urgent.iter().map(|it| it.line).collect();
        let first: Vec<_> = (0..20).map(|place| 3 * place + 2).collect();
        assert_eq!(lines, first);
    }
}
