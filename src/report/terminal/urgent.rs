//! The boards that a person should look at first.

use crate::audit::At;
use crate::board::Item;
use crate::checks::{Case, Finding};
use crate::report::tables::effects::ScoreChange;
use crate::report::tables::spelling::{self, KeptText};
use crate::report::terminal::text::Noted;
use crate::source::printable;
use crate::story::{gravest, is_due_by_words};
use crate::words::{Words, message};
use std::cmp::Reverse;

/// The most that are listed.
const MOST: usize = 20;

/// A board to look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UrgentBoard {
    /// How urgent: 1, 2 or 3.
    pub priority: u8,
    /// The file.
    pub file: String,
    /// The line of its first tag.
    pub line: u64,
    /// Its number, or that of its game.
    pub board: String,
    /// The room, if it is stated.
    pub room: Option<String>,
    /// What changes on it if the director agrees.
    pub change: Option<ScoreChange>,
    /// The code of the gravest finding that is shown, and its message, behind a colon.
    pub why: String,
}

/// A board to look at, until it is known whether it is among the first: most are not.
#[derive(Debug)]
pub(in crate::report) struct UrgentDraft {
    pub(in crate::report) priority: u8,
    /// Within its part.
    at: At,
    board: Option<KeptText>,
    room: Option<KeptText>,
    pub(in crate::report) change: Option<ScoreChange>,
    /// The place among its findings of the gravest one that is shown.
    gravest: Option<usize>,
    /// Whether it is one only as somebody wrote that there was a revoke.
    pub(in crate::report) is_by_words: bool,
}

impl UrgentDraft {
    /// A board in its part, with its findings and what is written of each.
    pub(in crate::report) fn of(
        case: &Case<'_>,
        at: At,
        (priority, change): (u8, Option<ScoreChange>),
        (findings, notes): (&[Finding], &[Noted]),
    ) -> Self {
        Self {
            priority,
            at,
            board: spelling::kept(case, Item::Board),
            room: spelling::kept(case, Item::Room),
            change,
            gravest: gravest(findings, |place| notes[place].shown),
            is_by_words: is_due_by_words(case, findings),
        }
    }

    /// The board, with what is written of its findings, and what its file holds before its part.
    fn board(self, notes: &[Noted], file: &str, before: At) -> UrgentBoard {
        let game = before.game + self.at.game;
        let text = |kept: KeptText| String::from_utf8_lossy(&kept).into_owned();
        let why = self.gravest.map(|place| &notes[place]);
        let why = why.map(|it| format!(": {} {}", it.row.code, it.message()));
        UrgentBoard {
            priority: self.priority,
            file: printable(file).into_owned(),
            line: before.line + self.at.first_line(),
            board: self.board.map_or_else(|| game.to_string(), text),
            room: self.room.map(text),
            change: self.change,
            why: why.unwrap_or_default(),
        }
    }
}

impl UrgentBoard {
    /// `board 4 Open`.
    pub(in crate::report) fn name(&self, words: &Words) -> String {
        let mut name = words.sentence(&message!("end-board", board = self.board.as_str()));
        if let Some(room) = &self.room {
            name.push(' ');
            name.push_str(room);
        }
        name
    }
}

/// Adds a board to the most urgent ones, those of a priority in the order of what changes on them.
pub(in crate::report) fn add(
    urgent: &mut Vec<UrgentBoard>,
    board: UrgentDraft,
    notes: &[Noted],
    (file, before): (&str, At),
) {
    let own = (
        board.priority,
        Reverse(ScoreChange::weight(board.change.as_ref())),
    );
    let place = urgent.partition_point(|it| {
        (
            it.priority,
            Reverse(ScoreChange::weight(it.change.as_ref())),
        ) <= own
    });
    if place < MOST {
        urgent.insert(place, board.board(notes, file, before));
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
            let at = At {
                game: 7,
                line: line as u64,
            };
            let board = UrgentDraft {
                priority: [3, 2, 1][line % 3],
                at,
                board: None,
                room: None,
                change: None,
                gravest: None,
                is_by_words: false,
            };
            add(
                &mut urgent,
                board,
                &[],
                (
                    "a.pbn",
                    At {
                        game: 30,
                        line: 100,
                    },
                ),
            );
        }
        assert_eq!(urgent[0].board, "37", "its game in the file");
        let lines: Vec<_> = urgent.iter().map(|it| it.line).collect();
        let first: Vec<_> = (0..20).map(|place| 3 * place + 103).collect();
        assert_eq!(lines, first);
    }
}
