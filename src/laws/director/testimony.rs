//! Testimony: what the director's facts say on whether a revoke of the record happened at all.

use super::{Answer, DirectorFact, When};
use crate::bridge::Turn;
use crate::replay::Replay;

/// Whether the revoke at this turn happened, according to the director. Whoever rectified it, or drew attention to it at
/// the table, says that it did.
pub fn testified(facts: &[DirectorFact], replay: &Replay, at: Turn) -> Answer {
    let on_twelve = 13 - replay.size + at.trick == 12;
    let said = facts.iter().find_map(|it| match *it {
        DirectorFact::Revoke { turn, happened } if turn == at => Some(happened),
        _ => None,
    });
    let implied = || facts.iter().any(|&it| implies(it, at, on_twelve));
    said.or_else(|| implied().then_some(true))
        .map_or(Answer::Unknown, Answer::from)
}

/// Whether a fact can be true only if there was a revoke at this turn.
fn implies(fact: DirectorFact, at: Turn, on_twelve: bool) -> bool {
    match fact {
        DirectorFact::HandsReturned(returned) => on_twelve && !returned, // trick 12 was corrected (62D)
        DirectorFact::Corrected { turn, .. }
        | DirectorFact::Waived(Some(turn))
        | DirectorFact::DummyPointed { turn, .. } => turn == at,
        DirectorFact::Attention { of, when } => {
            of == Some(at) && !matches!(when, When::AfterRound | When::Never)
        }
        _ => false,
    }
}
