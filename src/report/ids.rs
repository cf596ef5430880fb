//! The ids given out so far: equal ones are told apart by a number, in input order.
//!
//! They are the one thing that a run remembers of every row that it wrote, so they are kept small: four to five bytes
//! for each, on shelves by the first 16 of its 48 bits, and a count only for those that came again.

use super::Id;
use smallvec::SmallVec;
use std::collections::HashMap;

/// The ids given out so far.
#[derive(Debug, Default)]
pub struct Ids {
    /// By letter.
    shelves: Vec<(char, Shelves)>,
    /// How often one came again.
    again: HashMap<(char, u64), u32>,
}

/// By the first bits of an id: the other bits of each, in order. All stand there from the first id on, so that none has to
/// be looked for.
type Shelves = Box<[Shelf]>;

/// As long as they are few they stand on the shelf itself; more in a place of their own.
type Shelf = SmallVec<[u32; 4]>;

impl Ids {
    /// Is told which ids are to be numbered next. Their places are far apart in memory; looked at together none waits
    /// for the one before.
    pub fn expect<'a>(&mut self, ids: impl Iterator<Item = &'a Id> + Clone) {
        let mut last = 0;
        for id in ids.clone() {
            last ^= self.shelf(id).len();
        }
        for id in ids {
            last ^= self.shelf(id).first().map_or(0, |rest| *rest as usize);
        }
        std::hint::black_box(last);
    }

    /// Numbers an id that others may have had before.
    pub fn settle(&mut self, id: &mut Id) {
        if self.is_new(id) {
            id.earlier = 0;
            return;
        }
        let times = self.again.entry((id.letter, id.hash)).or_default();
        *times += 1;
        id.earlier = *times;
    }

    /// Puts an id on its shelf, unless it stands there.
    #[allow(clippy::cast_possible_truncation)] // the other 16 bits are those of the shelf
    fn is_new(&mut self, id: &Id) -> bool {
        let rest = id.hash as u32;
        let standing = self.shelf(id);
        let Err(place) = standing.binary_search(&rest) else {
            return false;
        };
        if standing.len() == standing.capacity() {
            standing.reserve_exact(standing.len() / 4 + 4); // twice as many, as usual, would be half empty
        }
        standing.insert(place, rest);
        true
    }

    /// What stands on the shelf of an id.
    fn shelf(&mut self, id: &Id) -> &mut Shelf {
        &mut self.shelves(id.letter)[(id.hash >> 32) as usize]
    }

    fn shelves(&mut self, letter: char) -> &mut Shelves {
        let known = self.shelves.iter().position(|(of, _)| *of == letter);
        let place = known.unwrap_or_else(|| {
            let shelves = vec![Shelf::new(); 1 << 16].into();
            self.shelves.push((letter, shelves));
            self.shelves.len() - 1
        });
        &mut self.shelves[place].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settled(ids: &mut Ids, letter: char, hash: u64) -> String {
        let mut id = Id {
            letter,
            hash,
            earlier: 0,
        };
        ids.settle(&mut id);
        id.to_string()
    }

    #[test]
    fn equal_ones_are_numbered() {
        let mut ids = Ids::default();
        let numbered = [(); 3].map(|()| settled(&mut ids, 'f', 0xab));
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
                let id = settled(&mut ids, letter, hash);
                assert_eq!(id, format!("{letter}{hash:012x}"));
            }
        }
        assert_eq!(settled(&mut ids, 'r', 1 << 47), "r800000000000-2");
    }

    #[test]
    fn many_are_kept_in_few_bytes() {
        let mut ids = Ids::default();
        let hashes = || (0..500_000u64).map(|it| it.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 16);
        assert!(hashes().all(|hash| !settled(&mut ids, 'b', hash).contains('-')));
        let shelves = &ids.shelves[0].1;
        let own_place = shelves.iter().filter(|it| it.spilled());
        let bytes: usize = own_place.map(|it| it.capacity() * 4).sum();
        assert!(bytes < 5 * 500_000 + shelves.len() * 16, "{bytes}");
        assert!(size_of::<Shelf>() <= 24);
        assert!(hashes().all(|hash| settled(&mut ids, 'b', hash).ends_with("-2")));
    }
}
