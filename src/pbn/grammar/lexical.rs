//! The smallest pieces: line ends, blanks, escape lines, words (PBN 2.1 sections 2.3, 2.4 and 3.2).

use super::{FaultKind, Parsed, faulty};
use crate::pbn::class::{is_blank, is_line_end, is_word};
use crate::source;
use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::{tag, take, take_till, take_while, take_while_m_n, take_while1};
use nom::character::complete::{char, one_of};
use nom::combinator::{fail, not, opt, recognize, value, verify};
use nom::multi::many1_count;
use nom::sequence::{delimited, preceded};

/// One line end in any of the forms that [`source::line_end`] accepts.
pub(crate) fn line_end(input: &[u8]) -> Parsed<'_, &[u8]> {
    match source::line_end(input) {
        0 => fail().parse(input),
        length => take(length).parse(input),
    }
}

/// Any number of blanks.
pub(crate) fn blanks(input: &[u8]) -> Parsed<'_, &[u8]> {
    take_while(is_blank)(input)
}

/// A line of blanks only: it ends a game.
pub(crate) fn semi_empty_line(input: &[u8]) -> Parsed<'_, ()> {
    value((), (blanks, line_end)).parse(input)
}

/// What may stand between the tokens of a tag pair: blanks and a line end, but no semi-empty line.
pub(crate) fn white_space(input: &[u8]) -> Parsed<'_, ()> {
    let next_line = (line_end, not(semi_empty_line), blanks);
    value((), (blanks, opt(next_line))).parse(input)
}

/// The rest of a line, without its end.
pub(crate) fn rest_of_line(input: &[u8]) -> Parsed<'_, &[u8]> {
    take_till(is_line_end)(input)
}

/// A line with `%` in its first column: not part of any game.
pub(crate) fn escape_line(input: &[u8]) -> Parsed<'_, &[u8]> {
    preceded(char('%'), rest_of_line).parse(input)
}

/// A run of the letters, digits and hyphens that calls and cards are made of.
fn word(input: &[u8]) -> Parsed<'_, &[u8]> {
    take_while1(is_word)(input)
}

/// The sign of a suit in UTF-8, in black or white, with or without the mark that asks for its picture.
fn suit_sign(input: &[u8]) -> Parsed<'_, &[u8]> {
    let sign = verify(take(3_usize), |sign: &[u8]| {
        matches!(sign, [0xE2, 0x99, 0xA0..=0xA7])
    });
    recognize((sign, opt(tag("\u{fe0f}")))).parse(input)
}

/// A call or card as it is written: letters, digits, hyphens and signs of suits.
pub(crate) fn written(input: &[u8]) -> Parsed<'_, &[u8]> {
    recognize(many1_count(alt((word, suit_sign)))).parse(input)
}

/// A word of up to two `!` and `?`.
pub(crate) fn suffix(input: &[u8]) -> Parsed<'_, &[u8]> {
    let suffix = take_while_m_n(1, 2, |byte| matches!(byte, b'!' | b'?'));
    faulty(FaultKind::UnreadableAnnotation, suffix).parse(input)
}

/// A number of at most so many digits.
fn number(most: usize) -> impl Fn(&[u8]) -> Parsed<'_, u16> {
    move |input| {
        let digits = take_while_m_n(1, most, |byte: u8| byte.is_ascii_digit());
        let value = |digits: &[u8]| {
            let digits = digits.iter().map(|digit| u16::from(digit - b'0'));
            digits.fold(0, |sum, digit| sum * 10 + digit)
        };
        digits.map(value).parse(input)
    }
}

/// A reference to a note: `=1=` to `=32=`.
pub(crate) fn note_reference(input: &[u8]) -> Parsed<'_, u16> {
    let reference = delimited(char('='), number(2), char('='));
    let reference = verify(reference, |index| (1..=32).contains(index));
    faulty(FaultKind::UnreadableAnnotation, reference).parse(input)
}

/// A numeric annotation glyph: `$0` to `$255`.
pub(crate) fn nag(input: &[u8]) -> Parsed<'_, u16> {
    let nag = verify(preceded(char('$'), number(3)), |glyph| *glyph <= 255);
    faulty(FaultKind::UnreadableAnnotation, nag).parse(input)
}

/// A mark of an irregularity: `^I` and `^S` in the auction, `^L` and `^R` in the play.
pub(crate) fn irregularity(input: &[u8]) -> Parsed<'_, u8> {
    let letter = one_of("ILRS").map(|letter| letter as u8);
    faulty(FaultKind::UnreadableAnnotation, preceded(char('^'), letter)).parse(input)
}
