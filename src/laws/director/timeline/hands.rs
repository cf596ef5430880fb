//! What each hand held at its turn and could legally play.

use super::super::Penalty;
use super::duty::{Duty, of_suit};
use crate::bridge::{BySeat, Card, Hand, Holding, Seat, Turn, steps};
use crate::replay::{Evidence, Reading, Replay, Revoke};

/// A hand at its turn.
#[derive(Debug, Clone)]
pub(crate) struct HandAtTurn {
    /// The cards that it held; for a hidden hand, those that it plays from then on.
    pub(crate) held: Hand,
    /// The cards that it could legally play, apart from any requirement: of the suit led, if it had any (Law 44C). `None`
    /// when the card led is unknown, or the owners of the cards in the row are.
    pub(crate) legal: Option<Hand>,
    /// The lead restrictions and other requirements that applied to it.
    pub(crate) required: Vec<Duty>,
    pub(crate) penalty_cards: Hand,
    /// Their rank: several are all major (Law 50B).
    pub(crate) rank: Penalty,
}

/// All hands at each of 13 tricks, without penalty cards.
pub(super) fn hands(play: &Replay) -> Vec<BySeat<HandAtTurn>> {
    let held = held(play);
    let of_trick = |(trick, held): (u8, BySeat<Hand>)| {
        BySeat::from_fn(|seat| HandAtTurn {
            held: held[seat],
            legal: legal(play, Turn { trick, seat }, held[seat]),
            required: Vec::new(),
            penalty_cards: Hand::EMPTY,
            rank: Penalty::Major,
        })
    };
    (1..).zip(held).map(of_trick).collect()
}

/// The cards that each hand held at each of 13 tricks; for a hidden hand, those that it plays from then on.
pub(crate) fn held(play: &Replay) -> [BySeat<Hand>; 13] {
    let mut held = [BySeat([Hand::EMPTY; 4]); 13];
    for seat in Seat::ALL {
        let own = held.iter_mut().map(|held| &mut held[seat]);
        let tricks = own.zip(play.tricks.iter().map(|trick| trick.cards[seat]));
        if let Some(mut left) = play.setting.deal.and_then(|deal| deal.hands[seat]) {
            for (held, card) in tricks {
                *held = left;
                card.map(|card| left.remove(card));
            }
        } else {
            let mut shown = Hand::EMPTY;
            for (held, card) in tricks.rev() {
                card.map(|card| shown.insert(card));
                *held = shown;
            }
        }
    }
    held
}

/// The cards that a hand could legally play of those that it held.
fn legal(play: &Replay, turn: Turn, held: Hand) -> Option<Hand> {
    if !play.reaches(turn.trick) {
        return None;
    }
    let trick = play.trick(turn.trick);
    let (led_by, led) = trick.led()?;
    let following = of_suit(held, led.suit);
    let is_free = led_by == turn.seat || following.is_empty();
    (trick.reading == Reading::Fixed).then_some(if is_free { held } else { following })
}

/// A revoke built from the cards of the trick only.
pub(crate) fn bare(turn: Turn, led_by: Seat, led: Card, played: Card) -> Revoke {
    Revoke {
        turn,
        position: u8::try_from(steps(led_by, turn.seat) + 1).expect("1 to 4"),
        led_by,
        led,
        played,
        could_have_played: Holding::EMPTY,
        evidence: Evidence::Deal,
        shown: None,
        marked: false,
    }
}
