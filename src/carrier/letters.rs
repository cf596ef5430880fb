//! Letters of a carrier, each with the place where it stands, and the escapes in which they are written: entities of HTML and XML, the
//! per cent escapes of links, and those of quotes in scripts.

use memchr::memmem;
use quick_xml::escape::resolve_html5_entity;
use quick_xml::events::BytesRef;

/// A byte, and where it stands: of one that was escaped, where its escape begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Letter {
    pub(super) byte: u8,
    pub(super) at: u32,
}

/// What escapes are in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Escapes {
    /// Those of links: `%7C`.
    Link,
    /// The same, and a plus is a blank, as in the query of a link.
    Query,
    /// Those between the quotes of a script: `\'`, `\x27`.
    Script,
}

/// The letters of a text between two offsets, entities read. Where XML is, sections of `CDATA` are their text; comments and ends of lines are none.
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
        let ends: &[u8] = match rest {
            _ if raw => b"",
            [b'<', b'!', b'-', b'-', ..] => b"-->",
            [b'<', b'B' | b'b', b'R' | b'r', ..] => b">",
            _ => b"",
        };
        if !ends.is_empty() {
            at += memmem::find(rest, ends).map_or(rest.len(), |end| end + ends.len());
            continue;
        }
        let escape = if raw { None } else { entity(rest) };
        at += push(escape, rest[0], offset(at), &mut letters);
    }
    letters
}

/// Letters with their entities read.
fn entities(letters: &[Letter]) -> Vec<Letter> {
    let text = bytes(letters);
    let (mut read, mut at) = (Vec::with_capacity(letters.len()), 0);
    while let Some(letter) = letters.get(at) {
        at += push(entity(&text[at..]), letter.byte, letter.at, &mut read);
    }
    read
}

/// Adds the character of an escape, or else the byte that stands there. Returns the length of what was read.
fn push(escape: Option<(char, usize)>, byte: u8, at: u32, letters: &mut Vec<Letter>) -> usize {
    let Some((letter, length)) = escape else {
        letters.push(Letter { byte, at });
        return 1;
    };
    let is_blank = letter.is_whitespace() && !matches!(letter, '\r' | '\n'); // those of typesetters too
    let letter = if is_blank { ' ' } else { letter };
    letters.extend(made(letter.encode_utf8(&mut [0; 4]).as_bytes(), at));
    length
}

const CDATA: (&[u8], &[u8]) = (b"<![CDATA[", b"]]>");

/// The character of the escape at the head of a text, and the length of that: `&amp;`, `&#39;`, `&#x27;`; and `\u0026`, as scripts
/// write them.
pub(super) fn entity(text: &[u8]) -> Option<(char, usize)> {
    match text {
        [b'&', rest @ ..] => {
            let length = rest.iter().take(LONGEST).position(|byte| *byte == b';')?;
            let name = str::from_utf8(&rest[..length]).ok()?;
            let letter = match resolve_html5_entity(name) {
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
            (letter != '\0').then_some((letter, 6))
        }
        _ => None,
    }
}

/// The bytes behind the sign of the longest entity.
const LONGEST: usize = 33;

/// LIN without its escapes: those of the carrier, and if it was escaped more than once those within, up to three times.
pub(super) fn lin_of(letters: &[Letter], of: Escapes) -> Vec<Letter> {
    let mut lin = unescaped(letters, of);
    for _ in 0..3 {
        let text = bytes(&lin).to_ascii_lowercase();
        let has = |sign: &[u8]| memmem::find(&text, sign).is_some();
        lin = if has(b"%7c") || has(b"%2c") || has(b"%257c") {
            unescaped(&lin, Escapes::Link)
        } else if has(b"&") {
            entities(&lin)
        } else {
            break;
        };
    }
    lin
}

/// Letters without such escapes: `%7C` is a bar. Line ends become blanks: they mean nothing in LIN.
pub(super) fn unescaped(letters: &[Letter], of: Escapes) -> Vec<Letter> {
    let mut read = Vec::with_capacity(letters.len());
    let mut rest = letters;
    while let [first, behind @ ..] = rest {
        let escape = match (of, first.byte, behind) {
            (Escapes::Link | Escapes::Query, b'%', [high, low, after @ ..]) => {
                hexadecimal(*high, *low).map(|byte| (byte, after))
            }
            (Escapes::Query, b'+', _) => Some((b' ', behind)),
            (Escapes::Script, b'\\', [x, high, low, after @ ..]) if x.byte == b'x' => {
                hexadecimal(*high, *low).map(|byte| (byte, after))
            }
            (Escapes::Script, b'\\', [sign, after @ ..]) => match sign.byte {
                b'n' | b'r' | b't' => Some((b' ', after)),
                quote => Some((quote, after)),
            },
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

fn hexadecimal(high: Letter, low: Letter) -> Option<u8> {
    let [high, low] = [high, low].map(|digit| char::from(digit.byte).to_digit(16));
    u8::try_from(16 * high? + low?).ok()
}

/// A place in a text, or a length, as letters have it.
pub(super) fn offset(at: usize) -> u32 {
    u32::try_from(at).expect("a part is shorter than 4 GiB")
}

/// Letters for bytes, all at a place.
pub(super) fn made(bytes: &[u8], at: u32) -> impl Iterator<Item = Letter> {
    bytes.iter().map(move |byte| Letter { byte: *byte, at })
}

/// Letters as text, with hyphens for other minus signs.
pub(super) fn text(letters: &[Letter]) -> String {
    String::from_utf8_lossy(&bytes(letters)).replace(['\u{2212}', '\u{2013}'], "-")
}

pub(super) fn bytes(letters: &[Letter]) -> Vec<u8> {
    letters.iter().map(|letter| letter.byte).collect()
}

/// Letters with those of suits in place of their signs, of three bytes from U+2660 to U+2667 each.
pub(super) fn suits(letters: &[Letter]) -> Vec<Letter> {
    let (mut read, mut rest) = (Vec::with_capacity(letters.len()), letters);
    while let [first, behind @ ..] = rest {
        let sign = rest
            .first_chunk()
            .map(|it: &[Letter; 3]| it.map(|it| it.byte));
        let (byte, after) = match sign {
            Some([0xE2, 0x99, sign @ 0xA0..=0xA7]) => (b"SHDC"[usize::from(sign % 4)], &rest[3..]),
            _ => (first.byte, behind),
        };
        read.push(Letter { byte, ..*first });
        rest = after;
    }
    read
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
