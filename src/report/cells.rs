//! Writes the cells of a row exactly as `csv` does, but much faster, as boards.csv has a row for every board. A row
//! with anything but plain cells is left to `csv`.

use serde::Serialize;
use serde::ser::{Impossible, SerializeStruct, Serializer};
use std::fmt;
use std::io::Write;
use std::ops::Range;

/// All cells of a row.
pub(super) const ALL: Range<usize> = 0..usize::MAX;

/// Appends these cells of a row. Returns whether it could: each field must be a single cell.
pub(super) fn join(cells: Range<usize>, row: &impl Serialize, rows: &mut Vec<u8>) -> bool {
    let start = rows.len();
    let mut kept = Cells {
        rows,
        left_out: cells.start,
        kept: cells.len(),
    };
    let is_joined = row.serialize(&mut kept).is_ok();
    if is_joined {
        rows.pop(); // the comma behind the last
        rows.push(b'\n');
    } else {
        rows.truncate(start);
    }
    is_joined
}

/// Whether a cell with this byte must be quoted.
#[allow(clippy::needless_bitwise_bool)] // a branch for each byte is what this avoids
const fn is_asking(byte: u8) -> bool {
    (byte == b',') | (byte == b'"') | (byte == b'\n') | (byte == b'\r')
}

/// [`is_asking`] as a table.
static ASKS: [bool; 256] = {
    let mut asks = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        asks[byte as usize] = is_asking(byte);
        byte += 1;
    }
    asks
};

/// Whether a cell must be quoted. A long cell is checked sixteen bytes at a time, the last ones overlapping.
#[inline]
fn is_quoted(cell: &[u8]) -> bool {
    let Some(last) = cell.last_chunk() else {
        return cell
            .iter()
            .fold(false, |asks, byte| asks | ASKS[usize::from(*byte)]);
    };
    let asks = |block: &[u8; 16]| {
        block
            .iter()
            .fold(false, |asks, byte| asks | is_asking(*byte))
    };
    cell.as_chunks().0.iter().any(asks) || asks(last)
}

/// Appends a quoted cell, with its own quotes doubled.
fn quote(cell: &[u8], row: &mut Vec<u8>) {
    row.push(b'"');
    let mut from = 0;
    for quote in memchr::memchr_iter(b'"', cell) {
        row.extend_from_slice(&cell[from..=quote]);
        from = quote;
    }
    row.extend_from_slice(&cell[from..]);
    row.push(b'"');
}

/// Appends cells to a row, each with a comma before it.
pub(super) fn numbers(numbers: impl IntoIterator<Item = u64>, row: &mut Vec<u8>) {
    for cell in numbers {
        row.push(b',');
        number(cell, row);
    }
}

fn number(number: impl itoa::Integer, row: &mut Vec<u8>) {
    row.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
}

/// The cells of a row so far, each followed by a comma.
struct Cells<'a> {
    rows: &'a mut Vec<u8>,
    /// The number of cells still to be skipped,
    left_out: usize,
    /// and of those that follow.
    kept: usize,
}

impl Cells<'_> {
    #[inline]
    #[allow(clippy::unnecessary_wraps)] // what serde asks for
    fn put(&mut self, cell: &[u8]) -> fmt::Result {
        if is_quoted(cell) {
            quote(cell, self.rows);
        } else {
            self.rows.extend_from_slice(cell);
        }
        self.end()
    }

    #[inline]
    #[allow(clippy::unnecessary_wraps)]
    fn end(&mut self) -> fmt::Result {
        self.rows.push(b',');
        Ok(())
    }
}

impl SerializeStruct for &mut Cells<'_> {
    type Ok = ();
    type Error = fmt::Error;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, cell: &T) -> fmt::Result {
        if self.left_out > 0 {
            self.left_out -= 1;
            return Ok(());
        }
        let Some(rest) = self.kept.checked_sub(1) else {
            return Ok(());
        };
        self.kept = rest;
        cell.serialize(&mut **self)
    }

    fn end(self) -> fmt::Result {
        Ok(())
    }
}

/// Values that are not plain cells: the row is left to `csv`.
type Left = Impossible<(), fmt::Error>;

macro_rules! numbers {
    ($($name:ident $number:ty)*) => {
        $(
            #[inline]
            fn $name(self, number: $number) -> fmt::Result {
                self::number(number, self.rows);
                self.end()
            }
        )*
    };
}

/// What no row has in a cell.
macro_rules! no_cells {
    ($($name:ident($($of:ty),*) -> $as:ty;)*) => {
        $(fn $name(self, $(_: $of),*) -> Result<$as, fmt::Error> {
            Err(fmt::Error)
        })*
    };
}

impl<'a, 'b> Serializer for &'a mut Cells<'b> {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Left;
    type SerializeTuple = Left;
    type SerializeTupleStruct = Left;
    type SerializeTupleVariant = Left;
    type SerializeMap = Left;
    type SerializeStruct = &'a mut Cells<'b>;
    type SerializeStructVariant = Left;

    numbers! {
        serialize_i8 i8 serialize_i16 i16 serialize_i32 i32 serialize_i64 i64
        serialize_u8 u8 serialize_u16 u16 serialize_u32 u32 serialize_u64 u64
    }

    #[inline]
    fn serialize_str(self, text: &str) -> fmt::Result {
        self.put(text.as_bytes())
    }

    #[inline]
    fn serialize_bytes(self, text: &[u8]) -> fmt::Result {
        self.put(text)
    }

    #[inline]
    fn serialize_char(self, letter: char) -> fmt::Result {
        self.put(letter.encode_utf8(&mut [0; 4]).as_bytes())
    }

    #[inline]
    fn serialize_bool(self, is: bool) -> fmt::Result {
        self.put(if is { b"true" } else { b"false" })
    }

    #[inline]
    fn serialize_none(self) -> fmt::Result {
        self.end()
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, cell: &T) -> fmt::Result {
        cell.serialize(self)
    }

    fn collect_str<T: fmt::Display + ?Sized>(self, text: &T) -> fmt::Result {
        let start = self.rows.len();
        write!(self.rows, "{text}").map_err(|_| fmt::Error)?;
        if is_quoted(&self.rows[start..]) {
            let cell = self.rows.split_off(start);
            quote(&cell, self.rows);
        }
        self.end()
    }

    fn serialize_unit(self) -> fmt::Result {
        self.serialize_none()
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> fmt::Result {
        self.serialize_str(name)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        cell: &T,
    ) -> fmt::Result {
        cell.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> fmt::Result {
        Err(fmt::Error)
    }

    no_cells! {
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_seq(Option<usize>) -> Left;
        serialize_tuple(usize) -> Left;
        serialize_tuple_struct(&'static str, usize) -> Left;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Left;
        serialize_map(Option<usize>) -> Left;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Left;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct TestRow<'a> {
        text: &'a str,
        shown: AsShown<'a>,
        number: Option<i32>,
        letter: char,
        many: u64,
        last: Option<&'a str>,
    }

    /// A cell that is spelled as it is shown.
    struct AsShown<'a>(&'a str);

    impl Serialize for AsShown<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self.0)
        }
    }

    fn by_csv(row: impl Serialize) -> Vec<u8> {
        let mut writer = csv::WriterBuilder::new()
            .has_headers(false)
            .from_writer(Vec::new());
        writer.serialize(row).unwrap();
        writer.into_inner().unwrap()
    }

    #[test]
    fn a_row_is_that_of_csv() {
        let pieces = [
            "",
            "a",
            " ",
            ",",
            "\"",
            "\n",
            "\r",
            "é",
            ";",
            "'",
            "\t",
            "\0",
            "#",
            "=",
            "x".repeat(300).leak(),
        ];
        let texts = pieces
            .iter()
            .flat_map(|first| pieces.map(|last| format!("{first}{last}a{first}")));
        let mut rows = b"before\n".to_vec();
        for text in texts.chain(pieces.map(str::to_owned)) {
            let text = &*text;
            for (number, last) in [(None, None), (Some(-120), Some("z")), (Some(0), Some(text))] {
                let row = TestRow {
                    text,
                    shown: AsShown(text),
                    number,
                    letter: text.chars().next().unwrap_or('é'),
                    many: u64::MAX,
                    last,
                };
                let start = rows.len();
                assert!(join(ALL, &row, &mut rows));
                assert_eq!(rows[start..], by_csv(&row), "{text:?}");
                let start = rows.len();
                assert!(join(2..6, &row, &mut rows));
                let rest = (row.number, row.letter, row.many, row.last);
                assert_eq!(rows[start..], by_csv(rest), "{text:?}");
                let start = rows.len();
                assert!(join(1..3, &row, &mut rows));
                assert_eq!(rows[start..], by_csv((&row.shown, row.number)), "{text:?}");
            }
        }
        assert!(rows.starts_with(b"before\n"));
    }

    #[test]
    fn what_is_more_than_cells_is_left_to_csv() {
        let mut rows = b"before\n".to_vec();
        assert!(!join(ALL, &(1, 2), &mut rows) && !join(ALL, &[1.5], &mut rows));
        assert_eq!(rows, b"before\n");
    }
}
