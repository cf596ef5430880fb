//! The sheet that slips are written on: a CSV file as spreadsheets save it, or a workbook, cut into rows of named cells.
//!
//! It must not know what a cell says.

use super::{Flaw, Unreadable};
use crate::audit::csv_text::{CsvLine, CsvLines};
use crate::source::{Charset, Obstacle, SheetRow, Workbook};
use std::borrow::Cow;
use std::ops::ControlFlow;
use strum::VariantArray;

#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray)]
pub(super) enum Column {
    File,
    Game,
    Board,
    Room,
    Table,
    Round,
    Kind,
    Trick,
    Seat,
    Card,
    Value,
    Tricks,
    Note,
}

impl Column {
    pub(super) const ALL: [Self; 13] = *Self::VARIANTS.as_array().expect("as many");

    /// The names, in the order of [`Column::ALL`].
    pub(super) const NAMES: [&str; 13] = [
        "file", "game", "board", "room", "table", "round", "kind", "trick", "seat", "card",
        "value", "tricks", "note",
    ];

    pub(super) const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|column| column.name().eq_ignore_ascii_case(name.trim()))
    }
}

/// The cells of one row.
#[derive(Debug, Clone, Default)]
pub(super) struct SlipRow {
    cells: [String; 13],
    /// Its first line in the file.
    pub(super) line: u64,
    /// For each column, where its cell begins: characters from the beginning of the line, from 1.
    places: [u64; 13],
}

impl SlipRow {
    /// What stands in a cell, without the white space around it, and without the apostrophe that keeps a text of a form from
    /// being a formula.
    pub(super) fn cell(&self, column: Column) -> &str {
        let cell = self.cells[column as usize].trim();
        let guarded = cell.strip_prefix('\'');
        let guarded = guarded.filter(|it| it.starts_with(['=', '@', '+', '-']));
        guarded.unwrap_or(cell)
    }

    /// Writes into a cell.
    pub(super) fn set(&mut self, column: Column, text: &str) {
        text.clone_into(&mut self.cells[column as usize]);
    }

    /// All cells but the note.
    pub(super) fn text(&self) -> String {
        let kept = Column::ALL.iter().filter(|column| **column != Column::Note);
        kept.map(|column| self.cell(*column))
            .collect::<Vec<_>>()
            .join(",")
    }

    /// What it says, as the end of a line of CSV behind a file and a game: without other keys, and of a note only a card.
    pub(super) fn said(&self) -> String {
        let own = &Column::ALL[Column::Kind as usize..Column::Note as usize];
        let own = own.iter().map(|column| self.cell(*column));
        let note = self.cell(Column::Note).split(' ').next();
        let note = note.filter(|_| word(self.cell(Column::Kind)) == "corrected");
        let cells = own.chain([note.unwrap_or_default()]);
        let cells = cells.map(|cell| cell.replace([',', '"', '\n', '\r'], " "));
        [",,,,", &cells.collect::<Vec<_>>().join(",")].concat()
    }

    /// A cell that cannot be read, with what would be.
    pub(super) const fn unreadable(&self, column: Column, what: Flaw) -> Unreadable {
        Unreadable {
            line: self.line,
            column: self.places[column as usize],
            what,
        }
    }

    fn is_blank(&self) -> bool {
        Column::ALL
            .iter()
            .all(|column| self.cell(*column).is_empty())
    }
}

/// Reads the rows of a sheet; blank ones are passed over.
///
/// # Errors
/// When the header is not that of slips.
pub(super) fn rows(bytes: &[u8]) -> Result<Vec<Result<SlipRow, Unreadable>>, Unreadable> {
    let text = Charset::Unstated.decode(bytes);
    let mut lines = CsvLines::of(&text, None);
    let Some(head) = lines.next() else {
        return Err(Unreadable {
            line: lines.number,
            column: 1,
            what: Flaw::NoHeader(&Column::NAMES),
        });
    };
    let header = Header::of(head.number, cells(&head), begins(&head))?;
    let rows = lines.map(|line| header.row(line.number, cells(&line), begins(&line)));
    Ok(rows
        .filter(|row| !row.as_ref().is_ok_and(SlipRow::is_blank))
        .collect())
}

/// Rows at the top of a sheet among which its header may stand.
const BEFORE_HEADER: usize = 20;

/// Reads the rows of the first sheet of a workbook that has a header; blank ones are passed over. The line of a row is its
/// number, the column of a cell that of its column.
///
/// # Errors
/// When the workbook cannot be read, or no sheet in it has the header of slips.
pub(super) fn rows_of_workbook(
    workbook: &mut Workbook,
) -> Result<Result<Vec<Result<SlipRow, Unreadable>>, Unreadable>, Obstacle> {
    for sheet in workbook.sheets() {
        let mut header: Option<Result<Header, Unreadable>> = None;
        let (mut passed, mut rows) = (0, Vec::new());
        workbook.rows(&sheet, |row| {
            match &header {
                Some(Ok(header)) => {
                    rows.push(header.row(row.number.into(), row.cells(), column_of));
                }
                _ => header = sheet_header(row),
            }
            passed += 1;
            match &header {
                None if passed == BEFORE_HEADER => ControlFlow::Break(()),
                Some(Err(_)) => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        })?;
        match header {
            Some(Ok(_)) => {
                rows.retain(|row| !row.as_ref().is_ok_and(SlipRow::is_blank));
                return Ok(Ok(rows));
            }
            Some(Err(why)) => return Ok(Err(why)),
            None => (),
        }
    }
    let what = Flaw::NoHeader(&Column::NAMES);
    Ok(Err(Unreadable {
        line: 1,
        column: 1,
        what,
    }))
}

/// The columns of a sheet, if this row names the kinds of slip.
fn sheet_header(row: &SheetRow) -> Option<Result<Header, Unreadable>> {
    row.cells()
        .find(|(_, name)| Column::named(name) == Some(Column::Kind))?;
    Some(Header::of(row.number.into(), row.cells(), column_of))
}

/// The number of a sheet's column, from 1.
fn column_of(place: u32) -> u64 {
    u64::from(place) + 1
}

/// The cells of a line, each with its place.
fn cells<'a>(line: &'a CsvLine<'_>) -> impl Iterator<Item = (u32, &'a str)> {
    (0..).zip(&line.record)
}

/// Where the cell of a place begins in a line.
fn begins(line: &CsvLine<'_>) -> impl Fn(u32) -> u64 {
    |place| {
        let is_there = (place as usize) < line.record.len();
        if is_there {
            line.place(place as usize)
        } else {
            1
        }
    }
}

/// The columns, each with the place of its cell in a row, from 0.
struct Header(Vec<(u32, Column)>);

impl Header {
    /// Those of the header of slips; `begins` says where the cell of a place does.
    fn of<'a>(
        line: u64,
        cells: impl Iterator<Item = (u32, &'a str)>,
        begins: impl Fn(u32) -> u64,
    ) -> Result<Self, Unreadable> {
        let mut columns = Vec::new();
        let unreadable = |place, what| Unreadable {
            line,
            column: begins(place),
            what,
        };
        for (place, name) in cells {
            let name = name.to_owned();
            let what = match Column::named(&name) {
                Some(column) if columns.iter().any(|(_, own)| *own == column) => {
                    Flaw::SecondColumn(name)
                }
                Some(column) => {
                    columns.push((place, column));
                    continue;
                }
                None => Flaw::NoColumn {
                    name,
                    known: &Column::NAMES,
                },
            };
            return Err(unreadable(place, what));
        }
        if columns.iter().all(|(_, own)| *own != Column::Kind) {
            return Err(unreadable(0, Flaw::NoKind));
        }
        Ok(Self(columns))
    }

    /// The row of these cells; `begins` says where the cell of a place does.
    fn row<'a>(
        &self,
        line: u64,
        cells: impl Iterator<Item = (u32, &'a str)>,
        begins: impl Fn(u32) -> u64,
    ) -> Result<SlipRow, Unreadable> {
        let mut row = SlipRow {
            line,
            places: [1; 13],
            ..SlipRow::default()
        };
        for (place, column) in &self.0 {
            row.places[*column as usize] = begins(*place);
        }
        for (place, cell) in cells.filter(|(_, cell)| !cell.trim().is_empty()) {
            let Some((_, column)) = self.0.iter().find(|(own, _)| *own == place) else {
                return Err(Unreadable {
                    line,
                    column: begins(place),
                    what: Flaw::MoreCells,
                });
            };
            cell.clone_into(&mut row.cells[*column as usize]);
        }
        Ok(row)
    }
}

/// Words of a sheet in one spelling: small letters, with `_` between them.
pub(super) fn word(cell: &str) -> Cow<'_, str> {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    if cell.chars().all(plain) {
        return Cow::Borrowed(cell);
    }
    Cow::Owned(cell.to_lowercase().replace(['-', ' '], "_"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_are_read_as_their_list_has_it() {
        hold!("sheets.txt", |_, text| {
            let told = |row: Result<SlipRow, Unreadable>| match row {
                Ok(row) => {
                    let cells = [Column::Kind, Column::Board].map(|it| row.cell(it));
                    format!("{}: {cells:?}", row.line)
                }
                Err(error) => format!("{}:{}: {}", error.line, error.column, error.what),
            };
            let rows = rows(text.as_bytes()).unwrap_or_else(|error| vec![Err(error)]);
            rows.into_iter().map(told).collect::<Vec<_>>().join("\n")
        });
    }
}
