//! A comparison as CSV and as JSON.

use super::{Change, Comparison};
use std::io::{self, Write};

/// The columns. There is a row for each board or revoke that is new or gone, and one for each cell that has changed.
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
        let mut table = csv::Writer::from_writer(out);
        table.write_record(COLUMNS)?;
        for change in &self.changes {
            for (column, old, new) in cells(change) {
                let row = &change.row;
                table.write_record([
                    change.change.into(),
                    change.what,
                    &row.id,
                    &row.file,
                    &row.line,
                    &row.game,
                    &row.event,
                    &row.date,
                    &row.round,
                    &row.board,
                    &row.table,
                    &row.room,
                    column,
                    old,
                    new,
                    &row.about,
                ])?;
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
