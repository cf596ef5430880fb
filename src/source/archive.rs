//! Zip archives: the files in one, each unpacked while it is read.
//!
//! The directory at the end of an archive says what is in it. Where there is none, as in an archive that was cut short, or
//! where it cannot be reached, as in one that comes through a pipe or stands in another, the members are read one after
//! another, by the header before each.

use super::Obstacle;
use super::ahead::Ahead;
use super::bounds::Bounds;
use super::members::{self, Member, NextMember, Stream, ZipEntry};
use super::packed::{Unpacked, damaged};
use super::packing::Packing;
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// An opened archive.
pub struct Archive {
    members: Members,
    /// How often each name was met among the files that were wanted.
    names: HashMap<String, u64>,
    bounds: Bounds,
}

/// A file in an archive.
pub struct Packed {
    /// Its name; of a second file of that name `name#2`, and so on.
    name: String,
    /// Its bytes, if they can be unpacked.
    bytes: io::Result<Box<dyn Read + Send>>,
    bounds: Bounds,
}

impl Packed {
    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its bytes, and the bounds on what is packed in them.
    pub(super) fn stream(self) -> io::Result<(Box<dyn Read + Send>, Bounds)> {
        Ok((self.bytes?, self.bounds))
    }
}

/// Where members are found.
enum Members {
    /// In the directory of a file.
    Listed {
        path: PathBuf,
        entries: std::vec::IntoIter<ZipEntry>,
    },
    /// One after another in a stream.
    Walked(MemberWalk),
}

/// The members in a stream, one after another.
struct MemberWalk {
    /// Behind the header that was read last; away while its member is open.
    stream: Option<Stream>,
    /// The member that this header is of, unless it was opened.
    unread: Option<ZipEntry>,
    open: SharedMember,
    /// Whether the end of an archive was the last that was read.
    at_end: bool,
}

/// The open member of a stream. Who reads it shares it with the archive, which needs the stream back for the next.
#[derive(Clone, Default)]
struct SharedMember(Arc<Mutex<Option<Member>>>);

impl Archive {
    /// Opens the archive that a file is.
    pub(super) fn open(path: &Path, bounds: &Bounds) -> io::Result<Self> {
        let bounds = bounds.within()?;
        let mut file = File::open(path)?;
        let Some(entries) = members::directory(&mut file)? else {
            return Ok(Self::stream_within(File::open(path)?, bounds));
        };
        let members = Members::Listed {
            path: path.to_owned(),
            entries: entries.into_iter(),
        };
        Ok(Self::new(members, bounds))
    }

    /// Opens the archive that a stream is.
    pub(super) fn stream(from: impl Read + Send + 'static, bounds: &Bounds) -> io::Result<Self> {
        Ok(Self::stream_within(from, bounds.within()?))
    }

    fn stream_within(from: impl Read + Send + 'static, bounds: Bounds) -> Self {
        let members = Members::Walked(MemberWalk {
            stream: Some(Ahead::new(bounds.packed(from))),
            unread: None,
            open: SharedMember::default(),
            at_end: false,
        });
        Self::new(members, bounds)
    }

    fn new(members: Members, bounds: Bounds) -> Self {
        Self {
            members,
            names: HashMap::new(),
            bounds,
        }
    }

    /// The next file whose name is wanted; `wanted` is asked of each file once. The one before must have been read as far as anyone will.
    ///
    /// # Errors
    /// When the archive cannot be read any further: it is damaged, or not whole.
    pub fn next(&mut self, mut wanted: impl FnMut(&Path) -> bool) -> io::Result<Option<Packed>> {
        while let Some(entry) = self.members.next(&self.bounds)? {
            if entry.is_file() && !is_of_macos(&entry.name) && wanted(Path::new(&entry.name)) {
                let bytes = self.members.open(&entry, &self.bounds);
                let name = self.name(entry.name);
                let bounds = self.bounds.clone();
                return Ok(Some(Packed {
                    name,
                    bytes,
                    bounds,
                }));
            }
        }
        Ok(None)
    }

    fn name(&mut self, name: String) -> String {
        let times = self.names.entry(name.clone()).or_default();
        *times += 1;
        match times {
            1 => name,
            _ => format!("{name}#{times}"),
        }
    }
}

impl Members {
    fn next(&mut self, bounds: &Bounds) -> io::Result<Option<ZipEntry>> {
        match self {
            Self::Listed { entries, .. } => Ok(entries.next()),
            Self::Walked(walk) => walk.next(bounds).map_err(cut_short),
        }
    }

    /// Opens the member whose entry came last.
    fn open(&mut self, entry: &ZipEntry, bounds: &Bounds) -> io::Result<Box<dyn Read + Send>> {
        match self {
            Self::Walked(walk) => walk.open(entry, bounds),
            Self::Listed { path, .. } => {
                let mut file = File::open(path)?;
                let member = entry.seek(&mut file);
                member.map_err(|error| damaged(Packing::Zip, 0, error))?;
                let stream = Ahead::new(bounds.packed(file));
                let member = entry.open(stream, bounds).map_err(|(_, why)| why)?;
                Ok(Box::new(Unpacked::new(Packing::Zip, member)))
            }
        }
    }
}

impl MemberWalk {
    fn next(&mut self, bounds: &Bounds) -> io::Result<Option<ZipEntry>> {
        if let Some(member) = self.open.member().take() {
            self.stream = Some(member.into_stream()?);
        }
        let Some(mut stream) = self.stream.take() else {
            return Ok(None);
        };
        if let Some(entry) = self.unread.take() {
            stream = entry.skip(stream, bounds)?;
        }
        loop {
            match members::next(&mut stream)? {
                NextMember::Member(entry) => {
                    self.at_end = false;
                    self.unread = Some(entry.clone());
                    self.stream = Some(stream);
                    return Ok(Some(entry));
                }
                NextMember::End => self.at_end = true,
                NextMember::Nothing if self.at_end => return Ok(None), // what stands behind an archive is no part of it
                NextMember::Nothing => return Err(Obstacle::CutShort.into()),
            }
        }
    }

    fn open(&mut self, entry: &ZipEntry, bounds: &Bounds) -> io::Result<Box<dyn Read + Send>> {
        let stream = self.stream.take().ok_or(Obstacle::CutShort)?;
        match entry.open(stream, bounds) {
            Ok(member) => {
                self.unread = None;
                *self.open.member() = Some(member);
                Ok(Box::new(Unpacked::new(Packing::Zip, self.open.clone())))
            }
            Err((stream, why)) => {
                self.stream = Some(stream);
                Err(why.into())
            }
        }
    }
}

impl SharedMember {
    fn member(&self) -> MutexGuard<'_, Option<Member>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Read for SharedMember {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut member = self.member();
        member.as_mut().map_or(Ok(0), |member| member.read(buffer))
    }
}

/// What an error between members means.
fn cut_short(error: io::Error) -> io::Error {
    match Obstacle::of(&error) {
        Obstacle::System { .. } if error.raw_os_error().is_none() => Obstacle::CutShort.into(),
        _ => error,
    }
}

/// What the system of an Apple computer puts beside each file that it packs: no texts, although their names say so.
fn is_of_macos(name: &str) -> bool {
    name.starts_with("__MACOSX/")
}

#[cfg(test)]
mod tests;
