//! Orders: a card or suit that a hand was required to lead or play, or forbidden to (Law 61A, second limb).
//!
//! Following suit comes before any order (Law 44C), and who cannot obey may play any legal card (Law 59).

use super::withheld::{bare, held};
use super::{Order, Told, What};
use crate::bridge::{Card, Hand, Seat, Suit, Turn};
use crate::replay::{Replay, Revoke};

/// A revoke by an order that was not obeyed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Broken {
    pub(super) revoke: Revoke,
    /// The suit required or forbidden.
    pub(super) suit: Suit,
    /// Whether it was forbidden.
    pub(super) forbidden: bool,
}

/// The revokes by which an order was broken.
pub(super) fn broken(replay: &Replay, told: Told) -> impl Iterator<Item = Broken> {
    let (found, lead) = match told {
        Told::Play { turn, what, order } => (disobeyed(replay, turn, what, order), None),
        Told::Lead {
            from,
            to,
            seat,
            suit,
            order,
        } => (None, Some((from, to, seat, suit, order))),
        _ => (None, None),
    };
    let leads = lead
        .into_iter()
        .flat_map(move |(from, to, seat, suit, order)| {
            leads(replay, from, to, seat, order)
                .filter_map(move |turn| disobeyed(replay, turn, What::Suit(suit), order))
        });
    found.into_iter().chain(leads)
}

/// The leads that an order binds: a demand the first, a prohibition all until the hand loses the lead (Law 50D2a).
fn leads(
    replay: &Replay,
    from: u8,
    to: u8,
    seat: Seat,
    order: Order,
) -> impl Iterator<Item = Turn> {
    let led = move |trick: &u8| replay.trick(*trick).led().is_some_and(|(by, _)| by == seat);
    let last = to.min(replay.rows);
    let first = (from.max(1)..=last).find(led);
    let bound = move |trick: &u8| {
        first == Some(*trick)
            || order == Order::MayNot && replay.trick(*trick - 1).winner == Some(seat)
    };
    (first.unwrap_or(14)..=last)
        .take_while(bound)
        .filter(led)
        .map(move |trick| Turn { trick, seat })
}

/// The revoke, if the card recorded at this turn breaks an order that could be obeyed.
fn disobeyed(replay: &Replay, turn: Turn, what: What, order: Order) -> Option<Broken> {
    if !(1..=replay.rows).contains(&turn.trick) {
        return None;
    }
    let trick = replay.trick(turn.trick);
    let (led_by, led) = trick.led()?;
    let played = trick.cards[turn.seat]?;
    let legal = legal(
        held(replay, turn),
        (led_by != turn.seat).then_some(led.suit),
    );
    let meant = meant(legal, what, led.suit);
    let obeying = if order == Order::Must {
        meant
    } else {
        legal - meant
    };
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

/// The cards that may be played but for the order: of the suit led, if there are any (Law 44C).
fn legal(held: Hand, led: Option<Suit>) -> Hand {
    let following = led.map_or(Hand::EMPTY, |suit| of_suit(held, suit));
    if following.is_empty() {
        held
    } else {
        following
    }
}

/// The legal cards that an order speaks of.
fn meant(legal: Hand, what: What, led: Suit) -> Hand {
    let one = |rank| Hand::from_iter([Card { suit: led, rank }]);
    match what {
        What::Suit(suit) => of_suit(legal, suit),
        What::Card(card) => legal & Hand::from_iter([card]),
        What::Highest => legal[led].iter().max().map_or(Hand::EMPTY, one),
        What::Lowest => legal[led].iter().min().map_or(Hand::EMPTY, one),
    }
}

fn of_suit(hand: Hand, suit: Suit) -> Hand {
    let mut only = Hand::EMPTY;
    only[suit] = hand[suit];
    only
}
