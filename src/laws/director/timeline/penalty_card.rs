//! Penalty cards (Law 50, 51): which of a defender's cards were penalty cards at a turn, and how each ceased to be one.
//!
//! If declarer demands or forbids the lead of its suit by its owner's partner, it is no longer a
//! penalty card (Law 50D2a).

use super::super::{DirectorFact, Penalty};
use super::hands::HandAtTurn;
use super::restriction::LeadRestriction;
use crate::bridge::{BySeat, Card, Seat, bit};
use crate::replay::Replay;

/// A defender's penalty card, from beginning to end (Law 50).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PenaltyCard {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Card,
    /// Its rank when it was exposed.
    pub rank: Penalty,
    /// The first trick in which it was a penalty card.
    pub from: u8,
    /// How that ended.
    pub end: PenaltyEnd,
}

/// How a card ceased to be a penalty card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PenaltyEnd {
    /// It was played to this trick.
    Played(u8),
    /// Declarer demanded or forbade its suit at the lead to this trick, and it went back into the hand (Law 50D2a).
    PickedUp(u8),
    /// In this trick, according to the director.
    ByDirector(u8),
    /// It was still one at the end of the record.
    Open,
}

/// The penalty cards in the director's facts, each with the last trick in which it was one, as far as these say.
fn exposed(facts: &[DirectorFact]) -> impl Iterator<Item = (PenaltyCard, u8)> {
    facts.iter().filter_map(|it| match *it {
        DirectorFact::PenaltyCard {
            from,
            to,
            seat,
            card,
            rank,
        } => {
            let end = PenaltyEnd::Open;
            let card = PenaltyCard {
                seat,
                card,
                rank: rank.of(card),
                from,
                end,
            };
            Some((card, to))
        }
        _ => None,
    })
}

/// Follows the penalty cards of a board to their end, in the order in which they were exposed, and marks them in the
/// hands.
pub(super) fn follow(
    play: &Replay,
    facts: &[DirectorFact],
    restrictions: &[LeadRestriction],
    hands: &mut [BySeat<HandAtTurn>],
) -> Vec<PenaltyCard> {
    for it in exposed(facts) {
        mark(play, restrictions, it, hands);
    }
    for hand in hands.iter_mut().flat_map(|of_trick| &mut of_trick.0) {
        if hand.penalty_cards.len() > 1 {
            hand.rank = Penalty::Major;
        }
    }
    let card = |it| one(play, restrictions, it, hands);
    let mut all: Vec<PenaltyCard> = exposed(facts).map(card).collect();
    all.sort_by_key(|it| (it.from, it.seat as u8, bit(it.card), it.end));
    all.dedup();
    all
}

/// Marks a penalty card in its hand as long as it is one.
fn mark(
    play: &Replay,
    restrictions: &[LeadRestriction],
    (it, to): (PenaltyCard, u8),
    hands: &mut [BySeat<HandAtTurn>],
) {
    let mut all = play.recorded();
    let played = all.find(|(_, trick)| trick.cards[it.seat] == Some(it.card));
    let chosen = chosen_at(restrictions, it);
    for (trick, of_trick) in (1..=to).zip(hands) {
        let is_gone = played.is_some_and(|(number, _)| number < trick)
            || chosen.is_some_and(|lead| lead <= trick);
        if trick >= it.from && !is_gone {
            let hand = &mut of_trick[it.seat];
            hand.penalty_cards.insert(it.card);
            hand.rank = it.rank;
        }
    }
}

/// Follows a penalty card to its end.
fn one(
    play: &Replay,
    restrictions: &[LeadRestriction],
    (it, to): (PenaltyCard, u8),
    hands: &[BySeat<HandAtTurn>],
) -> PenaltyCard {
    let mut later = play.recorded().filter(|(trick, _)| *trick >= it.from);
    let played = later.find(|(_, trick)| trick.cards[it.seat] == Some(it.card));
    // the last card of a hand is played to the last trick, also where the record has it as it was before a correction
    let is_last = it.from == play.size && play.trick(play.size).is_whole();
    let played = played
        .map(|(trick, _)| trick)
        .or(is_last.then_some(play.size));
    let played = played.filter(|trick| *trick <= to);
    let chosen = chosen_at(restrictions, it).filter(|lead| *lead <= to);
    let end = match (played, chosen) {
        (Some(trick), chosen) if chosen.is_none_or(|lead| trick < lead) => {
            PenaltyEnd::Played(trick)
        }
        (_, Some(lead)) => PenaltyEnd::PickedUp(lead),
        _ if to < play.rows => PenaltyEnd::ByDirector(to),
        _ => PenaltyEnd::Open,
    };
    let first = hands.get(usize::from(it.from.max(1)) - 1);
    let first = first.map(|of_trick| &of_trick[it.seat]);
    let first = first.filter(|hand| hand.penalty_cards.contains(it.card));
    let rank = first.map_or(it.rank, |hand| hand.rank);
    PenaltyCard { rank, end, ..it }
}

/// The first lead at which declarer used his choice over a penalty card.
fn chosen_at(restrictions: &[LeadRestriction], it: PenaltyCard) -> Option<u8> {
    let of_suit = restrictions
        .iter()
        .filter(|one| one.seat == it.seat.partner() && one.suit == it.card.suit);
    let leads = of_suit.filter_map(|one| one.first);
    leads.filter(|lead| *lead >= it.from).min()
}
