//! Rows: one struct for each table, one field for each column, in column order.

use super::cells;
use crate::audit::At;
use serde::Serialize;
use std::io;
use std::ops::Range;

/// A row of one of the tables.
pub(super) trait Row: Serialize + Default {
    /// The name of the table's file.
    const FILE: &'static str;
}

/// A row that refers to a place in a file of records.
pub(super) trait Placed {
    /// The columns that are known only after all earlier parts of the file: its name, the line and the game.
    fn place(&mut self) -> (&mut String, &mut u64, &mut u64);

    /// Fills them in: counts within the part become counts within the file.
    fn settle(&mut self, file: &str, before: At) {
        let (name, line, game) = self.place();
        file.clone_into(name);
        *line += before.line;
        *game += before.game;
    }
}

/// Adds a row to a table, as one line.
pub(super) fn add(row: &impl Serialize, rows: &mut Vec<u8>) -> io::Result<()> {
    if cells::join(cells::ALL, row, rows) {
        return Ok(());
    }
    by_csv(row, rows)
}

fn by_csv(row: impl Serialize, rows: &mut Vec<u8>) -> io::Result<()> {
    let mut writer = csv::WriterBuilder::new()
        .has_headers(false)
        .buffer_capacity(ROOM)
        .from_writer(rows);
    writer.serialize(row)?;
    writer.flush()
}

/// Adds a row that is spelled already, with these cells in place of those of some columns.
pub(super) fn add_with(
    spelled: &[u8],
    cells: &[(Option<usize>, String)],
    rows: &mut Vec<u8>,
) -> io::Result<()> {
    let mut record = csv::StringRecord::new();
    csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(spelled)
        .read_record(&mut record)?;
    let with = |place, cell| {
        let new = cells.iter().find(|(column, _)| *column == Some(place));
        new.map_or(cell, |(_, new)| new.as_str())
    };
    let cells = record.iter().enumerate();
    let cells: Vec<&str> = cells.map(|(place, cell)| with(place, cell)).collect();
    by_csv(cells, rows)
}

/// The place of a column.
pub(super) fn column<R: Row>(name: &str) -> Option<usize> {
    let header = header::<R>().ok()?;
    let mut names = header.split(|byte| *byte == b',');
    names.position(|it| it == name.as_bytes())
}

/// A text as a cell of a table.
pub(super) fn cell(text: &str) -> io::Result<Vec<u8>> {
    let mut cell = Vec::new();
    by_csv(text, &mut cell)?;
    cell.pop(); // the line end
    Ok(cell)
}

/// Rows kept in memory, one after another.
#[derive(Debug, Default)]
pub(super) struct RowBytes(Vec<u8>);

impl RowBytes {
    /// With room for so many.
    pub(super) fn with_room(rows: usize) -> Self {
        Self(Vec::with_capacity(rows * ROOM))
    }

    /// Appends these columns of a row, and returns their range.
    pub(super) fn add(&mut self, columns: Range<usize>, row: &impl Serialize) -> Range<usize> {
        let start = self.0.len();
        let is_joined = cells::join(columns, row, &mut self.0);
        assert!(is_joined, "each column has one cell");
        start..self.0.len()
    }

    /// All of them.
    pub(super) fn rows(&self) -> &[u8] {
        &self.0
    }
}

/// Bytes of a row, about.
const ROOM: usize = 256;

/// The header of a table: one name a column.
pub(super) fn header<R: Row>() -> io::Result<Vec<u8>> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.serialize(R::default())?;
    let mut bytes = writer
        .into_inner()
        .map_err(csv::IntoInnerError::into_error)?;
    let end = bytes
        .iter()
        .position(|&byte| byte == b'\n')
        .unwrap_or(bytes.len());
    bytes.truncate(end);
    Ok(bytes)
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::fixture::{Record, with_case};
    use super::*;
    use crate::source;

    /// The names of a table's columns.
    pub(in super::super) fn columns<R: Row>() -> String {
        String::from_utf8(header::<R>().unwrap())
            .unwrap()
            .replace(',', " ")
    }

    #[test]
    fn places_are_those_that_an_editor_shows() {
        let record = Record {
            before: "% one\r\n% two\r\n",
            ..Record::default()
        };
        with_case(&record, |case, at| {
            for offset in [
                0,
                8,
                case.record.span().start as usize,
                case.record.text.len() - 3,
            ] {
                let before = &case.record.text[..offset];
                let lines = before.rsplit(|byte| matches!(byte, b'\r' | b'\n'));
                let line = 1 + source::line_ends(before);
                let plain = source::place(lines.clone().next().unwrap(), line, case.record.charset);
                assert_eq!(
                    at.place(case, u32::try_from(offset).unwrap()),
                    plain,
                    "{offset}"
                );
            }
        });
    }
}
