//! The hash by which boards are found again within a run: the same in every run, as what is told may not hang on chance.

use foldhash::quality::FixedState;
use std::hash::{BuildHasher, Hasher};

/// The hash of several values, each in its place.
#[inline]
pub(super) fn hash<const N: usize>(seed: u64, values: [&[u8]; N]) -> u64 {
    let mut hasher = FixedState::with_seed(seed).build_hasher();
    for value in values {
        hasher.write(value);
    }
    hasher.finish()
}

/// The hash of several words.
#[inline]
pub(super) fn hash_words<const N: usize>(words: [u64; N]) -> u64 {
    let words = words.map(u64::to_le_bytes);
    hash(0, std::array::from_fn::<_, N, _>(|place| &words[place][..]))
}
