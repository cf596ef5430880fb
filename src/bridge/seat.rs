//! Seats, the two sides, and one value for each seat.

use super::Seat;
use super::letters::named;
use std::ops::{Index, IndexMut};

/// One of the two sides: a partnership at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// North and South.
    NorthSouth,
    /// East and West.
    EastWest,
}

impl Side {
    /// Both sides, North-South first.
    pub const ALL: [Self; 2] = [Self::NorthSouth, Self::EastWest];

    /// The opponents.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::NorthSouth => Self::EastWest,
            Self::EastWest => Self::NorthSouth,
        }
    }

    /// `NS` or `EW`, as PBN writes a side.
    pub const fn letters(self) -> &'static str {
        match self {
            Self::NorthSouth => "NS",
            Self::EastWest => "EW",
        }
    }

    /// `North-South` or `East-West`, as a sentence names a side.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NorthSouth => "North-South",
            Self::EastWest => "East-West",
        }
    }

    /// The two seats of this side.
    pub const fn seats(self) -> [Seat; 2] {
        match self {
            Self::NorthSouth => [Seat::North, Seat::South],
            Self::EastWest => [Seat::East, Seat::West],
        }
    }
}

/// The side that a seat belongs to.
pub const fn side(seat: Seat) -> Side {
    match seat {
        Seat::North | Seat::South => Side::NorthSouth,
        Seat::East | Seat::West => Side::EastWest,
    }
}

/// The seat that a letter names, in either case.
pub fn seat(letter: u8) -> Option<Seat> {
    SEATS[usize::from(letter)]
}

static SEATS: [Option<Seat>; 256] = named(b"NESW", Seat::ALL);

/// The seat `steps` places clockwise from `first`.
pub const fn after(first: Seat, steps: usize) -> Seat {
    Seat::ALL[(first as usize + steps) % 4]
}

/// How many places clockwise from `first` to `to`: 0 to 3.
pub const fn steps(first: Seat, to: Seat) -> usize {
    (to as usize + 4 - first as usize) % 4
}

/// The four seats clockwise from `first`: the order of play when `first` leads.
pub const fn seats_from(first: Seat) -> [Seat; 4] {
    [first, after(first, 1), after(first, 2), after(first, 3)]
}

/// One moment of the play: whose card, in which trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The trick, from 1 to 13.
    pub trick: u8,
    /// The hand whose turn it is.
    pub seat: Seat,
}

impl Turn {
    /// The turn of a hand in a trick.
    pub const fn new(trick: u8, seat: Seat) -> Self {
        Self { trick, seat }
    }
}

/// One value for each of the four seats.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    /// One value for each seat, computed from the seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(&mut make))
    }

    /// The seats with their values, clockwise from North.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise() {
        assert_eq!(
            seats_from(Seat::West),
            [Seat::West, Seat::North, Seat::East, Seat::South]
        );
        for first in Seat::ALL {
            for n in 0..4 {
                assert_eq!(steps(first, after(first, n)), n);
            }
            assert_eq!(after(first, 1), first.lho());
            assert_eq!(side(first), side(first.partner()));
            assert_ne!(side(first), side(first.lho()));
        }
    }
}
