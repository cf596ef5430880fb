//! Tokens of the auction section (PBN 2.1 section 3.5).

use super::lexical::{white_space, word};
use super::{FaultKind, Parsed, faulty};
use crate::pbn::class::is_word;
use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag_no_case;
use nom::combinator::{map_opt, not, value};
use nom::number::complete::u8 as byte;

/// One token of the auction, with the byte where it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallToken {
    /// Offset of its first byte.
    pub at: u32,
    /// What it is.
    pub kind: CallKind,
}

/// The tokens of an auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallKind {
    /// `Pass`, `X`, `XX` or a bid, by its number: 0, 1, 2, and from 3 for `1C` to 37 for `7NT`.
    Call(u8),
    /// `AP`: all pass.
    AllPass,
    /// `-`: a seat before the dealer's.
    Hyphen,
    /// `+`: the next call is still to come.
    Plus,
    /// `*`: no more calls are known.
    Star,
    /// `*` that touches a call, or an annotation of it: an alert.
    Alert,
    /// `^I` or `^S`.
    Irregularity(u8),
    /// `!`, `?` and pairs of them.
    Suffix,
    /// `=n=`.
    NoteReference(u16),
    /// `$n`.
    Nag(u16),
    /// A word that is not a call.
    Unreadable,
}

impl CallKind {
    /// Whether programs spell it otherwise than the standard: all calls but bids in a suit.
    pub(in crate::pbn) const fn has_other_spellings(self) -> bool {
        match self {
            Self::Call(bid @ FIRST_BID..) => (bid - FIRST_BID) % 5 == 4,
            Self::Call(_) | Self::AllPass => true,
            _ => false,
        }
    }

    /// Whether the word differs from the standard's spelling in more than case.
    pub(in crate::pbn) fn is_spelled_otherwise(self, word: &[u8]) -> bool {
        const WORDS: [&[u8]; 3] = [b"Pass", b"X", b"XX"];
        match (self, word) {
            (Self::Call(FIRST_BID..), [_, denomination @ ..]) => {
                denomination.eq_ignore_ascii_case(b"N")
            }
            (Self::AllPass, word) => word.eq_ignore_ascii_case(b"AllPass"), // in two words it is plain
            (Self::Call(_), word) => !WORDS.iter().any(|it| it.eq_ignore_ascii_case(word)),
            _ => false,
        }
    }
}

pub(in crate::pbn) const PASS: CallKind = CallKind::Call(0);
pub(in crate::pbn) const DOUBLE: CallKind = CallKind::Call(1);
pub(in crate::pbn) const REDOUBLE: CallKind = CallKind::Call(2);
pub(in crate::pbn) const FIRST_BID: u8 = 3;

/// From low to high.
pub(in crate::pbn) const DENOMINATIONS: [u8; 5] = *b"CDHSN";

/// A call, in any case, in the standard's spelling or one that programs use for it.
pub(in crate::pbn) fn call(input: &[u8]) -> Parsed<'_, CallKind> {
    let call = map_opt(word, |word| match word {
        [b'-'] => Some(CallKind::Hyphen),
        [level @ b'1'..=b'7', denomination @ ..] => bid(*level, denomination),
        _ => spoken(word),
    });
    let ends = not(map_opt(byte, |byte| is_word(byte).then_some(())));
    let two_words = (tag_no_case("all"), white_space, tag_no_case("pass"), ends);
    let call = alt((call, value(CallKind::AllPass, two_words)));
    faulty(FaultKind::UnreadableCall, call).parse(input)
}

/// A bid's denomination: `C D H S NT`, and `N` for `NT`.
fn bid(level: u8, denomination: &[u8]) -> Option<CallKind> {
    let letter = match denomination {
        [letter] => letter.to_ascii_uppercase(),
        [b'N' | b'n', b'T' | b't'] => b'N',
        _ => return None,
    };
    let denomination = (0..).zip(DENOMINATIONS).find(|(_, it)| *it == letter);
    let (number, _) = denomination?;
    Some(CallKind::Call(FIRST_BID + 5 * (level - b'1') + number))
}

/// A call that is a word.
fn spoken(word: &[u8]) -> Option<CallKind> {
    const WORDS: [(&str, CallKind); 12] = [
        ("Pass", PASS),
        ("X", DOUBLE),
        ("AP", CallKind::AllPass),
        ("XX", REDOUBLE),
        ("P", PASS),
        ("D", DOUBLE),
        ("R", REDOUBLE),
        ("Dbl", DOUBLE),
        ("Rdbl", REDOUBLE),
        ("Double", DOUBLE),
        ("Redouble", REDOUBLE),
        ("AllPass", CallKind::AllPass),
    ];
    WORDS
        .into_iter()
        .find(|(spelling, _)| spelling.as_bytes().eq_ignore_ascii_case(word))
        .map(|(_, kind)| kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_in_every_spelling() {
        for (text, kind) in [
            ("1c", CallKind::Call(3)),
            ("1NT", CallKind::Call(7)),
            ("7n", CallKind::Call(37)),
            ("2h", CallKind::Call(10)),
            ("PASS", PASS),
            ("p", PASS),
            ("x", DOUBLE),
            ("Rdbl", REDOUBLE),
            ("ap", CallKind::AllPass),
            ("all pass", CallKind::AllPass),
            ("All\t \r\n PASS", CallKind::AllPass),
            ("-", CallKind::Hyphen),
        ] {
            assert_eq!(call(text.as_bytes()), Ok((&b""[..], kind)), "{text}");
        }
        for text in [
            "--",
            "8C",
            "1NTX",
            "2",
            "Pas",
            "*",
            "all",
            "all passes",
            "all\n\npass",
        ] {
            assert!(call(text.as_bytes()).is_err(), "{text}");
        }
    }
}
