//! What only several records show: which stand in the input again, which boards were dealt otherwise at another table, and which
//! sentences stand in several records. Each record leaves short keys; sorted, those of all parts of the input meet.

use super::sorted::{Entry, Merged, Run, Runs, damaged};
use crate::audit::{RecordKey, is_no_event};
use crate::board::Item;
use crate::checks::{Case, RevokeComment, revoke_comments};
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

/// Those of a board.
pub(super) fn keys(case: &Case<'_>) -> BoardKeys {
    let testimony = revoke_comments(case).filter(RevokeComment::is_testimony);
    BoardKeys {
        record: RecordKey::of(case).map(|key| (key.number(), key.table())),
        deal: deal(case),
        sentences: testimony.map(|it| xxh3_64(it.text.as_bytes())).collect(),
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
    let hands = deal
        .hands
        .0
        .map(|hand| hand.map_or(0, |hand| hand.to_bits()));
    let hands = hands.map(u64::to_le_bytes);
    Some([xxh3_64(&stated.join(&b'\n')), xxh3_64(hands.as_flattened())])
}

/// One key: what it is of, what meets, and what is told apart there.
pub(super) const KEY: usize = 27;

/// What a key is of.
const RECORD: u8 = 0;
const DEAL: u8 = 1;
const SENTENCE: u8 = 2;

/// The keys of a run, sorted; as many in memory as fit.
#[derive(Debug)]
pub(super) struct Keys {
    held: Vec<[u8; KEY]>,
    most: usize,
    runs: Runs,
}

impl Keys {
    /// With room for so many bytes in memory.
    pub(super) fn new(bytes: usize) -> Self {
        Self {
            held: Vec::new(),
            most: (bytes / KEY).max(1),
            runs: Runs::new(None),
        }
    }

    /// Takes in those of a board, in this file and this event.
    pub(super) fn take(&mut self, board: &BoardKeys, [file, event]: [u64; 2]) -> io::Result<()> {
        if let Some((record, table)) = board.record {
            self.add(key(RECORD, record, [file, event], table))?;
        }
        if let Some([board, deal]) = board.deal {
            self.add(key(DEAL, board, [deal, 0], 0))?;
        }
        for sentence in &board.sentences {
            let record = board.record.map_or(0, |(record, _)| record);
            self.add(key(SENTENCE, *sentence, [record, 0], 0))?;
        }
        Ok(())
    }

    fn add(&mut self, key: [u8; KEY]) -> io::Result<()> {
        if self.held.len() == self.most {
            self.put_down()?;
        }
        self.held.push(key);
        Ok(())
    }

    /// Puts down those in memory as a sorted run.
    fn put_down(&mut self) -> io::Result<()> {
        self.held.sort_unstable();
        let entries = self.held.drain(..).map(|key| Entry {
            key: key.to_vec(),
            body: Vec::new(),
        });
        self.runs.put_down(entries)
    }

    /// Adds those of an earlier run.
    pub(super) fn merge(&mut self, run: Run) -> io::Result<()> {
        self.runs.add(run)
    }

    /// All of them, in order.
    pub(super) fn sorted(mut self) -> io::Result<Merged> {
        self.put_down()?;
        self.runs.merged()
    }
}

/// The part of so many, from 0, that a file with this name is in.
pub fn shard_of(name: &str, parts: u64) -> u64 {
    name_hash(name) % parts
}

/// A hash of a name, by which keys know a file or an event.
pub(super) fn name_hash(name: &str) -> u64 {
    xxh3_64(name.as_bytes())
}

fn key(of: u8, meets: u64, [a, b]: [u64; 2], table: u16) -> [u8; KEY] {
    let mut key = [of; KEY];
    key[1..9].copy_from_slice(&meets.to_be_bytes());
    key[9..17].copy_from_slice(&a.to_be_bytes());
    key[17..25].copy_from_slice(&b.to_be_bytes());
    key[25..].copy_from_slice(&table.to_be_bytes());
    key
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
    again: HashMap<u64, u64>,
    /// Whether there were too many of these to keep.
    has_forgotten: bool,
    group: Vec<[u8; KEY]>,
}

/// The most files and events of which copies are counted.
const MOST_NAMES: usize = 1 << 19;

/// The most records of a group that are told apart.
const MOST_IN_GROUP: usize = 1 << 16;

impl Joined {
    /// The records of a file or an event that stand in the input again; `None` where that is not known.
    pub fn copies_of(&self, name: &str) -> Option<u64> {
        let known = || self.again.get(&name_hash(name)).copied().unwrap_or(0);
        (!self.has_forgotten).then(known)
    }

    /// Takes in the next key in order.
    pub(super) fn take(&mut self, key: &[u8]) -> io::Result<()> {
        let key: [u8; KEY] = key.try_into().map_err(|_| damaged())?;
        if self.group.first().is_some_and(|it| it[..9] != key[..9]) {
            self.end_group();
        }
        if self.group.len() < MOST_IN_GROUP {
            self.group.push(key);
        }
        Ok(())
    }

    /// Ends the last group.
    pub(super) fn end(&mut self) {
        self.end_group();
    }

    fn end_group(&mut self) {
        let group = std::mem::take(&mut self.group);
        if group.len() > 1 {
            let all = group.len() as u64;
            let of = group[0][0];
            match of {
                RECORD => self.records(&group),
                DEAL => self.other_deals += all - most(&group, 9..17),
                _ => self.shared_sentences += distinct(&group, 9..17) - 1,
            }
        }
        self.group = group;
        self.group.clear();
    }

    /// Records with one hash. Two tables of one file are two records, however alike.
    fn records(&mut self, group: &[[u8; KEY]]) {
        let by_file = group.chunk_by(|one, other| one[9..17] == other[9..17]);
        let tables = by_file.clone().map(|it| {
            let mut tables: Vec<_> = it.iter().map(|key| &key[25..]).collect();
            tables.sort_unstable();
            tables.dedup();
            tables.len()
        });
        let own = tables.max().unwrap_or(1);
        self.copies += (group.len() - own) as u64;
        if group.len() == own {
            return;
        }
        for key in group {
            for name in [9..17, 17..25] {
                let name = u64::from_be_bytes(key[name].try_into().unwrap_or_default());
                if self.again.len() < MOST_NAMES || self.again.contains_key(&name) {
                    *self.again.entry(name).or_default() += 1;
                } else {
                    self.has_forgotten = true;
                }
            }
        }
    }
}

/// How many of a group have the commonest of these bytes.
fn most(group: &[[u8; KEY]], bytes: std::ops::Range<usize>) -> u64 {
    let chunks = group.chunk_by(|one, other| one[bytes.clone()] == other[bytes.clone()]);
    chunks.map(|it| it.len() as u64).max().unwrap_or(0)
}

/// How many different ones a group has of these bytes.
fn distinct(group: &[[u8; KEY]], bytes: std::ops::Range<usize>) -> u64 {
    let chunks = group.chunk_by(|one, other| one[bytes.clone()] == other[bytes.clone()]);
    chunks.count() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(keys: &[(u8, u64, [u64; 2], u16)]) -> Joined {
        let mut all = Keys::new(2 * KEY);
        for (of, meets, names, table) in keys {
            all.add(key(*of, *meets, *names, *table)).unwrap();
        }
        let mut joined = Joined::default();
        for entry in all.sorted().unwrap() {
            joined.take(&entry.unwrap().key).unwrap();
        }
        joined.end();
        joined
    }

    #[test]
    fn two_tables_of_a_file_are_no_copies() {
        let rooms = [(RECORD, 5, [1, 9], 1), (RECORD, 5, [1, 9], 2)];
        assert_eq!(joined(&rooms).copies, 0);
        let elsewhere = [rooms[0], rooms[1], (RECORD, 5, [2, 9], 1)];
        let joined = joined(&elsewhere);
        assert_eq!(
            (joined.copies, joined.again[&2], joined.again[&9]),
            (1, 1, 3)
        );
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
