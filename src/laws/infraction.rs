//! Infractions: the revokes of a board with what the Laws want to know of each before any clause is asked.

use super::establishment::established;
use super::{Edition, Established, Facts, Grade, Role};
use crate::bridge::{Holding, Seat, Side, side};
use crate::replay::{Replay, Revoke};

/// One revoke, and whose it is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Infraction {
    /// What the cards show.
    pub(super) revoke: Revoke,
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

/// The revokes of a board, in order of play.
pub(super) fn infractions(edition: &Edition, replay: &Replay, facts: &Facts) -> Vec<Infraction> {
    replay
        .revokes()
        .zip(facts.grades.iter().copied())
        .map(|(revoke, grade)| {
            let (established, joint) = established(edition, replay, facts, revoke);
            Infraction {
                revoke: *revoke,
                real_trick: 13 - replay.size + revoke.turn.trick,
                role: role(facts, revoke.turn.seat),
                side: side(revoke.turn.seat),
                grade,
                established,
                joint,
                suit_left: suit_left(replay, revoke),
            }
        })
        .collect()
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
fn suit_left(replay: &Replay, revoke: &Revoke) -> bool {
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
    hand[revoke.led_suit()] != Holding::EMPTY
}
