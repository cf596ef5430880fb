//! Testimony: what the director's facts say on whether a revoke of the record happened at all.

use super::{Answer, DirectorFact, When};
use crate::bridge::Turn;
use crate::replay::Replay;

/// Whether the revoke at this turn happened, according to the director. Whoever rectified it, or drew attention to it at
/// the table, says that it did.
pub fn testified(facts: &[DirectorFact], replay: &Replay, at: Turn) -> Answer {
    let on_twelve = 13 - replay.size + at.trick == 12;
    let mut answers = facts.iter().filter_map(|it| match *it {
        DirectorFact::Revoke { turn, happened } if turn == at => Some(happened.into()),
        _ => None,
    });
    let implied = || facts.iter().any(|&it| implies(it, at, on_twelve));
    answers.next().unwrap_or_else(|| {
        if implied() {
            Answer::Yes
        } else {
            Answer::Unknown
        }
    })
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
