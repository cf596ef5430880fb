//! What boards are judged by, part by part and file by file, as it was kept when they were read.

use super::Place;
use super::board_key::BoardKey;
use super::copies::RecordKey;
use super::misfit::MisfitPlay;
use super::shelves::Shelves;
use super::trace::{self, SIZE, Trace};
use crate::audit::spill::{Kept, Spill};
use crate::audit::tally::{DealWitnesses, Repeated};
use crate::checks::Cause;
use rayon::prelude::*;
use std::io;
use std::sync::Arc;

/// All boards that were read.
#[derive(Debug)]
pub(crate) struct Traced<'a> {
    pub(crate) files: Vec<TracedFile>,
    /// Where traces are that memory does not hold.
    pub(crate) spill: &'a Spill,
    /// Bytes of entries that are compared together.
    pub(crate) together: usize,
}

#[derive(Debug)]
pub(crate) struct TracedFile {
    pub(crate) name: Arc<str>,
    pub(crate) parts: Vec<TracedPart>,
}

#[derive(Debug)]
pub(crate) struct TracedPart {
    pub(crate) kept: KeptTraces,
    /// Games of the file before it.
    pub(crate) before: u64,
}

/// The boards of a part, as they are read.
#[derive(Debug, Default)]
pub(crate) struct Traces {
    boards: Vec<Trace>,
    kept: KeptTraces,
}

/// The boards of a part that was read.
#[derive(Debug, Default)]
pub(crate) struct KeptTraces {
    /// Their traces, one behind another.
    traces: Kept,
    /// How many there are.
    boards: usize,
    /// How many of them can be known again when they stand elsewhere.
    pub(super) records: u64,
    /// Of how many another score is due.
    pub(super) rescored: u64,
    /// Whether one deviates from what is expected.
    pub(super) deviates: bool,
    /// The plays that do not fit the deals of their boards.
    pub(super) misfits: Vec<(u32, MisfitPlay)>,
}

impl Traces {
    /// Makes room for so many boards, if there is none yet.
    pub(crate) fn make_room(&mut self, boards: impl FnOnce() -> usize) {
        if self.boards.is_empty() {
            self.boards.reserve(boards());
        }
    }

    /// Takes the next board.
    #[inline]
    pub(crate) fn push(&mut self, key: &BoardKey) {
        self.boards.push(key.trace());
        let kept = &mut self.kept;
        kept.records += u64::from(key.record.is_some());
        kept.rescored += u64::from(key.scored.is_some_and(|it| it.rescored));
        kept.deviates |= key.shown.deviates();
    }

    /// Takes the play of the board that was taken last, as it does not fit its deal.
    pub(crate) fn misfit(&mut self, game: u32, play: MisfitPlay) {
        self.kept.misfits.push((game, play));
    }

    /// Says that a board is looked at again in any case.
    pub(crate) fn list(&mut self, game: u32) {
        trace::list(self.of(game));
    }

    /// Says what the record of a board is known by when it stands in the input again.
    pub(crate) fn put_record(&mut self, game: u32, record: RecordKey) {
        trace::put_record(self.of(game), record);
        self.kept.records += 1;
    }

    /// The trace of a game; an empty one if it has none yet.
    fn of(&mut self, game: u32) -> &mut Trace {
        let game_of = |trace: &Trace| BoardKey::of_trace(trace).game;
        let found = self.boards.binary_search_by_key(&game, game_of);
        let place = found.unwrap_or_else(|place| {
            let nothing = BoardKey::nothing_of(game);
            self.boards.insert(place, nothing.trace());
            place
        });
        &mut self.boards[place]
    }

    /// Keeps them until all are read, in no more room than they take.
    pub(crate) fn keep(self, spill: &Spill) -> io::Result<KeptTraces> {
        Ok(KeptTraces {
            boards: self.boards.len(),
            traces: spill.put(&mut self.boards.as_flattened().to_vec())?,
            ..self.kept
        })
    }
}

impl Traced<'_> {
    /// The game of a board in its file, from 1.
    pub(super) fn game(&self, (file, part, game): Place) -> u32 {
        let before = self.files[file as usize].parts[part as usize].before;
        u32::try_from(before + u64::from(game)).unwrap_or(u32::MAX)
    }

    /// All parts, each with the places of its file and of itself.
    pub(super) fn parts(&self) -> impl Iterator<Item = ((u32, u32), &TracedPart)> {
        (0..).zip(&self.files).flat_map(|(file, read)| {
            let parts = (0..).zip(&read.parts);
            parts.map(move |(place, part)| ((file, place), part))
        })
    }

    /// Hands on each board of a part, which is read into the buffer if memory does not hold it.
    fn part(
        &self,
        (file, place): (u32, u32),
        part: &TracedPart,
        (buffer, mut with): (&mut Vec<u8>, impl FnMut(Place, &BoardKey)),
    ) -> io::Result<()> {
        let traces = self.spill.get(&part.kept.traces, buffer)?;
        for trace in traces.as_chunks::<SIZE>().0 {
            let key = BoardKey::of_trace(trace);
            with((file, place, key.game), &key);
        }
        Ok(())
    }

    /// Hands on each board of a file, in order.
    pub(super) fn each_of(
        &self,
        file: u32,
        mut with: impl FnMut(Place, &BoardKey),
    ) -> io::Result<()> {
        let mut buffer = Vec::new();
        let mut parts = (0..).zip(&self.files[file as usize].parts);
        parts.try_for_each(|(place, part)| self.part((file, place), part, (&mut buffer, &mut with)))
    }

    /// What is made of boards, in their order.
    pub(super) fn collect<E: Copy + Send + Sync>(
        &self,
        of: impl Fn(Place, &BoardKey) -> Option<E> + Sync,
    ) -> io::Result<Vec<E>> {
        let parts: Vec<_> = self.parts().collect();
        let made = parts
            .par_iter()
            .map_init(Vec::new, |buffer, (place, part)| {
                let mut made = Vec::with_capacity(part.kept.boards);
                self.part(
                    *place,
                    part,
                    (buffer, |place, key: &_| made.extend(of(place, key))),
                )?;
                Ok(made)
            });
        Ok(made.collect::<io::Result<Vec<_>>>()?.concat())
    }

    /// Compares the boards under each word, in their order, if there are several. Words are taken in ranges, side by side: of one
    /// range the entries fit in memory.
    pub(super) fn compare<E: Copy, T: Default + Send>(
        &self,
        word_of: impl Fn(Place, &BoardKey) -> Option<u64> + Sync,
        entry_of: impl Fn(Place, &BoardKey) -> Option<E> + Sync,
        compare: impl Fn(&mut T, &mut [E]) + Sync,
    ) -> io::Result<Vec<T>> {
        let boards: usize = self.parts().map(|(_, part)| part.kept.boards).sum();
        let bytes = boards * size_of::<(u64, E)>();
        let threads = rayon::current_num_threads();
        let fitting = bytes.div_ceil((self.together / threads).max(1));
        let ranges = fitting.max(threads.min(bytes / WORTH_A_THREAD)).max(1);
        let compared = (0..ranges).into_par_iter().map(|range| {
            let (mut entries, mut buffer) = (Vec::with_capacity(boards / ranges), Vec::new());
            for (place, part) in self.parts() {
                let take = |place, key: &_| {
                    let word = word_of(place, key).filter(|word| share_of(*word, ranges) == range);
                    let entry = |word| Some((word, entry_of(place, key)?));
                    entries.extend(word.and_then(entry));
                };
                self.part(place, part, (&mut buffer, take))?;
            }
            let mut all = T::default();
            each_word(&entries, |group| compare(&mut all, group));
            Ok(all)
        });
        compared.collect()
    }
}

/// Bytes of entries from which on it pays that another thread reads all traces for its share of them.
const WORTH_A_THREAD: usize = 1 << 18;

/// Hands on the entries under each word, if there are several.
#[allow(clippy::cast_possible_truncation)] // any of its bits will do
fn each_word<E: Copy>(entries: &[(u64, E)], mut with: impl FnMut(&mut [E])) {
    let shelves = entries.len().next_power_of_two();
    let shelves = Shelves::of(shelves, |put| {
        for (number, (word, _)) in (0..).zip(entries) {
            put(*word as usize & (shelves - 1), number);
        }
    });
    let (mut together, mut group) = (Vec::new(), Vec::new());
    for shelf in shelves.each().filter(|shelf| shelf.len() > 1) {
        together.clear();
        together.extend(shelf.iter().map(|number| entries[*number as usize]));
        together.sort_by_key(|(word, _)| *word);
        for several in together.chunk_by(|one, next| one.0 == next.0) {
            if several.len() > 1 {
                group.clear();
                group.extend(several.iter().map(|(_, entry)| *entry));
                with(&mut group);
            }
        }
    }
}

/// The place of a word among so many ranges of words.
#[allow(clippy::cast_possible_truncation)] // less than their number
const fn share_of(word: u64, ranges: usize) -> usize {
    ((word as u128 * ranges as u128) >> 64) as usize
}

/// What is known of a file when all is judged.
#[derive(Debug, Default)]
pub(crate) struct JudgedFile {
    pub(crate) witnesses: DealWitnesses,
    pub(crate) repeated: Repeated,
    /// The checks whose findings are those of single boards, as the file does not write all boards so.
    pub(crate) refuted: Vec<Cause>,
}
