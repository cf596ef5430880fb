//! A comparison as CSV and as JSON.

use super::{Change, Comparison};
use serde::Serialize;
use std::io::{self, Write};

/// A row of the table: one for each board or revoke that is new or gone, and one for each cell that has changed.
#[derive(Debug, Serialize)]
struct WrittenRow<'a> {
    change: super::ChangeKind,
    what: &'static str,
    id: &'a str,
    file: &'a str,
    line: &'a str,
    game: &'a str,
    event: &'a str,
    date: &'a str,
    round: &'a str,
    board: &'a str,
    table: &'a str,
    room: &'a str,
    column: &'static str,
    old: &'a str,
    new: &'a str,
    about: &'a str,
}

/// The columns, for a table without rows.
const COLUMNS: [&str; 16] = [
    "change", "what", "id", "file", "line", "game", "event", "date", "round", "board", "table",
    "room", "column", "old", "new", "about",
];

impl Comparison {
    /// Writes all that differs as CSV.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write_csv(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut table = csv::WriterBuilder::new()
            .has_headers(false)
            .from_writer(out);
        table.write_record(COLUMNS)?;
        for change in &self.changes {
            for (column, old, new) in cells(change) {
                table.serialize(row(change, column, old, new))?;
            }
        }
        table.flush()
    }

    /// Writes it as one JSON object.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write_json(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut out = out;
        crate::report::table::write_json_line(self, &mut out)
    }
}

/// The cells that have changed; one without a name where the whole row is new or gone.
fn cells(change: &Change) -> Vec<(&'static str, &str, &str)> {
    let columns = change.columns.iter();
    let mut cells: Vec<_> = columns
        .map(|it| (it.column, it.old.as_str(), it.new.as_str()))
        .collect();
    if cells.is_empty() {
        cells.push(("", "", ""));
    }
    cells
}

fn row<'a>(change: &'a Change, column: &'static str, old: &'a str, new: &'a str) -> WrittenRow<'a> {
    let it = &change.row;
    WrittenRow {
        change: change.change,
        what: change.what,
        id: &it.id,
        file: &it.file,
        line: &it.line,
        game: &it.game,
        event: &it.event,
        date: &it.date,
        round: &it.round,
        board: &it.board,
        table: &it.table,
        room: &it.room,
        column,
        old,
        new,
        about: &it.about,
    }
}
