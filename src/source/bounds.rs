//! Bounds on what is unpacked from one input, as some archives are made to fill a disk: a few bytes that unpack to
//! thousands of gigabytes, or an archive that holds itself.
//!
//! What is packed once is unpacked whatever its size: it is never kept in memory as a whole. The bounds are on what is
//! packed within something packed.

use super::Obstacle;
use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// How often something may be packed: a `.pbn.gz` in a zip archive in another is packed three times.
const LEVELS: u32 = 4;

/// What was packed more than once may be so many bytes in any case,
const BYTES: u64 = 256 << 20;

/// and so many times the bytes of the input that were read for it.
const RATIO: u64 = 100;

/// The bounds on what is unpacked from one input. Clones share one count.
#[derive(Debug, Clone)]
pub(super) struct Bounds {
    /// How often what is read here is packed.
    level: u32,
    /// Bytes that are allowed in any case.
    bytes: u64,
    counts: Arc<BoundCounts>,
}

#[derive(Debug, Default)]
struct BoundCounts {
    /// Bytes of the input that were read.
    packed: AtomicU64,
    /// Bytes that came out of what was packed more than once.
    unpacked: AtomicU64,
}

impl Default for Bounds {
    fn default() -> Self {
        Self::of(BYTES)
    }
}

impl Bounds {
    pub(super) fn of(bytes: u64) -> Self {
        Self {
            level: 0,
            bytes,
            counts: Arc::default(),
        }
    }

    /// The bounds for what is packed in this.
    pub(super) fn within(&self) -> io::Result<Self> {
        if self.level == LEVELS {
            return Err(Obstacle::TooDeep.into());
        }
        let level = self.level + 1;
        Ok(Self {
            level,
            ..self.clone()
        })
    }

    /// Counts the bytes of what is packed, where they are those of the input.
    pub(super) fn packed(&self, from: impl Read + Send + 'static) -> Box<dyn Read + Send> {
        let bounds = self.clone();
        match self.level {
            0 | 1 => Box::new(PackedReader { from, bounds }),
            _ => Box::new(from),
        }
    }

    /// Counts bytes that were unpacked, if they were packed more than once.
    pub(super) fn unpacked(&self, bytes: usize) -> io::Result<()> {
        if self.level < 2 {
            return Ok(());
        }
        let BoundCounts { packed, unpacked } = &*self.counts;
        let bytes = bytes as u64;
        let unpacked = unpacked.fetch_add(bytes, Ordering::Relaxed) + bytes;
        let packed = packed.load(Ordering::Relaxed);
        if unpacked > self.bytes.max(packed.saturating_mul(RATIO)) {
            return Err(Obstacle::TooLarge.into());
        }
        Ok(())
    }
}

struct PackedReader<R> {
    from: R,
    bounds: Bounds,
}

impl<R: Read> Read for PackedReader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.from.read(buffer)?;
        let packed = &self.bounds.counts.packed;
        packed.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_once_may_be_of_any_size() {
        let once = Bounds::of(10).within().unwrap();
        assert!(once.unpacked(1_000_000).is_ok());
        let twice = once.within().unwrap();
        assert!(twice.unpacked(10).is_ok());
        let error = twice.unpacked(1).unwrap_err();
        assert_eq!(Obstacle::of(&error), Obstacle::TooLarge);
    }

    #[test]
    fn a_large_input_may_unpack_to_more() {
        let once = Bounds::of(10).within().unwrap();
        let mut packed = once.packed(&b"1234567"[..]);
        io::copy(&mut packed, &mut io::sink()).unwrap();
        let twice = once.within().unwrap();
        assert!(twice.unpacked(700).is_ok() && twice.unpacked(1).is_err());
    }
}
