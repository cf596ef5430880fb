//! Opened inputs: a file or standard input as a stream of bytes in which ASCII is ASCII.
//!
//! A byte order mark is taken off and UTF-16 becomes UTF-8 here, so that the floors above see one kind of bytes.

use super::{Encoding, Mapped};
use encoding_rs::{Encoding as Decoder, UTF_16BE, UTF_16LE};
use encoding_rs_io::DecodeReaderBytesBuilder;
use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::{Path, PathBuf};

/// How files are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ReadMode {
    /// In pieces, into buffers of our own.
    #[default]
    Read,
    /// Mapped into memory.
    Mmap,
}

/// Where bytes come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// A file on disk.
    File(PathBuf),
    /// Standard input.
    Stdin,
}

/// What stops a file: where, and why.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {source}")]
pub struct InputError {
    /// The path as it was given.
    pub path: String,
    /// What the system said.
    pub source: io::Error,
}

/// An opened input.
pub enum Opened {
    /// Bytes to be read piece by piece.
    Stream(Box<dyn Read + Send>, Option<Encoding>),
    /// Bytes that are all there.
    Mapped(Mapped),
}

impl Input {
    /// The name for messages and reports.
    pub fn name(&self) -> String {
        match self {
            Self::File(path) => path.display().to_string(),
            Self::Stdin => "-".to_owned(),
        }
    }

    /// The size in bytes, where it is known beforehand.
    pub fn size(&self) -> Option<u64> {
        match self {
            Self::File(path) => path
                .metadata()
                .ok()
                .filter(std::fs::Metadata::is_file)
                .map(|it| it.len()),
            Self::Stdin => None,
        }
    }

    /// Opens the input.
    pub fn open(&self, mode: ReadMode) -> Result<Opened, InputError> {
        let opened = match self {
            Self::File(path) => open_file(path, mode),
            Self::Stdin => stream(io::stdin()),
        };
        opened.map_err(|source| InputError {
            path: self.name(),
            source,
        })
    }
}

fn open_file(path: &Path, mode: ReadMode) -> io::Result<Opened> {
    let file = File::open(path)?;
    let size = file.metadata()?.len();
    if mode == ReadMode::Mmap && size > 0 {
        let map = Mapped::new(&file)?;
        let head = Head::of(&map);
        if head == Head::default() {
            return Ok(Opened::Mapped(map));
        }
    }
    stream(file)
}

/// Looks at the first bytes and sets up what turns the rest into bytes in which ASCII is ASCII.
fn stream(mut from: impl Read + Send + 'static) -> io::Result<Opened> {
    let mut first = Vec::with_capacity(4);
    from.by_ref().take(4).read_to_end(&mut first)?;
    let head = Head::of(&first);
    let rest = Cursor::new(first.split_off(head.mark)).chain(from);
    Ok(match head.wide {
        None => Opened::Stream(Box::new(rest), (head.mark > 0).then_some(Encoding::Utf8)),
        Some((decoder, encoding)) => {
            let narrow = DecodeReaderBytesBuilder::new()
                .encoding(Some(decoder))
                .bom_override(false)
                .build(rest);
            Opened::Stream(Box::new(narrow), Some(encoding))
        }
    })
}

/// What the first bytes of an input say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Head {
    /// Bytes of a byte order mark.
    mark: usize,
    /// The decoder for an encoding of two bytes a character.
    wide: Option<(&'static Decoder, Encoding)>,
}

impl Head {
    fn of(bytes: &[u8]) -> Self {
        let (mark, wide) = match bytes {
            [0xEF, 0xBB, 0xBF, ..] => (3, None),
            [0xFF, 0xFE, ..] => (2, Some((UTF_16LE, Encoding::Utf16Le))),
            [0xFE, 0xFF, ..] => (2, Some((UTF_16BE, Encoding::Utf16Be))),
            [b'[' | b'%' | b'\r' | b'\n', 0, ..] => (0, Some((UTF_16LE, Encoding::Utf16Le))),
            [0, b'[' | b'%' | b'\r' | b'\n', ..] => (0, Some((UTF_16BE, Encoding::Utf16Be))),
            _ => (0, None),
        };
        Self { mark, wide }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &'static [u8]) -> (String, Option<Encoding>) {
        let Opened::Stream(mut reader, encoding) = stream(bytes).unwrap() else {
            panic!("a stream")
        };
        let mut text = String::new();
        reader.read_to_string(&mut text).unwrap();
        (text, encoding)
    }

    #[test]
    fn byte_order_marks_are_taken_off() {
        assert_eq!(
            read(b"\xEF\xBB\xBF[E \"x\"]"),
            ("[E \"x\"]".to_owned(), Some(Encoding::Utf8))
        );
        assert_eq!(read(b"[E]"), ("[E]".to_owned(), None));
        assert_eq!(read(b""), (String::new(), None));
    }

    #[test]
    fn utf_16_becomes_utf_8_with_a_mark_or_without() {
        for (bytes, encoding) in [
            (&b"\xFF\xFE[\0\xe9\0]\0"[..], Encoding::Utf16Le),
            (b"[\0\xe9\0]\0", Encoding::Utf16Le),
            (b"\xFE\xFF\0[\0\xe9\0]", Encoding::Utf16Be),
        ] {
            assert_eq!(read(bytes), ("[\u{e9}]".to_owned(), Some(encoding)));
        }
    }
}
