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
            turn.held() - 1,
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
        let all: Vec<_> = values().collect();
        for place in last.places() {
            let (dimension, value) = all[place];
            assert_eq!(last.value(dimension), Some(value));
        }
    }
}
