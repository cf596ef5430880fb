//! What a hand held at its turn, and a revoke of which only that is known.

use crate::bridge::{Card, Hand, Holding, Seat, Turn, steps};
use crate::replay::{Evidence, Replay, Revoke};

/// A revoke of which only the cards of the trick are known.
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

/// The cards that a hand held at its turn; of a hidden hand, those that it plays from then on.
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
