//! The boards that are remembered: the last ones, each with its file.

use super::board_key::TableKey;
use super::deal_fingerprint::DealFingerprint;
use super::declarations::Declared;
use super::generations::{Generations, Room};
use crate::checks::{Likeness, PlayStanding, Witness};
use std::collections::VecDeque;
use std::sync::Arc;

/// The most boards of a generation: as many as fill a table of 131,072 places, of 33 bytes each.
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

/// The boards that are remembered.
#[derive(Debug)]
pub(super) struct Memory {
    /// With the number of their file.
    boards: Generations<u64, (KnownBoard, u32)>,
    files: Files,
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
            boards: Generations::of(generation),
            files: Files::default(),
        }
    }

    /// The most boards that it remembers.
    pub(super) const fn most(&self) -> usize {
        2 * self.boards.size()
    }

    /// Makes room for those that are new. To ask for all of them first is worth the while besides: their places are far
    /// apart, and here none waits for the one before.
    pub(super) fn expect(&mut self, keys: impl Iterator<Item = u64>) {
        let new = keys.filter(|key| self.boards.get(key).is_none()).count();
        self.boards.expect(new);
    }

    /// The board of a key, and its file.
    pub(super) fn get(&self, key: u64) -> Option<(&KnownBoard, &Arc<str>)> {
        let (seen, file) = self.boards.get(&key)?;
        Some((seen, self.files.name(*file)))
    }

    /// Takes in the play at a later table of a board with the same deal.
    pub(super) fn play_at_another(&mut self, key: u64, later: &KnownBoard) {
        let known = self.boards.get_mut(&key).map(|(known, _)| known);
        if let Some(known) = known.filter(|known| known.table != later.table) {
            known.plays = known.plays.and(later.plays);
        }
    }

    /// What the plays at the tables of a board say of its deal.
    pub(super) fn witness(&self, key: u64) -> Witness {
        self.get(key)
            .map_or(Witness::Nothing, |(known, _)| known.plays.witness())
    }

    /// Remembers a board. Says whether others are forgotten for it, for the first time.
    pub(super) fn remember(&mut self, key: u64, seen: KnownBoard, file: &Arc<str>) -> bool {
        let room = self.boards.make_room(&key);
        if room != Room::Left {
            self.files.begin_generation();
        }
        self.boards.put(key, (seen, self.files.number(file)));
        room == Room::Begins { forgets: true }
    }
}

/// The files of the boards that are remembered.
#[derive(Debug, Default)]
struct Files {
    names: VecDeque<Arc<str>>,
    /// The number of the first of them, and that of the first of the later generation.
    first: u32,
    later: u32,
}

impl Files {
    /// The number of the file that is being read.
    fn number(&mut self, file: &Arc<str>) -> u32 {
        if self
            .names
            .back()
            .is_none_or(|last| !Arc::ptr_eq(last, file))
        {
            self.names.push_back(Arc::clone(file));
        }
        self.first + self.last()
    }

    fn name(&self, number: u32) -> &Arc<str> {
        &self.names[(number - self.first) as usize]
    }

    /// Forgets those of the earlier generation; the last one may go on.
    fn begin_generation(&mut self) {
        self.names.drain(..(self.later - self.first) as usize);
        self.first = self.later;
        self.later = self.first + self.last();
    }

    /// The place of the last.
    fn last(&self) -> u32 {
        u32::try_from(self.names.len().saturating_sub(1)).unwrap_or(u32::MAX)
    }
}

/// What a later record under the same tags is to one that was seen.
pub(super) enum Compared {
    Same,
    Differs(Likeness),
    AnotherBoard,
}

impl KnownBoard {
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
