//! The form of slips as a workbook: what may be written in a cell is offered as a list.

use super::layout::{Kind, Plan, Planned, Rows, failed};
use super::package::Package;
use crate::audit::{kind_names, values_of};
use crate::words::{Words, key};
use rust_xlsxwriter::{DataValidation, Formula, XlsxError};
use std::fs::File;
use std::io;

/// Empty rows behind the questions, for what a director adds.
const MORE_ROWS: u32 = 100;
/// The seats, as slips have them.
const SEATS: [&str; 4] = ["N", "E", "S", "W"];

/// The form on its way into a file.
#[derive(Debug)]
pub(in crate::report) struct FormBook {
    file: File,
    words: &'static Words,
    columns: Vec<String>,
    rows: Vec<csv::StringRecord>,
}

impl FormBook {
    /// A form with these columns.
    pub(in crate::report) fn new(file: File, columns: Vec<String>, words: &'static Words) -> Self {
        Self {
            file,
            words,
            columns,
            rows: Vec::new(),
        }
    }

    /// Adds a row.
    pub(in crate::report) fn add(&mut self, row: csv::StringRecord) {
        self.rows.push(row);
    }

    /// Writes the workbook.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(in crate::report) fn finish(&mut self) -> io::Result<()> {
        let mut book = Package::new(self.words)?;
        let rows = std::mem::take(&mut self.rows);
        let (lists, count) = (self.lists(&rows).map_err(failed)?, rows.len());
        let blank = csv::StringRecord::from(vec![""; self.columns.len()]);
        let blanks = std::iter::repeat_n(blank, MORE_ROWS as usize);
        let all = count as u64 + u64::from(MORE_ROWS);
        let rows = rows.into_iter().chain(blanks).map(Ok);
        let (sheet, _) = book.add(self.plan(), Rows::of(rows, [all; 2]))?;
        for (column, [first, last], list) in lists {
            sheet
                .add_data_validation(first, column, last, column, &list)
                .map_err(failed)?;
        }
        let last = u32::try_from(count).unwrap_or(u32::MAX - MORE_ROWS) + MORE_ROWS;
        let seats = offered(&SEATS).map_err(failed)?;
        let kinds = DataValidation::new()
            .allow_list_formula(Formula::new(format!(
                "=kinds!$A$2:$A${}",
                kind_names().count() + 1
            )))
            .show_error_message(false);
        for (name, list) in [("seat", seats), ("kind", kinds)] {
            let column = self.place(name);
            sheet
                .add_data_validation(1, column, last, column, &list)
                .map_err(failed)?;
        }
        add_kinds(&mut book)?;
        book.write(&self.file).map(drop)
    }

    fn place(&self, name: &str) -> u16 {
        let mut names = (0..).zip(&self.columns);
        names
            .find_map(|(place, own)| (own == name).then_some(place))
            .unwrap_or_default()
    }

    fn plan(&self) -> Plan {
        let planned = |name: &String| {
            let (kind, width) = match name.as_str() {
                "file" => (Kind::Wrapped, 24.0),
                "kind" => (Kind::Text, 20.0),
                "value" => (Kind::Entry, 20.0),
                "note" => (Kind::Entry, 70.0),
                "trick" | "seat" | "card" | "tricks" => (Kind::Entry, 8.0),
                _ => (Kind::Number, 8.0),
            };
            Planned {
                heading: name.clone(),
                kind,
                width,
            }
        };
        Plan {
            name: self.words.word(key!("book-slips")),
            columns: self.columns.iter().map(planned).collect(),
            frozen: 0,
            printed: self.columns.len(),
            table: "slips.csv",
        }
    }

    /// The values that each row may have, rows of one kind together.
    fn lists(
        &self,
        rows: &[csv::StringRecord],
    ) -> Result<Vec<(u16, [u32; 2], DataValidation)>, XlsxError> {
        let (kind, value) = (usize::from(self.place("kind")), self.place("value"));
        let mut lists = Vec::new();
        let mut first = 1;
        for rows in rows.chunk_by(|one, next| one.get(kind) == next.get(kind)) {
            let last = first + u32::try_from(rows.len()).unwrap_or(u32::MAX) - 1;
            let values = values_of(rows[0].get(kind).unwrap_or_default());
            if !values.is_empty() {
                lists.push((value, [first, last], offered(&values)?));
            }
            first = last + 1;
        }
        Ok(lists)
    }
}

/// A sheet with the kinds of slip and the values of each.
fn add_kinds(book: &mut Package<'_>) -> io::Result<()> {
    let columns = [("kind_of_slip", 26.0), ("values", 90.0)];
    let columns = columns.map(|(name, width)| Planned {
        heading: name.to_owned(),
        kind: Kind::Wrapped,
        width,
    });
    let plan = Plan {
        name: "kinds",
        columns: columns.into(),
        frozen: 0,
        printed: 2,
        table: "slips.csv",
    };
    let row = |name: &'static str| csv::StringRecord::from(vec![name, &values_of(name).join(", ")]);
    let count = kind_names().count() as u64;
    let rows = kind_names().map(row).map(Ok);
    book.add(plan, Rows::of(rows, [count; 2])).map(drop)
}

/// A list to choose from; anything else can be typed, too.
fn offered(values: &[&str]) -> Result<DataValidation, XlsxError> {
    let list = DataValidation::new().allow_list_strings(values)?;
    Ok(list.show_error_message(false))
}
