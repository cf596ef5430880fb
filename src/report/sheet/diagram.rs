//! Hands: as dealt, with the cards that were withheld; and the position just before a revoke.

use crate::bridge::{BySeat, Card, Hand, Seat};
use crate::checks::wording::revokes::RuledRevoke;
use crate::replay::Position;
use crate::words::Words;

/// What was played to the trick by then.
pub(super) fn so_far(position: &Position, words: &Words) -> String {
    let shown =
        |(seat, card): &(Seat, Card)| [words.seat_letter(*seat), " ", &words.card(*card)].concat();
    position
        .trick
        .iter()
        .map(shown)
        .collect::<Vec<_>>()
        .join("  ")
}

/// The cards that should have been played, by hand.
pub(super) fn withheld(revokes: &[RuledRevoke<'_>]) -> BySeat<Hand> {
    let mut withheld = BySeat::from_fn(|_| Hand::EMPTY);
    for one in revokes {
        for card in one.legal() {
            withheld[one.seat()].insert(card);
        }
    }
    withheld
}
