//! The cells of a slip that answers a question.

use super::cells::{Choice, each};
use super::kinds::{APPLIES, HAPPENED, IS_OLD, OPEN, YES_NO};
use crate::bridge::{Card, Spelled, Turn};
use crate::laws::{DirectorFact, Recorded};

/// A fact in the cells of a slip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SlipCells {
    /// Its kind.
    pub kind: &'static str,
    /// Trick and seat.
    pub turn: Option<Turn>,
    /// The card, or the clause.
    pub card: Option<String>,
    /// The value.
    pub value: &'static str,
    /// The card that the note names.
    pub note: Option<Card>,
}

/// The cells of a fact that answers a question; `None` for one that no question asks for.
pub fn cells_of(fact: DirectorFact) -> Option<SlipCells> {
    let spelled = |card| Some(Spelled(card).to_string());
    let mut note = None;
    let at = |trick, seat| Some(Turn { trick, seat });
    let (kind, turn, card, value) = match fact {
        DirectorFact::Attention { of, when } => ("attention", of, None, word_of(&each(), when)),
        DirectorFact::Revoke { turn, happened } => {
            ("revoke", Some(turn), None, word_of(&HAPPENED, happened))
        }
        DirectorFact::Corrected {
            turn,
            withdrawn,
            record: Recorded::Old(played),
        } => {
            note = Some(played);
            let card = spelled(withdrawn);
            ("corrected", Some(turn), card, word_of(&IS_OLD, true))
        }
        DirectorFact::HandsReturned(yes) => ("hands_returned", None, None, word_of(&YES_NO, yes)),
        DirectorFact::Claim {
            trick,
            by: seat,
            outcome,
            tricks: None,
        } => ("claim", at(trick, seat), None, word_of(&each(), outcome)),
        DirectorFact::PenaltyCard {
            from: trick,
            to: 13,
            seat,
            card,
            rank,
        } => {
            let rank = word_of(&each(), rank);
            ("penalty_card", at(trick, seat), spelled(card), rank)
        }
        DirectorFact::Faced {
            from: trick,
            to,
            seat,
            card: Some(card),
        } if to == trick => ("faced_card", at(trick, seat), spelled(card), ""),
        DirectorFact::ResultAdjusted(yes) => ("result_adjusted", None, None, word_of(&YES_NO, yes)),
        DirectorFact::CorrectionPeriodOpen(open) => {
            ("correction_period", None, None, word_of(&OPEN, open))
        }
        DirectorFact::Reading { of, applies } => {
            let clause = Some(of.clause().to_owned());
            ("reading", None, clause, word_of(&APPLIES, applies))
        }
        _ => return None,
    };
    Some(SlipCells {
        kind,
        turn,
        card,
        value,
        note,
    })
}

fn word_of<T: Copy + PartialEq>(choices: &[Choice<T>], value: T) -> &'static str {
    let mut choices = choices.iter();
    let found = choices.find(|(_, own)| *own == value);
    found.map_or("", |(word, _)| word)
}
