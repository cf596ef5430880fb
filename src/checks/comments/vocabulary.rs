//! The words of players for a revoke, and the words that show that none happened: `vocabulary.txt` has them, and says what
//! each list is. Languages are not told apart: what a list holds has no other sense near a word for a revoke.

use aho_corasick::packed::Searcher;
use std::collections::HashMap;
use std::sync::LazyLock;

/// What kind of word for a revoke a word is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// It has no other sense.
    Plain,
    /// It may also be a void, or give something up.
    Ambiguous,
    /// To follow suit: a revoke where somebody failed to.
    Follow,
    /// To refuse a card, as programs do: a revoke where somebody played another suit.
    Refuse,
    /// To ruff, or to be asked for a suit: a revoke where somebody still had it.
    Had,
    /// To have a card, or that it turns up: a revoke where its owner had thrown another.
    Held,
}

/// Letters of each of [`ROOTS`], rare in other texts. Of letters that are common in other texts, as
/// "n h" of "in hand", ordinary comments would be searched; and more than 19 signs are not compared at once.
const SIGNS: [[u8; 3]; 19] = [
    *b"vo*", *b"ren", *b"erz", *b"sv*", *b"zyw", *b"edi", *b"bek", *b"oll", *b"fus", *b"rni",
    *b"isp", *b"rv*", *b"oru", *b"lg*", *b"lj*", *b"sis", *b"nun", *b"cce", *b"fed",
];

/// In a sign, any letter.
const ANY: u8 = b'*';

/// Nearly every text that is so long has one of [`SIGNS`].
const LONG: usize = 256;

/// Whether a text may have a word for a revoke in it: this is asked of every comment. Roots are looked for as they
/// are written.
pub(super) fn is_possible(text: &[u8]) -> bool {
    static FINDER: LazyLock<Option<Searcher>> = LazyLock::new(|| searcher(ROOTS));
    static MORE: LazyLock<Option<Searcher>> = LazyLock::new(|| searcher(MORE_ROOTS));
    static HELD: LazyLock<Option<Searcher>> = LazyLock::new(|| searcher(HELD_ROOTS));
    static PLAYED: LazyLock<Option<Searcher>> = LazyLock::new(|| searcher(PLAYED_ROOTS));
    let may_have = text.len() > LONG || has_sign(text) || memchr::memchr(b'?', text).is_some();
    may_have && finds(&FINDER, text)
        || !is_chat(text) && (finds(&MORE, text) || finds(&PLAYED, text) && finds(&HELD, text))
}

fn searcher(roots: Words) -> Option<Searcher> {
    Searcher::new(roots.split_whitespace().map(|it| it.replace('_', " ")))
}

/// Whether a short text begins as those of spectators do: only a recorder is believed without a word for a revoke.
fn is_chat(text: &[u8]) -> bool {
    let name = text
        .iter()
        .take(20)
        .position(|it| matches!(it, b' ' | b':'));
    let is_spectators = matches!(text, [b'b'..=b'c' | b'e'..=b'n' | b'w'..=b'z', ..]);
    is_spectators && text.len() <= LONG && name.is_some_and(|it| text[it] == b':')
}

fn finds(finder: &LazyLock<Option<Searcher>>, text: &[u8]) -> bool {
    finder.as_ref().is_none_or(|it| it.find(text).is_some())
}

/// Bytes in which signs are looked for together.
const LANES: usize = 32;

/// A piece of a text with the two bytes behind it.
type View = [u8; LANES + 2];

/// Whether any of [`SIGNS`] is in a text, in any case.
#[multiversion::multiversion(targets("x86_64+avx2"))]
fn has_sign(text: &[u8]) -> bool {
    let mut rest = text;
    while let Some(view) = rest.first_chunk() {
        if begins_in(view) {
            return true;
        }
        rest = &rest[LANES..];
    }
    // the end again, with what stands before it
    if let Some(view) = text.last_chunk() {
        return begins_in(view);
    }
    let mut view = [0; LANES + 2];
    view[..rest.len()].copy_from_slice(rest);
    begins_in(&view)
}

/// Whether a sign begins in a piece: without branches, so all of it is compared at once.
#[allow(clippy::needless_bitwise_bool, clippy::inline_always)] // into each version of the function above
#[inline(always)]
fn begins_in(view: &View) -> bool {
    let mut found = [0; LANES];
    for (at, found) in found.iter_mut().enumerate() {
        let [one, two, three] = [view[at] | 0x20, view[at + 1] | 0x20, view[at + 2] | 0x20];
        let is = |sign: &[u8; 3]| {
            (one == sign[0]) & (two == sign[1]) & ((sign[2] == ANY) | (three == sign[2]))
        };
        *found = u8::from(SIGNS.iter().fold(false, |found, sign| found | is(sign)));
    }
    found != [0; LANES]
}

/// Whether a word is one for a revoke.
pub(super) fn kind(word: &str) -> Option<Kind> {
    type Kinds = &'static [(Words, Kind)];
    /// What words begin with, the first that fits.
    const STEMS: Kinds = &[(PLAIN, Kind::Plain), (AMBIGUOUS, Kind::Ambiguous)];
    /// Whole words which none of these fits; of a word in two lists the later counts.
    const WHOLE: Kinds = &[
        (TURNS_UP, Kind::Held),
        (HOLDS, Kind::Held),
        (MISSES, Kind::Held),
        (HAD, Kind::Had),
        (REFUSE, Kind::Refuse),
        (ILLEGAL, Kind::Refuse),
        (FOLLOW, Kind::Follow),
    ];
    static BEGINNINGS: LazyLock<Vec<(&str, Kind)>> = LazyLock::new(|| each(STEMS).collect());
    static WORDS: LazyLock<HashMap<&str, Kind>> = LazyLock::new(|| each(WHOLE).collect());
    fn each(kinds: Kinds) -> impl Iterator<Item = (&'static str, Kind)> {
        kinds
            .iter()
            .flat_map(|&(words, kind)| words.split_whitespace().map(move |it| (it, kind)))
    }
    let first = word.as_bytes().first();
    let fits = |(stem, kind): &&(&str, Kind)| {
        stem.as_bytes().first() == first
            && word.starts_with(stem)
            && !(*kind == Kind::Plain && word.starts_with("renegot"))
    };
    let begins = BEGINNINGS.iter().find(fits).map(|(_, kind)| *kind);
    begins
        .or_else(|| WORDS.get(word).copied())
        .or_else(|| is_misspelt(word).then_some(Kind::Plain))
}

/// Whether a word is one for a revoke but for a letter left out, put in or changed, or two that changed places: `reovked`.
fn is_misspelt(word: &str) -> bool {
    let same = |it: &(u8, u8)| it.0 == it.1;
    let is_near = |right: &&str| {
        let start = word.bytes().zip(right.bytes()).take_while(same).count();
        let ends = word.bytes().rev().zip(right.bytes().rev());
        let kept = start + ends.take_while(same).count();
        let swap = |it: &str| it.bytes().skip(start).take(2).collect::<Vec<_>>();
        let is_swapped = || swap(word).iter().eq(swap(right).iter().rev());
        let longer = word.len().max(right.len());
        kept + 1 >= longer || kept + 2 == longer && word.len() == right.len() && is_swapped()
    };
    let mut words = "revoke revoked revokes revoking".split(' ');
    word.starts_with('r') && !is_in(word, REAL) && words.any(|it| is_near(&it))
}

/// Whether a word says by its form that it happened, or happens now.
pub(super) fn is_past(word: &str) -> bool {
    let endings = ["ed", "kes", "ges", "ade", "erte", "erede"];
    let is_finite = endings.iter().any(|it| word.ends_with(it));
    is_finite || is_in(word, "verzaakt verzaakte renunció renunciou revoekd")
}

/// A list of words, with blanks between them; of pairs of such lists, a pair a line.
pub(super) type Words = &'static str;

/// Whether a word is in a list.
pub(super) fn is_in(word: &str, list: Words) -> bool {
    let (word, list) = (word.as_bytes(), list.as_bytes());
    let is_end = |byte: Option<&u8>| byte.is_none_or(u8::is_ascii_whitespace);
    let is_whole = |at: usize| is_end(list[..at].last()) && is_end(list.get(at + word.len()));
    let is_one = !word.is_empty() && memchr::memchr2(b' ', b'\n', word).is_none();
    is_one && memchr::memmem::find_iter(list, word).any(is_whole)
}

/// The lists, each below its name, with an empty line behind.
const LISTS: &str = include_str!("vocabulary.txt");

const fn list(name: &str) -> Words {
    let mut start = 0;
    while !is_at(start, name) {
        start += 1;
    }
    start += name.len();
    let mut end = start;
    while !is_at(end, "\n\n") {
        end += 1;
    }
    LISTS.split_at(end).0.split_at(start).1
}

const fn is_at(at: usize, part: &str) -> bool {
    let (text, part) = (LISTS.as_bytes(), part.as_bytes());
    let mut place = 0;
    while place < part.len() && text[at + place] == part[place] {
        place += 1;
    }
    place == part.len()
}

macro_rules! lists {
    ($($name:ident)+) => {
        $(pub(super) const $name: Words = list(concat!("[", stringify!($name), "]\n"));)+
    };
}

lists! {
    PLAIN AMBIGUOUS FOLLOW NOT_FOLLOWED RESPONDS ALTHOUGH REFUSE ROOTS SPELLINGS
    DISCARDS RUFFS HAD RENOUNCES CARD HAS_ONE STILL CORRECTS PROGRAMS
    RETRACTS ODDS CAUSES WONDERS LAWS WHOEVER GENERAL COSTS PEOPLE MAKES_REVOKE
    ARTICLES OF_REVOKE BEFORE_VOID BEHIND_VOID DIRECTORS FAILS SUITS TRICKS
    SHOWS_OUT NEGATIONS NEGATIVES FILLERS DENIALS HAPPENS UNCERTAIN REFUSES ENTERS
    ENTERED FIRST_PERSON OTHER_OBJECTS BIDS PASSIVE CONDITIONS DOUBTS WISHES
    UNDECIDED MODALS PARTICLES REASONS DEFINITE ANSWERS ESTABLISHED RULES PLAYERS
    THROWS OUT_OF HOLDS TURNS_UP CONCEDES STILLS ALL_ALONG ON EACH_SUIT RANKS AFTER_CARD OPERATORS
    OF_NAMES NO_RANKS OWNED OF_REPORTS OTHER_TIMES EACH_TIME ACTED_ON IS IS_ALWAYS IN_GENERAL ANYBODY MORE_ROOTS HELD_ROOTS PLAYED_ROOTS
    PAID OUGHT IN_TIME REAL GIVES ILLEGAL PUTS WITHDRAWS MISSES COLOURS NOTICED MORE EARLIER NO_CARD SUSPECTS CLEARED THERE WHO DID ASKS
    HELPERS JOKES YESTERDAY CLOSED_ROOM OPEN_ROOM ELSEWHERE NUMBERED TABLES HEADINGS
}

#[cfg(test)]
mod tests {
    use super::*;

    /// More of [`ROOTS`] than can be looked for at once would be found in every comment.
    #[test]
    fn of_other_words_none_is_possible() {
        for text in ["he plays low to the next trick ", "nice play, well done "] {
            assert!(!is_possible(text.repeat(LONG).as_bytes()), "{text}");
        }
    }

    #[test]
    fn every_word_for_a_revoke_is_possible() {
        let words = [PLAIN, AMBIGUOUS].map(str::split_whitespace);
        for word in words.into_iter().flatten() {
            for text in [word.to_owned(), word.to_uppercase()] {
                let long = text.clone() + &" ".repeat(LONG);
                assert!(is_possible(text.as_bytes()), "{text}");
                assert!(is_possible(long.as_bytes()), "{text}");
            }
        }
    }
}
