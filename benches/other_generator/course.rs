//! Playing: legal cards, or a revoke where one is asked for, to the end or up to a claim.

use super::auction::Contract;
use super::cards::{Card, Deal, suit};
use super::{Dice, Play};

/// The cards in the order of the tricks, by seat; the last trick may be incomplete.
pub(super) struct Course {
    pub(super) tricks: Vec<[Option<Card>; 4]>,
    pub(super) leader: usize,
    /// The play ended with a claim.
    pub(super) is_claimed: bool,
    /// Tricks of declarer's side, with those that the claim gave.
    pub(super) result: usize,
}

/// Plays a board: mostly cards in the order that comes, high ones where they win.
pub(super) fn play(dice: &mut Dice, deal: &Deal, contract: &Contract, how: Play) -> Course {
    let mut hands = deal.0.clone();
    let claim = (how == Play::Legal && dice.percent(30)).then(|| dice.between(14, 49));
    let mut revoke = (how == Play::WithRevokes).then(|| dice.between(5, 40));
    let leader = (contract.declarer + 1) % 4;
    let (mut on_lead, mut won, mut played) = (leader, 0, 0);
    let mut tricks = Vec::new();
    while tricks.len() < 13 && claim.is_none_or(|end| played < end) {
        let mut trick = [None; 4];
        let (mut led, mut best) = (None, (on_lead, 0));
        for turn in 0..4 {
            if claim.is_some_and(|end| played >= end) {
                break;
            }
            let seat = (on_lead + turn) % 4;
            let hand = &mut hands[seat];
            let follows = |card: &&Card| led.is_none_or(|led| suit(**card) == led);
            let mut may: Vec<Card> = hand.iter().filter(follows).copied().collect();
            let others = hand.len() - may.len();
            let is_void = may.is_empty();
            if !is_void
                && others > 0
                && revoke.is_some_and(|from| played >= from)
                && tricks.len() < 10
            {
                may = hand
                    .iter()
                    .copied()
                    .filter(|card| Some(suit(*card)) != led)
                    .collect();
                revoke = None;
            } else if is_void {
                may.clone_from(hand);
            }
            let card = if turn == 0 || is_void || dice.percent(40) {
                dice.one(&may)
            } else if dice.percent(50) {
                may[0]
            } else {
                may[may.len() - 1]
            };
            hand.retain(|own| *own != card);
            let led = *led.get_or_insert(suit(card));
            let rank = 13 - card % 13;
            let worth = match suit(card) {
                own if Some(own) == contract.trump() => 20 + rank,
                own if own == led => rank,
                _ => 0,
            };
            if worth > best.1 {
                best = (seat, worth);
            }
            trick[seat] = Some(card);
            played += 1;
        }
        if trick.iter().all(Option::is_some) {
            on_lead = best.0;
            won += usize::from(on_lead % 2 == contract.declarer % 2);
        }
        if trick.iter().any(Option::is_some) {
            tricks.push(trick);
        }
    }
    let whole = tricks
        .iter()
        .filter(|trick| trick.iter().all(Option::is_some));
    let left = 13 - whole.count();
    Course {
        tricks,
        leader,
        is_claimed: claim.is_some(),
        result: won + dice.between(0, left),
    }
}
