//! How sure an apparent revoke is: a revoke, or a slip of the record.

use super::{Irregularity, Replay, Revoke};

/// How sure it is that an apparent revoke is one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// A sign of a bad record outweighs the rest: another hand fails in the same trick, or nothing follows that could
    /// show the record to be right.
    Doubtful,
    /// Nothing speaks against it, but the proof is not complete.
    Likely,
    /// The withheld suit was shown later by the same hand, and nothing else is wrong with the record.
    Certain,
}

/// The grade of a revoke.
pub fn grade(replay: &Replay, revoke: &Revoke) -> Grade {
    let trick = revoke.turn.trick;
    let company = replay
        .revokes()
        .filter(|other| other.turn.trick == trick)
        .count()
        > 1;
    let last = trick == replay.rows;
    if !revoke.marked && (company || last) {
        return Grade::Doubtful;
    }
    let clean = replay.irregularities.iter().all(|it| {
        matches!(
            it,
            Irregularity::Revoke(_) | Irregularity::LeadOutOfTurn { .. }
        )
    });
    if revoke.shown.is_some() && clean {
        Grade::Certain
    } else {
        Grade::Likely
    }
}
