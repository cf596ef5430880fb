//! A file mapped into memory: the only module with `unsafe` code.
//!
//! `--io mmap` saves the copy from the system's cache into a buffer of ours. The mapping itself is unsafe because
//! another program may cut the file short while it is mapped; that is why it is never the default, and why a run that
//! asks for it is told so in `--help`. Its safe twin is [`super::ReadMode::Read`]; the tests hold the two equal.

#![allow(unsafe_code)]

use memmap2::{Advice, Mmap};
use std::{fs::File, io, ops::Deref};

/// The bytes of a mapped file.
#[derive(Debug)]
pub struct Mapped(Mmap);

impl Mapped {
    /// Maps a whole file for one pass over it.
    pub fn new(file: &File) -> io::Result<Self> {
        // SAFETY: the bytes are only read. They would change under us only if another program writes to or truncates
        // the file while we read it; the person who asks for `--io mmap` answers for that.
        let map = unsafe { Mmap::map(file) }?;
        #[cfg(unix)]
        let _ = map.advise(Advice::Sequential); // a hint: nothing depends on it
        Ok(Self(map))
    }
}

impl Deref for Mapped {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.0
    }
}
