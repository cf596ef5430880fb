//! One board of a file, picked by its number or by its place: for a person who wants to see it.

use super::Sheet;
use super::id::Id;
use crate::audit::{At, FileTally, Reporter};
use crate::checks::{Case, Finding};
use crate::pbn::TagName;
use std::io;

/// Picks the boards that are meant.
#[derive(Debug, Default)]
pub struct Picked {
    /// The value of the Board tag, if it is picked by that.
    pub board: Option<String>,
    /// The number of the game in its file, if it is picked by that.
    pub game: Option<u64>,
    /// The first board that is meant.
    pub sheet: Option<Box<Sheet>>,
    /// The games of all boards that are meant.
    pub games: Vec<u64>,
    /// Why the file could not be read.
    pub unread: Option<String>,
}

impl Picked {
    fn is_meant(&self, case: &Case<'_>) -> bool {
        let board = self.board.as_deref();
        board.is_none_or(|board| case.tag(TagName::Board).is_some_and(|it| it == board))
    }
}

impl Reporter for Picked {
    type Part = Vec<Sheet>;
    type Noted = ();

    fn wants(&self, case: &Case<'_>, _: &[Finding]) -> bool {
        self.is_meant(case)
    }

    fn board(&self, part: &mut Vec<Sheet>, at: At, case: &Case<'_>, findings: &[Finding]) {
        // a part does not know how many games are before it, but a later game than this one is not meant
        if self.game.is_none_or(|game| at.game <= game) {
            part.push(Sheet::of(case, at, findings));
        }
    }

    fn noted(&self, _: At, _: &Case<'_>, _: &Finding) {}

    fn part(&mut self, file: &str, before: At, part: Vec<Sheet>) -> io::Result<()> {
        for mut sheet in part {
            let id: Id = sheet.id();
            sheet.place(file, before, id);
            if self.game.is_none_or(|game| game == sheet.game()) {
                self.games.push(sheet.game());
                self.sheet.get_or_insert_with(|| Box::new(sheet));
            }
        }
        Ok(())
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        if let crate::audit::Read::No(reason) = &file.read {
            self.unread = Some(reason.clone());
        }
        Ok(())
    }
}
