//! What the director's facts show of the play, in words: duties, corrections, facts to weigh.

use super::words::{seat_name, spelled, suit_name, trick_numbers};
use crate::bridge::{Card, Hand, Spelled, Suit, Turn, after};
use crate::laws::{
    Change, Conduct, Correction, Duty, Fact, Instruction, LeadRestriction, Penalty, PenaltyCard,
    PenaltyEnd, Remark, Usable, What,
};
use crate::replay::Replay;

/// `HK`, or `HK or D2`: the cards of a hand, from the top of each suit.
pub(super) fn any_of(hand: Hand) -> String {
    let each = Suit::DESC
        .into_iter()
        .flat_map(|suit| spelled(suit, hand[suit]));
    each.collect::<Vec<_>>().join(" or ")
}

/// What was due, as a clause: `a spade was demanded`.
pub(super) fn due(duty: Duty) -> String {
    match duty {
        Duty::PenaltyCard {
            cards,
            rank: Penalty::Major,
        } => format!("{} lay there as a penalty card", any_of(cards)),
        Duty::PenaltyCard {
            cards,
            rank: Penalty::Minor,
        } => format!("{} lay there as a minor penalty card", any_of(cards)),
        Duty::Lead { suit, order }
        | Duty::Play {
            what: What::Suit(suit),
            order,
        } => format!("{} were {}", suit_name(suit), ordered(order)),
        Duty::Play { what, order } => {
            let what = match what {
                What::Card(card) => Spelled(card).to_string(),
                What::Highest => "the highest card of the suit".to_owned(),
                What::Lowest => "the lowest card of the suit".to_owned(),
                What::Suit(suit) => suit_name(suit).to_owned(),
            };
            format!("{what} was {}", ordered(order))
        }
    }
}

const fn ordered(order: Instruction) -> &'static str {
    match order {
        Instruction::Must => "required",
        Instruction::MayNot => "forbidden",
    }
}

/// `East played H4 to trick 5`.
pub(super) fn played(replay: &Replay, turn: Turn, card: Card) -> String {
    let did = if replay.trick(turn.trick).leader == Some(turn.seat) {
        "led"
    } else {
        "played"
    };
    let (seat, card) = (seat_name(turn.seat), Spelled(card));
    format!("{seat} {did} {card} to trick {}", turn.trick)
}

/// How long an order about the lead bound.
pub(super) fn restriction(it: LeadRestriction) -> String {
    let (suit, seat) = (suit_name(it.suit), seat_name(it.seat));
    let what = format!("{suit} were {} to {seat}", ordered(it.order));
    match (it.first, it.last, it.order) {
        (Some(first), _, Instruction::Must) => {
            format!(
                "{suit} were required of {seat} for the lead to trick {first}, and for no other (50D2a)"
            )
        }
        (Some(first), Some(last), Instruction::MayNot) => {
            let leads: Vec<u8> = (first..=last).collect();
            let end = if it.is_over {
                format!("{seat} lost the lead in trick {last}, which ended it (50D2a)")
            } else {
                format!("{seat} had not lost the lead after trick {last}")
            };
            format!("{what} in {}; {end}", trick_numbers(&leads))
        }
        _ => format!("{what}, who did not get the lead"),
    }
}

/// What became of a penalty card: `HK was a major penalty card from trick 2 on; East played it to trick 5`.
pub(super) fn penalty_card(it: PenaltyCard) -> String {
    let rank = match it.rank {
        Penalty::Major => "major",
        Penalty::Minor => "minor",
    };
    let seat = seat_name(it.seat);
    let end = match it.end {
        PenaltyEnd::Played(trick) => format!("{seat} played it to trick {trick}"),
        PenaltyEnd::PickedUp(trick) => {
            format!("{seat} picked it up when declarer chose what was led to trick {trick} (50D2a)")
        }
        PenaltyEnd::Told(trick) => format!("no longer after trick {trick}"),
        PenaltyEnd::Open => format!("{seat} did not play it"),
    };
    let (card, from) = (Spelled(it.card), it.from);
    format!("{card} was a {rank} penalty card from trick {from} on; {end}")
}

/// Who may change a card after a correction, in order: `West first (62C1); then North, only if West did (62C2)`.
pub(super) fn order_of_changes(correction: &Correction) -> Option<String> {
    let one = |it: &Change| {
        let seat = seat_name(it.turn.seat);
        match (it.withdrawn, it.law) {
            (Some(card), law) => format!("{seat} took back {} ({law})", Spelled(card)),
            (None, law) if it.follows_another() => {
                let before = seat_name(after(it.turn.seat, 3));
                format!("{seat} might change his card only if {before} did ({law})")
            }
            (None, law) => format!("{seat} might change his card ({law})"),
        }
    };
    let all: Vec<String> = correction.changes.iter().map(one).collect();
    (!all.is_empty()).then(|| all.join(", then "))
}

/// The facts that a director weighs under other Laws, each a sentence.
pub(super) fn remarks<'a>(
    conduct: &'a Conduct,
    is_meant: impl Fn(&Fact) -> bool + 'a,
) -> Option<String> {
    let meant = conduct.remarks.iter().filter(move |it| is_meant(&it.fact));
    let words: Vec<String> = meant.map(remark).collect();
    (!words.is_empty()).then(|| words.join("; "))
}

fn remark(it: &Remark) -> String {
    let law = it.law;
    match it.fact {
        Fact::WithdrawnCard {
            seat,
            trick,
            card,
            authorised,
        } => format!(
            "what {} tells, which {} took back in trick {trick}, may be used by {} only ({law})",
            Spelled(card),
            seat_name(seat),
            authorised.name()
        ),
        Fact::PenaltyCard { seat, card, usable } => {
            let (card, partner) = (Spelled(card), seat_name(seat.partner()));
            match usable {
                Usable::Duty => format!(
                    "that {card} has to be played is for all to use; what else it tells is not for {partner} ({law})"
                ),
                Usable::WhileOpen => format!(
                    "what {card} tells is for all to use as long as it lies there; whether it damaged the other side all \
                     the same is for the director ({law})"
                ),
                Usable::UntilPickedUp => format!(
                    "what {card} told was for all to use as long as it lay there; since it was picked up it is not for \
                     {partner} ({law})"
                ),
            }
        }
        Fact::TrickTwelve(turn) => format!(
            "{} saw the card of {} before he played to trick 12 ({law})",
            seat_name(turn.seat.partner()),
            seat_name(turn.seat)
        ),
        Fact::Repeat(turn) => format!(
            "was the revoke of {} in trick {} made to conceal the one before ({law})?",
            seat_name(turn.seat),
            turn.trick
        ),
        Fact::DummySpoke(turn) => format!(
            "dummy, who had his rights, was the first to point out the revoke of {} in trick {}: the transfer stands, \
             and a procedural penalty is for the director ({law})",
            seat_name(turn.seat),
            turn.trick
        ),
        Fact::CorrectionPeriod { open: true } => {
            format!("the time for a correction still runs ({law}, 92B)")
        }
        Fact::CorrectionPeriod { open: false } => {
            format!("the time for a correction is over ({law}, 92B)")
        }
    }
}
