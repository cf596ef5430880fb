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
mod tests {
    use super::*;
    use flate2::{Compression, Crc, write::DeflateEncoder};
    use std::io::Write;

    /// A member to be written: its name, method and text, and whether its sizes stand behind it.
    #[derive(Clone, Copy)]
    struct Made<'a>(&'a str, u16, &'a [u8], bool);

    fn packed(method: u16, text: &[u8]) -> Vec<u8> {
        match method {
            8 => {
                let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
                packed.write_all(text).unwrap();
                packed.finish().unwrap()
            }
            93 => zstd::encode_all(text, 1).unwrap(),
            _ => text.to_vec(),
        }
    }

    /// An archive with its directory.
    #[allow(clippy::cast_possible_truncation)] // all is small
    fn archive(members: &[Made]) -> Vec<u8> {
        let short = |number: usize| (number as u16).to_le_bytes();
        let long = |number: usize| (number as u32).to_le_bytes();
        let (mut bytes, mut directory) = (Vec::new(), Vec::new());
        for Made(name, method, text, behind) in members {
            let start = long(bytes.len());
            let packed = packed(*method, text);
            let mut crc = Crc::new();
            crc.update(text);
            let sizes = [crc.sum() as usize, packed.len(), text.len()];
            let sizes = sizes.map(long).concat();
            let here = if *behind { &[0; 12] } else { &sizes[..] };
            let flags = 0x800 | usize::from(*behind) << 3;
            let what = [20, flags, usize::from(*method), 0, 0].map(short).concat();
            let name_sizes = [name.len(), 0].map(short).concat();
            bytes.extend([b"PK\x03\x04", &what[..], here, &name_sizes].concat());
            bytes.extend([name.as_bytes(), &packed].concat());
            if *behind {
                bytes.extend([b"PK\x07\x08", &sizes[..]].concat());
            }
            let entry = [
                b"PK\x01\x02\x14\0",
                &what[..],
                &sizes,
                &name_sizes,
                &[0; 10],
            ];
            directory.extend([&entry.concat()[..], &start, name.as_bytes()].concat());
        }
        let count = short(members.len());
        let place = [directory.len(), bytes.len()].map(long).concat();
        let end = [b"PK\x05\x06\0\0\0\0", &count[..], &count, &place, &[0; 2]];
        [bytes, directory, end.concat()].concat()
    }

    type AllMembers = Vec<(String, String, Option<Obstacle>)>;

    /// What is found in an archive, and why it cannot be read any further.
    fn all(mut archive: Archive) -> (AllMembers, Option<Obstacle>) {
        let mut found = Vec::new();
        loop {
            match archive.next(|name| name.extension().is_some_and(|it| it == "pbn")) {
                Ok(None) => return (found, None),
                Err(error) => return (found, Some(Obstacle::of(&error))),
                Ok(Some(Packed { name, bytes, .. })) => {
                    let mut text = Vec::new();
                    let read = bytes.and_then(|mut bytes| bytes.read_to_end(&mut text));
                    let text = String::from_utf8_lossy(&text).into_owned();
                    found.push((name, text, read.err().as_ref().map(Obstacle::of)));
                }
            }
        }
    }

    fn in_file(bytes: &[u8]) -> (AllMembers, Option<Obstacle>) {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), bytes).unwrap();
        all(Archive::open(file.path(), &Bounds::default()).unwrap())
    }

    fn in_stream(bytes: &[u8]) -> (AllMembers, Option<Obstacle>) {
        let stream = io::Cursor::new(bytes.to_vec());
        all(Archive::stream(stream, &Bounds::default()).unwrap())
    }

    /// What is found by the directory, and one after another too.
    fn both_ways(bytes: &[u8]) -> (AllMembers, Option<Obstacle>) {
        let found = in_file(bytes);
        assert_eq!(in_stream(bytes), found);
        found
    }

    fn good(name: &str, text: &str) -> (String, String, Option<Obstacle>) {
        (name.to_owned(), text.to_owned(), None)
    }

    #[test]
    fn members_are_found_in_a_directory_or_one_after_another() {
        let long = "x, y, z".repeat(50_000);
        for (method, behind) in [(0, false), (8, false), (93, false), (8, true), (93, true)] {
            let bytes = archive(&[
                Made("a.pbn", method, long.as_bytes(), behind),
                Made("folder.pbn/", 0, b"", false),
                Made("photo.jpg", method, b"photo", behind),
                Made("2/a.pbn", method, b"", behind),
                Made("\u{f6}.pbn", method, b"last", behind),
            ]);
            let found = vec![
                good("a.pbn", &long),
                good("2/a.pbn", ""),
                good("\u{f6}.pbn", "last"),
            ];
            assert_eq!(both_ways(&bytes), (found, None), "{method} {behind}");
        }
    }

    #[test]
    fn a_member_that_is_not_read_to_its_end_is_passed_over() {
        for behind in [false, true] {
            let members = [
                Made("a.pbn", 8, b"a", behind),
                Made("b.pbn", 8, b"b", behind),
            ];
            let stream = io::Cursor::new(archive(&members));
            let mut archive = Archive::stream(stream, &Bounds::default()).unwrap();
            let mut name = || archive.next(|_| true).unwrap().map(|it| it.name);
            let names = [name(), name(), name()];
            let names = names.each_ref().map(Option::as_deref);
            assert_eq!(names, [Some("a.pbn"), Some("b.pbn"), None]);
        }
    }

    #[test]
    fn archives_on_end_are_one() {
        let first = archive(&[Made("a.pbn", 8, b"1", true)]);
        let second = archive(&[Made("b.pbn", 0, b"2", false)]);
        let expected = (vec![good("a.pbn", "1"), good("b.pbn", "2")], None);
        let both = [&first[..], &second].concat();
        assert_eq!(both_ways(&both), expected);
        assert_eq!(both_ways(&[&both[..], &[0; 100]].concat()), expected);
    }

    #[test]
    fn of_an_archive_that_is_cut_short_anywhere_what_is_there_is_read() {
        let text = "some text, ".repeat(30);
        let made = |name, behind| Made(name, 8, text.as_bytes(), behind);
        let bytes = archive(&[made("a.pbn", false), made("b.pbn", true)]);
        let second = memchr::memmem::rfind(&bytes, b"PK\x03\x04").unwrap();
        let directory = memchr::memmem::find(&bytes, b"PK\x01\x02").unwrap();
        for end in 4..bytes.len() {
            let (found, error) = both_ways(&bytes[..end]);
            assert_eq!(error, Some(Obstacle::CutShort), "{end}");
            let whole = found.iter().filter(|(_, _, error)| error.is_none());
            assert!(found.iter().all(|(_, got, _)| text.starts_with(got)));
            let least = usize::from(end >= second) + usize::from(end >= directory);
            assert_eq!(whole.count(), least, "{end}");
        }
        assert_eq!(in_file(&bytes).1, None);
    }

    #[test]
    fn damage_in_one_member_costs_no_other() {
        let made = |name, behind| Made(name, 8, b"some text, some text", behind);
        let bytes = archive(&[made("a.pbn", false), made("b.pbn", false)]);
        for at in 0..30 + 5 + packed(8, b"some text, some text").len() {
            let mut bent = bytes.clone();
            bent[at] ^= 0x55;
            let (found, error) = in_file(&bent);
            assert_eq!(error, None, "{at}");
            assert!(
                found.contains(&good("b.pbn", "some text, some text")),
                "{at}"
            );
            in_stream(&bent);
        }
    }

    #[test]
    fn a_stored_member_of_unknown_size_ends_where_its_size_stands() {
        let odd = [&b"PK\x07\x08"[..], &[b'x'; 9000], b"PK\x07\x08PK"].concat();
        let odd = String::from_utf8(odd).unwrap();
        for text in ["", "2", &odd] {
            let bytes = archive(&[
                Made("a.pbn", 0, text.as_bytes(), true),
                Made("x", 0, text.as_bytes(), true),
                Made("b.pbn", 0, b"3", true),
            ]);
            let expected = (vec![good("a.pbn", text), good("b.pbn", "3")], None);
            assert_eq!(both_ways(&bytes), expected);
        }
    }

    #[test]
    fn what_cannot_be_unpacked_is_passed_over_if_its_size_is_known() {
        for (behind, error) in [(false, None), (true, Some(Obstacle::Unmeasured))] {
            let mut bytes = archive(&[
                Made("a.pbn", 8, b"1", true),
                Made("b.pbn", 12, b"2", behind),
                Made("c.pbn", 8, b"3", true),
            ]);
            let packed = Some(Obstacle::Packed("bzip2".to_owned()));
            let mut found = vec![
                good("a.pbn", "1"),
                ("b.pbn".to_owned(), String::new(), packed),
                good("c.pbn", "3"),
            ];
            assert_eq!(in_file(&bytes), (found.clone(), None));
            if behind {
                found.pop();
            }
            assert_eq!(in_stream(&bytes), (found.clone(), error.clone()));
            bytes.truncate(bytes.len() - 1);
            assert_eq!(in_file(&bytes).0, found);
        }
    }

    #[test]
    fn a_size_may_stand_before_a_member_and_behind_it() {
        let mut bytes = archive(&[Made("a.pbn", 8, b"1", true), Made("b.pbn", 8, b"2", true)]);
        let second = memchr::memmem::rfind(&bytes, b"PK\x03\x04").unwrap();
        for (name, at) in [("a.pbn", 0), ("b.pbn", second)] {
            let behind = at + 30 + name.len() + packed(8, b"1").len() + 4;
            bytes.copy_within(behind..behind + 12, at + 14);
        }
        let expected = (vec![good("a.pbn", "1"), good("b.pbn", "2")], None);
        assert_eq!(in_stream(&bytes), expected);
    }

    #[test]
    fn members_that_share_their_bytes_are_not_unpacked() {
        let made = |name| Made(name, 8, b"some text, some text", false);
        let mut bytes = archive(&[made("a.pbn"), made("b.pbn")]);
        let entry = memchr::memmem::rfind(&bytes, b"PK\x01\x02").unwrap();
        bytes[entry + 42..entry + 46].fill(0); // it begins where the first does
        let (found, _) = in_file(&bytes);
        let bad = found.iter().filter(|(_, _, error)| error.is_some());
        assert_eq!((found.len(), bad.count()), (2, 1));
    }

    #[test]
    fn names_are_in_the_characters_that_they_are_in() {
        let mut bytes = archive(&[Made("\u{f6}.pbn", 0, b"", false)]);
        let entry = memchr::memmem::rfind(&bytes, b"PK\x01\x02").unwrap();
        for flags in [7, entry + 9] {
            bytes[flags] = 0;
        }
        assert_eq!(in_file(&bytes).0[0].0, "\u{f6}.pbn");
        for name in [30, entry + 46] {
            bytes[name..name + 2].copy_from_slice(b"\x94\x81");
        }
        assert_eq!(in_file(&bytes).0[0].0, "\u{f6}\u{fc}.pbn");
        assert_eq!(in_stream(&bytes).0[0].0, "\u{f6}\u{fc}.pbn");
    }

    #[test]
    fn an_archive_in_something_packed_is_unpacked_within_bounds() {
        let bytes = archive(&[
            Made("a.pbn", 8, b"some text", true),
            Made("b.pbn", 8, &[b'x'; 10_000], true),
            Made("c.pbn", 8, b"some text", true),
        ]);
        let bounds = Bounds::of(5000).within().unwrap();
        let (found, error) = all(Archive::stream(io::Cursor::new(bytes), &bounds).unwrap());
        assert_eq!(found[0], good("a.pbn", "some text"));
        assert_eq!((found.len(), &found[1].2), (2, &Some(Obstacle::TooLarge)));
        assert_eq!(error, Some(Obstacle::TooLarge));
    }

    #[test]
    fn an_archive_of_nothing() {
        assert_eq!(both_ways(&archive(&[])), (Vec::new(), None));
    }
}
