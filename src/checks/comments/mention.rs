//! Whether a comment says that somebody revoked: by its words, in the languages of players.
//!
//! A word for a revoke is not enough: "no revoke", "she needs a revoke" and "what if he revokes" name none. A recorder is
//! believed in doubt, as what is left out here is never reported; a spectator only when he says who revoked.

#[allow(clippy::wildcard_imports)] // its lists
use super::vocabulary::*;

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

/// Recorders of BBO have accounts such as `vugraphab`, some of them misspelt. A director speaks of what he was called for;
/// `Q: did he revoke? A: yes` names nobody.
fn is_recorders(account: &str) -> bool {
    let beginnings = ["vug", "vgra", "vurg", "vuru", "vgur"];
    let is_operator = beginnings.iter().any(|it| account.starts_with(it));
    let words = || {
        account
            .split(|it| !is_of_word(it))
            .filter(|it| !it.is_empty())
    };
    let is_of_director = |it| is_in(it, DIRECTORS) || is_in(it, "bbo the chief head our main");
    is_operator
        || words().any(|it| is_in(it, OPERATORS))
        || words().all(is_of_director) && words().any(|it| is_in(it, DIRECTORS))
        || is_in(account, "q a")
}

/// Whether what stands before a colon can be the name of an account: `RDS Reno`, `vugraph 12`; not `Ruling`, `Trick 4`,
/// `West`, `21` of `21:14`, or the beginning of a report.
pub(super) fn is_account(name: &str) -> bool {
    let words = words(name);
    let is_of_play = |it: &Word| it.is_in(PLAYERS) || !it.word.contains(char::is_alphabetic);
    let is_heading = |it: &Word| it.is_in(HEADINGS) || it.is_in(ESTABLISHED);
    let names = words.iter().filter(|it| kind(&it.word).is_none());
    // `Johnny Revoke`
    let is_plain = |it: &Word| !is_of_play(it) && !it.is_in(OF_REPORTS) && !it.is_in(TRICKS);
    let is_name = is_full_name(name, 2) && names.clone().count() == 1 && words.iter().all(is_plain);
    is_recorders(&name.to_lowercase())
        || !words.iter().any(is_heading)
            && (is_name || names.count() == words.len() && !words.iter().all(is_of_play))
}

/// Whether a text is so many words or more with capitals, as names are: `Anna van der Berg`, `O'Hara`.
pub(super) fn is_full_name(text: &str, least: usize) -> bool {
    let mut words = text.split([' ', '.', '_', '-']).filter(|it| !it.is_empty());
    let is_capital = |it: &str| it.starts_with(char::is_uppercase) || is_in(it, OF_NAMES);
    let is_letter = |it: char| it.is_alphabetic() || matches!(it, '\'' | '’');
    (least..=6).contains(&words.clone().count())
        && words.all(|it| is_capital(it) && it.chars().all(is_letter))
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
}

/// What the comment says of a revoke, if it says that there was one.
pub(super) fn mention(text: &str, writer: Writer, place: Place<'_>) -> Option<Mention> {
    let words = words(text);
    let possible = (0..words.len()).filter(|at| kind(&words[*at].word).is_some());
    let mut possible = possible.map(|at| Occurrence::at(&words, at));
    let stated = possible.find(|it| it.is_stated(writer))?;
    if place.is_before_play || stated.is_elsewhere(place) {
        Some(Mention::Elsewhere)
    } else {
        Some(Mention::Here)
    }
}

/// So many words before and behind one a play can stand that it speaks of.
const NEAR: usize = 24;

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
        if !self.is_revoke(is_recorder) || self.is_of_other_object() || self.is_signature() {
            return false;
        }
        let is_settled = is_recorder && any_in(self.rest(), ESTABLISHED);
        let is_asked = self.is_asked() && !(is_recorder && self.is_answered());
        let is_told = !self.is_denied()
            && (is_settled
                || !is_asked && (is_recorder && self.is_known() || !self.is_hypothetical()));
        if is_recorder {
            is_told && !self.is_rule() || self.is_refused()
        } else {
            // not of a joke, somebody or other, or the rules
            let is_unsure = is_near(self.next(), RULES) || any_in(self.all, JOKES);
            is_told && self.is_of_player() && !is_unsure
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
            Some(Kind::Refuse) => is_recorder && self.is_not_taken(),
            Some(Kind::Had) => is_recorder && self.is_had(),
            Some(Kind::Held) => is_recorder && self.is_held(),
            Some(Kind::Ambiguous) if self.is_given_up() => false,
            Some(Kind::Ambiguous) if is_made => true,
            Some(Kind::Ambiguous) => {
                let is_void = is_near(before, BEFORE_VOID)
                    || is_near(behind, BEHIND_VOID) && !any_in(self.behind(4), TRICKS);
                let names_suit = any_in(self.behind(2), SUITS);
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
                    && (!self.word.word.starts_with("renons") || any_in(self.all, DIRECTORS))
            }
        }
    }

    /// `failed to follow suit`, `did not follow to the second spade`, `hat nicht bedient`; not of one who had none.
    fn is_not_followed(&self) -> bool {
        let nearest = self.nearest(2);
        let fails = self.word.is_in(NOT_FOLLOWED) || any_in(nearest, FAILS);
        let mut before = self.clause.iter().rev();
        let governs = before.find(|it| !it.is_in(FILLERS) && !it.is_in(SUITS));
        let is_negated = is_near(governs, NEGATIONS) || any_in(self.behind(2), NEGATIONS);
        let is_led = |it: &[Word]| any_in(it, SUITS) || any_in(it, TRICKS);
        let has_suit = is_led(self.behind(4)) || is_led(nearest);
        let is_all =
            is_near(self.next(), ALTHOUGH) || self.next().is_none_or(|it| it.is_in(NEGATIONS));
        let has_player = is_all && !self.word.is_in(RESPONDS) && any_in(self.sentence, PLAYERS);
        let shows_out = any_in(self.all, SHOWS_OUT)
            || any_in(self.nearest(4), "unable")
            || any_in(self.nearest(4), MODALS);
        (fails || is_negated) && (has_suit || has_player) && !shows_out
    }

    /// `ruffed with a heart still in his hand`; `no hearts? asks dummy, and declarer corrects himself`.
    fn is_had(&self) -> bool {
        let is_none = self.word.word == "none" || any_in(self.sentence, NEGATIONS);
        let is_asked = is_none && self.word.ends == Some('?');
        let has_article = matches!(self.behind(2), [_, one] if one.is_in("a one"));
        let is_refused = self.word.is_in(RENOUNCES) && self.is_refused();
        let is_of_suit = self.word.is_in(RENOUNCES) || self.word.is_in(RUFFS) && has_article;
        is_refused
            || is_asked && are_in(self.after, CORRECTS)
            || is_of_suit && are_in(self.rest(), STILL)
    }

    /// `threw a club on the heart although he had one`, `a heart turned up after he had ruffed one`.
    fn is_held(&self) -> bool {
        let (at, all) = (self.before.len(), self.all);
        let is_out = |place: usize| are_in(&all[place..all.len().min(place + 2)], OUT_OF);
        let ruffs = |place| {
            let word: &Word = &all[place];
            word.is_in(RUFFS) || word.is_in(RENOUNCES) || is_out(place)
        };
        let is_play = |place: &usize| all[*place].is_in(THROWS) || ruffs(*place);
        let is_suit = |it: &Word| suit_of(it).is_some();
        let has_object = self.next().is_some_and(|it| it.is_in(RANKS) || is_suit(it));
        let turns_up =
            self.word.is_in(TURNS_UP) && !has_object && self.sentence.iter().any(is_suit);
        let object = match self.behind(8) {
            _ if turns_up => self.sentence,
            [] => self.nearest(1), // `obwohl er noch Treff hatte`
            behind => behind,
        };
        let is_rank = |it: &Word| it.is_in(RANKS) || it.is_in("of");
        let counted = object.iter().take_while(|it| is_rank(it)).count();
        let is_whole =
            |end: usize| turns_up || object.get(end).is_none_or(|it| it.is_in(AFTER_CARD));
        let suit = object.iter().position(is_suit);
        let suit = suit.filter(|it| (turns_up || *it <= counted) && is_whole(it + 1));
        let is_one = is_whole(counted) && !object[..counted].iter().all(|it| it.is_in(NO_RANKS));
        let held = suit.and_then(|it| suit_of(&object[it]));
        let may = any_in(self.nearest(4), MODALS) || any_in(self.nearest(2), NEGATIONS);
        if may || held.is_none() && !is_one {
            return false;
        }
        // a long comment is not looked through for each of its words
        let later = || (at + 1..all.len().min(at + NEAR)).find(is_play);
        let earlier = (at.saturating_sub(NEAR)..at).rev().find(is_play);
        let place = earlier.or_else(later);
        let rest = self.rest();
        let still = any_in(rest, STILLS) || are_in(rest, ALL_ALONG);
        let Some(place) = place else {
            return held.is_some() && !turns_up && are_in(rest, ALL_ALONG);
        };
        let could = &all[place.saturating_sub(3)..place];
        let is_led = self.word.is_in("led leads plays played") || any_in(could, NEGATIONS);
        if is_led && !is_out(place) || any_in(could, MODALS) || any_in(could, CONDITIONS) {
            return false;
        }
        let end = if place < at { at } else { all.len() };
        let behind = &all[place + 1..end.min(place + 9)];
        let on = behind.iter().position(|it| it.is_in(ON));
        let is_led = |it: &usize| ruffs(place) || on.is_some_and(|on| on < *it);
        let suits = || (0..behind.len()).filter(|it| is_suit(&behind[*it]));
        let led = suits().find(is_led).and_then(|it| suit_of(&behind[it]));
        let thrown = suits()
            .find(|it| !is_led(it))
            .and_then(|it| suit_of(&behind[it]));
        let between = &all[place.min(at)..all.len().min(place.max(at) + 9)];
        let with = self.word.is_in("with avec con med") && !is_out(place);
        let conceded = any_in(between, CONCEDES) || any_in(all, PROGRAMS);
        let conceded = still || !with && conceded;
        match held {
            None => conceded && (ruffs(place) || led.is_some() || still),
            Some(_) if thrown == held || led.is_some() && led != held => false,
            Some(_) if led.is_some() => !with || still,
            Some(_) => conceded && (ruffs(place) || thrown.is_some()),
        }
    }

    /// `bbo refuses the card South played`; `the card, he has a heart`.
    fn is_not_taken(&self) -> bool {
        let is_of_program = any_in(self.sentence, PROGRAMS) || any_in(self.rest(), PROGRAMS);
        let names = |it: &Word| suit(it).is_some() || it.is_in(CARD);
        let is_card = self.behind(4).iter().any(names) && any_in(self.clause, PROGRAMS);
        let is_played = any_in(self.behind(7), DISCARDS) || are_in(self.all, HAS_ONE);
        let is_of_suit = is_card && is_played && !any_in(self.clause, DIRECTORS);
        is_of_program && !any_in(self.clause, MODALS) && (is_of_suit || self.is_other_played())
    }

    /// `bbo refuses the heart, he followed with a club`: another discard says nothing of the suit led.
    fn is_other_played(&self) -> bool {
        let is_play = |it: &&Word| it.is_in(DISCARDS);
        let played = self.sentence.iter().rfind(is_play);
        let Some(played) = played.or_else(|| self.after.iter().find(is_play)) else {
            return false;
        };
        let mut since = self.all.iter().skip_while(|it| !std::ptr::eq(*it, played));
        let refused = self.refused();
        let is_revoke = (since.find_map(suit) == refused) == played.is_in(RUFFS);
        refused.is_some() && is_revoke
    }

    /// The suit of `refuses the heart`, with nothing more of it behind.
    fn refused(&self) -> Option<&'static str> {
        let behind = self.behind(6);
        let at = behind.iter().position(|it| suit(it).is_some())?;
        let is_all = behind[at].ends_clause() || behind.get(at + 1).is_none_or(|it| it.is_in(LEFT));
        let is_counted = behind[..at].iter().all(|it| it.is_in(COUNTED));
        (is_all && is_counted).then(|| suit(&behind[at]))?
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
            is_near(self.next(), DEFINITE)
                && (any_in(object, BIDS) || is_past && any_in(object, RULES))
        };
        let is_undone_itself = || {
            let last = self.clause.last();
            last.is_some_and(|it| it.is_in(OTHER_OBJECTS) || is_call(&it.word))
        };
        any_in(self.behind(2), OTHER_OBJECTS)
            || self.is_of_thing()
            || is_undone()
            || is_past && (is_bid() || is_undone_itself())
    }

    /// Whether a denial stands before it, with nothing but [`FILLERS`] between.
    fn is_negated(&self) -> bool {
        let mut before = self.clause.iter().rev().skip_while(|it| it.is_in(FILLERS));
        before.next().is_some_and(|it| it.is_in(NEGATIONS))
    }

    /// `no revoke`, `didn't revoke`, `not a revoke`, `revoke impossible`; but not `no damage by the revoke`.
    fn is_denied(&self) -> bool {
        let is_follow = matches!(
            kind(&self.word.word),
            Some(Kind::Follow | Kind::Had | Kind::Held)
        );
        let has_not_happened = || {
            let mut rest = self.behind(5).iter();
            rest.any(|it| it.is_in(NEGATIONS)) && rest.any(|it| it.is_in(HAPPENS))
        };
        !is_follow && self.is_negated()
            || any_in(self.behind(2), DENIALS)
            || has_not_happened()
            || are_in(self.all, UNCERTAIN)
            || is_near(self.rest().last(), RETRACTS)
            || are_in(self.sentence, ODDS) && self.follows("a any against on that")
    }

    /// `the program won't let me revoke, so I show another card`: what he could not enter has happened.
    fn is_refused(&self) -> bool {
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
        rest.last().is_some_and(|it| it.ends == Some('?')) && !is_players() && !is_suspected()
    }

    /// `did N revoke? yes`.
    fn is_answered(&self) -> bool {
        let behind = &self.all[self.before.len() + self.rest().len()..];
        is_near(behind.iter().find(|it| !it.is_in("a")), ANSWERS)
    }

    /// The rest of its sentence, from it on.
    fn rest(&self) -> &'a [Word] {
        let rest = &self.all[self.before.len()..];
        let end = rest.iter().position(Word::ends_sentence);
        end.map_or(rest, |end| &rest[..=end])
    }

    /// `the revoke`, `West's revoke`, `because of a revoke`, outside a condition.
    fn is_known(&self) -> bool {
        let is_owned = |it: &Word| it.is_in(DEFINITE) || it.word.ends_with("'s");
        let is_known = self.clause.last().is_some_and(is_owned) || any_in(self.clause, CAUSES);
        is_known && !self.is_conditional()
    }

    /// `if he revokes`, `needs a revoke`, `may revoke`, `to revoke`, `a revoke would be nice`.
    fn is_hypothetical(&self) -> bool {
        let is_bare = || {
            any_in(self.clause, WISHES) || any_in(self.behind(5), UNDECIDED) || self.is_governed()
        };
        self.is_conditional() || any_in(self.clause, DOUBTS) || !self.is_finite() && is_bare()
    }

    /// Whether it says by its form that it happened; `allows revokes` has the noun.
    fn is_finite(&self) -> bool {
        self.follows("did")
            || !matches!(kind(&self.word.word), Some(Kind::Plain | Kind::Ambiguous))
            || is_past(&self.word.word) && !self.follows(WISHES) && !self.follows(REFUSES)
    }

    fn is_conditional(&self) -> bool {
        let mut before = self.sentence.iter().filter(|it| !it.ends_clause());
        before.any(|it| it.is_in(CONDITIONS)) && !are_in(self.sentence, WONDERS)
            || is_near(self.next(), CONDITIONS)
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

    /// `revoke law`, `law 64 deals with revokes`, `players revoke when tired`, `in 1975 a revoke`: what holds or was in general.
    fn is_rule(&self) -> bool {
        let is_distant = |it: &Word| it.is_in(LAWS) || matches!(it.word.parse(), Ok(1930..=1999));
        let is_owned = self.clause.last().is_some_and(|it| it.word.ends_with("'s"));
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
            || self.sentence.iter().any(is_distant) && !self.is_of_player() && !is_owned
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

    fn follows(&self, list: Words) -> bool {
        is_near(self.clause.last(), list)
    }

    fn next(&self) -> Option<&'a Word> {
        self.behind(1).first()
    }

    /// The last words of its clause before it, so many at most.
    fn nearest(&self, most: usize) -> &'a [Word] {
        &self.clause[self.clause.len().saturating_sub(most)..]
    }

    /// The words of its clause behind it, so many at most.
    fn behind(&self, most: usize) -> &'a [Word] {
        let clause = &self.all[self.before.len()..];
        let end = clause.iter().position(Word::ends_clause);
        &clause[1..=most.min(end.unwrap_or(clause.len() - 1))]
    }
}

/// Whether a word says that something was done in the play.
fn is_of_play(it: &Word) -> bool {
    let mut lists = [PLAYERS, SUITS, TRICKS, CARD, ACTED_ON, NUMBERED, DIRECTORS].iter();
    lists.any(|list| it.is_in(list)) || suit_of(it).is_some()
}

fn is_near(word: Option<&Word>, list: Words) -> bool {
    word.is_some_and(|it| it.is_in(list))
}

fn any_in(words: &[Word], list: Words) -> bool {
    words.iter().any(|it| it.is_in(list))
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
fn names_elsewhere(words: &[Word], place: Place<'_>) -> bool {
    let is_other = words.windows(2).any(|pair| {
        let [one, next] = [&pair[0], &pair[1]];
        let is_other_board = one.is_in(NUMBERED) && Some(&*next.word) != place.board;
        next.word.parse::<u8>().is_ok() && (is_other_board || one.is_in(TABLES))
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
    OTHER_TIMES.lines().any(is_said)
        || words.windows(2).any(is_year)
        || matches!(words, [.., at, last] if last.is_in("once") && !at.is_in("at"))
}

/// The suit that an English word names, alone or with a card: `heart`, `hearts4`.
fn suit(word: &Word) -> Option<&'static str> {
    let mut suits = ["spade", "heart", "diamond", "club"].into_iter();
    suits.find(|it| word.word.starts_with(it))
}

/// The suit of a word for one, or of a card: `heart`, `carreau`, `h9`.
fn suit_of(word: &Word) -> Option<usize> {
    let is_rank = |it| is_in(it, "2 3 4 5 6 7 8 9 10 t j q k a");
    let is_card = |suit| word.word.strip_prefix(suit).is_some_and(is_rank);
    let english = suit(word).map(|it| &it[..1]);
    let letter = "shdc".find(|it| english.is_some_and(|own| own.starts_with(it)) || is_card(it));
    letter.or_else(|| EACH_SUIT.lines().position(|it| word.is_in(it)))
}

/// The words behind the last that ends something.
fn tail(words: &[Word], ends: impl Fn(&Word) -> bool) -> &[Word] {
    let last = words.iter().rposition(ends);
    &words[last.map_or(0, |place| place + 1)..]
}

fn words(text: &str) -> Vec<Word> {
    let mut text = format!(" {} ", text.to_lowercase());
    for (written, read) in SPELLINGS.lines().filter_map(|it| it.split_once('|')) {
        text = text.replace(written, &read.replace('_', " "));
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
        for account in [
            "vugraphzz",
            "VUGRAPH1",
            "vugrahpab",
            "Scorer",
            "bbo operator",
            "BBO_TD",
        ] {
            assert_eq!(Writer::of(Some(account)), Writer::Recorder);
        }
        assert_eq!(Writer::of(None), Writer::Recorder);
        for account in ["jbgood", "TD Vetch"] {
            assert_eq!(Writer::of(Some(account)), Writer::Spectator);
        }
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
