//! Bytes, where they stand, and how they become text.
//!
//! The ground floor of everything that is written: byte ranges ([`Span`]), places that a person can find ([`Place`]),
//! encodings ([`Charset`]) and opened inputs ([`Input`]). It must not know what PBN is.

#[cfg(feature = "archives")]
mod ahead;
#[cfg(feature = "archives")]
mod archive;
#[cfg(feature = "archives")]
mod bounds;
mod charset;
mod filled;
#[cfg(all(feature = "archives", target_family = "wasm"))]
mod frame;
mod halt;
mod identity;
mod input;
#[cfg(feature = "archives")]
mod members;
#[cfg(not(feature = "spreadsheets"))]
mod no_workbook;
mod obstacle;
#[cfg(feature = "archives")]
mod packed;
mod packing;
mod patient;
mod pieces;
mod places;
mod printable;
#[cfg(not(feature = "archives"))]
mod sealed;
mod sheet_row;
mod text;
#[cfg(feature = "spreadsheets")]
mod workbook;

#[cfg(feature = "archives")]
pub use archive::{Archive, Packed};
pub use charset::{Charset, Encoding};
pub use filled::Filled;
pub use halt::Halt;
pub use identity::{FileId, file_id, is_in, name_of};
pub use input::{Input, InputError, Opened};
#[cfg(not(feature = "spreadsheets"))]
pub use no_workbook::Workbook;
pub use obstacle::Obstacle;
pub use pieces::Pieces;
pub use places::Places;
pub use printable::{printable, steers};
#[cfg(not(feature = "archives"))]
pub use sealed::{Archive, Packed};
pub use sheet_row::{SheetRow, column_letters};
pub use text::Text;
#[cfg(feature = "spreadsheets")]
pub use workbook::Workbook;

/// One frame of Zstandard, unpacked while it is read: in C, which takes a third of the time, where there is a C compiler.
#[cfg(all(feature = "archives", not(target_family = "wasm")))]
type Frame<R> = zstd::Decoder<'static, R>;
#[cfg(all(feature = "archives", target_family = "wasm"))]
use frame::Frame;
#[cfg(not(feature = "archives"))]
use sealed::{Bounds, unpacked};
use std::io::{self, Read};
#[cfg(feature = "archives")]
use {bounds::Bounds, packed::unpacked};

/// A byte range within one buffer: `start..end`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

impl Span {
    /// A range of bytes.
    ///
    /// # Panics
    /// If the buffer is larger than 4 GiB; buffers are cut long before that.
    pub fn new(start: usize, end: usize) -> Self {
        let narrow = |offset| u32::try_from(offset).expect("a buffer is smaller than 4 GiB");
        Self {
            start: narrow(start),
            end: narrow(end),
        }
    }

    /// An empty range at one place.
    pub fn at(offset: usize) -> Self {
        Self::new(offset, offset)
    }

    /// So many bytes from a place on.
    pub const fn sized(start: u32, length: u32) -> Self {
        let end = start + length;
        Self { start, end }
    }

    /// Where a piece of a text stands in it.
    pub fn of_piece(piece: &[u8], text: &[u8]) -> Self {
        let start = piece.as_ptr() as usize - text.as_ptr() as usize;
        Self::new(start, start + piece.len())
    }

    /// The bytes of this range.
    pub fn of(self, bytes: &[u8]) -> &[u8] {
        &bytes[..self.end as usize][self.start as usize..]
    }

    /// Whether the range holds no byte.
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }
}

/// Reads once, and again where a signal came between.
fn read_on(from: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match from.read(buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => (),
            read => return read,
        }
    }
}

/// How a text that is part of a longer one ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ending {
    /// Where a board ends, or the file.
    #[default]
    Regular,
    /// Within a board, which is too long to be read as one.
    WithinGame,
}

/// A place as an editor shows it: both count from 1, columns in decoded characters, a tab is one, a byte order mark none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: u64,
    /// The column.
    pub column: u64,
}

/// The length of the line end at the head of `bytes`: `LF`, `CR`, `CRLF`, `LFCR`, or `CRCRLF` (a file whose line ends
/// were translated twice); 0 if there is none. The longest that there is: where an LF was left without its CR before an
/// empty line (`LF CRLF`), that is `LFCR LF`, which is as many.
pub const fn line_end(bytes: &[u8]) -> usize {
    match bytes {
        [b'\r', b'\r', b'\n', ..] => 3,
        [b'\r', b'\n', ..] | [b'\n', b'\r', ..] => 2,
        [b'\r' | b'\n', ..] => 1,
        _ => 0,
    }
}

/// The number of line ends in `bytes`.
pub fn line_ends(bytes: &[u8]) -> u64 {
    if memchr::memchr(b'\n', bytes).is_none() {
        return memchr::memchr_iter(b'\r', bytes).count() as u64; // in a text of lone CRs
    }
    let mut count = 0;
    let mut at = 0;
    while let Some(found) = memchr::memchr2(b'\r', b'\n', &bytes[at..]) {
        at += found;
        at += line_end(&bytes[at..]);
        count += 1;
    }
    count
}

/// Where the line of a byte begins.
pub fn line_start(text: &[u8], offset: usize) -> usize {
    memchr::memrchr2(b'\r', b'\n', &text[..offset]).map_or(0, |end| end + 1)
}

/// The end of the line of an offset.
pub fn line_stop(text: &[u8], from: usize) -> usize {
    let stop = memchr::memchr2(b'\r', b'\n', &text[from..]);
    stop.map_or(text.len(), |length| from + length)
}

/// The place of a byte: `before` is what stands before it on its line.
pub fn place(before: &[u8], line: u64, charset: Charset) -> Place {
    let column = charset.characters(before) as u64 + 1;
    Place { line, column }
}
