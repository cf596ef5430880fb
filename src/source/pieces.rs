//! A text in pieces: files joined into one (`cat *.pbn`), each in an encoding of its own.
//!
//! A byte order mark is taken off wherever a file may begin: behind a line end, or before a tag. What stands in UTF-16
//! becomes UTF-8. A piece without a mark is known by its first tag, or where a line begins by the first line of text: in
//! 8-bit characters after UTF-16, and in UTF-16 after others. A mark anywhere else is a character like others.

use super::read_on;
use std::io::{self, Read};

/// How the characters of a piece are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TextKind {
    /// As one byte or more, of which those of ASCII are themselves.
    Narrow,
    /// As UTF-16, the lower byte first.
    Little,
    /// As UTF-16, the higher byte first.
    Big,
}

/// Characters that are looked at to tell a piece by.
const LOOK: usize = 32;

/// Bytes that are enough for that: a lone byte, a mark, and the characters.
const WINDOW: usize = 1 + 3 + 2 * LOOK;

/// Bytes that are read at a time where they are not handed on as they are.
const STEP: usize = 16 * 1024;

/// Bytes that are looked at together.
const BLOCK: usize = 256;

/// A stream whose pieces are made one text.
pub struct Pieces {
    from: Box<dyn Read + Send>,
    kind: TextKind,
    /// The last two bytes that were handed on; line ends at the beginning of a piece.
    before: [u8; 2],
    /// What was read and is to be looked at: from `at` on.
    held: Vec<u8>,
    at: usize,
    /// What became UTF-8 and is to be handed on: from `handed` on.
    ready: Vec<u8>,
    handed: usize,
    ended: bool,
    /// Why reading stopped; reported after what was read.
    error: Option<io::Error>,
    is_mixed: bool,
}

/// The beginning of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Start {
    kind: TextKind,
    /// Bytes that are no text: those of the mark.
    skip: usize,
}

impl Pieces {
    /// Of a stream whose first piece, without its mark, is of a kind.
    pub(super) fn new(from: Box<dyn Read + Send>, kind: TextKind) -> Self {
        Self {
            from,
            kind,
            before: *b"\n\n",
            held: Vec::new(),
            at: 0,
            ready: Vec::new(),
            handed: 0,
            ended: false,
            error: None,
            is_mixed: false,
        }
    }

    /// Whether a second piece was met so far: then the characters may be UTF-8 whatever the first piece says of itself.
    pub const fn is_mixed(&self) -> bool {
        self.is_mixed
    }

    /// Reads bytes of a narrow piece into their place, up to the first that are to be looked at.
    fn read_through(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        (self.at, self.held) = (0, Vec::new());
        let read = self.from.read(buffer)?;
        self.ended = read == 0 && !buffer.is_empty();
        let plain = doubtful(self.before, &buffer[..read]).unwrap_or(read);
        self.held.extend_from_slice(&buffer[plain..read]);
        self.before = last_two(self.before, &buffer[..plain]);
        Ok(plain)
    }

    /// Reads on into what is held.
    fn fill(&mut self) {
        self.held.drain(..self.at);
        self.at = 0;
        let filled = self.held.len();
        self.held.resize(filled + STEP, 0);
        let read = read_on(&mut self.from, &mut self.held[filled..]);
        let count = read.unwrap_or_else(|error| {
            self.error = Some(error);
            0
        });
        self.ended = count == 0;
        self.held.truncate(filled + count);
    }

    /// Hands on bytes of a narrow piece that are held, up to the next that are to be looked at; none where a piece begins.
    fn narrow(&mut self, buffer: &mut [u8]) -> usize {
        let bytes = &self.held[self.at..];
        if let Some(start) = begins_in_narrow(self.before, bytes, self.ended) {
            self.begin(start);
            return 0;
        }
        let behind = doubtful([self.before[1], bytes[0]], &bytes[1..]);
        let plain = behind.map_or(bytes.len(), |at| at + 1).min(buffer.len());
        buffer[..plain].copy_from_slice(&bytes[..plain]);
        self.before = last_two(self.before, &bytes[..plain]);
        self.at += plain;
        plain
    }

    /// Makes UTF-8 of what is held of a piece in UTF-16, as far as it can be looked at.
    fn wide(&mut self) {
        (self.handed, self.ready) = (0, std::mem::take(&mut self.ready));
        self.ready.clear();
        while self.held.len() - self.at >= WINDOW || self.ended && self.at < self.held.len() {
            let bytes = &self.held[self.at..];
            if let Some(letter) = self.kind.plain(bytes) {
                self.at += 2;
                self.push(letter.into());
                continue;
            }
            let at_line_start = is_line_end(self.before[1]);
            if let Some((start, lone)) = begins_in_wide(self.kind, at_line_start, bytes, self.ended)
            {
                if lone {
                    self.lone();
                }
                return self.begin(start);
            }
            let [first, second, behind @ ..] = bytes else {
                return self.lone();
            };
            let unit = self.kind.unit([*first, *second]);
            let next = behind.first_chunk().map(|next| self.kind.unit(*next));
            let letter = char::decode_utf16([unit].into_iter().chain(next)).next();
            let letter = letter.map_or('\0', |it| it.unwrap_or(char::REPLACEMENT_CHARACTER));
            self.at += 2 * letter.len_utf16();
            self.push(letter);
        }
    }

    /// Passes over half a character: a line end if it can be one.
    fn lone(&mut self) {
        let byte = self.held[self.at];
        self.at += 1;
        match byte {
            b'\r' | b'\n' => self.push(byte.into()),
            0 => (),
            _ => self.push(char::REPLACEMENT_CHARACTER),
        }
    }

    fn push(&mut self, letter: char) {
        let mut bytes = [0; 4];
        let bytes = letter.encode_utf8(&mut bytes).as_bytes();
        self.ready.extend_from_slice(bytes);
        self.before = last_two(self.before, bytes);
    }

    fn begin(&mut self, start: Start) {
        self.at += start.skip;
        self.kind = start.kind;
        self.before = *b"\n\n";
        self.is_mixed = true;
    }
}

impl Read for Pieces {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let held = self.held.len() - self.at;
            if self.handed < self.ready.len() {
                let read = (&self.ready[self.handed..]).read(buffer)?;
                self.handed += read;
                return Ok(read);
            }
            if self.kind == TextKind::Narrow && held == 0 && !self.ended {
                let read = self.read_through(buffer)?;
                if read > 0 || self.held.is_empty() {
                    return Ok(read);
                }
            } else if held < WINDOW && !self.ended {
                self.fill();
            } else if held == 0 {
                return self.error.take().map_or(Ok(0), Err);
            } else if self.kind == TextKind::Narrow {
                let read = self.narrow(buffer);
                if read > 0 || buffer.is_empty() {
                    return Ok(read);
                }
            } else {
                self.wide();
            }
        }
    }
}

impl TextKind {
    const fn width(self) -> usize {
        match self {
            Self::Narrow => 1,
            Self::Little | Self::Big => 2,
        }
    }

    /// The character at the head of these bytes in UTF-16, if it is of ASCII and no piece can begin there.
    fn plain(self, bytes: &[u8]) -> Option<u8> {
        let letter = match (self, bytes) {
            (Self::Little, [letter, 0, ..]) | (Self::Big, [0, letter, 0, ..]) => *letter,
            _ => return None,
        };
        (letter.is_ascii() && !may_begin(letter)).then_some(letter)
    }

    const fn unit(self, bytes: [u8; 2]) -> u16 {
        match self {
            Self::Big => u16::from_be_bytes(bytes),
            _ => u16::from_le_bytes(bytes),
        }
    }

    /// The characters at the head of these bytes that are of ASCII; any other ends them.
    fn ascii(self, bytes: &[u8]) -> impl Iterator<Item = u8> {
        let byte = move |unit: &[u8]| match (self, unit) {
            (Self::Narrow, [byte]) | (Self::Little, [byte, 0]) | (Self::Big, [0, byte]) => *byte,
            _ => 0x80,
        };
        let is_text = |byte: &u8| matches!(byte, b' '..=b'~' | b'\t' | b'\r' | b'\n');
        bytes
            .chunks(self.width())
            .map(byte)
            .take(LOOK)
            .take_while(is_text)
    }
}

/// The byte order mark at the head of these bytes: its length, and the kind of what follows.
pub(super) fn mark(bytes: &[u8]) -> Option<(usize, TextKind)> {
    match bytes {
        [0xEF, 0xBB, 0xBF, ..] => Some((3, TextKind::Narrow)),
        [0xFF, 0xFE, ..] => Some((2, TextKind::Little)),
        [0xFE, 0xFF, ..] => Some((2, TextKind::Big)),
        _ => None,
    }
}

/// The piece that begins at the head of these bytes, behind a narrow one.
fn begins_in_narrow(before: [u8; 2], bytes: &[u8], ended: bool) -> Option<Start> {
    let whole = || begins(TextKind::Narrow, is_line_end(before[1]), bytes, ended);
    match bytes {
        // a line end in UTF-16, of which the first half was handed on
        [0, b'\n', 0, ..] if before[1] == b'\r' => begins_before(before, bytes, ended),
        [0, ..] => whole().or_else(|| begins_before(before, bytes, ended)),
        _ => whole(),
    }
}

/// The piece of which the first byte was handed on as one of the narrow piece.
fn begins_before(before: [u8; 2], bytes: &[u8], ended: bool) -> Option<Start> {
    let (kind, skip) = (TextKind::Little, 1);
    let behind = bytes.iter().take(2 * LOOK).copied();
    let whole: Vec<_> = [before[1]].into_iter().chain(behind).collect();
    let is_piece = is_head(kind, is_line_end(before[0]), &whole, ended);
    is_piece.then_some(Start { kind, skip })
}

/// The piece that begins at the head of these bytes, behind one in UTF-16; or behind one byte that is half a character.
fn begins_in_wide(
    now: TextKind,
    at_line_start: bool,
    bytes: &[u8],
    ended: bool,
) -> Option<(Start, bool)> {
    if let Some(start) = begins(now, at_line_start, bytes, ended) {
        return Some((start, false));
    }
    let (lone, behind) = bytes.split_first()?;
    // what is in UTF-16 looks as if it were so in the other order, if half a character is passed over
    let may_begin = behind.first() != Some(&0) && behind.get(1) != Some(&0);
    let at_line_start = is_line_end(*lone) || *lone == 0 && at_line_start;
    let start = begins(now, at_line_start, behind, ended).filter(|_| may_begin)?;
    Some((start, true))
}

/// The piece that begins at the head of these bytes.
fn begins(now: TextKind, at_line_start: bool, bytes: &[u8], ended: bool) -> Option<Start> {
    if let Some((skip, kind)) = mark(bytes) {
        let behind = &bytes[skip..];
        let is_mark = is_head(kind, at_line_start, behind, ended)
            || at_line_start
                && (now == kind || behind.is_empty() && ended || mark(behind).is_some());
        return is_mark.then_some(Start { kind, skip });
    }
    let others = [TextKind::Narrow, TextKind::Little, TextKind::Big].into_iter();
    let mut others = others.filter(|kind| *kind != now);
    let kind = others.find(|kind| is_head(*kind, at_line_start, bytes, ended))?;
    Some(Start { kind, skip: 0 })
}

/// Whether these bytes are the beginning of a piece of a kind: a tag, behind line ends perhaps; or, where a line begins, a
/// line of text or nothing but line ends.
fn is_head(kind: TextKind, at_line_start: bool, bytes: &[u8], ended: bool) -> bool {
    let mut letters = [0; LOOK];
    let mut count = 0;
    for (place, letter) in letters.iter_mut().zip(kind.ascii(bytes)) {
        *place = letter;
        count += 1;
    }
    let text = &letters[..count];
    let is_whole = count < LOOK && ended && count * kind.width() == bytes.len();
    let Some(at) = text.iter().position(|byte| !is_line_end(*byte)) else {
        return at_line_start && count > 0 && is_whole;
    };
    match text[at] {
        b'[' => (at_line_start || at == 0) && is_tag(&text[at + 1..], count == LOOK),
        b'%' | b';' | b'{' if at_line_start => {
            count == LOOK || is_whole || text[at..].iter().any(|byte| is_line_end(*byte))
        }
        _ => false,
    }
}

/// Whether the text behind a bracket is that of a tag; `more` where it goes on.
fn is_tag(text: &[u8], more: bool) -> bool {
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let name = text.iter().take_while(|byte| is_name(byte)).count();
    let value = text[name..].trim_ascii_start();
    name > 0 && value.first().map_or(more, |byte| *byte == b'"')
}

/// The first byte at which a piece may begin behind a narrow one, as far as can be seen from the bytes around it.
fn doubtful(before: [u8; 2], bytes: &[u8]) -> Option<usize> {
    if !has_signs(bytes) {
        return None;
    }
    let is_here = |at: &usize| is_doubtful(last_two(before, &bytes[..*at]), &bytes[*at..]);
    let blocks = (0..).step_by(BLOCK).zip(bytes.chunks(BLOCK));
    let mut signed = blocks.filter(|(_, block)| has_signs(block));
    signed.find_map(|(start, block)| (start..start + block.len()).find(is_here))
}

fn is_doubtful(before: [u8; 2], bytes: &[u8]) -> bool {
    match bytes {
        [0xEF | 0xFE | 0xFF] | [0xEF, 0xBB, ..] | [0xFE, 0xFF, ..] | [0xFF, 0xFE, ..] => true,
        // half of the first character, in one order or the other
        [0, behind @ ..] => {
            let may_be = |at_line_start, byte: u8| byte == b'[' || at_line_start && may_begin(byte);
            may_be(is_line_end(before[0]), before[1])
                || behind
                    .first()
                    .is_none_or(|byte| may_be(is_line_end(before[1]), *byte))
        }
        _ => false,
    }
}

/// Whether a line of a piece can begin so.
const fn may_begin(byte: u8) -> bool {
    matches!(byte, b'[' | b'%' | b';' | b'{' | b'\r' | b'\n')
}

const fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\r' | b'\n')
}

fn last_two(before: [u8; 2], bytes: &[u8]) -> [u8; 2] {
    match bytes {
        [.., first, second] => [*first, *second],
        [only] => [before[1], *only],
        [] => before,
    }
}

/// Whether there is a byte that a mark begins with, or a NUL.
#[multiversion::multiversion(targets("x86_64+avx2"))]
#[allow(clippy::needless_bitwise_bool)] // a branch for each byte is what this avoids
fn has_signs(bytes: &[u8]) -> bool {
    bytes.iter().fold(false, |found, byte| {
        found | (*byte == 0xEF) | (*byte >= 0xFE) | (*byte == 0)
    })
}

#[cfg(test)]
mod tests;
