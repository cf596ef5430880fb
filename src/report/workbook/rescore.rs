//! The list of results that a decision changes, as a workbook.

use super::super::named::named;
use super::layout::{Kind, Styles, failed};
use super::of_words;
use crate::words::{Key, Words, key};
use rust_xlsxwriter::Workbook;
use std::fs::File;
use std::io;
use std::path::Path;

/// Its columns, each with how it is laid out.
const COLUMNS: [(Key, Kind, f64); 15] = [
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
    (key!("book-decision"), Kind::Wrapped, 18.0),
    (key!("book-note"), Kind::Wrapped, 28.0),
    (key!("book-file"), Kind::Wrapped, 28.0),
    (key!("book-id"), Kind::Text, 16.0),
];

/// Writes the workbook; the rows have the cells of its columns.
///
/// # Errors
/// When it cannot be written.
pub(in super::super) fn write_rescore_book(
    path: &Path,
    rows: impl Iterator<Item = csv::StringRecord>,
    (table, words): (&'static str, &Words),
) -> io::Result<()> {
    let mut book = Workbook::new();
    book.set_properties(&super::properties().map_err(failed)?);
    let plan = of_words(key!("book-rescore"), &COLUMNS, table, words);
    plan.add(&mut book, rows.map(Ok), (&Styles::new(), words), &mut None)?;
    let file = File::create(path).map_err(|error| named(path, error))?;
    book.save_to_writer(file).map_err(failed)
}
