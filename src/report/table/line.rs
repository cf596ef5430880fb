//! A line: the cells of a row, one after another, in a form.

use super::form::{Form, add_whole};
use super::late::{Late, LateCell, number};
use super::{Column, Id, Kind, Row};

/// A value that stands in a cell.
pub(in crate::report) trait Cell {
    /// What a column of it holds.
    const KIND: Kind;

    /// Spells it as the next cell of a line.
    fn spell(&self, line: &mut Line<'_>);
}

/// A row that is being spelled.
pub(in crate::report) struct Line<'a> {
    form: Form,
    columns: &'static [Column],
    /// The cells so far.
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
            columns: R::COLUMNS,
            cells: 0,
            bytes,
            late,
        };
        row.spell(&mut line);
        form.end(line.bytes);
    }

    /// Begins the next cell.
    fn next(&mut self) {
        let is_first = self.cells == 0;
        let name = self.columns[self.cells].name;
        self.form.separate(name, is_first, self.bytes);
        self.cells += 1;
    }

    /// An empty cell.
    pub(in crate::report) fn none(&mut self) {
        self.next();
        self.form.none(self.bytes);
    }

    /// A whole number.
    pub(in crate::report) fn whole(&mut self, number: impl itoa::Integer) {
        self.next();
        add_whole(number, self.bytes);
    }

    /// A number with decimals.
    pub(in crate::report) fn decimal(&mut self, number: &str) {
        self.next();
        self.form.decimal(number, self.bytes);
    }

    /// A text in UTF-8.
    pub(in crate::report) fn text(&mut self, text: &[u8]) {
        self.next();
        self.form.text(text, self.bytes);
    }

    /// A word of ours, a card or a contract, which no spreadsheet takes for anything else.
    pub(in crate::report) fn word(&mut self, word: &[u8]) {
        self.next();
        self.form.word(word, self.bytes);
    }

    /// A word of ours, where there is one.
    pub(in crate::report) fn fixed<'w>(&mut self, word: &(impl Copy + Into<Option<&'w str>>)) {
        match (*word).into() {
            Some(word) => self.word(word.as_bytes()),
            None => self.none(),
        }
    }

    /// An id.
    pub(in crate::report) fn of_id(&mut self, id: Id) {
        self.next();
        self.form.id(id, self.bytes);
    }

    /// A cell that is known later, or its value where the line is whole.
    pub(in crate::report) fn late(&mut self, late: Late, value: &impl Cell) {
        if self.late.is_none() {
            return value.spell(self);
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
        Some(*number).filter(|number| *number > 0).spell(self);
    }
}
