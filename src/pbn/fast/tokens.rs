//! Calls and cards of at most four letters: nearly all of the auction, and cards outside whole rows. Many are taken at a
//! time.

use super::search::{places, whites};
use super::spellings::Spelled;
use crate::pbn::Game;
use crate::pbn::class::is_plain;
use crate::pbn::game::offset;

/// Bytes examined together: 64, and enough after them for the four letters of a token at the last.
const VIEW: usize = 64 + size_of::<u32>();

/// Reads common tokens from one that begins at `at`, each with a suffix (`1NT!`, `SA??`) or without, with blanks or one line
/// end and blanks between two of them; returns the offset after the last. The bounds of all tokens of a view are found before
/// any is read, so that no read depends on the one before. The last few bytes of a text are left to the grammar.
#[multiversion::multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt+popcnt"))]
pub(in crate::pbn) fn common_tokens<K: Spelled>(text: &[u8], at: usize, game: &mut Game) -> usize {
    let mut end = at;
    while let Some(view) = text.get(end..).and_then(<[u8]>::first_chunk::<VIEW>) {
        let bounds = bounds(view);
        let (read, is_whole) = match bounds.signs {
            0 => tokens::<K, false>(view, bounds, end, game), // nearly always
            _ => tokens::<K, true>(view, bounds, end, game),
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
fn tokens<K: Spelled, const SUFFIXES: bool>(
    view: &[u8; VIEW],
    bounds: Bounds,
    start: usize,
    game: &mut Game,
) -> (usize, bool) {
    let Bounds {
        mut begins,
        mut ends,
        signs,
    } = bounds;
    let (mut end, mut is_whole, mut is_other) = (start, true, false);
    while ends != 0 {
        let [begin, behind] = [begins, ends].map(|places| places.trailing_zeros() as usize);
        (begins, ends) = (begins & (begins - 1), ends & (ends - 1));
        let suffix = if SUFFIXES { signs >> behind & 3 } else { 0 };
        let at = offset(start + begin);
        match K::spelled(spelling(view, begin, behind - begin)) {
            Some((kind, is_odd)) if suffix == 0 => {
                is_other |= is_odd;
                kind.keep(game, at);
            }
            Some((kind, is_odd)) if kind.takes_an_alert() => {
                is_other |= is_odd;
                kind.keep(game, at);
                K::SUFFIX.keep(game, offset(start + behind));
            }
            None if suffix == 0
                && let Some(index) = note(&view[begin..behind]) =>
            {
                *K::marks(game) = true;
                K::NOTE_REFERENCE(index).keep(game, at);
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
pub(in crate::pbn) fn step(text: &[u8]) -> usize {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pbn::{CallKind, CardKind};

    /// A text read by [`common_tokens`], and token by token.
    fn both_ways<K: Spelled>(text: &str, at: usize) -> [(usize, Game); 2] {
        let (mut together, mut each) = (Game::default(), Game::default());
        let end = common_tokens::<K>(text.as_bytes(), at, &mut together);
        let (mut behind, mut begin) = (at, at);
        loop {
            let word = text[begin..].split(|letter| letter <= ' ').next().unwrap();
            let plain = word.trim_end_matches(['!', '?']);
            let suffix = word.len() - plain.len();
            let letters = if plain.len() > 4 { "" } else { plain };
            let letters = format!("{:\0<4}", letters.to_ascii_uppercase());
            let spelling = u32::from_le_bytes(*letters.as_bytes().first_chunk().unwrap());
            match K::spelled(spelling) {
                Some((kind, _)) if suffix == 0 => kind.keep(&mut each, offset(begin)),
                Some((kind, _)) if suffix <= 2 && kind.takes_an_alert() => {
                    kind.keep(&mut each, offset(begin));
                    K::SUFFIX.keep(&mut each, offset(begin + plain.len()));
                }
                None if suffix == 0 => match note(word.as_bytes()) {
                    Some(index) => K::NOTE_REFERENCE(index).keep(&mut each, offset(begin)),
                    None => break,
                },
                _ => break,
            }
            behind = begin + word.len();
            let rest = text[behind..].trim_start_matches([' ', '\t', '\r', '\n']);
            let gap = &text[behind..text.len() - rest.len()];
            let line_ends = gap.replace("\r\n", "\n").matches(['\r', '\n']).count();
            if gap.is_empty() || line_ends > 1 {
                break;
            }
            begin = behind + gap.len();
        }
        [(end, together), (behind, each)]
    }

    /// Compares both ways for every word with every gap, at every offset; returns the number of tokens read.
    fn at_every_place<K: Spelled>([three, two]: [&str; 2], words: &[&str]) -> usize {
        let gaps = [
            " ",
            "    ",
            "\t",
            "\n",
            "\n ",
            "\r\n",
            "\r\n  ",
            "\r",
            "\t ",
            "\t\t",
            "\n\t",
            "\n\n",
            "\r\n\r\n",
            "\r\n\n",
            "\r\r\n",
            "\n\r",
            "\u{b}",
            " \n",
            " \r\n ",
            "\t\r",
            "\0",
            " \n \n",
            "\n  \t \r",
        ];
        let mut read = 0;
        for before in 2..80 {
            let twos = [0, 2, 1][before % 3]; // two bytes each
            let before = three.repeat((before - 2 * twos) / 3) + &two.repeat(twos);
            for (word, gap) in words.iter().flat_map(|word| gaps.map(|gap| (word, gap))) {
                let behind = format!("{three}{word}\n").repeat(3) + &" ".repeat(VIEW);
                let text = format!("1C! {before}{word}{gap}{behind}");
                let [(end, game), (due, each)] = both_ways::<K>(&text, 4);
                assert_eq!(end, due, "{text:?}");
                assert_eq!(game.calls, each.calls, "{text:?}");
                assert_eq!(game.loose_cards, each.loose_cards, "{text:?}");
                read += game.calls.len() + game.loose_cards.len();
            }
        }
        read
    }

    #[test]
    fn common_tokens_are_read_at_every_place_of_a_view() {
        let calls = [
            "XX??", "=1=", "=33=", "1C!!!", "-!", "Pass", "1nT", "X", "", "-", "Passed", "1C!",
            "[X", "{a}", "2n", "P",
        ];
        let cards = ["SA", "-", "", "D10", "SAH", "s2", "C6!", "[X", "{a}"];
        assert!(at_every_place::<CallKind>(["AP ", "X "], &calls) > 100_000);
        assert!(at_every_place::<CardKind>(["HA ", "- "], &cards) > 100_000);
    }

    #[test]
    fn a_step_is_one_blank_or_line_end() {
        for (text, length) in [
            ("\n*", 1),
            (" 1C", 1),
            ("\t=1=", 1),
            ("\r\n1C", 2),
            ("1C", 0),
            ("  1C", 0),
            ("\n\n1C", 0),
            ("\r\n[Play ", 0),
            ("\r1C", 1),
            ("\r\r\n1C", 0),
            (" {a}", 0),
            ("\n%", 0),
        ] {
            assert_eq!(step(text.as_bytes()), length, "{text:?}");
        }
    }
}
