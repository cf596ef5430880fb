//! Leave to change a card after a corrected revoke (Law 62C).
//!
//! A member of the non-offending side who had played after the revoke may change his card (62C1); the offender's
//! partner only if the hand before him did (62C2).

use super::DirectorFact;
use crate::bridge::{Card, Seat, Turn, after, side, steps};
use crate::replay::Replay;

/// A card that was changed after a correction, according to the director.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ChangedCard {
    /// Whose, in which trick.
    pub(crate) turn: Turn,
    /// The card taken back.
    pub(crate) card: Card,
    /// Who had revoked, if that gave leave to change it.
    pub(crate) offender: Option<Seat>,
}

/// The cards that were changed after corrections.
pub(crate) fn changed_cards(play: &Replay, facts: &[DirectorFact]) -> Vec<ChangedCard> {
    let changed = facts.iter().filter_map(|it| match *it {
        DirectorFact::Withdrawn { turn, card } => Some((turn, card)),
        _ => None,
    });
    let card = |(turn, card)| ChangedCard {
        turn,
        card,
        offender: leave_to_change(play, facts, turn),
    };
    changed.map(card).collect()
}

/// The turn and the withdrawn card of a corrected revoke.
pub(crate) const fn taken_back(fact: DirectorFact) -> Option<(Turn, Card)> {
    match fact {
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

/// The offender whose corrected revoke gave a hand leave to change the card that it played at this turn.
pub(super) fn leave_to_change(play: &Replay, facts: &[DirectorFact], turn: Turn) -> Option<Seat> {
    let mut corrected = facts.iter().filter_map(|&it| Some(taken_back(it)?.0));
    let revoke = corrected.find(|&revoke| is_leave(play, facts, revoke, turn));
    revoke.map(|revoke| revoke.seat)
}

/// Whether the correction of this revoke gave it: by 62C1 to the other side, by 62C2 to the offender's partner.
fn is_leave(play: &Replay, facts: &[DirectorFact], revoke: Turn, turn: Turn) -> bool {
    if side(turn.seat) != side(revoke.seat) {
        return is_after(play, turn, revoke);
    }
    let before = Turn {
        seat: after(turn.seat, 3),
        ..turn
    };
    let is_led_by_another =
        play.reaches(turn.trick) && play.trick(turn.trick).leader != Some(turn.seat);
    let is_changed =
        |it: &DirectorFact| matches!(it, DirectorFact::Withdrawn { turn, .. } if *turn == before);
    turn.seat != revoke.seat
        && is_led_by_another
        && is_after(play, before, revoke)
        && facts.iter().any(is_changed)
}

/// Whether a turn comes after a revoke, in its trick or in the next one, begun before the revoke was noticed.
fn is_after(play: &Replay, turn: Turn, revoke: Turn) -> bool {
    if !play.reaches(revoke.trick) {
        return false;
    }
    if turn.trick == revoke.trick + 1 {
        return true;
    }
    let leader = play.trick(revoke.trick).leader;
    let is_later = |leader| steps(leader, turn.seat) > steps(leader, revoke.seat);
    turn.trick == revoke.trick && leader.is_some_and(is_later)
}
