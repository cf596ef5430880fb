//! Tables: the supplemental sections of PBN 2.1 (section 5).
//!
//! The value of a table's tag lists its columns, and elements follow, row by row. Here columns and elements are found
//! and counted. [`super::hold_table`] checks them against the header; other floors read what they mean.

use super::TagName;
use super::lexical::{is_blank, is_line_end, rest_of_line};
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
    header.split(|&byte| byte == b';').map(column)
}

/// A name, with an order before it and a width behind it; `None` when it is something else.
fn column(text: &[u8]) -> Option<Column<'_>> {
    let (order, text) = match text {
        [b'+', rest @ ..] => (Some(Order::Falling), rest),
        [b'-', rest @ ..] => (Some(Order::Rising), rest),
        _ => (None, text),
    };
    let end = text
        .iter()
        .position(|byte| !byte.is_ascii_graphic() || *byte == b'\\');
    let (name, width) = text.split_at(end.unwrap_or(text.len()));
    let width = match width {
        [] => true,
        [b'\\', width @ ..] => is_width(width),
        _ => false,
    };
    (width && !name.is_empty()).then_some(Column { name, order })
}

/// Digits, then `L` or `R` or nothing.
fn is_width(width: &[u8]) -> bool {
    let digits = width
        .strip_suffix(b"L")
        .or(width.strip_suffix(b"R"))
        .unwrap_or(width);
    !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
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

/// Measures data of only words and white space, each row a line, as in nearly every table: the length, from the line
/// end after the tag to that after the last word before a bracket or the end of the text, and the number of elements.
/// `None` for anything else, including an empty line.
pub(super) fn plain_data(text: &[u8]) -> Option<(usize, u32)> {
    let end = memchr::memchr(b'[', text).unwrap_or(text.len());
    let data = text[..end].trim_ascii_end();
    if !matches!(data, [b'\n' | b'\r', ..]) {
        return None;
    }
    let behind = &text[data.len()..];
    let length = behind
        .iter()
        .take_while(|byte| matches!(byte, b' ' | b'\t'))
        .count();
    if !matches!(behind[length..], [] | [b'\n' | b'\r', ..]) {
        return None;
    }
    Some((data.len() + length, plain_elements(data)?))
}

/// Bytes processed together: enough for the compiler to vectorise the loop.
const PIECE: usize = 64;

/// The number of elements after a line end, if all is plain: each begins where a graphic character follows a blank.
#[multiversion::multiversion(targets("x86_64+avx2"))]
fn plain_elements(data: &[u8]) -> Option<u32> {
    let (before, after) = (&data[..data.len() - 1], &data[1..]);
    let (pieces, last) = after.as_chunks::<PIECE>();
    let (befores, last_before) = before.as_chunks::<PIECE>();
    let mut count = 0;
    for (before, piece) in befores.iter().zip(pieces) {
        count += u32::from(elements_begun(before, piece)?);
    }
    let mut rest = [[b'x'; PIECE]; 2];
    rest[0][..last.len()].copy_from_slice(last_before);
    rest[1][..last.len()].copy_from_slice(last);
    Some(count + u32::from(elements_begun(&rest[0], &rest[1])?))
}

/// The elements that begin in a piece, by the byte before each byte; `None` if it may hold anything but plain data.
#[allow(clippy::needless_bitwise_bool)] // a branch for each byte is what this avoids
#[inline(always)]
#[allow(clippy::inline_always)] // into each version of the function above
fn elements_begun(before: &[u8; PIECE], piece: &[u8; PIECE]) -> Option<u8> {
    let (mut count, mut plain) = (0, true);
    for (byte, before) in piece.iter().zip(before) {
        let (is_feed, is_return) = (*byte == b'\n', *byte == b'\r');
        let (is_blank, is_early) = (*byte <= b' ', byte.cast_signed() < b'&'.cast_signed());
        let is_white = (*byte == b' ') | (*byte == b'\t') | is_feed | is_return;
        let is_word = !is_early & (*byte <= b'z') & (*byte != b';') & (*byte != b']');
        let (behind_feed, behind_return) = (*before == b'\n', *before == b'\r');
        let opens_line = behind_feed | (behind_return & !is_feed);
        plain &= (is_white | is_word) & !(opens_line & is_blank);
        count += u8::from(!is_blank & (*before <= b' '));
    }
    plain.then_some(count)
}

/// A byte that cannot begin, or be part of, a plain element: quotes, comments, brackets, escapes, control characters,
/// and everything beyond ASCII.
#[allow(clippy::needless_bitwise_bool)] // a branch for each byte is what this avoids
const fn is_special(byte: u8) -> bool {
    let control = (byte < b' ') & (byte != b'\n') & (byte != b'\r') & (byte != b'\t');
    let string = (byte == b'"') | (byte == b'%') | (byte == b';');
    let bracket = (byte == b'[') | (byte == b']') | (byte == b'{') | (byte == b'}');
    control | string | bracket | (byte > b'~')
}

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
                let ends = |&byte: &u8| {
                    is_blank(byte) || is_line_end(byte) || matches!(byte, b'"' | b'{' | b';')
                };
                let length = rest.iter().position(ends).unwrap_or(rest.len());
                let odd = rest[..length].iter().any(|&byte| is_special(byte));
                let kind = if odd {
                    PieceKind::OddElement
                } else {
                    PieceKind::Element
                };
                (kind, length)
            }
        }
    }
}

impl Iterator for Pieces<'_> {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        loop {
            let from = self.at;
            let rest = self.data.get(from..).filter(|rest| !rest.is_empty())?;
            let at_line_start = from > 0 && is_line_end(self.data[from - 1]);
            match rest[0] {
                byte if is_blank(byte) || is_line_end(byte) => self.at += 1,
                b'%' if at_line_start => {
                    self.at += rest_of_line(rest).map_or(1, |(_, line)| line.len());
                }
                _ => {
                    let (kind, length) = Self::measure(rest);
                    self.at += length.max(1);
                    return Some(Piece {
                        kind,
                        from,
                        to: self.at,
                    });
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &[u8] = b"\r\nN NT  9\r\nN  S 10   x\n? - ^5 E  1\nabc def ghi jkl\n\n[Event";

    #[test]
    fn the_short_way_counts_what_the_long_one_does() {
        assert_eq!(plain_data(TEXT), Some((TEXT.len() - 8, 16)));
        for place in 0..TEXT.len() {
            for byte in 0..=255 {
                let mut text = TEXT.to_vec();
                text[place] = byte;
                let Some((length, count)) = plain_data(&text) else {
                    continue;
                };
                let pieces: Vec<_> = Pieces::of(&text[..length]).collect();
                assert!(pieces.iter().all(|it| it.kind == PieceKind::Element));
                assert_eq!(pieces.len(), count as usize, "{byte} at {place}");
            }
        }
    }

    #[test]
    fn the_short_way_takes_words_and_single_line_ends_alone() {
        for special in *b"\"%;[]{}\x01\x7f\xe9\x0b" {
            for place in 2..TEXT.len() - 8 {
                let mut text = TEXT.to_vec();
                text[place] = special;
                let before = TEXT[..place].trim_ascii_end().len();
                let expected = (special == b'[' && is_line_end(TEXT[before])).then_some(before);
                let length = plain_data(&text).map(|(length, _)| length);
                assert!(
                    length.is_none() || length == expected,
                    "{special} at {place}"
                );
            }
        }
        for text in [
            "\na b\n\nc d\n[",
            "\na\n \nc\n[",
            "\na\n c\n[",
            "\na\n\rb\n[",
            "\na\r\rb\n[",
            "\na\r\r\nb\n[",
            "\r\n\r\na\n[",
            "",
            "\n",
            "a b\n[",
        ] {
            assert_eq!(plain_data(text.as_bytes()), None, "{text:?}");
        }
    }

    #[test]
    fn columns_in_every_form() {
        let read = |header: &str| -> Vec<bool> {
            columns(header.as_bytes()).map(|it| it.is_some()).collect()
        };
        assert_eq!(read(r"-Rank\3R;Names_NS\45;Percentage\6L"), [true; 3]);
        for header in ["Declarer Suit", "", r"A\R", r"A\3X", r"A\", "+"] {
            assert_eq!(read(header), [false], "{header}");
        }
    }
}
