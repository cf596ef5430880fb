//! Texts that are asked for again: those that stand in files on disk are read there, and all others are kept.

use super::parts::{OnDisk, Passage};
use super::spill::{Kept, Spill};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};

/// Where the text of a part is.
#[derive(Debug)]
pub(super) enum TextAt {
    /// In a file: where, and how many bytes.
    Disk(OnDisk, usize),
    Kept(Kept),
}

impl TextAt {
    /// That of a part, which is kept if it stands nowhere else.
    pub(super) fn of(passage: &mut Passage, spill: &Spill) -> io::Result<Self> {
        match &passage.on_disk {
            Some(on_disk) => Ok(Self::Disk(on_disk.clone(), passage.cut.text.len())),
            None => spill.put(&mut passage.cut.text).map(Self::Kept),
        }
    }

    /// The text; if memory does not hold it, it is read into the buffer.
    pub(super) fn read<'a>(
        &'a self,
        spill: &Spill,
        buffer: &'a mut Vec<u8>,
    ) -> io::Result<&'a [u8]> {
        match self {
            Self::Disk(OnDisk { path, at }, length) => {
                buffer.resize(*length, 0);
                let mut file = File::open(path)?;
                file.seek(SeekFrom::Start(*at))?;
                file.read_exact(buffer)?;
                Ok(buffer)
            }
            Self::Kept(kept) => spill.get(kept, buffer),
        }
    }
}
