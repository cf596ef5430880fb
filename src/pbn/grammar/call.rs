//! Tokens of the auction section (PBN 2.1 section 3.5).

use super::lexical::{white_space, written};
use super::{FaultKind, Parsed, TokenKind, faulty};
use crate::bridge::call_written;
use crate::pbn::class::is_word;
use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag_no_case;
use nom::combinator::{map_opt, not, value};
use nom::number::complete::u8 as byte;

pub(crate) const FIRST_BID: u8 = 3;

/// From low to high.
pub(crate) const DENOMINATIONS: [u8; 5] = *b"CDHSN";

/// The calls that are words: those of the standard, and others that programs use for them.
pub(crate) const STANDARD: [(&str, TokenKind); 4] = [
    ("Pass", TokenKind::Call(0)),
    ("X", TokenKind::Call(1)),
    ("XX", TokenKind::Call(2)),
    ("AP", TokenKind::AllPass),
];
pub(crate) const OTHERS: [(&str, TokenKind); 6] = [
    ("P", TokenKind::Call(0)),
    ("D", TokenKind::Call(1)),
    ("R", TokenKind::Call(2)),
    ("Dbl", TokenKind::Call(1)),
    ("Rdbl", TokenKind::Call(2)),
    ("AllPass", TokenKind::AllPass),
];

/// A call, in any case, in the standard's spelling or one that programs and people use for it.
pub(crate) fn call(input: &[u8]) -> Parsed<'_, TokenKind> {
    let call = map_opt(written, |word| {
        let usual = match word {
            [b'-'] => Some(TokenKind::Hyphen),
            [level @ b'1'..=b'7', denomination @ ..] => bid(*level, denomination),
            _ => spoken(word),
        };
        usual.or_else(|| call_written(word).map(TokenKind::Call))
    });
    let ends = not(map_opt(byte, |byte| is_word(byte).then_some(())));
    let two_words = (tag_no_case("all"), white_space, tag_no_case("pass"), ends);
    let call = alt((call, value(TokenKind::AllPass, two_words)));
    faulty(FaultKind::UnreadableCall, call).parse(input)
}

/// A bid's denomination: `C D H S NT`, and `N` for `NT`.
fn bid(level: u8, denomination: &[u8]) -> Option<TokenKind> {
    let letter = match denomination {
        [letter] => letter.to_ascii_uppercase(),
        [b'N' | b'n', b'T' | b't'] => b'N',
        _ => return None,
    };
    let denomination = (0..).zip(DENOMINATIONS).find(|(_, it)| *it == letter);
    let (number, _) = denomination?;
    Some(TokenKind::Call(FIRST_BID + 5 * (level - b'1') + number))
}

/// A call that is a word.
fn spoken(word: &[u8]) -> Option<TokenKind> {
    let mut words = STANDARD.iter().chain(&OTHERS);
    let is_it = |spelling: &str| spelling.as_bytes().eq_ignore_ascii_case(word);
    words.find_map(|(spelling, kind)| is_it(spelling).then_some(*kind))
}
