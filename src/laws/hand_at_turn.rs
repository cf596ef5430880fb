//! What a hand held at its turn and could legally play.

use crate::bridge::{Card, Hand, Holding, Seat, Suit, Turn, steps};
use crate::replay::{Evidence, Reading, Replay, Revoke};

/// A revoke built from the cards of the trick only.
pub(super) fn bare(turn: Turn, led_by: Seat, led: Card, played: Card) -> Revoke {
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

/// The cards that a hand held at its turn; for a hidden hand, those that it plays from then on.
pub(super) fn held(replay: &Replay, turn: Turn) -> Hand {
    let mut hand = replay.setting.deal.and_then(|deal| deal.hands[turn.seat]);
    let mut shown = Hand::EMPTY;
    for (number, trick) in replay.recorded() {
        let Some(card) = trick.cards[turn.seat] else {
            continue;
        };
        if number >= turn.trick {
            shown.insert(card);
        } else if let Some(hand) = &mut hand {
            hand.remove(card);
        }
    }
    hand.unwrap_or(shown)
}

/// The cards that a hand could legally play at its turn, apart from any order: of the suit led, if it had any (Law
/// 44C). `None` when the card led is unknown, or the owners of the cards in the row are.
pub(super) fn legal(replay: &Replay, turn: Turn) -> Option<Hand> {
    if !(1..=replay.rows).contains(&turn.trick) {
        return None;
    }
    let trick = replay.trick(turn.trick);
    let (led_by, led) = trick.led()?;
    let held = held(replay, turn);
    let following = of_suit(held, led.suit);
    if trick.reading != Reading::Fixed {
        None
    } else if led_by == turn.seat || following.is_empty() {
        Some(held)
    } else {
        Some(following)
    }
}

/// The cards of one suit.
pub(super) fn of_suit(hand: Hand, suit: Suit) -> Hand {
    let mut only = Hand::EMPTY;
    only[suit] = hand[suit];
    only
}

/// A hand of one card.
pub(super) fn one_card(card: Card) -> Hand {
    Hand::from_iter([card])
}
