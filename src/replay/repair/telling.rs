//! Which cards may tell on the first failure to follow suit, played to a trick in place of a hand's own.
//!
//! They may let another suit be led to the next trick; in the trick of the failure, be another suit led, or follow.

use crate::bridge::{BySeat, Seat};
use crate::replay::record::{Failure, Record, State};

/// For each of the tricks whose states are given, the last of which is that of the failure. Where the first fault is another,
/// all cards of all tricks.
pub(super) fn telling(
    record: &Record,
    states: &[State],
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

/// The cards of a hand that would let another suit be led to the next trick, as the other hands have played to this one.
fn moving(record: &Record, state: &State, next: &State, seat: Seat) -> u64 {
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
