//! The words of players for a revoke, and the words that show that none happened: `vocabulary.txt` has them, and says what
//! each list is. Languages are not told apart: what a list holds has no other sense near a word for a revoke.

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

/// Nearly all comments of spectators are shorter.
const LONG: usize = 256;
const BLOCK: usize = 256;

/// Lists of roots, a bit each. Of the last two a text must have both.
const LISTS_OF_ROOTS: [(u8, Words); 4] = [
    (1, ROOTS),
    (2, MORE_ROOTS),
    (4, HELD_ROOTS),
    (8, PLAYED_ROOTS),
];

/// Whether a text may have a word for a revoke in it: this is asked of every comment. A root that begins with a blank is found
/// where a text begins, too.
pub(super) fn is_possible(text: &[u8]) -> bool {
    static FINDER: LazyLock<Finder> = LazyLock::new(Finder::new);
    let finder = &*FINDER;
    let counted = if is_chat(text) { 1 } else { u8::MAX };
    let mut found = 0;
    // a block in small letters, behind the last three bytes of the one before
    let mut small_text = [b' '; 3 + BLOCK];
    for (block, start) in text.chunks(BLOCK).zip((0..).step_by(BLOCK)) {
        small_text.copy_within(BLOCK.., 0);
        for (to, from) in small_text[3..].iter_mut().zip(block) {
            *to = small(*from);
        }
        let windows = small_text[..3 + block.len()].array_windows::<4>();
        for (window, end) in windows.zip(start + 1..) {
            let roots = finder.roots[place(*window)];
            if roots > 0 {
                let is_here = |root: &&Root| root.window == *window && root.is_around(text, end);
                let roots = finder.lists[usize::from(roots)].iter().filter(is_here);
                found |= roots.fold(0, |found, root| found | root.list) & counted;
                if found & 0b0011 != 0 || found & 0b1100 == 0b1100 {
                    return true;
                }
            }
        }
    }
    false
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

/// A byte of a small letter for that of a capital, and a blank for what ends a line.
const fn small(byte: u8) -> u8 {
    if byte < b' ' { b' ' } else { byte | b' ' }
}

const PLACES: usize = 1 << 14;

/// The place of four bytes: those of nearly no words share that of a root.
const fn place(window: [u8; 4]) -> usize {
    (u32::from_le_bytes(window).wrapping_mul(0x9E37_79B1) >> 18) as usize % PLACES
}

/// Finds all roots at once, by four bytes of each.
struct Finder {
    /// For each place, where in `lists` its roots are: nearly everywhere 0, none.
    roots: Box<[u8; PLACES]>,
    lists: Vec<Vec<Root>>,
}

struct Root {
    list: u8,
    window: [u8; 4],
    before: Vec<u8>,
    behind: Vec<u8>,
}

impl Root {
    /// By those of its bytes that are the rarest in other texts, or by the blank that it begins with.
    fn new(list: u8, root: &str) -> Self {
        let root: Vec<u8> = root.replace('_', " ").bytes().map(small).collect();
        let commons = |at: &usize| {
            let window = root[*at..].iter().take(4);
            window.filter(|it| b" aeinorst".contains(it)).count()
        };
        let rarest = (0..=root.len() - 4).min_by_key(commons);
        let at = rarest.filter(|_| root[0] != b' ').unwrap_or_default();
        Self {
            list,
            window: *root[at..].first_chunk().expect("a root has four bytes"),
            before: root[..at].to_vec(),
            behind: root[at + 4..].to_vec(),
        }
    }

    /// Whether the rest of it stands around its window, which ends in a text before this place.
    fn is_around(&self, text: &[u8], end: usize) -> bool {
        let are =
            |part: &[u8], text: &[u8]| text.iter().map(|it| small(*it)).eq(part.iter().copied());
        let start = end.checked_sub(4 + self.before.len());
        let before = start.map_or(&[][..], |start| &text[start..end - 4]);
        let behind = text.get(end..end + self.behind.len());
        are(&self.before, before) && behind.is_some_and(|it| are(&self.behind, it))
    }
}

impl Finder {
    fn new() -> Self {
        let mut finder = Self {
            roots: Box::new([0; PLACES]),
            lists: vec![Vec::new()],
        };
        for (list, roots) in LISTS_OF_ROOTS {
            for root in roots.split_whitespace() {
                let root = Root::new(list, root);
                let here = &mut finder.roots[place(root.window)];
                if *here == 0 {
                    *here = u8::try_from(finder.lists.len()).expect("fewer roots than that");
                    finder.lists.push(Vec::new());
                }
                finder.lists[usize::from(*here)].push(root);
            }
        }
        finder
    }
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
    let Some(first) = word.bytes().next() else {
        return false;
    };
    let list = list.as_bytes();
    let is_end = |byte: Option<&u8>| byte.is_none_or(u8::is_ascii_whitespace);
    memchr::memchr_iter(first, list).any(|at| {
        is_end(list[..at].last())
            && list[at..].starts_with(word.as_bytes())
            && is_end(list.get(at + word.len()))
    })
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
