//! The revokes of a board, numbered: those of the record and those that only the director's facts show.

use crate::bridge::{Card, Hand, Seat, Suit, Turn, only};
use crate::checks::Ruled;
use crate::diagnosis::Grade;
use crate::laws::RevokeRuling;
use crate::replay::Revoke;

/// One revoke with its ruling and its number on the board.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RuledRevoke<'a> {
    pub(crate) number: usize,
    pub(crate) revoke: &'a Revoke,
    pub(crate) ruling: &'a RevokeRuling,
    pub(crate) grade: Grade,
    /// The suit that was not played, or the one that an order required.
    pub(crate) suit: Suit,
    /// Whether only the director's facts show it.
    pub(crate) of_slip: bool,
}

impl RuledRevoke<'_> {
    pub(crate) const fn seat(&self) -> Seat {
        self.revoke.turn.seat
    }

    pub(crate) const fn trick(&self) -> u8 {
        self.revoke.turn.trick
    }

    /// Whether the card was led, where another was required (Law 61A).
    pub(crate) fn is_lead(&self) -> bool {
        self.revoke.led_by == self.seat()
    }

    /// Whether the same hand had failed to follow to the same suit before.
    pub(crate) fn is_repeat_of(&self, earlier: &Self) -> bool {
        (earlier.seat(), earlier.suit) == (self.seat(), self.suit) && earlier.trick() < self.trick()
    }

    /// The card that could have been played, where there is only one.
    pub(crate) fn only_legal(&self) -> Option<Card> {
        only(self.legal())
    }

    /// The cards that could have been played.
    pub(crate) fn legal(&self) -> Hand {
        let mut legal = Hand::EMPTY;
        legal[self.suit] = self.revoke.could_have_played;
        legal
    }
}

/// The revoke at a turn; where both are known, the one that the record shows, or the one that only a slip does.
pub(crate) fn at<'a>(ruled: &Ruled<'a>, turn: Turn, of_slip: bool) -> Option<RuledRevoke<'a>> {
    let mut all = all(ruled).into_iter();
    all.find(|one| one.revoke.turn == turn && one.of_slip == of_slip)
}

/// All of them, in order of play.
pub(crate) fn all<'a>(ruled: &Ruled<'a>) -> Vec<RuledRevoke<'a>> {
    let recorded = ruled.revokes().zip(&ruled.ruling.revokes);
    let recorded = recorded.map(|((_, grade), ruling)| (ruling, grade, false));
    let of_slips = ruled.ruling.slip_revokes.iter();
    let of_slips = of_slips.map(|ruling| (ruling, Grade::Certain, true));
    let all = recorded.chain(of_slips);
    let all = all.map(|(ruling, grade, of_slip)| RuledRevoke {
        number: 0,
        revoke: &ruling.revoke,
        ruling,
        grade,
        suit: ruling.suit,
        of_slip,
    });
    let mut all: Vec<_> = all.collect();
    all.sort_by_key(|one| (one.trick(), one.revoke.position));
    for (number, one) in (1..).zip(&mut all) {
        one.number = number;
    }
    all
}
