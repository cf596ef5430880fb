//! The ids given out so far: equal ones get different numbers, in input order.
//!
//! This is the only thing that a run remembers about every row, so it is compact: once there are many, four to five
//! bytes for each, on shelves by the first 16 of its 48 bits. A repeated id is stored again, a few times; beyond that
//! it is counted.

use super::Id;
use foldhash::fast::FixedState;
use smallvec::SmallVec;
use std::collections::{HashMap, HashSet};

/// The ids given out so far.
#[derive(Debug, Default)]
pub struct Ids {
    /// By letter.
    given: Vec<(char, LetterIds)>,
    /// Counts of ids that are no longer stored again.
    again: HashMap<(char, u64), u32>,
}

/// The ids of a letter.
#[derive(Debug)]
enum LetterIds {
    Few(HashSet<u64, FixedState>),
    Many(Shelves),
}

/// Beyond this number of ids of a letter shelves are used; empty shelves take as much memory as a set of so many.
const FEW: usize = 1 << 15;

/// The most times that one id is stored on its shelf.
const TIMES: usize = 4;

/// By the first bits of an id: the remaining bits of each, in order. All shelves exist from the start, so that the
/// first bits are an index.
#[derive(Debug)]
struct Shelves(Box<[Shelf]>);

/// A few are stored in the shelf itself; more in an allocation of their own.
type Shelf = SmallVec<[u32; 4]>;

impl Ids {
    /// Prefetches the buckets of these ids.
    pub fn expect<'a>(&self, ids: &(impl Iterator<Item = &'a Id> + Clone)) {
        for (letter, given) in &self.given {
            if let LetterIds::Many(shelves) = given {
                shelves.expect(ids.clone().filter(|id| id.letter == *letter));
            }
        }
    }

    /// Numbers an id that others may have had before.
    pub fn settle(&mut self, id: &mut Id) {
        if *id == Id::default() {
            return; // nothing is made that shows it
        }
        let (kept, is_kept) = self.keep(id);
        id.earlier = kept;
        if kept == 0 {
            return;
        }
        let key = (id.letter, id.hash);
        if is_kept {
            id.earlier += self.again.get(&key).copied().unwrap_or(0);
        } else {
            let times = self.again.entry(key).or_default();
            id.earlier += *times;
            *times += 1;
        }
    }

    /// Stores an id once more. Returns how often it was stored before, and whether it was now.
    fn keep(&mut self, id: &Id) -> (u32, bool) {
        let known = self.given.iter().position(|(of, _)| *of == id.letter);
        let place = known.unwrap_or_else(|| {
            self.given
                .push((id.letter, LetterIds::Few(HashSet::default())));
            self.given.len() - 1
        });
        let given = &mut self.given[place].1;
        match given {
            LetterIds::Many(shelves) => shelves.keep(id.hash),
            LetterIds::Few(few) => {
                let is_new = few.insert(id.hash);
                if few.len() > FEW {
                    let mut shelves = Shelves::default();
                    for hash in few.iter() {
                        shelves.keep(*hash);
                    }
                    *given = LetterIds::Many(shelves);
                }
                (u32::from(!is_new), is_new)
            }
        }
    }
}

impl Default for Shelves {
    fn default() -> Self {
        Self((0..1 << 16).map(|_| Shelf::new()).collect())
    }
}

impl Shelves {
    /// Their shelves are far apart in memory; touching all at once overlaps the waits.
    fn expect<'a>(&self, ids: impl Iterator<Item = &'a Id> + Clone) {
        let shelves = ids.map(|id| &self.0[shelf(id.hash)]);
        let mut last = shelves.clone().fold(0, |last, shelf| last ^ shelf.len());
        for shelf in shelves {
            last ^= shelf.first().map_or(0, |rest| *rest as usize);
        }
        std::hint::black_box(last);
    }

    /// Stores an id on its shelf, up to [`TIMES`]. Returns how often it was there, and whether it was stored.
    #[allow(clippy::cast_possible_truncation)] // the other 16 bits are those of the shelf; and `TIMES` is small
    fn keep(&mut self, hash: u64) -> (u32, bool) {
        let rest = hash as u32;
        let standing = &mut self.0[shelf(hash)];
        let place = standing.partition_point(|it| *it < rest);
        let equal = standing[place..].iter().take_while(|it| **it == rest);
        let times = equal.count();
        if times == TIMES {
            return (times as u32, false);
        }
        if standing.len() == standing.capacity() {
            standing.reserve_exact(standing.len() / 4 + 4); // twice as many, as usual, would be half empty
        }
        standing.insert(place, rest);
        (times as u32, true)
    }
}

/// The shelf of an id.
const fn shelf(hash: u64) -> usize {
    (hash >> 32) as usize
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
    fn each_time_that_one_comes_again_is_counted() {
        let mut ids = Ids::default();
        // few ids, and many; some come once, some seven times
        for time in 1..=7_u64 {
            for id in (0..2 * FEW as u64).filter(|id| time <= 1 + id % 7) {
                let hash = id.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 16;
                let number = if time > 1 {
                    format!("-{time}")
                } else {
                    String::new()
                };
                assert_eq!(
                    settled(&mut ids, 'b', hash),
                    format!("b{hash:012x}{number}")
                );
            }
            for time in 7 * (time - 1) + 1..=7 * time {
                let number = if time > 1 {
                    format!("-{time}")
                } else {
                    String::new()
                };
                assert_eq!(settled(&mut ids, 'b', 1), format!("b000000000001{number}"));
            }
        }
        // ids that came five times or more
        assert!(
            ids.again.len() <= 2 * FEW * 3 / 7 + 2,
            "{}",
            ids.again.len()
        );
    }

    #[test]
    fn many_are_kept_in_few_bytes() {
        let mut ids = Ids::default();
        let hashes = || (0..500_000u64).map(|it| it.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 16);
        assert!(hashes().all(|hash| !settled(&mut ids, 'b', hash).contains('-')));
        let (_, LetterIds::Many(shelves)) = &ids.given[0] else {
            panic!("they are many")
        };
        let own_place = shelves.0.iter().filter(|it| it.spilled());
        let bytes: usize = own_place.map(|it| it.capacity() * 4).sum();
        assert!(bytes < 5 * 500_000 + shelves.0.len() * 16, "{bytes}");
        assert!(size_of::<Shelf>() <= 24);
        assert!(hashes().all(|hash| settled(&mut ids, 'b', hash).ends_with("-2")));
    }
}
