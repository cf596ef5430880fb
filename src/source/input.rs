//! Inputs: a file or standard input, and what is found in it when it is opened.

use super::identity::name_of;
use super::packing::Packing;
use super::patient::Patient;
use super::text::peek;
use super::{Archive, Bounds, Halt, Obstacle, Packed, Text, unpacked};
use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Where bytes come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// A file on disk.
    File(PathBuf),
    /// Standard input.
    Stdin,
    /// Bytes in memory.
    Memory(Arc<[u8]>),
}

/// What stops a file: where, and why.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {source}")]
pub struct InputError {
    /// The path as it was given.
    pub path: String,
    /// What the system said.
    pub source: io::Error,
}

/// An opened input. What is compressed is known by its first bytes, whatever its name.
pub enum Opened {
    /// One text.
    Text(Text),
    /// A zip archive, with any number of them.
    Archive(Archive),
}

impl Input {
    /// The name for messages and reports.
    pub fn name(&self) -> String {
        match self {
            Self::File(path) => name_of(path),
            Self::Stdin => "-".to_owned(),
            Self::Memory(_) => String::new(),
        }
    }

    /// The size in bytes, where it is known beforehand.
    pub fn size(&self) -> Option<u64> {
        match self {
            Self::File(path) => path
                .metadata()
                .ok()
                .filter(std::fs::Metadata::is_file)
                .map(|it| it.len()),
            Self::Memory(bytes) => Some(bytes.len() as u64),
            Self::Stdin => None,
        }
    }

    /// Opens the input. Where it keeps silent, it is waited for until the flag goes up.
    pub fn open(&self, halt: &Halt) -> Result<Opened, InputError> {
        let opened = match self {
            Self::File(path) if may_be_silent(path) => Patient::open(path, halt).and_then(patient),
            Self::File(path) => open_file(path),
            Self::Stdin => Patient::stdin(halt).and_then(patient),
            Self::Memory(bytes) => {
                Opened::stream(Box::new(Cursor::new(Arc::clone(bytes))), &Bounds::default())
            }
        };
        opened.map_err(|source| self.error(source))
    }

    /// Reads an input that is known to be small: what is packed, or comes from no file, may have 64 MiB.
    pub fn read_whole(&self) -> Result<Vec<u8>, InputError> {
        self.read_at_most(MOST.max(self.size().unwrap_or_default()))
    }

    fn read_at_most(&self, most: u64) -> Result<Vec<u8>, InputError> {
        let mut bytes = Vec::new();
        let read = match self.open(&Halt::new())? {
            Opened::Text(text) => text.reader.take(most + 1).read_to_end(&mut bytes),
            Opened::Archive(_) => Err(Obstacle::Archive.into()),
        };
        match read {
            Ok(length) if length as u64 > most => Err(self.error(Obstacle::TooLong.into())),
            Ok(_) => Ok(bytes),
            Err(source) => Err(self.error(source)),
        }
    }

    /// An error of reading it.
    pub fn error(&self, source: io::Error) -> InputError {
        InputError {
            path: self.name(),
            source,
        }
    }
}

/// The most bytes of an input that is read as a whole, if it is not on disk as it is.
const MOST: u64 = 64 << 20;

/// Whether a path may be a pipe or a terminal.
pub(super) fn may_be_silent(path: &Path) -> bool {
    path.metadata().is_ok_and(|about| !about.is_file())
}

fn patient(from: Patient) -> io::Result<Opened> {
    Opened::stream(Box::new(from), &Bounds::default())
}

fn open_file(path: &Path) -> io::Result<Opened> {
    let file = File::open(path)?;
    let size = file.metadata()?.len();
    let (first, file) = peek(Whole {
        from: file,
        left: size,
    })?;
    match Packing::of(&first) {
        Some(Packing::Zip) => Archive::open(path, &Bounds::default()).map(Opened::Archive),
        Some(_) => Opened::stream(Box::new(file), &Bounds::default()),
        None => Ok(Opened::Text(Text {
            size: Some(size),
            ..text(&first, Box::new(file))?
        })),
    }
}

impl Opened {
    /// What a file in an archive is.
    pub fn packed(file: Packed) -> io::Result<Self> {
        let (from, bounds) = file.stream()?;
        Self::stream(from, &bounds)
    }

    /// What a stream is: a text, an archive, or either in a stream that is compressed.
    fn stream(from: Box<dyn Read + Send>, bounds: &Bounds) -> io::Result<Self> {
        let (first, from) = peek(from)?;
        match Packing::of(&first) {
            None => text(&first, Box::new(from)).map(Self::Text),
            Some(Packing::Zip) => Archive::stream(from, bounds).map(Self::Archive),
            Some(packing) => {
                let (from, bounds) = unpacked(packing, from, bounds)?;
                Self::stream(from, &bounds)
            }
        }
    }
}

/// The text that a stream is which begins with these bytes, if it is no archive of a kind that is not read.
fn text(first: &[u8], from: Box<dyn Read + Send>) -> io::Result<Text> {
    match Packing::other(first) {
        Some(packing) => Err(Obstacle::OtherArchive(packing).into()),
        None => Ok(Text::stream(first, from)),
    }
}

/// A file that must have as many bytes as it had when it was opened. It may have more: one that is written to meanwhile is
/// read to its end.
struct Whole<R> {
    from: R,
    left: u64,
}

impl<R: Read> Read for Whole<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.from.read(buffer)?;
        if read == 0 && !buffer.is_empty() && self.left > 0 {
            return Err(Obstacle::Shortened.into());
        }
        self.left = self.left.saturating_sub(read as u64);
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(from: &[u8], left: u64) -> (usize, Option<Obstacle>) {
        let mut from = Whole { from, left };
        let mut bytes = Vec::new();
        let error = from.read_to_end(&mut bytes).err();
        (bytes.len(), error.map(|error| Obstacle::of(&error)))
    }

    #[test]
    fn what_is_read_as_a_whole_has_an_end() {
        let input = Input::Memory(b"abc".to_vec().into());
        assert_eq!(input.read_at_most(3).unwrap(), b"abc");
        let why = input.read_at_most(2).unwrap_err().source;
        assert_eq!(Obstacle::of(&why), Obstacle::TooLong);
    }

    #[test]
    fn a_file_that_ends_before_its_size_was_cut_short_meanwhile() {
        assert_eq!(read(b"123", 3), (3, None));
        assert_eq!(read(b"123", 4), (3, Some(Obstacle::Shortened)));
        assert_eq!(read(b"", 1), (0, Some(Obstacle::Shortened)));
        assert_eq!(read(b"1234", 3), (4, None), "written to meanwhile");
    }
}
