//! The table of a workbook: the director's sheet, and what other sheets have of the same boards.
//!
//! Columns are found by their headings, as tables have them or in the words of any language, wherever they stand: a director
//! may sort and filter rows, move and delete columns, and add others.

use super::contents::{Contents, RowSum};
use super::table::Table;
use super::{DECISION, ID, NOTE};
use crate::report::decisions::director::Column;
use crate::source::{Obstacle, SheetRow, Workbook};
use crate::words::{Language, Words};
use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

/// Rows at the top of a sheet among which its headings are looked for.
const BEFORE_HEADINGS: usize = 20;

/// A sheet with a column for the ids of boards.
struct Sheet {
    /// The names of the columns, each with its place.
    columns: Vec<(u32, String)>,
    id: u32,
    rows: Vec<SheetRow>,
}

impl Table {
    /// The table of a workbook; `None` if no sheet has columns for the ids of boards and for decisions.
    pub(super) fn of_workbook(workbook: &mut Workbook) -> Result<Option<Self>, Obstacle> {
        let names = workbook.sheets();
        let mut decided = Vec::new();
        for name in &names {
            decided.extend(Sheet::read(workbook, name, Sheet::has_decisions, |_| true)?);
        }
        if decided.is_empty() {
            return Ok(None);
        }
        let rows = decided.iter().flat_map(Sheet::rows);
        let ids: HashSet<_> = rows.map(|(id, _)| id).collect();
        let mut others = Vec::new();
        for name in &names {
            let is_other = |sheet: &Sheet| !sheet.has_decisions();
            let is_known = |id: &str| ids.contains(id);
            others.extend(Sheet::read(workbook, name, is_other, is_known)?);
        }
        Ok(Some(joined(&decided, &others)))
    }
}

impl Contents {
    pub(super) fn of_workbook(workbook: &mut Workbook) -> Result<Self, Obstacle> {
        let mut sums = Vec::new();
        for name in workbook.sheets() {
            // rows above the headings of a sheet, and all of one without ids
            let (mut others, mut below) = (None, None);
            let mut passed = 0;
            workbook.rows(&name, |row| {
                if below.is_none() && passed < BEFORE_HEADINGS {
                    below = RowSum::of_rows_below(row);
                    passed += 1;
                    if below.is_some() {
                        return ControlFlow::Continue(());
                    }
                }
                match (&mut below, &mut others) {
                    (Some(sum), _) | (None, Some(sum)) => sum.add(row.cells()),
                    (None, none) => *none = Some(RowSum::of_others(row)),
                }
                ControlFlow::Continue(())
            })?;
            sums.extend(below.into_iter().chain(others));
        }
        Ok(sums.iter().map(RowSum::contents).sum())
    }
}

impl RowSum {
    /// That of a sheet with these headings, if it has a column for ids.
    pub(in crate::report) fn of_rows_below(headings: &SheetRow) -> Option<Self> {
        let sheet = Sheet::headed(headings)?;
        let names = sheet.columns.iter();
        let names = names.map(|(place, name)| (*place, &**name));
        Some(Self::of_sheet(names, headings.cells()))
    }

    /// That of a sheet without such a column, by its first row.
    pub(in crate::report) fn of_others(first: &SheetRow) -> Self {
        Self::of_sheet(std::iter::empty(), first.cells())
    }
}

impl Sheet {
    /// Reads the rows of some boards, if it is one of those meant.
    fn read(
        workbook: &mut Workbook,
        name: &str,
        is_meant: impl Fn(&Self) -> bool,
        is_wanted: impl Fn(&str) -> bool,
    ) -> Result<Option<Self>, Obstacle> {
        let (mut found, mut passed) = (None, 0);
        workbook.rows(name, |row| {
            let Some(sheet) = &mut found else {
                found = Self::headed(row);
                passed += 1;
                let is_over = found
                    .as_ref()
                    .map_or(passed == BEFORE_HEADINGS, |it| !is_meant(it));
                return if is_over {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                };
            };
            if is_wanted(row.cell(sheet.id).trim()) {
                sheet.rows.push(row.clone());
            }
            ControlFlow::Continue(())
        })?;
        Ok(found.filter(is_meant))
    }

    /// The sheet with these headings, without rows.
    fn headed(row: &SheetRow) -> Option<Self> {
        let columns = row
            .cells()
            .map(|(place, heading)| (place, column_name(heading)));
        let columns: Vec<_> = columns.collect();
        let (id, _) = columns.iter().find(|(_, name)| name == ID)?;
        Some(Self {
            id: *id,
            rows: Vec::new(),
            columns,
        })
    }

    fn has_decisions(&self) -> bool {
        self.place(DECISION).is_some()
    }

    fn place(&self, column: &str) -> Option<u32> {
        let found = self.columns.iter().find(|(_, name)| name == column);
        found.map(|(place, _)| *place)
    }

    /// Its rows, each with the id of its board.
    fn rows(&self) -> impl Iterator<Item = (&str, &SheetRow)> {
        self.rows.iter().map(|row| (row.cell(self.id).trim(), row))
    }

    fn cell<'a>(&self, row: &'a SheetRow, column: &str) -> &'a str {
        self.place(column).map_or("", |place| row.cell(place))
    }
}

/// The name of a column in the tables, by what stands above it: in small letters, unless a language has a word for it.
fn column_name(heading: &str) -> String {
    let heading = heading.trim().to_lowercase();
    let is = |column: &Column| {
        let mut languages = Language::ALL.into_iter().map(Words::of);
        languages.any(|words| column.heading(words).to_lowercase() == heading)
    };
    let columns = [
        (Column::Id, ID),
        (Column::Decision, DECISION),
        (Column::Note, NOTE),
    ];
    let known = columns.iter().find(|(column, _)| is(column));
    known.map_or(heading, |(_, name)| (*name).to_owned())
}

/// The rows of the first sheets, each with what the others have of its board. Where several have a column, that of the
/// others is meant, as those spell their cells as tables do.
fn joined(decided: &[Sheet], others: &[Sheet]) -> Table {
    let others: Vec<(&Sheet, HashMap<_, _>)> =
        others.iter().map(|it| (it, it.rows().collect())).collect();
    let own = [ID, DECISION, NOTE];
    let names = |sheet: &Sheet| -> Vec<_> {
        let columns = sheet.columns.iter();
        columns.map(|(_, name)| name.clone()).collect()
    };
    let of_others: Vec<_> = others.iter().map(|(sheet, _)| names(sheet)).collect();
    let of_decided = decided.first().map(names).unwrap_or_default();
    let record = |sheet: &Sheet, id: &str, row: &SheetRow| {
        let mut cells: csv::StringRecord = own.iter().map(|name| sheet.cell(row, name)).collect();
        for ((other, rows), names) in others.iter().zip(&of_others) {
            let row = rows.get(id);
            cells.extend(
                names
                    .iter()
                    .map(|name| row.map_or("", |row| other.cell(row, name))),
            );
        }
        cells.extend(of_decided.iter().map(|name| sheet.cell(row, name)));
        (u64::from(row.number), cells)
    };
    let rows = decided
        .iter()
        .flat_map(|sheet| sheet.rows().map(move |(id, row)| (sheet, id, row)));
    Table {
        rows: rows
            .map(|(sheet, id, row)| record(sheet, id, row))
            .collect(),
        columns: own
            .iter()
            .map(|name| (*name).to_owned())
            .chain(of_others.concat())
            .chain(of_decided.clone())
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::told;
    use super::super::{Decisions, DecisionsError, decisions};
    use std::fs;
    use std::path::Path;

    /// Three sheets: a list of the director's own, all columns, and the director's sheet with a line above its headings,
    /// Polish ones, and its columns moved. A lone cell stands at the end of the first.
    fn moved() -> Decisions {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/workbooks/moved.xlsx");
        decisions(Path::new(path)).unwrap()
    }

    #[test]
    fn columns_are_found_wherever_they_stand() {
        let read = moved();
        let expected = [
            "b00000000000a stands \"\" 4",
            "b00000000000b  \"\" 5",
            "b00000000000c unreadable 9 \"12\" 6",
            "b00000000000d tricks=8 \"2026-07-05\" 9",
        ];
        assert_eq!(told(&read), expected);
        assert!(read.unreadable.iter().map(|it| it.row).eq([7]));
    }

    #[test]
    fn what_other_sheets_have_of_a_board_is_found_by_its_id() {
        let read = moved();
        let are = |column, due: [&str; 4]| {
            let cells = read.boards.iter().map(|it| read.cell(it, column));
            assert!(cells.eq(due.map(Some)), "{column}");
        };
        are("event", ["Friday", "Friday", "", ""]);
        are("board", ["12", "5", "", ""]);
    }

    #[test]
    fn what_is_no_workbook_of_decisions_is_refused() {
        let root = tempfile::tempdir().unwrap();
        let path = root.path().join("review.xlsx");
        for (bytes, words) in [
            (&b"PK\x03\x04"[..], "as a workbook"),
            (b"\xD0\xCF\x11\xE0\xA1", "save it as .xlsx"),
        ] {
            fs::write(&path, bytes).unwrap();
            let error = decisions(&path).unwrap_err();
            assert!(matches!(error, DecisionsError::Input(_)));
            assert!(error.to_string().contains(words), "{error}");
        }
    }
}
