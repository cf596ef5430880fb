//! What the director's facts say about one revoke.
//!
//! Neither the order of the facts nor repetition matters.

use crate::bridge::{Holding, Suit, Turn};
use crate::laws::director::{Answer, Attention, DirectorFact, Facts, Rights, Role, Timeline, When};
use crate::replay::Revoke;

/// The director's facts about one revoke.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Circumstances {
    /// When attention was drawn to it.
    pub(crate) timing: Timing,
    /// Whether the card that should have been played was faced.
    pub(crate) faced: Faced,
    /// Whether the rectification is waived (Law 81C5).
    pub(crate) waived: bool,
    /// Whether dummy, who had lost his rights, was the first to point it out (Law 43B3).
    pub(crate) pointed_out: bool,
    /// Whether the card was missing in the trick and placed there later (Law 67B1).
    pub(crate) omitted: bool,
}

/// When attention was drawn, in the terms of the Laws.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Timing {
    /// While the play went on.
    pub(crate) in_play: Answer,
    /// After a call of the other side on the next deal (64B4).
    pub(crate) after_the_next_call: Answer,
    /// After the round (64B5).
    pub(crate) after_the_round: Answer,
}

/// Whether the card that should have been played was faced (64B3).
#[derive(Debug, Clone, Copy)]
pub(crate) struct Faced {
    /// Faced as a penalty card, or in dummy.
    pub(crate) penalty: Answer,
    /// Faced in any way.
    pub(crate) any: Answer,
    /// Another card, not faced, could have been played as well.
    pub(crate) hidden_besides: bool,
}

impl Circumstances {
    /// The facts about this revoke, where `suit` is the one that was not played, or was `forbidden` and was.
    pub(crate) fn of(timeline: &Timeline, revoke: &Revoke, suit: Suit, forbidden: bool) -> Self {
        let (facts, turn) = (timeline.facts, revoke.turn);
        let role = facts.role(turn.seat);
        let any = |is: &dyn Fn(&DirectorFact) -> bool| facts.by_director.iter().any(is);
        let rights = Rights::Lost;
        let pointed = DirectorFact::DummyPointed { turn, rights };
        Self {
            timing: Timing::of(facts, turn),
            faced: Faced::of(
                timeline,
                (role, forbidden),
                turn,
                (suit, revoke.could_have_played),
            ),
            waived: any(
                &|it| matches!(*it, DirectorFact::Waived(of) if of.is_none_or(|of| of == turn)),
            ),
            pointed_out: role == Role::Defender && facts.by_director.contains(&pointed),
            omitted: any(&|it| it.is_missing_card(turn)),
        }
    }

    /// The laws that set aside what Law 64 gives.
    pub(crate) fn set_aside_by(self, waiver: &'static str) -> impl Iterator<Item = &'static str> {
        [(self.pointed_out, "43B3"), (self.waived, waiver)]
            .into_iter()
            .filter_map(|(holds, law)| holds.then_some(law))
    }

    /// Whether anything sets aside what Law 64 gives.
    pub(crate) const fn is_set_aside(self) -> bool {
        self.pointed_out || self.waived
    }
}

impl Timing {
    /// The fact about this revoke, or else about all revokes of the board, or else that somebody asked about it or pointed it
    /// out while the play went on, or else the default for the run.
    pub(super) fn of(facts: &Facts, turn: Turn) -> Self {
        Self::of_facts(facts.by_director, Some(turn))
            .or_else(|| Self::of_facts(facts.by_director, None))
            .or_else(|| was_asked(facts.by_director, turn).then(|| Self::at(When::DuringPlay)))
            .unwrap_or_else(|| Self::by_default(facts.attention))
    }

    fn of_facts(facts: &[DirectorFact], which: Option<Turn>) -> Option<Self> {
        let mut whens = facts.iter().filter_map(|it| match *it {
            DirectorFact::Attention { of, when } if of == which => Some(when),
            _ => None,
        });
        let first = Self::at(whens.next()?);
        Some(whens.map(Self::at).fold(first, Self::or))
    }

    fn at(when: When) -> Self {
        Self {
            in_play: (when == When::DuringPlay).into(),
            after_the_next_call: (when == When::NextCallByOthers).into(),
            after_the_round: matches!(when, When::AfterRound | When::Never).into(),
        }
    }

    fn or(self, other: Self) -> Self {
        let either = |one, other| (one == Answer::Yes || other == Answer::Yes).into();
        Self {
            in_play: either(self.in_play, other.in_play),
            after_the_next_call: either(self.after_the_next_call, other.after_the_next_call),
            after_the_round: either(self.after_the_round, other.after_the_round),
        }
    }

    /// Too late counts as after the round; in time need not be in the play.
    fn by_default(attention: Attention) -> Self {
        match attention {
            Attention::Unknown => Self::default(),
            Attention::InTime => Self {
                in_play: Answer::Unknown,
                ..Self::at(When::AfterPlay)
            },
            Attention::Late => Self::at(When::AfterRound),
        }
    }
}

/// Whether somebody drew attention to a revoke by a question or a remark during the play.
fn was_asked(facts: &[DirectorFact], at: Turn) -> bool {
    let is_about = |it: &DirectorFact| match *it {
        DirectorFact::DummyAsked { turn, .. }
        | DirectorFact::DummyPointed { turn, .. }
        | DirectorFact::DefenderAsked { turn, .. } => turn == at,
        _ => false,
    };
    facts.iter().any(is_about)
}

impl Faced {
    /// Without a fact, a defender's faced cards are unknown; declarer has none, and never a penalty card. A director
    /// who notes faced cards of a hand notes all of them; whether one was a penalty card is a separate question.
    fn of(
        timeline: &Timeline,
        (role, forbidden): (Role, bool),
        turn: Turn,
        (suit, able): (Suit, Holding),
    ) -> Self {
        let facts = timeline.facts.by_director;
        let by_default = match role {
            Role::Dummy => return Self::IN_DUMMY,
            Role::Declarer => Answer::No,
            Role::Defender if forbidden => Answer::No, // no card is named that he should have played
            Role::Defender => Answer::Unknown,
        };
        let has_penalty_card = |it: &DirectorFact| matches!(it, DirectorFact::PenaltyCard { seat, .. } if *seat == turn.seat);
        let is_noted = facts.iter().any(has_penalty_card);
        let hand = timeline.at(turn).filter(|_| is_noted);
        let penalty = hand.map(|hand| hand.penalty_cards[suit] & able);
        let faced = facts
            .iter()
            .filter_map(|&it| faced_cards(it, turn, (suit, able)));
        let faced = faced.reduce(|all, one| all | one);
        let any = penalty.unwrap_or(Holding::EMPTY) | faced.unwrap_or(Holding::EMPTY);
        let lay_open = |cards: Holding| Answer::from(!cards.is_empty());
        Self {
            penalty: match penalty {
                Some(cards) => lay_open(cards),
                None if faced.is_some() && any.is_empty() => Answer::No,
                None => by_default,
            },
            any: penalty.or(faced).map_or(by_default, |_| lay_open(any)),
            hidden_besides: !any.is_empty() && any != able,
        }
    }

    const IN_DUMMY: Self = Self {
        penalty: Answer::Yes,
        any: Answer::Yes,
        hidden_besides: false,
    };
}

/// What a fact about a faced card says about this hand, if it concerns it: the cards that lay faced of those that it could have
/// played.
fn faced_cards(fact: DirectorFact, turn: Turn, (suit, able): (Suit, Holding)) -> Option<Holding> {
    match fact {
        DirectorFact::Faced {
            from,
            to,
            seat,
            card,
        } if seat == turn.seat => Some(match card {
            _ if !(from..=to).contains(&turn.trick) => Holding::EMPTY,
            None => able,
            Some(card) if card.suit == suit => able & Holding::from_rank(card.rank),
            Some(_) => Holding::EMPTY,
        }),
        _ => None,
    }
}
