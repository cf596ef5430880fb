//! What only several records show: which stand in the input again, which boards were dealt otherwise at another table, and which
//! sentences stand in several records. Each record leaves short keys; sorted, those of all parts of the input meet.

use super::sorted::{Entry, Run, Sorter, damaged, write};
use crate::audit::{RecordKey, hash, is_no_event};
use crate::board::Item;
use crate::bridge::Hand;
use crate::checks::Case;
use std::cmp::Reverse;
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

/// The bytes of a key, in this order: a hash of what meets, what it is a key of, a hash of what is told apart there, the table, the
/// game in its file, and a second hash. Those that meet stand together.
const KEY: usize = 31;

/// Where in a key what is told apart begins, the table, the game, and the second hash.
const NAME: usize = 9;
const TABLE: usize = 17;
const GAME: usize = 19;
const SECOND: usize = 23;

/// The bytes of the hash of its labels, with which what a record adds begins.
const HASH: usize = size_of::<u64>();

/// What a key is of.
const RECORD: u8 = 0;
const DEAL: u8 = 1;
const SENTENCE: u8 = 2;

fn board_key(of: u8, meets: u64, [name, second]: [u64; 2], (table, game): (u16, u32)) -> Vec<u8> {
    let mut key = Vec::with_capacity(KEY);
    key.extend_from_slice(&meets.to_be_bytes());
    key.push(of);
    key.extend_from_slice(&name.to_be_bytes());
    key.extend_from_slice(&table.to_be_bytes());
    key.extend_from_slice(&game.to_be_bytes());
    key.extend_from_slice(&second.to_be_bytes());
    key
}

/// The keys of a run.
#[derive(Debug)]
pub(super) struct Keys(Sorter);

impl Keys {
    /// With room for so many bytes in memory.
    pub(super) fn new(bytes: usize) -> Self {
        Self(Sorter::new(bytes))
    }

    /// Takes in those of a game, in this file and this event, with what its record adds.
    pub(super) fn take(
        &mut self,
        (board, game): (&BoardKeys, u64),
        names: [u64; 2],
        adds: impl FnOnce() -> io::Result<Vec<u8>>,
    ) -> io::Result<()> {
        if let Some((record, table)) = board.record {
            let game = u32::try_from(game).unwrap_or(u32::MAX);
            self.add(board_key(RECORD, record, names, (table, game)), adds()?)?;
        }
        if let Some([meets, deal]) = board.deal {
            self.add(board_key(DEAL, meets, [deal, 0], (0, 0)), Vec::new())?;
        }
        let record = board.record.map_or(0, |(record, _)| record);
        let key = |sentence: &u64| board_key(SENTENCE, *sentence, [record, 0], (0, 0));
        let mut keys = board.sentences.iter().map(key);
        keys.try_for_each(|key| self.add(key, Vec::new()))
    }

    fn add(&mut self, key: Vec<u8>, body: Vec<u8>) -> io::Result<()> {
        self.0.add(Entry { key, body })
    }

    /// Adds those of another part of the run.
    pub(super) fn absorb(&mut self, other: Self) -> io::Result<()> {
        self.0.absorb(other.0)
    }

    /// Adds those of an earlier run.
    pub(super) fn merge(&mut self, run: Run) -> io::Result<()> {
        self.0.merge(run)
    }

    /// Hands over all of them in order, and writes them. Beside what they show what was added by records that stand in the input
    /// again, but for one of each.
    pub(super) fn join(self, to: &mut impl io::Write) -> io::Result<(Joined, Sorter)> {
        let mut joined = Joined::default();
        let mut again = Sorter::new(self.0.room());
        let taken = self.0.sorted()?.map(|entry| {
            let entry = entry?;
            if entry.key.len() != KEY {
                return Err(damaged());
            }
            joined.take(&entry, &mut again)?;
            Ok(entry)
        });
        write(to, taken)?;
        to.flush()?;
        joined.end_group(&mut again)?;
        Ok((joined, again))
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
    group: Vec<Entry>,
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
    fn take(&mut self, entry: &Entry, again: &mut Sorter) -> io::Result<()> {
        let is_other = |it: &Entry| it.key[..NAME] != entry.key[..NAME];
        if self.group.first().is_some_and(is_other) {
            self.end_group(again)?;
        }
        if self.group.len() < MOST_IN_GROUP {
            self.group.push(entry.clone());
        }
        Ok(())
    }

    fn end_group(&mut self, again: &mut Sorter) -> io::Result<()> {
        let mut group = std::mem::take(&mut self.group);
        if group.len() > 1 {
            let by_name = group.chunk_by(of_one_name).map(|it| it.len() as u64);
            match group[0].key[NAME - 1] {
                RECORD => self.records(&group, again)?,
                DEAL => self.other_deals += group.len() as u64 - by_name.max().unwrap_or(0),
                _ => self.shared_sentences += by_name.count() as u64 - 1,
            }
        }
        group.clear();
        self.group = group;
        Ok(())
    }

    /// Records with one hash. Two tables of one file are two records, however alike. Those of the file with the most of them count, of
    /// several such files those with the greatest sign, then those of the first hash; and of each table the first with that
    /// sign. So no copy takes away what a recorder says.
    fn records(&mut self, group: &[Entry], again: &mut Sorter) -> io::Result<()> {
        let tables = |of_file: &[Entry]| of_file.chunk_by(of_one_table).count();
        let sign = |it: &Entry| it.body.get(HASH).copied();
        let best = |of: &[Entry]| of.iter().map(sign).max();
        let mut files: Vec<_> = group.chunk_by(of_one_name).collect();
        files.sort_by_key(|it| Reverse((tables(it), best(it))));
        let own = files.first().copied().unwrap_or_default();
        if group.len() == tables(own) {
            return Ok(());
        }
        let own_again = own.chunk_by(of_one_table).flat_map(|it| {
            let mut of_table: Vec<_> = it.iter().collect();
            of_table.sort_by_key(|it| Reverse(sign(it)));
            of_table.into_iter().skip(1)
        });
        for entry in own_again.chain(files[1..].iter().copied().flatten()) {
            self.copies += 1;
            let (labels, body) = entry.body.split_at_checked(HASH).ok_or_else(damaged)?;
            let [key, body] = [labels, body].map(Vec::from);
            again.add(Entry { key, body })?;
        }
        let names = |it: &Entry| [NAME, SECOND].map(|at| it.key[at..].first_chunk().copied());
        for name in group.iter().flat_map(names).flatten() {
            if self.again.len() < MOST_NAMES || self.again.contains_key(&name) {
                *self.again.entry(name).or_default() += 1;
            } else {
                self.has_forgotten = true;
            }
        }
        Ok(())
    }
}

fn of_one_name(one: &Entry, other: &Entry) -> bool {
    one.key[NAME..TABLE] == other.key[NAME..TABLE]
}

fn of_one_table(one: &Entry, other: &Entry) -> bool {
    one.key[NAME..GAME] == other.key[NAME..GAME]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(keys: &[(u8, u64, [u64; 2], u16)]) -> Joined {
        let of = |most| {
            let mut all = Keys::new(most);
            for (of, meets, names, table) in keys {
                let adds = names[0].to_be_bytes().to_vec();
                all.add(board_key(*of, *meets, *names, (*table, 1)), adds)
                    .unwrap();
            }
            let mut written = Vec::new();
            let (joined, again) = all.join(&mut written).unwrap();
            let again = again.sorted().unwrap().map(|it| it.unwrap().key);
            (joined, again.collect::<Vec<_>>(), written)
        };
        let (joined, again, written) = of(1 << 20);
        let (_, also_again, spilled) = of(1);
        assert_eq!(again, also_again);
        assert_eq!(again.len() as u64, joined.copies);
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
