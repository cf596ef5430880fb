//! Implied: facts that follow from the director's facts.
//!
//! A defender's withdrawn card becomes a major penalty card (Law 54D, 62B1, 62C2), unless declarer chose a lead
//! restriction on the correct leader after an opening lead out of turn (Law 50D2a). So does every card that the defenders
//! withdraw when revokes of both sides in one trick are corrected (Law 62C3 of 2017).

use super::leave::{leave_to_change, taken_back};
use super::{DirectorFact, Facts, Instruction, OpeningLead, Penalty};
use crate::bridge::{Card, Seat, Side, Turn, side};
use crate::replay::Replay;

/// The last trick of a deal.
const LAST: u8 = 13;

/// The director's facts and those that follow from them, where the edition `corrects_both` revokes of a trick or not. A penalty
/// card or requirement that the director noted is not replaced by an implied one.
pub(crate) fn with_implied(play: &Replay, facts: &Facts, corrects_both: bool) -> Vec<DirectorFact> {
    let stated = facts.by_director.iter();
    let implied = stated.filter_map(|&it| implied(play, facts, corrects_both, it));
    let mut all = facts.by_director.to_vec();
    for it in implied {
        if all.iter().all(|other| subject(*other) != subject(it)) {
            all.push(it);
        }
    }
    all
}

fn implied(
    play: &Replay,
    facts: &Facts,
    corrects_both: bool,
    fact: DirectorFact,
) -> Option<DirectorFact> {
    let (turn, card) = match fact {
        DirectorFact::OpeningLead {
            seat,
            card,
            outcome,
        } => return of_opening_lead(facts, seat, card, outcome),
        DirectorFact::Withdrawn { turn, card } => {
            let offender = leave_to_change(play, facts.by_director, turn)?;
            match corrected_together(facts.by_director, turn.trick) {
                Some(trick) if corrects_both => (Turn { trick, ..turn }, card),
                _ => (side(offender) == side(turn.seat)).then_some((turn, card))?,
            }
        }
        _ => taken_back(fact)?,
    };
    let is_defender = side(turn.seat) != facts.declaring();
    (is_defender && turn.trick < LAST).then(|| penalty_card(turn.trick + 1, turn.seat, card))
}

/// The trick in which revokes of both sides were corrected after play to the next: this one, or the one before it.
fn corrected_together(facts: &[DirectorFact], number: u8) -> Option<u8> {
    let is_by = |trick, by| {
        let mut turns = facts.iter().filter_map(|&it| Some(taken_back(it)?.0));
        turns.any(|turn| turn.trick == trick && side(turn.seat) == by)
    };
    let by_both = |trick: u8| Side::ALL.into_iter().all(|by| is_by(trick, by));
    let is_played_on = |trick: u8| {
        facts
            .iter()
            .any(|it| matches!(it, DirectorFact::Withdrawn { turn, .. } if turn.trick == trick + 1))
    };
    let mut tricks = [number, number.saturating_sub(1)].into_iter();
    tricks.find(|&trick| by_both(trick) && is_played_on(trick))
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

/// A penalty card or a requirement, with the same in place of all that two facts about it may say differently.
const fn subject(mut fact: DirectorFact) -> Option<DirectorFact> {
    match &mut fact {
        DirectorFact::PenaltyCard { from, to, rank, .. } => {
            (*from, *to, *rank) = (LAST, LAST, Penalty::Major);
        }
        DirectorFact::Lead { to, .. } => *to = LAST,
        _ => return None,
    }
    Some(fact)
}
