//! What a review file says apart from the decisions and notes in it: whether anything else was changed by hand.
//!
//! A spreadsheet that saves a file changes the signs between its cells, the order in which somebody sorted its rows, and
//! the spelling of dates. All of these leave the contents as they are.

use super::table::{Table, in_rows, text};
use super::{DECISION, KNOWN, NOTE, unguarded};
use crate::source::{Filled, Input};
use std::fmt;
use std::fs::File;
use std::io;
use std::path::Path;
use xxhash_rust::xxh3::Xxh3Default;

/// The cells of a table, in any order of its rows. It shows as sixteen hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in super::super) struct Contents(u64);

/// The contents of a file.
///
/// # Errors
/// When it cannot be read.
pub(in super::super) fn contents(path: &Path) -> io::Result<Contents> {
    let input = Input::File(path.to_owned());
    let table = match Filled::read(&input).map_err(|error| error.source)? {
        Filled::Text(bytes) => Some(Table::of(&text(&bytes))),
        Filled::Workbook(mut workbook) => Table::of_workbook(&mut workbook)?,
    };
    Ok(table.as_ref().map(Contents::of).unwrap_or_default())
}

/// The contents of a table that was just written, however long: its rows are read one by one.
///
/// # Errors
/// When it cannot be read.
pub(in super::super) fn contents_as_written(path: &Path) -> io::Result<Contents> {
    let (columns, rows) = in_rows(File::open(path)?)?;
    let hashes = rows.map(|cells| row(&columns, cells.iter()));
    Ok(Contents::of_rows(&columns, hashes))
}

impl Contents {
    pub(super) fn of(table: &Table) -> Self {
        let rows = table.rows.iter();
        let rows = rows.map(|(_, cells)| row(&table.columns, cells.iter()));
        Self::of_rows(&table.columns, rows)
    }

    fn of_rows(columns: &[String], rows: impl Iterator<Item = u64>) -> Self {
        let names = columns.iter().map(String::as_str);
        Self(rows.fold(row(columns, names), u64::wrapping_add))
    }
}

/// A number for the cells of a row that nobody fills in.
fn row<'a>(columns: &[String], cells: impl Iterator<Item = &'a str>) -> u64 {
    let mut hash = Xxh3Default::new();
    for (place, cell) in cells.enumerate() {
        let name = columns.get(place).map(String::as_str);
        let cell = unguarded(cell.trim());
        let is_filled_in = matches!(name, Some(DECISION | NOTE | KNOWN | "date"));
        if !is_filled_in && !cell.is_empty() {
            hash.update(&place.to_le_bytes());
            hash.update(cell.as_bytes());
        }
    }
    hash.digest()
}

impl fmt::Display for Contents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Contents {
        Contents::of(&Table::of(text))
    }

    #[test]
    fn a_table_that_was_just_written_has_the_same_contents_row_by_row() {
        let root = tempfile::tempdir().unwrap();
        let path = root.path().join("review.csv");
        let for_excel = format!(
            "\u{feff}{}",
            WRITTEN.replace(',', ";").replace('\n', "\r\n")
        );
        for written in [
            WRITTEN,
            &for_excel,
            "",
            "id,board\n",
            "id,board\nb1,\"5\n6\"\n",
        ] {
            std::fs::write(&path, written).unwrap();
            let read = contents_as_written(&path).unwrap();
            assert_eq!(read, contents(&path).unwrap(), "{written:?}");
        }
    }

    const WRITTEN: &str = "id,date,board,director_decision,director_note\n\
                           b1,2019-03-02,5,,\n\
                           b2,2019-03-02,'1-2,,\n";

    #[test]
    fn what_is_filled_in_and_how_it_is_saved_leave_it_as_it_is() {
        let filled = "id;date;board;director_decision;director_note\r\n\
                      b2;2-3-2019;1-2;stands;\r\n\
                      b1;2-3-2019;5;;\"who; and why\"\r\n";
        assert_eq!(of(filled), of(WRITTEN));
    }

    #[test]
    fn any_other_change_is_seen() {
        for (from, to) in [
            ("b1,", "b3,"),
            (",5,", ",6,"),
            ("b1,2019-03-02,5,,\n", ""),
            ("director_note\n", "director_note,who\n"),
            ("5,,\n", "5,,,asked\n"),
        ] {
            assert_ne!(of(&WRITTEN.replace(from, to)), of(WRITTEN), "{from}");
        }
    }
}
