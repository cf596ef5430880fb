//! The boards that a person should look at first.

use crate::audit::At;
use crate::board::Item;
use crate::checks::{Case, Finding};
use crate::report::table::place_in;
use crate::report::tables::effects::ScoreChange;
use crate::report::tables::spelling;
use crate::report::terminal::diagnostic::Noted;
use crate::story::{gravest, is_due_by_words};
use crate::words::{Words, message};
use std::cmp::Reverse;

/// The most that are listed.
const MOST: usize = 20;

/// A board to look at.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct UrgentBoard {
    /// How urgent: 1, 2 or 3.
    pub priority: u8,
    /// The file.
    pub file: String,
    /// The line of its first tag; within its part until it is placed.
    pub line: u64,
    /// The number of its game, in the same way.
    pub game: u64,
    /// Its number, if it is stated.
    pub board: Option<String>,
    /// The room, if it is stated.
    pub room: Option<String>,
    /// What changes on it if the director agrees.
    pub change: Option<ScoreChange>,
    /// The code of the gravest finding that is shown, and its message, behind a colon.
    pub why: String,
    /// Whether it is one only as somebody wrote that there was a revoke.
    pub is_by_words: bool,
}

impl UrgentBoard {
    /// A board in its part, with its findings and what is written of each.
    pub(in crate::report) fn of(
        case: &Case<'_>,
        at: At,
        (priority, change): (u8, Option<ScoreChange>),
        (findings, notes): (&[Finding], &[Noted]),
    ) -> Self {
        let why = gravest(findings, |place| notes[place].shown).map(|place| &notes[place]);
        let why = why.map(|it| format!(": {} {}", it.row.code, it.message()));
        Self {
            priority,
            file: String::new(),
            line: at.first_line(),
            game: at.game,
            board: spelling::stated(case, Item::Board),
            room: spelling::stated(case, Item::Room),
            change,
            why: why.unwrap_or_default(),
            is_by_words: is_due_by_words(case, findings),
        }
    }

    /// Those of a priority stand in the order of what changes on them.
    fn order(&self) -> (u8, Reverse<u64>) {
        let weight = ScoreChange::weight(self.change.as_ref());
        (self.priority, Reverse(weight))
    }

    /// `board 4 Open`.
    pub(in crate::report) fn name(&self, words: &Words) -> String {
        let board = self.board.clone().unwrap_or_else(|| self.game.to_string());
        let name = words.sentence(&message!("end-board", board));
        match &self.room {
            Some(room) => format!("{name} {room}"),
            None => name,
        }
    }
}

/// Adds a board of a file, which holds so much before its part, to the most urgent ones.
pub(in crate::report) fn add(
    urgent: &mut Vec<UrgentBoard>,
    mut board: UrgentBoard,
    (file, before): (&str, At),
) {
    let place = urgent.partition_point(|it| it.order() <= board.order());
    if place < MOST {
        let cells = (&mut board.file, &mut board.line, &mut board.game);
        place_in(cells, file, before);
        urgent.insert(place, board);
        urgent.truncate(MOST);
    }
}
