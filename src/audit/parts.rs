//! Inputs, cut into parts that can be audited side by side.

use crate::pbn::{Cut, Directives, Opening, split};
use crate::source::{Charset, Encoding, Input, InputError, Mapped, Opened, ReadMode};
use std::io::{self, Read};
use std::ops::{Deref, Range};
use std::sync::Arc;

/// The size of a part, where the text can be cut there.
const PART: usize = 512 * 1024;
/// Bytes needed behind a cut to be sure of it.
const MARGIN: usize = 128 * 1024;
/// The most bytes that a part may grow to where no place to cut is found: then it ends at a line end.
const LIMIT: usize = 1 << 30;

/// The bytes of a part.
pub(super) enum Bytes {
    Owned(Vec<u8>),
    Mapped(Arc<Mapped>, Range<usize>),
}

impl Deref for Bytes {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        match self {
            Self::Owned(bytes) => bytes,
            Self::Mapped(file, range) => &file[range.clone()],
        }
    }
}

/// A step through the inputs.
pub(super) enum Piece {
    /// A file begins.
    Begin {
        file: String,
        encoding: Option<Encoding>,
        /// Bytes on disk, where that is known.
        size: Option<u64>,
    },
    /// A part of it.
    Part {
        text: Bytes,
        charset: Charset,
        opening: Opening,
    },
    /// It ends; or could not be opened, or read on.
    End { error: Option<InputError> },
}

/// Goes through the inputs, piece by piece.
pub(super) struct Feed<I> {
    inputs: I,
    mode: ReadMode,
    open: Option<Open>,
    spare: Vec<Vec<u8>>,
}

/// The input that is being read.
struct Open {
    path: String,
    cutter: Cutter,
    /// How its next part begins.
    opening: Opening,
    /// Known once the first part is at hand.
    charset: Option<Charset>,
}

impl<I: Iterator<Item = (Input, String)>> Feed<I> {
    pub(super) fn new(inputs: I, mode: ReadMode) -> Self {
        Self {
            inputs,
            mode,
            open: None,
            spare: Vec::new(),
        }
    }

    /// Up to so many parts, in order, with the beginnings and ends of files between them; none when all is read.
    pub(super) fn window(&mut self, parts: usize) -> Vec<Piece> {
        let mut window = Vec::new();
        let mut count = 0;
        while count < parts {
            let Some(piece) = self.next() else { break };
            count += usize::from(matches!(piece, Piece::Part { .. }));
            window.push(piece);
        }
        window
    }

    /// Takes buffers back, to be filled again.
    pub(super) fn give_back(&mut self, window: Vec<Piece>) {
        for piece in window {
            if let Piece::Part {
                text: Bytes::Owned(buffer),
                ..
            } = piece
            {
                self.spare.push(buffer);
            }
        }
    }

    fn next(&mut self) -> Option<Piece> {
        let Some(open) = &mut self.open else {
            return self.begin();
        };
        match open.cutter.next(&mut self.spare) {
            Ok(Some((text, next))) => {
                let charset = *open
                    .charset
                    .get_or_insert_with(|| open.cutter.charset(&text));
                let opening = std::mem::replace(&mut open.opening, next);
                Some(Piece::Part {
                    text,
                    charset,
                    opening,
                })
            }
            Ok(None) => {
                self.open = None;
                Some(Piece::End { error: None })
            }
            Err(source) => {
                let path = self.open.take().map(|open| open.path).unwrap_or_default();
                Some(Piece::End {
                    error: Some(InputError { path, source }),
                })
            }
        }
    }

    fn begin(&mut self) -> Option<Piece> {
        let (input, file) = self.inputs.next()?;
        let cutter = match input.open(self.mode) {
            Ok(opened) => Cutter::new(opened),
            Err(error) => Cutter::failed(error.source),
        };
        let encoding = cutter.encoding;
        let size = input.size();
        self.open = Some(Open {
            path: input.name(),
            cutter,
            charset: None,
            opening: Opening::Regular,
        });
        Some(Piece::Begin {
            file,
            encoding,
            size,
        })
    }
}

/// Cuts one input.
struct Cutter {
    from: From,
    encoding: Option<Encoding>,
}

enum From {
    Stream {
        reader: Box<dyn Read + Send>,
        pending: Vec<u8>,
        ended: bool,
    },
    Mapped {
        file: Arc<Mapped>,
        at: usize,
    },
    Failed(Option<io::Error>),
}

impl Cutter {
    fn new(opened: Opened) -> Self {
        match opened {
            Opened::Stream(reader, encoding) => Self {
                from: From::Stream {
                    reader,
                    pending: Vec::new(),
                    ended: false,
                },
                encoding,
            },
            Opened::Mapped(file) => Self {
                from: From::Mapped {
                    file: Arc::new(file),
                    at: 0,
                },
                encoding: None,
            },
        }
    }

    fn failed(error: io::Error) -> Self {
        Self {
            from: From::Failed(Some(error)),
            encoding: None,
        }
    }

    /// How the bytes become text: what was decoded on the way in is UTF-8, else the file's head may say.
    fn charset(&self, head: &[u8]) -> Charset {
        match self.encoding {
            Some(_) => Charset::named(b"utf-8").unwrap_or_default(),
            None => Directives::read(head).charset,
        }
    }

    fn next(&mut self, spare: &mut Vec<Vec<u8>>) -> io::Result<Option<CutOff>> {
        match &mut self.from {
            From::Failed(error) => error.take().map_or(Ok(None), Err),
            From::Mapped { file, at } => Ok(next_mapped(file, at)),
            From::Stream {
                reader,
                pending,
                ended,
            } => next_of_stream(reader, pending, ended, spare),
        }
    }
}

/// A part, and how the text goes on behind it.
type CutOff = (Bytes, Opening);

/// Where to cut a text that goes on.
fn cut(text: &[u8]) -> Option<Cut> {
    let at_line_end = || {
        let at = memchr::memrchr2(b'\n', b'\r', text).map_or(text.len(), |end| end + 1);
        (text.len() >= LIMIT).then_some(Cut {
            at,
            opening: Opening::Regular,
        })
    };
    split(text).or_else(at_line_end)
}

fn next_mapped(file: &Arc<Mapped>, at: &mut usize) -> Option<CutOff> {
    let from = *at;
    let rest = &file[from..];
    let mut wanted = PART + MARGIN;
    let end = Cut {
        at: rest.len(),
        opening: Opening::Regular,
    };
    let cut = loop {
        if rest.len() <= wanted {
            break end;
        }
        match cut(&rest[..wanted]) {
            Some(cut) => break cut,
            None => wanted *= 2,
        }
    };
    *at += cut.at;
    (cut.at > 0).then(|| (Bytes::Mapped(Arc::clone(file), from..*at), cut.opening))
}

fn next_of_stream(
    reader: &mut Box<dyn Read + Send>,
    pending: &mut Vec<u8>,
    ended: &mut bool,
    spare: &mut Vec<Vec<u8>>,
) -> io::Result<Option<CutOff>> {
    let mut wanted = PART + MARGIN;
    loop {
        let missing = wanted.saturating_sub(pending.len());
        if !*ended && missing > 0 {
            pending.reserve(missing);
            *ended = reader.by_ref().take(missing as u64).read_to_end(pending)? < missing;
        }
        if *ended {
            let last = std::mem::take(pending);
            return Ok((!last.is_empty()).then_some((Bytes::Owned(last), Opening::Regular)));
        }
        let Some(cut) = cut(pending) else {
            wanted *= 2;
            continue;
        };
        let mut rest = spare.pop().unwrap_or_default();
        rest.clear();
        rest.extend_from_slice(&pending[cut.at..]);
        pending.truncate(cut.at);
        return Ok(Some((
            Bytes::Owned(std::mem::replace(pending, rest)),
            cut.opening,
        )));
    }
}
