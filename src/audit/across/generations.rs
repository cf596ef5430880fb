//! What is remembered by a key: the last of it, as much at any time as a run of any length can afford.
//!
//! It stands in two generations. When the later one is full the earlier one is forgotten, and a new one begins. So a key is
//! known again as long as no more others were seen since than a generation holds.

use foldhash::HashMap;
use std::hash::Hash;

/// Values by their keys, in two generations.
#[derive(Debug)]
pub struct Generations<K, V> {
    size: usize,
    earlier: HashMap<K, V>,
    later: HashMap<K, V>,
    /// Whether any was forgotten.
    forgets: bool,
}

/// What becomes of a generation when a value comes in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Room {
    /// It has room.
    Left,
    /// A new one begins. Says whether others are forgotten for it, for the first time.
    Begins { forgets: bool },
}

impl<K: Eq + Hash, V> Generations<K, V> {
    /// With so many values in a generation; best seven eighths of a power of two, which fill a table.
    pub fn of(size: usize) -> Self {
        Self {
            size,
            earlier: HashMap::default(),
            later: HashMap::default(),
            forgets: false,
        }
    }

    /// So many others before it a key is certainly known.
    pub const fn size(&self) -> usize {
        self.size
    }

    /// Whether any was forgotten.
    pub const fn forgets(&self) -> bool {
        self.forgets
    }

    /// The value of a key, unless it was forgotten.
    pub fn get(&self, key: &K) -> Option<&V> {
        self.later.get(key).or_else(|| self.earlier.get(key))
    }

    /// The same, if the later generation has the key.
    pub(super) fn get_later(&self, key: &K) -> Option<&V> {
        self.later.get(key)
    }

    /// Makes room for so many that are new.
    pub(super) fn expect(&mut self, new: usize) {
        let left = self.size - self.later.len();
        self.later.reserve(new.min(left));
    }

    /// Makes room for a key. Where a generation begins the earlier one is forgotten.
    pub(super) fn make_room(&mut self, key: &K) -> Room {
        if self.later.len() < self.size || self.later.contains_key(key) {
            return Room::Left;
        }
        std::mem::swap(&mut self.earlier, &mut self.later);
        let forgets = !self.later.is_empty() && !self.forgets;
        self.forgets |= forgets;
        self.later.clear();
        self.later.reserve(self.size); // as many come as came before
        Room::Begins { forgets }
    }

    /// Remembers a value in the later generation, in place of another of its key there.
    pub fn put(&mut self, key: K, value: V) {
        self.make_room(&key);
        self.later.insert(key, value);
    }

    /// The same, unless the later generation has the key.
    pub(super) fn put_first(&mut self, key: K, value: V) {
        self.make_room(&key);
        self.later.entry(key).or_insert(value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_are_known_and_the_others_are_forgotten() {
        let mut all = Generations::of(3);
        for key in 0..6 {
            all.put(key, key);
        }
        assert!(!all.forgets() && all.get(&0) == Some(&0));
        assert_eq!(all.make_room(&5), Room::Left, "it is there");
        assert_eq!(all.make_room(&6), Room::Begins { forgets: true });
        all.put(6, 6);
        assert!(all.forgets());
        assert!((0..8).filter(|key| all.get(key).is_some()).eq(3..7));
        all.put_first(6, 60);
        all.put(3, 30);
        assert_eq!([6, 3].map(|key| all.get(&key)), [Some(&6), Some(&30)]);
    }
}
