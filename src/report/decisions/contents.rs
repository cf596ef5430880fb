//! What a review file says apart from the decisions and notes in it: whether anything else was changed by hand.
//!
//! A spreadsheet that saves a file changes the signs between its cells, the order in which somebody sorted its rows, and
//! the spelling of dates. All of these leave the contents as they are. Those of a workbook are its sheets, each a sum of its
//! rows, so that none is kept; and comments, and what is drawn.

use super::table::{Table, names, records, text};
use super::{DECISION, KNOWN, NOTE, unguarded};
use crate::source::{Filled, Input};
use memchr::memmem;
use std::fmt;
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::iter::Sum;
use std::path::Path;
use xxhash_rust::xxh3::xxh3_64_with_seed;
use zip::ZipArchive;

/// The cells of a table, in any order of its rows. It shows as sixteen hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::report) struct Contents(u64);

pub(in crate::report) fn contents(path: &Path) -> io::Result<Contents> {
    let input = Input::File(path.to_owned());
    match Filled::read(&input).map_err(|error| error.source)? {
        Filled::Text(bytes) => Ok(Contents::of(Table::of(&text(&bytes)))),
        Filled::Workbook(mut workbook) => {
            let cells = Contents::of_workbook(&mut workbook)?;
            Ok([cells, beside_cells(path)?].into_iter().sum())
        }
    }
}

/// What a workbook has beside its cells: comments, pictures, and what is drawn. Some programs write a drawing with nothing in
/// it for each sheet.
fn beside_cells(workbook: &Path) -> io::Result<Contents> {
    let mut members = ZipArchive::new(BufReader::new(File::open(workbook)?))?;
    let mut sum = RowSum::default();
    for place in 0..members.len() {
        let member = members.by_index(place)?;
        let name = member.name()?.into_owned();
        let own = name.strip_prefix("xl/").unwrap_or_default();
        let is_drawing = own.starts_with("drawings/drawing");
        if !is_drawing && !BESIDE.iter().any(|folder| own.starts_with(folder)) {
            continue;
        }
        let known = format!("{} {}", member.size(), member.crc32());
        let mut head = Vec::new();
        member.take(HEAD).read_to_end(&mut head)?;
        if !is_drawing || memmem::find(&head, b"Anchor").is_some() {
            sum.add([(0, &*known)].into_iter());
        }
    }
    Ok(sum.contents())
}

/// Where a workbook has what is beside its cells.
const BESIDE: [&str; 4] = ["comments", "threadedComments", "charts", "media"];
/// So much of a drawing shows whether something is drawn.
const HEAD: u64 = 1 << 16;

/// The contents of a table that was just written, however long: its rows are read one by one.
pub(in crate::report) fn contents_as_written(path: &Path) -> io::Result<Contents> {
    let mut records = records(File::open(path)?)?.map_while(Result::ok);
    let columns = names(records.next().as_ref());
    Ok(Contents::of_rows(&columns, records))
}

impl Contents {
    fn of(table: Table) -> Self {
        Self::of_rows(
            &table.columns,
            table.rows.into_iter().map(|(_, cells)| cells),
        )
    }

    fn of_rows(columns: &[String], rows: impl Iterator<Item = csv::StringRecord>) -> Self {
        let mut sum = RowSum::of_table(columns.iter().map(String::as_str));
        rows.for_each(|cells| sum.add((0..).zip(&cells)));
        sum.contents()
    }
}

/// Contents of several sheets together.
impl Sum for Contents {
    fn sum<I: Iterator<Item = Self>>(parts: I) -> Self {
        Self(parts.fold(0, |sum, Self(part)| sum.wrapping_add(part)))
    }
}

/// The sum of the rows of a table or a sheet, whatever their order.
#[derive(Debug, Default)]
pub(in crate::report) struct RowSum {
    /// Which of the first columns are filled in later.
    filled_in: Vec<bool>,
    /// What tells the rows of a sheet from those of another with other headings.
    seed: u64,
    sum: u64,
    row: Vec<u8>,
}

impl RowSum {
    /// That of a table with these columns, before its rows.
    pub(in crate::report) fn of_table<'a>(columns: impl Iterator<Item = &'a str> + Clone) -> Self {
        let columns = (0..).zip(columns);
        Self::headed(columns.clone(), columns)
    }

    /// That of a sheet with these names of columns and headings, before its rows.
    pub(super) fn of_sheet<'a>(
        names: impl Iterator<Item = (u32, &'a str)>,
        headings: impl Iterator<Item = (u32, &'a str)>,
    ) -> Self {
        let this = Self::headed(names, headings);
        Self {
            seed: this.sum,
            ..this
        }
    }

    fn headed<'a>(
        names: impl Iterator<Item = (u32, &'a str)>,
        headings: impl Iterator<Item = (u32, &'a str)>,
    ) -> Self {
        let mut this = Self::default();
        for (place, name) in names {
            let place = place as usize;
            this.filled_in
                .resize(this.filled_in.len().max(place + 1), false);
            this.filled_in[place] = matches!(name, DECISION | NOTE | KNOWN | "date");
        }
        this.add(headings);
        this
    }

    /// Adds a row of these cells, each with its column. What somebody fills in does not count.
    pub(in crate::report) fn add<'a>(&mut self, cells: impl Iterator<Item = (u32, &'a str)>) {
        self.row.clear();
        for (place, cell) in cells {
            let cell = unguarded(trimmed(cell));
            let is_filled_in = self.filled_in.get(place as usize).is_some_and(|it| *it);
            if !cell.is_empty() && !is_filled_in {
                self.row.extend_from_slice(&u64::from(place).to_le_bytes());
                self.row.extend_from_slice(cell.as_bytes());
            }
        }
        self.sum = self
            .sum
            .wrapping_add(xxh3_64_with_seed(&self.row, self.seed));
    }

    pub(in crate::report) const fn contents(&self) -> Contents {
        Contents(self.sum)
    }
}

/// A cell without blanks around it: nearly none has any.
fn trimmed(cell: &str) -> &str {
    match cell.as_bytes() {
        [] => cell,
        [first, .., last] if first.is_ascii_graphic() && last.is_ascii_graphic() => cell,
        _ => cell.trim(),
    }
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
        Contents::of(Table::of(text))
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
