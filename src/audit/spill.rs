//! What a run has to keep until all is judged, as bytes: in memory, and where that is much in a file without a name. Texts that
//! stand in files on disk are read there again.

use super::written::{OnDisk, Passage};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Bytes that are kept.
#[derive(Debug)]
pub(super) enum Kept {
    Here(Vec<u8>),
    /// In the file: where, and how many.
    Below(u64, usize),
}

impl Default for Kept {
    fn default() -> Self {
        Self::Here(Vec::new())
    }
}

/// Where bytes are kept.
#[derive(Debug)]
pub(super) struct Spill {
    /// Bytes that memory still takes.
    room: AtomicUsize,
    /// The file, once there is one.
    below: Mutex<Option<File>>,
}

impl Spill {
    /// One that keeps so many bytes in memory, about. The library alone keeps all there.
    pub(super) const fn new(in_memory: usize) -> Self {
        let has_files = cfg!(feature = "program");
        Self {
            room: AtomicUsize::new(if has_files { in_memory } else { usize::MAX }),
            below: Mutex::new(None),
        }
    }

    /// Keeps bytes, and takes them away if memory holds them.
    pub(super) fn put(&self, bytes: &mut Vec<u8>) -> io::Result<Kept> {
        let less = |room: usize| room.checked_sub(bytes.capacity());
        let order = Ordering::Relaxed;
        if self.room.fetch_update(order, order, less).is_ok() {
            return Ok(Kept::Here(std::mem::take(bytes)));
        }
        self.with_file(|file| {
            let at = file.seek(SeekFrom::End(0))?;
            file.write_all(bytes)?;
            Ok(Kept::Below(at, bytes.len()))
        })
    }

    /// The bytes that were put there; those of the file are read into the buffer.
    pub(super) fn get<'a>(&self, kept: &'a Kept, buffer: &'a mut Vec<u8>) -> io::Result<&'a [u8]> {
        match *kept {
            Kept::Here(ref bytes) => Ok(bytes),
            Kept::Below(at, length) => {
                buffer.resize(length, 0);
                self.with_file(|file| {
                    file.seek(SeekFrom::Start(at))?;
                    file.read_exact(buffer)
                })?;
                Ok(buffer)
            }
        }
    }

    fn with_file<T>(&self, with: impl FnOnce(&mut File) -> io::Result<T>) -> io::Result<T> {
        let mut below = self.below.lock().unwrap_or_else(PoisonError::into_inner);
        if below.is_none() {
            *below = Some(temporary()?);
        }
        below.as_mut().map_or_else(|| unreachable!(), with)
    }
}

#[cfg(feature = "program")]
fn temporary() -> io::Result<File> {
    tempfile::tempfile()
}

#[cfg(not(feature = "program"))]
fn temporary() -> io::Result<File> {
    Err(io::ErrorKind::Unsupported.into())
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_memory_does_not_hold_comes_back_from_a_file() {
        let spill = Spill::new(100);
        let texts = [vec![1; 60], vec![2; 60], vec![3; 30], vec![4; 60]];
        let kept = texts.clone().map(|mut text| spill.put(&mut text).unwrap());
        let is_here = kept.each_ref().map(|it| matches!(it, Kept::Here(_)));
        assert_eq!(is_here, [true, false, true, false]);
        let mut buffer = Vec::new();
        for (text, kept) in texts.iter().zip(&kept).rev() {
            assert_eq!(spill.get(kept, &mut buffer).unwrap(), text);
        }
    }
}
