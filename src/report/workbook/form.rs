//! Workbooks beside that of a run: the form of slips, where what may be written in a cell is offered as a list; and the list of
//! results that a decision changes.

use super::layout::{Kind, Plan, Planned, Rows, failed};
use super::package::Package;
use super::plans::of_words;
use crate::audit::{kind_names, values_of};
use crate::report::disk::whole::WholeFile;
use crate::words::{Key, Words, key};
use rust_xlsxwriter::{DataValidation, Formula, XlsxError};
use std::io::{self, Write};
use std::path::Path;

/// Empty rows behind the questions, for what a director adds.
const MORE_ROWS: u32 = 100;
const SEATS: [&str; 4] = ["N", "E", "S", "W"];

/// Writes a form with these columns and rows as a workbook.
pub(in crate::report) fn write_form_book(
    file: impl Write,
    columns: &[&str],
    rows: Vec<csv::StringRecord>,
    words: &Words,
) -> io::Result<()> {
    let mut book = Package::new(words)?;
    let (mut lists, count) = (lists(columns, &rows).map_err(failed)?, rows.len());
    let blank = csv::StringRecord::from(vec![""; columns.len()]);
    let blanks = std::iter::repeat_n(blank, MORE_ROWS as usize);
    let all = count as u64 + u64::from(MORE_ROWS);
    let rows = rows.into_iter().chain(blanks).map(Ok);
    let (sheet, _) = book.add(plan(columns, words), Rows::of(rows, [all; 2]))?;
    let last = u32::try_from(count).unwrap_or(u32::MAX - MORE_ROWS) + MORE_ROWS;
    let kinds = format!("=kinds!$A$2:$A${}", kind_names().count() + 1);
    let kinds = DataValidation::new().allow_list_formula(Formula::new(kinds));
    let kinds = kinds.show_error_message(false);
    let seats = offered(&SEATS).map_err(failed)?;
    lists.extend([("seat", [1, last], seats), ("kind", [1, last], kinds)]);
    for (name, [first, last], list) in lists {
        let column = u16::try_from(place(columns, name)).unwrap_or_default();
        let added = sheet.add_data_validation(first, column, last, column, &list);
        added.map_err(failed)?;
    }
    add_kinds(&mut book)?;
    book.write(file).map(drop)
}

fn place(columns: &[&str], name: &str) -> usize {
    let place = columns.iter().position(|own| *own == name);
    place.unwrap_or_default()
}

fn plan(columns: &[&str], words: &Words) -> Plan {
    let planned = columns.iter().map(|name| {
        let layout = match *name {
            "file" => (Kind::Wrapped, 24.0),
            "kind" => (Kind::Text, 20.0),
            "value" => (Kind::Entry, 20.0),
            "note" => (Kind::Entry, 70.0),
            "trick" | "seat" | "card" | "tricks" => (Kind::Entry, 8.0),
            _ => (Kind::Number, 8.0),
        };
        Planned::of(name, layout)
    });
    Plan {
        frozen: 0,
        ..Plan::of(words.word(key!("book-slips")), planned, "slips.csv")
    }
}

/// A list to choose from in a column, with its first and its last row.
type List = (&'static str, [u32; 2], DataValidation);

/// The values that each row may have, rows of one kind together.
fn lists(columns: &[&str], rows: &[csv::StringRecord]) -> Result<Vec<List>, XlsxError> {
    let kind = place(columns, "kind");
    let mut lists = Vec::new();
    let mut first = 1;
    for rows in rows.chunk_by(|one, next| one.get(kind) == next.get(kind)) {
        let last = first + u32::try_from(rows.len()).unwrap_or(u32::MAX) - 1;
        let values = values_of(rows[0].get(kind).unwrap_or_default());
        if !values.is_empty() {
            lists.push(("value", [first, last], offered(&values)?));
        }
        first = last + 1;
    }
    Ok(lists)
}

/// A sheet with the kinds of slip and the values of each.
fn add_kinds(book: &mut Package<'_>) -> io::Result<()> {
    let columns = [("kind_of_slip", 26.0), ("values", 90.0)];
    let columns = columns.map(|(name, width)| Planned::of(name, (Kind::Wrapped, width)));
    let plan = Plan {
        frozen: 0,
        ..Plan::of("kinds", columns, "slips.csv")
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

/// The columns of the list of results, each with how it is laid out.
const RESCORE: [(Key, Kind, f64); 16] = [
    (key!("book-board"), Kind::Number, 7.0),
    (key!("book-section"), Kind::Text, 9.0),
    (key!("book-table"), Kind::Wrapped, 9.0),
    (key!("book-round"), Kind::Text, 8.0),
    (key!("sign-north-south"), Kind::Wrapped, 22.0),
    (key!("sign-east-west"), Kind::Wrapped, 22.0),
    (key!("book-contract"), Kind::Text, 10.0),
    (key!("book-tricks"), Kind::Number, 8.0),
    (key!("book-decided-tricks"), Kind::Number, 10.0),
    (key!("book-score"), Kind::Number, 10.0),
    (key!("book-decided-score"), Kind::Number, 10.0),
    (key!("book-besides"), Kind::Wrapped, 22.0),
    (key!("book-decision"), Kind::Wrapped, 18.0),
    (key!("book-note"), Kind::Wrapped, 28.0),
    (key!("book-file"), Kind::Wrapped, 28.0),
    (key!("book-id"), Kind::Text, 16.0),
];

/// Writes the list as a workbook; the rows have the cells of its columns.
pub(in crate::report) fn write_rescore_book(
    path: &Path,
    rows: impl Iterator<Item = csv::StringRecord>,
    (table, words): (&'static str, &Words),
) -> io::Result<()> {
    let rows: Vec<_> = rows.collect();
    let count = rows.len() as u64;
    let rows = Rows::of(rows.into_iter().map(Ok), [count; 2]);
    let mut book = Package::new(words)?;
    book.add(of_words(key!("book-rescore"), &RESCORE, table, words), rows)?;
    let mut file = WholeFile::create(path)?;
    book.write(&mut file)?;
    file.end()
}
