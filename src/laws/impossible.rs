//! Impossible: facts that the record rules out.

use super::amended::amended;
use super::conduct::breaches;
use super::correction::{of_change, taken_back};
use super::implied::with_implied;
use super::withheld::held;
use super::{Facts, Objection, Order, Recorded, Told, What};
use crate::bridge::{Card, Seat, Turn, side};
use crate::replay::Replay;

/// Why the record rules out a fact, if it does.
pub fn impossible(told: &Told, replay: &Replay, facts: &Facts) -> Option<Objection> {
    let told = *told;
    no_such_trick(told, replay)
        .or_else(|| card_not_held(told, replay, facts))
        .or_else(|| wrong_role(told, facts))
        .or_else(|| against_the_play(told, replay))
        .or_else(|| no_leave(told, replay, facts))
        .or_else(|| no_such_revoke(told, replay, facts))
}

/// The reason, if `holds`.
fn when(holds: bool, reason: Objection) -> Option<Objection> {
    holds.then_some(reason)
}

/// Tricks that the deal does not have, or that the record does not reach although the fact needs it to.
fn no_such_trick(told: Told, replay: &Replay) -> Option<Objection> {
    let (first, last) = tricks(told)?;
    let outside = first < 1 || last > replay.size || first > last;
    let beyond = match told {
        Told::Corrected { .. }
        | Told::DummyAsked { .. }
        | Told::DefenderAsked { .. }
        | Told::Withdrawn { .. }
        | Told::ExtraCard { .. }
        | Told::DummyPointed { .. }
        | Told::MissingCard { .. }
        | Told::Play { .. }
        | Told::RecordError { .. } => first > replay.rows,
        Told::Designated { .. } => first > replay.rows + 1,
        _ => false,
    };
    when(outside, Objection::NoSuchTrick).or_else(|| when(beyond, Objection::NotReached))
}

/// The first and the last trick of a fact.
const fn tricks(told: Told) -> Option<(u8, u8)> {
    match told {
        Told::Attention { of: Some(turn), .. }
        | Told::Waived(Some(turn))
        | Told::Corrected { turn, .. }
        | Told::Withdrawn { turn, .. }
        | Told::Designated { turn, .. }
        | Told::Play { turn, .. }
        | Told::DummyAsked { turn, .. }
        | Told::DummyPointed { turn, .. }
        | Told::DefenderAsked { turn, .. }
        | Told::MissingCard { turn, .. }
        | Told::ExtraCard { turn, .. }
        | Told::RecordError { turn, .. } => Some((turn.trick, turn.trick)),
        Told::Claim { trick, .. } | Told::Faced { trick, .. } => Some((trick, trick)),
        Told::PenaltyCard { from, to, .. } | Told::Lead { from, to, .. } => Some((from, to)),
        Told::Attention { of: None, .. }
        | Told::Waived(None)
        | Told::HandsReturned(_)
        | Told::OpeningLead { .. }
        | Told::ResultAdjusted(_)
        | Told::CorrectionPeriodOpen(_) => None,
    }
}

/// A card that the hand was not dealt.
fn card_not_held(told: Told, replay: &Replay, facts: &Facts) -> Option<Objection> {
    let hands = replay.setting.deal?.hands;
    let was_dealt = |seat: Seat, card| hands[seat].is_none_or(|hand| hand.contains(card));
    let either = |seat: Seat, card| {
        let declaring = side(seat) == facts.declaring();
        was_dealt(seat, card) || declaring && was_dealt(seat.partner(), card)
    };
    let fails = match told {
        Told::Corrected {
            turn,
            withdrawn,
            record,
        } => {
            let legal = match record {
                Recorded::Old(legal) => was_dealt(turn.seat, legal),
                Recorded::New => true,
            };
            !was_dealt(turn.seat, withdrawn) || !legal
        }
        Told::Designated {
            turn,
            card: Some(card),
            ..
        } => !either(turn.seat, card),
        Told::Play {
            turn,
            what: What::Card(card),
            order: Order::Must,
        }
        | Told::Withdrawn { turn, card }
        | Told::MissingCard { turn, card }
        | Told::ExtraCard { turn, card }
        | Told::RecordError { turn, card }
        | Told::DummyAsked {
            turn,
            withdrawn: Some(card),
            ..
        }
        | Told::DefenderAsked {
            turn,
            withdrawn: Some(card),
            ..
        } => !was_dealt(turn.seat, card),
        Told::PenaltyCard { seat, card, .. }
        | Told::Faced {
            seat,
            card: Some(card),
            ..
        }
        | Told::OpeningLead { seat, card, .. } => !was_dealt(seat, card),
        _ => false,
    };
    when(fails, Objection::NeverHeld)
}

/// A penalty card of the declaring side, or a question to the wrong player.
fn wrong_role(told: Told, facts: &Facts) -> Option<Objection> {
    let declares = |seat| side(seat) == facts.declaring();
    match told {
        Told::PenaltyCard { seat, .. } => when(declares(seat), Objection::NoPenaltyCards),
        Told::DummyAsked { turn, .. } => when(turn.seat != facts.declarer, Objection::NotDeclarer),
        Told::DummyPointed { turn, .. } | Told::DefenderAsked { turn, .. } => {
            when(declares(turn.seat), Objection::NotDefender)
        }
        _ => None,
    }
}

/// What the recorded cards rule out.
fn against_the_play(told: Told, replay: &Replay) -> Option<Objection> {
    match told {
        Told::Claim { trick, tricks, .. } => when(trick < replay.rows, Objection::PlayWentOn)
            .or_else(|| {
                let left = replay.size + 1 - trick;
                when(
                    tricks.is_some_and(|tricks| tricks > left),
                    Objection::FewerLeft,
                )
            }),
        Told::PenaltyCard {
            from, seat, card, ..
        } => when(
            was_played(replay, seat, card, from),
            Objection::PlayedBefore,
        ),
        Told::Corrected {
            turn,
            withdrawn,
            record,
        } => correction_fails(replay, turn, withdrawn, record),
        Told::DummyAsked {
            turn,
            withdrawn: Some(card),
            ..
        }
        | Told::DefenderAsked {
            turn,
            withdrawn: Some(card),
            ..
        } => correction_fails(replay, turn, card, Recorded::New),
        Told::Designated { turn, .. } => when(replay.rows > turn.trick, Objection::PlayWentOn),
        Told::Withdrawn { turn, card } => when(
            was_played(replay, turn.seat, card, turn.trick + 1),
            Objection::NotTakenBack,
        ),
        Told::ExtraCard { turn, card } => when(
            was_played(replay, turn.seat, card, turn.trick + 1),
            Objection::HeldAsPlayed,
        ),
        Told::MissingCard { turn, card } => {
            let stands = replay.trick(turn.trick).cards[turn.seat];
            when(
                was_played(replay, turn.seat, card, turn.trick)
                    || stands.is_some_and(|it| it != card),
                Objection::OtherCardThere,
            )
        }
        _ => None,
    }
}

/// A card changed by a hand that was not allowed to.
fn no_leave(told: Told, replay: &Replay, facts: &Facts) -> Option<Objection> {
    let Told::Withdrawn { turn, .. } = told else {
        return None;
    };
    if of_change(replay, facts.told, turn).is_some() {
        return None;
    }
    let corrected = |it: &Told| taken_back(*it).map(|(turn, _)| turn);
    let mut revokes = facts.told.iter().filter_map(corrected);
    Some(if revokes.any(|revoke| revoke.trick == turn.trick) {
        Objection::NoLeave
    } else {
        Objection::NoCorrection
    })
}

/// Whether a hand played a card before this trick.
fn was_played(replay: &Replay, seat: Seat, card: Card, before: u8) -> bool {
    let earlier = |(number, _): &(u8, _)| *number < before;
    let mut tricks = replay.recorded().take_while(earlier);
    tricks.any(|(_, trick)| trick.cards[seat] == Some(card))
}

/// Why a revoke cannot have been corrected at this turn.
fn correction_fails(
    replay: &Replay,
    turn: Turn,
    withdrawn: Card,
    record: Recorded,
) -> Option<Objection> {
    let stands = replay.trick(turn.trick).cards[turn.seat];
    let (leader, led) = replay.trick(turn.trick).led()?;
    let legal_follows = match record {
        Recorded::Old(legal) => legal.suit == led.suit,
        Recorded::New => true,
    };
    let still_held = match record {
        Recorded::Old(legal) => {
            turn.trick + 1 < replay.size
                && stands != Some(legal)
                && was_played(replay, turn.seat, legal, 14)
        }
        Recorded::New => false,
    };
    when(leader == turn.seat, Objection::Led)
        .or_else(|| when(withdrawn.suit == led.suit, Objection::Follows))
        .or_else(|| {
            let gone = was_played(replay, turn.seat, withdrawn, turn.trick);
            when(gone, Objection::PlayedBefore)
        })
        .or_else(|| {
            let other = |card| match record {
                Recorded::Old(legal) => card != withdrawn && card != legal,
                Recorded::New => card == withdrawn,
            };
            when(stands.is_some_and(other), Objection::OtherCardThere)
        })
        .or_else(|| when(!legal_follows, Objection::LegalDoesNotFollow))
        .or_else(|| {
            let reason = Objection::LegalStillHeld;
            when(still_held, reason)
        })
        .or_else(|| {
            let able = !held(replay, turn)[led.suit].is_empty();
            let known = replay
                .setting
                .deal
                .is_some_and(|deal| deal.hands[turn.seat].is_some());
            when(known && !able, Objection::NoneOfSuit)
        })
}

/// A fact about a revoke at a turn where neither the record nor the director's facts show one.
fn no_such_revoke(told: Told, replay: &Replay, facts: &Facts) -> Option<Objection> {
    let (Told::Attention { of: Some(at), .. } | Told::Waived(Some(at))) = told else {
        return None;
    };
    let recorded = replay.revokes().any(|revoke| revoke.turn == at);
    let tells = |it: &Told| match *it {
        Told::Corrected { turn, .. }
        | Told::DummyAsked { turn, .. }
        | Told::DefenderAsked { turn, .. }
        | Told::MissingCard { turn, .. } => turn == at,
        Told::ExtraCard { turn, .. } => turn.seat == at.seat && turn.trick <= at.trick,
        _ => false,
    };
    let is_breach = || {
        let replay = amended(replay, facts);
        let breaches = breaches(&replay, &with_implied(&replay, facts));
        breaches.iter().any(|it| it.turn == at)
    };
    when(
        !recorded && !facts.told.iter().any(tells) && !is_breach(),
        Objection::NoRevoke,
    )
}
