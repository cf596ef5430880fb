//! A revoke told without a word for one: what was played, and that its player still had a card of the suit led.

use super::mention::Place;
use super::text::{Occurrence, Word, any_in, are_in, is_near, suit, suit_of};
#[allow(clippy::wildcard_imports)] // its lists
use super::vocabulary::*;
use std::ops::Range;

/// So many words before and behind one a play can stand that it speaks of.
const NEAR: usize = 24;

/// The suit that is led where only `trumps` or `the suit` names it: behind those of [`suit_of`].
const TRUMPS: usize = 4;

impl Place<'_> {
    /// Whether a suit may have been led when somebody is said to have had it: in the trick under way or the one before, or
    /// in any, where the comment speaks of an earlier one.
    fn is_led(&self, suit: usize, comment: &[Word]) -> bool {
        let is_late = self.led.len() == 13 || any_in(comment, TRICKS) || any_in(comment, EARLIER);
        let first = if is_late {
            0
        } else {
            self.led.len().saturating_sub(2)
        };
        let mut led = self.led[first..].iter();
        suit >= TRUMPS || self.led.is_empty() || led.any(|it| it.is_none_or(|it| it == suit))
    }
}

/// Whether a word may stand between `has` and a card: no other verb, and nothing that is no card.
fn may_describe(word: &Word) -> bool {
    let others = [
        NO_CARD, NEGATIONS, MODALS, PARTICLES, THROWS, IS, PLAYERS, DIRECTORS, BIDS, ON, CONDITIONS,
    ];
    let is_verb = kind(&word.word).is_some() || word.word.ends_with("ed");
    !word.ends_clause() && !is_verb && !others.iter().any(|it| word.is_in(it))
}

/// A place where the words may say what somebody played who did not follow suit.
struct Act<'a> {
    all: &'a [Word],
    at: usize,
}

impl Act<'_> {
    fn is_in(&self, list: Words) -> bool {
        self.all[self.at].is_in(list)
    }

    fn is_play(&self) -> bool {
        let mut lists = [THROWS, RUFFS, RENOUNCES].iter();
        lists.any(|it| self.is_in(it)) || self.is_out() || self.is_negated()
    }

    /// The words before it, so many at most.
    fn before(&self, most: usize) -> &[Word] {
        &self.all[self.at.saturating_sub(most)..self.at]
    }

    /// `showed out`, `no more`.
    fn is_out(&self) -> bool {
        are_in(&self.all[self.at..self.all.len().min(self.at + 2)], OUT_OF)
    }

    fn is_withdrawn(&self) -> bool {
        let object = &self.all[self.at + 1..self.all.len().min(self.at + 4)];
        self.is_in(WITHDRAWS) && !any_in(object, BIDS) && !any_in(object, OTHER_OBJECTS)
    }

    /// `did not play a heart`, `refused a trump`.
    fn is_negated(&self) -> bool {
        self.is_in(FAILS) || self.is_in(GIVES) && any_in(self.before(3), NEGATIONS)
    }

    /// Whether it has not happened.
    fn is_of_thought(&self) -> bool {
        let before = self.before(3);
        any_in(before, MODALS)
            || any_in(before, CONDITIONS)
            || any_in(before, NEGATIONS) && !self.is_negated() && !self.is_out()
    }

    /// Whether the suit that it names is the one led.
    fn names_led(&self) -> bool {
        self.is_in(RUFFS) || self.is_in(RENOUNCES) || self.is_out() || self.is_negated()
    }

    /// Whether it says by itself that the card was not of the suit led.
    fn is_discard(&self) -> bool {
        !self.is_in(PUTS)
    }

    /// The suit that was led, and the one that was played to it, where they are named.
    fn suits(&self, held_at: usize) -> [Option<usize>; 2] {
        let end = if self.at < held_at {
            held_at
        } else {
            self.all.len()
        };
        let behind = &self.all[self.at + 1..end.min(self.at + 9)];
        let on = behind.iter().position(|it| it.is_in(ON));
        let mut named = [None; 2];
        for (at, word) in behind.iter().enumerate() {
            let suit = suit_of(word).or_else(|| word.is_in(SUITS).then_some(TRUMPS));
            let is_led = self.names_led() || on.is_some_and(|on| on < at);
            let named = &mut named[usize::from(!is_led)];
            *named = named.or(suit);
        }
        if self.is_withdrawn() {
            named[1] = named[1].or_else(|| self.before(8).iter().rev().find_map(suit_of));
        }
        named
    }
}

impl Occurrence<'_> {
    /// `failed to follow suit`, `did not follow to the second spade`, `hat nicht bedient`; not of one who had none.
    pub(super) fn is_not_followed(&self, is_recorder: bool) -> bool {
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
            || are_in(self.all, OUT_OF)
            || any_in(self.nearest(4), "unable")
            || any_in(self.nearest(4), MODALS);
        let is_said = if is_recorder {
            has_suit || has_player
        } else {
            is_near(self.next(), "suit") && any_in(self.sentence, PLAYERS)
        };
        (fails || is_negated) && is_said && !shows_out
    }

    /// `ruffed with a heart still in his hand`; `no hearts? asks dummy, and declarer corrects himself`.
    pub(super) fn is_had(&self) -> bool {
        let is_none = self.word.word == "none" || any_in(self.sentence, NEGATIONS);
        let is_asked = is_none && self.word.ends == Some('?');
        let has_article = matches!(self.behind(2), [_, one] if one.is_in("a one"));
        let is_refused = self.word.is_in(RENOUNCES) && self.is_refused();
        let is_of_suit = self.word.is_in(RENOUNCES) || self.word.is_in(RUFFS) && has_article;
        is_refused
            || is_asked && are_in(self.after, CORRECTS)
            || is_of_suit && are_in(self.rest(), STILL)
    }

    /// `threw a club on the heart although he had one`, `a heart turned up after he had ruffed one`: what was played, the
    /// card that its player had, and that the two do not agree.
    pub(super) fn is_held(&self, place: Place<'_>) -> bool {
        let (at, all) = (self.before.len(), self.all);
        let Some(held) = self.held() else {
            return false;
        };
        let is_missed = self.word.is_in(MISSES);
        let rest = self.rest();
        let still = any_in(rest, STILLS) || are_in(rest, ALL_ALONG);
        let is_told = [PROGRAMS, DIRECTORS, NOTICED]
            .iter()
            .any(|it| any_in(all, it));
        // a long comment is not looked through for each of its words
        let acts = |places: Range<usize>| places.map(|it| Act { all, at: it });
        let mut earlier = acts(at.saturating_sub(NEAR)..at).rev();
        let mut later = acts(at + 1..all.len().min(at + NEAR));
        let withdrawn = earlier.clone().find(Act::is_withdrawn);
        let act = earlier.find(Act::is_play).or(withdrawn);
        let act = act.or_else(|| later.find(|it| it.is_play() || it.is_withdrawn()));
        let is_led = |suit: Option<usize>| suit.is_none_or(|it| place.is_led(it, all));
        let Some(act) = act else {
            let has_more = any_in(self.nearest(2), MORE) || any_in(self.behind(2), MORE) || still;
            let is_left = are_in(rest, ALL_ALONG) || is_told && has_more;
            return held.is_some() && is_led(held) && !is_missed && is_left && !self.turns_up();
        };
        let is_of_lead = self.word.is_in("led leads plays played");
        if is_of_lead && !act.is_out() || act.is_of_thought() {
            return false;
        }
        let [led, thrown] = act.suits(at);
        let between = &all[act.at.min(at)..all.len().min(act.at.max(at) + 9)];
        let with = self.word.is_in("with avec con med") && !act.is_out();
        let conceded = is_told
            || is_missed && held.is_some()
            || !is_missed && (any_in(between, CONCEDES) || any_in(self.nearest(2), CONCEDES));
        let conceded = still || !with && (conceded || act.is_withdrawn());
        let is_other = act.names_led() || act.is_discard() || thrown.is_some();
        match held {
            None => {
                conceded && (act.names_led() || led.is_some() || still || is_missed) && is_led(led)
            }
            Some(_) if thrown == held || led.is_some_and(|it| Some(it) != held && it < TRUMPS) => {
                false
            }
            Some(_) if led.is_some() && !act.is_negated() => !with || still,
            Some(_) => conceded && is_other && is_led(held),
        }
    }

    /// The suit of the card that somebody had, where it is named; nothing where it says of no card that somebody had it.
    fn held(&self) -> Option<Option<usize>> {
        let is_negated = any_in(self.nearest(2), NEGATIONS);
        let misses = self.word.is_in("see find notice");
        if any_in(self.nearest(4), MODALS) || is_negated != misses {
            return None;
        }
        if self.turns_up() {
            return self.sentence.iter().rev().find_map(suit_of).map(Some);
        }
        if self.word.is_in(IS) {
            return None;
        }
        let object = match self.behind(8) {
            [] => self.nearest(1), // `obwohl er noch Treff hatte`
            behind => behind,
        };
        let is_rank = |it: &&Word| it.is_in(RANKS) || it.is_in("of");
        let is_whole = |end: usize| object.get(end).is_none_or(|it| !it.is_in(NO_CARD));
        let counted = object.iter().take_while(is_rank).count();
        let mut words = 0;
        let is_before = |it: &&Word| {
            words += usize::from(!is_rank(it));
            suit_of(it).is_none() && (is_rank(it) || words < 3 && may_describe(it))
        };
        let described = object.iter().take_while(is_before).count();
        let suit = object.get(described).and_then(suit_of);
        if let Some(suit) = suit.filter(|_| is_whole(described + 1)) {
            return Some(Some(suit));
        }
        let is_one = object.get(counted).is_none_or(|it| it.is_in(AFTER_CARD))
            && !object[..counted].iter().all(|it| it.is_in(NO_RANKS));
        let is_mixed = self.word.is_in(MISSES) && any_in(object, COLOURS);
        (is_one || is_mixed).then_some(None)
    }

    /// Whether the card stands before it: `the last diamond was stuck behind the ace`.
    fn turns_up(&self) -> bool {
        let is_object = |it: &Word| it.is_in(RANKS) || suit_of(it).is_some();
        let is_suit = |it: &Word| suit_of(it).is_some();
        let is_there = any_in(self.behind(3), THERE) && self.clause.last().is_some_and(is_suit);
        let appears = !self.next().is_some_and(is_object) && self.sentence.iter().any(is_suit);
        self.word.is_in(TURNS_UP) && appears || self.word.is_in(IS) && is_there
    }

    /// `bbo refuses the card South played`; `the card, he has a heart`; `illegal card says bbo, he really played the C9`.
    pub(super) fn is_not_taken(&self) -> bool {
        let is_of_program = any_in(self.sentence, PROGRAMS) || any_in(self.rest(), PROGRAMS);
        let names = |it: &Word| suit(it).is_some() || it.is_in(CARD);
        let is_card = self.behind(4).iter().any(names) && any_in(self.clause, PROGRAMS);
        let is_played = any_in(self.behind(7), DISCARDS) || are_in(self.all, HAS_ONE);
        let is_players = |it: &Word| {
            let owner = it.word.strip_suffix("'s");
            owner.is_some_and(|it| is_in(it, PLAYERS))
        };
        let is_played = is_played || self.behind(4).iter().any(is_players);
        let is_of_suit = is_card && is_played && !any_in(self.clause, DIRECTORS);
        let is_illegal = self.word.is_in(ILLEGAL)
            && self.sentence.iter().chain(self.rest()).any(names)
            && [ENTERED, DISCARDS].iter().any(|it| any_in(self.all, it))
            && !any_in(self.all, BIDS);
        let is_refused = is_of_program && (is_of_suit || self.is_other_played());
        !any_in(self.clause, MODALS) && (is_refused || is_illegal)
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
}
