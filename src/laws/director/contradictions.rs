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
const fn is_late(when: When) -> bool {
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
    let is_lead = matches!(one, DirectorFact::Lead { .. });
    let both_cards = matches!((what, then), (What::Card(_), What::Card(_)));
    let excludes = what == then || is_lead || both_cards;
    meet && excludes && are_opposed(what == then, order, how)
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

fn are_opposed(same: bool, one: Instruction, other: Instruction) -> bool {
    if same {
        one != other
    } else {
        one == Instruction::Must && other == Instruction::Must
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::{Card, Rank, Seat, Suit, Turn};
    use crate::laws::{Claimed, OpeningLead, Recorded, Rights};

    const TURN: Turn = Turn {
        trick: 4,
        seat: Seat::East,
    };
    const CARD: Card = Card {
        suit: Suit::Clubs,
        rank: Rank::new(2),
    };

    fn when(of: Option<Turn>, when: When) -> DirectorFact {
        DirectorFact::Attention { of, when }
    }

    fn claim(outcome: Claimed, tricks: Option<u8>) -> DirectorFact {
        DirectorFact::Claim {
            trick: 9,
            by: Seat::South,
            outcome,
            tricks,
        }
    }

    fn asked(rights: Rights) -> DirectorFact {
        DirectorFact::DummyAsked {
            turn: TURN,
            withdrawn: None,
            rights,
        }
    }

    fn lead(suit: Suit, order: Instruction) -> DirectorFact {
        DirectorFact::Lead {
            from: 2,
            to: 5,
            seat: Seat::East,
            suit,
            order,
        }
    }

    fn corrected(record: Recorded) -> DirectorFact {
        DirectorFact::Corrected {
            turn: TURN,
            withdrawn: CARD,
            record,
        }
    }

    fn revoke(happened: bool) -> DirectorFact {
        let turn = TURN;
        DirectorFact::Revoke { turn, happened }
    }

    fn pointed(rights: Rights) -> DirectorFact {
        DirectorFact::DummyPointed { turn: TURN, rights }
    }

    fn asked_by_partner(permitted: bool) -> DirectorFact {
        DirectorFact::DefenderAsked {
            turn: TURN,
            withdrawn: Some(CARD),
            permitted,
        }
    }

    fn play(what: What, order: Instruction) -> DirectorFact {
        let turn = TURN;
        DirectorFact::Play { turn, what, order }
    }

    fn really(suit: Suit) -> DirectorFact {
        DirectorFact::RecordError {
            turn: TURN,
            card: Card { suit, ..CARD },
        }
    }

    fn opening(outcome: OpeningLead) -> DirectorFact {
        DirectorFact::OpeningLead {
            seat: Seat::East,
            card: CARD,
            outcome,
        }
    }

    /// The same fact about another trick or another hand.
    fn of_another_trick(mut fact: DirectorFact) -> Option<DirectorFact> {
        match &mut fact {
            DirectorFact::Attention { of: Some(turn), .. }
            | DirectorFact::Corrected { turn, .. }
            | DirectorFact::Revoke { turn, .. }
            | DirectorFact::DummyAsked { turn, .. }
            | DirectorFact::DummyPointed { turn, .. }
            | DirectorFact::DefenderAsked { turn, .. }
            | DirectorFact::Play { turn, .. }
            | DirectorFact::RecordError { turn, .. } => turn.trick += 1,
            DirectorFact::Claim { trick, .. } => *trick += 1,
            DirectorFact::Lead { seat, .. } => *seat = Seat::West,
            _ => return None,
        }
        Some(fact)
    }

    /// Pairs that cannot both be true.
    fn opposed() -> Vec<[DirectorFact; 2]> {
        use Claimed::{Agreed, Disputed};
        use DirectorFact::{CorrectionPeriodOpen, HandsReturned, ResultAdjusted};
        use Instruction::{MayNot, Must};
        use OpeningLead::{Accepted, Refused};
        use Recorded::{New, Old};
        use Rights::{Kept, Lost};
        use Suit::{Clubs, Hearts};
        use When::{AfterPlay, AfterRound, DuringPlay, Never};
        let other = What::Card(Card {
            suit: Hearts,
            ..CARD
        });
        let of = Some(TURN);
        vec![
            [when(None, DuringPlay), when(None, Never)],
            [when(of, AfterPlay), when(of, AfterRound)],
            [when(of, AfterRound), corrected(New)],
            [revoke(false), revoke(true)],
            [revoke(false), corrected(New)],
            [revoke(false), when(of, AfterPlay)],
            [corrected(Old(CARD)), corrected(New)],
            [HandsReturned(true), HandsReturned(false)],
            [ResultAdjusted(true), ResultAdjusted(false)],
            [CorrectionPeriodOpen(true), CorrectionPeriodOpen(false)],
            [true, false].map(|applies| DirectorFact::Reading {
                of: Reading::BothSides,
                applies,
            }),
            [claim(Agreed, None), claim(Disputed, None)],
            [claim(Agreed, Some(2)), claim(Agreed, Some(3))],
            [asked(Lost), asked(Kept)],
            [pointed(Lost), pointed(Kept)],
            [asked_by_partner(true), asked_by_partner(false)],
            [lead(Clubs, Must), lead(Clubs, MayNot)],
            [lead(Clubs, Must), lead(Hearts, Must)],
            [play(What::Highest, Must), play(What::Highest, MayNot)],
            [play(What::Card(CARD), Must), play(other, Must)],
            [really(Clubs), really(Hearts)],
            [opening(Accepted), opening(Refused)],
        ]
    }

    #[test]
    fn what_cannot_both_hold_is_found_in_either_order() {
        for [one, other] in opposed() {
            let both = [(0, 1), (1, 0)].map(|(place, first)| Contradiction {
                place,
                first,
                more: 0,
            });
            assert_eq!(contradictions(&[one, other]), both, "{one:?} {other:?}");
            assert_eq!(contradictions(&[other, one]), both, "{other:?} {one:?}");
        }
    }

    #[test]
    fn of_many_the_first_is_named_and_the_others_are_counted() {
        let facts = [true, false, true, true, false].map(revoke);
        let found = contradictions(&facts).into_iter();
        let found: Vec<_> = found.map(|it| (it.place, it.first, it.more)).collect();
        assert_eq!(
            found,
            [(0, 1, 1), (1, 0, 2), (2, 1, 1), (3, 1, 1), (4, 0, 2)]
        );
    }

    #[test]
    fn a_repeated_fact_or_one_on_another_subject_contradicts_nothing() {
        for [one, other] in opposed() {
            assert_eq!(contradictions(&[one, one]), [], "{one:?}");
            assert_eq!(contradictions(&[other, other]), [], "{other:?}");
            if let Some(moved) = of_another_trick(other) {
                assert_eq!(contradictions(&[one, moved]), [], "{one:?} {moved:?}");
            }
        }
    }

    #[test]
    fn orders_about_leads_contradict_where_their_tricks_meet() {
        let first = lead(Suit::Clubs, Instruction::Must);
        for (from, to, met) in [(1, 2, true), (5, 7, true), (1, 1, false), (6, 7, false)] {
            let second = DirectorFact::Lead {
                from,
                to,
                seat: Seat::East,
                suit: Suit::Hearts,
                order: Instruction::Must,
            };
            let found = contradictions(&[first, second]);
            assert_eq!(!found.is_empty(), met, "tricks {from} to {to}");
        }
    }

    #[test]
    fn facts_that_can_stand_together_do() {
        let facts = [
            when(None, When::Never),
            revoke(true),
            when(Some(TURN), When::DuringPlay),
            when(Some(TURN), When::NextCallByOffenders),
            corrected(Recorded::New),
            claim(Claimed::Agreed, None),
            claim(Claimed::Agreed, Some(3)),
            lead(Suit::Clubs, Instruction::MayNot),
            lead(Suit::Hearts, Instruction::MayNot),
            lead(Suit::Spades, Instruction::Must),
            asked(Rights::Kept),
            play(What::Highest, Instruction::Must),
            play(What::Suit(Suit::Clubs), Instruction::Must),
            play(What::Card(CARD), Instruction::MayNot),
        ];
        assert_eq!(contradictions(&facts), []);
    }
}
