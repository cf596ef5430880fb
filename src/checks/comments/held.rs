//! A revoke told without a word for one: what was played, and that its player still had a card of the suit led.

use super::mention::Place;
use super::text::{Occurrence, Word, any_in, are_in, is_near, suit_of};
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
    let is_verb = || kind(&word.word).is_some() || word.word.ends_with("ed");
    let may = || !word.ends_clause() && !is_verb() && !others.iter().any(|it| word.is_in(it));
    suit_of(word).is_none() && (word.is_in(RANKS) || word.is_in("of") || may())
}

/// A word that may say what somebody played who did not follow suit.
impl Occurrence<'_> {
    fn is_play(&self) -> bool {
        let mut lists = [THROWS, RUFFS, RENOUNCES].iter();
        lists.any(|it| self.word.is_in(it)) || self.is_out() || self.fails()
    }

    /// `showed out`, `no more`.
    fn is_out(&self) -> bool {
        are_in(
            &self.all[self.before.len()..][..=self.behind(1).len()],
            OUT_OF,
        )
    }

    fn is_withdrawn(&self) -> bool {
        let object = self.behind(3);
        self.word.is_in(WITHDRAWS) && !any_in(object, BIDS) && !any_in(object, OTHER_OBJECTS)
    }

    /// `did not play a heart`, `refused a trump`.
    fn fails(&self) -> bool {
        self.word.is_in(FAILS) || self.word.is_in(GIVES) && any_in(self.nearest(3), NEGATIONS)
    }

    /// The first letter of the seat that is named before it, if that is the last player named there.
    fn seat(&self) -> Option<char> {
        // within a clause they may be `and`, or `on`
        let named = self.clause.iter().skip(1).filter(|it| !it.is_in("e sur"));
        let first = self.clause.first();
        let mut who = first.into_iter().chain(named);
        let who = who.rfind(|it| it.is_in(PLAYERS))?;
        who.word.chars().next().filter(|_| who.is_in(SEATS))
    }

    /// Whether it has not happened.
    fn is_of_thought(&self) -> bool {
        let before = self.nearest(3);
        any_in(before, MODALS)
            || any_in(before, "about wanted wants tried")
            || any_in(before, CONDITIONS)
            || any_in(before, NEGATIONS) && !self.fails() && !self.is_out()
    }

    /// Whether the suit that it names is the one led.
    fn names_led(&self) -> bool {
        self.word.is_in(RUFFS) || self.word.is_in(RENOUNCES) || self.is_out() || self.fails()
    }

    /// The suit that was led, and the one that was played to it, where they are named: behind it, or before it, as where
    /// the verb is the last word. What names the card that was held, at a place, is none of them.
    fn suits(&self, held_at: usize) -> [Option<usize>; 2] {
        let (at, all) = (self.before.len(), self.all);
        let end = if at < held_at { held_at } else { all.len() };
        let behind = &all[at + 1..end.min(at + 9)];
        let crossed = if self.is_withdrawn() { 8 } else { 0 };
        let mut start = at.saturating_sub(self.clause.len().max(crossed));
        if (start..at).contains(&held_at) {
            start = at;
        }
        let suit = |it: &Word| {
            let named = suit_of(it).or_else(|| it.is_in(SUITS).then_some(TRUMPS));
            named.filter(|_| !it.is_in(HELPERS)) // `ha`
        };
        let is_behind = behind.iter().any(|it| suit(it).is_some());
        let words = if is_behind { behind } else { &all[start..at] };
        let on = words.iter().position(|it| it.is_in(ON));
        let mut named = [None; 2];
        for (at, word) in words.iter().enumerate() {
            let is_thrown = !self.names_led() && on.is_none_or(|on| at < on);
            let named = &mut named[usize::from(is_thrown)];
            *named = if is_behind || !is_thrown {
                named.or_else(|| suit(word))
            } else {
                suit(word).or(*named)
            };
        }
        named
    }
}

impl Occurrence<'_> {
    /// `failed to follow suit`, `did not follow to the second spade`, `hat nicht bedient`; not of one who had none.
    pub(super) fn is_not_followed(&self, is_recorder: bool) -> bool {
        let nearest = self.nearest(3);
        let fails = self.word.is_in(NOT_FOLLOWED)
            || any_in(nearest, FAILS)
            || any_in(nearest, INSTEAD)
            || is_near(self.next(), FAILS);
        let mut before = self.clause.iter().rev();
        let governs = before.find(|it| !it.is_in(FILLERS) && !it.is_in(SUITS));
        let is_negated = is_near(governs, NEGATIONS) || any_in(self.behind(2), NEGATIONS);
        let is_led = |it: &[Word]| any_in(it, SUITS) || any_in(it, TRICKS);
        let has_suit = is_led(self.behind(5)) || is_led(nearest);
        let is_all =
            is_near(self.next(), ALTHOUGH) || self.next().is_none_or(|it| it.is_in(NEGATIONS));
        let by_player = is_near(self.next(), "by von par door di przez af av")
            && any_in(self.behind(3), PLAYERS);
        let has_player =
            by_player || is_all && !self.word.is_in(RESPONDS) && any_in(self.sentence, PLAYERS);
        let shows_out = any_in(self.all, SHOWS_OUT)
            || are_in(self.all, OUT_OF)
            || any_in(self.nearest(4), MODALS);
        let is_said = if is_recorder {
            has_suit || has_player
        } else {
            is_near(self.next(), "suit") && any_in(self.sentence, PLAYERS)
        };
        // `he should have followed with the ten` is how to play
        let is_last = self.next().is_none() || is_near(self.next(), SUITS) || has_suit;
        let is_due = is_recorder && is_last && are_in(self.nearest(4), OUGHT);
        let is_due = is_due && any_in(self.sentence, PLAYERS);
        is_due || is_said && (fails || is_negated) && !shows_out
    }

    /// `ruffed with a heart still in his hand`; `no hearts? asks dummy, and declarer corrects himself`.
    pub(super) fn is_had(&self) -> bool {
        let is_none = self.word.word == "none" || any_in(self.sentence, NEGATIONS);
        let is_asked = is_none && self.word.ends == Some('?');
        let is_refused = self.word.is_in(RENOUNCES) && self.is_refused();
        is_refused
            || is_asked && (are_in(self.after, CORRECTS) || any_in(self.after, OOPS))
            || self.word.is_in(RENOUNCES) && are_in(self.rest(), STILL)
    }

    /// `threw a club on the heart although he had one`, `a heart turned up after he had ruffed one`: what was played, the
    /// card that its player had, and that the two do not agree.
    pub(super) fn is_held(&self, place: Place<'_>) -> bool {
        let (at, all) = (self.before.len(), self.all);
        if self.is_withdrawn() && (are_in(all, PENALTY_CARD) && !any_in(all, OUT_OF_TURN)) {
            return true;
        }
        let held = self.held().filter(|_| !are_in(self.rest(), IN_TIME));
        let Some(held) = held else {
            return false;
        };
        let is_missed = self.word.is_in(MISSES);
        let rest = self.rest();
        let still = any_in(rest, STILLS) || are_in(rest, ALL_ALONG);
        // a long comment is not looked through for each of its words
        let is_told = || {
            let mut lists = [PROGRAMS, DIRECTORS, NOTICED].iter();
            lists.any(|it| any_in(all, it))
        };
        let acts = |places: Range<usize>| places.map(|it| Occurrence::at(all, it));
        let mut earlier = acts(at.saturating_sub(NEAR)..at).rev();
        let mut later = acts(at + 1..all.len().min(at + NEAR));
        let withdrawn = earlier.clone().find(Occurrence::is_withdrawn);
        let act = earlier.find(Occurrence::is_play).or(withdrawn);
        let act = act.or_else(|| later.find(|it| it.is_play() || it.is_withdrawn()));
        let is_led = |suit: Option<usize>| suit.is_none_or(|it| place.is_led(it, all));
        let Some(act) = act else {
            let behind = self.behind(9);
            let has_more = any_in(self.nearest(2), MORE)
                || any_in(&behind[..behind.len().min(2)], MORE)
                || is_near(behind.last(), MORE)
                || any_in(self.nearest(4), THOUGH)
                || still
                || are_in(all, PENALTY_CARD);
            // `he had a spade left`, `he realised that he had one`, `h8 found in his hand`
            let is_end = |it: &Word| it.is_in(STILLS) || it.is_in(MORE) || suit_of(it).is_some();
            let is_last = || behind.last().is_none_or(is_end);
            let is_short = self.word.is_in(FINDS) && all.len() < NEAR;
            let is_found = || is_short && has_more && is_last();
            let is_seen =
                || is_short && (any_in(self.nearest(6), REALISES) || any_in(behind, HIDES));
            let is_left =
                are_in(rest, ALL_ALONG) || any_in(rest, AFTER_ALL) || has_more && is_told();
            let is_left = is_left || is_found() || is_seen();
            return held.is_some()
                && is_led(held)
                && !is_missed
                && if self.turns_up() {
                    still && any_in(rest, EARLIER)
                } else {
                    is_left
                };
        };
        let is_of_lead = self.word.is_in("led leads plays played");
        let is_later = !act.names_led() && any_in(self.before, "later now then next");
        if is_of_lead && !act.is_out() && !is_later || act.is_of_thought() {
            return false;
        }
        // `S ruffs, but W still has the HQ`
        let [player, holder] = [&act, self].map(Occurrence::seat);
        if player.is_some() && holder.is_some() && player != holder {
            return false;
        }
        // `obwohl er noch Treff hatte`
        let [led, thrown] = act.suits(at - usize::from(at > 0 && self.behind(1).is_empty()));
        let act_at = act.before.len();
        let between = &all[act_at.min(at)..all.len().min(act_at.max(at) + 9)];
        let with = self.word.is_in("with avec con med") && !act.is_out();
        let conceded = is_missed && held.is_some()
            || !is_missed && (any_in(between, CONCEDES) || any_in(self.nearest(2), CONCEDES))
            || is_told();
        // `threw a club and had hearts`
        let and_had = self.word.is_in(FINDS)
            && !act.names_led()
            && self.clause.len() > 1
            && any_in(self.nearest(1), "and und y e et i en og och");
        let conceded = still || and_had || !with && (conceded || act.is_withdrawn());
        let is_other = act.names_led() || !act.word.is_in(PUTS) || thrown.is_some();
        match held {
            None => {
                conceded && (act.names_led() || led.is_some() || still || is_missed) && is_led(led)
            }
            Some(_) if thrown == held || led.is_some_and(|it| Some(it) != held && it < TRUMPS) => {
                false
            }
            Some(_) if led.is_some() && !act.fails() => !with || still,
            Some(_) => conceded && is_other && is_led(held),
        }
    }

    /// The suit of the card that somebody had, where it is named; nothing where it says of no card that somebody had it.
    #[allow(clippy::option_option)] // a card, its suit
    fn held(&self) -> Option<Option<usize>> {
        let is_no = matches!(self.nearest(2), [no, who] if no.is_in("no") && who.is_in(PLAYERS));
        let is_negated = any_in(self.nearest(2), NEGATIONS) && !is_no;
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
        // `obwohl er noch Treff hatte`, `kör olduğu halde`
        let is_behind = self.word.is_in("olduğu varken vardı varmış") || self.next().is_none();
        let object = if is_behind {
            self.nearest(1)
        } else {
            self.behind(8)
        };
        let described = object
            .iter()
            .take(5)
            .take_while(|it| may_describe(it))
            .count();
        let is_whole = |end: usize| object.get(end).is_none_or(|it| !it.is_in(NO_CARD));
        let suit = object.get(described).and_then(suit_of);
        if suit.is_some() && is_whole(described + 1) {
            return Some(suit);
        }
        let counted = object.iter().take_while(|it| it.is_in(RANKS)).count();
        let is_one = object.get(counted).is_none_or(|it| it.is_in(AFTER_CARD))
            && (!object[..counted].iter().all(|it| it.is_in(NO_RANKS))
                || counted > 1 && counted == object.len()); // `avait encore un`
        let is_mixed = self.word.is_in(MISSES) && any_in(object, COLOURS);
        (is_one || is_mixed).then_some(None)
    }

    /// Whether the card stands before it: `the last diamond was stuck behind the ace`.
    fn turns_up(&self) -> bool {
        let is_suit = |it: &Word| suit_of(it).is_some();
        let is_object = |it: &Word| it.is_in(RANKS) || is_suit(it);
        if self.word.is_in(IS) {
            return any_in(self.behind(3), THERE) && self.nearest(2).iter().any(is_suit);
        }
        let is_last = self.word.is_in(TURNS_UP) && !self.next().is_some_and(is_object);
        is_last && self.sentence.iter().any(is_suit)
    }

    /// `bbo refuses the card South played`; `the card, he has a heart`; `the heart, he followed with a club`; `illegal card
    /// says bbo, he really played the C9`.
    pub(super) fn is_not_taken(&self) -> bool {
        let is_card = |it: &Word| suit_of(it).is_some() || it.is_in(CARD);
        let is_players = |it: &Word| {
            it.word
                .strip_suffix("'s")
                .is_some_and(|it| is_in(it, PLAYERS))
        };
        let names_program = any_in(self.sentence, PROGRAMS) || any_in(self.rest(), PROGRAMS);
        let is_illegal = self.word.is_in(ILLEGAL)
            && self.sentence.iter().chain(self.rest()).any(is_card)
            && !any_in(self.all, BIDS);
        let is_refused = names_program
            && self.behind(4).iter().any(is_card)
            && !any_in(self.clause, DIRECTORS)
            && !any_in(self.behind(4), NO_CARD);
        let is_played = any_in(self.all, DISCARDS)
            || any_in(self.all, ENTERED)
            || are_in(self.all, HAS_ONE)
            || self.behind(4).iter().any(is_players);
        (is_illegal || is_refused) && is_played && !any_in(self.clause, MODALS)
    }
}
