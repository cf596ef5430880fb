//! Tokens of the auction section (PBN 2.1 section 3.5).

use super::lexical::word;
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
    /// Whether the word differs from the standard's spelling in more than case.
    pub(super) fn is_spelled_otherwise(self, word: &[u8]) -> bool {
        const WORDS: [&[u8]; 4] = [b"Pass", b"X", b"XX", b"AP"];
        match (self, word) {
            (Self::Call(FIRST_BID..), [_, denomination @ ..]) => {
                denomination.eq_ignore_ascii_case(b"N")
            }
            (Self::Call(_) | Self::AllPass, word) => {
                !WORDS.iter().any(|it| it.eq_ignore_ascii_case(word))
            }
            _ => false,
        }
    }
}

const PASS: CallKind = CallKind::Call(0);
const DOUBLE: CallKind = CallKind::Call(1);
const REDOUBLE: CallKind = CallKind::Call(2);
const FIRST_BID: u8 = 3;

/// From low to high.
const DENOMINATIONS: [u8; 5] = *b"CDHSN";

/// A call of at most four letters in upper case, the first lowest: nearly every token of an auction; and whether the
/// standard spells it otherwise. A table lookup, as a branch on an unpredictable call is slow.
#[inline]
pub(super) fn common_call(spelling: u32) -> Option<(CallKind, bool)> {
    let common = &COMMON[place(spelling)];
    (common.spelling == spelling).then_some((common.kind, common.is_other))
}

/// A call and one of its spellings.
#[derive(Clone, Copy)]
struct Common {
    spelling: u32,
    kind: CallKind,
    /// Whether the standard spells it otherwise.
    is_other: bool,
}

/// The index of a spelling in [`COMMON`]. The factor was found by trial: it gives no two spellings the same index.
const fn place(spelling: u32) -> usize {
    (spelling.wrapping_mul(FACTOR) >> (32 - 7)) as usize
}

const FACTOR: u32 = 0xC910_C201;

/// The spellings of at most four letters, each at its [`place`].
static COMMON: [Common; 128] = {
    let nothing = Common {
        spelling: 1, // of no word
        kind: CallKind::Unreadable,
        is_other: false,
    };
    let mut all = [nothing; 128];
    let mut bid = 0;
    while bid < 7 * 5 {
        let (level, letter) = (b'1' + bid / 5, DENOMINATIONS[bid as usize % 5]);
        let kind = CallKind::Call(FIRST_BID + bid);
        if letter == b'N' {
            add(&mut all, [level, b'N', b'T', 0], kind, false);
        }
        add(&mut all, [level, letter, 0, 0], kind, letter == b'N');
        bid += 1;
    }
    add(&mut all, *b"PASS", PASS, false);
    add(&mut all, *b"AP\0\0", CallKind::AllPass, false);
    add(&mut all, *b"XX\0\0", REDOUBLE, false);
    add(&mut all, *b"X\0\0\0", DOUBLE, false);
    add(&mut all, *b"P\0\0\0", PASS, true);
    add(&mut all, *b"D\0\0\0", DOUBLE, true);
    add(&mut all, *b"R\0\0\0", REDOUBLE, true);
    add(&mut all, *b"DBL\0", DOUBLE, true);
    add(&mut all, *b"RDBL", REDOUBLE, true);
    all
};

const fn add(all: &mut [Common; 128], letters: [u8; 4], kind: CallKind, is_other: bool) {
    let spelling = u32::from_le_bytes(letters);
    let common = &mut all[place(spelling)];
    assert!(common.spelling == 1, "no two spellings share a place");
    *common = Common {
        spelling,
        kind,
        is_other,
    };
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
    use std::collections::BTreeSet;

    #[test]
    fn the_short_way_reads_what_the_long_one_does() {
        let letters = b"178PDXACRLBNTS-=\0\xd3";
        let mut common = BTreeSet::new();
        for number in 0..letters.len().pow(4) {
            let digit = |at| letters[number / letters.len().pow(at) % letters.len()];
            let text = [0, 1, 2, 3].map(digit);
            if let Some((kind, is_other)) = common_call(u32::from_le_bytes(text)) {
                let length = text.iter().take_while(|byte| **byte != 0).count();
                let word = &text[..length];
                assert_eq!(call(&text), Ok((&text[length..], kind)));
                assert_eq!(text[length..], [0; 4][length..]);
                assert_eq!(kind.is_spelled_otherwise(word), is_other, "{word:?}");
                common.insert(word.to_vec());
            }
        }
        let calls = "1C 1D 1S 1NT 1N 7C 7D 7S 7NT 7N PASS P X D DBL XX R RDBL AP";
        let calls = calls.split(' ').map(|it| it.as_bytes().to_vec());
        assert_eq!(common, calls.collect());
    }

    #[test]
    fn every_call_of_the_standard_is_common() {
        let bids =
            (1..=7).flat_map(|level| ["C", "D", "H", "S", "NT"].map(|it| format!("{level}{it}")));
        for text in bids.chain(["PASS", "X", "XX", "AP"].map(String::from)) {
            let letters = format!("{text:\0<4}");
            let spelling = u32::from_le_bytes(*letters.as_bytes().first_chunk().unwrap());
            let kind = call(text.as_bytes()).unwrap().1;
            assert_eq!(common_call(spelling), Some((kind, false)));
        }
    }

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
            ("-", CallKind::Hyphen),
        ] {
            assert_eq!(call(text.as_bytes()), Ok((&b""[..], kind)), "{text}");
        }
        for text in ["--", "8C", "1NTX", "2", "Pas", "*"] {
            assert!(call(text.as_bytes()).is_err(), "{text}");
        }
    }
}
