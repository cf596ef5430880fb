//! The spellings of calls and cards that are read without the grammar: those of at most four letters, in any case.

use crate::pbn::class::{is_rank, is_suit};
use crate::pbn::game::Kept;
use crate::pbn::grammar::{DENOMINATIONS, DOUBLE, FIRST_BID, PASS, REDOUBLE};
use crate::pbn::{CallKind, CardKind};

/// A token that may have a spelling of at most four letters.
pub(in crate::pbn) trait Spelled: Kept {
    /// The token of this spelling in upper case, the first letter in the lowest byte; and whether the standard spells it
    /// otherwise. It is what [`SectionToken::word`](crate::pbn::grammar::SectionToken::word) reads.
    fn spelled(spelling: u32) -> Option<(Self, bool)>;
}

impl Spelled for CallKind {
    #[inline]
    fn spelled(spelling: u32) -> Option<(Self, bool)> {
        common_call(spelling)
    }
}

impl Spelled for CardKind {
    #[inline]
    fn spelled(spelling: u32) -> Option<(Self, bool)> {
        common_card(spelling)
    }
}

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

/// A card of two letters in upper case, the first lowest, or a hyphen: most tokens of a play section.
#[inline]
pub(super) fn common_card(spelling: u32) -> Option<(CardKind, bool)> {
    let kind = match spelling.to_le_bytes() {
        [suit, rank, 0, 0] if is_suit(suit) && is_rank(rank) => CardKind::Card(suit, rank),
        [b'-', 0, 0, 0] => CardKind::Hyphen,
        _ => return None,
    };
    Some((kind, false))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pbn::grammar::SectionToken;
    use std::collections::BTreeSet;

    #[test]
    fn calls_are_read_as_the_grammar_reads_them() {
        let letters = b"12345678PDXACRHLBNTS-=\0\xd3";
        let mut common = BTreeSet::new();
        for number in 0..letters.len().pow(4) {
            let digit = |at| letters[number / letters.len().pow(at) % letters.len()];
            let text = [0, 1, 2, 3].map(digit);
            if let Some((kind, is_other)) = common_call(u32::from_le_bytes(text)) {
                let length = text.iter().take_while(|byte| **byte != 0).count();
                let word = &text[..length];
                assert_eq!(CallKind::word(&text), Ok((&text[length..], kind)));
                assert_eq!(text[length..], [0; 4][length..]);
                assert_eq!(kind.is_spelled_otherwise(word), is_other, "{word:?}");
                assert!(kind.has_other_spellings() || !is_other, "{word:?}");
                common.insert(word.to_vec());
            }
        }
        let strains = ["C", "D", "H", "S", "NT", "N"];
        let bids = (1..=7).flat_map(|level| strains.map(|it| format!("{level}{it}")));
        let calls = bids.chain("PASS P X D DBL XX R RDBL AP".split(' ').map(String::from));
        assert_eq!(common, calls.map(String::into_bytes).collect());
    }

    #[test]
    fn cards_are_read_as_the_grammar_reads_them() {
        for first in 1..=255 {
            for second in 0..=255 {
                for third in [0, b'0', b' ', b'!'] {
                    let text = [first, second, third, 0];
                    if let Some((kind, _)) = common_card(u32::from_le_bytes(text)) {
                        let length = text.iter().take_while(|byte| **byte != 0).count();
                        assert_eq!(CardKind::word(&text), Ok((&text[length..], kind)));
                    }
                }
            }
        }
    }
}
