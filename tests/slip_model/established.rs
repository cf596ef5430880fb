//! Whether a revoke was established (Law 63).

use crate::slip_model::record::{Record, Revoke};
use pbn_audit::bridge::{Side, Turn, side};
use pbn_audit::laws::{Claimed, DirectorFact, When};

/// Whether a revoke was established.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    Yes,
    /// A Result is stated, so the table agreed to the rest.
    Presumed,
    Unknown,
    No,
}

/// The answer for one revoke among all of the board.
pub(crate) fn standing(
    record: &Record,
    facts: &[DirectorFact],
    year: u16,
    all: &[Revoke],
    one: &Revoke,
) -> Standing {
    let next = one.turn.trick + 1;
    let has_played = |by: Side| record.row(next).any(|(seat, _)| side(seat) == by);
    let [ours, theirs] = [one.side(), one.side().other()];
    let both = all.iter().any(|it| one.is_answered_by(it));
    if one.corrected {
        return Standing::No;
    }
    if year == 2017 && both && has_played(ours) != has_played(theirs) {
        // Law 62C3, until the revoke of the side that has not played is established too
        let waiting = if has_played(ours) { theirs } else { ours };
        let is_settled = by_words(record, facts, one.turn, waiting) == Some(true);
        return if is_settled {
            Standing::Yes
        } else {
            Standing::Unknown
        };
    }
    match by_words(record, facts, one.turn, ours) {
        _ if has_played(ours) => Standing::Yes,
        Some(true) => Standing::Yes,
        Some(false) => Standing::No,
        None if drawn(facts, one.turn) == Some(When::DuringPlay) => Standing::Unknown,
        None if record.stated.is_some() => Standing::Presumed,
        None => Standing::Unknown,
    }
}

/// Whether a side's revoke was established by what was said: a card named for the next trick, or a claim.
fn by_words(record: &Record, facts: &[DirectorFact], of: Turn, offenders: Side) -> Option<bool> {
    let next = of.trick + 1;
    let is_named = |fact: &DirectorFact| matches!(fact, DirectorFact::Designated { turn, .. } if turn.trick == next && side(turn.seat) == offenders);
    let by_claim = facts.iter().find_map(|fact| match *fact {
        DirectorFact::Claim { by, outcome, .. } => {
            let by_words = by_claim(outcome, record.is_defender(by), side(by) == offenders);
            let goes_on = outcome == Claimed::PartnerObjected && by_words == Some(false);
            let is_unnoticed = drawn(facts, of).is_some_and(|when| when != When::DuringPlay);
            by_words.map(|established| established || goes_on && is_unnoticed)
        }
        _ => None,
    });
    if facts.iter().any(is_named) {
        Some(true)
    } else {
        by_claim
    }
}

/// When attention was drawn to a revoke: a fact about it counts, or else one about all.
fn drawn(facts: &[DirectorFact], turn: Turn) -> Option<When> {
    let about = |which| {
        facts.iter().find_map(|fact| match *fact {
            DirectorFact::Attention { of, when } => (of == which).then_some(when),
            _ => None,
        })
    };
    about(Some(turn)).or_else(|| about(None))
}

/// Law 63A3 and 63A4. Only a defender's concession is undone by the objection of his partner (Law 68B2); it then establishes
/// nothing.
fn by_claim(outcome: Claimed, by_defender: bool, by_offenders: bool) -> Option<bool> {
    match outcome {
        Claimed::PartnerObjected if by_defender => Some(false),
        Claimed::PartnerObjected => by_offenders.then_some(true),
        _ if by_offenders => Some(true),
        Claimed::Agreed | Claimed::Withdrawn => Some(true),
        Claimed::Disputed => Some(false),
    }
}
