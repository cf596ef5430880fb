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

/// Whether a text may have a word for a revoke in it: this is asked of every comment. A root that begins with a blank is found
/// where a text begins, too.
pub(super) fn is_possible(text: &[u8]) -> bool {
    /// What is enough for itself: in what spectators write, and in what they never do; and what needs one of `HELD` beside it.
    const IN_ALL: u8 = 1;
    const NOT_IN_CHAT: u8 = 2;
    const PLAYED: u8 = 4;
    static FINDER: LazyLock<Finder> = LazyLock::new(|| {
        Finder::new(&[
            (IN_ALL, ROOTS),
            (NOT_IN_CHAT, MORE_ROOTS),
            (PLAYED, PLAYED_ROOTS),
        ])
    });
    static OF_CHAT: LazyLock<Finder> = LazyLock::new(|| Finder::new(&[(IN_ALL, ROOTS)]));
    static HELD: LazyLock<Finder> = LazyLock::new(|| Finder::new(&[(IN_ALL, HELD_ROOTS)]));
    if is_chat(text) {
        return OF_CHAT.find(text, IN_ALL, 0) != 0;
    }
    match FINDER.find(text, IN_ALL | NOT_IN_CHAT, PLAYED) {
        0 => false,
        PLAYED => HELD.find(text, IN_ALL, 0) != 0,
        _ => true,
    }
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
    match byte {
        b'\t' | b'\n' | b'\r' => b' ',
        _ => byte | b' ',
    }
}

const PLACES: usize = 1 << 15;

/// The place of the first three bytes of these, the same for capitals: those of nearly no words share that of a root.
#[allow(clippy::cast_possible_truncation)] // the first of them
const fn place(bytes: u64) -> usize {
    let letters = bytes as u32 & 0x001F_1F1F;
    (letters.wrapping_mul(0x9E37_79B1) >> 17) as usize % PLACES
}

/// The next eight bytes, as one number; behind a text no letter.
fn eight(text: &[u8]) -> u64 {
    let eight = text.first_chunk().copied().unwrap_or_else(|| {
        let mut eight = [0; 8];
        eight[..text.len()].copy_from_slice(text);
        eight
    });
    u64::from_le_bytes(eight)
}

/// Finds all roots at once. Of every second byte it looks at that and the two behind it: of four bytes of a root these are the
/// first three or the last.
struct Finder {
    /// For each place the number of the first of its roots; nearly everywhere 0, none.
    firsts: Box<[u16; PLACES]>,
    /// Those of all places, by number from 1.
    roots: Vec<Root>,
}

/// A root, and from which of its bytes on three of them have the place under which it is kept.
struct Root {
    list: u8,
    bytes: &'static [u8],
    from: usize,
    /// The number of the next one of this place; 0 where there is none.
    next: u16,
}

impl Root {
    /// Whether it stands in a text, with its bytes from `from` on at this offset. Before a text stands a blank.
    fn is_in(&self, text: &[u8], at: usize) -> bool {
        let (root, start) = match (at.checked_sub(self.from), self.bytes) {
            (Some(start), root) => (root, start),
            (None, [b'_', root @ ..]) if at + 1 == self.from => (root, 0),
            _ => return false,
        };
        let here = text.get(start..).and_then(|it| it.get(..root.len()));
        let letters = root.iter().map(|it| letter(*it));
        here.is_some_and(|it| it.iter().map(|it| small(*it)).eq(letters))
    }
}

/// A byte of a root, in which a blank is written `_`.
const fn letter(byte: u8) -> u8 {
    if byte == b'_' { b' ' } else { small(byte) }
}

impl Finder {
    /// Of lists of roots, with a bit for each list.
    fn new(lists: &[(u8, Words)]) -> Self {
        let mut finder = Self {
            firsts: vec![0; PLACES].try_into().expect("as many"),
            roots: Vec::new(),
        };
        for (list, roots) in lists {
            for root in roots.split_whitespace() {
                finder.add(*list, root.as_bytes());
            }
        }
        finder
    }

    /// By those four of its bytes that are the rarest in other texts, or by the blank that it begins with.
    fn add(&mut self, list: u8, bytes: &'static [u8]) {
        let is_common =
            |it: &&u8| matches!(it, b'_' | b'a' | b'e' | b'i' | b'n' | b'o' | b'r'..=b't');
        let commons = |at: &usize| bytes[*at..][..4].iter().filter(is_common).count();
        let final_start = if bytes[0] == b'_' { 0 } else { bytes.len() - 4 };
        let first = (0..=final_start).min_by_key(commons).unwrap_or_default();
        for from in [first, first + 1] {
            let [one, two, three] = [0, 1, 2].map(|it| spellings(&bytes[from + it..]));
            let pairs = one
                .iter()
                .flat_map(|one| two.iter().map(|two| (*one, *two)));
            let all = pairs.flat_map(|(one, two)| three.iter().map(move |it| [one, two, *it]));
            for three in all {
                let here = &mut self.firsts[place(eight(&three))];
                let next = *here;
                self.roots.push(Root {
                    list,
                    bytes,
                    from,
                    next,
                });
                *here = u16::try_from(self.roots.len()).expect("fewer roots than that");
            }
        }
    }

    /// The bits of those of these lists of which a text has roots. With a root of `any` it is looked through no further.
    fn find(&self, text: &[u8], any: u8, all: u8) -> u8 {
        let (mut found, mut rest) = (0, text);
        while found & any == 0 && !rest.is_empty() {
            let eight = eight(rest);
            let firsts = [0, 16, 32].map(|bits| self.firsts[place(eight >> bits)]);
            if firsts[0] | firsts[1] | firsts[2] != 0 {
                for (number, first) in firsts.into_iter().enumerate() {
                    let at = text.len() - rest.len() + 2 * number;
                    found |= self.of_place(first, any | all, (text, at));
                }
            }
            rest = rest.get(6..).unwrap_or_default();
        }
        found
    }

    /// The bits of those of these lists of which a root stands here, of those from this number on.
    fn of_place(&self, first: u16, lists: u8, (text, at): (&[u8], usize)) -> u8 {
        let (mut found, mut number) = (0, first);
        while let Some(root) = usize::from(number).checked_sub(1).map(|it| &self.roots[it]) {
            if root.list & lists != 0 && root.is_in(text, at) {
                found |= root.list;
            }
            number = root.next;
        }
        found
    }
}

/// What stands in a text for the first byte of these of a root.
fn spellings(letters: &[u8]) -> &[u8] {
    if letters[0] == b'_' {
        b" \t\n\r"
    } else {
        &letters[..1]
    }
}

/// Whether a word is one for a revoke.
pub(super) fn kind(word: &str) -> Option<Kind> {
    type Kinds = &'static [(Words, Kind)];
    /// What words begin with, the first that fits.
    const STEMS: Kinds = &[(PLAIN, Kind::Plain), (AMBIGUOUS, Kind::Ambiguous)];
    /// Whole words which none of these fits; of a word in two lists the later counts.
    const WHOLE: Kinds = &[
        (WITHDRAWS, Kind::Held),
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
    HIDES THOUGH AFTER_ALL OOPS REALISES SEATS INSTEAD WHETHER RULING NOBODY OUT_OF_TURN FINDS PLAIN AMBIGUOUS FOLLOW NOT_FOLLOWED RESPONDS ALTHOUGH REFUSE ROOTS SPELLINGS
    DISCARDS RUFFS HAD RENOUNCES CARD HAS_ONE STILL CORRECTS PROGRAMS
    RETRACTS ODDS CAUSES WONDERS LAWS WHOEVER GENERAL COSTS PEOPLE MAKES_REVOKE
    ARTICLES OF_REVOKE BEFORE_VOID BEHIND_VOID DIRECTORS FAILS SUITS TRICKS
    SHOWS_OUT NEGATIONS NEGATIVES FILLERS DENIALS HAPPENS UNCERTAIN REFUSES ENTERS
    ENTERED FIRST_PERSON OTHER_OBJECTS BIDS PASSIVE CONDITIONS DOUBTS WISHES
    UNDECIDED MODALS PARTICLES REASONS DEFINITE ANSWERS ESTABLISHED RULES PLAYERS
    THROWS OUT_OF HOLDS TURNS_UP CONCEDES STILLS ALL_ALONG ON SUIT_STEMS EACH_SUIT RANKS AFTER_CARD OPERATORS
    OF_NAMES NO_RANKS OWNED OF_REPORTS OTHER_TIMES EACH_TIME ACTED_ON IS IS_ALWAYS IN_GENERAL ANYBODY MORE_ROOTS HELD_ROOTS PLAYED_ROOTS
    PENALTY_CARD PAID OUGHT IN_TIME REAL GIVES ILLEGAL PUTS WITHDRAWS MISSES COLOURS NOTICED MORE EARLIER NO_CARD SUSPECTS CLEARED THERE WHO DID ASKS
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
