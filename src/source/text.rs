//! Opened texts: streams of bytes in which ASCII is ASCII.
//!
//! A byte order mark is taken off, and UTF-16 becomes UTF-8 here, so that the floors above see one kind of bytes.

use super::pieces::{TextKind, mark};
use super::{Encoding, Pieces};
use std::io::{self, Cursor, Read};

/// An opened text.
pub struct Text {
    /// Its bytes, to be read piece by piece.
    pub reader: Pieces,
    /// Its encoding, where the first bytes say it.
    pub encoding: Option<Encoding>,
    /// How many bytes it has on disk, where they stand there unpacked.
    pub size: Option<u64>,
}

impl Text {
    /// The text of a stream that begins with these bytes, which are still to be read.
    pub(super) fn stream(first: &[u8], mut from: Box<dyn Read + Send>) -> Self {
        let (skip, kind) = mark(first).unwrap_or_else(|| (0, unmarked(first)));
        // what was just peeked at: it is in memory
        let _ = io::copy(&mut from.by_ref().take(skip as u64), &mut io::sink());
        let encoding = match kind {
            TextKind::Little => Some(Encoding::Utf16Le),
            TextKind::Big => Some(Encoding::Utf16Be),
            TextKind::Narrow => (skip > 0).then_some(Encoding::Utf8),
        };
        Self {
            reader: Pieces::new(from, kind),
            encoding,
            size: None,
        }
    }

    /// The same with bytes put back that were read of it.
    #[must_use]
    pub fn behind(self, head: Vec<u8>) -> Self {
        let from = Box::new(Cursor::new(head).chain(self.reader));
        Self {
            reader: Pieces::new(from, TextKind::Narrow),
            ..self
        }
    }
}

/// How many bytes tell what a stream is.
const SIGN: usize = 262;

/// The first bytes of a stream, as many as tell what it is, and the stream with them.
pub(super) fn peek<R: Read>(mut from: R) -> io::Result<(Vec<u8>, impl Read + use<R>)> {
    let mut first = Vec::with_capacity(SIGN);
    from.by_ref().take(SIGN as u64).read_to_end(&mut first)?;
    Ok((first.clone(), Cursor::new(first).chain(from)))
}

/// What the first bytes of a text without a mark say.
fn unmarked(bytes: &[u8]) -> TextKind {
    match bytes {
        [b'[' | b'%' | b'<' | b'\r' | b'\n', 0, ..] => TextKind::Little,
        [0, b'[' | b'%' | b'<' | b'\r' | b'\n', ..] => TextKind::Big,
        // as LIN begins
        [one, 0, two, 0, ..] if [one, two].iter().all(|it| it.is_ascii_alphabetic()) => {
            TextKind::Little
        }
        [0, one, 0, two, ..] if [one, two].iter().all(|it| it.is_ascii_alphabetic()) => {
            TextKind::Big
        }
        _ => TextKind::Narrow,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: impl Read + Send + 'static) -> (String, Option<Encoding>) {
        let (first, bytes) = peek(bytes).unwrap();
        let text = Text::stream(&first, Box::new(bytes));
        let mut reader = text.reader;
        let mut read = String::new();
        reader.read_to_string(&mut read).unwrap();
        (read, text.encoding)
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
        for (bytes, encoding) in [
            (&b"p\0n\0|\0\xe9\0"[..], Encoding::Utf16Le),
            (b"\0p\0n\0|\0\xe9", Encoding::Utf16Be),
        ] {
            assert_eq!(read(bytes), ("pn|\u{e9}".to_owned(), Some(encoding)));
        }
        assert_eq!(read(&b"p\0|\0"[..]).1, None, "one letter is not enough");
        assert_eq!(
            read(&b"\xEF\xBB\xBF["[..]),
            ("[".to_owned(), Some(Encoding::Utf8))
        );
        assert_eq!(read(&b""[..]), (String::new(), None));
    }
}
