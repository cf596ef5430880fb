//! What only several records show: which stand in the input again, which boards were dealt otherwise at another table, and which
//! sentences stand in several records. Each record leaves short keys; sorted, those of all parts of the input meet.

use super::sorted::{Entry, Run, Runs, damaged, write};
use crate::audit::{RecordKey, hash, is_no_event};
use crate::board::Item;
use crate::bridge::Hand;
use crate::checks::Case;
use std::collections::HashMap;
use std::io;
use xxhash_rust::xxh3::xxh3_64;

/// The tags that together say which board a board is.
const BOARD: [Item; 6] = [
    Item::Event,
    Item::Date,
    Item::Stage,
    Item::Session,
    Item::Section,
    Item::Board,
];

/// What a board is known by in other records.
#[derive(Debug, Default)]
pub(super) struct BoardKeys {
    /// A hash of the record, and one of its table.
    record: Option<(u64, u16)>,
    /// Hashes of the board and of its deal.
    deal: Option<[u64; 2]>,
    /// Hashes of the sentences that name a revoke.
    sentences: Vec<u64>,
}

/// Those of a board, with hashes of the sentences that name a revoke.
pub(super) fn keys(case: &Case<'_>, sentences: Vec<u64>) -> BoardKeys {
    BoardKeys {
        deal: deal(case),
        sentences,
        ..record_key(case)
    }
}

/// Those by which a record is known that stands in the input again.
pub(super) fn record_key(case: &Case<'_>) -> BoardKeys {
    BoardKeys {
        record: RecordKey::of(case).map(|key| (key.number(), key.table())),
        ..BoardKeys::default()
    }
}

/// Hashes of a board that other files may hold too, and of its deal.
fn deal(case: &Case<'_>) -> Option<[u64; 2]> {
    let deal = case.board.deal.value().filter(|deal| deal.is_complete())?;
    let stated = BOARD.map(|item| case.record.stated(item).unwrap_or_default());
    let [event, .., number] = stated;
    if event.is_empty() || is_no_event(event) || number.is_empty() || case.board.taken_over {
        return None;
    }
    let hands = deal.hands.0.map(|hand| hand.map_or(0, Hand::to_bits));
    let hands = hands.map(u64::to_le_bytes);
    Some([hash(0, stated), xxh3_64(hands.as_flattened())])
}

/// One key, as bytes in this order: a hash of what meets, what it is a key of, two hashes of what is told apart there, and the table.
/// Those that meet stand together.
type BoardKey = [u8; 27];

/// Where in a key what is told apart begins, and the table.
const NAMES: usize = 9;
const TABLE: usize = 25;

/// What a key is of.
const RECORD: u8 = 0;
const DEAL: u8 = 1;
const SENTENCE: u8 = 2;

fn board_key(of: u8, meets: u64, names: [u64; 2], table: u16) -> BoardKey {
    let mut key = [of; size_of::<BoardKey>()];
    key[..NAMES - 1].copy_from_slice(&meets.to_be_bytes());
    key[NAMES..TABLE].copy_from_slice(names.map(u64::to_be_bytes).as_flattened());
    key[TABLE..].copy_from_slice(&table.to_be_bytes());
    key
}

fn entry(key: BoardKey) -> Entry {
    Entry {
        key: key.into(),
        body: Vec::new(),
    }
}

/// The keys of a run, sorted; as many in memory as fit.
#[derive(Debug)]
pub(super) struct Keys {
    held: Vec<BoardKey>,
    most: usize,
    runs: Runs,
}

impl Keys {
    /// With room for so many bytes in memory.
    pub(super) fn new(bytes: usize) -> Self {
        Self {
            held: Vec::new(),
            most: (bytes / size_of::<BoardKey>()).max(1),
            runs: Runs::new(None),
        }
    }

    /// Takes in those of a board, in this file and this event.
    pub(super) fn take(&mut self, board: &BoardKeys, names: [u64; 2]) -> io::Result<()> {
        if let Some((record, table)) = board.record {
            self.add(board_key(RECORD, record, names, table))?;
        }
        if let Some([meets, deal]) = board.deal {
            self.add(board_key(DEAL, meets, [deal, 0], 0))?;
        }
        let record = board.record.map_or(0, |(record, _)| record);
        let mut sentences = board.sentences.iter();
        sentences.try_for_each(|it| self.add(board_key(SENTENCE, *it, [record, 0], 0)))
    }

    fn add(&mut self, key: BoardKey) -> io::Result<()> {
        if self.held.len() == self.most {
            self.put_down()?;
        }
        self.held.push(key);
        Ok(())
    }

    /// Puts down those in memory as a sorted run.
    fn put_down(&mut self) -> io::Result<()> {
        self.held.sort_unstable();
        let keys = self.held.drain(..);
        self.runs.put_down(keys.map(|key| Ok(entry(key))))
    }

    /// Adds those of another part of the run.
    pub(super) fn absorb(&mut self, other: Self) -> io::Result<()> {
        self.runs.absorb(other.runs)?;
        other.held.into_iter().try_for_each(|key| self.add(key))
    }

    /// Adds those of an earlier run.
    pub(super) fn merge(&mut self, run: Run) -> io::Result<()> {
        self.runs.add(run)
    }

    /// Hands over all of them in order, and writes them.
    pub(super) fn join(mut self, to: &mut impl io::Write) -> io::Result<Joined> {
        let mut joined = Joined::default();
        let entries: Box<dyn Iterator<Item = _>> = if self.runs.is_empty() {
            self.held.sort_unstable();
            Box::new(self.held.into_iter().map(|key| Ok(entry(key))))
        } else {
            self.put_down()?;
            Box::new(self.runs.merged()?)
        };
        let taken = entries.map(|entry: io::Result<Entry>| {
            let entry = entry?;
            joined.take(entry.key.as_slice().try_into().map_err(|_| damaged())?);
            Ok(entry)
        });
        write(to, taken)?;
        to.flush()?;
        joined.end_group();
        Ok(joined)
    }
}

/// A hash of a text, by which keys know a file, an event or a sentence.
pub(super) fn text_hash(text: &str) -> u64 {
    xxh3_64(text.as_bytes())
}

/// The part of so many, from 0, that a file with this name is in.
pub fn shard_of(name: &str, parts: u64) -> u64 {
    text_hash(name) % parts
}

/// What the keys of all records show together.
#[derive(Debug, Default)]
pub struct Joined {
    /// Records that stand in the input again, the first of each left out.
    pub copies: u64,
    /// Boards with another deal than most tables of the board have.
    pub other_deals: u64,
    /// Sentences that name a revoke and stand in several records, beyond the first.
    pub shared_sentences: u64,
    /// Records of a file or an event, by the hash of its name, that stand in the input again.
    again: HashMap<[u8; 8], u64>,
    /// Whether there were too many of these to keep.
    has_forgotten: bool,
    group: Vec<BoardKey>,
}

/// The most files and events of which copies are counted.
const MOST_NAMES: usize = 1 << 19;

/// The most records of a group that are told apart.
const MOST_IN_GROUP: usize = 1 << 16;

impl Joined {
    /// The records of a file or an event that stand in the input again; `None` where that is not known.
    pub fn copies_of(&self, name: &str) -> Option<u64> {
        let known = || self.again.get(&text_hash(name).to_be_bytes());
        (!self.has_forgotten).then(|| known().copied().unwrap_or(0))
    }

    /// Takes in the next key in order.
    fn take(&mut self, key: BoardKey) {
        let is_other = |it: &BoardKey| it[..NAMES] != key[..NAMES];
        if self.group.first().is_some_and(is_other) {
            self.end_group();
        }
        if self.group.len() < MOST_IN_GROUP {
            self.group.push(key);
        }
    }

    fn end_group(&mut self) {
        let mut group = std::mem::take(&mut self.group);
        if group.len() > 1 {
            let by_name = group.chunk_by(of_one_name).map(|it| it.len() as u64);
            match group[0][NAMES - 1] {
                RECORD => self.records(&group),
                DEAL => self.other_deals += group.len() as u64 - by_name.max().unwrap_or(0),
                _ => self.shared_sentences += by_name.count() as u64 - 1,
            }
        }
        group.clear();
        self.group = group;
    }

    /// Records with one hash. Two tables of one file are two records, however alike.
    fn records(&mut self, group: &[BoardKey]) {
        let tables = group.chunk_by(of_one_name).map(|of_file| {
            let mut tables: Vec<_> = of_file.iter().map(|key| &key[TABLE..]).collect();
            tables.sort_unstable();
            tables.dedup();
            tables.len()
        });
        let own = tables.max().unwrap_or(1);
        self.copies += (group.len() - own) as u64;
        if group.len() == own {
            return;
        }
        for name in group.iter().flat_map(|key| key[NAMES..TABLE].as_chunks().0) {
            if self.again.len() < MOST_NAMES || self.again.contains_key(name) {
                *self.again.entry(*name).or_default() += 1;
            } else {
                self.has_forgotten = true;
            }
        }
    }
}

fn of_one_name(one: &BoardKey, other: &BoardKey) -> bool {
    one[NAMES..NAMES + 8] == other[NAMES..NAMES + 8]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(keys: &[(u8, u64, [u64; 2], u16)]) -> Joined {
        let of = |most| {
            let mut all = Keys::new(most * size_of::<BoardKey>());
            for (of, meets, names, table) in keys {
                all.add(board_key(*of, *meets, *names, *table)).unwrap();
            }
            let mut written = Vec::new();
            (all.join(&mut written).unwrap(), written)
        };
        let (joined, written) = of(100);
        let (_, spilled) = of(2);
        assert_eq!(written, spilled);
        joined
    }

    #[test]
    fn two_tables_of_a_file_are_no_copies() {
        let rooms = [(RECORD, 5, [1, 9], 1), (RECORD, 5, [1, 9], 2)];
        assert_eq!(joined(&rooms).copies, 0);
        let elsewhere = [rooms[0], rooms[1], (RECORD, 5, [2, 9], 1)];
        let joined = joined(&elsewhere);
        let again = |name: u64| joined.again[&name.to_be_bytes()];
        assert_eq!((joined.copies, again(2), again(9)), (1, 1, 3));
    }

    #[test]
    fn deals_and_sentences_meet() {
        let keys = [
            (DEAL, 7, [1, 0], 0),
            (DEAL, 7, [2, 0], 0),
            (DEAL, 7, [1, 0], 0),
            (DEAL, 8, [3, 0], 0),
            (SENTENCE, 7, [4, 0], 0),
            (SENTENCE, 7, [4, 0], 0),
            (SENTENCE, 7, [5, 0], 0),
        ];
        let joined = joined(&keys);
        assert_eq!((joined.other_deals, joined.shared_sentences), (1, 1));
    }
}
