//! Whether a comment says that somebody revoked: by its words, in the languages of players.
//!
//! A word for a revoke is not enough: "no revoke", "she needs a revoke" and "what if he revokes" name none. A recorder is
//! believed in doubt, as what is left out here is never reported; a spectator only when he says who revoked.

use super::vocabulary::{
    CONDITIONS, DEFINITE, DENIALS, ELSEWHERE, FILLERS, HELPERS, JOKES, Kind, MAKES_REVOKE, MODALS,
    NEGATIONS, NUMBERED, OF_REVOKE, OF_VOID, OTHER_OBJECTS, PARTICLES, PLAYERS, REASONS, RULES,
    TABLES, WISHES, Words, is_bare_verb, is_in, is_possible, kind,
};

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

/// Recorders of BBO have accounts such as `vugraphab`, some of them misspelt.
fn is_recorders(account: &str) -> bool {
    let beginnings = ["vug", "vgra", "vurg", "vuru", "vgur"];
    beginnings.iter().any(|it| account.starts_with(it))
}

/// What the comment on the board of this number says of a revoke, if it says that there was one.
pub(super) fn mention(text: &str, writer: Writer, board: Option<&str>) -> Option<Mention> {
    let words = words(text);
    let mut possible = (0..words.len()).filter(|place| is_possible(words[*place].word.as_bytes()));
    let states = possible.any(|place| Occurrence::at(&words, place).is_stated(writer));
    if !states {
        return None;
    }
    Some(if is_elsewhere(&words, board) {
        Mention::Elsewhere
    } else {
        Mention::Here
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
        self.is_revoke(writer)
            && !self.is_denied()
            && !self.is_asked()
            && match writer {
                Writer::Recorder => self.is_known() || !self.is_hypothetical(),
                Writer::Spectator => {
                    self.is_of_player() && !self.is_hypothetical() && !self.is_general()
                }
            }
    }

    fn is_revoke(&self, writer: Writer) -> bool {
        let is_beside = |list| self.follows(list) || self.next().is_some_and(|it| it.is_in(list));
        match kind(&self.word.word) {
            None => false,
            Some(Kind::Plain) => true,
            Some(Kind::Ambiguous) => {
                let is_revoke = self.before.last().is_some_and(|it| it.is_in(MAKES_REVOKE))
                    || self.next().is_some_and(|it| it.is_in(OF_REVOKE));
                is_revoke
                    || writer == Writer::Recorder
                        && !self.word.word.starts_with("renons")
                        && !is_beside(OF_VOID)
            }
        }
    }

    /// `no revoke`, `didn't revoke`, `not a revoke`, `revoke impossible`; but not `no damage by the revoke`.
    fn is_denied(&self) -> bool {
        let mut before = self.clause.iter().rev().skip_while(|it| it.is_in(FILLERS));
        let is_near = |list| self.after.iter().take(2).any(|it| it.is_in(list));
        before.next().is_some_and(|it| it.is_in(NEGATIONS))
            || !self.word.ends_clause() && (is_near(DENIALS) || is_near(OTHER_OBJECTS))
    }

    /// Whether its sentence is a question.
    fn is_asked(&self) -> bool {
        let mut rest = std::iter::once(self.word).chain(self.after);
        rest.find(|it| it.ends_sentence())
            .is_some_and(|it| it.ends == Some('?'))
    }

    /// `the revoke`, outside a condition.
    fn is_known(&self) -> bool {
        self.follows(DEFINITE) && !self.is_conditional()
    }

    /// `if he revokes`, `needs a revoke`, `may revoke`, `to revoke`.
    fn is_hypothetical(&self) -> bool {
        self.is_conditional()
            || self.clause.iter().any(|it| it.is_in(WISHES))
            || is_bare_verb(&self.word.word) && self.is_governed()
    }

    fn is_conditional(&self) -> bool {
        self.sentence
            .iter()
            .any(|it| it.is_in(CONDITIONS) && !it.ends_clause())
    }

    /// Whether a bare verb here is an infinitive; `due to revoke` has the noun.
    fn is_governed(&self) -> bool {
        let infinitive = match self.clause {
            [.., reason, particle] => particle.is_in(PARTICLES) && !reason.is_in(REASONS),
            [particle] => particle.is_in(PARTICLES),
            [] => false,
        };
        infinitive || self.clause.iter().rev().take(3).any(|it| it.is_in(MODALS))
    }

    /// `S revoked`, `the revoke`.
    fn is_of_player(&self) -> bool {
        let mut before = self.clause.iter().rev().skip_while(|it| it.is_in(HELPERS));
        before.next().is_some_and(|it| it.is_in(PLAYERS)) || self.follows(DEFINITE)
    }

    /// Whether it is a joke, or about rules.
    fn is_general(&self) -> bool {
        let is_rule = self.next().is_some_and(|it| it.is_in(RULES));
        is_rule || self.all.iter().any(|it| it.is_in(JOKES))
    }

    fn follows(&self, list: Words) -> bool {
        self.clause.last().is_some_and(|it| it.is_in(list))
    }

    fn next(&self) -> Option<&Word> {
        self.after.first().filter(|_| !self.word.ends_clause())
    }
}

/// `at the other table`, `on the last board`, `on board 7` on another one.
fn is_elsewhere(words: &[Word], board: Option<&str>) -> bool {
    let is_number = |word: &Word| word.word.parse::<u16>().is_ok();
    words.windows(2).any(|pair| {
        let [one, next] = [&pair[0], &pair[1]];
        let is_other_board = one.is_in(NUMBERED) && is_number(next) && Some(&*next.word) != board;
        let is_other_table = one.is_in(TABLES) && is_number(next);
        let is_named = |(which, what): &(Words, Words)| one.is_in(which) && next.is_in(what);
        is_other_board || is_other_table || ELSEWHERE.iter().any(is_named)
    })
}

/// The words behind the last that ends something.
fn tail(words: &[Word], ends: impl Fn(&Word) -> bool) -> &[Word] {
    let last = words.iter().rposition(ends);
    &words[last.map_or(0, |place| place + 1)..]
}

fn words(text: &str) -> Vec<Word> {
    let text = text
        .replace('\u{2019}', "'")
        .to_lowercase()
        .replace("w/o", "without");
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
            let read = match mention(text, writer, None) {
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
