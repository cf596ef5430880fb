//! The hash by which boards are found again within a run: the same in every run, so that no finding depends on chance.

use foldhash::quality::FixedState;
use std::hash::{BuildHasher, Hasher};

/// The hash of several values, each in its place.
#[inline]
pub fn hash<const N: usize>(seed: u64, values: [&[u8]; N]) -> u64 {
    let mut hasher = FixedState::with_seed(seed).build_hasher();
    for value in values {
        hasher.write(value);
    }
    hasher.finish()
}

/// The hash of several words.
#[inline]
pub(super) fn hash_words<const N: usize>(words: [u64; N]) -> u64 {
    let mut hasher = FixedState::default().build_hasher();
    for word in words {
        hasher.write_u64(word);
    }
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_value_counts_in_its_place_and_with_its_length() {
        let values: [[&[u8]; 3]; 6] = [
            [b"ab", b"c", b""],
            [b"a", b"bc", b""],
            [b"", b"ab", b"c"],
            [b"abc", b"", b""],
            [b"", b"", b"abc"],
            [b"c", b"ab", b""],
        ];
        let hashes = BTreeSet::from(values.map(|values| hash(0, values)));
        assert_eq!(hashes.len(), values.len());
        assert_ne!(hash_words([1, 2]), hash_words([2, 1]));
    }
}
