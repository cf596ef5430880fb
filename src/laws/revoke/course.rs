//! One way in which a board can have gone: who won each trick, and which revokes count.

use crate::bridge::{Seat, Side, Suit, side};

/// Which revokes count: one bit for each, in order of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Scenario {
    /// The revokes taken as real.
    pub(crate) real: u64,
    /// The revokes taken as established.
    pub(crate) established: u64,
}

/// Who won a trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Winner {
    /// This hand, with a card of this suit if that is known.
    Hand(Seat, Option<Suit>),
    /// Either hand of this side.
    Side(Side),
}

impl Winner {
    pub(crate) const fn side(self) -> Side {
        match self {
            Self::Hand(seat, _) => side(seat),
            Self::Side(side) => side,
        }
    }
}

/// The hands that won an unplayed trick with a certain suit, where the Laws ask for that: one bit for each hand and
/// suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct SuitWinners(u16);

impl SuitWinners {
    pub(crate) const fn of(seat: Seat, suit: Suit) -> Self {
        Self(1 << (4 * seat as u8 + suit as u8))
    }

    pub(crate) const fn holds(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// One possible set of winners of all tricks of the deal.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Course {
    pub(crate) winners: [Winner; 13],
    /// The tricks that each side won: bit `n` for trick `n`.
    pub(crate) won: [u16; 2],
    pub(crate) suit_winners: SuitWinners,
}

impl Course {
    /// The course with this winner of a trick, numbered as in the replay.
    pub(crate) const fn with(mut self, trick: u8, winner: Winner) -> Self {
        let by = winner.side();
        self.winners[trick as usize - 1] = winner;
        self.won[by as usize] |= 1 << trick;
        self.won[by.other() as usize] &= !(1 << trick);
        self
    }

    /// The winner of a trick, numbered as in the replay.
    pub(crate) const fn winner(&self, trick: u8) -> Winner {
        self.winners[trick as usize - 1]
    }

    /// The tricks that a side won, from this one on: bit `n` for trick `n`.
    pub(crate) const fn won_from(&self, first: u8, by: Side) -> u16 {
        self.won[by as usize] & u16::MAX.unbounded_shl(first as u32)
    }

    /// The tricks that a hand won with this suit, from this one on.
    pub(crate) fn won_with_suit(&self, first: u8, by: Seat, suit: Suit) -> u16 {
        let unplayed = self.suit_winners.holds(SuitWinners::of(by, suit));
        let is_its = |trick: &u8| match self.winner(*trick) {
            Winner::Hand(seat, with) => seat == by && with == Some(suit),
            Winner::Side(_) => unplayed,
        };
        let of_side = self.won_from(first, side(by));
        let tricks = (first..=13).filter(|trick| of_side & 1 << trick != 0);
        tricks.filter(is_its).fold(0, |set, trick| set | 1 << trick)
    }
}
