//! Workbooks (`.xlsx`) that a person has filled in, read as rows of text.
//!
//! It must not know what a cell says. Only cells that hold something are kept, so that a lone cell at the end of a sheet
//! costs no more than itself.

use super::{Obstacle, SheetRow};
use calamine::{DataRef, ExcelDateTime, Reader, Xlsx};
use std::fmt;
use std::io::Cursor;
use std::ops::ControlFlow;
use zip::ZipArchive;

/// An opened workbook.
pub struct Workbook(Xlsx<Cursor<Vec<u8>>>);

impl Workbook {
    /// Opens the bytes of a file.
    ///
    /// # Errors
    /// When they are no workbook, or one of a kind that is not read.
    pub fn open(bytes: Vec<u8>) -> Result<Self, Obstacle> {
        if unpacked(&bytes).is_some_and(|it| it > MOST) {
            return Err(Obstacle::TooLong);
        }
        Xlsx::new(Cursor::new(bytes)).map(Self).map_err(damaged)
    }

    /// The names of its sheets, in order.
    pub fn sheets(&self) -> Vec<String> {
        self.0.sheet_names()
    }

    /// Gives the rows of a sheet that hold something, from the top, until one is enough.
    ///
    /// # Errors
    /// When the sheet cannot be read to its end.
    pub fn rows(
        &mut self,
        sheet: &str,
        mut take: impl FnMut(&SheetRow) -> ControlFlow<()>,
    ) -> Result<(), Obstacle> {
        let mut cells = self.0.worksheet_cells_reader(sheet).map_err(damaged)?;
        let mut row = SheetRow::default();
        while let Some(cell) = cells.next_cell().map_err(damaged)? {
            let (number, column) = cell.get_position();
            if row.number != number + 1 {
                if !row.cells.is_empty() && take(&row).is_break() {
                    return Ok(());
                }
                row.number = number + 1;
                row.cells.clear();
            }
            let text = text(cell.get_value());
            if !text.is_empty() {
                row.cells.push((column, text));
            }
        }
        if !row.cells.is_empty() {
            let _ = take(&row);
        }
        Ok(())
    }
}

/// The most bytes that a workbook may unpack to. One that is written has some 50 MiB at the most.
const MOST: u64 = 128 << 20;

/// The bytes that a workbook says it unpacks to.
fn unpacked(bytes: &[u8]) -> Option<u64> {
    let mut members = ZipArchive::new(Cursor::new(bytes)).ok()?;
    let sizes = (0..members.len()).map(|place| members.by_index_raw(place).map(|it| it.size()));
    sizes.sum::<Result<u64, _>>().ok()
}

impl fmt::Debug for Workbook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Workbook").field(&self.sheets()).finish()
    }
}

fn damaged(error: impl fmt::Display) -> Obstacle {
    Obstacle::Workbook(error.to_string())
}

/// What a cell shows, as a program reads it: a whole number without a point, a date as `2026-07-05`.
fn text(value: &DataRef<'_>) -> String {
    match value {
        DataRef::Empty => String::new(),
        DataRef::Int(number) => number.to_string(),
        DataRef::Float(number) => number.to_string(), // 9.0 is spelled 9
        DataRef::String(text) | DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => {
            text.clone()
        }
        DataRef::SharedString(text) => (*text).to_owned(),
        DataRef::Bool(truth) => truth.to_string(),
        DataRef::DateTime(date) => day(date),
        DataRef::Error(error) => error.to_string(),
    }
}

fn day(date: &ExcelDateTime) -> String {
    let (year, month, day, ..) = date.to_ymd_hms_milli();
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_the_text_that_a_program_reads() {
        let cells = [
            DataRef::Float(9.0),
            DataRef::Float(-62.5),
            DataRef::Int(-100),
            DataRef::SharedString("SQ"),
            DataRef::Bool(true),
            DataRef::Empty,
        ];
        let shown = cells.map(|cell| text(&cell));
        assert_eq!(shown, ["9", "-62.5", "-100", "SQ", "true", ""]);
    }
}
