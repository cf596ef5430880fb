//! A line: the cells of a row, one after another, in a form; and those of them that are known only when their row is written.

use super::cell::Cell;
use super::form::{Form, add_whole};
use super::{Id, Row};
use crate::audit::At;

/// A row that is being spelled.
pub(in crate::report) struct Line<'a> {
    form: Form,
    members: &'static [&'static str],
    cells: usize,
    bytes: &'a mut Vec<u8>,
    /// Where cells that are known later are kept apart; a line without this is whole.
    late: Option<&'a mut Vec<LateCell>>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // a declaration of columns hands on references
impl Line<'_> {
    /// Adds the whole of a row.
    pub(in crate::report) fn add<R: Row>(row: &R, form: Form, bytes: &mut Vec<u8>) {
        Line::of(row, form, bytes, None);
    }

    /// Adds a row; with `late` the places of the cells that are known later.
    pub(super) fn of<R: Row>(
        row: &R,
        form: Form,
        bytes: &mut Vec<u8>,
        late: Option<&mut Vec<LateCell>>,
    ) {
        form.begin(bytes);
        let mut line = Line {
            form,
            members: R::MEMBERS,
            cells: 0,
            bytes,
            late,
        };
        row.spell(&mut line);
        form.end(line.bytes);
    }

    fn next(&mut self) {
        let is_first = self.cells == 0;
        let member = self.members[self.cells];
        self.form.separate(member, is_first, self.bytes);
        self.cells += 1;
    }

    pub(in crate::report) fn cell(&mut self, cell: &impl Cell) {
        self.next();
        cell.spell(self.form, self.bytes);
    }

    /// A word of ours, where there is one.
    pub(in crate::report) fn fixed<'w>(&mut self, word: &(impl Copy + Into<Option<&'w str>>)) {
        self.next();
        match (*word).into() {
            Some(word) => self.form.word(word.as_bytes(), self.bytes),
            None => self.form.none(self.bytes),
        }
    }

    /// A cell that is known later, or its value where the line is whole.
    pub(in crate::report) fn late(&mut self, late: Late, value: &impl Cell) {
        if self.late.is_none() {
            return self.cell(value);
        }
        self.next();
        let at = number(self.bytes.len());
        if let Some(cells) = &mut self.late {
            cells.push(LateCell { at, late });
        }
    }

    /// The line in its file, as counted within its part.
    pub(in crate::report) fn line(&mut self, line: &u64) {
        self.late(Late::Line(number(*line)), line);
    }

    /// The number of the game in its file, as counted within its part.
    pub(in crate::report) fn game(&mut self, game: &u64) {
        self.late(Late::Game(number(*game)), game);
    }

    /// A number of which 0 says that there is none.
    pub(in crate::report) fn unless_0(&mut self, number: &u64) {
        self.cell(&Some(*number).filter(|number| *number > 0));
    }
}

/// A cell that is known only when its row is written.
#[derive(Debug, Clone, Copy)]
pub(in crate::report) enum Late {
    File,
    /// A line, as counted within the part.
    Line(u32),
    /// The number of a game, as counted within the part.
    Game(u32),
    Id,
    /// The id of its board.
    Board,
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
    pub(in crate::report) file: &'a str,
    /// The lines and games before the part.
    pub(in crate::report) before: At,
    pub(in crate::report) id: Id,
    /// That of its board.
    pub(in crate::report) board: Id,
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
            Late::CopyOf => self.copy_of.spell(form, to),
            Late::Decision => form.text_or_none(decision, to),
            Late::Note => form.text_or_none(note, to),
            Late::Known => form.text_or_none(known, to),
        }
    }
}
