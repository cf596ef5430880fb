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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::Seat;

    const AT: Turn = Turn {
        trick: 12,
        seat: Seat::East,
    };

    #[test]
    fn what_the_director_did_about_a_revoke_says_that_it_happened() {
        let replay = Replay {
            size: 13,
            ..Replay::default()
        };
        let of = Some(AT);
        let drawn = |when| DirectorFact::Attention { of, when };
        let revoke = |happened| DirectorFact::Revoke { turn: AT, happened };
        for (fact, answer) in [
            (revoke(true), Answer::Yes),
            (revoke(false), Answer::No),
            (DirectorFact::HandsReturned(false), Answer::Yes),
            (DirectorFact::HandsReturned(true), Answer::Unknown),
            (DirectorFact::Waived(of), Answer::Yes),
            (DirectorFact::Waived(None), Answer::Unknown),
            (drawn(When::DuringPlay), Answer::Yes),
            (drawn(When::NextCallByOthers), Answer::Yes),
            (drawn(When::Never), Answer::Unknown),
            (drawn(When::AfterRound), Answer::Unknown),
        ] {
            assert_eq!(testified(&[fact], &replay, AT), answer, "{fact:?}");
            let elsewhere = Turn { trick: 11, ..AT };
            assert_eq!(testified(&[fact], &replay, elsewhere), Answer::Unknown);
        }
        let both = [DirectorFact::HandsReturned(false), revoke(false)];
        assert_eq!(testified(&both, &replay, AT), Answer::No);
    }
}
