//! Positions: games and lines, counted within a part until the parts before it are known.

use crate::checks::Case;
use crate::source::Place;

/// A position in a file or in a part of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct At {
    /// Games: before a part their number; of a board its own number in the part, from 1.
    pub game: u64,
    /// Line ends before: of a board, before its first tag.
    pub line: u64,
}

impl At {
    /// The line of a game's first tag, counted within its part.
    pub const fn first_line(self) -> u64 {
        self.line + 1
    }

    /// The place of a byte, counted within the part. Lines are counted from the game's first tag, so that a part with many
    /// findings is not read once for each.
    pub fn place(self, case: &Case<'_>, offset: u32) -> Place {
        let record = case.record;
        let offset = (offset as usize).min(record.text.len());
        let game = (record.span().start as usize, self.first_line());
        record.place_on(record.line_of(game, offset), offset)
    }
}
