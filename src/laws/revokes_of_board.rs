//! The revokes of a board: those that the record shows, and those that only the director's facts show.

use super::circumstances::Circumstances;
use super::establishment::established;
use super::infraction::{Infraction, Source};
use super::revokes_by_fact::{Found, found};
use super::{Edition, Facts, Grade};
use crate::bridge::{Holding, Suit, side};
use crate::replay::{Replay, Revoke};

/// The revokes of a board, in order of play, at most one for each turn; those of the record take precedence.
pub(super) fn infractions(edition: &Edition, replay: &Replay, facts: &Facts) -> Vec<Infraction> {
    let grades = facts.grades.iter().copied();
    let mut infractions: Vec<Infraction> = replay
        .revokes()
        .zip(grades)
        .map(|(revoke, grade)| recorded(edition, replay, facts, revoke, grade))
        .collect();
    if facts.told.is_empty() {
        return infractions;
    }
    let told = found(edition, replay, facts);
    for found in told {
        let turn = found.revoke.turn;
        if infractions.iter().all(|one| one.revoke.turn != turn) {
            infractions.push(told_only(replay, facts, &found));
        }
    }
    infractions.sort_by_key(|one| (one.trick(), one.revoke.position));
    infractions
}

fn recorded(
    edition: &Edition,
    replay: &Replay,
    facts: &Facts,
    revoke: &Revoke,
    grade: Grade,
) -> Infraction {
    let (established, joint) = established(edition, replay, facts, revoke);
    let found = Found {
        revoke: *revoke,
        suit: revoke.led_suit(),
        established,
        forbidden: false,
    };
    Infraction {
        source: Source::Record,
        grade,
        joint,
        ..told_only(replay, facts, &found)
    }
}

fn told_only(replay: &Replay, facts: &Facts, found: &Found) -> Infraction {
    let revoke = found.revoke;
    let role = facts.role(revoke.turn.seat);
    Infraction {
        revoke,
        suit: found.suit,
        forbidden: found.forbidden,
        source: Source::Slip,
        circumstances: Circumstances::of(replay, facts, role, &revoke, found.suit),
        real_trick: 13 - replay.size + revoke.turn.trick,
        role,
        side: side(revoke.turn.seat),
        grade: Grade::Certain,
        established: found.established,
        joint: false,
        suit_left: suit_left(replay, &revoke, found.suit),
    }
}

/// Whether the offender may have held cards of the led suit after his last recorded card; a hidden hand always may.
fn suit_left(replay: &Replay, revoke: &Revoke, suit: Suit) -> bool {
    let hand = replay
        .setting
        .deal
        .and_then(|deal| deal.hands[revoke.turn.seat]);
    let Some(mut left) = hand.map(|hand| hand[suit]) else {
        return true;
    };
    for (_, trick) in replay.recorded() {
        if let Some(card) = trick.cards[revoke.turn.seat].filter(|card| card.suit == suit) {
            left.remove(card.rank);
        }
    }
    left != Holding::EMPTY
}
