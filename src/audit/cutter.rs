//! Cuts one text at the beginning of games, as it is read.

use super::pool::Pool;
use crate::pbn::{Cut, Directives, Opening, split};
use crate::source::{Charset, Encoding, Ending, Pieces, Text};
use std::io::{self, Read};

/// The usual size of a part, where the text can be cut there.
pub(super) const PART: usize = 256 * 1024;
/// Bytes that are mostly enough behind a part to be sure of a cut: what stands behind the cut is moved to the next part.
const AHEAD: usize = 16 * 1024;
/// Bytes that are always enough.
const MARGIN: usize = 96 * 1024;
/// The bytes that a game may have, about: one that goes on is cut at the last line end before. No game is a thousandth of
/// that, and what is not PBN must not fill the memory.
const LIMIT: usize = 2 << 20;

/// A part of a text.
pub(super) struct CutText {
    pub(super) text: Vec<u8>,
    pub(super) ending: Ending,
    /// How the text goes on behind it.
    pub(super) next: Opening,
}

/// Cuts one text.
pub(super) struct Cutter {
    from: From,
    /// The size of a part.
    size: usize,
    encoding: Option<Encoding>,
}

enum From {
    Stream(TextStream),
    Failed(Option<io::Error>),
}

struct TextStream {
    reader: Pieces,
    /// A buffer with what was read and not handed on, and how much that is. The bytes behind it are of earlier parts: so
    /// none need be cleared before they are read into.
    pending: Vec<u8>,
    filled: usize,
    ended: bool,
    /// Why reading stopped; reported after what was read before.
    error: Option<io::Error>,
}

impl Cutter {
    pub(super) fn new(text: io::Result<Text>, size: usize) -> Self {
        let (from, encoding) = match text {
            Ok(text) => (From::Stream(TextStream::of(text.reader)), text.encoding),
            Err(error) => (From::Failed(Some(error)), None),
        };
        Self {
            from,
            size: size.min(LIMIT), // so that whether a game is too long does not hang on it
            encoding,
        }
    }

    /// How the bytes become text: as the file's head says, unless a byte order mark stands before it.
    pub(super) fn charset(&self, head: &[u8]) -> Charset {
        match self.encoding {
            Some(_) => Charset::Unstated,
            None => Directives::read(head).charset,
        }
    }

    /// Whether a piece in an encoding of its own was met so far, behind the first.
    pub(super) const fn is_mixed(&self) -> bool {
        matches!(&self.from, From::Stream(stream) if stream.reader.is_mixed())
    }

    /// The next part; none at the end.
    pub(super) fn next(&mut self, spare: &Pool<Vec<u8>>) -> io::Result<Option<CutText>> {
        match &mut self.from {
            From::Failed(error) => error.take().map_or(Ok(None), Err),
            From::Stream(stream) => stream.next(self.size, spare),
        }
    }
}

impl TextStream {
    const fn of(reader: Pieces) -> Self {
        Self {
            reader,
            pending: Vec::new(),
            filled: 0,
            ended: false,
            error: None,
        }
    }

    fn next(&mut self, size: usize, spare: &Pool<Vec<u8>>) -> io::Result<Option<CutText>> {
        let mut wanted = size + AHEAD;
        loop {
            self.fill(wanted, spare);
            if self.ended {
                return self.last(spare);
            }
            if let Some((cut, ending)) = cut(&self.pending[..self.filled]) {
                return Ok(Some(self.cut_off(cut, ending, spare)));
            }
            wanted = more(wanted);
        }
    }

    /// Reads on until so many bytes are at hand, or there are no more.
    fn fill(&mut self, wanted: usize, spare: &Pool<Vec<u8>>) {
        if self.ended {
            return;
        }
        if self.pending.capacity() == 0 {
            self.pending = buffer(spare, wanted);
        }
        if self.pending.len() < wanted {
            self.pending.reserve_exact(wanted - self.pending.len());
            self.pending.resize(wanted, 0);
        }
        while !self.ended && self.filled < wanted {
            match self.reader.read(&mut self.pending[self.filled..wanted]) {
                Ok(0) => self.ended = true,
                Ok(read) => self.filled += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => (),
                Err(error) => (self.ended, self.error) = (true, Some(error)),
            }
        }
    }

    /// What is left at the end. Where that is little it goes into a buffer of its own size: of short files there are
    /// many at a time.
    fn last(&mut self, spare: &Pool<Vec<u8>>) -> io::Result<Option<CutText>> {
        let mut last = std::mem::take(&mut self.pending);
        let filled = std::mem::take(&mut self.filled);
        if filled < last.capacity() / 4 {
            let little = last[..filled].into();
            spare.give_back(std::mem::replace(&mut last, little));
        }
        last.truncate(filled);
        if !last.is_empty() {
            return Ok(Some(CutText {
                text: last,
                ending: Ending::Regular,
                next: Opening::Regular,
            }));
        }
        self.error.take().map_or(Ok(None), Err)
    }

    fn cut_off(&mut self, cut: Cut, ending: Ending, spare: &Pool<Vec<u8>>) -> CutText {
        let behind = &self.pending[cut.at..self.filled];
        let mut rest = buffer(spare, self.pending.len());
        if rest.len() < behind.len() {
            rest.resize(behind.len(), 0);
        }
        rest[..behind.len()].copy_from_slice(behind);
        self.filled = behind.len();
        self.pending.truncate(cut.at);
        let part = std::mem::replace(&mut self.pending, rest);
        CutText {
            text: part,
            ending,
            next: cut.opening,
        }
    }
}

/// A buffer that was used before, of any length; or a new one, which the system clears as it is first written to.
fn buffer(spare: &Pool<Vec<u8>>, length: usize) -> Vec<u8> {
    let buffer = spare.take();
    match buffer.capacity() {
        0 => vec![0; length],
        _ => buffer,
    }
}

/// How many bytes are looked at when no place to cut was found in so many.
fn more(bytes: usize) -> usize {
    (2 * bytes).min(LIMIT + MARGIN)
}

/// Where to cut a text that goes on, and what is cut there.
fn cut(text: &[u8]) -> Option<(Cut, Ending)> {
    if let Some(cut) = split(text) {
        return Some((cut, Ending::Regular));
    }
    let is_too_long = text.len() >= LIMIT + MARGIN;
    is_too_long.then(|| (within_game(text), Ending::WithinGame))
}

/// Where a game that is too long is cut: where the last line begins before the limit, as line ends must not be torn apart;
/// at the limit, if that line is so long.
fn within_game(text: &[u8]) -> Cut {
    let is_end = |at: usize| matches!(text[at], b'\r' | b'\n');
    let begins_line = |at: &usize| is_end(at - 1) && !is_end(*at);
    let last = (LIMIT - MARGIN..LIMIT).rev().find(begins_line);
    Cut {
        at: last.unwrap_or(LIMIT),
        opening: Opening::Regular,
    }
}
