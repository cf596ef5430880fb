//! Whether what a word for a revoke says has happened: not what is denied, asked, wished or supposed, nor what holds in general.

use super::text::{Occurrence, Word, any_in, are_in, is_near};
#[allow(clippy::wildcard_imports)] // its lists
use super::vocabulary::*;

impl Occurrence<'_> {
    /// Whether a denial stands before it, with nothing but [`FILLERS`] between; `nobody at this table revoked`.
    pub(super) fn is_negated(&self) -> bool {
        let mut before = self.clause.iter().rev().skip_while(|it| it.is_in(FILLERS));
        let is_other =
            |it: &Word| it.is_name || it.is_in(PLAYERS) || it.is_in(ASKS) || it.is_in(CONCEDES);
        let mut subject = self.nearest(5).iter().rev().take_while(|it| !is_other(it));
        is_near(before.next(), NEGATIONS)
            || !self.follows(DEFINITE) && subject.any(|it| it.is_in(NOBODY))
    }

    /// `no revoke`, `didn't revoke`, `not a revoke`, `revoke impossible`; but not `no damage by the revoke`.
    pub(super) fn is_denied(&self) -> bool {
        // `revokkia ei ollut`, `verzaking was er niet`; not `the revoke cost nothing`
        let has_not_happened = || {
            let mut rest = self.behind(5).iter();
            let denial = rest.find(|it| it.is_in(NEGATIONS));
            let is_last =
                || rest.len() == 0 && self.is_named() && !is_near(denial, "nothing intet");
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
    pub(super) fn is_asked(&self) -> bool {
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
    pub(super) fn is_answered(&self) -> bool {
        let rest = self.rest();
        let mut answer = self.all[self.before.len() + rest.len()..].iter();
        let first = answer.find(|it| !it.is_in("a by"));
        let asks_who = || any_in(self.sentence, WHO) && first.is_some();
        let is_of_player = is_near(first, PLAYERS) || is_near(first, "it there");
        let is_done = is_of_player && (is_near(answer.next(), DID) || asks_who());
        (is_near(first, ANSWERS) || is_done) && !is_near(answer.next(), NEGATIONS)
    }

    /// `the revoke`, `West's revoke`, `because of a revoke`, outside a condition.
    pub(super) fn is_known(&self) -> bool {
        let is_known = self
            .clause
            .last()
            .is_some_and(|it| it.is_in(DEFINITE) || is_owner(it))
            || any_in(self.clause, CAUSES)
            || are_in(self.clause, PAID);
        is_known && !self.is_conditional()
    }

    /// `if he revokes`, `needs a revoke`, `may revoke`, `to revoke`, `a revoke would be nice`.
    pub(super) fn is_hypothetical(&self) -> bool {
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
    pub(super) fn is_governed(&self) -> bool {
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
    pub(super) fn who(&self) -> Option<&Word> {
        let mut before = self.clause.iter().rev();
        before.find(|it| !it.is_in(HELPERS))
    }

    /// `S revoked`, `the revoke`, `Vetch revoked`, `revoke by S`, `S did not follow suit`.
    pub(super) fn is_of_player(&self) -> bool {
        let who = self.who();
        let is_name = |it: &Word| it.is_name && is_past(&self.word.word);
        is_near(who, PLAYERS)
            || who.is_some_and(is_name)
            || self.follows(DEFINITE)
            || kind(&self.word.word) == Some(Kind::Follow)
            || is_near(self.next(), "by from") && any_in(self.behind(3), PLAYERS)
    }

    /// `revoke law`, `law 64 deals with revokes`, `players revoke when tired`, `in 1975 a revoke`: what holds or was in general.
    pub(super) fn is_rule(&self) -> bool {
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
