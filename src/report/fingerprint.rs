//! Fingerprints of tables: by them it is known whether somebody has changed one since it was written.

use std::fmt;
use std::fs::File;
use std::io;
use std::path::Path;
use xxhash_rust::xxh3::Xxh3Default;

/// A fingerprint of bytes. It shows as sixteen hexadecimal digits.
#[derive(Clone, Default)]
pub(super) struct Fingerprint(Xxh3Default);

impl Fingerprint {
    /// Of the bytes so far and these.
    pub(super) fn add(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// Of a file; none where there is no file, or an empty one.
    pub(super) fn of_file(path: &Path) -> io::Result<Option<Self>> {
        let file = match File::open(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            opened => opened?,
        };
        let mut this = Self::default();
        let bytes = io::copy(&mut &file, &mut this.0)?;
        Ok((bytes > 0).then_some(this))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0.digest())
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
