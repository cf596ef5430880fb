//! A table as a spreadsheet saves it, cut into rows of cells.
//!
//! It must not know what a cell says.

use super::{DECISION, ID, NOTE};
use crate::audit::{CsvLines, csv_reader, delimiter};
use crate::source::Charset;
use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Read};

#[derive(Debug)]
pub(super) struct Table {
    /// The names of its columns, in small letters.
    pub(super) columns: Vec<String>,
    /// Its rows, each with its first line.
    pub(super) rows: Vec<(u64, csv::StringRecord)>,
}

/// The bytes of a file as text, without the mark at its beginning.
pub(super) fn text(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    Charset::Unstated.decode(bytes)
}

/// The records of a table in UTF-8, the first with the names of its columns.
pub(in crate::report) fn records(
    file: impl Read,
) -> io::Result<impl Iterator<Item = csv::Result<csv::StringRecord>>> {
    let mut file = BufReader::with_capacity(HEAD, file);
    let head = file.fill_buf()?;
    let mark = "\u{feff}".as_bytes();
    let is_marked = head.starts_with(mark);
    let delimiter = delimiter(&String::from_utf8_lossy(head));
    if is_marked {
        file.consume(mark.len());
    }
    Ok(csv_reader(delimiter, file).into_records())
}

/// So much of a file has its first row.
const HEAD: usize = 1 << 16;

/// The names in the first row, in small letters; those of causes.csv as the other tables have them. Earlier versions wrote
/// it without decisions.
pub(super) fn names(head: Option<&csv::StringRecord>) -> Vec<String> {
    let names = head.into_iter().flat_map(|head| head.iter());
    let mut names: Vec<_> = names.map(|name| name.trim().to_lowercase()).collect();
    let has = |name: &str| names.iter().any(|it| it == name);
    if has("kind") && has("cause") && !has(ID) {
        for (own, usual) in [("cause", ID), ("decision", DECISION), ("note", NOTE)] {
            match names.iter_mut().find(|name| *name == own) {
                Some(name) => usual.clone_into(name),
                None => names.push(usual.to_owned()),
            }
        }
    }
    names
}

impl Table {
    /// The table in a text. Its first row names the columns.
    pub(super) fn of(text: &str) -> Self {
        let (own, before) = told(text);
        let lines = CsvLines::of(&text[before..], own);
        let above = u64::from(own.is_some());
        let mut rows = lines.map(|line| (above + line.number, line.record));
        Self {
            columns: names(rows.next().map(|(_, head)| head).as_ref()),
            rows: rows.collect(),
        }
    }
}

/// What stands between the cells, where a first line for Excel says it (`sep=;`), and how long that line is.
fn told(text: &str) -> (Option<u8>, usize) {
    let line = text.split_inclusive('\n').next().unwrap_or_default();
    let word = line.trim().trim_matches('"').to_ascii_lowercase();
    match word.strip_prefix("sep=").map(str::as_bytes) {
        Some([sign]) => (Some(*sign), line.len()),
        _ if word == "sep=" => (Some(b'\t'), line.len()), // the tab itself was taken for white space
        _ => (None, 0),
    }
}
