//! Calls and cards of at most four letters: nearly all of the auction, and cards outside whole rows. Many are taken at a
//! time.

use super::search::{places, whites};
use super::spellings::common_word;
use crate::pbn::class::is_plain;
use crate::pbn::game::offset;
use crate::pbn::grammar::Section;
use crate::pbn::{Game, Token, TokenKind};

/// Bytes examined together: 64, and enough after them for the four letters of a token at the last.
const VIEW: usize = 64 + size_of::<u32>();

/// Reads common tokens from one that begins at `at`, each with a suffix (`1NT!`, `SA??`) or without, with blanks or one line
/// end and blanks between two of them; returns the offset after the last. The bounds of all tokens of a view are found before
/// any is read, so that no read depends on the one before. The last few bytes of a text are left to the grammar.
#[multiversion::multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt+popcnt"))]
pub(crate) fn common_tokens(section: Section, text: &[u8], at: usize, game: &mut Game) -> usize {
    let mut end = at;
    while let Some(view) = text.get(end..).and_then(<[u8]>::first_chunk::<VIEW>) {
        let bounds = bounds(view);
        let view = (view, bounds);
        let (read, is_whole) = match (section, bounds.signs) {
            (Section::Auction, 0) => tokens::<false>(Section::Auction, view, end, game),
            (Section::Play, 0) => tokens::<false>(Section::Play, view, end, game),
            (Section::Auction, _) => tokens::<true>(Section::Auction, view, end, game),
            (Section::Play, _) => tokens::<true>(Section::Play, view, end, game),
        };
        if !is_whole || read == end {
            return read;
        }
        end = read;
    }
    end
}

/// Reads the tokens of the view that begins at `start`; returns the offset after the last, and whether all were read.
#[inline(always)]
#[allow(clippy::inline_always)] // into each version of the function above
fn tokens<const SUFFIXES: bool>(
    section: Section,
    (view, bounds): (&[u8; VIEW], Bounds),
    start: usize,
    game: &mut Game,
) -> (usize, bool) {
    let Bounds {
        mut begins,
        mut ends,
        signs,
    } = bounds;
    let (mut end, mut is_whole, mut is_other) = (start, true, false);
    let (kept, is_marked) = game.section(section);
    let mut keep = |at, kind| kept.push(Token { at, kind });
    while ends != 0 {
        let [begin, behind] = [begins, ends].map(|places| places.trailing_zeros() as usize);
        (begins, ends) = (begins & (begins - 1), ends & (ends - 1));
        let suffix = if SUFFIXES { signs >> behind & 3 } else { 0 };
        let at = offset(start + begin);
        match common_word(section, spelling(view, begin, behind - begin)) {
            Some((kind, is_odd)) if suffix == 0 => {
                is_other |= is_odd;
                keep(at, kind);
            }
            Some((kind, is_odd)) if kind.takes_an_alert() => {
                is_other |= is_odd;
                keep(at, kind);
                keep(offset(start + behind), TokenKind::Suffix);
            }
            None if suffix == 0
                && let Some(index) = note(&view[begin..behind]) =>
            {
                *is_marked = true;
                keep(at, TokenKind::NoteReference(index));
            }
            _ => {
                is_whole = false;
                break;
            }
        }
        end = start + behind + suffix.count_ones() as usize;
    }
    game.has_other_spellings |= is_other;
    (end, is_whole)
}

/// The number of the note that a token of this text refers to: `=1=`.
#[inline(never)] // few tokens come here
fn note(text: &[u8]) -> Option<u16> {
    let digit = |byte: u8| byte.is_ascii_digit().then(|| u16::from(byte - b'0'));
    let index = match *text {
        [b'=', unit, b'='] => digit(unit)?,
        [b'=', ten, unit, b'='] => 10 * digit(ten)? + digit(unit)?,
        _ => return None,
    };
    (1..=32).contains(&index).then_some(index)
}

/// The length of the one blank or line end at the head of a text, if a token follows it directly.
#[inline]
pub(crate) fn step(text: &[u8]) -> usize {
    match text {
        [b' ' | b'\t' | b'\n' | b'\r', next, ..] if is_plain(*next) => 1,
        [b'\r', b'\n', next, ..] if is_plain(*next) => 2,
        _ => 0,
    }
}

/// Where the tokens of a view begin, and where each ends: one bit for each byte.
#[derive(Clone, Copy)]
struct Bounds {
    begins: u64,
    ends: u64,
    /// The bytes of suffixes, each of which follows the end of a token.
    signs: u64,
}

/// The bounds of whole tokens, up to the first gap that is more than blanks and one line end; `begins` and `signs` after
/// that have no meaning.
#[inline(always)]
#[allow(clippy::inline_always)] // into each version of the function above
fn bounds(view: &[u8; VIEW]) -> Bounds {
    let view = view.first_chunk().expect("64 bytes and more");
    let whites = whites(view);
    let [spaces, feeds] = [b' ', b'\n'].map(|byte| places(view, byte));
    let mut other = whites & !(spaces | feeds);
    let mut line_ends = feeds;
    if other != 0 {
        let [returns, tabs] = [b'\r', b'\t'].map(|byte| places(view, byte));
        other &= !(returns | tabs);
        line_ends = returns | feeds & !(returns << 1);
    }
    // few: line ends mostly follow a token
    let mut late = line_ends & (whites << 1 | 1);
    while late != 0 {
        let place = late & late.wrapping_neg();
        late ^= place;
        let before = place - 1;
        let tokens = (before & !whites).leading_zeros();
        let gap = before & !u64::MAX.checked_shr(tokens).unwrap_or(0);
        if gap & line_ends != 0 {
            other |= place;
            break;
        }
    }
    let begins = !whites & (whites << 1 | 1);
    let up_to_other = other ^ other.wrapping_sub(1);
    let ends = whites & !whites << 1 & up_to_other;
    let signs = suffixes(view, whites) & up_to_other;
    // where a token has a suffix it ends before that
    let last = u64::MAX.checked_shr(ends.leading_zeros()).unwrap_or(0);
    let stops = whites | signs;
    Bounds {
        begins,
        ends: stops & !stops << 1 & last,
        signs,
    }
}

/// The bytes of suffixes; none where a sign is anything else than the first or second of a suffix at the end of a token.
#[inline]
fn suffixes(view: &[u8; 64], whites: u64) -> u64 {
    let signs = places(view, b'!') | places(view, b'?');
    let begins = signs & (whites << 1 | 1);
    let resumes = !whites & !signs & signs << 1;
    let is_odd = begins | resumes | signs & signs << 1 & signs << 2;
    if is_odd == 0 { signs } else { 0 }
}

/// The letters of a token of this length as a number, in upper case; 0 for one of more than four.
#[inline]
fn spelling(view: &[u8; VIEW], at: usize, length: usize) -> u32 {
    static TAKEN: [u32; 64] = {
        let mut taken = [0; 64];
        let mut length = 1;
        while length <= 4 {
            taken[length] = u32::MAX >> (32 - 8 * length);
            length += 1;
        }
        taken
    };
    let letters = view[at..].first_chunk().expect("bytes behind each place");
    let letters = u32::from_le_bytes(*letters) & TAKEN[length % 64];
    letters & !((letters & 0x4040_4040) >> 1)
}
