//! The forms in which tables are written.

use super::excel::is_formula;
use super::{Excel, Id};
use crate::report::json;
use memchr::memchr_iter;

/// How the cells of a row are spelled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::report) enum Form {
    /// With commas between them, those quoted that have to be (RFC 4180); a line ends in LF. A text that a spreadsheet would
    /// take for a formula has an apostrophe before it.
    Csv,
    /// The same for a spreadsheet.
    Excel(Excel),
    /// A JSON object with a member for each column. Where it names its table, in `row`, an empty text is null, too.
    Json(Option<&'static str>),
    /// Each behind a byte that no cell holds, without quotes.
    Bare,
}

impl Form {
    /// What stands before each cell in [`Form::Bare`]: a character that no text of a record keeps.
    pub(in crate::report) const BARE: u8 = 0;

    /// The cells of a row in [`Form::Bare`].
    pub(in crate::report) fn bare_cells(row: &str) -> impl Iterator<Item = &str> {
        let ends = memchr_iter(Self::BARE, row.as_bytes()).chain([row.len()]);
        ends.scan(0, move |start, end| {
            let cell = &row[*start..end];
            *start = end + 1;
            Some(cell)
        })
    }

    /// The form of tables for a person with a spreadsheet, or for all others.
    pub(in crate::report) fn of(excel: Option<Excel>) -> Self {
        excel.map_or(Self::Csv, Self::Excel)
    }

    /// What stands between two cells; none in JSON.
    pub(super) const fn delimiter(self) -> Option<u8> {
        match self {
            Self::Csv => Some(b','),
            Self::Excel(excel) => Some(excel.delimiter()),
            Self::Bare => Some(Self::BARE),
            Self::Json(_) => None,
        }
    }

    pub(super) fn begin(self, line: &mut Vec<u8>) {
        match self {
            Self::Json(Some(table)) => {
                line.extend_from_slice(b"{\"row\":\"");
                line.extend_from_slice(table.as_bytes());
                line.push(b'"');
            }
            Self::Json(None) => line.push(b'{'),
            _ => (),
        }
    }

    /// Begins a cell; `is_first` of all cells of the line. In JSON this begins a member behind another: `,"board":`.
    #[inline]
    pub(super) fn separate(self, member: &str, is_first: bool, line: &mut Vec<u8>) {
        if let Some(delimiter) = self.delimiter() {
            if !is_first {
                line.push(delimiter);
            }
            return;
        }
        let is_behind = !is_first || matches!(self, Self::Json(Some(_)));
        line.extend_from_slice(&member.as_bytes()[usize::from(!is_behind)..]);
    }

    pub(super) fn end(self, line: &mut Vec<u8>) {
        line.extend_from_slice(match self {
            Self::Csv => b"\n",
            Self::Excel(_) => b"\r\n",
            Self::Json(_) => b"}\n",
            Self::Bare => b"",
        });
    }

    pub(in crate::report) fn none(self, line: &mut Vec<u8>) {
        if self.delimiter().is_none() {
            line.extend_from_slice(b"null");
        }
    }

    /// A number with decimals, as tables spell it.
    pub(in crate::report) fn decimal(self, number: &str, line: &mut Vec<u8>) {
        match self {
            Self::Json(_) => line.extend_from_slice(number.as_bytes()),
            _ => self.text(number.as_bytes(), line),
        }
    }

    pub(in crate::report) fn text(self, text: &[u8], line: &mut Vec<u8>) {
        match self {
            Self::Csv if is_formula(text) => add_quoted(&[b"'", text].concat(), b',', line),
            Self::Csv => add_quoted(text, b',', line),
            Self::Excel(excel) => add_quoted(&excel.cell(text), excel.delimiter(), line),
            Self::Json(Some(_)) if text.is_empty() => self.none(line),
            Self::Json(_) => json::add_text(text, line),
            Self::Bare if !text.contains(&Self::BARE) => line.extend_from_slice(text),
            Self::Bare => line.extend(text.iter().filter(|byte| **byte != Self::BARE)),
        }
    }

    /// A word in which nothing is to be quoted or guarded.
    pub(in crate::report) fn word(self, word: &[u8], line: &mut Vec<u8>) {
        match self {
            Self::Json(_) if word.is_empty() => self.text(word, line),
            Self::Json(_) => {
                line.push(b'"');
                line.extend_from_slice(word);
                line.push(b'"');
            }
            _ => line.extend_from_slice(word),
        }
    }

    /// A text, or nothing where it is empty.
    pub(super) fn text_or_none(self, text: &str, line: &mut Vec<u8>) {
        if text.is_empty() {
            self.none(line);
        } else {
            self.text(text.as_bytes(), line);
        }
    }

    /// An id, in which nothing is to be quoted or guarded.
    pub(in crate::report) fn id(self, id: Id, line: &mut Vec<u8>) {
        let is_quoted = self.delimiter().is_none();
        line.extend(is_quoted.then_some(b'"'));
        id.spell(line);
        line.extend(is_quoted.then_some(b'"'));
    }
}

/// Adds a whole number, which every form spells alike.
pub(super) fn add_whole(number: impl itoa::Integer, line: &mut Vec<u8>) {
    line.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
}

/// Adds a cell, quoted and with its own quotes doubled if it has to be.
fn add_quoted(cell: &[u8], delimiter: u8, line: &mut Vec<u8>) {
    if !is_quoted(cell, delimiter) {
        return line.extend_from_slice(cell);
    }
    line.push(b'"');
    let mut from = 0;
    for quote in memchr_iter(b'"', cell) {
        line.extend_from_slice(&cell[from..=quote]);
        from = quote;
    }
    line.extend_from_slice(&cell[from..]);
    line.push(b'"');
}

/// Whether a cell must be quoted. A long cell is checked sixteen bytes at a time, the last ones overlapping.
#[allow(clippy::needless_bitwise_bool)] // a branch for each byte is what this avoids
fn is_quoted(cell: &[u8], delimiter: u8) -> bool {
    let asks = |block: &[u8]| {
        let one =
            |byte: u8| (byte == delimiter) | (byte == b'"') | (byte == b'\n') | (byte == b'\r');
        block.iter().fold(false, |asks, byte| asks | one(*byte))
    };
    match cell.last_chunk::<16>() {
        None => asks(cell),
        Some(last) => cell.as_chunks::<16>().0.iter().any(|block| asks(block)) || asks(last),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use csv::{Terminator, WriterBuilder};

    fn by_csv(cell: &[u8], delimiter: u8) -> Vec<u8> {
        let mut writer = WriterBuilder::new()
            .delimiter(delimiter)
            .terminator(Terminator::Any(b'\n'))
            .from_writer(Vec::new());
        writer.write_record([cell, b"last"]).unwrap();
        let mut line = writer.into_inner().unwrap();
        line.truncate(line.len() - b"?last\n".len());
        line
    }

    #[test]
    fn cells_are_quoted_as_csv_does() {
        let long = "x".repeat(49);
        let mut pieces = ", ,\",\n,\r,\u{e9},;,',\t,#,="
            .split(',')
            .collect::<Vec<_>>();
        pieces.extend(["", "a", ",", &long]);
        for first in &pieces {
            for last in &pieces {
                let cell = format!("{first}{last}a{first}");
                for delimiter in [b',', b';'] {
                    let mut line = Vec::new();
                    add_quoted(cell.as_bytes(), delimiter, &mut line);
                    assert_eq!(line, by_csv(cell.as_bytes(), delimiter), "{cell:?}");
                }
            }
        }
    }
}
