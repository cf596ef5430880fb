//! Which tricks move: those that every choice includes, and those among which the director chooses.

use super::transfer::met;
use super::{RevokeRuling, Ruling};
use crate::bridge::{Seat, Side, side};
use crate::replay::{Replay, Revoke};

/// Whether a trick moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Moves {
    /// It stays.
    #[default]
    No,
    /// It moves, whatever the director chooses.
    Yes,
    /// It is one of several of which some move.
    Perhaps,
}

/// For each trick, whether it moves under a ruling. All are `No` when both sides may owe each other tricks.
pub fn moving(replay: &Replay, ruling: &Ruling) -> [Moves; 13] {
    let transfer = ruling.transfer;
    let mut moves = [Moves::No; 13];
    let Some(to) = transfer.to else {
        return moves;
    };
    let demands = demands(replay, ruling);
    let pool = demands.iter().fold(0, |pool, demand| pool | demand);
    let settled = transfer.tricks.min == transfer.tricks.max;
    for (number, trick) in replay.recorded() {
        let is_theirs = trick.winner.is_some_and(|winner| side(winner) != to);
        if pool & 1 << number == 0 || !is_theirs {
            continue;
        }
        let without: Vec<u16> = demands.iter().map(|it| it & !(1 << number)).collect();
        let is_needed = settled && met(&without) < transfer.tricks.min;
        moves[usize::from(number) - 1] = if is_needed {
            Moves::Yes
        } else {
            Moves::Perhaps
        };
    }
    moves
}

/// For each trick that is demanded, the set from which it may come; an unrecorded trick may have been won by anyone.
fn demands(replay: &Replay, ruling: &Ruling) -> Vec<u16> {
    let recorded = replay.revokes().zip(&ruling.revokes);
    let told = ruling.told.iter().map(|told| (&told.revoke, &told.ruling));
    let all = recorded.chain(told).filter(|(_, one)| one.demand.max > 0);
    all.flat_map(|(revoke, one)| demand(replay, revoke, one))
        .collect()
}

fn demand(replay: &Replay, revoke: &Revoke, ruling: &RevokeRuling) -> Vec<u16> {
    let trick = revoke.turn.trick;
    let from = |first| won(replay, first, ruling.side);
    match (ruling.clauses.first(), ruling.demand.max) {
        (Some(&"64A1"), 1) => vec![1 << trick],
        (Some(&"64A1"), _) => vec![1 << trick, from(trick + 1)],
        (_, 1) => vec![from(trick)],
        _ => vec![from(trick), with_the_suit(replay, revoke)],
    }
}

/// Tricks from this one on that the side won, or may have won.
fn won(replay: &Replay, first: u8, by: Side) -> u16 {
    tricks(replay, first, |winner| side(winner) == by)
}

/// Tricks that the offender later won, or may have won, with a card that he could have played (64A2 of 1997).
fn with_the_suit(replay: &Replay, revoke: &Revoke) -> u16 {
    let (seat, suit) = (revoke.turn.seat, revoke.led_suit());
    let own = tricks(replay, revoke.turn.trick + 1, |winner| winner == seat);
    let others = replay.recorded().filter(|(_, trick)| {
        trick.winner.is_some() && trick.cards[seat].is_some_and(|card| card.suit != suit)
    });
    others.fold(own, |set, (number, _)| set & !(1 << number))
}

fn tricks(replay: &Replay, first: u8, is_won: impl Fn(Seat) -> bool) -> u16 {
    let all =
        (first..=replay.size).filter(|&number| replay.trick(number).winner.is_none_or(&is_won));
    all.fold(0, |set, number| set | 1 << number)
}
