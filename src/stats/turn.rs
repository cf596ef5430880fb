//! One judged turn, in the values of its dimensions.

use super::dimension::Dimension;
use crate::bridge::{Seat, Suit};
use crate::replay::{JudgedTurn, Open};

/// The roles, by the hand: declarer plays dummy's cards too.
pub const ROLES: [&str; 4] = ["declarer", "dummy", "lho", "rho"];

const NUMBERS: [&str; 13] = [
    "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13",
];

/// The dimensions of turns, each with its values.
pub(super) const OF_TURNS: [(Dimension, &[&str]); 7] = [
    (Dimension::Trick, &NUMBERS),
    (Dimension::Turn, &["2", "3", "4"]),
    (Dimension::Role, &ROLES),
    (Dimension::Held, &NUMBERS),
    (Dimension::Led, &["trump", "side", "no-trump"]),
    (
        Dimension::MannerOpen,
        &["ruff", "discard", "nothing", "unknown"],
    ),
    (Dimension::VoidElsewhere, &["yes", "no", "unknown"]),
];

/// The values of all of them.
pub(super) const VALUES: usize = 43;

/// Values of turn, led, manner and void together.
pub(super) const BESIDE: usize = 3 * 3 * 4 * 3;

/// The places among all values that a stratum has, and that the rest has.
pub(super) const fn of_stratum(stratum: usize) -> [usize; 3] {
    [stratum / 52, 16 + stratum / 13 % 4, 20 + stratum % 13]
}

/// The same for the dimensions that are no stratum.
pub(super) const fn of_beside(beside: usize) -> [usize; 4] {
    [
        13 + beside / 36,
        33 + beside / 12 % 3,
        36 + beside / 3 % 4,
        40 + beside % 3,
    ]
}

/// The strata: each trick, role and number of cards held.
pub const STRATA: usize = 13 * 4 * 13;

/// A judged turn: the place of its value in each dimension of turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TurnFacts([u8; OF_TURNS.len()]);

impl TurnFacts {
    /// A turn on a board of this declarer and this trump suit.
    pub(super) fn of(turn: &JudgedTurn, declarer: Seat, trump: Option<Suit>) -> Self {
        let led = match trump {
            None => 2,
            Some(trump) => u8::from(trump != turn.led.suit),
        };
        let open = match turn.open(trump) {
            Some(Open::Ruff) => 0,
            Some(Open::Discard) => 1,
            Some(Open::Nothing) => 2,
            None => 3,
        };
        let void = turn
            .is_void_elsewhere()
            .map_or(2, |is_void| u8::from(!is_void));
        Self([
            turn.turn.trick - 1,
            turn.position - 2,
            role(turn.turn.seat, declarer),
            turn.held - 1,
            led,
            open,
            void,
        ])
    }

    /// The places of its values among all values.
    pub(super) fn places(self) -> impl Iterator<Item = usize> {
        let mut before = 0;
        self.0
            .into_iter()
            .zip(OF_TURNS)
            .map(move |(value, (_, values))| {
                let place = before + usize::from(value);
                before += values.len();
                place
            })
    }

    /// Its value in a dimension of turns.
    pub(super) fn value(self, dimension: Dimension) -> Option<&'static str> {
        let place = OF_TURNS.iter().position(|(it, _)| *it == dimension)?;
        Some(OF_TURNS[place].1[usize::from(self.0[place])])
    }

    /// The place of its role.
    pub(super) fn role(self) -> usize {
        usize::from(self.0[2])
    }

    /// The bits of its values among all values.
    pub(super) fn bits(self) -> u64 {
        let [trick, turn, role, held, led, open, void] = self.0;
        1 << trick
            | 1 << (13 + turn)
            | 1 << (16 + role)
            | 1 << (20 + held)
            | 1 << (33 + led)
            | 1 << (36 + open)
            | 1 << (40 + void)
    }

    /// The place of its values in the dimensions that are no stratum.
    pub(super) fn beside(self) -> usize {
        let [_, turn, _, _, led, open, void] = self.0.map(usize::from);
        ((turn * 3 + led) * 4 + open) * 3 + void
    }

    /// Its stratum.
    pub(super) fn stratum(self) -> usize {
        let [trick, _, role, held, ..] = self.0.map(usize::from);
        (trick * 4 + role) * 13 + held
    }
}

/// The place of a hand's role.
pub(super) fn role(seat: Seat, declarer: Seat) -> u8 {
    if seat == declarer {
        0
    } else if seat == declarer.partner() {
        1
    } else if seat == declarer.lho() {
        2
    } else {
        3
    }
}

/// Each place among all values, with its dimension and value.
pub(super) fn values() -> impl Iterator<Item = (Dimension, &'static str)> {
    OF_TURNS
        .iter()
        .flat_map(|(dimension, values)| values.iter().map(|value| (*dimension, *value)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_a_place_of_its_own() {
        assert_eq!(values().count(), VALUES);
        let last = TurnFacts([12, 2, 3, 12, 2, 3, 2]);
        assert_eq!(last.stratum(), STRATA - 1);
        assert_eq!(last.places().last(), Some(VALUES - 1));
        for turn in [last, TurnFacts([4, 1, 2, 6, 0, 1, 0])] {
            let places: Vec<_> = turn.places().collect();
            let bits = places.iter().fold(0, |bits, place| bits | 1 << place);
            assert_eq!(turn.bits(), bits);
            let [trick, role, held] = of_stratum(turn.stratum());
            let [turn, led, open, void] = of_beside(turn.beside());
            assert_eq!(places, [trick, turn, role, held, led, open, void]);
        }
        let all: Vec<_> = values().collect();
        for place in last.places() {
            let (dimension, value) = all[place];
            assert_eq!(last.value(dimension), Some(value));
        }
    }
}
