//! Lead restrictions and other requirements: a card or suit that a hand was required, or forbidden, to lead or play (Law
//! 61A, second limb).

use super::super::{DirectorFact, Instruction};
use super::duty::Duty;
use super::hands::HandAtTurn;
use crate::bridge::{BySeat, Seat, Suit};
use crate::replay::Replay;

/// How long a lead restriction applied: a demand for one lead, a prohibition until the hand loses the lead (Law 50D2a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeadRestriction {
    /// Whose lead.
    pub seat: Seat,
    /// The suit.
    pub suit: Suit,
    /// Required or forbidden.
    pub order: Instruction,
    /// The first lead that it applied to; `None` when the hand was never on lead.
    pub first: Option<u8>,
    /// The last.
    pub last: Option<u8>,
    /// Whether it ended with that lead; otherwise the hand still had the lead when the record or the restriction ended.
    pub is_over: bool,
}

/// How long each lead restriction applied. Marks them and other requirements in the hands that they applied to.
pub(super) fn require(
    play: &Replay,
    facts: &[DirectorFact],
    hands: &mut [BySeat<HandAtTurn>],
) -> Vec<LeadRestriction> {
    let mut restrictions = Vec::new();
    let mut require = |trick: u8, seat: Seat, duty| {
        let of_trick = usize::from(trick).checked_sub(1);
        if let Some(hands) = of_trick.and_then(|place| hands.get_mut(place)) {
            hands[seat].required.push(duty);
        }
    };
    for fact in facts {
        match *fact {
            DirectorFact::Lead {
                from,
                to,
                seat,
                suit,
                order,
            } => {
                let leads: Vec<u8> = leads(play, (from, to), seat, order).collect();
                for &trick in &leads {
                    require(trick, seat, Duty::Lead { suit, order });
                }
                restrictions.push(restriction(play, &leads, (seat, suit, order)));
            }
            DirectorFact::Play { turn, what, order } => {
                require(turn.trick, turn.seat, Duty::Play { what, order });
            }
            _ => (),
        }
    }
    restrictions.sort_by_key(|it| {
        let kind = (it.seat as u8, it.suit as u8, it.order as u8);
        (it.first, kind, it.last)
    });
    restrictions
}

/// The leads that a restriction applied to: a demand to the first, a prohibition to all until the hand loses the lead
/// (Law 50D2a).
fn leads(
    play: &Replay,
    (from, to): (u8, u8),
    seat: Seat,
    order: Instruction,
) -> impl Iterator<Item = u8> {
    let is_its = move |trick: &u8| play.trick(*trick).led().is_some_and(|(by, _)| by == seat);
    let last = to.min(play.rows);
    let first = (from.max(1)..=last).find(is_its);
    let applies = move |trick: &u8| {
        first == Some(*trick)
            || order == Instruction::MayNot && play.trick(*trick - 1).winner == Some(seat)
    };
    (first.unwrap_or(14)..=last)
        .take_while(applies)
        .filter(is_its)
}

fn restriction(
    play: &Replay,
    leads: &[u8],
    (seat, suit, order): (Seat, Suit, Instruction),
) -> LeadRestriction {
    let last = leads.last().copied();
    let is_lost = |trick| {
        let winner = play.trick(trick).winner;
        winner.is_some_and(|winner| winner != seat)
    };
    LeadRestriction {
        seat,
        suit,
        order,
        first: leads.first().copied(),
        last,
        is_over: last.is_some_and(|trick| order == Instruction::Must || is_lost(trick)),
    }
}
