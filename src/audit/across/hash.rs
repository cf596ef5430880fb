//! The fixed hash by which boards are found again.

use xxhash_rust::xxh3::xxh3_64_with_seed;

/// The hash of a value after those before it, whose hash is the seed.
pub(super) fn hash(seed: u64, value: &[u8]) -> u64 {
    xxh3_64_with_seed(value, seed)
}
