//! Whether a comment says that somebody revoked: by its words, in the languages of players.
//!
//! A word for a revoke is not enough: "no revoke", "she needs a revoke" and "what if he revokes" name none. A recorder is
//! believed in doubt, as what is left out here is never reported; a spectator only when he says who revoked.

use super::elsewhere::names_other_time;
use super::text::{Occurrence, Word, any_in, are_in, is_near, suit_of, words};
#[allow(clippy::wildcard_imports)] // its lists
use super::vocabulary::*;
use super::writer::Writer;

/// What a comment says of a revoke.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mention {
    /// Somebody revoked.
    Here,
    /// Somebody revoked, it seems on another board or at another table.
    Elsewhere,
}

/// Whether a writer takes back what he wrote before: `sorry, my mistake`, `no revoke after all`.
pub(super) fn takes_back(text: &str, writer: Writer) -> bool {
    let all = words(text);
    let revokes = (0..all.len()).filter(|at| kind(&all[*at].word) == Some(Kind::Plain));
    let mut negated = revokes.map(|at| Occurrence::at(&all, at).is_negated());
    let is_denial = negated.next().unwrap_or_else(|| are_in(&all, UNCERTAIN));
    is_denial && mention(text, writer, Place::default()).is_none()
}

/// Where a comment is written.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Place<'a> {
    /// The number of the board.
    pub(super) board: Option<&'a str>,
    pub(super) room: Option<&'a str>,
    /// Whether no card had been played on the board: nothing can have been revoked on it.
    pub(super) is_before_play: bool,
    /// The suits led in the tricks up to the one under way, in their order; none where they are not known.
    pub(super) led: &'a [Option<usize>],
}

/// What the comment says of a revoke, if it says that there was one.
pub(super) fn mention(text: &str, writer: Writer, place: Place<'_>) -> Option<Mention> {
    let words = words(text);
    let possible = (0..words.len()).filter(|at| kind(&words[*at].word).is_some());
    let mut possible = possible.map(|at| Occurrence::at(&words, at));
    let stated = possible.find(|it| it.is_stated(writer, place))?;
    if place.is_before_play || stated.is_elsewhere(place) {
        Some(Mention::Elsewhere)
    } else {
        Some(Mention::Here)
    }
}

impl Occurrence<'_> {
    /// Whether it names a revoke that happened.
    fn is_stated(&self, writer: Writer, place: Place<'_>) -> bool {
        let is_recorder = writer == Writer::Recorder;
        if !self.is_revoke(is_recorder, place) || self.is_of_other_object() || self.is_signature() {
            return false;
        }
        let is_settled = is_recorder && any_in(self.rest(), ESTABLISHED);
        let is_asked = self.is_asked() && !(is_recorder && self.is_answered());
        let is_told = !self.is_denied()
            && (is_settled
                || !is_asked && (is_recorder && self.is_known() || !self.is_hypothetical()));
        if is_recorder {
            is_told && (self.is_asked() || !self.is_rule()) || self.is_refused()
        } else {
            // not of a joke, somebody or other, or the rules
            let someone = "someone somebody";
            let is_someone = is_past(&self.word.word) && is_near(self.who(), someone);
            let is_joke = |it: &Word| it.is_in(JOKES) && !(is_someone && it.is_in(someone));
            let is_unsure = is_near(self.next(), RULES) || self.all.iter().any(is_joke);
            let of_other_time = self.word.word.ends_with("ed") && names_other_time(self.all);
            is_told && (of_other_time || (is_someone || self.is_of_player()) && !is_unsure)
        }
    }

    fn is_revoke(&self, is_recorder: bool, place: Place<'_>) -> bool {
        let [before, behind] = [self.clause.last(), self.next()];
        let mut maker = self.clause.iter().rev().skip_while(|it| it.is_in(ARTICLES));
        let is_made = is_near(maker.next(), MAKES_REVOKE) || is_near(behind, OF_REVOKE);
        match kind(&self.word.word) {
            None => false,
            Some(Kind::Plain) => true,
            Some(Kind::Follow) => self.is_not_followed(is_recorder),
            Some(Kind::Refuse) => is_recorder && self.is_not_taken(),
            Some(Kind::Had) => is_recorder && self.is_had(),
            Some(Kind::Held) => is_recorder && self.is_held(place),
            Some(Kind::Ambiguous) if self.is_given_up() || self.is_chicane() => false,
            Some(Kind::Ambiguous) if is_made => true,
            Some(Kind::Ambiguous) => {
                let is_void = is_near(before, BEFORE_VOID)
                    || self.word.word.starts_with("renonsz") && is_near(behind, "van")
                    || is_near(behind, BEHIND_VOID) && !any_in(self.behind(4), TRICKS);
                let is_suit = |it: &Word| {
                    it.is_in(SUITS)
                        || it.word.chars().all(char::is_alphabetic) && suit_of(it).is_some()
                };
                let names_suit = self.behind(2).iter().any(is_suit);
                // to fail in a suit is not to have none
                let fails = self.word.word.starts_with("sv")
                    || self.word.word.starts_with("renoncé") && self.follows("a ont avait ayant");
                if names_suit && fails || self.word.word.starts_with("rifiut") {
                    return is_recorder && names_suit;
                }
                is_recorder
                    && !is_void
                    && !names_suit
                    && !is_near(before, SUITS)
                    && (!self.word.word.starts_with("renons")
                        || self.word.word.starts_with("renonsz")
                        || any_in(self.all, DIRECTORS))
            }
        }
    }

    /// `Nord est renonce`
    fn is_chicane(&self) -> bool {
        matches!(self.nearest(2), [who, is] if is.is_in("est")
            && (who.is_in(PLAYERS) || who.is_in("déclarant declarant joueur")))
    }

    /// `a renoncé à enchérir`: with no suit and no trick.
    fn is_given_up(&self) -> bool {
        let is_of_play = |it: &Word| it.is_in(SUITS) || it.is_in(TRICKS);
        let gives = self.word.word.starts_with("renonc") && is_near(self.next(), "à au aux");
        gives && !self.behind(4).iter().any(is_of_play)
    }

    /// `revoke: good morning from Perth` is signed with it.
    fn is_signature(&self) -> bool {
        let is_of_report =
            |it: &Word| is_of_play(it) || it.is_in(HEADINGS) || it.is_in(ESTABLISHED);
        let is_first = self.before.is_empty() && self.word.ends == Some(':');
        is_first && self.after.len() > 1 && !self.after.iter().any(is_of_report)
    }

    /// `revoked the decision`, `his medal was revoked`: neither a suit nor a trick, and no player did it.
    fn is_of_thing(&self) -> bool {
        let object = self.behind(4);
        let by_player = object.first().is_some_and(|it| it.is_in("by in on"));
        let has_object = object.len() > 1 && is_near(object.first(), OWNED);
        let is_past = is_past(&self.word.word);
        let acts = (is_past || self.is_governed()) && has_object;
        let is_done = is_past && any_in(self.nearest(2), IS) && !self.clause.iter().any(is_of_play);
        self.word.word.starts_with("revok")
            && (acts || is_done)
            && !((acts || by_player) && object.iter().any(is_of_play))
    }

    /// `the 2S bid was revoked`, `revoke the double!`, `his invitation has been revoked`.
    fn is_of_other_object(&self) -> bool {
        let is_past = is_past(&self.word.word);
        let names_bid = |it: &Word| it.is_in(BIDS) || is_call(&it.word);
        let is_passive = || self.clause.is_empty() || any_in(self.nearest(4), PASSIVE);
        let is_bid = || self.sentence.iter().any(names_bid) && is_passive();
        let is_undone = || {
            let object = self.behind(3);
            is_near(self.next(), OWNED)
                && (any_in(object, BIDS)
                    || is_past && any_in(object, RULES)
                    || self.word.word == "revoke" && any_in(object, "lead card"))
        };
        let is_undone_itself = || {
            let last = self.clause.last();
            let mut pairs = self.nearest(4).windows(2);
            pairs.any(|it| it[0].is_in(OTHER_OBJECTS) && it[1].is_in("of"))
                || last.is_some_and(|it| it.is_in(OTHER_OBJECTS) || is_call(&it.word))
        };
        any_in(self.behind(2), OTHER_OBJECTS)
            || self.is_of_thing()
            || is_undone()
            || self.next().is_some_and(|it| is_call(&it.word)) && any_in(self.all, BIDS)
            || is_past && (is_bid() || is_undone_itself())
    }
}

/// Whether a word says that something was done in the play.
fn is_of_play(it: &Word) -> bool {
    let mut lists = [PLAYERS, SUITS, TRICKS, CARD, ACTED_ON, NUMBERED, DIRECTORS].iter();
    lists.any(|list| it.is_in(list)) || suit_of(it).is_some()
}

/// A bid as it is typed: `2s`, `3nt`.
fn is_call(word: &str) -> bool {
    let strain = word.strip_prefix(|it| ('1'..='7').contains(&it));
    strain.is_some_and(|it| is_in(it, "c d h s n nt sa"))
}

#[cfg(test)]
mod tests {
    use super::*;

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
            let possible = is_possible(text.as_bytes());
            let read = possible.then(|| mention(text, writer, Place::default()));
            let read = match read.flatten() {
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
