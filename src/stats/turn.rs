//! One judged turn, in the values of its dimensions.

use super::dimension::Dimension;
use crate::bridge::{Seat, Suit, steps};
use crate::replay::{JudgedTurn, Open};
use serde::{Deserialize, Serialize};

/// The roles, by the hand: declarer plays dummy's cards too.
pub const ROLES: [&str; 4] = ["declarer", "dummy", "lho", "rho"];

/// What a led suit can be.
const LED: [&str; 3] = ["trump", "side", "no-trump"];

const NUMBERS: [&str; 13] = [
    "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13",
];

/// The dimensions of turns, each with its values.
pub(super) const OF_TURNS: [(Dimension, &[&str]); 7] = [
    (Dimension::Trick, &NUMBERS),
    (Dimension::Turn, &["2", "3", "4"]),
    (Dimension::Role, &ROLES),
    (Dimension::Held, &NUMBERS),
    (Dimension::Led, &LED),
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

/// A judged turn: its values in the dimensions of turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct TurnFacts {
    /// Trick, role and cards held.
    stratum: u16,
    /// Turn, led, manner and void.
    beside: u8,
}

impl TurnFacts {
    /// A turn on a board of this declarer and this trump suit.
    #[allow(clippy::inline_always)] // so that it is compiled for the processor of its caller
    #[inline(always)]
    pub(super) fn of(turn: &JudgedTurn, declarer: Seat, trump: Option<Suit>) -> Self {
        let led = kind_of_led(turn.led.suit, trump);
        let open = match turn.open(trump) {
            Some(Open::Ruff) => 0,
            Some(Open::Discard) => 1,
            Some(Open::Nothing) => 2,
            None => 3,
        };
        let void = turn
            .is_void_elsewhere()
            .map_or(2, |is_void| u8::from(!is_void));
        let role = u16::from(role(turn.turn.seat, declarer));
        Self {
            stratum: (u16::from(turn.turn.trick - 1) * 4 + role) * 13 + u16::from(turn.held - 1),
            beside: (((turn.position - 2) * 3 + led) * 4 + open) * 3 + void,
        }
    }

    /// The bytes of a turn.
    pub(super) const BYTES: usize = 3;

    pub(super) const fn bytes(self) -> [u8; Self::BYTES] {
        let [low, high] = self.stratum.to_le_bytes();
        [low, high, self.beside]
    }

    pub(super) const fn of_bytes([low, high, beside]: [u8; Self::BYTES]) -> Self {
        Self {
            stratum: u16::from_le_bytes([low, high]),
            beside,
        }
    }

    /// The places of its values among all values.
    pub(super) const fn places(self) -> [usize; OF_TURNS.len()] {
        let [trick, role, held] = of_stratum(self.stratum());
        let [turn, led, open, void] = of_beside(self.beside());
        [trick, turn, role, held, led, open, void]
    }

    /// Its value in a dimension of turns.
    pub(super) fn value(self, dimension: Dimension) -> Option<&'static str> {
        let mut own = self.places().into_iter().filter_map(|it| values().nth(it));
        own.find_map(|(of, value)| (of == dimension).then_some(value))
    }

    /// The place of its role.
    pub(super) const fn role(self) -> usize {
        self.stratum() / 13 % 4
    }

    /// The bits of its values among all values.
    pub(super) fn bits(self) -> u64 {
        let places = self.places().into_iter();
        places.fold(0, |bits, place| bits | 1 << place)
    }

    /// The place of its values in the dimensions that are no stratum.
    pub(super) const fn beside(self) -> usize {
        self.beside as usize
    }

    pub(super) const fn stratum(self) -> usize {
        self.stratum as usize
    }
}

/// What a hand is to declarer, of [`ROLES`].
pub const fn role_of(seat: Seat, declarer: Seat) -> &'static str {
    ROLES[role(seat, declarer) as usize]
}

/// What the suit led is to the trump suit.
pub fn led_as(led: Suit, trump: Option<Suit>) -> &'static str {
    LED[usize::from(kind_of_led(led, trump))]
}

/// The place of the same among [`LED`].
#[inline]
fn kind_of_led(led: Suit, trump: Option<Suit>) -> u8 {
    trump.map_or(2, |trump| u8::from(trump != led))
}

/// The place of a hand's role.
pub(super) const fn role(seat: Seat, declarer: Seat) -> u8 {
    [0, 2, 1, 3][steps(declarer, seat)]
}

/// Each place among all values, with its dimension and value.
pub(super) fn values() -> impl Iterator<Item = (Dimension, &'static str)> {
    let all = OF_TURNS.iter();
    all.flat_map(|(dimension, values)| values.iter().map(|value| (*dimension, *value)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_a_place_of_its_own() {
        assert_eq!(values().count(), VALUES);
        let last = TurnFacts {
            stratum: 675,
            beside: 107,
        };
        assert_eq!(last.places().last(), Some(&(VALUES - 1)));
        let other = TurnFacts {
            stratum: 4 * 52 + 2 * 13 + 6,
            beside: 36 + 3,
        };
        assert_eq!(other.places(), [4, 14, 18, 26, 33, 37, 40]);
        let all: Vec<_> = values().collect();
        for turn in [last, other] {
            let places = turn.places();
            for place in places {
                let (dimension, value) = all[place];
                assert_eq!(turn.value(dimension), Some(value));
            }
        }
    }
}
