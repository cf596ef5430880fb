//! Contradictions: facts of one board that cannot both be true.

use super::{DirectorFact, Instruction, Reading, What, When};
use crate::bridge::{Seat, Turn};
use std::collections::HashMap;

/// A fact that cannot be true together with others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contradiction {
    /// Its place.
    pub place: usize,
    /// The place of the first fact that contradicts it.
    pub first: usize,
    /// How many others do besides.
    pub more: usize,
}

/// The facts that cannot all be true, each with what contradicts it, by their places and in their order.
///
/// Only facts about the same thing are compared, and repeated facts only once, as a file of slips may have thousands.
pub fn contradictions(facts: &[DirectorFact]) -> Vec<Contradiction> {
    let mut about: HashMap<FactSubject, Vec<(DirectorFact, Vec<usize>)>> = HashMap::new();
    for (place, &fact) in facts.iter().enumerate() {
        let Some(subject) = subject(fact) else {
            continue;
        };
        let facts = about.entry(subject).or_default();
        match facts.iter_mut().find(|(other, _)| *other == fact) {
            Some((_, places)) => places.push(place),
            None => facts.push((fact, vec![place])),
        }
    }
    let mut found = Vec::new();
    for facts in about.values() {
        for (fact, places) in facts {
            let is_against = |other| contradict(other, *fact) || contradict(*fact, other);
            let against = facts.iter().filter(|(other, _)| is_against(*other));
            let (first, count) = against.fold((usize::MAX, 0), |(first, count), (_, places)| {
                (first.min(places[0]), count + places.len())
            });
            let contradiction = |place: &usize| Contradiction {
                place: *place,
                first,
                more: count - 1,
            };
            if count > 0 {
                found.extend(places.iter().map(contradiction));
            }
        }
    }
    found.sort_unstable_by_key(|it| it.place);
    found
}

/// The subject of a fact. Facts about different subjects never contradict each other.
#[derive(PartialEq, Eq, Hash)]
enum FactSubject {
    /// When attention was drawn to a revoke, and how it was corrected.
    Revoke(Option<Turn>),
    HandsReturned,
    Claim(u8, Seat),
    DummyAsked(Turn),
    DummyPointed(Turn),
    DefenderAsked(Turn),
    Leads(Seat),
    Play(Turn),
    OpeningLead,
    ResultAdjusted,
    CorrectionPeriod,
    Reading(Reading),
    RecordError(Turn),
}

/// The subject of a fact; `None` if nothing can contradict it.
const fn subject(fact: DirectorFact) -> Option<FactSubject> {
    use DirectorFact as T;
    Some(match fact {
        T::Attention { of, .. } => FactSubject::Revoke(of),
        T::Corrected { turn, .. } | T::Revoke { turn, .. } => FactSubject::Revoke(Some(turn)),
        T::HandsReturned(_) => FactSubject::HandsReturned,
        T::Claim { trick, by, .. } => FactSubject::Claim(trick, by),
        T::DummyAsked { turn, .. } => FactSubject::DummyAsked(turn),
        T::DummyPointed { turn, .. } => FactSubject::DummyPointed(turn),
        T::DefenderAsked { turn, .. } => FactSubject::DefenderAsked(turn),
        T::Lead { seat, .. } => FactSubject::Leads(seat),
        T::Play { turn, .. } => FactSubject::Play(turn),
        T::OpeningLead { .. } => FactSubject::OpeningLead,
        T::ResultAdjusted(_) => FactSubject::ResultAdjusted,
        T::CorrectionPeriodOpen(_) => FactSubject::CorrectionPeriod,
        T::Reading { of, .. } => FactSubject::Reading(of),
        T::RecordError { turn, .. } => FactSubject::RecordError(turn),
        T::Withdrawn { .. }
        | T::Designated { .. }
        | T::PenaltyCard { .. }
        | T::Faced { .. }
        | T::MissingCard { .. }
        | T::ExtraCard { .. }
        | T::Waived(_) => return None,
    })
}

/// Whether the first of two facts about one subject contradicts the second; called both ways round.
fn contradict(one: DirectorFact, other: DirectorFact) -> bool {
    use DirectorFact as T;
    match (one, other) {
        (T::Attention { when, .. }, T::Attention { when: then, .. }) => {
            is_late(when) != is_late(then)
        }
        (T::Attention { when, .. }, T::Corrected { .. }) => is_late(when),
        (T::Corrected { .. }, T::Attention { .. })
        | (T::Attention { .. } | T::Corrected { .. }, T::Revoke { .. }) => false,
        (T::Revoke { happened, .. }, T::Attention { when, .. }) => {
            !happened && !matches!(when, When::AfterRound | When::Never)
        }
        (T::Revoke { happened, .. }, T::Corrected { .. }) => !happened,
        (
            T::Claim {
                outcome, tricks, ..
            },
            T::Claim {
                outcome: then,
                tricks: count,
                ..
            },
        ) => outcome != then || tricks.is_some() && count.is_some() && tricks != count,
        (T::DummyAsked { rights, .. }, T::DummyAsked { rights: then, .. }) => rights != then,
        (
            T::DefenderAsked { permitted, .. },
            T::DefenderAsked {
                permitted: then, ..
            },
        ) => permitted != then,
        (T::Lead { .. }, T::Lead { .. }) | (T::Play { .. }, T::Play { .. }) => {
            orders_contradict(one, other)
        }
        _ => one != other,
    }
}

/// Too late for a rectification under Law 64.
pub(in crate::laws) const fn is_late(when: When) -> bool {
    match when {
        When::DuringPlay | When::AfterPlay | When::NextCallByOffenders => false,
        When::NextCallByOthers | When::AfterRound | When::Never => true,
    }
}

/// The same card or suit required and forbidden, or two things required at once.
fn orders_contradict(one: DirectorFact, other: DirectorFact) -> bool {
    let (Some((tricks, what, order)), Some((others, then, how))) = (order_of(one), order_of(other))
    else {
        return false;
    };
    let meet = tricks[0] <= others[1] && others[0] <= tricks[1];
    if what == then {
        return meet && order != how;
    }
    let is_lead = matches!(one, DirectorFact::Lead { .. });
    let both_cards = matches!((what, then), (What::Card(_), What::Card(_)));
    let are_due = [order, how] == [Instruction::Must; 2];
    meet && (is_lead || both_cards) && are_due
}

/// The first and the last trick of an order about leads or plays, and what is ordered.
const fn order_of(fact: DirectorFact) -> Option<([u8; 2], What, Instruction)> {
    use DirectorFact::{Lead, Play};
    match fact {
        Lead {
            from,
            to,
            suit,
            order,
            ..
        } => Some(([from, to], What::Suit(suit), order)),
        Play { turn, what, order } => Some(([turn.trick; 2], what, order)),
        _ => None,
    }
}
