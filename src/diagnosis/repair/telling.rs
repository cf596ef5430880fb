//! Which cards, played to a trick in place of a hand's own, could affect the first failure to follow suit.
//!
//! A card can change the suit led to the next trick; in the trick of the failure itself, it can be a lead in another
//! suit, or follow suit.

use crate::bridge::{BySeat, Seat};
use crate::diagnosis::record::{Failure, PlayRecord, TrickState};

/// These cards for each of the given tricks, the last of which has the failure. If the first fault is not a failure to
/// follow, all cards of all tricks.
pub(super) fn telling(
    record: &PlayRecord,
    states: &[TrickState],
    failure: Option<&Failure>,
) -> Vec<BySeat<u64>> {
    let Some(failure) = failure else {
        return vec![BySeat([u64::MAX; 4]); states.len()];
    };
    let before = states
        .array_windows()
        .map(|[state, next]| BySeat::from_fn(|seat| moving(record, state, next, seat)));
    before.chain([of_the_failure(failure)]).collect()
}

fn of_the_failure(failure: &Failure) -> BySeat<u64> {
    BySeat::from_fn(|seat| match seat {
        _ if seat == failure.leader => !failure.led,
        _ if seat == failure.seat => failure.led,
        _ => 0,
    })
}

/// The cards of a hand that would change the suit led to the next trick, given what the other hands played to this one.
fn moving(record: &PlayRecord, state: &TrickState, next: &TrickState, seat: Seat) -> u64 {
    let leader = record.leader_to(state);
    if record.leader_to(next) != next.leader {
        return u64::MAX;
    }
    let (others, winning) = record.winning_with_others(state, seat);
    let led = record.led_to(next);
    let moves = |winner: Seat| match record.cards[next.row][winner] & led {
        0 => u64::MAX,
        _ => 0,
    };
    let another_suit = if seat == leader {
        !record.led_to(state)
    } else {
        0
    };
    moves(seat) & winning | moves(others) & !winning | another_suit
}
