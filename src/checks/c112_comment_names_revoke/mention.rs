//! Whether a comment says that somebody revoked: by its words, in the languages of players.
//!
//! A word for a revoke is not enough: "no revoke", "she needs a revoke" and "what if he revokes" name none. A recorder is
//! believed in doubt, as what is left out here is never reported; a spectator only when he says who revoked.

use super::vocabulary::{
    ANSWERS, ARTICLES, BEFORE_VOID, BEHIND_VOID, BIDS, CLOSED_ROOM, CONDITIONS, DEFINITE, DENIALS,
    DIRECTORS, DOUBTS, ELSEWHERE, ENTERED, ENTERS, ESTABLISHED, FAILS, FILLERS, FIRST_PERSON,
    HAPPENS, HELPERS, JOKES, MAKES_REVOKE, MODALS, NEGATIONS, NEGATIVES, NUMBERED, OF_REVOKE,
    OF_ROUND, OPEN_ROOM, OTHER_OBJECTS, PARTICLES, PASSIVE, PLAYERS, REASONS, REFUSES, RULES,
    SHOWS_OUT, SUITS, TABLES, TRICKS, UNCERTAIN, UNDECIDED, WISHES, YESTERDAY,
};
use super::vocabulary::{Kind, Words, is_in, is_past, kind};

/// What a comment says of a revoke.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mention {
    /// Somebody revoked.
    Here,
    /// Somebody revoked, it seems on another board or at another table.
    Elsewhere,
}

/// Who writes a comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Writer {
    /// Whoever made the record: at the table, or from what was written there.
    Recorder,
    /// A commentator or kibitzer, who sees the record and not the table.
    Spectator,
}

impl Writer {
    /// The writer with this account. A comment without one is of whoever made the record.
    pub(super) fn of(author: Option<&str>) -> Self {
        let is_recorder = author.is_none_or(|it| is_recorders(&it.to_lowercase()));
        if is_recorder {
            Self::Recorder
        } else {
            Self::Spectator
        }
    }
}

/// Recorders of BBO have accounts such as `vugraphab`, some of them misspelt. A director speaks of what he was called for.
fn is_recorders(account: &str) -> bool {
    let beginnings = ["vug", "vgra", "vurg", "vuru", "vgur"];
    beginnings.iter().any(|it| account.starts_with(it)) || is_in(account, DIRECTORS)
}

/// Where a comment is written.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Place<'a> {
    /// The number of the board.
    pub(super) board: Option<&'a str>,
    /// The room.
    pub(super) room: Option<&'a str>,
    /// Whether no card had been played on the board: nothing can have been revoked on it.
    pub(super) is_before_play: bool,
}

/// What the comment says of a revoke, if it says that there was one.
pub(super) fn mention(text: &str, writer: Writer, place: Place<'_>) -> Option<Mention> {
    let words = words(text);
    let mut possible = (0..words.len()).filter(|at| kind(&words[*at].word).is_some());
    let states = possible.any(|at| Occurrence::at(&words, at).is_stated(writer));
    states.then(|| {
        if place.is_before_play || is_elsewhere(&words, place) {
            Mention::Elsewhere
        } else {
            Mention::Here
        }
    })
}

/// A word in small letters, and the sign behind it.
struct Word {
    word: String,
    ends: Option<char>,
}

impl Word {
    fn is_in(&self, list: Words) -> bool {
        is_in(&self.word, list)
    }

    const fn ends_clause(&self) -> bool {
        self.ends.is_some()
    }

    fn ends_sentence(&self) -> bool {
        matches!(self.ends, Some('.' | '!' | '?' | ';'))
    }
}

/// A word with those around it.
struct Occurrence<'a> {
    word: &'a Word,
    /// Those of its clause before it.
    clause: &'a [Word],
    /// Those of its sentence before it.
    sentence: &'a [Word],
    before: &'a [Word],
    after: &'a [Word],
    all: &'a [Word],
}

impl<'a> Occurrence<'a> {
    fn at(all: &'a [Word], place: usize) -> Self {
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

    /// Whether it names a revoke that happened.
    fn is_stated(&self, writer: Writer) -> bool {
        let is_recorder = writer == Writer::Recorder;
        if !self.is_revoke(is_recorder) || self.is_of_other_object() {
            return false;
        }
        let is_settled = is_recorder && self.rest().any(|it| it.is_in(ESTABLISHED));
        let is_asked = self.is_asked() && !(is_recorder && self.is_answered());
        let is_told = !self.is_denied()
            && (is_settled
                || !is_asked && (is_recorder && self.is_known() || !self.is_hypothetical()));
        if is_recorder {
            is_told && !self.is_rule() || self.is_refused()
        } else {
            is_told && self.is_of_player() && !self.is_unsure()
        }
    }

    fn is_revoke(&self, is_recorder: bool) -> bool {
        let [before, behind] = [self.clause.last(), self.next()];
        let mut maker = self.clause.iter().rev().skip_while(|it| it.is_in(ARTICLES));
        let is_made = is_near(maker.next(), MAKES_REVOKE) || is_near(behind, OF_REVOKE);
        match kind(&self.word.word) {
            None => false,
            Some(Kind::Plain) => true,
            Some(Kind::Follow) => is_recorder && self.is_not_followed(),
            Some(Kind::Ambiguous) if is_made => true,
            Some(Kind::Ambiguous) => {
                let is_void = is_near(before, BEFORE_VOID)
                    || is_near(behind, BEHIND_VOID) && !self.behind(4).any(|it| it.is_in(TRICKS));
                let is_suits = self.clause.iter().rev().take(1).chain(self.behind(2));
                let is_ruled = || self.all.iter().any(|it| it.is_in(DIRECTORS));
                is_recorder
                    && !is_void
                    && !is_suits.into_iter().any(|it| it.is_in(SUITS))
                    && (!self.word.word.starts_with("renons") || is_ruled())
            }
        }
    }

    /// `failed to follow suit`, `did not follow to the second spade`, `hat nicht bedient`; not of one who had none.
    fn is_not_followed(&self) -> bool {
        let fails = self.clause.iter().rev().take(2).any(|it| it.is_in(FAILS));
        let is_negated = self.is_negated() || self.behind(2).any(|it| it.is_in(NEGATIONS));
        let has_suit = self.behind(4).any(|it| it.is_in(SUITS));
        let has_player = self.sentence.iter().any(|it| it.is_in(PLAYERS));
        let is_all = self.next().is_none_or(|it| it.is_in(NEGATIONS));
        let shows_out = self.all.iter().any(|it| it.is_in(SHOWS_OUT));
        (fails || is_negated) && (has_suit || is_all && has_player) && !shows_out
    }

    /// `the 2S bid was revoked`, `revoked the undo`.
    fn is_of_other_object(&self) -> bool {
        let behind = self.behind(2).any(|it| it.is_in(OTHER_OBJECTS));
        let names_bid = |it: &Word| it.is_in(BIDS) || is_call(&it.word);
        let is_passive = || {
            self.clause.is_empty() || self.clause.iter().rev().take(4).any(|it| it.is_in(PASSIVE))
        };
        let is_bid = || self.sentence.iter().any(names_bid) && is_passive();
        let is_undone = || {
            let article = self.next().is_some_and(|it| it.is_in(DEFINITE));
            article && self.behind(3).any(|it| it.is_in(BIDS) || it.is_in(RULES))
        };
        let is_undone_itself = || {
            let last = self.clause.last();
            last.is_some_and(|it| it.is_in(OTHER_OBJECTS) || is_call(&it.word))
        };
        behind || is_past(&self.word.word) && (is_bid() || is_undone() || is_undone_itself())
    }

    /// Whether a denial stands before it, with nothing but [`FILLERS`] between.
    fn is_negated(&self) -> bool {
        let mut before = self.clause.iter().rev().skip_while(|it| it.is_in(FILLERS));
        before.next().is_some_and(|it| it.is_in(NEGATIONS))
    }

    /// `no revoke`, `didn't revoke`, `not a revoke`, `revoke impossible`; but not `no damage by the revoke`.
    fn is_denied(&self) -> bool {
        let is_follow = kind(&self.word.word) == Some(Kind::Follow);
        let has_not_happened = || {
            let mut rest = self.behind(5);
            rest.any(|it| it.is_in(NEGATIONS)) && rest.any(|it| it.is_in(HAPPENS))
        };
        !is_follow && self.is_negated()
            || self.behind(2).any(|it| it.is_in(DENIALS))
            || has_not_happened()
            || are_in(self.all, UNCERTAIN)
            || is_odds(self.sentence)
    }

    /// `the program won't let me revoke, so I show another card`: what he could not enter has happened.
    fn is_refused(&self) -> bool {
        let has = |list| self.all.iter().any(|it| it.is_in(list));
        let mut near = self.clause.iter().chain(self.behind(4));
        let is_near = near.any(|it| it.is_in(REFUSES)) && (has(NEGATIONS) || has(NEGATIVES));
        let is_refused = is_near || has(REFUSES) && has(NEGATIVES) && !self.is_negated();
        is_refused && (has(ENTERED) || has(ENTERS) && has(FIRST_PERSON))
    }

    /// Whether its sentence is a question. That of a player, `no spades?`, is none of the writer's.
    fn is_asked(&self) -> bool {
        let sentence = self.rest().count();
        let from = self.before.len();
        let rest = &self.all[from..from + sentence];
        let is_players = |rest: &[Word]| matches!(rest, [.., no, suit] if no.is_in(NEGATIONS) && suit.is_in(SUITS));
        rest.last().is_some_and(|it| it.ends == Some('?')) && !is_players(rest)
    }

    /// `did N revoke? yes`.
    fn is_answered(&self) -> bool {
        let behind = self.all.get(self.before.len() + self.rest().count());
        is_near(behind, ANSWERS)
    }

    /// The rest of its sentence, from it on.
    fn rest(&self) -> impl Iterator<Item = &'a Word> {
        let rest = &self.all[self.before.len()..];
        let end = rest.iter().position(Word::ends_sentence);
        rest[..end.map_or(rest.len(), |end| end + 1)].iter()
    }

    /// `the revoke`, outside a condition.
    fn is_known(&self) -> bool {
        self.follows(DEFINITE) && !self.is_conditional()
    }

    /// `if he revokes`, `needs a revoke`, `may revoke`, `to revoke`, `a revoke would be nice`.
    fn is_hypothetical(&self) -> bool {
        let is_doubted = |it: &Word| it.is_in(DOUBTS);
        let is_bare = || {
            self.clause.iter().any(|it| it.is_in(WISHES))
                || self.behind(5).any(|it| it.is_in(UNDECIDED))
                || self.is_governed()
        };
        self.is_conditional()
            || self.clause.iter().any(is_doubted)
            || !self.is_finite() && is_bare()
    }

    /// Whether it says by its form that it happened; `allows revokes` has the noun.
    fn is_finite(&self) -> bool {
        self.follows("did")
            || kind(&self.word.word) == Some(Kind::Follow)
            || is_past(&self.word.word) && !self.follows(WISHES) && !self.follows(REFUSES)
    }

    fn is_conditional(&self) -> bool {
        let mut before = self.sentence.iter().filter(|it| !it.ends_clause());
        before.any(|it| it.is_in(CONDITIONS)) || is_near(self.next(), CONDITIONS)
    }

    /// Whether it is an infinitive; `due to revoke` has the noun.
    fn is_governed(&self) -> bool {
        let governs = |it: &Word| it.is_in(PARTICLES) || it.is_in(MODALS);
        let is_filler = |it: &&Word| it.is_in(FILLERS) && !governs(it);
        let filled = self.clause.iter().rev().skip_while(is_filler);
        let mut governing = filled.clone();
        let is_particle = governing.next().is_some_and(|it| it.is_in(PARTICLES))
            && !is_near(governing.next(), REASONS);
        let mut modal = filled.skip_while(|it| it.is_in(PLAYERS));
        is_particle || is_near(modal.next(), MODALS)
    }

    /// `S revoked`, `the revoke`.
    fn is_of_player(&self) -> bool {
        let mut before = self.clause.iter().rev().skip_while(|it| it.is_in(HELPERS));
        before.next().is_some_and(|it| it.is_in(PLAYERS)) || self.follows(DEFINITE)
    }

    /// Whether it may be a joke, somebody or other, or about rules: a spectator is not believed then.
    fn is_unsure(&self) -> bool {
        self.behind(1).any(|it| it.is_in(RULES)) || self.all.iter().any(|it| it.is_in(JOKES))
    }

    /// `revoke law`: the rules in general.
    fn is_rule(&self) -> bool {
        is_near(self.next(), "law laws rule rules are happen")
    }

    fn follows(&self, list: Words) -> bool {
        is_near(self.clause.last(), list)
    }

    fn next(&self) -> Option<&'a Word> {
        self.behind(1).next()
    }

    /// The words of its clause behind it, so many at most.
    fn behind(&self, most: usize) -> impl Iterator<Item = &'a Word> + use<'a> {
        let clause = self.after.iter().position(Word::ends_clause);
        let rest = clause.map_or(self.after, |end| &self.after[..=end]);
        let rest = if self.word.ends_clause() { &[] } else { rest };
        rest.iter().take(most)
    }
}

fn is_near(word: Option<&Word>, list: Words) -> bool {
    word.is_some_and(|it| it.is_in(list))
}

/// `ten to one against`.
fn is_odds(words: &[Word]) -> bool {
    let mut triples = words.windows(3);
    triples.any(|it| it[1].is_in("to") && it[2].is_in("1 one") && it[2].ends.is_none())
        && words
            .last()
            .is_some_and(|it| it.is_in("a any against on that"))
}

/// A bid as it is typed: `2s`, `3nt`.
fn is_call(word: &str) -> bool {
    let strain = word.strip_prefix(|it| ('1'..='7').contains(&it));
    strain.is_some_and(|it| is_in(it, "c d h s n nt sa"))
}

/// Whether one of these pairs of words stands somewhere.
fn are_in(words: &[Word], pairs: Words) -> bool {
    let mut pairs = pairs.lines().filter_map(|it| it.split_once('|'));
    let is_here = |pair: &[Word], (first, second)| pair[0].is_in(first) && pair[1].is_in(second);
    pairs.any(|it| words.windows(2).any(|pair| is_here(pair, it)))
}

/// `at the other table`, `on the last board`, `on board 7` on another one, `in the closed room`, `yesterday`.
fn is_elsewhere(words: &[Word], place: Place<'_>) -> bool {
    let is_number = |word: &Word| word.word.parse::<u16>().is_ok();
    let is_other = words.windows(2).any(|pair| {
        let [one, next] = [&pair[0], &pair[1]];
        let is_other_board = one.is_in(NUMBERED) && Some(&*next.word) != place.board;
        is_number(next) && (is_other_board || one.is_in(TABLES))
    });
    let is_room = |name| place.room.is_some_and(|it| it.eq_ignore_ascii_case(name));
    let is_other_room = |(room, name)| are_in(words, room) && !is_room(name);
    is_other
        || [(CLOSED_ROOM, "closed"), (OPEN_ROOM, "open")]
            .into_iter()
            .any(is_other_room)
        || words.iter().any(|it| it.is_in(YESTERDAY))
        || are_in(words, ELSEWHERE)
        || is_of_other_round(words)
}

/// `in the second round`, and not that of a suit.
fn is_of_other_round(words: &[Word]) -> bool {
    let behind = |at: usize| words.get(at + 2).is_some_and(|it| it.is_in("of"));
    let mut pairs = words.windows(2).enumerate();
    pairs.any(|(at, pair)| pair[0].is_in(OF_ROUND) && pair[1].is_in("round") && !behind(at))
}

/// The words behind the last that ends something.
fn tail(words: &[Word], ends: impl Fn(&Word) -> bool) -> &[Word] {
    let last = words.iter().rposition(ends);
    &words[last.map_or(0, |place| place + 1)..]
}

/// What is not written as a word, and the word.
const SPELLINGS: [(&str, &str); 10] = [
    ("\u{2019}", "'"),
    ("w/o", "without"),
    ("@s", "spades"),
    ("@h", "hearts"),
    ("@d", "diamonds"),
    ("@c", "clubs"),
    ("\u{2660}", " spades "),
    ("\u{2665}", " hearts "),
    ("\u{2666}", " diamonds "),
    ("\u{2663}", " clubs "),
];

fn words(text: &str) -> Vec<Word> {
    let mut text = text.to_lowercase();
    for (written, read) in SPELLINGS {
        text = text.replace(written, read);
    }
    let mut words: Vec<Word> = Vec::new();
    for part in text.split_inclusive(|it: char| !is_of_word(it)) {
        let word = part.trim_matches(|it| !is_of_word(it) || it == '\'');
        if !word.is_empty() {
            words.push(Word {
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

fn is_of_word(it: char) -> bool {
    it.is_alphanumeric() || it == '\''
}

const fn ends_clause(sign: char) -> bool {
    matches!(sign, '.' | ',' | ';' | ':' | '!' | '?' | '(' | ')')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recorders_have_accounts_of_their_own() {
        for account in ["vugraphzz", "VUGRAPH1", "vugrahpab"] {
            assert_eq!(Writer::of(Some(account)), Writer::Recorder);
        }
        assert_eq!(Writer::of(None), Writer::Recorder);
        assert_eq!(Writer::of(Some("jbgood")), Writer::Spectator);
    }

    /// Sentences as people type them: who writes, what the sentence says, and what it is read as, where that is known to be
    /// something else.
    const SENTENCES: &str = include_str!("sentences.tsv");

    /// `[writer, says, read_as, text]` of each sentence.
    fn sentences() -> impl Iterator<Item = [&'static str; 4]> {
        SENTENCES.lines().skip(1).map(|line| {
            let cells: Vec<_> = line.split('\t').collect();
            [cells[0], cells[2], cells[3], cells[4]]
        })
    }

    #[test]
    fn each_sentence_is_read_as_its_list_has_it() {
        for [writer, _, read_as, text] in sentences() {
            let writer = match writer {
                "recorder" => Writer::Recorder,
                _ => Writer::Spectator,
            };
            let read = match mention(text, writer, Place::default()) {
                None => "no",
                Some(Mention::Here) => "yes",
                Some(Mention::Elsewhere) => "elsewhere",
            };
            assert_eq!(read, read_as, "{text}");
        }
    }

    #[test]
    fn nineteen_in_twenty_of_a_recorders_sentences_are_found_and_few_others() {
        let count = |is_meant: fn(&str, &str) -> bool| {
            let of_recorder = sentences().filter(|it| it[0] == "recorder");
            of_recorder.filter(|it| is_meant(it[1], it[2])).count()
        };
        let told = count(|says, _| says != "no");
        let found = count(|says, read_as| says != "no" && read_as != "no");
        let wrong = count(|says, read_as| says == "no" && read_as != "no");
        assert!(found * 20 >= told * 19, "{found} of {told}");
        assert!(wrong * 15 <= found, "{wrong} wrong, {found} found");
    }
}
