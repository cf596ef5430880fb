//! Corrections (Law 62): the revokes that were corrected, and who may then change a card.
//!
//! A member of the non-offending side who had played after the revoke may change his card (62C1); the offender's
//! partner only if the hand before him did (62C2). A defender's withdrawn card becomes a major penalty card (62B1,
//! 62C2).

use super::infraction::Infraction;
use super::{DirectorFact, Established, Facts};
use crate::bridge::{Card, Seat, Turn, after, side, steps};
use crate::replay::Replay;

/// A revoke that was corrected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// When it was made, and by whom.
    pub turn: Turn,
    /// The card taken back.
    pub withdrawn: Card,
    /// The card that replaced it, if it is recorded.
    pub played: Option<Card>,
    /// Whether the withdrawn card became a major penalty card, as a defender's does (Law 62B1).
    pub penalty_card: bool,
    /// Whether it is ruled as if it had been established (Law 43B2b, 63B of 1997).
    pub as_established: bool,
    /// Those who may change a card after it, in order of play.
    pub changes: Vec<Change>,
}

/// A hand that may change its card after a correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// Which.
    pub turn: Turn,
    /// The clause: 62C1, or 62C2, which applies only if the hand before changed its card.
    pub law: &'static str,
    /// The card that it withdrew, if the director noted that it changed its card.
    pub withdrawn: Option<Card>,
    /// The card finally played, if it is recorded.
    pub played: Option<Card>,
}

/// Why a hand may change its card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Leave {
    /// Who revoked.
    pub(super) offender: Seat,
    /// 62C1 or 62C2.
    pub(super) law: &'static str,
}

/// The turn and the withdrawn card of a corrected revoke.
pub(super) const fn taken_back(told: DirectorFact) -> Option<(Turn, Card)> {
    match told {
        DirectorFact::Corrected {
            turn,
            withdrawn: card,
            ..
        }
        | DirectorFact::DummyAsked {
            turn,
            withdrawn: Some(card),
            ..
        }
        | DirectorFact::DefenderAsked {
            turn,
            withdrawn: Some(card),
            ..
        } => Some((turn, card)),
        _ => None,
    }
}

/// The corrections in the director's facts, in order of play.
pub(super) fn corrections(
    replay: &Replay,
    facts: &Facts,
    infractions: &[Infraction],
) -> Vec<Correction> {
    let told = facts.told.iter().filter_map(|&told| taken_back(told));
    let mut found: Vec<Correction> = Vec::new();
    for (turn, withdrawn) in told.filter(|(turn, _)| is_recorded(replay, *turn)) {
        if found.iter().any(|one| one.turn == turn) {
            continue;
        }
        let mut others = infractions.iter();
        found.push(Correction {
            turn,
            withdrawn,
            played: replay.trick(turn.trick).cards[turn.seat],
            penalty_card: side(turn.seat) != facts.declaring(),
            as_established: others
                .any(|one| one.revoke.turn == turn && one.established != Established::No),
            changes: changes(replay, facts.told, turn),
        });
    }
    let leader = |turn: Turn| replay.trick(turn.trick).leader.unwrap_or(turn.seat);
    found.sort_by_key(|one| (one.turn.trick, steps(leader(one.turn), one.turn.seat)));
    found
}

fn is_recorded(replay: &Replay, turn: Turn) -> bool {
    (1..=replay.rows).contains(&turn.trick)
}

/// The hands that had played after the revoke: in its trick, and in the next one if the director noted that they
/// withdrew that card.
fn changes(replay: &Replay, told: &[DirectorFact], revoke: Turn) -> Vec<Change> {
    let Some(leader) = replay.trick(revoke.trick).leader else {
        return Vec::new();
    };
    let seats = (steps(leader, revoke.seat) + 1..4).map(|place| after(leader, place));
    let same = seats.map(|seat| Turn { seat, ..revoke });
    let next = told.iter().filter_map(|it| match *it {
        DirectorFact::Withdrawn { turn, .. } if turn.trick == revoke.trick + 1 => Some(turn),
        _ => None,
    });
    let had_played = |turn: &Turn| {
        is_recorded(replay, *turn) && replay.trick(turn.trick).cards[turn.seat].is_some()
    };
    same.filter(had_played)
        .chain(next)
        .filter_map(|turn| {
            let own = side(turn.seat) == side(revoke.seat);
            let allowed = !own || of_change(replay, told, turn).is_some();
            (allowed || turn.trick == revoke.trick).then_some(Change {
                turn,
                law: if own { "62C2" } else { "62C1" },
                withdrawn: withdrawn(told, turn),
                played: is_recorded(replay, turn)
                    .then(|| replay.trick(turn.trick).cards[turn.seat])
                    .flatten(),
            })
        })
        .collect()
}

fn withdrawn(told: &[DirectorFact], at: Turn) -> Option<Card> {
    told.iter().find_map(|it| match *it {
        DirectorFact::Withdrawn { turn, card } if turn == at => Some(card),
        _ => None,
    })
}

/// Why the hand may change the card that it played at this turn, if it may.
pub(super) fn of_change(replay: &Replay, told: &[DirectorFact], turn: Turn) -> Option<Leave> {
    let mut corrected = told.iter().filter_map(|&it| Some(taken_back(it)?.0));
    corrected.find_map(|revoke| {
        let law = by_revoke(replay, told, revoke, turn)?;
        let offender = revoke.seat;
        Some(Leave { offender, law })
    })
}

/// The clause under which the hand may do so after the correction of this revoke.
fn by_revoke(
    replay: &Replay,
    told: &[DirectorFact],
    revoke: Turn,
    turn: Turn,
) -> Option<&'static str> {
    if side(turn.seat) != side(revoke.seat) {
        return is_after(replay, turn, revoke).then_some("62C1");
    }
    let before = Turn {
        seat: after(turn.seat, 3),
        ..turn
    };
    let may = turn.seat != revoke.seat
        && is_led_by_another(replay, turn)
        && is_after(replay, before, revoke)
        && withdrawn(told, before).is_some();
    may.then_some("62C2")
}

fn is_led_by_another(replay: &Replay, turn: Turn) -> bool {
    is_recorded(replay, turn) && replay.trick(turn.trick).leader != Some(turn.seat)
}

/// Whether a turn comes after a revoke, in its trick or in the next one, begun before the revoke was noticed.
fn is_after(replay: &Replay, turn: Turn, revoke: Turn) -> bool {
    if !is_recorded(replay, revoke) {
        return false;
    }
    if turn.trick == revoke.trick + 1 {
        return true;
    }
    let leader = replay.trick(revoke.trick).leader;
    let is_later = |leader| steps(leader, turn.seat) > steps(leader, revoke.seat);
    turn.trick == revoke.trick && leader.is_some_and(is_later)
}
