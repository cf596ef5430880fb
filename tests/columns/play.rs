//! What the cards of a board come to, worked out from how it was played at the table: turns, tricks, revokes, and what the
//! Laws give for them where all tricks are recorded and nobody has said anything.

use crate::columns::season::Game;
use crate::laws::{Layout, plainly};
use crate::support::{PlayedTrick, most_met};
use pbn_audit::bridge::{Card, Hand, Seat, Side, Turn, after, side};

pub(crate) fn letter(seat: Seat) -> String {
    ["N", "E", "S", "W"][seat as usize].to_owned()
}

pub(crate) fn letters(of: Side) -> String {
    ["NS", "EW"][of as usize].to_owned()
}

/// A card, suit first.
pub(crate) fn spelled(card: Card) -> String {
    format!("{}{}", card.suit.letter(), card.rank.letter())
}

/// A turn of a hand that had not led and held the suit led.
pub(crate) struct Chance {
    pub(crate) turn: Turn,
    /// 2, 3 or 4.
    pub(crate) place: usize,
    pub(crate) led: Card,
    pub(crate) played: Card,
    /// The cards of the suit led that it held, the highest first.
    pub(crate) held: Vec<Card>,
}

impl Game {
    /// Whether all tricks are recorded.
    pub(crate) fn is_whole(&self) -> bool {
        self.cards == 52
    }

    /// Tricks of which all cards are recorded.
    pub(crate) fn tricks(&self) -> usize {
        self.cards / 4
    }

    /// The recorded turns at which a hand could follow suit.
    pub(crate) fn chances(&self) -> Vec<Chance> {
        let mut hands = self.board.hands;
        let mut chances = Vec::new();
        for (number, (turn, played)) in self.board.turns().into_iter().take(self.cards).enumerate()
        {
            let trick = &self.board.tricks[number / 4];
            let led = trick.cards[trick.leader];
            let hand: Hand = hands[turn.seat];
            let mut held: Vec<_> = hand.iter().filter(|it| it.suit == led.suit).collect();
            held.sort_by_key(|it| std::cmp::Reverse(it.rank.get()));
            if number % 4 > 0 && !held.is_empty() {
                chances.push(Chance {
                    turn,
                    place: number % 4 + 1,
                    led,
                    played,
                    held,
                });
            }
            hands[turn.seat].remove(played);
        }
        chances
    }

    /// Those at which it did not.
    pub(crate) fn revokes(&self) -> Vec<Chance> {
        let mut chances = self.chances();
        chances.retain(|it| it.played.suit != it.led.suit);
        chances
    }

    /// Tricks that a side won from one trick to another.
    pub(crate) fn won(&self, by: Side, tricks: std::ops::RangeInclusive<usize>) -> usize {
        tricks
            .filter(|it| side(self.board.tricks[it - 1].winner) == by)
            .count()
    }

    /// By the plain ruling of `laws.rs`, in which North is dummy: the clauses for each revoke, and the tricks from which each
    /// of its demands may be met.
    pub(crate) fn law_64(&self, year: u16) -> Vec<(Vec<&'static str>, Vec<Vec<usize>>)> {
        let places = 4 - self.board.declarer.partner() as usize;
        let turned = |seat| after(seat, places);
        let won = |it: &PlayedTrick| (turned(it.winner), it.cards[it.winner].suit);
        let revokes = self.revokes().into_iter();
        let layout = Layout {
            winners: self.board.tricks.iter().map(won).collect(),
            revokes: revokes
                .map(|it| (it.turn.trick, turned(it.turn.seat), it.led.suit))
                .collect(),
            ..Layout::default()
        };
        let places = 0..layout.revokes.len();
        places.map(|it| plainly(year, &layout, it)).collect()
    }

    /// The tricks that each side loses.
    pub(crate) fn lost(&self, year: u16) -> [u8; 2] {
        [Side::NorthSouth, Side::EastWest].map(|of| {
            let ruled = self.revokes().into_iter().zip(self.law_64(year));
            let ruled = ruled.filter(|(it, _)| side(it.turn.seat) == of);
            let demands = ruled.flat_map(|(_, (_, demands))| demands);
            most_met(&demands.collect::<Vec<_>>())
        })
    }
}
