//! What the cards of a board come to, worked out from how it was played at the table: turns, tricks, revokes, and what the
//! Laws give for them where all tricks are recorded and nobody has said anything.

use crate::columns::season::Game;
use crate::support::most_met;
use pbn_audit::bridge::{Card, Hand, Seat, Side, Suit, Turn, side};

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

    /// The clauses for a revoke, and the tricks from which each of its demands may be met (Law 64).
    pub(crate) fn law_64(&self, year: u16, of: &Chance) -> (Vec<&'static str>, Vec<Vec<usize>>) {
        let revokes = self.revokes();
        let (Turn { trick, seat }, suit) = (of.turn, of.led.suit);
        let trick = usize::from(trick);
        let winner = |number: usize| self.board.tricks[number - 1].winner;
        let from = |first: usize| -> Vec<usize> {
            (first..=13)
                .filter(|it| side(winner(*it)) == side(seat))
                .collect()
        };
        let mut of_others = revokes.iter().filter(|it| side(it.turn.seat) != side(seat));
        let is_earlier = |it: &Chance| {
            it.turn.trick < of.turn.trick && it.turn.seat == seat && it.led.suit == suit
        };
        let exempt = [
            (trick == 12, "64B6"),
            (seat == self.board.declarer.partner(), "64B3"),
            (year >= 2007 && of_others.clone().next().is_some(), "64B7"),
            (
                year == 1997 && of_others.any(|it| it.turn.trick == of.turn.trick),
                "64C",
            ),
            (revokes.iter().any(is_earlier), "64B2"),
            (from(trick).is_empty(), "64B1"),
        ];
        let exempt: Vec<_> = exempt
            .into_iter()
            .filter(|it| it.0)
            .map(|it| it.1)
            .collect();
        if !exempt.is_empty() {
            return (exempt, Vec::new());
        }
        if winner(trick) == seat {
            return (vec!["64A1"], vec![vec![trick], from(trick + 1)]);
        }
        let mut demands = vec![from(trick)];
        if year == 1997 {
            demands.push(
                (trick + 1..=13)
                    .filter(|it| self.won_with(*it, seat, suit))
                    .collect(),
            );
        }
        (vec!["64A2"], demands)
    }

    fn won_with(&self, number: usize, seat: Seat, suit: Suit) -> bool {
        let trick = &self.board.tricks[number - 1];
        trick.winner == seat && trick.cards[seat].suit == suit
    }

    /// The tricks that each side loses.
    pub(crate) fn lost(&self, year: u16) -> [u8; 2] {
        [Side::NorthSouth, Side::EastWest].map(|of| {
            let revokes = self
                .revokes()
                .into_iter()
                .filter(|it| side(it.turn.seat) == of);
            let demands = revokes.flat_map(|it| self.law_64(year, &it).1);
            most_met(&demands.collect::<Vec<_>>())
        })
    }
}
