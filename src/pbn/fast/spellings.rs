//! The spellings of calls and cards that are read without the grammar: those of at most four letters, in any case.

use crate::pbn::TokenKind;
use crate::pbn::class::{is_rank, is_suit};
use crate::pbn::grammar::{DENOMINATIONS, FIRST_BID, OTHERS, STANDARD, Section};

/// The word of a section of this spelling in upper case, the first letter in the lowest byte; and whether the standard spells it
/// otherwise. It is what [`call`](crate::pbn::grammar::call) and [`card`](crate::pbn::grammar::card) read.
#[inline]
pub(super) fn common_word(section: Section, spelling: u32) -> Option<(TokenKind, bool)> {
    match section {
        Section::Auction => common_call(spelling),
        Section::Play => common_card(spelling).map(|card| (card, false)),
    }
}

/// A call of at most four letters in upper case, the first lowest: nearly every token of an auction; and whether the
/// standard spells it otherwise. A table lookup, as a branch on an unpredictable call is slow.
#[inline]
fn common_call(spelling: u32) -> Option<(TokenKind, bool)> {
    let common = &COMMON[place(spelling)];
    (common.spelling == spelling).then_some((common.kind, common.is_other))
}

/// A call and one of its spellings.
#[derive(Clone, Copy)]
struct Common {
    spelling: u32,
    kind: TokenKind,
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
        kind: TokenKind::Unreadable,
        is_other: false,
    };
    let mut all = [nothing; 128];
    let mut bid = 0;
    while bid < 7 * 5 {
        let (level, letter) = (b'1' + bid / 5, DENOMINATIONS[bid as usize % 5]);
        let kind = TokenKind::Call(FIRST_BID + bid);
        if letter == b'N' {
            add(&mut all, &[level, b'N', b'T'], kind, false);
        }
        add(&mut all, &[level, letter], kind, letter == b'N');
        bid += 1;
    }
    let mut word = 0;
    while word < STANDARD.len() + OTHERS.len() {
        let is_other = word >= STANDARD.len();
        let (spelling, kind) = if is_other {
            OTHERS[word - STANDARD.len()]
        } else {
            STANDARD[word]
        };
        if spelling.len() <= 4 {
            add(&mut all, spelling.as_bytes(), kind, is_other);
        }
        word += 1;
    }
    all
};

const fn add(all: &mut [Common; 128], word: &[u8], kind: TokenKind, is_other: bool) {
    let mut letters = [0; 4];
    letters.split_at_mut(word.len()).0.copy_from_slice(word);
    letters.make_ascii_uppercase();
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
fn common_card(spelling: u32) -> Option<TokenKind> {
    match spelling.to_le_bytes() {
        [suit, rank, 0, 0] if is_suit(suit) && is_rank(rank) => Some(TokenKind::Card(suit, rank)),
        [b'-', 0, 0, 0] => Some(TokenKind::Hyphen),
        _ => None,
    }
}
