//! Letters of a carrier, each with the place where it stands, and the two escapes in which they are written: entities of HTML and
//! XML, and the per cent escapes of links.

use quick_xml::escape::resolve_xml_entity;
use quick_xml::events::BytesRef;

/// A byte, and where it stands: of one that was escaped, where its escape begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Letter {
    pub(super) byte: u8,
    pub(super) at: u32,
}

/// What a plus is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Plus {
    /// A blank, as in the query of a link.
    Blank,
    /// Itself.
    Plus,
}

/// The letters of a text between two offsets, entities read. Where XML is, sections of `CDATA` are their text.
pub(super) fn plain(text: &str, from: usize, to: usize) -> Vec<Letter> {
    let mut letters = Vec::with_capacity(to - from);
    let (mut at, mut raw) = (from, false);
    while at < to {
        let rest = &text.as_bytes()[at..to];
        let (opens, closes) = (rest.starts_with(CDATA.0), raw && rest.starts_with(CDATA.1));
        if opens || closes {
            at += if opens { CDATA.0.len() } else { CDATA.1.len() };
            raw = opens;
            continue;
        }
        let escape = if raw { None } else { entity(rest) };
        let mut bytes = [0; 4];
        let (bytes, length) = match escape {
            Some((letter, length)) => (letter.encode_utf8(&mut bytes).as_bytes(), length),
            None => (&rest[..1], 1),
        };
        letters.extend(made(bytes, offset(at)));
        at += length;
    }
    letters
}

const CDATA: (&[u8], &[u8]) = (b"<![CDATA[", b"]]>");

/// The character of the escape at the head of a text, and the length of that: `&amp;`, `&#39;`, `&#x27;`; and `\u0026`, as scripts
/// write them.
pub(super) fn entity(text: &[u8]) -> Option<(char, usize)> {
    match text {
        [b'&', rest @ ..] => {
            let length = rest.iter().take(LONGEST).position(|byte| *byte == b';')?;
            let name = str::from_utf8(&rest[..length]).ok()?;
            let letter = match resolve_xml_entity(name) {
                Some(letter) => letter.chars().next()?,
                None => BytesRef::new(name.to_ascii_lowercase())
                    .resolve_char_ref()
                    .ok()??,
            };
            Some((letter, length + 2))
        }
        [b'\\', b'u', digits @ ..] => {
            let digits = str::from_utf8(digits.get(..4)?).ok()?;
            let letter = char::from_u32(u32::from_str_radix(digits, 16).ok()?)?;
            (letter != '\0' && letter.is_ascii()).then_some((letter, 6))
        }
        _ => None,
    }
}

/// The bytes between the signs of the longest entity.
const LONGEST: usize = 10;

/// Letters without per cent escapes: `%7C` is a bar. Line ends become blanks: they mean nothing in LIN.
pub(super) fn unescaped(letters: &[Letter], plus: Plus) -> Vec<Letter> {
    let mut read = Vec::with_capacity(letters.len());
    let mut rest = letters;
    while let [first, behind @ ..] = rest {
        let escape = match (first.byte, behind) {
            (b'%', [high, low, after @ ..]) => hexadecimal(high.byte)
                .zip(hexadecimal(low.byte))
                .map(|(high, low)| (16 * high + low, after)),
            (b'+', _) if plus == Plus::Blank => Some((b' ', behind)),
            _ => None,
        };
        let (byte, after) = escape.unwrap_or((first.byte, behind));
        let is_end = matches!(byte, b'\r' | b'\n');
        let byte = if is_end { b' ' } else { byte };
        read.push(Letter { byte, ..*first });
        rest = after;
    }
    read
}

fn hexadecimal(digit: u8) -> Option<u8> {
    #[allow(clippy::cast_possible_truncation)] // at most 15
    char::from(digit).to_digit(16).map(|digit| digit as u8)
}

/// A place in a text, or a length, as letters have it.
pub(super) fn offset(at: usize) -> u32 {
    u32::try_from(at).expect("a part is shorter than 4 GiB")
}

/// Letters for bytes, all at a place.
pub(super) fn made(bytes: &[u8], at: u32) -> impl Iterator<Item = Letter> {
    bytes.iter().map(move |byte| Letter { byte: *byte, at })
}

/// The bytes of letters.
pub(super) fn bytes(letters: &[Letter]) -> Vec<u8> {
    letters.iter().map(|letter| letter.byte).collect()
}

/// Letters without the blanks around them.
pub(super) fn trimmed(letters: &[Letter]) -> &[Letter] {
    let is_ink = |letter: &Letter| !letter.byte.is_ascii_whitespace();
    let from = letters.iter().position(is_ink).unwrap_or(letters.len());
    let to = letters.iter().rposition(is_ink).map_or(from, |at| at + 1);
    &letters[from..to]
}

/// The parts of letters between a byte.
pub(super) fn split(letters: &[Letter], between: u8) -> impl Iterator<Item = &[Letter]> {
    letters.split(move |letter| letter.byte == between)
}

/// The letters that are kept; never a bar.
pub(super) fn kept(letters: &[Letter], is_kept: impl Fn(u8) -> bool) -> Vec<Letter> {
    let is_kept = |letter: &&Letter| letter.byte != b'|' && is_kept(letter.byte);
    letters.iter().filter(is_kept).copied().collect()
}

/// A hand as LIN has it, of the cards of each suit from spades to clubs: the letter of a suit stands where its cards do.
pub(super) fn hand<'a>(suits: impl IntoIterator<Item = &'a [Letter]>, at: u32) -> Vec<Letter> {
    let suits = suits.into_iter().zip(b"SHDC");
    let suit = |(held, suit): (&[Letter], &u8)| {
        let at = held.first().map_or(at, |card| card.at);
        let cards = kept(held, |byte| byte.is_ascii_alphanumeric());
        made(&[*suit], at).chain(cards).collect::<Vec<_>>()
    };
    suits.flat_map(suit).collect()
}
