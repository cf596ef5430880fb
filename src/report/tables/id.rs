//! Ids: they identify a row, in this run and in later ones.
//!
//! An id is a letter and twelve hexadecimal digits of a fixed hash over what the row is about: the deal, where it was
//! played, the contract and the cards. Names, lines and paths are left out, so that the same board has the same id in
//! another file. Equal ones get different numbers, in input order.

use crate::audit::Slip;
use crate::board::{Item, Stated};
use crate::bridge::{ROWS, Seat, Turn};
use crate::checks::{Case, Cause, Finding, Reach, Shift};
use crate::report::table::Id;
use crate::report::tables::spelling;
use foldhash::HashMap;
use xxhash_rust::xxh3::xxh3_64;

impl Id {
    /// An id that no earlier row has.
    pub(in crate::report) const fn new(letter: char, hash: u64) -> Self {
        let earlier = 0;
        Self {
            letter,
            hash,
            earlier,
        }
    }

    /// The id of a finding on a slip that matches no board.
    pub(in crate::report) fn slip(slip: &Slip) -> Self {
        let mut fields = Fields::new();
        fields.add(b"slip");
        fields.add(slip.text.as_bytes());
        Self::new('f', fields.hash())
    }

    /// The id of a cause, by that of the first board or finding that has it; of one that is the same in all files, by what it
    /// does, as another file may come first in a later run.
    pub(super) fn of_cause(self, cause: Cause, shift: Shift) -> Self {
        let mut fields = Fields::new();
        fields.add(cause.name().as_bytes());
        match cause.reach() {
            Reach::Input => fields.add(shift.to_string().as_bytes()),
            Reach::Event | Reach::File => fields.add_all(self.hash.to_le_bytes()),
        }
        Self::new('k', fields.hash())
    }
}

/// The number that stands in the id of a board: its 48 bits.
pub fn board_number(case: &Case<'_>) -> u64 {
    BoardIds::of(case).board().hash
}

/// The ids of a board and of everything reported on it. Their common part is prepared once.
#[derive(Debug)]
pub(in crate::report) struct BoardIds {
    /// The board, and all cards as recorded.
    board: Fields,
    /// Where the cards of the first trick begin.
    cards: usize,
    /// The hash of the board's own.
    whole: u64,
}

impl BoardIds {
    pub(in crate::report) fn of(case: &Case<'_>) -> Self {
        let mut board = Fields::new();
        board.deal(case);
        for item in [Item::Board, Item::Room, Item::Table] {
            board.item(case, item);
        }
        let contract = spelling::contract(case.premises).unwrap_or_default();
        board.add(contract.as_ref().as_bytes());
        board.add_all(seat_byte(case.premises.stated_declarer()));
        let table = &case.play.table;
        board.add_all([table.first as u8]);
        let cards = board.0.len();
        // each a field: its length, and its cards
        let mut tricks = [NO_CARDS; ROWS];
        let rows = &table.slots[..usize::from(table.rows)];
        for (trick, row) in tricks.iter_mut().zip(rows) {
            for (byte, slot) in trick[size_of::<u64>()..].iter_mut().zip(row) {
                let card = slot.card();
                *byte = card.map_or(0, |card| (card.suit as u8) << 4 | card.rank.get());
            }
        }
        board
            .0
            .extend_from_slice(tricks[..rows.len()].as_flattened());
        let end = board.0.len();
        let whole = board.hash_with(None, None, "");
        board.0.truncate(end);
        Self {
            board,
            cards,
            whole,
        }
    }

    pub(in crate::report) fn board(&self) -> Id {
        Id::new('b', self.whole)
    }

    pub(in crate::report) fn revoke(&self, turn: Turn) -> Id {
        self.id('r', Some(turn.trick), Some(turn.seat), "R")
    }

    /// The id of a finding. A revoke keeps its id when its grade, and with it its code, changes.
    pub(in crate::report) fn finding(&self, finding: &Finding) -> Id {
        let code = match finding.check.code {
            "R101" | "R103" => "R",
            code => code,
        };
        self.id('f', finding.trick, finding.seat, code)
    }

    /// Only cards up to and including `trick` count; all of them when there is none.
    fn id(&self, letter: char, trick: Option<u8>, seat: Option<Seat>, code: &str) -> Id {
        let whole = self.board.0.len();
        let end = trick.map_or(whole, |trick| self.cards + TRICK * usize::from(trick));
        let mut fields = Fields::new();
        fields.0.extend_from_slice(&self.board.0[..end.min(whole)]);
        Id::new(letter, fields.hash_with(trick, seat, code))
    }
}

/// The bytes of a trick among the fields.
const TRICK: usize = size_of::<u64>() + 4;

/// A trick without a card: how many bytes its cards take, and none of them.
const NO_CARDS: [u8; TRICK] = {
    let mut trick = [0; TRICK];
    trick[0] = 4;
    trick
};

fn seat_byte(seat: Option<Seat>) -> [u8; 1] {
    [seat.map_or(b'-', |seat| seat as u8)]
}

/// The input of the hash: fields, each preceded by its length.
#[derive(Debug)]
struct Fields(Vec<u8>);

impl Fields {
    /// With room for the cards of a board.
    fn new() -> Self {
        Self(Vec::with_capacity(512))
    }

    fn add(&mut self, field: &[u8]) {
        self.0
            .extend_from_slice(&(field.len() as u64).to_le_bytes());
        self.0.extend_from_slice(field);
    }

    /// A field whose length is known, in one piece.
    #[inline]
    fn add_all<const LENGTH: usize>(&mut self, field: [u8; LENGTH]) {
        let mut piece = [0; 16];
        piece[..8].copy_from_slice(&(LENGTH as u64).to_le_bytes());
        piece[8..8 + LENGTH].copy_from_slice(&field);
        self.0.extend_from_slice(&piece[..8 + LENGTH]);
    }

    /// What is stated of an item. Short ASCII values are added without decoding.
    fn item(&mut self, case: &Case<'_>, item: Item) {
        match case.record.stated(item) {
            None => self.add(b""),
            Some(value) if value.iter().all(u8::is_ascii_alphanumeric) => self.add(value),
            Some(_) => self.add(case.record.text_of(item).unwrap_or_default().as_bytes()),
        }
    }

    /// The hash with the values that distinguish the reports on one board.
    fn hash_with(&mut self, trick: Option<u8>, seat: Option<Seat>, code: &str) -> u64 {
        self.add_all([trick.unwrap_or(0)]);
        self.add_all(seat_byte(seat));
        self.add(code.as_bytes());
        self.hash()
    }

    /// 48 bits.
    fn hash(&self) -> u64 {
        xxh3_64(&self.0) >> 16
    }

    /// The hands; the text of the deal when it cannot be read.
    fn deal(&mut self, case: &Case<'_>) {
        let Stated::Value(deal) = &case.board.deal else {
            let written = case.record.text_of(Item::Deal).unwrap_or_default();
            return self.add(written.as_bytes());
        };
        for (_, hand) in deal.hands.iter() {
            let hand = hand.map_or(0, crate::bridge::Hand::to_bits);
            self.add_all(hand.to_le_bytes());
        }
    }
}

/// The ids given out so far, each with how often.
#[derive(Debug, Default)]
pub struct Ids {
    given: HashMap<Key, Times>,
    /// The number of the first of equal ones.
    first: Times,
}

/// The letter and the hash of an id, in eight bytes which need not begin at a multiple of eight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Key([u32; 2]);

/// How often an id was given out.
type Times = u32;

impl Key {
    #[allow(clippy::cast_possible_truncation)] // in two halves
    const fn of(id: &Id) -> Self {
        let whole = (id.letter as u64) << 48 | id.hash;
        Self([(whole >> 32) as u32, whole as u32])
    }
}

impl Ids {
    /// Ids in one of several parts of an input, counted from 0: unlike those of every other part, as equal ones are numbered
    /// from another number on. There is room for 65,536 equal ones in each.
    pub fn of_part(part: u16) -> Self {
        Self {
            first: Times::from(part) << 16,
            ..Self::default()
        }
    }

    /// Numbers an id that others may have had before.
    pub fn number(&mut self, id: &mut Id) {
        if *id == Id::default() {
            return; // nothing is made that shows it
        }
        let times = self.given.entry(Key::of(id)).or_insert(self.first);
        id.earlier = *times;
        *times += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::fixture::{played, with_case};

    #[test]
    fn an_id_is_read_as_it_is_written() {
        for text in
            "be04cc478bc3a b000000000000-2 bffffffffffff-4294967295 ke04cc478bc3a-2".split(' ')
        {
            assert_eq!(Id::read(text).unwrap().to_string(), text);
        }
        let others = " b be04cc478bc3 re04cc478bc3a be04cc478bc3a-1 be04cc478bc3a- b+04cc478bc3a";
        assert!(others.split(' ').all(|text| Id::read(text).is_none()));
    }

    #[test]
    fn cards_after_the_trick_do_not_count() {
        let at = |trick| Turn::new(trick, Seat::North);
        let id =
            |record: &str, trick| with_case(record, |case, _| BoardIds::of(case).revoke(at(trick)));
        let longer = played("S5 SJ SA S4\nC2 D7 D5 D2\nH3 H2 HT HQ\n");
        let shorter = played("S5 SJ SA S4\nC2 D7 D5 D2\n");
        assert_eq!(id(&longer, 2), id(&shorter, 2));
        assert_ne!(id(&longer, 3), id(&shorter, 3));
        assert_ne!(id(&longer, 1), id(&longer, 2));
    }

    fn numbered(ids: &mut Ids, letter: char, hash: u64) -> String {
        let mut id = Id::new(letter, hash);
        ids.number(&mut id);
        id.to_string()
    }

    #[test]
    fn ids_that_differ_in_any_bit_or_in_the_letter_are_not_equal() {
        let mut ids = Ids::default();
        for hash in (0..48).map(|bit| 1 << bit).chain([0, (1 << 48) - 1]) {
            for letter in ['b', 'r', 'f'] {
                let id = numbered(&mut ids, letter, hash);
                assert_eq!(id, format!("{letter}{hash:012x}"));
            }
        }
        assert_eq!(numbered(&mut ids, 'r', 1 << 47), "r800000000000-2");
    }
}
