//! One revoke: what happened, what proves it, how it was established, what the Laws give, and the position before it.

use super::clauses::{self, Why};
use super::conduct;
use super::revokes::RuledRevoke;
use crate::bridge::{Card, Hand, Seat, Suit, Turn, from_the_top};
use crate::checks::Ruled;
use crate::laws::{Duty, Established, RevokeRuling};
use crate::replay::{Evidence, Position, Revoke};
use crate::words::{Message, message};

/// One revoke.
#[derive(Debug)]
pub(crate) struct Offence {
    pub(crate) number: usize,
    pub(crate) turn: Turn,
    pub(crate) what: Message,
    pub(crate) proof: Option<Message>,
    /// What the hand was required to play.
    pub(crate) bound: Vec<Message>,
    /// Who may change a card after it was put right.
    pub(crate) changes: Option<Message>,
    pub(crate) established: Message,
    pub(crate) clauses: Vec<Why>,
    pub(crate) gives: Message,
    pub(crate) before: Option<Position>,
    pub(crate) legal: Vec<Card>,
    /// Tricks that the offender later won with the suit; left out for a corrected revoke.
    pub(crate) later: Option<Message>,
}

impl Offence {
    /// The cards of the offender's hand that could have been played; empty for other hands.
    pub(crate) fn legal_of(&self, seat: Seat) -> Hand {
        let own = self.legal.iter().filter(|_| seat == self.turn.seat);
        own.copied().collect()
    }
}

/// The revokes of a board, those that are shown in full.
pub(crate) fn all(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Vec<Offence> {
    revokes.iter().map(|one| of(ruled, one)).collect()
}

fn of(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Offence {
    let turn = one.revoke.turn;
    let conduct = &ruled.ruling.conduct;
    let correction = conduct.corrections.iter().find(|it| it.turn == turn);
    let breaches = conduct.breaches.iter().filter(|it| it.turn == turn);
    let stands = one.ruling.established != Established::No;
    Offence {
        number: one.number,
        turn,
        what: what(ruled, one),
        proof: proof(one),
        bound: breaches.map(conduct::due).collect(),
        changes: correction.and_then(conduct::changes),
        established: established(ruled, one),
        clauses: clauses::all(ruled, one),
        gives: clauses::gives(one),
        before: Position::before(ruled.replay, one.revoke).filter(|_| stands),
        legal: from_the_top(one.legal().iter()),
        later: stands.then(|| later(ruled, one)),
    }
}

/// What a revoke that only a slip shows was; `None` where it follows from a correction or from a requirement, which
/// have findings of their own.
pub(crate) fn of_slip(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Option<Message> {
    let (turn, conduct) = (one.revoke.turn, &ruled.ruling.conduct);
    let is_named = conduct.corrections.iter().any(|it| it.turn == turn)
        || conduct.breaches.iter().any(|it| it.turn == turn);
    (one.of_slip && !is_named).then(|| what(ruled, one))
}

fn what(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Message {
    let trump = ruled.replay.setting.trump;
    let other = unlike_failure(ruled, one);
    other.unwrap_or_else(|| failure(one.revoke, one.suit, trump))
}

/// What a revoke was, where it is anything but a failure to follow suit that nobody put right.
pub(crate) fn unlike_failure(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Option<Message> {
    let (turn, shown) = (one.revoke.turn, &ruled.ruling.conduct);
    let (seat, trick, card) = (one.seat(), one.trick(), one.revoke.played);
    if let Some(correction) = shown.corrections.iter().find(|it| it.turn == turn) {
        return Some(conduct::corrected(correction));
    }
    if one.ruling.established.is_omission() {
        return Some(message!("revoke-omitted", seat, trick, card));
    }
    // of several duties, the revoke is against one that is not about a penalty card: those come last
    let mut breaches = shown.breaches.iter().filter(|_| one.of_slip);
    let breach = breaches.rfind(|it| it.turn == turn)?;
    let manner = conduct::manner(ruled.replay, turn);
    let duty = match breach.duty {
        Duty::PenaltyCard { .. } => "penalty-card",
        Duty::Lead { .. } => "lead",
        Duty::Play { .. } => "play",
    };
    Some(message!("revoke-bound", seat, manner, card, trick, duty))
}

/// The failure to follow suit.
pub(crate) fn failure(revoke: &Revoke, suit: Suit, trump: Option<Suit>) -> Message {
    let (Turn { seat, trick }, card) = (revoke.turn, revoke.played);
    let held = held(revoke, suit);
    if trump == Some(card.suit) {
        message!("revoke-ruffed", seat, trick, card, held)
    } else {
        message!("revoke-discarded", seat, trick, card, held)
    }
}

/// What was held: the cards, or the suit where only a later trick shows it.
fn held(revoke: &Revoke, suit: Suit) -> Message {
    match (revoke.evidence, revoke.shown) {
        (Evidence::LaterPlay, Some((trick, card))) => message!("held-as-shown", suit, card, trick),
        _ => message!("held", cards = (suit, revoke.could_have_played)),
    }
}

fn proof(one: &RuledRevoke<'_>) -> Option<Message> {
    let (trick, card) = one.revoke.shown?;
    Some(message!("proof", seat = one.seat(), card, trick))
}

/// How it was established.
pub(crate) fn established(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Message {
    let (side, next) = (one.ruling.side, one.trick() + 1);
    match one.ruling.established {
        Established::Yes {
            by,
            trick,
            card: Some((turn, card)),
        } => {
            let (seat, clause) = (turn.seat, by);
            if one.ruling.established.is_named() {
                message!("established-named", seat, card, trick, clause)
            } else if ruled.replay.trick(trick).leader == Some(seat) {
                message!("established-led", seat, card, trick, clause)
            } else {
                message!("established-played", seat, card, trick, clause)
            }
        }
        Established::Yes {
            by,
            trick,
            card: None,
        } => without_a_card(ruled, one, (by, trick)),
        Established::Presumed => message!("established-presumed", side, trick = next),
        Established::Unknown if is_joint(ruled, one) => {
            message!("established-joint", trick = one.trick(), next)
        }
        Established::Unknown => message!("established-unknown", side, trick = next),
        Established::No => message!("established-no"),
    }
}

fn without_a_card(ruled: &Ruled<'_>, one: &RuledRevoke<'_>, (by, trick): (&str, u8)) -> Message {
    let (side, claim) = (one.ruling.side, ruled.ruling.edition.weighed.claim);
    match by {
        "63A2" => message!("established-side-named", side, trick, clause = by),
        "63A3" | "63A4" => message!("established-claim", trick, claim, clause = by),
        "43B2" => message!("established-dummy-asked", clause = by),
        "63B" => message!("established-defender-asked", clause = by),
        "67B1" => message!("established-omitted", clause = by),
        _ => message!("established-side-played", side, trick, clause = by),
    }
}

/// Whether the other side revoked in the same trick and the record goes on.
fn is_joint(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> bool {
    let is_other = |other: &RevokeRuling| {
        other.revoke.turn.trick == one.trick() && other.side != one.ruling.side
    };
    ruled.replay.rows > one.trick() && ruled.ruling.every_revoke().any(is_other)
}

/// Tricks that the offender later won with a card that could have been played.
fn later(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Message {
    let seat = one.seat();
    let tricks = ruled.play.recorded();
    let after = tricks.filter(|(number, _)| *number > one.trick());
    let won = after.filter(|(_, trick)| trick.winner == Some(seat));
    let with = won.filter_map(|(number, trick)| {
        let card = trick.cards[seat].filter(|card| card.suit == one.suit)?;
        Some(message!("later-trick", trick = number, card))
    });
    let with: Vec<Message> = with.collect();
    if with.is_empty() {
        message!("later-none", seat, suit = one.suit)
    } else {
        message!("later", seat, tricks = with)
    }
}
