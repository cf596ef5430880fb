//! Penalty cards (Law 50, 51): which of a defender's cards were penalty cards at a turn, and which were not played at
//! the first legal chance.
//!
//! Following suit comes first (Law 44C), then requirements on the hand; a penalty card that could be played within
//! those had to be. If declarer demands or forbids the lead of its suit by its owner's partner, it is no longer a
//! penalty card (Law 50D2a).

use super::duty::{Breach, Duty};
use super::hand_at_turn::{legal, one_card};
use super::{DirectorFact, Penalty, order};
use crate::bridge::{Card, Hand, Rank, Seat, Turn};
use crate::replay::Replay;
use std::collections::HashMap;

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
    Told(u8),
    /// It was still one at the end of the record.
    Open,
}

/// A penalty card in the director's facts.
struct Lying {
    from: u8,
    to: u8,
    seat: Seat,
    card: Card,
    rank: Penalty,
}

fn lying(told: &[DirectorFact]) -> impl Iterator<Item = Lying> {
    told.iter().filter_map(|it| match *it {
        DirectorFact::PenaltyCard {
            from,
            to,
            seat,
            card,
            rank,
        } => Some(Lying {
            from,
            to,
            seat,
            card,
            rank,
        }),
        _ => None,
    })
}

/// The lead restrictions.
fn lead_orders(told: &[DirectorFact]) -> Vec<DirectorFact> {
    let is_order = |it: &&DirectorFact| matches!(it, DirectorFact::Lead { .. });
    told.iter().filter(is_order).copied().collect()
}

/// The penalty cards that a hand still had at its turn, and their rank: several are all major (Law 50B).
pub(super) fn lying_open(replay: &Replay, told: &[DirectorFact], turn: Turn) -> (Hand, Penalty) {
    let Turn { trick, seat } = turn;
    let mut open = (Hand::EMPTY, Penalty::Major);
    let orders = lead_orders(told);
    let there = lying(told).filter(|it| it.seat == seat && (it.from..=it.to).contains(&trick));
    for it in there {
        let is_gone = replay
            .before(trick)
            .any(|(_, earlier)| earlier.cards[seat] == Some(it.card));
        let chosen = || chosen_at(replay, &orders, (it.from, seat, it.card));
        if !is_gone && chosen().is_none_or(|lead| lead > trick) {
            open.0.insert(it.card);
            open.1 = it.rank;
        }
    }
    if open.0.len() > 1 {
        open.1 = Penalty::Major;
    }
    open
}

/// The penalty cards of a board, in the order in which they were exposed.
pub(super) fn all(replay: &Replay, told: &[DirectorFact]) -> Vec<PenaltyCard> {
    let orders = lead_orders(told);
    let mut open = HashMap::new(); // few turns, however many facts
    let card = |it: Lying| {
        let turn = Turn {
            trick: it.from.max(1),
            seat: it.seat,
        };
        let open = open.entry(turn);
        let open = open.or_insert_with(|| lying_open(replay, told, turn));
        one(replay, &orders, &it, *open)
    };
    let mut all: Vec<PenaltyCard> = lying(told).map(card).collect();
    all.sort_by_key(|it| (it.from, it.seat as u8, one_card(it.card).to_bits(), it.end));
    all.dedup();
    all
}

/// Follows a penalty card to its end; `open` are the penalty cards that its hand has when it is exposed.
fn one(replay: &Replay, orders: &[DirectorFact], it: &Lying, open: (Hand, Penalty)) -> PenaltyCard {
    let &Lying {
        from,
        to,
        seat,
        card,
        rank,
    } = it;
    let mut later = replay.recorded().filter(|(trick, _)| *trick >= from);
    let played = later.find(|(_, trick)| trick.cards[seat] == Some(card));
    let played = played.map(|(trick, _)| trick).filter(|trick| *trick <= to);
    let chosen = chosen_at(replay, orders, (from, seat, card)).filter(|lead| *lead <= to);
    let end = match (played, chosen) {
        (Some(trick), chosen) if chosen.is_none_or(|lead| trick < lead) => {
            PenaltyEnd::Played(trick)
        }
        (_, Some(lead)) => PenaltyEnd::PickedUp(lead),
        _ if to < replay.rows => PenaltyEnd::Told(to),
        _ => PenaltyEnd::Open,
    };
    let rank = if open.0.contains(card) { open.1 } else { rank };
    PenaltyCard {
        seat,
        card,
        rank,
        from,
        end,
    }
}

/// The first lead at which declarer used his choice over a penalty card that lay open from this trick.
fn chosen_at(
    replay: &Replay,
    orders: &[DirectorFact],
    (since, owner, card): (u8, Seat, Card),
) -> Option<u8> {
    let used = |it: &DirectorFact| match *it {
        DirectorFact::Lead { seat, suit, .. } if seat == owner.partner() && suit == card.suit => {
            order::first_lead(replay, *it).filter(|lead| *lead >= since)
        }
        _ => None,
    };
    orders.iter().filter_map(used).min()
}

/// The turns at which a penalty card was not played at its first legal chance; later chances are not counted again.
pub(super) fn missed(replay: &Replay, told: &[DirectorFact]) -> Vec<Breach> {
    let owns = |owner: Seat| {
        told.iter()
            .any(|it| matches!(it, DirectorFact::PenaltyCard { seat, .. } if *seat == owner))
    };
    let mut found = Vec::new();
    for seat in Seat::ALL.into_iter().filter(|seat| owns(*seat)) {
        let mut counted = Hand::EMPTY;
        for (trick, _) in replay.recorded() {
            let missed = missed_at(replay, told, Turn { trick, seat });
            let Some((breach, cards)) = missed.filter(|(_, cards)| (*cards & counted).is_empty())
            else {
                continue;
            };
            counted |= cards;
            found.push(breach);
        }
    }
    found
}

/// The breach at this turn, with the cards that were not played.
fn missed_at(replay: &Replay, told: &[DirectorFact], turn: Turn) -> Option<(Breach, Hand)> {
    let (open, rank) = lying_open(replay, told, turn);
    if open.is_empty() {
        return None;
    }
    let played = replay.trick(turn.trick).cards[turn.seat]?;
    let allowed = order::obeying(replay, told, turn, legal(replay, turn)?);
    let cards = open & allowed;
    let minds = match rank {
        Penalty::Major => true,
        Penalty::Minor => !(cards & lower_in_suit(played)).is_empty(),
    };
    if cards.is_empty() || open.contains(played) || !minds {
        return None;
    }
    let duty = Duty::PenaltyCard { cards, rank };
    let breach = Breach { turn, played, duty };
    Some((breach, cards))
}

/// All cards below the ten in the suit of a card below the ten; empty for an honour.
fn lower_in_suit(played: Card) -> Hand {
    let is_honour = |rank: Rank| rank.get() >= 10;
    if is_honour(played.rank) {
        return Hand::EMPTY;
    }
    let ranks = (2..10).map(Rank::new);
    ranks.fold(Hand::EMPTY, |hand, rank| {
        hand | one_card(Card { rank, ..played })
    })
}
