//! Rows of tables as JSON lines, for a program that wants no files.

use crate::report::table::{Form, VERSION};
use std::io::{self, Write};

/// A table whose rows can be written as JSON lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum LineTable {
    /// Every board.
    Boards,
    /// Every board that a director should look at.
    Review,
    /// Every apparent revoke.
    Revokes,
    /// Every finding that is shown.
    Findings,
    /// Every file.
    Files,
}

impl LineTable {
    /// The tables whose rows are boards, or belong to one.
    pub const OF_BOARDS: &[Self] = &[Self::Boards, Self::Review, Self::Revokes, Self::Findings];

    /// The form of its rows. Each line names its table, as `row`.
    pub(in crate::report) fn form(self) -> Form {
        Form::Json(Some(self.into()))
    }
}

/// The board at hand, where the rows of a board stand inside its own.
#[derive(Debug)]
pub(in crate::report) struct Nest {
    /// Its row, without its end; empty between two boards.
    board: Vec<u8>,
    /// The lists inside it: the rows of each other table of which it has some, with commas between them.
    lists: Vec<(LineTable, Vec<u8>)>,
}

impl Nest {
    /// A nest for the rows of these tables.
    pub(in crate::report) fn of(tables: &[LineTable]) -> Self {
        let inside = LineTable::OF_BOARDS[1..].iter();
        let lists = inside.filter(|table| tables.contains(table));
        Self {
            board: Vec::new(),
            lists: lists.map(|table| (*table, Vec::new())).collect(),
        }
    }

    /// Takes a row that belongs to a board. One between two boards belongs to none, and is not taken.
    pub(in crate::report) fn takes(&mut self, table: LineTable, line: &[u8]) -> bool {
        let row = line.trim_ascii_end();
        if table == LineTable::Boards {
            self.board.extend_from_slice(&row[..row.len() - 1]);
            return true;
        }
        if self.board.is_empty() {
            return false;
        }
        let list = self.lists.iter_mut().find(|(name, _)| *name == table);
        list.is_some_and(|(_, list)| {
            if !list.is_empty() {
                list.push(b',');
            }
            list.extend_from_slice(row);
            true
        })
    }

    /// Writes the board, with what is inside it, and the version of its columns.
    pub(in crate::report) fn end_board(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.board.is_empty() {
            return Ok(());
        }
        self.board.extend_from_slice(b",\"rows\":{");
        for (place, (table, list)) in self.lists.iter_mut().enumerate() {
            let comma = if place > 0 { "," } else { "" };
            write!(self.board, "{comma}\"{}\":[", <&str>::from(*table))?;
            self.board.append(list);
            self.board.push(b']');
        }
        writeln!(self.board, "}},\"version\":\"{VERSION}\"}}")?;
        out.write_all(&self.board)?;
        self.board.clear();
        Ok(())
    }
}
