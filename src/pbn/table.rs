//! Tables: the supplemental sections of PBN 2.1 (section 5).
//!
//! The value of a table's tag lists its columns, and elements follow, row by row. Here columns and elements are found
//! and counted. [`super::hold_table`] checks them against the header; other floors read what they mean.

use super::TagName;
use super::class::{DOS_END, is_blank, is_line_end};
use super::grammar::rest_of_line;
use crate::source::Span;

/// A table of a game: its tag and the ranges of its header and data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Table {
    /// Its tag.
    pub name: TagName,
    /// The value of the tag: its columns, or the sign `#`, which takes them from an earlier game.
    pub header: Span,
    /// From the end of its tag to the next tag, or to the end of the game.
    pub data: Span,
    /// The number of its elements, where the data are only words and white space, so that the reader could count them.
    pub elements: Option<u32>,
}

/// A column of a header: `+Score_NS\6R`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Column<'a> {
    pub(super) name: &'a [u8],
    pub(super) order: Option<Order>,
}

/// The order of the values of a column, down the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// `-`
    Rising,
    /// `+`
    Falling,
}

pub(super) fn columns(header: &[u8]) -> impl Iterator<Item = Option<Column<'_>>> {
    let mut rest = Some(header);
    std::iter::from_fn(move || {
        let (column, behind) = column(rest?);
        rest = behind;
        Some(column)
    })
}

/// A name, with an order before it and a width behind it; `None` when it is something else. And what stands behind its
/// semicolon, if it has one.
fn column(text: &[u8]) -> (Option<Column<'_>>, Option<&[u8]>) {
    let (order, text) = match text {
        [b'+', rest @ ..] => (Some(Order::Falling), rest),
        [b'-', rest @ ..] => (Some(Order::Rising), rest),
        _ => (None, text),
    };
    let is_other = |byte: &u8| CLASS[usize::from(*byte)] & NO_NAME != 0;
    let end = text.iter().position(is_other);
    let length = end.unwrap_or(text.len());
    let (name, behind) = text.split_at(length);
    let column = (!name.is_empty()).then_some(Column { name, order });
    match &behind[width(behind)..] {
        [] => (column, None),
        [b';', rest @ ..] => (column, Some(rest)),
        odd => {
            let end = odd.iter().position(|byte| *byte == b';');
            (None, end.map(|end| &odd[end + 1..]))
        }
    }
}

/// The length of a width: a backslash, digits, then `L` or `R` or nothing.
fn width(text: &[u8]) -> usize {
    let [b'\\', width @ ..] = text else { return 0 };
    let digits = width.iter().take_while(|it| it.is_ascii_digit()).count();
    match width.get(digits) {
        _ if digits == 0 => 0,
        Some(b'L' | b'R') => digits + 2,
        _ => digits + 1,
    }
}

/// The numbers of elements and of columns.
pub fn shape(header: &[u8], table: Table, text: &[u8]) -> (usize, usize) {
    let data = table.data.of(text);
    let count = || Pieces::of(data).filter(Piece::is_element).count();
    let elements = table.elements.map_or_else(count, |it| it as usize);
    (elements, columns(header).count())
}

/// The strings of a table, with their quotes.
pub fn strings(table: Table, text: &[u8]) -> impl Iterator<Item = Span> {
    let data = table.data.of(text);
    let has_quotes = memchr::memchr(b'"', data).is_some();
    Pieces::of(if has_quotes { data } else { b"" })
        .filter(|piece| data[piece.from] == b'"')
        .map(move |piece| table.span(piece.from, piece.to))
}

/// The elements of a table in the columns of these names, row by row: the row, from 0, the index of the column in
/// `names`, and the span.
pub fn cells<'a>(
    header: &'a [u8],
    table: Table,
    text: &'a [u8],
    names: &'a [&str],
) -> impl Iterator<Item = (usize, usize, Span)> + 'a {
    let place = |column: Option<Column<'_>>| {
        let name = column?.name;
        names.iter().position(|it| it.as_bytes() == name)
    };
    let places: Vec<_> = columns(header).map(place).collect();
    let elements = Pieces::of(table.data.of(text)).filter(Piece::is_element);
    elements.enumerate().filter_map(move |(number, piece)| {
        let place = places[number % places.len()]?;
        let row = number / places.len();
        Some((row, place, table.span(piece.from, piece.to)))
    })
}

impl Table {
    /// A table whose data are the whole text.
    #[cfg(test)]
    pub(crate) fn of(data: &str) -> Self {
        Self {
            name: TagName::ScoreTable,
            header: Span::default(),
            data: Span::new(0, data.len()),
            elements: None,
        }
    }

    pub(super) fn span(self, from: usize, to: usize) -> Span {
        let start = self.data.start as usize;
        Span::new(start + from, start + to)
    }
}

/// What a byte is to an element, which it may end, and to the name of a column.
static CLASS: [u8; 256] = {
    let mut classes = [ODD | NO_NAME; 256];
    let mut byte = 0;
    while byte < 128 {
        classes[byte as usize] = match byte {
            0 | b'\t'..=b'\r' | DOS_END | b' ' | b';' => ENDS | NO_NAME,
            b'"' | b'{' => ENDS,
            b'\\' => NO_NAME,
            b'%' | b'[' | b']' | b'}' => ODD,
            b'!'..=b'~' => 0,
            _ => ODD | NO_NAME,
        };
        byte += 1;
    }
    classes
};
const ENDS: u8 = 1;
const ODD: u8 = 2;
const NO_NAME: u8 = 4;

/// A piece of a table's data, by offsets into them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) kind: PieceKind,
    pub(super) from: usize,
    pub(super) to: usize,
}

impl Piece {
    pub(super) fn is_element(&self) -> bool {
        self.kind != PieceKind::Comment
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PieceKind {
    /// A word or a string.
    Element,
    /// A word with a character that is not allowed in an element.
    OddElement,
    /// A comment.
    Comment,
}

/// The pieces of a table's data, one after another, without white space and escape lines.
#[derive(Clone)]
pub(super) struct Pieces<'a> {
    data: &'a [u8],
    at: usize,
}

impl<'a> Pieces<'a> {
    pub(super) const fn of(data: &'a [u8]) -> Self {
        Self { data, at: 0 }
    }

    /// The length of the piece that begins at the head of `rest`, and what it is.
    fn measure(rest: &[u8]) -> (PieceKind, usize) {
        match rest[0] {
            b'"' => {
                let stop = memchr::memchr3(b'"', b'\n', b'\r', &rest[1..]);
                let stop = stop.map_or(rest.len(), |stop| stop + 1);
                let closed = usize::from(rest.get(stop) == Some(&b'"'));
                (PieceKind::Element, stop + closed)
            }
            b'{' => {
                let closed = memchr::memchr(b'}', rest);
                (PieceKind::Comment, closed.map_or(rest.len(), |end| end + 1))
            }
            b';' => {
                let line = rest_of_line(rest).map_or(0, |(_, line)| line.len());
                (PieceKind::Comment, line)
            }
            _ => {
                let classes = rest.iter().map(|byte| CLASS[usize::from(*byte)]);
                let (mut length, mut kind) = (0, PieceKind::Element);
                for class in classes.take_while(|class| class & ENDS == 0) {
                    length += 1;
                    if class & ODD != 0 {
                        kind = PieceKind::OddElement;
                    }
                }
                (kind, length)
            }
        }
    }
}

impl Iterator for Pieces<'_> {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        loop {
            let is_white = |byte: &u8| is_blank(*byte) || is_line_end(*byte);
            let behind = &self.data[self.at..];
            let from = self.at + behind.iter().position(|byte| !is_white(byte))?;
            let rest = &self.data[from..];
            if rest[0] == b'%' && from > 0 && is_line_end(self.data[from - 1]) {
                self.at = from + rest_of_line(rest).map_or(1, |(_, line)| line.len());
                continue;
            }
            let (kind, length) = Self::measure(rest);
            self.at = from + length.max(1);
            return Some(Piece {
                kind,
                from,
                to: self.at,
            });
        }
    }
}

/// The rows of a table: for each, the elements of these columns, in this order, strings without their quotes. An
/// element is empty where the table lacks the column. A table whose header cannot be read, or whose last row is
/// incomplete, gives no rows, as its elements cannot be assigned to columns.
pub fn records<'a, const N: usize>(
    header: &[u8],
    table: Table,
    text: &'a [u8],
    names: [&str; N],
) -> impl Iterator<Item = [&'a [u8]; N]> + use<'a, N> {
    let place = |name| names.iter().position(|it| it.as_bytes() == name);
    let places = columns(header).map(|column| Some(place(column?.name)));
    let places: Vec<_> = places.collect::<Option<_>>().unwrap_or_default();
    let data = table.data.of(text);
    let elements = Pieces::of(data).filter(Piece::is_element);
    let count = table.elements.map(|it| it as usize);
    let count = || count.unwrap_or_else(|| elements.clone().count());
    let is_whole = !places.is_empty() && count().is_multiple_of(places.len());
    let mut elements = elements
        .take(if is_whole { usize::MAX } else { 0 })
        .peekable();
    std::iter::from_fn(move || {
        elements.peek()?;
        let mut row = [&b""[..]; N];
        for (place, piece) in places.iter().zip(&mut elements) {
            // of two columns with one name the first counts
            if let Some(element) = place.map(|place| &mut row[place])
                && element.is_empty()
            {
                *element = unquoted(&data[piece.from..piece.to]);
            }
        }
        Some(row)
    })
}

fn unquoted(element: &[u8]) -> &[u8] {
    let opened = element.strip_prefix(b"\"");
    opened.map_or(element, |text| text.strip_suffix(b"\"").unwrap_or(text))
}
