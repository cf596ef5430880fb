//! How bytes are packed, known by the first of them whatever a name says.

/// How bytes are packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Packing {
    /// One stream, or several one after another.
    Gzip,
    /// One frame, or several one after another.
    Zstd,
    /// An archive of many files.
    Zip,
}

impl Packing {
    /// What the first four bytes of an input say.
    pub(super) fn of(head: &[u8]) -> Option<Self> {
        match head {
            [0x1F, 0x8B, ..] => Some(Self::Gzip),
            // a frame, or one to be skipped: some programs that compress in parallel begin with that
            [0x28, 0xB5, 0x2F, 0xFD, ..] | [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..] => Some(Self::Zstd),
            // the first member, or the end of an archive without one
            [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => Some(Self::Zip),
            _ => None,
        }
    }

    /// Its name in messages.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Gzip => "gzip",
            Self::Zstd => "Zstandard",
            Self::Zip => "zip",
        }
    }
}
