//! Selects one board of one or more files, by its number or its place, to show it.

use crate::audit::{At, Collector, FileTally, Read, Reporter, Unread};
use crate::board::Item;
use crate::checks::{Case, Finding};
use crate::report::sheet::Sheet;
use std::io;

/// The most boards that are listed where several match.
pub const MOST_NAMED: usize = 20;

/// Which boards match.
#[derive(Debug, Clone, Default)]
pub struct Criteria {
    /// The value of the Board tag, if it is selected by that.
    board: Option<String>,
    /// The number of the game in its file, if it is selected by that.
    game: Option<u64>,
    /// The room, if it is selected by that.
    room: Option<&'static str>,
}

/// Selects the matching boards.
#[derive(Debug, Default)]
pub struct BoardSelector {
    criteria: Criteria,
    /// The name of the file, if it is one of several.
    file: Option<String>,
    sheet: Option<Box<Sheet>>,
    /// All matching boards: the file and the number of the game.
    pub games: Vec<(String, u64)>,
    /// Whether one of them is in a room.
    pub has_rooms: bool,
    /// The number of games read in the files searched; `None` when the named file was not met.
    pub read: Option<u64>,
    /// The searched files that could not be read, or not to their end, and why.
    pub unread: Vec<(String, Unread)>,
}

impl BoardSelector {
    /// Selects by the value of the Board tag, by the number of the game in its file, by the room, or by several of these;
    /// from this file, or from any.
    pub fn new(
        (board, game, room): (Option<String>, Option<u64>, Option<&'static str>),
        file: Option<String>,
    ) -> Self {
        Self {
            criteria: Criteria { board, game, room },
            file,
            ..Self::default()
        }
    }

    /// The one matching board; `None` when there are none or several.
    pub fn the_one(&mut self) -> Option<Box<Sheet>> {
        self.sheet.take().filter(|_| self.games.len() == 1)
    }

    fn is_named_file(&self, file: &str) -> bool {
        self.file.as_ref().is_none_or(|own| own == file)
    }

    /// Whether a file is the archive of the named file.
    fn is_its_archive(&self, file: &str) -> bool {
        let own = self.file.as_ref();
        let behind = own.and_then(|own| own.strip_prefix(file));
        behind.is_some_and(|rest| rest.starts_with('!'))
    }
}

/// Whether a board was played in this room, if one is named.
pub(super) fn is_in(room: Option<&str>, case: &Case<'_>) -> bool {
    let stated = || case.record.text_of(Item::Room);
    room.is_none_or(|room| stated().is_some_and(|it| it.eq_ignore_ascii_case(room)))
}

impl Collector for Criteria {
    type Part = Vec<Sheet>;
    type Noted = ();

    fn wants(&self, case: &Case<'_>, _: &[Finding]) -> bool {
        let number = || case.record.text_of(Item::Board);
        let board = self.board.as_deref();
        board.is_none_or(|board| number().is_some_and(|it| it == board)) && is_in(self.room, case)
    }

    fn board(&self, part: &mut Self::Part, at: At, case: &Case<'_>, findings: &[Finding]) {
        // a part does not know how many games came before it, but a game with a higher number within the part cannot
        // match
        if self.game.is_none_or(|game| at.game <= game) {
            part.push(Sheet::of(case, at, findings));
        }
    }

    fn compares_scores(&self) -> bool {
        true
    }
}

impl Reporter for BoardSelector {
    type Collector = Criteria;

    fn collector(&self) -> Criteria {
        self.criteria.clone()
    }

    fn part(&mut self, file: &str, before: At, part: Vec<Sheet>) -> io::Result<()> {
        if !self.is_named_file(file) {
            return Ok(());
        }
        for mut sheet in part {
            sheet.place_in(file, before);
            if self.criteria.game.is_none_or(|game| game == sheet.row.game) {
                self.has_rooms |= sheet.row.room.is_some();
                if self.games.len() <= MOST_NAMED {
                    self.games.push((file.to_owned(), sheet.row.game));
                }
                self.sheet.get_or_insert_with(|| Box::new(sheet));
            }
        }
        Ok(())
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        if self.is_named_file(&file.file) {
            *self.read.get_or_insert_default() += file.tally.games;
        }
        if let Read::No(why) = &file.read
            && (self.is_named_file(&file.file) || self.is_its_archive(&file.file))
        {
            self.unread.push((file.file.clone(), why.clone()));
        }
        Ok(())
    }
}
