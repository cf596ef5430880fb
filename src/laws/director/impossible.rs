//! Impossible: facts that the record rules out.

use super::implied::with_implied;
use super::leave::{leave_to_change, taken_back};
use super::timeline::{Timeline, final_play, held, stops_with};
use super::{Claimed, DirectorFact, Facts, Instruction, Objection, Recorded, What};
use crate::bridge::{BySeat, Card, Deal, Hand, Seat, Turn, side};
use crate::replay::Replay;
use std::cell::OnceCell;

/// For each of the director's facts, why the record rules it out, if it does.
pub fn impossible(replay: &Replay, facts: &Facts) -> Vec<Option<Objection>> {
    let held = held(replay);
    let breaches = OnceCell::new();
    let objection = |&fact: &DirectorFact| {
        no_such_trick(fact, replay)
            .or_else(|| card_not_held(fact, replay, facts))
            .or_else(|| wrong_role(fact, facts))
            .or_else(|| against_the_play(fact, replay, &held))
            .or_else(|| no_leave(fact, replay, facts))
            .or_else(|| {
                let breaches = || breaches.get_or_init(|| breaches_of(replay, facts));
                no_such_revoke(fact, replay, facts, breaches)
            })
    };
    facts.by_director.iter().map(objection).collect()
}

/// Tricks that the deal does not have, or that the record does not reach although the fact needs it to.
fn no_such_trick(fact: DirectorFact, replay: &Replay) -> Option<Objection> {
    let (first, last) = tricks(fact)?;
    let outside = first < 1 || last > replay.size || first > last;
    let beyond = match fact {
        DirectorFact::Corrected { .. }
        | DirectorFact::DummyAsked { .. }
        | DirectorFact::DefenderAsked { .. }
        | DirectorFact::Withdrawn { .. }
        | DirectorFact::ExtraCard { .. }
        | DirectorFact::DummyPointed { .. }
        | DirectorFact::MissingCard { .. }
        | DirectorFact::Play { .. }
        | DirectorFact::RecordError { .. } => first > replay.rows,
        DirectorFact::Designated { .. } => first > replay.rows + 1,
        _ => false,
    };
    outside
        .then_some(Objection::NoSuchTrick)
        .or_else(|| beyond.then_some(Objection::NotReached))
}

/// The first and the last trick of a fact.
const fn tricks(fact: DirectorFact) -> Option<(u8, u8)> {
    match fact {
        DirectorFact::Attention { of: Some(turn), .. }
        | DirectorFact::Waived(Some(turn))
        | DirectorFact::Revoke { turn, .. }
        | DirectorFact::Corrected { turn, .. }
        | DirectorFact::Withdrawn { turn, .. }
        | DirectorFact::Designated { turn, .. }
        | DirectorFact::Play { turn, .. }
        | DirectorFact::DummyAsked { turn, .. }
        | DirectorFact::DummyPointed { turn, .. }
        | DirectorFact::DefenderAsked { turn, .. }
        | DirectorFact::MissingCard { turn, .. }
        | DirectorFact::ExtraCard { turn, .. }
        | DirectorFact::RecordError { turn, .. } => Some((turn.trick, turn.trick)),
        DirectorFact::Claim { trick, .. } => Some((trick, trick)),
        DirectorFact::PenaltyCard { from, to, .. }
        | DirectorFact::Faced { from, to, .. }
        | DirectorFact::Lead { from, to, .. } => Some((from, to)),
        DirectorFact::Attention { of: None, .. }
        | DirectorFact::Waived(None)
        | DirectorFact::HandsReturned(_)
        | DirectorFact::OpeningLead { .. }
        | DirectorFact::ResultAdjusted(_)
        | DirectorFact::CorrectionPeriodOpen(_)
        | DirectorFact::Reading { .. } => None,
    }
}

/// A card that the hand was not dealt.
fn card_not_held(fact: DirectorFact, replay: &Replay, facts: &Facts) -> Option<Objection> {
    let hands = replay.setting.deal?.hands;
    let was_dealt = |seat: Seat, card| hands[seat].is_none_or(|hand| hand.contains(card));
    let either = |seat: Seat, card| {
        let declaring = side(seat) == facts.declaring();
        was_dealt(seat, card) || declaring && was_dealt(seat.partner(), card)
    };
    let fails = match fact {
        DirectorFact::Corrected {
            turn,
            withdrawn,
            record,
        } => {
            let is_other = matches!(record, Recorded::Old(legal) if !was_dealt(turn.seat, legal));
            is_other || !was_dealt(turn.seat, withdrawn)
        }
        DirectorFact::Designated {
            turn,
            card: Some(card),
            ..
        } => !either(turn.seat, card),
        DirectorFact::Play {
            turn,
            what: What::Card(card),
            order: Instruction::Must,
        }
        | DirectorFact::Withdrawn { turn, card }
        | DirectorFact::MissingCard { turn, card }
        | DirectorFact::ExtraCard { turn, card }
        | DirectorFact::RecordError { turn, card } => !was_dealt(turn.seat, card),
        DirectorFact::PenaltyCard { seat, card, .. }
        | DirectorFact::Faced {
            seat,
            card: Some(card),
            ..
        }
        | DirectorFact::OpeningLead { seat, card, .. } => !was_dealt(seat, card),
        _ => taken_back(fact).is_some_and(|(turn, card)| !was_dealt(turn.seat, card)),
    };
    fails.then_some(Objection::NeverHeld)
}

/// A penalty card or a lead restriction of the declaring side, an honour as a minor one, a question to the wrong player, a claim
/// of dummy, or a void concession that is not a defender's.
fn wrong_role(fact: DirectorFact, facts: &Facts) -> Option<Objection> {
    let declares = |seat| side(seat) == facts.declaring();
    match fact {
        DirectorFact::PenaltyCard { seat, .. } if declares(seat) => Some(Objection::NoPenaltyCards),
        DirectorFact::PenaltyCard { card, rank, .. } => {
            (rank.of(card) != rank).then_some(Objection::NeverMinor)
        }
        DirectorFact::DummyAsked { turn, .. } => {
            (turn.seat == facts.dummy()).then_some(Objection::DummyHimself)
        }
        DirectorFact::Lead { seat, .. } => declares(seat).then_some(Objection::NotDefender),
        DirectorFact::DummyPointed { turn, .. } | DirectorFact::DefenderAsked { turn, .. } => {
            declares(turn.seat).then_some(Objection::NotDefender)
        }
        DirectorFact::Claim { by, .. } if by == facts.dummy() => Some(Objection::DummyClaims),
        DirectorFact::Claim {
            by,
            outcome: Claimed::PartnerObjected,
            ..
        } => declares(by).then_some(Objection::NotDefendersConcession),
        _ => None,
    }
}

/// What the recorded cards rule out.
fn against_the_play(
    fact: DirectorFact,
    replay: &Replay,
    held: &[BySeat<Hand>; 13],
) -> Option<Objection> {
    match fact {
        DirectorFact::Claim { trick, tricks, .. } => {
            let are_more = |tricks: u8| tricks > replay.size + 1 - trick;
            (trick < replay.rows)
                .then_some(Objection::PlayWentOn)
                .or_else(|| tricks.is_some_and(are_more).then_some(Objection::FewerLeft))
        }
        DirectorFact::PenaltyCard {
            from, seat, card, ..
        } => was_played(replay, seat, card, from).then_some(Objection::PlayedBefore),
        DirectorFact::Corrected {
            turn,
            withdrawn,
            record,
        } => correction_fails(replay, held, turn, (withdrawn, record)),
        DirectorFact::Designated {
            turn,
            card: Some(card),
            ..
        } => {
            let hands = [turn.seat, turn.seat.partner()];
            let is_gone = |seat| was_played(replay, seat, card, turn.trick);
            (hands.into_iter().any(is_gone)).then_some(Objection::PlayedBefore)
        }
        DirectorFact::Withdrawn { turn, card } => {
            (was_played(replay, turn.seat, card, turn.trick + 1) && !stops_with(replay, turn, card))
                .then_some(Objection::NotTakenBack)
        }
        DirectorFact::ExtraCard { turn, card } => {
            was_played(replay, turn.seat, card, turn.trick + 1).then_some(Objection::HeldAsPlayed)
        }
        DirectorFact::MissingCard { turn, card } => {
            let stands = replay.trick(turn.trick).cards[turn.seat];
            let leader = replay.trick(turn.trick).leader;
            (leader == Some(turn.seat))
                .then_some(Objection::Led)
                .or_else(|| {
                    let is_other = was_played(replay, turn.seat, card, turn.trick)
                        || stands.is_some_and(|it| it != card);
                    is_other.then_some(Objection::OtherCardThere)
                })
        }
        _ => {
            let (turn, card) = taken_back(fact)?;
            correction_fails(replay, held, turn, (card, Recorded::New))
        }
    }
}

/// A card changed by a hand that was not allowed to.
fn no_leave(fact: DirectorFact, replay: &Replay, facts: &Facts) -> Option<Objection> {
    let DirectorFact::Withdrawn { turn, .. } = fact else {
        return None;
    };
    if leave_to_change(replay, facts.by_director, turn).is_some() {
        return None;
    }
    let corrected = |it: &DirectorFact| taken_back(*it).map(|(turn, _)| turn);
    let mut revokes = facts.by_director.iter().filter_map(corrected);
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
    held: &[BySeat<Hand>; 13],
    turn: Turn,
    (withdrawn, record): (Card, Recorded),
) -> Option<Objection> {
    let stands = replay.trick(turn.trick).cards[turn.seat];
    let (leader, led) = replay.trick(turn.trick).led()?;
    let legal = match record {
        Recorded::Old(legal) => Some(legal),
        Recorded::New => None,
    };
    let is_other = |card| match legal {
        Some(legal) => card != withdrawn && card != legal,
        None => card == withdrawn,
    };
    let is_still_held = |legal| {
        turn.trick + 1 < replay.size
            && stands != Some(legal)
            && was_played(replay, turn.seat, legal, 14)
    };
    let is_known = |deal: Deal| deal.hands[turn.seat].is_some();
    let has_none = held[usize::from(turn.trick) - 1][turn.seat][led.suit].is_empty();
    [
        (leader == turn.seat, Objection::Led),
        (withdrawn.suit == led.suit, Objection::Follows),
        (
            was_played(replay, turn.seat, withdrawn, turn.trick),
            Objection::PlayedBefore,
        ),
        (stands.is_some_and(is_other), Objection::OtherCardThere),
        (
            legal.is_some_and(|it| it.suit != led.suit),
            Objection::LegalDoesNotFollow,
        ),
        (legal.is_some_and(is_still_held), Objection::LegalStillHeld),
        (
            has_none && replay.setting.deal.is_some_and(is_known),
            Objection::NoneOfSuit,
        ),
    ]
    .into_iter()
    .find_map(|(fails, why)| fails.then_some(why))
}

/// A fact about a revoke where neither the record nor the director's facts show one that it could be about.
fn no_such_revoke<'b>(
    fact: DirectorFact,
    replay: &Replay,
    facts: &Facts,
    breaches: impl Fn() -> &'b Vec<Turn>,
) -> Option<Objection> {
    use DirectorFact as F;
    let is_recorded = |at| replay.revokes().any(|revoke| revoke.turn == at);
    let on_twelve = |at: Turn| at.trick.checked_add(13 - replay.size) == Some(12);
    let corrected = facts.by_director.iter().filter_map(|it| match *it {
        F::Corrected { turn, .. } => Some(turn),
        _ => None,
    });
    let could_be_about = |at: Turn| match fact {
        F::Attention { of, .. } | F::Waived(of) => of.is_none_or(|turn| turn == at),
        F::DummyPointed { turn, .. } => turn == at,
        F::Designated { turn, .. } => {
            at.trick.checked_add(1) == Some(turn.trick) && side(turn.seat) == side(at.seat)
        }
        F::HandsReturned(true) => on_twelve(at) && corrected.clone().all(|turn| turn != at),
        F::HandsReturned(false) => on_twelve(at),
        _ => true,
    };
    let is_told = |it: &DirectorFact| match *it {
        F::Corrected { turn, .. }
        | F::DummyAsked { turn, .. }
        | F::DefenderAsked { turn, .. }
        | F::MissingCard { turn, .. } => could_be_about(turn),
        F::ExtraCard { turn, .. } => {
            (turn.trick..=replay.size).any(|trick| could_be_about(Turn { trick, ..turn }))
        }
        _ => false,
    };
    match fact {
        F::Revoke { turn, .. } => return (!is_recorded(turn)).then_some(Objection::NoneRecorded),
        F::Attention { .. }
        | F::Waived(_)
        | F::DummyPointed { .. }
        | F::Designated { .. }
        | F::HandsReturned(_)
        | F::ResultAdjusted(_) => (),
        _ => return None,
    }
    let is_known = replay.revokes().any(|it| could_be_about(it.turn))
        || facts.by_director.iter().any(is_told)
        || breaches().iter().any(|&at| could_be_about(at));
    let was_in_time = fact == F::HandsReturned(true) && corrected.clone().any(on_twelve);
    let why = if was_in_time {
        Objection::FoundInTime
    } else {
        Objection::NoRevoke
    };
    (!is_known).then_some(why)
}

/// The turns at which a penalty card was not played or a requirement was not obeyed.
fn breaches_of(replay: &Replay, facts: &Facts) -> Vec<Turn> {
    let play = final_play(replay, facts.by_director);
    let facts_and_implied = with_implied(&play, facts, true);
    let facts = facts.with(&facts_and_implied);
    let timeline = Timeline::of(&play, &facts);
    timeline.breaches.iter().map(|it| it.turn).collect()
}
