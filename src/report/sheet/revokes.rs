//! The revokes of a board as its sheet numbers them: those of the record and those that only the director's facts show.

use crate::bridge::{Card, Seat, Suit};
use crate::checks::Ruled;
use crate::laws::{RevokeRuling, SlipRevoke};
use crate::replay::{Grade, Revoke};

/// One revoke with its ruling and its number on the board.
#[derive(Debug, Clone, Copy)]
pub(super) struct Numbered<'a> {
    pub(super) number: usize,
    pub(super) revoke: &'a Revoke,
    pub(super) ruling: &'a RevokeRuling,
    pub(super) grade: Grade,
    /// The suit that was not played, or the one that an order required.
    pub(super) suit: Suit,
    /// Whether only the director's facts show it.
    pub(super) is_told: bool,
}

impl Numbered<'_> {
    pub(super) const fn seat(&self) -> Seat {
        self.revoke.turn.seat
    }

    pub(super) const fn trick(&self) -> u8 {
        self.revoke.turn.trick
    }

    /// The cards that could have been played, from the top.
    pub(super) fn legal(&self) -> Vec<Card> {
        let suit = self.suit;
        let mut cards: Vec<_> = self.revoke.could_have_played.iter().collect();
        cards.sort_unstable_by(|one, other| other.cmp(one));
        cards.into_iter().map(|rank| Card { suit, rank }).collect()
    }
}

/// All of them, in order of play.
pub(super) fn all<'a>(ruled: &Ruled<'a>) -> Vec<Numbered<'a>> {
    let recorded = ruled.revokes().zip(&ruled.ruling.revokes);
    let recorded = recorded.map(|((revoke, grade), ruling)| Numbered {
        number: 0,
        revoke,
        ruling,
        grade,
        suit: revoke.led_suit(),
        is_told: false,
    });
    let told = ruled
        .ruling
        .slip_revokes
        .iter()
        .map(|told: &SlipRevoke| Numbered {
            number: 0,
            revoke: &told.revoke,
            ruling: &told.ruling,
            grade: Grade::Certain,
            suit: told.suit,
            is_told: true,
        });
    let mut all: Vec<_> = recorded.chain(told).collect();
    all.sort_by_key(|one| (one.trick(), one.revoke.position));
    for (number, one) in (1..).zip(&mut all) {
        one.number = number;
    }
    all
}
