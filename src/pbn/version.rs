//! The versions of the standard.

use std::fmt;

/// A version of the standard, as `% PBN 2.1` states it: its two figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(pub u8, pub u8);

impl Version {
    /// All versions, oldest first.
    pub(super) const ALL: [Self; 3] = [Self(1, 0), Self(2, 0), Self::NEWEST];

    /// The newest version.
    pub const NEWEST: Self = Self(2, 1);

    /// Reads `2.1`. Text that does not begin with a digit is not a version: programs write other things after `% PBN`.
    pub(super) fn read(text: &[u8]) -> Option<Self> {
        let figures = text
            .trim_ascii_start()
            .split(u8::is_ascii_whitespace)
            .next()?;
        let mut parts = str::from_utf8(figures).ok()?.splitn(2, '.');
        let major = parts.next()?.parse().ok()?;
        let minor = parts.next().map_or(Some(0), |minor| minor.parse().ok())?;
        Some(Self(major, minor))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PBN {}.{}", self.0, self.1)
    }
}
