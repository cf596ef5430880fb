//! Positions: games and lines, counted within a part until the parts before it are known.

use crate::checks::Case;
use crate::source::{self, Place, line_start};

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
        let (text, charset) = (case.record.text, case.record.charset);
        let offset = (offset as usize).min(text.len());
        let game = case.record.span().start as usize;
        let line = if offset >= game {
            self.first_line() + case.record.line_ends(&text[game..offset])
        } else {
            self.first_line() - case.record.line_ends(&text[offset..game])
        };
        let start = line_start(text, offset);
        source::place(&text[start..offset], line, charset)
    }
}
