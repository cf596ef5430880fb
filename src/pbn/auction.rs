//! Tokens of the auction section (PBN 2.1 section 3.5).

use super::lexical::{is_suit, is_word, word};
use super::{FaultKind, Parsed};
use nom::Err;

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
    /// `Pass`.
    Pass,
    /// `X`.
    Double,
    /// `XX`.
    Redouble,
    /// A level (a digit) and a denomination (`C D H S N`).
    Bid(u8, u8),
    /// `AP`: all pass.
    AllPass,
    /// `-`: a seat before the dealer's.
    Hyphen,
    /// `+`: the next call is still to come.
    Plus,
    /// `*`: no more calls are known.
    Star,
    /// `^I` or `^S`.
    Irregularity(u8),
    /// `!`, `?` and pairs of them.
    Suffix,
    /// `=n=`.
    NoteReference(u16),
    /// `$n`.
    Nag(u16),
    /// A word that is no call.
    Unreadable,
}

/// A pass or a bid in the standard's spelling, with its length: most of what an auction holds.
pub(super) fn common_call(input: &[u8]) -> Option<(CallKind, usize)> {
    match *input {
        [b'P', b'a', b's', b's', after, ..] if !is_word(after) => Some((CallKind::Pass, 4)),
        [level @ b'1'..=b'7', suit, after, ..] if is_suit(suit) && !is_word(after) => {
            Some((CallKind::Bid(level, suit), 2))
        }
        [level @ b'1'..=b'7', b'N', b'T', after, ..] if !is_word(after) => {
            Some((CallKind::Bid(level, b'N'), 3))
        }
        _ => None,
    }
}

/// A call, in any case, in the standard's spelling or one that programs use for it.
pub(super) fn call(input: &[u8]) -> Parsed<'_, CallKind> {
    let (rest, word) = word(input)?;
    let kind = match word {
        [b'-'] => Some(CallKind::Hyphen),
        [level @ b'1'..=b'7', denomination @ ..] => bid(*level, denomination),
        _ => spoken(word),
    };
    kind.map_or(Err(Err::Error(FaultKind::UnreadableCall)), |kind| {
        Ok((rest, kind))
    })
}

/// A bid's denomination: `C D H S NT`, and `N` for `NT`.
fn bid(level: u8, denomination: &[u8]) -> Option<CallKind> {
    let letter = match denomination {
        [letter] => letter.to_ascii_uppercase(),
        [b'N' | b'n', b'T' | b't'] => b'N',
        _ => return None,
    };
    matches!(letter, b'C' | b'D' | b'H' | b'S' | b'N').then_some(CallKind::Bid(level, letter))
}

/// A call that is a word.
fn spoken(word: &[u8]) -> Option<CallKind> {
    const WORDS: [(&str, CallKind); 12] = [
        ("Pass", CallKind::Pass),
        ("X", CallKind::Double),
        ("AP", CallKind::AllPass),
        ("XX", CallKind::Redouble),
        ("P", CallKind::Pass),
        ("D", CallKind::Double),
        ("R", CallKind::Redouble),
        ("Dbl", CallKind::Double),
        ("Rdbl", CallKind::Redouble),
        ("Double", CallKind::Double),
        ("Redouble", CallKind::Redouble),
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
    fn the_short_way_reads_what_the_long_one_does() {
        for text in [
            "Pass ", "Pass\n", "Passe", "1C ", "7NT=", "1NTX ", "3Hx", "2N ", "8C ",
        ] {
            if let Some((kind, length)) = common_call(text.as_bytes()) {
                assert_eq!(
                    call(text.as_bytes()),
                    Ok((&text.as_bytes()[length..], kind)),
                    "{text}"
                );
            }
        }
        assert_eq!(common_call(b"7NT="), Some((CallKind::Bid(b'7', b'N'), 3)));
    }

    #[test]
    fn calls_in_every_spelling() {
        for (text, kind) in [
            ("1NT", CallKind::Bid(b'1', b'N')),
            ("7n", CallKind::Bid(b'7', b'N')),
            ("2h", CallKind::Bid(b'2', b'H')),
            ("PASS", CallKind::Pass),
            ("p", CallKind::Pass),
            ("x", CallKind::Double),
            ("Rdbl", CallKind::Redouble),
            ("ap", CallKind::AllPass),
            ("-", CallKind::Hyphen),
        ] {
            assert_eq!(call(text.as_bytes()), Ok((&b""[..], kind)), "{text}");
        }
        for text in ["--", "8C", "1NTX", "2", "Pas", "*"] {
            assert!(call(text.as_bytes()).is_err(), "{text}");
        }
    }
}
