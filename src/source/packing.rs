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
    /// What the first bytes of an input say.
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

    /// An archive of another kind that begins with these bytes: nothing in it is read.
    pub(super) fn other(head: &[u8]) -> Option<&'static str> {
        match head {
            [b'7', b'z', 0xBC, 0xAF, 0x27, 0x1C, ..] => Some("7z"),
            [b'R', b'a', b'r', b'!', 0x1A, 7, ..] => Some("RAR"),
            [0xFD, b'7', b'z', b'X', b'Z', 0, ..] => Some("xz"),
            [b'B', b'Z', b'h', b'1'..=b'9', b'1', b'A', b'Y', ..] => Some("bzip2"),
            _ => head.get(257..)?.starts_with(b"ustar").then_some("tar"),
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
