//! Records that stand in the input again: one board at one table, written down more than once.
//!
//! A record is known again by a hash of its deal, calls, cards and players.

use crate::board::{Item, Record, Stake};
use crate::bridge::{Card, Seat, Slot, Table};
use crate::checks::Case;
use crate::source::Charset;
use foldhash::HashMap;
use foldhash::quality::{FixedState, FoldHasher};
use std::hash::{BuildHasher, Hasher};

/// With fewer cards two tables may well have one record: many auctions to a common contract begin with the same two or
/// three tricks. Of 3,500 boards that were played in two rooms none had the same calls and the same first four tricks.
const FEWEST_CARDS: usize = 16;

/// Tricks in which so many cards can stand.
const FEWEST_ROWS: u8 = 4;

/// What a record is known by when it stands in the input again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordKey {
    /// Of the deal, contract, declarer, calls, cards and players; and where cards are missing of the stated result, as two
    /// tables can begin alike.
    number: u64,
    /// Of room and table: two tables of one file are two records, though a file may name the players of one room
    /// for both. Another file may call the same table otherwise.
    table: u16,
}

impl RecordKey {
    /// Whether a board can have one: most without are told apart by this.
    pub const fn is_possible(case: &Case<'_>) -> bool {
        case.play.table.rows >= FEWEST_ROWS
    }

    /// The key of a record with enough cards.
    pub fn of(case: &Case<'_>) -> Option<Self> {
        if !Self::is_possible(case) {
            return None;
        }
        let mut key = KeyHasher::new();
        let cards = key.cards(&case.play.table);
        if cards < FEWEST_CARDS {
            return None;
        }
        let size = case.board.deal.value().map_or(13, |deal| deal.size);
        if cards < 4 * usize::from(size) {
            key.word(
                case.premises
                    .final_result()
                    .map_or(0, |tricks| 1 + u64::from(tricks)),
            );
        }
        key.deal(case);
        key.contract(case);
        key.calls(&case.record);
        let record = &case.record;
        // item by item, so that each tag is known here
        let players = [
            record.stated(Item::Player(Seat::North)),
            record.stated(Item::Player(Seat::East)),
            record.stated(Item::Player(Seat::South)),
            record.stated(Item::Player(Seat::West)),
        ];
        let is_named = key.stated(record, players);
        let mut table = KeyHasher::new();
        table.stated(
            record,
            [record.stated(Item::Room), record.stated(Item::Table)],
        );
        let table = table.short();
        if !is_named {
            key.word(table.into());
        }
        Some(Self {
            number: key.0.finish(),
            table,
        })
    }

    /// One of its table and of the number that stands for the rest.
    pub(super) const fn of_parts(number: u64, table: u16) -> Self {
        Self { number, table }
    }

    /// All of it but the table, as one number.
    pub const fn number(self) -> u64 {
        self.number
    }

    /// What its table is told by, in the same file.
    pub const fn table(self) -> u16 {
        self.table
    }

    /// The key of something that is said of the record.
    #[must_use]
    pub fn with(self, say: impl FnOnce(&mut KeyHasher)) -> Self {
        let mut key = KeyHasher::new();
        key.word(self.number);
        say(&mut key);
        Self {
            number: key.0.finish(),
            ..self
        }
    }
}

/// A hash of words before it, and a word.
const fn mixed(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(26) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// A key on its way: the hash of all that was taken in so far.
pub struct KeyHasher(FoldHasher<'static>);

impl KeyHasher {
    fn new() -> Self {
        Self(FixedState::default().build_hasher())
    }

    /// Takes in a number.
    pub fn word(&mut self, word: u64) {
        self.0.write_u64(word);
    }

    /// Takes in a text.
    pub fn text(&mut self, text: &[u8]) {
        self.0.write(text);
    }

    /// Says how many there are.
    fn cards(&mut self, table: &Table) -> usize {
        let (mut cards, mut count) = (table.rows.into(), 0); // so rows without a card count at the beginning, too
        for row in &table.slots[..usize::from(table.rows)] {
            let (word, of_row) = word_of(*row);
            (cards, count) = (mixed(cards, word), count + of_row);
        }
        self.word(cards);
        self.word(u64::from(table.surplus) << 8 | table.first as u64);
        count
    }

    fn deal(&mut self, case: &Case<'_>) {
        let Some(deal) = case.board.deal.value() else {
            return;
        };
        for hand in deal.hands.0 {
            self.word(hand.map_or(0, crate::bridge::Hand::to_bits));
        }
    }

    fn contract(&mut self, case: &Case<'_>) {
        let contract = match case.board.contract.value() {
            Some(Stake::Contract(contract)) => {
                let bid = contract.bid;
                u64::from(bid.level.get()) << 16
                    | (bid.strain as u64) << 8
                    | contract.penalty as u64
            }
            Some(Stake::Denomination(strain)) => *strain as u64,
            Some(Stake::PassedOut) | None => u64::MAX,
        };
        self.word(contract);
        let declarer = case.premises.declarer();
        self.word(declarer.map_or(u64::MAX, |seat| seat as u64));
    }

    /// Passes behind the last other call are left out: some records end with `AP`, and some have none of them.
    fn calls(&mut self, record: &Record<'_>) {
        let mut passes = 0;
        record.each_call(|call| {
            if call == 0 {
                passes += 1;
            } else {
                self.word(passes << 8 | u64::from(call));
                passes = 0;
            }
        });
    }

    /// What is stated of them; says whether anything is. Robots play alike at many tables: so two records are of one table only
    /// if the same players sat there.
    fn stated<const N: usize>(&mut self, record: &Record<'_>, values: [Option<&[u8]>; N]) -> bool {
        let mut any = false;
        for value in values.map(Option::unwrap_or_default) {
            any |= !value.is_empty();
            if value.is_ascii() {
                self.text(value);
            } else if record.charset == Charset::Unstated {
                self.letters(value);
            } else {
                self.letters(record.decoded(value).as_bytes()); // a letter may have a byte of ASCII
            }
        }
        any
    }

    /// The letters of ASCII in a value, and where others stand: so it counts the same in Latin-1 and in UTF-8.
    fn letters(&mut self, value: &[u8]) {
        for letters in value.chunk_by(|one, next| one.is_ascii() == next.is_ascii()) {
            self.0
                .write(if letters.is_ascii() { letters } else { b"?" });
        }
    }

    /// Sixteen bits: enough where being wrong once in 65,536 is no harm.
    fn short(&self) -> u16 {
        (self.0.finish() >> 48) as u16
    }
}

/// The cards of a row, each in two bytes, and how many there are: eight bytes that stand like that in the table.
fn word_of(row: [Slot; 4]) -> (u64, usize) {
    let [Slot::Card(a), Slot::Card(b), Slot::Card(c), Slot::Card(d)] = row else {
        let cards = row.map(Slot::card);
        let count = cards.iter().flatten().count();
        return (joined(cards.map(|card| card.map_or([0; 2], bytes))), count);
    };
    (joined([a, b, c, d].map(bytes)), 4)
}

const fn bytes(card: Card) -> [u8; 2] {
    [card.suit as u8, card.rank.get()]
}

fn joined(cards: [[u8; 2]; 4]) -> u64 {
    let cards = cards.iter().rev();
    cards.fold(0, |word, card| {
        word << 16 | u64::from(u16::from_le_bytes(*card))
    })
}

/// Records that were seen in the files so far, each with what is kept of it.
#[derive(Debug, Default)]
pub struct SeenRecords<T> {
    seen: HashMap<u64, Seen<T>>,
    /// The number of the file at hand.
    file: u32,
}

/// A record that was seen.
#[derive(Debug)]
struct Seen<T> {
    of: T,
    file: u32,
    table: u16,
}

impl<T> SeenRecords<T> {
    /// Goes on to the next file.
    pub const fn next_file(&mut self) {
        self.file += 1;
    }

    /// What was kept of the first record with this key. Two tables of one file are two records.
    pub fn first(&self, key: RecordKey) -> Option<&T> {
        let seen = self.seen.get(&key.number)?;
        (seen.file != self.file || seen.table == key.table).then_some(&seen.of)
    }

    /// Keeps something of a record, if nothing is kept of it.
    pub fn remember(&mut self, key: RecordKey, of: T) {
        let (file, table) = (self.file, key.table);
        let seen = Seen { of, file, table };
        self.seen.entry(key.number).or_insert(seen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn key(number: u64) -> RecordKey {
        RecordKey::of_parts(number, 0)
    }

    #[test]
    fn two_tables_of_one_file_are_two_records() {
        let mut records = SeenRecords::default();
        records.remember(key(1), "open");
        let closed = RecordKey { table: 1, ..key(1) };
        assert_eq!(records.first(closed), None);
        records.remember(closed, "closed");
        assert_eq!(records.first(key(1)), Some(&"open"));
        records.next_file();
        assert_eq!(records.first(closed), Some(&"open"));
    }
}
