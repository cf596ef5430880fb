//! The timeline of a board: what each hand held at its turn, what it could legally play, and what it had to play.
//!
//! It is worked out once, for boards with facts from the director; everything that asks about a hand at its turn reads it
//! here. A board without such facts needs none of it, and its timeline is empty.

mod breach;
mod duty;
mod final_play;
mod hands;
mod penalty_card;
mod restriction;

pub use breach::Breach;
pub use duty::Duty;
pub use final_play::final_play;
use final_play::is_open_twelve;
pub(crate) use final_play::stops_with;
pub(crate) use hands::{HandAtTurn, bare, held};
pub use penalty_card::{PenaltyCard, PenaltyEnd};
pub use restriction::LeadRestriction;

use super::leave::{ChangedCard, changed_cards};
use super::{Answer, Answers, Facts};
use crate::bridge::{BySeat, Turn};
use crate::replay::Replay;

/// What each hand held, could play and had to play, and what it did not play though it had to.
#[derive(Debug)]
pub(crate) struct Timeline<'a> {
    /// The play as it finally was.
    pub(crate) play: &'a Replay,
    /// What is known besides, with what follows from the director's facts.
    pub(crate) facts: &'a Facts<'a>,
    /// What the director answered about the whole board.
    pub(crate) answers: Answers,
    /// The cards that were changed after corrections.
    pub(crate) changed_cards: Vec<ChangedCard>,
    /// The hands at each of 13 tricks; empty without facts from the director.
    hands: Vec<BySeat<HandAtTurn>>,
    /// How long each lead restriction applied.
    pub(crate) restrictions: Vec<LeadRestriction>,
    /// The penalty cards, in the order in which they were exposed.
    pub(crate) penalty_cards: Vec<PenaltyCard>,
    /// Penalty cards that were not played and requirements that were not obeyed, in order of play.
    pub(crate) breaches: Vec<Breach>,
}

impl<'a> Timeline<'a> {
    /// The timeline of the final play.
    pub(crate) fn of(play: &'a Replay, facts: &'a Facts<'a>) -> Self {
        let mut timeline = Self {
            play,
            facts,
            answers: facts.answers(),
            changed_cards: changed_cards(play, facts.by_director),
            hands: Vec::new(),
            restrictions: Vec::new(),
            penalty_cards: Vec::new(),
            breaches: Vec::new(),
        };
        if facts.by_director.is_empty() {
            return timeline;
        }
        let mut by_director = facts.by_director.iter();
        if by_director.any(|&it| is_open_twelve(play, facts.by_director, it)) {
            timeline.answers.hands_returned = Answer::No;
        }
        let mut hands = hands::hands(play);
        timeline.restrictions = restriction::require(play, facts.by_director, &mut hands);
        timeline.penalty_cards =
            penalty_card::follow(play, facts.by_director, &timeline.restrictions, &mut hands);
        timeline.breaches = breach::breaches(play, facts, &hands);
        timeline.hands = hands;
        timeline
    }

    /// A hand at its turn.
    pub(crate) fn at(&self, turn: Turn) -> Option<&HandAtTurn> {
        let place = usize::from(turn.trick).checked_sub(1)?;
        Some(&self.hands.get(place)?[turn.seat])
    }
}
