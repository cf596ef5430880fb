//! The ids given out so far: equal ones get different numbers, in input order.
//!
//! They are remembered in generations, as many at any time as a run of any length can afford: two rows have one id only if
//! their boards are the same to the last card, and more rows than a generation holds stand between.

use crate::audit::Generations;
use crate::report::table::Id;

/// The ids of a generation: as many as fill a table of 262,144 places, of 13 bytes each.
const GENERATION: usize = 7 << 15;

/// The ids given out so far, each with how often.
#[derive(Debug)]
pub struct Ids(Generations<Key, Times>);

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

impl Default for Ids {
    fn default() -> Self {
        Self::of(GENERATION)
    }
}

impl Ids {
    /// With generations of so many ids.
    fn of(generation: usize) -> Self {
        Self(Generations::of(generation))
    }

    /// So many rows before it an equal id is certainly known.
    pub fn reach(&self) -> usize {
        self.0.size()
    }

    /// Whether it has forgotten any.
    pub fn forgets(&self) -> bool {
        self.0.forgets()
    }

    /// Asks for these ids, without waiting for one before the next: their places in memory are far apart.
    pub fn expect<'a>(&self, ids: impl Iterator<Item = &'a Id>) {
        let known = ids.filter(|id| self.0.get(&Key::of(id)).is_some());
        std::hint::black_box(known.count());
    }

    /// Numbers an id that others may have had before.
    pub fn number(&mut self, id: &mut Id) {
        if *id == Id::default() {
            return; // nothing is made that shows it
        }
        let key = Key::of(id);
        id.earlier = self.0.get(&key).copied().unwrap_or(0);
        self.0.put(key, id.earlier + 1);
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
    fn equal_ones_are_numbered() {
        let mut ids = Ids::default();
        let numbered = [(); 3].map(|()| numbered(&mut ids, 'f', 0xab));
        assert_eq!(
            numbered,
            ["f0000000000ab", "f0000000000ab-2", "f0000000000ab-3"]
        );
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

    #[test]
    fn one_that_comes_again_and_again_is_counted_on() {
        let mut ids = Ids::of(10);
        for time in 1..=100_u64 {
            let number = if time > 1 {
                format!("-{time}")
            } else {
                String::new()
            };
            assert_eq!(numbered(&mut ids, 'b', 1), format!("b000000000001{number}"));
            (0..9).for_each(|other| drop(numbered(&mut ids, 'b', 100 * time + other)));
        }
        assert!(ids.forgets());
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let mut ids = Ids::of(10);
        assert_eq!(numbered(&mut ids, 'b', 1), "b000000000001");
        (0..10).for_each(|other| drop(numbered(&mut ids, 'b', 100 + other)));
        assert!(!ids.forgets());
        assert_eq!(numbered(&mut ids, 'b', 1), "b000000000001-2");
        (0..20).for_each(|other| drop(numbered(&mut ids, 'b', 200 + other)));
        assert!(ids.forgets());
        assert_eq!(numbered(&mut ids, 'b', 1), "b000000000001");
        assert_eq!(size_of::<(Key, Times)>(), 12);
    }
}
