//! Texts that are asked for again: those that stand in files on disk are read there, and all others are kept.

use super::parts::{OnDisk, Passage};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What they are kept in: of the program memory, and where that is much a temporary file; of the library alone memory.
#[cfg(feature = "program")]
type Store = tempfile::SpooledTempFile;
#[cfg(not(feature = "program"))]
type Store = std::io::Cursor<Vec<u8>>;

/// Bytes that are kept in memory; more go into a temporary file.
#[cfg(feature = "program")]
const IN_MEMORY: usize = 64 << 20;

/// The texts that are kept, one behind another.
#[derive(Debug)]
pub(super) struct TextsKept(Mutex<Store>);

/// Where the text of a part is.
#[derive(Debug)]
pub(super) enum TextAt {
    Disk(OnDisk),
    Kept(u64),
}

impl Default for TextsKept {
    fn default() -> Self {
        #[cfg(feature = "program")]
        let store = Store::new(IN_MEMORY);
        #[cfg(not(feature = "program"))]
        let store = Store::default();
        Self(Mutex::new(store))
    }
}

impl TextsKept {
    /// Takes the text away from a part, and keeps it if it stands nowhere else.
    pub(super) fn put(&self, passage: &Passage) -> io::Result<TextAt> {
        if let Some(on_disk) = &passage.on_disk {
            return Ok(TextAt::Disk(on_disk.clone()));
        }
        let mut kept = self.kept();
        let at = kept.seek(SeekFrom::End(0))?;
        kept.write_all(&passage.text)?;
        Ok(TextAt::Kept(at))
    }

    /// Reads a text of so many bytes once more, into a buffer.
    pub(super) fn get(&self, at: &TextAt, length: usize, text: &mut Vec<u8>) -> io::Result<()> {
        text.resize(length, 0);
        match at {
            TextAt::Disk(OnDisk { path, at }) => {
                let mut file = File::open(path)?;
                file.seek(SeekFrom::Start(*at))?;
                file.read_exact(text)
            }
            TextAt::Kept(at) => {
                let mut kept = self.kept();
                kept.seek(SeekFrom::Start(*at))?;
                kept.read_exact(text)
            }
        }
    }

    fn kept(&self) -> MutexGuard<'_, Store> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
