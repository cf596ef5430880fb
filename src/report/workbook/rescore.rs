//! The list of results that a decision changes, as a workbook.

use super::layout::{Kind, Rows};
use super::package::Package;
use super::plans::of_words;
use crate::report::disk::whole::WholeFile;
use crate::words::{Key, Words, key};
use std::io;
use std::path::Path;

/// Its columns, each with how it is laid out.
const COLUMNS: [(Key, Kind, f64); 16] = [
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

/// Writes the workbook; the rows have the cells of its columns.
pub(in crate::report) fn write_rescore_book(
    path: &Path,
    rows: impl Iterator<Item = csv::StringRecord>,
    (table, words): (&'static str, &Words),
) -> io::Result<()> {
    let rows: Vec<_> = rows.collect();
    let count = rows.len() as u64;
    let rows = Rows::of(rows.into_iter().map(Ok), [count; 2]);
    let mut book = Package::new(words)?;
    book.add(of_words(key!("book-rescore"), &COLUMNS, table, words), rows)?;
    let mut file = WholeFile::create(path)?;
    book.write(&mut file)?;
    file.end()
}
