//! Cells that are known only when their row is written, and what completes them.

use super::Id;
use super::form::{Form, add_whole};
use crate::audit::At;

/// A cell that is known only when its row is written.
#[derive(Debug, Clone, Copy)]
pub(in crate::report) enum Late {
    /// The file.
    File,
    /// A line, as counted within the part.
    Line(u32),
    /// The number of a game, as counted within the part.
    Game(u32),
    /// The id of the row.
    Id,
    /// The id of its board.
    Board,
    /// The ids of the causes.
    Causes,
    /// The record of which the board is a copy.
    CopyOf,
    /// What was decided before.
    Decision,
    /// The note on it.
    Note,
    /// How it is known.
    Known,
}

/// A place in a part: what is spelled of one has less than 4 GiB.
pub(super) fn number(place: impl TryInto<u32>) -> u32 {
    place.try_into().unwrap_or(u32::MAX)
}

/// Such a cell, and where it belongs.
#[derive(Debug, Clone, Copy)]
pub(super) struct LateCell {
    pub(super) at: u32,
    pub(super) late: Late,
}

/// What completes a row when it is written.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::report) struct AtWriting<'a> {
    /// The file.
    pub(in crate::report) file: &'a str,
    /// The lines and games before the part.
    pub(in crate::report) before: At,
    /// The id of the row.
    pub(in crate::report) id: Id,
    /// That of its board.
    pub(in crate::report) board: Id,
    /// The ids of the causes.
    pub(in crate::report) causes: &'a str,
    /// The record of which the board is a copy.
    pub(in crate::report) copy_of: Option<Id>,
    /// What the director decided before, his note, and how that is known.
    pub(in crate::report) decided: [&'a str; 3],
}

impl AtWriting<'_> {
    /// Spells such a cell.
    pub(super) fn spell(&self, late: Late, form: Form, to: &mut Vec<u8>) {
        let [decision, note, known] = self.decided;
        match late {
            Late::File => form.text(self.file.as_bytes(), to),
            Late::Line(line) => add_whole(self.before.line + u64::from(line), to),
            Late::Game(game) => add_whole(self.before.game + u64::from(game), to),
            Late::Id => form.id(self.id, to),
            Late::Board => form.id(self.board, to),
            Late::Causes => form.text_or_none(self.causes, to),
            Late::CopyOf => match self.copy_of {
                Some(id) => form.id(id, to),
                None => form.none(to),
            },
            Late::Decision => form.text_or_none(decision, to),
            Late::Note => form.text_or_none(note, to),
            Late::Known => form.text_or_none(known, to),
        }
    }
}
