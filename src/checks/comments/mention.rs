//! Whether a comment says that somebody revoked: by its words, in the languages of players.
//!
//! A word for a revoke is not enough: "no revoke", "she needs a revoke" and "what if he revokes" name none. A recorder is
//! believed in doubt, as what is left out here is never reported; a spectator only when he says who revoked.

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
    /// The room.
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

    /// Whether a denial stands before it, with nothing but [`FILLERS`] between; `nobody at this table revoked`.
    fn is_negated(&self) -> bool {
        let mut before = self.clause.iter().rev().skip_while(|it| it.is_in(FILLERS));
        let is_other =
            |it: &Word| it.is_name || it.is_in(PLAYERS) || it.is_in(ASKS) || it.is_in(CONCEDES);
        let mut subject = self.nearest(5).iter().rev().take_while(|it| !is_other(it));
        is_near(before.next(), NEGATIONS)
            || !self.follows(DEFINITE) && subject.any(|it| it.is_in(NOBODY))
    }

    /// `no revoke`, `didn't revoke`, `not a revoke`, `revoke impossible`; but not `no damage by the revoke`.
    fn is_denied(&self) -> bool {
        // `revokkia ei ollut`, `verzaking was er niet`; not `the revoke cost nothing`
        let has_not_happened = || {
            let mut rest = self.behind(5).iter();
            let denial = rest.find(|it| it.is_in(NEGATIONS));
            let is_last = || rest.len() == 0 && self.is_named() && !is_near(denial, "nothing intet");
            denial.is_some() && (is_last() || rest.clone().any(|it| it.is_in(HAPPENS)))
        };
        (self.is_named() || self.word.is_in(REFUSE)) && self.is_negated()
            || any_in(self.behind(2), DENIALS)
            || has_not_happened()
            || are_in(self.all, UNCERTAIN)
            || is_near(self.rest().last(), RETRACTS)
            || any_in(self.nearest(5), SUSPECTS)
                && (any_in(self.after, CLEARED)
                    || any_in(self.after, NEGATIONS) && !any_in(self.after, ESTABLISHED))
            || are_in(self.sentence, ODDS) && self.follows("a any against on that")
    }

    /// `the program won't let me revoke, so I show another card`: what he could not enter has happened.
    pub(super) fn is_refused(&self) -> bool {
        let has = |list| any_in(self.all, list);
        let is_near = any_in(self.clause, REFUSES) || any_in(self.behind(4), REFUSES);
        let is_refused = is_near && (has(NEGATIONS) || has(NEGATIVES))
            || has(REFUSES) && has(NEGATIVES) && !self.is_negated();
        is_refused && (has(ENTERED) || has(ENTERS) && has(FIRST_PERSON))
    }

    /// Whether its sentence is a question. That of a player, `no spades?`, is none of the writer's.
    fn is_asked(&self) -> bool {
        let rest = self.rest();
        let is_players =
            || matches!(rest, [.., no, suit] if no.is_in(NEGATIONS) && suit.is_in(SUITS));
        let is_suspected = || self.word.is_in(HAD) || self.follows("possible alleged suspected");
        // `it is a revoke, what do I do?`
        let last = rest.split_inclusive(Word::ends_clause).skip(1).last();
        let is_next = || last.is_some_and(|it| is_near(it.first(), ASKS));
        let asks = || is_near(self.clause.first(), ASKS) || is_near(self.clause.first(), DID);
        rest.last().is_some_and(|it| it.ends == Some('?'))
            && !is_players()
            && !is_suspected()
            && (!is_next() || asks())
    }

    /// `did N revoke? yes`; `who revoked? north`.
    fn is_answered(&self) -> bool {
        let rest = self.rest();
        let mut answer = self.all[self.before.len() + rest.len()..].iter();
        let first = answer.find(|it| !it.is_in("a by"));
        let asks_who = || any_in(self.sentence, WHO) && first.is_some();
        let is_of_player = is_near(first, PLAYERS) || is_near(first, "it there");
        let is_done = is_of_player && (is_near(answer.next(), DID) || asks_who());
        (is_near(first, ANSWERS) || is_done) && !is_near(answer.next(), NEGATIONS)
    }

    /// `the revoke`, `West's revoke`, `because of a revoke`, outside a condition.
    fn is_known(&self) -> bool {
        let is_known = self
            .clause
            .last()
            .is_some_and(|it| it.is_in(DEFINITE) || is_owner(it))
            || any_in(self.clause, CAUSES)
            || are_in(self.clause, PAID);
        is_known && !self.is_conditional()
    }

    /// `if he revokes`, `needs a revoke`, `may revoke`, `to revoke`, `a revoke would be nice`.
    fn is_hypothetical(&self) -> bool {
        let is_bare = || {
            any_in(self.clause, WISHES) || any_in(self.behind(5), UNDECIDED) || self.is_governed()
        };
        let is_other = |it: &Word| it.is_in(NEGATIONS) || it.is_in(CONCEDES);
        let is_doubt = |it: &Word| it.is_in(DOUBTS) && (self.is_named() || !is_other(it));
        let is_doubted = self.clause.iter().any(is_doubt) && !any_in(self.clause, DIRECTORS);
        // `had he revoked`; `servirebbe`
        let is_first = |it: &Word| it.is_in("had hade hadde havde hätte wäre");
        let is_supposed = matches!(self.sentence, [had, who, ..] if is_first(had) && !who.is_in("a an the one two another"))
            || self
                .clause
                .iter()
                .any(|it| !it.is_name && is_conditional(&it.word))
            || are_in(self.sentence, WHETHER);
        self.is_conditional() || is_supposed || is_doubted || !self.is_finite() && is_bare()
    }

    /// Whether it is a word for a revoke.
    fn is_named(&self) -> bool {
        matches!(kind(&self.word.word), Some(Kind::Plain | Kind::Ambiguous))
    }

    /// Whether it says by its form that it happened; `allows revokes` has the noun.
    fn is_finite(&self) -> bool {
        self.follows("did")
            || !self.is_named()
            || is_past(&self.word.word) && !self.follows(WISHES) && !self.follows(REFUSES)
    }

    fn is_conditional(&self) -> bool {
        // `if you wonder: W revoked`
        let stated = self
            .sentence
            .iter()
            .rev()
            .take_while(|it| it.ends != Some(':'));
        let mut before = stated.filter(|it| !it.ends_clause());
        before.any(|it| it.is_in(CONDITIONS)) && !are_in(self.sentence, WONDERS)
            || is_near(self.next(), CONDITIONS)
    }

    /// Whether it is an infinitive; `due to revoke` has the noun.
    fn is_governed(&self) -> bool {
        let governs = |it: &Word| it.is_in(PARTICLES) || it.is_in(MODALS);
        let is_filler = |it: &&Word| it.is_in(FILLERS) && !governs(it);
        let filled = self.clause.iter().rev().skip_while(is_filler);
        let mut governing = filled.clone();
        // `admits to a revoke` has the noun
        let is_noun = matches!(self.nearest(2), [to, a] if to.is_in(PARTICLES) && a.is_in("a an"));
        let is_particle = governing.next().is_some_and(|it| it.is_in(PARTICLES))
            && !is_near(governing.next(), REASONS)
            && !is_noun;
        let mut modal = filled.skip_while(|it| it.is_in(PLAYERS));
        is_particle || is_near(modal.next(), MODALS)
    }

    /// The word before it, without [`HELPERS`].
    fn who(&self) -> Option<&Word> {
        let mut before = self.clause.iter().rev();
        before.find(|it| !it.is_in(HELPERS))
    }

    /// `S revoked`, `the revoke`, `Vetch revoked`, `revoke by S`, `S did not follow suit`.
    fn is_of_player(&self) -> bool {
        let who = self.who();
        let is_name = |it: &Word| it.is_name && is_past(&self.word.word);
        is_near(who, PLAYERS)
            || who.is_some_and(is_name)
            || self.follows(DEFINITE)
            || kind(&self.word.word) == Some(Kind::Follow)
            || is_near(self.next(), "by from") && any_in(self.behind(3), PLAYERS)
    }

    /// `revoke law`, `law 64 deals with revokes`, `players revoke when tired`, `in 1975 a revoke`: what holds or was in general.
    fn is_rule(&self) -> bool {
        let is_distant = |it: &Word| it.is_in(LAWS) || matches!(it.word.parse(), Ok(1930..=1999));
        let is_owned = self.clause.last().is_some_and(is_owner);
        let (before, behind) = (self.nearest(2), self.next());
        let is_any = self.follows("a any each every une eine een en un");
        let is_always = is_any && is_near(behind, IS_ALWAYS);
        let is_anybody = matches!(before, [one, who] if one.is_in(ANYBODY) && who.is_in("who that which"))
            || matches!(before, [any, one] if any.is_in("a any every each") && one.is_in(ANYBODY));
        let begins = is_near(self.all.first(), "a any every each when");
        let is_general = begins || !any_in(self.sentence, "is was it");
        is_anybody && is_general && !self.word.word.ends_with("ed")
            || is_always && (any_in(self.clause, RULES) || any_in(self.rest(), IN_GENERAL))
            || are_in(self.behind(5), EACH_TIME)
            || is_near(self.next(), GENERAL)
            || is_near(self.next(), COSTS) && !self.is_known()
            || self.follows(PEOPLE) && !is_past(&self.word.word)
            || self.sentence.iter().any(is_distant)
                && !self.is_of_player()
                && !is_owned
                && !are_in(self.sentence, RULING)
            || is_near(self.clause.first(), WHOEVER)
            || self.follows("once")
    }

    /// `at the other table`, `on the last board`: in its sentence, or as a heading; not where `the other room made 9`.
    fn is_elsewhere(&self, place: Place<'_>) -> bool {
        let start = self.before.len() - self.sentence.len();
        let end = self.before.len() + 1 + self.behind(usize::MAX).len();
        let others = [&self.all[..start], &self.all[end..]].into_iter();
        let mut others = others.flat_map(|it| it.split_inclusive(Word::ends_clause));
        names_elsewhere(&self.all[start..end], place)
            || others.any(|part| {
                let subject = 1 + usize::from(is_near(part.first(), DEFINITE));
                let subject = if part.len() > 2 { subject } else { 0 };
                part.len() <= 5 && names_elsewhere(&part[subject..], place)
            })
    }
}

/// Whether a word is a verb that says what would be.
fn is_conditional(word: &str) -> bool {
    let endings = [
        "łby", "łoby", "łaby", "rebbe", "rebbero", "rait", "raient", "ría", "rían", "ria",
    ];
    endings
        .iter()
        .any(|it| word.len() > 5 && word.ends_with(it))
}

/// `west's`, `wests`
fn is_owner(it: &Word) -> bool {
    it.word.ends_with("'s") || it.is_in("norths souths easts wests declarers dummys")
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

/// `at the other table`, `on the last board`, `on board 7` on another one, `in the closed room`, `yesterday`.
fn names_elsewhere(words: &[Word], place: Place<'_>) -> bool {
    let is_other = words.windows(2).any(|pair| {
        let [one, next] = [&pair[0], &pair[1]];
        let is_other_board = one.is_in(NUMBERED) && Some(&*next.word) != place.board;
        let is_next = one.word.parse::<u8>().is_ok() && next.is_in("bordda masada leosztásban");
        is_next || next.word.parse::<u8>().is_ok() && (is_other_board || one.is_in(TABLES))
    });
    let is_room = |name| place.room.is_some_and(|it| it.eq_ignore_ascii_case(name));
    is_other
        || are_in(words, CLOSED_ROOM) && !is_room("closed")
        || are_in(words, OPEN_ROOM) && !is_room("open")
        || any_in(words, YESTERDAY)
        || names_other_time(words)
        || are_in(words, ELSEWHERE)
}

/// `two years ago`, `before the break`, `in the 1976 final`.
fn names_other_time(words: &[Word]) -> bool {
    let text: Vec<_> = words.iter().map(|it| &*it.word).collect();
    let text = format!(" {} ", text.join(" "));
    let is_said = |phrase: &str| text.contains(&format!(" {phrase} "));
    let is_year = |pair: &[Word]| {
        pair[0].is_in("in the since from of en im w i vm op årets")
            && matches!(pair[1].word.parse(), Ok(1930..=2099))
    };
    OTHER_TIMES.split(',').any(|it| is_said(it.trim()))
        || words.windows(2).any(is_year)
        || matches!(words, [.., at, last] if last.is_in("once") && !at.is_in("at"))
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
