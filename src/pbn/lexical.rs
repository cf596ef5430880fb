//! The smallest pieces: line ends, blanks, escape lines, words (PBN 2.1 sections 2.3, 2.4 and 3.2).

use super::{FaultKind, Parsed, word};
use crate::source;
use nom::Err;
use nom::bytes::complete::{take_while, take_while1};

/// The classes of each byte, one bit for each class.
static CLASS: [u8; 256] = classes();

const BLANK: u8 = 1;
const END: u8 = 2;
const NAME: u8 = 4;
const WORD: u8 = 8;

const fn classes() -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        #[allow(clippy::cast_possible_truncation)] // below 256
        let this = byte as u8;
        table[byte] = match this {
            b' ' | b'\t' | 0x0B | 0x0C | 0 | DOS_END => BLANK,
            b'\r' | b'\n' => END | STRING_END,
            b'"' | b'\\' => STRING_END,
            b'-' => WORD,
            b'_' => NAME,
            b'[' | b'{' | b';' | b'%' => OPENER,
            b'S' | b'H' | b'D' | b'C' => NAME | WORD | CARD_SUIT,
            b'2'..=b'9' | b'T' | b'J' | b'Q' | b'K' | b'A' => NAME | WORD | CARD_RANK,
            _ if this.is_ascii_alphanumeric() => NAME | WORD,
            _ => 0,
        };
        byte += 1;
    }
    table
}

const CARD_SUIT: u8 = 16;
const CARD_RANK: u8 = 32;
const OPENER: u8 = 64;
const STRING_END: u8 = 128;

/// The end of a file as DOS programs mark it (Ctrl-Z).
pub(super) const DOS_END: u8 = 0x1A;

/// A space, a tab (horizontal or vertical), a form feed, or a NUL or [`DOS_END`] that some program left.
pub(super) fn is_blank(byte: u8) -> bool {
    CLASS[usize::from(byte)] & BLANK != 0
}

/// CR or LF.
pub(super) fn is_line_end(byte: u8) -> bool {
    CLASS[usize::from(byte)] & END != 0
}

/// A byte of a tag name.
pub(super) fn is_name(byte: u8) -> bool {
    CLASS[usize::from(byte)] & NAME != 0
}

/// A byte of a call or a card.
pub(super) fn is_word(byte: u8) -> bool {
    CLASS[usize::from(byte)] & WORD != 0
}

/// A suit letter of a card, in upper case.
pub(super) fn is_suit(byte: u8) -> bool {
    CLASS[usize::from(byte)] & CARD_SUIT != 0
}

/// A rank letter of a card, in upper case.
pub(super) fn is_rank(byte: u8) -> bool {
    CLASS[usize::from(byte)] & CARD_RANK != 0
}

/// A byte that can only begin a token: not a blank, a line end, or the beginning of a tag, comment or escape.
pub(super) fn is_plain(byte: u8) -> bool {
    CLASS[usize::from(byte)] & (BLANK | END | OPENER) == 0
}

/// The length of the one blank or line end at the head of these bytes, if a token follows it directly; without a branch
/// on which it is.
#[inline]
pub(super) fn step(head: u64) -> usize {
    let [first, second, ..] = head.to_le_bytes();
    let is_crlf = u16::from_le_bytes([first, second]) == u16::from_le_bytes(*b"\r\n");
    let length = 2 * usize::from(is_crlf) + usize::from(matches!(first, b' ' | b'\t' | b'\n'));
    let [behind, ..] = (head >> (8 * length)).to_le_bytes();
    if is_plain(behind) { length } else { 0 }
}

/// A byte at which a string ends or needs a closer look: a quote, a backslash, a line end.
pub(super) fn is_string_end(byte: u8) -> bool {
    CLASS[usize::from(byte)] & STRING_END != 0
}

/// One line end in any of the accepted forms.
pub(super) fn line_end(input: &[u8]) -> Parsed<'_, &[u8]> {
    match source::line_end(input) {
        0 => Err(Err::Error(FaultKind::StrayCharacter)),
        length => Ok((&input[length..], &input[..length])),
    }
}

/// Any number of blanks.
pub(super) fn blanks(input: &[u8]) -> Parsed<'_, &[u8]> {
    take_while(is_blank)(input)
}

/// A line of blanks only: it ends a game.
pub(super) fn semi_empty_line(input: &[u8]) -> Parsed<'_, ()> {
    let (rest, _) = blanks(input)?;
    let (rest, _) = line_end(rest)?;
    Ok((rest, ()))
}

/// What may stand between the tokens of a tag pair: blanks and line ends, but no semi-empty line.
#[inline]
#[allow(clippy::unnecessary_wraps)] // a parser function like the others
pub(super) fn white_space(input: &[u8]) -> Parsed<'_, ()> {
    if input
        .first()
        .is_some_and(|&byte| !is_blank(byte) && !is_line_end(byte))
    {
        return Ok((input, ()));
    }
    Ok((some_white_space(input), ()))
}

fn some_white_space(input: &[u8]) -> &[u8] {
    let skip = |input| blanks(input).map_or(input, |(rest, _)| rest);
    let mut input = skip(input);
    while let Ok((next, _)) = line_end(input) {
        if semi_empty_line(next).is_ok() {
            break;
        }
        input = skip(next);
    }
    input
}

/// The distance to the end of a table's row, or to a bracket in it. A plain loop: rows are too short for `memchr` to
/// pay.
#[inline]
pub(super) fn row_end(input: &[u8]) -> Option<usize> {
    let mut at = 0;
    while let Some(word) = input.get(at..).and_then(word::word) {
        let ends = word::equal(word, b'\n') | word::equal(word, b'\r') | word::equal(word, b'[');
        if ends != 0 {
            return Some(at + word::first(ends));
        }
        at += 8;
    }
    memchr::memchr3(b'\n', b'\r', b'[', &input[at..]).map(|rest| at + rest)
}

/// The rest of a line, without its end.
#[allow(clippy::unnecessary_wraps)] // a parser function like the others, though it takes anything
pub(super) fn rest_of_line(input: &[u8]) -> Parsed<'_, &[u8]> {
    let length = memchr::memchr2(b'\n', b'\r', input).unwrap_or(input.len());
    Ok((&input[length..], &input[..length]))
}

/// A line with `%` in its first column: not part of any game.
pub(super) fn escape_line(input: &[u8]) -> Parsed<'_, &[u8]> {
    match input {
        [b'%', rest @ ..] => rest_of_line(rest),
        _ => Err(Err::Error(FaultKind::StrayCharacter)),
    }
}

/// A run of the letters, digits and hyphens that calls and cards are made of.
pub(super) fn word(input: &[u8]) -> Parsed<'_, &[u8]> {
    take_while1(is_word)(input)
}

/// A word of up to two `!` and `?`.
pub(super) fn suffix(input: &[u8]) -> Parsed<'_, &[u8]> {
    let length = input
        .iter()
        .take(2)
        .take_while(|byte| matches!(byte, b'!' | b'?'))
        .count();
    if length == 0 {
        Err(Err::Error(FaultKind::UnreadableAnnotation))
    } else {
        Ok((&input[length..], &input[..length]))
    }
}

/// A number of at most `digits` digits.
fn number(input: &[u8], digits: usize) -> Parsed<'_, u16> {
    let length = input
        .iter()
        .take(digits)
        .take_while(|byte| byte.is_ascii_digit())
        .count();
    if length == 0 {
        return Err(Err::Error(FaultKind::UnreadableAnnotation));
    }
    let value = input[..length]
        .iter()
        .fold(0, |sum, digit| sum * 10 + u16::from(digit - b'0'));
    Ok((&input[length..], value))
}

/// A reference to a note: `=1=` to `=32=`.
pub(super) fn note_reference(input: &[u8]) -> Parsed<'_, u16> {
    let [b'=', rest @ ..] = input else {
        return Err(Err::Error(FaultKind::UnreadableAnnotation));
    };
    let (rest, index) = number(rest, 2)?;
    match rest {
        [b'=', rest @ ..] if (1..=32).contains(&index) => Ok((rest, index)),
        _ => Err(Err::Error(FaultKind::UnreadableAnnotation)),
    }
}

/// A numeric annotation glyph: `$0` to `$255`.
pub(super) fn nag(input: &[u8]) -> Parsed<'_, u16> {
    let [b'$', rest @ ..] = input else {
        return Err(Err::Error(FaultKind::UnreadableAnnotation));
    };
    let (rest, glyph) = number(rest, 3)?;
    if glyph > 255 {
        Err(Err::Error(FaultKind::UnreadableAnnotation))
    } else {
        Ok((rest, glyph))
    }
}

/// A mark of an irregularity: `^I` and `^S` in the auction, `^L` and `^R` in the play.
pub(super) fn irregularity(input: &[u8]) -> Parsed<'_, u8> {
    match input {
        [b'^', letter @ (b'I' | b'L' | b'R' | b'S'), rest @ ..] => Ok((rest, *letter)),
        _ => Err(Err::Error(FaultKind::UnreadableAnnotation)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn annotations() {
        assert_eq!(note_reference(b"=12= H3"), Ok((&b" H3"[..], 12)));
        assert!(
            note_reference(b"=33=").is_err()
                && note_reference(b"=1 =").is_err()
                && note_reference(b"==").is_err()
        );
        assert_eq!(nag(b"$14C5"), Ok((&b"C5"[..], 14)));
        assert!(nag(b"$256").is_err() && nag(b"$").is_err());
        assert_eq!(suffix(b"!!?"), Ok((&b"?"[..], &b"!!"[..])));
        assert_eq!(irregularity(b"^RC6"), Ok((&b"C6"[..], b'R')));
        assert!(irregularity(b"^r").is_err());
    }

    #[test]
    fn a_row_ends_wherever_it_does() {
        for length in 0..40 {
            for end in ["", "\n", "\r\n", "[A", "\n12345678"] {
                let text = format!("{}{end}", "N NT 9 ".repeat(6).split_at(length).0);
                assert_eq!(
                    row_end(text.as_bytes()),
                    (!end.is_empty()).then_some(length),
                    "{text:?}"
                );
            }
        }
    }

    #[test]
    fn a_step_is_one_blank_or_line_end() {
        let step = |text: &[u8; 8]| step(u64::from_le_bytes(*text));
        for (text, length) in [
            (b" 1C Pass", 1),
            (b"\n*      ", 1),
            (b"\t=1=    ", 1),
            (b"\r\n1C    ", 2),
        ] {
            assert_eq!(step(text), length);
        }
        for text in [
            b"1C Pass ",
            b"  1C    ",
            b"\n\n1C    ",
            b"\r\n[Play ",
            b"\r1C     ",
            b"\r\r\n1C   ",
            b" {a}    ",
            b"\n%      ",
        ] {
            assert_eq!(step(text), 0);
        }
    }

    #[test]
    fn white_space_stops_before_a_semi_empty_line() {
        assert_eq!(white_space(b" \n\t x"), Ok((&b"x"[..], ())));
        assert_eq!(white_space(b" \n \n x"), Ok((&b"\n \n x"[..], ())));
    }
}
