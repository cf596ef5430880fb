//! The words of a comment, each with its clause and its sentence.

use super::vocabulary::{
    ARTICLES, DIRECTORS, EACH_SUIT, JOKES, MODALS, NEGATIONS, PEOPLE, PROGRAMS, SPELLINGS,
    SUIT_STEMS, Words, is_in,
};
use memchr::memmem::Finder;
use std::sync::LazyLock;

/// A word in small letters, and the sign behind it.
#[allow(clippy::struct_field_names)] // the word itself
pub(super) struct Word {
    pub(super) word: String,
    pub(super) ends: Option<char>,
    /// Whether it is written as a name is, and is no word of the play.
    pub(super) is_name: bool,
}

impl Word {
    pub(super) fn is_in(&self, list: Words) -> bool {
        is_in(&self.word, list)
    }

    pub(super) const fn ends_clause(&self) -> bool {
        self.ends.is_some()
    }

    pub(super) fn ends_sentence(&self) -> bool {
        matches!(self.ends, Some('.' | '!' | '?' | ';'))
    }
}

/// A word with those around it.
pub(super) struct Occurrence<'a> {
    pub(super) word: &'a Word,
    /// Those of its clause before it.
    pub(super) clause: &'a [Word],
    /// Those of its sentence before it.
    pub(super) sentence: &'a [Word],
    pub(super) before: &'a [Word],
    pub(super) after: &'a [Word],
    pub(super) all: &'a [Word],
}

impl<'a> Occurrence<'a> {
    pub(super) fn at(all: &'a [Word], place: usize) -> Self {
        let before = &all[..place];
        let sentence = tail(before, Word::ends_sentence);
        Self {
            word: &all[place],
            clause: tail(sentence, Word::ends_clause),
            sentence,
            before,
            after: &all[place + 1..],
            all,
        }
    }

    pub(super) fn follows(&self, list: Words) -> bool {
        is_near(self.clause.last(), list)
    }

    pub(super) fn next(&self) -> Option<&'a Word> {
        self.behind(1).first()
    }

    /// The last words of its clause before it, so many at most.
    pub(super) fn nearest(&self, most: usize) -> &'a [Word] {
        &self.clause[self.clause.len().saturating_sub(most)..]
    }

    /// The words of its clause behind it, so many at most.
    pub(super) fn behind(&self, most: usize) -> &'a [Word] {
        let clause = &self.all[self.before.len()..];
        let end = clause.iter().position(Word::ends_clause);
        &clause[1..=most.min(end.unwrap_or(clause.len() - 1))]
    }

    /// The rest of its sentence, from it on.
    pub(super) fn rest(&self) -> &'a [Word] {
        let rest = &self.all[self.before.len()..];
        let end = rest.iter().position(Word::ends_sentence);
        end.map_or(rest, |end| &rest[..=end])
    }
}

pub(super) fn is_near(word: Option<&Word>, list: Words) -> bool {
    word.is_some_and(|it| it.is_in(list))
}

pub(super) fn any_in(words: &[Word], list: Words) -> bool {
    words.iter().any(|it| it.is_in(list))
}

/// Whether one of these pairs of words stands somewhere.
pub(super) fn are_in(words: &[Word], pairs: Words) -> bool {
    let mut pairs = pairs.lines().filter_map(|it| it.split_once('|'));
    let is_here = |pair: &[Word], (first, second)| pair[0].is_in(first) && pair[1].is_in(second);
    pairs.any(|it| words.windows(2).any(|pair| is_here(pair, it)))
}

/// The suit of a word for one, or of a card: `heart`, `carreau`, `h9`.
pub(super) fn suit_of(word: &Word) -> Option<usize> {
    let is_rank = |it| is_in(it, "2 3 4 5 6 7 8 9 10 t j q k a");
    let is_card = |suit: &str| word.word.strip_prefix(suit).is_some_and(is_rank);
    let begins = |stems: &str| stems.split(' ').any(|it| word.word.starts_with(it));
    let stem = SUIT_STEMS.lines().position(begins);
    let suit = stem.or(["s", "h", "d", "c"].into_iter().position(is_card));
    suit.or_else(|| EACH_SUIT.lines().position(|it| word.is_in(it)))
}

/// The words behind the last that ends something.
fn tail(words: &[Word], ends: impl Fn(&Word) -> bool) -> &[Word] {
    let last = words.iter().rposition(ends);
    &words[last.map_or(0, |place| place + 1)..]
}

/// What is not written as a word, and how it is read; of each text most are only looked for.
static SPELLED: LazyLock<Vec<(Finder<'_>, String)>> = LazyLock::new(|| {
    let pairs = SPELLINGS.lines().filter_map(|it| it.split_once('|'));
    let read = pairs.map(|(written, read)| (Finder::new(written), read.replace('_', " ")));
    read.collect()
});

pub(super) fn words(text: &str) -> Vec<Word> {
    let capitals = text.split(|it| !is_of_word(it));
    let capitals = capitals.filter(|it| it.len() > 2 && it.starts_with(char::is_uppercase));
    let capitals: Vec<_> = capitals.map(str::to_lowercase).collect();
    let others = [
        NEGATIONS, PEOPLE, PROGRAMS, DIRECTORS, JOKES, MODALS, ARTICLES,
    ];
    let is_name = |word: &str| {
        capitals.iter().any(|it| it == word) && !others.iter().any(|it| is_in(word, it))
    };
    let mut text = format!(" {} ", text.to_lowercase());
    for (written, read) in &*SPELLED {
        if written.find(text.as_bytes()).is_some() {
            let written = str::from_utf8(written.needle()).expect("it is of a text");
            text = text.replace(written, read);
        }
    }
    let mut words: Vec<Word> = Vec::new();
    for part in text.split_inclusive(|it: char| !is_of_word(it)) {
        let word = part.trim_matches(|it| !is_of_word(it) || it == '\'');
        if !word.is_empty() {
            words.push(Word {
                is_name: is_name(word),
                word: word.to_owned(),
                ends: None,
            });
        }
        let sign = part.chars().next_back().filter(|it| ends_clause(*it));
        if let (Some(last), Some(sign)) = (words.last_mut(), sign) {
            last.ends = last.ends.filter(|it| *it == '?').or(Some(sign));
        }
    }
    words
}

pub(super) fn is_of_word(it: char) -> bool {
    it.is_alphanumeric() || it == '\''
}

const fn ends_clause(sign: char) -> bool {
    matches!(sign, '.' | ',' | ';' | ':' | '!' | '?' | '(' | ')')
}
