//! The boards that are remembered: the last ones, each with its file.

use super::board_key::TableKey;
use super::deal_fingerprint::DealFingerprint;
use super::declarations::{Chain, Declared};
use super::generations::{Generations, Room};
use super::numbered::Numbered;
use crate::checks::{Likeness, PlayStanding, Witness};
use std::sync::Arc;

/// The most boards of a generation: as many as fill a table of 131,072 places, of 17 bytes each. The boards themselves have 32.
const GENERATION: usize = 7 << 14;

/// A board that a later one may be compared with.
#[derive(Debug, Clone, Copy)]
pub(super) struct KnownBoard {
    pub(super) deal: DealFingerprint,
    /// Its game in its file, from 1.
    pub(super) game: u32,
    pub(super) table: TableKey,
    pub(super) declared: Option<Declared>,
    pub(super) plays: Plays,
}

/// How the plays of a board stand to its deal, at the tables so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Plays(u8);

impl Plays {
    const FITS: u8 = 1;
    const AGAINST: u8 = 2;
    const AGAINST_AT_TWO: u8 = 4;

    /// That of one table.
    pub(super) const fn of(play: PlayStanding) -> Self {
        Self(match play {
            PlayStanding::Sound => Self::FITS,
            PlayStanding::WrongDeal => Self::AGAINST,
            _ => 0,
        })
    }

    /// With those of another table.
    const fn and(self, other: Self) -> Self {
        let both = self.0 & other.0 & Self::AGAINST != 0;
        Self(self.0 | other.0 | if both { Self::AGAINST_AT_TWO } else { 0 })
    }

    /// What they say of the deal to a table whose play does not fit it.
    const fn witness(self) -> Witness {
        if self.0 & Self::FITS != 0 {
            Witness::Fits
        } else if self.0 & Self::AGAINST_AT_TWO != 0 {
            Witness::Against
        } else {
            Witness::Nothing
        }
    }
}

/// A board that is remembered.
#[derive(Debug)]
pub(super) struct Remembered {
    pub(super) known: KnownBoard,
    /// The number of its file.
    file: u32,
    /// What later tables under its tags declared.
    pub(super) declarations: Chain,
}

/// The boards that are remembered, in the order in which they were first seen: those of other tables mostly come in the same
/// order, and then each stands in memory behind the one before.
#[derive(Debug)]
pub(super) struct Memory {
    /// By key, the number of the board.
    numbers: Generations<u64, u32>,
    boards: Numbered<Remembered>,
    files: Numbered<Arc<str>>,
}

impl Default for Memory {
    fn default() -> Self {
        Self::of(GENERATION)
    }
}

impl Memory {
    /// With generations of so many boards.
    pub(super) fn of(generation: usize) -> Self {
        Self {
            numbers: Generations::of(generation),
            boards: Numbered::default(),
            files: Numbered::default(),
        }
    }

    /// The most boards that it remembers.
    pub(super) const fn most(&self) -> usize {
        2 * self.numbers.size()
    }

    /// Makes room for those that are new. To ask for all of them first is worth the while besides: their places are far
    /// apart, and here none waits for the one before.
    pub(super) fn expect(&mut self, keys: impl Iterator<Item = u64>) {
        let new = keys.filter(|key| self.numbers.get(key).is_none()).count();
        self.numbers.expect(new);
    }

    /// The board of a key, and its file.
    pub(super) fn get(&mut self, key: u64) -> Option<(&mut Remembered, &Arc<str>)> {
        let seen = self.boards.get_mut(*self.numbers.get(&key)?);
        let file = self.files.get(seen.file);
        Some((seen, file))
    }

    /// What the plays at the tables of a board say of its deal.
    pub(super) fn witness(&self, key: u64) -> Witness {
        let seen = self
            .numbers
            .get(&key)
            .map(|number| self.boards.get(*number));
        seen.map_or(Witness::Nothing, |seen| seen.known.plays.witness())
    }

    /// Remembers a board, with what was declared under its tags. Says whether others are forgotten for it, for the first time.
    pub(super) fn remember(
        &mut self,
        key: u64,
        known: KnownBoard,
        declarations: Chain,
        file: &Arc<str>,
    ) -> bool {
        let room = self.numbers.make_room(&key);
        if room != Room::Left {
            self.boards.begin_generation();
            self.files.begin_generation();
        }
        let last = self.files.last().filter(|_| room == Room::Left);
        let file = match last {
            Some((number, last)) if Arc::ptr_eq(last, file) => number,
            _ => self.files.push(Arc::clone(file)),
        };
        let seen = Remembered {
            known,
            file,
            declarations,
        };
        match self.numbers.get_later(&key) {
            Some(number) => *self.boards.get_mut(*number) = seen,
            None => self.numbers.put(key, self.boards.push(seen)),
        }
        room == Room::Begins { forgets: true }
    }
}

/// What a later record under the same tags is to one that was seen.
pub(super) enum Compared {
    Same,
    Differs(Likeness),
    AnotherBoard,
}

impl KnownBoard {
    /// Takes in the play at a later table with the same deal.
    pub(super) fn play_at_another(&mut self, later: &Self) {
        if self.table != later.table {
            self.plays = self.plays.and(later.plays);
        }
    }

    /// What a later record under the same tags is to this one. Another deal is one of the same board if the deals are
    /// alike, or if the tags leave no doubt.
    pub(super) fn compare(&self, later: &Self) -> Compared {
        if self.deal == later.deal {
            return Compared::Same;
        }
        let likeness = self.deal.likeness(later.deal);
        if likeness != Likeness::Other || self.table.is_of_one_board(later.table) {
            Compared::Differs(likeness)
        } else {
            Compared::AnotherBoard
        }
    }
}
