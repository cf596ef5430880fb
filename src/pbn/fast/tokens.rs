//! Calls and cards of at most four letters: nearly all of the auction, and cards outside whole rows. Many are taken at a
//! time.

use super::search::{places, white};
use super::spellings::Spelled;
use crate::pbn::Game;
use crate::pbn::class::is_plain;
use crate::pbn::game::offset;

/// Bytes examined together: 64, and enough after them for the four letters of a token at the last.
const VIEW: usize = 64 + size_of::<u32>();

/// Reads common tokens from one that begins at `at`, with blanks or one line end and blanks between two of them; returns
/// the offset after the last. The bounds of all tokens of a view are found before any is read, so that no read depends on
/// the one before. The last few bytes of a text are left to the grammar.
#[inline(never)] // a loop of its own has all registers for itself
pub(in crate::pbn) fn common_tokens<K: Spelled>(text: &[u8], at: usize, game: &mut Game) -> usize {
    let mut end = at;
    while let Some(view) = text.get(end..).and_then(<[u8]>::first_chunk::<VIEW>) {
        let start = end;
        let (mut begins, mut ends) = bounds(view);
        while ends != 0 {
            let [begin, behind] = [begins, ends].map(|places| places.trailing_zeros() as usize);
            (begins, ends) = (begins & (begins - 1), ends & (ends - 1));
            let length = behind - begin;
            let at = offset(start + begin);
            if let Some((kind, is_other)) = K::spelled(spelling(view, begin, length)) {
                game.has_other_spellings |= is_other;
                kind.keep(game, at);
            } else if !annotated::<K>(view, [begin, behind], at, game) {
                return end;
            }
            end = start + behind;
        }
        if end == start {
            return end;
        }
    }
    end
}

/// Reads a call or card with a suffix (`1NT!`, `SA??`), or a reference to a note (`=1=`); `false` for anything else.
#[inline(never)] // few tokens come here
fn annotated<K: Spelled>(
    view: &[u8; VIEW],
    [begin, behind]: [usize; 2],
    at: u32,
    game: &mut Game,
) -> bool {
    let is_sign = |at: usize| matches!(view[at], b'!' | b'?');
    let length = match behind - begin {
        2.. if is_sign(behind - 1) => behind - begin - 1,
        3 | 4 if view[begin] == b'=' => {
            let Some(index) = note(&view[begin + 1..behind]) else {
                return false;
            };
            game.has_marks = true;
            K::note_reference(index).keep(game, at);
            return true;
        }
        _ => return false,
    };
    let length = length - usize::from(is_sign(begin + length - 1));
    let Some((kind, is_other)) = K::spelled(spelling(view, begin, length)) else {
        return false;
    };
    if !kind.takes_an_alert() {
        return false;
    }
    game.has_other_spellings |= is_other;
    kind.keep(game, at);
    K::SUFFIX.keep(game, at + offset(length));
    true
}

/// The number of a note, before the `=` that closes the reference.
fn note(text: &[u8]) -> Option<u16> {
    let digit = |byte: u8| byte.is_ascii_digit().then(|| u16::from(byte - b'0'));
    let index = match *text {
        [unit, b'='] => digit(unit)?,
        [ten, unit, b'='] => 10 * digit(ten)? + digit(unit)?,
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

/// Where the tokens of a view begin and where each ends, one bit for each byte. They are whole tokens, up to the first gap
/// that is more than blanks and one line end; bits after that have no meaning.
fn bounds(view: &[u8; VIEW]) -> (u64, u64) {
    let view = view.first_chunk().expect("64 bytes and more");
    let whites = white(view);
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
    let up_to_other = other ^ other.wrapping_sub(1);
    let begins = !whites & (whites << 1 | 1);
    (begins, whites & !whites << 1 & up_to_other)
}

/// The letters of a token of this length as a number, in upper case; 0 for one of more than four.
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
            let letters = if word.len() > 4 { "" } else { word };
            let letters = format!("{:\0<4}", letters.to_ascii_uppercase());
            let spelling = u32::from_le_bytes(*letters.as_bytes().first_chunk().unwrap());
            if let Some((kind, _)) = K::spelled(spelling) {
                kind.keep(&mut each, offset(begin));
            } else {
                let mut view = [b' '; VIEW];
                view[..word.len()].copy_from_slice(word.as_bytes());
                if !annotated::<K>(&view, [0, word.len()], offset(begin), &mut each) {
                    break;
                }
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
