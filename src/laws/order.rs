//! Orders: a card or suit that a hand was required, or forbidden, to lead or play (Law 61A, second limb).
//!
//! Following suit takes precedence over any order (Law 44C), and a player who cannot obey may play any legal card (Law
//! 59).

use super::duty::{Breach, Duty};
use super::hand_at_turn::{bare, legal, of_suit, one_card};
use super::{DirectorFact, Order, What};
use crate::bridge::{Card, Hand, Seat, Suit, Turn};
use crate::replay::{Replay, Revoke};

/// How long a lead restriction applied: a demand for one lead, a prohibition until the hand loses the lead (Law 50D2a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Restriction {
    /// Whose lead.
    pub seat: Seat,
    /// The suit.
    pub suit: Suit,
    /// Required or forbidden.
    pub order: Order,
    /// The first lead that it applied to; `None` when the hand was never on lead.
    pub first: Option<u8>,
    /// The last.
    pub last: Option<u8>,
    /// Whether it ended with that lead; otherwise the hand still had the lead when the record or the order ended.
    pub is_over: bool,
}

/// A revoke by disobeying an order.
#[derive(Debug, Clone, Copy)]
pub(super) struct Broken {
    pub(super) revoke: Revoke,
    /// The suit required or forbidden.
    pub(super) suit: Suit,
    /// Whether it was forbidden.
    pub(super) forbidden: bool,
}

/// The revokes by which an order was broken.
pub(super) fn broken(replay: &Replay, told: DirectorFact) -> impl Iterator<Item = Broken> {
    bound(replay, told).filter_map(move |(turn, what, order)| disobeyed(replay, turn, what, order))
}

/// The same as breaches.
pub(super) fn breaches(replay: &Replay, told: DirectorFact) -> impl Iterator<Item = Breach> {
    let duty = move |what, order| match (told, what) {
        (DirectorFact::Lead { .. }, What::Suit(suit)) => Duty::Lead { suit, order },
        _ => Duty::Play { what, order },
    };
    bound(replay, told).filter_map(move |(turn, what, order)| {
        let revoke = disobeyed(replay, turn, what, order)?.revoke;
        Some(Breach {
            turn,
            played: revoke.played,
            duty: duty(what, order),
        })
    })
}

/// The turns that an order applies to, with what it orders.
fn bound(replay: &Replay, told: DirectorFact) -> impl Iterator<Item = (Turn, What, Order)> {
    let play = match told {
        DirectorFact::Play { turn, what, order } => Some((turn, what, order)),
        _ => None,
    };
    let leads = leads(replay, told).filter_map(move |turn| match told {
        DirectorFact::Lead { suit, order, .. } => Some((turn, What::Suit(suit), order)),
        _ => None,
    });
    play.into_iter().chain(leads)
}

/// The leads that an order applies to: a demand to the first, a prohibition to all until the hand loses the lead (Law
/// 50D2a).
fn leads(replay: &Replay, told: DirectorFact) -> impl Iterator<Item = Turn> {
    let lead = match told {
        DirectorFact::Lead {
            from,
            to,
            seat,
            order,
            ..
        } => Some((from, to, seat, order)),
        _ => None,
    };
    lead.into_iter().flat_map(move |(from, to, seat, order)| {
        let is_its = move |trick: &u8| replay.trick(*trick).led().is_some_and(|(by, _)| by == seat);
        let last = to.min(replay.rows);
        let first = (from.max(1)..=last).find(is_its);
        let bound = move |trick: &u8| {
            first == Some(*trick)
                || order == Order::MayNot && replay.trick(*trick - 1).winner == Some(seat)
        };
        (first.unwrap_or(14)..=last)
            .take_while(bound)
            .filter(is_its)
            .map(move |trick| Turn { trick, seat })
    })
}

/// The first lead that an order applies to.
pub(super) fn first_lead(replay: &Replay, told: DirectorFact) -> Option<u8> {
    leads(replay, told).next().map(|turn| turn.trick)
}

/// How long a lead restriction applied.
pub(super) fn restriction(replay: &Replay, told: DirectorFact) -> Option<Restriction> {
    let DirectorFact::Lead {
        seat, suit, order, ..
    } = told
    else {
        return None;
    };
    let last = leads(replay, told).last().map(|turn| turn.trick);
    let is_lost = |trick| {
        let winner = replay.trick(trick).winner;
        winner.is_some_and(|winner| winner != seat)
    };
    Some(Restriction {
        seat,
        suit,
        order,
        first: first_lead(replay, told),
        last,
        is_over: last.is_some_and(|trick| order == Order::Must || is_lost(trick)),
    })
}

/// The legal cards at a turn that obey every order that can be obeyed.
pub(super) fn obeying(replay: &Replay, told: &[DirectorFact], turn: Turn, legal: Hand) -> Hand {
    let orders = told.iter().flat_map(|&it| bound(replay, it));
    let of_turn = orders.filter(|(at, ..)| *at == turn);
    of_turn.fold(legal, |legal, (_, what, order)| {
        let led = replay.trick(turn.trick).led();
        let left = led.map_or(legal, |(_, led)| obedient(legal, what, order, led.suit));
        if left.is_empty() { legal } else { left }
    })
}

/// The revoke, if the card recorded at this turn breaks an order that could be obeyed.
fn disobeyed(replay: &Replay, turn: Turn, what: What, order: Order) -> Option<Broken> {
    let legal = legal(replay, turn)?;
    let trick = replay.trick(turn.trick);
    let (led_by, led) = trick.led()?;
    let played = trick.cards[turn.seat]?;
    let obeying = obedient(legal, what, order, led.suit);
    if obeying.is_empty() || obeying.contains(played) || !legal.contains(played) {
        return None;
    }
    let suit = match what {
        What::Suit(suit) => suit,
        What::Card(card) => card.suit,
        What::Highest | What::Lowest => led.suit,
    };
    let mut revoke = bare(turn, led_by, led, played);
    revoke.could_have_played = obeying[suit];
    let forbidden = order == Order::MayNot;
    Some(Broken {
        revoke,
        suit,
        forbidden,
    })
}

/// The legal cards that obey an order.
fn obedient(legal: Hand, what: What, order: Order, led: Suit) -> Hand {
    let meant = meant(legal, what, led);
    match order {
        Order::Must => meant,
        Order::MayNot => legal - meant,
    }
}

/// The legal cards that an order names.
fn meant(legal: Hand, what: What, led: Suit) -> Hand {
    let one = |rank| one_card(Card { suit: led, rank });
    match what {
        What::Suit(suit) => of_suit(legal, suit),
        What::Card(card) => legal & one_card(card),
        What::Highest => legal[led].iter().max().map_or(Hand::EMPTY, one),
        What::Lowest => legal[led].iter().min().map_or(Hand::EMPTY, one),
    }
}
