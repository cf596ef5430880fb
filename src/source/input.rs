//! Inputs: a file or standard input, and what is found in it when it is opened.

use super::identity::name_of;
use super::packed::Packing;
use super::patient::Patient;
use super::text::peek;
use super::{Archive, Content, Halt, Mapped, Obstacle, Text};
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// How files are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ReadMode {
    /// In pieces, into buffers of our own.
    #[default]
    Read,
    /// Mapped into memory, where their bytes can be taken as they are.
    Mmap,
}

/// Where bytes come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// A file on disk.
    File(PathBuf),
    /// Standard input.
    Stdin,
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
            Self::Stdin => None,
        }
    }

    /// Opens the input. Where it keeps silent, it is waited for until the flag goes up.
    pub fn open(&self, mode: ReadMode, halt: &Halt) -> Result<Opened, InputError> {
        let opened = match self {
            Self::File(path) if may_be_silent(path) => Patient::open(path, halt).and_then(stream),
            Self::File(path) => open_file(path, mode),
            Self::Stdin => Patient::stdin(halt).and_then(stream),
        };
        opened.map_err(|source| self.error(source))
    }

    /// Reads an input that is known to be small.
    pub fn read_whole(&self) -> Result<Vec<u8>, InputError> {
        let mut bytes = Vec::new();
        let read = match self.open(ReadMode::Read, &Halt::new())? {
            Opened::Text(Text {
                content: Content::Stream(mut reader),
                ..
            }) => reader.read_to_end(&mut bytes).map(drop),
            Opened::Text(Text {
                content: Content::Mapped(map),
                ..
            }) => {
                bytes.extend_from_slice(&map);
                map.fault().map_or(Ok(()), Err)
            }
            Opened::Archive(_) => Err(Obstacle::Archive.into()),
        };
        read.map_err(|source| self.error(source))?;
        Ok(bytes)
    }

    fn error(&self, source: io::Error) -> InputError {
        InputError {
            path: self.name(),
            source,
        }
    }
}

/// Whether a path may be a pipe or a terminal.
fn may_be_silent(path: &Path) -> bool {
    path.metadata().is_ok_and(|about| !about.is_file())
}

fn stream(from: Patient) -> io::Result<Opened> {
    Text::stream(from).map(Opened::Text)
}

fn open_file(path: &Path, mode: ReadMode) -> io::Result<Opened> {
    let file = File::open(path)?;
    let about = file.metadata()?;
    if mode == ReadMode::Mmap
        && about.len() > 0
        && let Some(map) = Mapped::new(&file)?
        && let Some(text) = Text::mapped(map)
    {
        return Ok(Opened::Text(text));
    }
    let (first, file) = peek(file)?;
    let packing = Packing::of(&first);
    if packing == Some(Packing::Zip) && about.is_file() {
        return Archive::open(path).map(Opened::Archive);
    }
    let size = (packing.is_none() && about.is_file()).then_some(about.len());
    let text = Text::stream(file)?;
    Ok(Opened::Text(Text { size, ..text }))
}
