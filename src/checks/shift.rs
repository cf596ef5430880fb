//! By how many seats the statements of a record are off against each other: what a program, or whoever uses it, may do in the
//! same way on board after board.

use super::Ruled;
use crate::board::{Disagreement, Premises};
use crate::bridge::{Renaming, Seat, steps};
use crate::diagnosis::LegalReading;
use std::fmt;

/// What of a record is off, and by how many seats. Its `Display` is a fixed form, for people and for programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Shift {
    /// Nothing.
    #[default]
    None,
    /// All cards stand in columns so many seats off, as if another hand had declared; the rest is right: `owners`.
    Owners,
    /// The seats of auction and play are to be moved clockwise: `seats turned 1`.
    Seats(u8),
    /// The hands of the deal are: `deal turned 1`.
    Deal(u8),
    /// Declarer sits so many seats further on, clockwise, than is stated: `declarer turned 1`.
    Declarer(u8),
    /// The auction is to be moved clockwise, and all else is right: `auction turned 1`.
    Auction(u8),
    /// Seats or suits of the deal have other names: `exchange hands E W`.
    Renamed(Renaming),
}

impl Shift {
    /// How many there are of those that are counted.
    pub const COUNTED: usize = 12;

    /// That of a board, by its likeliest reading.
    pub(super) fn of(ruled: &Ruled<'_>, premises: &Premises) -> Self {
        let diagnosis = ruled.diagnosis;
        let Some(nearest) = diagnosis.nearest() else {
            return Self::of_auction(ruled, premises);
        };
        match nearest {
            LegalReading::Renamed(renaming) => Self::Renamed(renaming),
            LegalReading::SeatsTurned(steps) => Self::Seats(steps),
            LegalReading::DealTurned(steps) => Self::Deal(steps),
            LegalReading::Owners => {
                let are_all_off = |reading| matches!(reading, LegalReading::SeatsTurned(_));
                let mut readings = diagnosis.readings.iter().map(|it| it.reading);
                if readings.any(are_all_off) {
                    Self::Owners
                } else {
                    Self::None
                }
            }
            LegalReading::Declarer(seat) => premises
                .stated_declarer()
                .map_or(Self::None, |stated| Self::Declarer(seats(stated, seat))),
            _ => Self::None,
        }
    }

    /// That of an auction which makes another hand declarer than all else.
    fn of_auction(ruled: &Ruled<'_>, premises: &Premises) -> Self {
        let Some(Disagreement::Declarer(by_auction)) = premises.disagreement else {
            return Self::None;
        };
        let is_legal = ruled.replay.irregularities.is_empty();
        match premises.declarer() {
            Some(declarer) if is_legal && declarer != by_auction => {
                Self::Auction(seats(by_auction, declarer))
            }
            _ => Self::None,
        }
    }

    /// The reading of a board by which it is right; none of a declarer or an auction alone.
    pub const fn reading(self) -> Option<LegalReading> {
        match self {
            Self::Owners => Some(LegalReading::Owners),
            Self::Seats(steps) => Some(LegalReading::SeatsTurned(steps)),
            Self::Deal(steps) => Some(LegalReading::DealTurned(steps)),
            Self::Renamed(renaming) => Some(LegalReading::Renamed(renaming)),
            Self::None | Self::Declarer(_) | Self::Auction(_) => None,
        }
    }

    /// Its place among those that are counted: a program that writes so is known by how often it does. One board shows that its
    /// cards are in the wrong columns, or that seats or suits have other names.
    pub const fn place(self) -> Option<usize> {
        match self {
            Self::None | Self::Owners | Self::Renamed(_) => None,
            Self::Seats(steps) => Some(steps as usize - 1),
            Self::Deal(steps) => Some(steps as usize + 2),
            Self::Declarer(steps) => Some(steps as usize + 5),
            Self::Auction(steps) => Some(steps as usize + 8),
        }
    }
}

impl fmt::Display for Shift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Declarer(steps) => write!(f, "declarer turned {steps}"),
            Self::Auction(steps) => write!(f, "auction turned {steps}"),
            turned => turned.reading().map_or(Ok(()), |it| it.fmt(f)),
        }
    }
}

/// How many seats further on, clockwise.
#[allow(clippy::cast_possible_truncation)] // at most three
const fn seats(from: Seat, to: Seat) -> u8 {
    steps(from, to) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_that_is_counted_has_a_place() {
        let counted = [Shift::Seats, Shift::Deal, Shift::Declarer, Shift::Auction];
        let all = counted.into_iter().flat_map(|it| [1, 2, 3].map(it));
        let places: Vec<_> = all.map(|it| it.place().unwrap()).collect();
        assert!(places.into_iter().eq(0..Shift::COUNTED));
        assert_eq!([Shift::None, Shift::Owners].map(Shift::place), [None; 2]);
    }

    #[test]
    fn the_forms_are_fixed() {
        for (shift, form) in [
            (Shift::Owners, "owners"),
            (Shift::Seats(1), "seats turned 1"),
            (Shift::Deal(2), "deal turned 2"),
            (Shift::Declarer(3), "declarer turned 3"),
            (Shift::Auction(1), "auction turned 1"),
        ] {
            assert_eq!(shift.to_string(), form);
        }
    }
}
