//! Tag pairs of the export format, one on each line: nearly all tags of nearly all games.

use super::search::{controls, quote, white};
use crate::pbn::{Game, Tag, TagName};
use crate::source::Span;

/// At least as long as what opens a pair of the standard with the longest name: `[OptimumResultTable "`.
const LONGEST_HEAD: usize = 32;
/// Bytes examined together: what opens a pair, as many of the value, and what closes it. A fixed length lets the compiler
/// drop bounds checks. The last pair of a text may have fewer, and is left to the grammar.
const VIEW: usize = 2 * LONGEST_HEAD + 8;
/// Values of this length or more are searched by [`longer`].
const LONG: u32 = 32;

/// Reads consecutive pairs, up to one that opens a section or before one that the game already has. Says whether the last is
/// new, if any was read. A pair that the game already has is read where it is the first: it is the last of the tags then, and
/// the caller takes it out again.
#[multiversion::multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt"))]
pub(crate) fn exported_tags(text: &[u8], mut at: u32, game: &mut Game) -> Option<bool> {
    let before = game.tags.len();
    let mut lines = Lines::from(text, at);
    while let Some((tag, behind)) = exported_pair(text, at) {
        if !game.push_first(tag) {
            if game.tags.len() > before {
                break;
            }
            game.tags.push(tag);
            return Some(false);
        }
        if tag.name.opens_section() {
            break;
        }
        // it never begins before that; with `==` the compiler would go on from there, which is known later
        match lines.next() {
            Some(next) if next <= behind => at = next,
            _ => break,
        }
    }
    (game.tags.len() > before).then_some(true)
}

/// Where the lines of a text begin that are not empty, one after another: at each byte behind a control character that is
/// none itself. That of a tab is no line, but a pair with one is not read here. They are found in 64 bytes at a time: so the
/// place of a line is known before the line above it is read, and the processor reads several at once.
struct Lines<'a> {
    text: &'a [u8],
    /// Where the bytes begin that are looked at.
    block: u32,
    /// One bit for each of them that begins a line, and is ahead.
    begin: u64,
}

impl<'a> Lines<'a> {
    /// Those behind the one that begins here.
    const fn from(text: &'a [u8], at: u32) -> Self {
        Self {
            text,
            block: at.wrapping_sub(Self::STEP),
            begin: 0,
        }
    }

    /// Blocks have one byte in common, as it depends on the byte before whether a line begins.
    const STEP: u32 = u64::BITS - 1;

    /// The place of the next one, unless it is among the last bytes of the text.
    #[allow(clippy::inline_always)] // as [`exported_pair`]
    #[inline(always)]
    fn next(&mut self) -> Option<u32> {
        while self.begin == 0 {
            self.block = self.block.wrapping_add(Self::STEP);
            self.begin = beginnings(self.text.get(self.block as usize..)?.first_chunk()?);
        }
        let place = self.block + self.begin.trailing_zeros();
        self.begin &= self.begin - 1;
        Some(place)
    }
}

/// One bit for each byte but the first that begins a line.
#[inline]
fn beginnings(text: &[u8; 64]) -> u64 {
    let ends = controls(text);
    ends << 1 & !ends
}

/// The pair that fills the line at `at`: `[`, a name of the standard, a space and a quote, the value, a quote and `]`;
/// and the offset of the next line. A value with a quote or a control character is left to the grammar.
#[allow(clippy::inline_always)] // two dozen times a game: a call costs as much as it does
#[inline(always)]
fn exported_pair(text: &[u8], at: u32) -> Option<(Tag, u32)> {
    let view: &[u8; VIEW] = text.get(at as usize..)?.first_chunk()?;
    let (name, quote_at) = head(view.first_chunk()?)?;
    let start = at + quote_at + 1;
    let value = &view[quote_at as usize % LONGEST_HEAD..];
    let length = quote(value[1..].first_chunk()?);
    let behind = value[1 + length as usize..].first_chunk()?;
    let (end, line_end) = match closing(*behind) {
        Some(line_end) if value[length as usize] != b'\\' => (start + length, line_end),
        _ if length == LONG => longer(text, start)?,
        _ => return None,
    };
    let tag = Tag {
        name,
        name_span: Span {
            start: at + 1,
            end: start - 2,
        },
        value: Span { start, end },
    };
    Some((tag, end + 2 + line_end))
}

/// The name of the pair that opens here, if it opens as in the export format, `[Event "`; and the offset of its quote.
#[allow(clippy::inline_always)] // as [`exported_pair`]
#[inline(always)]
fn head(text: &[u8; LONGEST_HEAD]) -> Option<(TagName, u32)> {
    let end = white(text);
    let opens = text[0] == b'[' && text[end as usize..].starts_with(b" \"");
    if !opens {
        return None;
    }
    let name = TagName::at_head(&text[1..], end as usize - 1);
    (name != TagName::Other).then_some((name, end + 1))
}

/// The length of the line end, LF, CRLF or CR, after a quote and a bracket.
#[inline]
fn closing(behind: [u8; 4]) -> Option<u32> {
    const CLOSE: u16 = u16::from_le_bytes(*b"\"]"); // two bytes are compared as one number
    match (u16::from_le_bytes([behind[0], behind[1]]), behind[2]) {
        (CLOSE, b'\n') => Some(1),
        (CLOSE, b'\r') => match behind[3] {
            b'\r' => None,
            b'\n' => Some(2),
            _ => Some(1),
        },
        _ => None,
    }
}

/// The end of a long value, and the length of the line end after its pair.
fn longer(text: &[u8], start: u32) -> Option<(u32, u32)> {
    let mut end = start;
    let mut place = LONG;
    while place == LONG {
        end += LONG;
        place = quote(text.get(end as usize..)?.first_chunk()?);
    }
    end += place;
    let [last, behind @ ..]: [u8; 5] = *text[end as usize - 1..].first_chunk()?;
    Some((end, closing(behind).filter(|_| last != b'\\')?))
}
