//! A table as a spreadsheet saves it as text, cut into records.
//!
//! It must not know what a cell says.

use crate::source::{line_end, line_ends};
use std::io::Read;

/// A record, and where it stands.
#[derive(Debug)]
pub struct CsvLine<'a> {
    /// Its cells.
    pub record: csv::StringRecord,
    /// The number of its first line, from 1.
    pub number: u64,
    /// The text from that line on.
    text: &'a str,
    delimiter: u8,
}

impl CsvLine<'_> {
    /// Where a cell begins: characters from the beginning of the line, from 1.
    pub(super) fn place(&self, cell: usize) -> u64 {
        let mut quoted = false;
        let mut left = cell;
        let mut place = 1;
        for letter in self.text.chars() {
            if left == 0 {
                break;
            }
            quoted ^= letter == '"';
            left -= usize::from(!quoted && letter == char::from(self.delimiter));
            place += 1;
        }
        place
    }
}

/// The records of a text.
#[derive(Debug)]
pub struct CsvLines<'a> {
    reader: csv::Reader<&'a [u8]>,
    text: &'a str,
    delimiter: u8,
    counted: usize,
    pub(super) number: u64,
}

impl<'a> CsvLines<'a> {
    /// Those of a text; what stands between its cells is seen in the first of them, unless it is known.
    pub fn of(text: &'a str, known: Option<u8>) -> Self {
        let delimiter = known.unwrap_or_else(|| delimiter(text));
        Self {
            reader: csv_reader(delimiter, text.as_bytes()),
            text,
            delimiter,
            counted: 0,
            number: 1,
        }
    }

    /// Where a record begins: behind the empty lines that the reader passes over.
    fn start(&self, from: usize) -> usize {
        let bytes = self.text.as_bytes();
        let mut at = from.min(bytes.len());
        while let ends @ 1.. = line_end(&bytes[at..]) {
            at += ends;
        }
        at
    }
}

impl<'a> Iterator for CsvLines<'a> {
    type Item = CsvLine<'a>;

    fn next(&mut self) -> Option<CsvLine<'a>> {
        let mut record = csv::StringRecord::new();
        if !self.reader.read_record(&mut record).ok()? {
            return None;
        }
        let from = record.position().map_or(0, csv::Position::byte);
        let start = self.start(usize::try_from(from).unwrap_or(usize::MAX));
        self.number += line_ends(&self.text.as_bytes()[self.counted..start]);
        self.counted = start;
        Some(CsvLine {
            record,
            number: self.number,
            text: &self.text[start..],
            delimiter: self.delimiter,
        })
    }
}

/// A reader of records of any length.
pub fn csv_reader<R: Read>(delimiter: u8, from: R) -> csv::Reader<R> {
    csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter)
        .from_reader(from)
}

/// What stands between the cells: a comma, or what spreadsheets write where the comma is in the numbers.
pub fn delimiter(text: &str) -> u8 {
    let head = text.lines().find(|line| !line.trim().is_empty());
    let count = |sign: u8| {
        let bytes = head.unwrap_or_default().bytes();
        bytes.filter(|byte| *byte == sign).count()
    };
    let signs = [b'\t', b';', b','];
    let most = signs.into_iter().max_by_key(|sign| count(*sign));
    most.unwrap_or(b',')
}
