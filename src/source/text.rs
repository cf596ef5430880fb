//! Opened texts: streams of bytes in which ASCII is ASCII.
//!
//! A byte order mark is taken off, and UTF-16 becomes UTF-8 here, so that the floors above see one kind of bytes.

use super::packed::Packing;
use super::{Encoding, Mapped};
use encoding_rs::{Encoding as Decoder, UTF_16BE, UTF_16LE};
use encoding_rs_io::DecodeReaderBytesBuilder;
use std::io::{self, Cursor, Read};

/// An opened text.
pub struct Text {
    /// Its bytes.
    pub content: Content,
    /// Its encoding, where the first bytes say it.
    pub encoding: Option<Encoding>,
    /// How many bytes it has on disk, where they stand there unpacked.
    pub size: Option<u64>,
}

/// The bytes of a text.
pub enum Content {
    /// To be read piece by piece.
    Stream(Box<dyn Read + Send>),
    /// All there.
    Mapped(Mapped),
}

impl Text {
    /// The text of a mapped file, where its bytes can be taken as they are.
    pub(super) fn mapped(map: Mapped) -> Option<Self> {
        let plain = Packing::of(&map).is_none() && Head::of(&map) == Head::default();
        plain.then(|| Self {
            size: Some(map.len() as u64),
            content: Content::Mapped(map),
            encoding: None,
        })
    }

    /// The text of a stream that begins with these bytes, which are still to be read.
    pub(super) fn stream(first: &[u8], mut from: Box<dyn Read + Send>) -> Self {
        let head = Head::of(first);
        // what was just peeked at: it is in memory
        let _ = io::copy(&mut from.by_ref().take(head.mark), &mut io::sink());
        let (bytes, encoding): (Box<dyn Read + Send>, _) = match head.wide {
            None => (from, (head.mark > 0).then_some(Encoding::Utf8)),
            Some((decoder, encoding)) => {
                let narrow = DecodeReaderBytesBuilder::new()
                    .encoding(Some(decoder))
                    .bom_override(false)
                    .build(from);
                (Box::new(narrow), Some(encoding))
            }
        };
        Self {
            content: Content::Stream(bytes),
            encoding,
            size: None,
        }
    }
}

/// The first four bytes of a stream, or as many as there are, and the stream with them.
pub(super) fn peek<R: Read>(mut from: R) -> io::Result<(Vec<u8>, impl Read + use<R>)> {
    let mut first = Vec::with_capacity(4);
    from.by_ref().take(4).read_to_end(&mut first)?;
    Ok((first.clone(), Cursor::new(first).chain(from)))
}

/// What the first bytes of a text say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Head {
    /// Content of a byte order mark.
    mark: u64,
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

    fn read(bytes: impl Read + Send + 'static) -> (String, Option<Encoding>) {
        let (first, bytes) = peek(bytes).unwrap();
        let text = Text::stream(&first, Box::new(bytes));
        let Content::Stream(mut reader) = text.content else {
            panic!("a stream")
        };
        let mut read = String::new();
        reader.read_to_string(&mut read).unwrap();
        (read, text.encoding)
    }

    #[test]
    fn byte_order_marks_are_taken_off() {
        assert_eq!(
            read(&b"\xEF\xBB\xBF[E \"x\"]"[..]),
            ("[E \"x\"]".to_owned(), Some(Encoding::Utf8))
        );
        assert_eq!(read(&b"[E]"[..]), ("[E]".to_owned(), None));
        assert_eq!(read(&b"["[..]), ("[".to_owned(), None));
        assert_eq!(read(&b""[..]), (String::new(), None));
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
