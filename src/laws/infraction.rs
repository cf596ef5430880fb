//! Infractions: the revokes of a board with what the Laws want to know of each before any clause is asked.

use super::establishment::established;
use super::telling::{Found, found};
use super::testimony::Testimony;
use super::{Edition, Established, Facts, Grade, Role};
use crate::bridge::{Holding, Seat, Side, Suit, side};
use crate::replay::{Replay, Revoke};

/// One revoke, and whose it is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Infraction {
    /// What the cards show, or the director tells.
    pub(super) revoke: Revoke,
    /// The suit not followed; of an order that was not obeyed, the suit required or forbidden.
    pub(super) suit: Suit,
    /// Whether that suit was forbidden, and any other should have been played.
    pub(super) forbidden: bool,
    /// Where it is known from.
    pub(super) source: Source,
    /// What is told of it.
    pub(super) testimony: Testimony,
    /// The real number of the trick: in an end position the tricks before it count too.
    pub(super) real_trick: u8,
    /// The offender's role.
    pub(super) role: Role,
    /// The offending side.
    pub(super) side: Side,
    /// How sure it is that it is a revoke.
    pub(super) grade: Grade,
    /// Whether it was established.
    pub(super) established: Established,
    /// Whether it may have been corrected together with the other side's in the same trick (Law 62C3).
    pub(super) joint: bool,
    /// Whether the offender may have had cards of the suit left when the record ends.
    pub(super) suit_left: bool,
}

/// Where a revoke is known from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// The cards show it.
    Record,
    /// Only the director tells of it.
    Slip,
}

impl Infraction {
    /// The trick, as the replay counts.
    pub(super) const fn trick(&self) -> u8 {
        self.revoke.turn.trick
    }

    /// The offender.
    pub(super) const fn offender(&self) -> Seat {
        self.revoke.turn.seat
    }
}

/// The revokes of a board, in order of play: one for each turn, those of the record before those that are told.
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
    let role = role(facts, revoke.turn.seat);
    Infraction {
        revoke,
        suit: found.suit,
        forbidden: found.forbidden,
        source: Source::Slip,
        testimony: Testimony::of(replay, facts, role, &revoke, found.suit),
        real_trick: 13 - replay.size + revoke.turn.trick,
        role,
        side: side(revoke.turn.seat),
        grade: Grade::Certain,
        established: found.established,
        joint: false,
        suit_left: suit_left(replay, &revoke, found.suit),
    }
}

fn role(facts: &Facts, seat: Seat) -> Role {
    if seat == facts.declarer {
        Role::Declarer
    } else if seat == facts.dummy() {
        Role::Dummy
    } else {
        Role::Defender
    }
}

/// Whether the offender may have held cards of the led suit after his last recorded card. Of a hidden hand nobody knows.
fn suit_left(replay: &Replay, revoke: &Revoke, suit: Suit) -> bool {
    let hand = replay
        .setting
        .deal
        .and_then(|deal| deal.hands[revoke.turn.seat]);
    let Some(mut hand) = hand else {
        return true;
    };
    for (_, trick) in replay.recorded() {
        if let Some(card) = trick.cards[revoke.turn.seat] {
            hand.remove(card);
        }
    }
    hand[suit] != Holding::EMPTY
}
