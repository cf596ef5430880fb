//! A set of seats.

use crate::bridge::Seat;

/// A set of seats, a bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Seats(u8);

impl Seats {
    pub(super) const ALL: Self = Self(0b1111);
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn of(seat: Seat) -> Self {
        Self(1 << seat as u8)
    }

    pub(super) fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL
            .into_iter()
            .filter(move |&seat| self.0 & Self::of(seat).0 != 0)
    }

    /// The seat, if the set has exactly one.
    pub(super) fn only(self) -> Option<Seat> {
        self.0
            .is_power_of_two()
            .then(|| Seat::ALL[self.0.trailing_zeros() as usize])
    }
}
