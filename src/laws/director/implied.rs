//! Implied: facts that follow from the director's facts.
//!
//! A defender's withdrawn card becomes a major penalty card (Law 54D, 62B1, 62C2), unless declarer chose a lead
//! restriction on the correct leader after an opening lead out of turn (Law 50D2a).

use super::leave::{leave_to_change, taken_back};
use super::{DirectorFact, Facts, Instruction, OpeningLead, Penalty};
use crate::bridge::{Card, Seat, side};
use crate::replay::Replay;

/// The last trick of a deal.
const LAST: u8 = 13;

/// The director's facts and those that follow from them. A penalty card or requirement that the director noted is not
/// replaced by an implied one.
pub(in crate::laws) fn with_implied(play: &Replay, facts: &Facts) -> Vec<DirectorFact> {
    let stated = facts.by_director.iter();
    let implied = stated.filter_map(|&it| implied(play, facts, it));
    let mut all = facts.by_director.to_vec();
    for it in implied {
        if !all.iter().any(|other| says_the_same(*other, it)) {
            all.push(it);
        }
    }
    all
}

fn implied(play: &Replay, facts: &Facts, fact: DirectorFact) -> Option<DirectorFact> {
    if let DirectorFact::OpeningLead {
        seat,
        card,
        outcome,
    } = fact
    {
        return of_opening_lead(facts, seat, card, outcome);
    }
    let (turn, card) = match fact {
        DirectorFact::Withdrawn { turn, card } => {
            let offender = leave_to_change(play, facts.by_director, turn)?;
            (side(offender) == side(turn.seat)).then_some((turn, card))?
        }
        _ => taken_back(fact)?,
    };
    let is_defender = side(turn.seat) != facts.declaring();
    (is_defender && turn.trick < LAST).then(|| penalty_card(turn.trick + 1, turn.seat, card))
}

fn of_opening_lead(
    facts: &Facts,
    seat: Seat,
    card: Card,
    outcome: OpeningLead,
) -> Option<DirectorFact> {
    let order = |to, order| DirectorFact::Lead {
        from: 1,
        to,
        seat: facts.declarer.lho(),
        suit: card.suit,
        order,
    };
    match outcome {
        OpeningLead::Refused => Some(penalty_card(1, seat, card)),
        OpeningLead::RefusedDemand => Some(order(1, Instruction::Must)),
        OpeningLead::RefusedForbid => Some(order(LAST, Instruction::MayNot)),
        OpeningLead::Invited | OpeningLead::Accepted | OpeningLead::AcceptedDeclarerDummy => None,
    }
}

const fn penalty_card(from: u8, seat: Seat, card: Card) -> DirectorFact {
    DirectorFact::PenaltyCard {
        from,
        to: LAST,
        seat,
        card,
        rank: Penalty::Major,
    }
}

/// Whether two facts are about the same penalty card, or the same requirement.
fn says_the_same(one: DirectorFact, other: DirectorFact) -> bool {
    match (one, other) {
        (
            DirectorFact::PenaltyCard { seat, card, .. },
            DirectorFact::PenaltyCard {
                seat: by,
                card: which,
                ..
            },
        ) => (seat, card) == (by, which),
        (
            DirectorFact::Lead {
                from,
                seat,
                suit,
                order,
                ..
            },
            DirectorFact::Lead {
                from: since,
                seat: by,
                suit: of,
                order: how,
                ..
            },
        ) => (from, seat, suit, order) == (since, by, of, how),
        _ => false,
    }
}
