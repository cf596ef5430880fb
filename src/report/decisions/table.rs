//! A table as a spreadsheet saves it, cut into rows of cells.
//!
//! It must not know what a cell says.

use super::{DECISION, ID, NOTE};
use crate::source::{Charset, line_ends};
use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Read};

/// A table.
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

/// The names of the columns of a table in UTF-8, and its rows, which are read one by one.
///
/// # Errors
/// When its beginning cannot be read.
pub(super) fn in_rows(
    file: impl Read,
) -> io::Result<(Vec<String>, impl Iterator<Item = csv::StringRecord>)> {
    let mut file = BufReader::with_capacity(HEAD, file);
    let head = file.fill_buf()?;
    let mark = "\u{feff}".as_bytes();
    let is_marked = head.starts_with(mark);
    let delimiter = delimiter(&String::from_utf8_lossy(head));
    if is_marked {
        file.consume(mark.len());
    }
    let mut records = reader(delimiter, file).into_records().map_while(Result::ok);
    let columns = names(records.next().as_ref());
    Ok((columns, records))
}

/// So much of a file has its first row.
const HEAD: usize = 1 << 16;

fn reader<R: Read>(delimiter: u8, from: R) -> csv::Reader<R> {
    csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter)
        .from_reader(from)
}

/// The names in the first row, in small letters; those of causes.csv as the other tables have them. Earlier versions wrote
/// it without decisions.
fn names(head: Option<&csv::StringRecord>) -> Vec<String> {
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
        let text = &text[before..];
        let reader = reader(own.unwrap_or_else(|| delimiter(text)), text.as_bytes());
        let mut lines = LineNumbers {
            text,
            counted: 0,
            number: if own.is_some() { 2 } else { 1 },
        };
        let records = reader.into_records().map_while(Result::ok);
        let mut rows = records.map(|record| (lines.of(&record), record));
        Self {
            columns: names(rows.next().map(|(_, head)| head).as_ref()),
            rows: rows.collect(),
        }
    }
}

/// The lines at which records begin.
struct LineNumbers<'a> {
    text: &'a str,
    counted: usize,
    number: u64,
}

impl LineNumbers<'_> {
    fn of(&mut self, record: &csv::StringRecord) -> u64 {
        let bytes = self.text.as_bytes();
        let from = record.position().map_or(0, csv::Position::byte);
        let from = usize::try_from(from)
            .unwrap_or(bytes.len())
            .min(bytes.len());
        // empty lines before it are passed over by the reader
        let blank = bytes[from..]
            .iter()
            .take_while(|byte| matches!(byte, b'\r' | b'\n'));
        let start = from + blank.count();
        self.number += line_ends(&bytes[self.counted..start]);
        self.counted = start;
        self.number
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

/// What stands between the cells: a comma, or what spreadsheets write where the comma is in the numbers.
fn delimiter(text: &str) -> u8 {
    let head = text.lines().find(|line| !line.trim().is_empty());
    let count = |sign: u8| {
        let bytes = head.unwrap_or_default().bytes();
        bytes.filter(|byte| *byte == sign).count()
    };
    let signs = [b'\t', b';', b','];
    let most = signs.into_iter().max_by_key(|sign| count(*sign));
    most.unwrap_or(b',')
}
