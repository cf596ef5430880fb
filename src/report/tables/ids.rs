//! The ids given out so far: equal ones get different numbers, in input order.

use crate::report::table::Id;
use foldhash::HashMap;

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
