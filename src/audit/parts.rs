//! Inputs, cut into parts that can be audited side by side.

use super::cutter::Cutter;
use super::folder;
use super::foreign::Foreign;
use super::names::{self, Others};
use super::pool::Pool;
use super::tally::Unread;
use super::title::{Years, number_of_file};
use super::written::{OnDisk, Origin, Passage};
use crate::carrier::Known;
use crate::pbn::scan;
use crate::source::{Archive, Charset, Encoding, Halt, Input, Obstacle, Opened, Text};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// What a step counts for, in bytes: about what is kept of it until it is handed on.
const STEP: usize = 4096;

/// The same of a part besides its text: room for the rows of its boards, however few they are.
const ROWS: usize = 64 * 1024;

/// A step through the inputs.
pub(super) enum Piece {
    /// A file begins.
    Begin {
        file: String,
        encoding: Option<Encoding>,
        /// Bytes on disk, where that is known.
        size: Option<u64>,
    },
    /// A part of it.
    Part(Passage),
    /// It ends; or could not be opened, or read on.
    End { error: Option<io::Error> },
}

impl Piece {
    /// What is kept of it until it is handed on, in bytes, about.
    pub(super) fn size(&self) -> usize {
        match self {
            Self::Part(passage) => Self::room(passage.cut.text.len()),
            Self::Begin { .. } | Self::End { .. } => STEP,
        }
    }

    /// The same of a part of so many bytes.
    pub(super) const fn room(bytes: usize) -> usize {
        ROWS + bytes
    }
}

/// Goes through the inputs, piece by piece.
pub(super) struct Feed<'a, I> {
    inputs: I,
    /// Ends the wait for an input that keeps silent.
    halt: Halt,
    /// The archives that are being read, each within the one before.
    archives: Vec<OpenArchive>,
    open: Option<OpenText>,
    buffers: &'a Buffers,
    /// Members of archives that are not read.
    others: &'a Mutex<Others>,
}

/// Buffers for the text of parts.
#[derive(Debug)]
pub(super) struct Buffers {
    spare: Pool<Vec<u8>>,
    /// The size of a part.
    size: usize,
}

impl Buffers {
    pub(super) fn new(size: usize) -> Self {
        let spare = Pool::default();
        Self { spare, size }
    }

    /// Takes one back, to be filled again, if it is of usual size.
    pub(super) fn give_back(&self, buffer: Vec<u8>) {
        if (self.size..=2 * self.size).contains(&buffer.capacity()) {
            self.spare.give_back(buffer);
        }
    }
}

/// The archive that is being read.
struct OpenArchive {
    file: String,
    members: Archive,
    /// Whether it held records so far.
    any: bool,
    /// The links in it that were read, if it is a document: there they stand as text and as links.
    known: Option<Known>,
}

/// The text that is being read.
struct OpenText {
    cutter: Cutter,
    /// Known once the first part is at hand.
    charset: Option<Charset>,
    /// Its encoding, where its first bytes say it.
    encoding: Option<Encoding>,
    /// What its name says of the year, and its number in an archive.
    years: Years,
    number: Option<u32>,
    /// Where its next part begins, if it stands on disk as it is read.
    on_disk: Option<OnDisk>,
}

/// The bytes of the mark before a text in UTF-8.
const MARK: u64 = 3;

impl OpenText {
    /// What its next part is to the bytes of the file.
    fn origin(&self) -> Origin {
        match self.encoding {
            _ if self.cutter.is_mixed() => Origin::Recoded,
            Some(Encoding::Utf8) if self.charset.is_none() => Origin::BehindMark,
            None | Some(Encoding::Utf8) => Origin::Bytes,
            Some(_) => Origin::Recoded,
        }
    }

    /// Goes on behind a part of so many bytes. Says where it stands on disk, if it does.
    fn pass(&mut self, bytes: usize, origin: Origin) -> Option<OnDisk> {
        if origin == Origin::Recoded {
            self.on_disk = None;
        }
        let next = self.on_disk.as_mut()?;
        let here = next.clone();
        next.at += bytes as u64;
        Some(here)
    }
}

impl<'a, I: Iterator<Item = (Input, String)>> Feed<'a, I> {
    pub(super) fn new(
        inputs: I,
        buffers: &'a Buffers,
        others: &'a Mutex<Others>,
        halt: &Halt,
    ) -> Self {
        Self {
            inputs,
            halt: halt.clone(),
            archives: Vec::new(),
            open: None,
            buffers,
            others,
        }
    }

    /// The next step; none when all is read.
    pub(super) fn next(&mut self) -> Option<Piece> {
        let Some(open) = &mut self.open else {
            return self.begin();
        };
        match open.cutter.next(&self.buffers.spare) {
            Ok(Some(cut)) => {
                let origin = match cut.encoding {
                    Some(_) => Origin::Recoded,
                    None => open.origin(),
                };
                let charset = open
                    .charset
                    .get_or_insert_with(|| open.cutter.charset(&cut.text, &cut.opening));
                if open.cutter.is_mixed() {
                    *charset = charset.mixed();
                }
                let charset = *charset;
                let mut scan = scan(&cut.text[..cut.length]); // while it is in the cache
                scan.encoding = cut.encoding.unwrap_or(scan.encoding);
                Some(Piece::Part(Passage {
                    on_disk: open.pass(cut.bytes, origin),
                    cut,
                    charset,
                    scan,
                    origin,
                    years: open.years,
                    number: open.number,
                }))
            }
            ended => {
                if let (Some(open), Some(archive)) = (self.open.take(), self.archives.last_mut()) {
                    archive.known = open.cutter.known;
                }
                let error = ended.err();
                if error.as_ref().is_some_and(is_too_large) {
                    self.archives.truncate(1);
                }
                Some(Piece::End { error })
            }
        }
    }

    /// Opens the next text: a member of the archive that is being read, or the next input.
    fn begin(&mut self) -> Option<Piece> {
        loop {
            if let Some((file, text)) = self.next_member() {
                return Some(self.begin_text(file, text, None));
            }
            let (input, file) = self.inputs.next()?;
            match input.open(&self.halt) {
                Ok(Opened::Text(text)) => {
                    let path = match input {
                        Input::File(path) => Some(path).filter(|_| text.size.is_some()),
                        _ => None,
                    };
                    return Some(self.begin_text(file, Ok(text), path));
                }
                Ok(Opened::Archive(members)) => self.open_archive(file, members),
                Err(error) => return Some(self.begin_text(file, Err(error.source), None)),
            }
        }
    }

    fn open_archive(&mut self, file: String, members: Archive) {
        self.archives.push(OpenArchive {
            known: (Foreign::by_name(Path::new(&file)) == Some(Foreign::Office)).then(Known::new),
            file,
            members,
            any: false,
        });
    }

    /// The next text of the archives that are being read. An archive that cannot be read any further, or in which no text
    /// was found, is a file that cannot be read itself.
    fn next_member(&mut self) -> Option<(String, io::Result<Text>)> {
        loop {
            let archive = self.archives.last_mut()?;
            let next = archive.members.next(|name| {
                let is_wanted = is_wanted(name);
                if !is_wanted {
                    count(self.others, name);
                }
                is_wanted
            });
            match next {
                Ok(Some(packed)) => {
                    let name = PathBuf::from(packed.name());
                    let file = format!("{}!{name}", archive.file, name = packed.name());
                    let opened = Opened::packed(packed);
                    if names::may_carry(&name) {
                        match opened.map(carried) {
                            Ok(Some(text)) => {
                                archive.any = true;
                                return Some((file, Ok(text)));
                            }
                            Ok(None) | Err(_) => count(self.others, &name),
                        }
                        continue;
                    }
                    archive.any = true;
                    match opened {
                        Ok(Opened::Text(text)) => return Some((file, Ok(text))),
                        Ok(Opened::Archive(members)) => self.open_archive(file, members),
                        Err(error) => return Some((file, Err(error))),
                    }
                }
                ended => {
                    let OpenArchive { file, any, .. } = self.archives.pop()?;
                    match ended.err() {
                        Some(error) => return Some((file, Err(error))),
                        None if !any => {
                            return Some((file, Err(io::Error::other(Unread::NoMember))));
                        }
                        None => (),
                    }
                }
            }
        }
    }

    /// Begins a text, which stands as it is in the file of this path, if there is one.
    fn begin_text(&mut self, file: String, text: io::Result<Text>, path: Option<PathBuf>) -> Piece {
        let (encoding, size) = match &text {
            Ok(text) => (text.encoding, text.size),
            Err(_) => (None, None),
        };
        if text.as_ref().err().is_some_and(is_too_large) {
            self.archives.truncate(1);
        }
        let mut cutter = Cutter::new(text, self.buffers.size);
        cutter.known = self.archives.last_mut().and_then(|it| it.known.take());
        self.open = Some(OpenText {
            cutter,
            charset: None,
            encoding,
            years: Years::of_file(&file),
            number: number_of_file(&file),
            on_disk: path.map(|path| OnDisk {
                path: path.into(),
                at: encoding.map_or(0, |_| MARK), // another encoding is recoded
            }),
        });
        Piece::Begin {
            file,
            encoding,
            size,
        }
    }
}

/// Counts a file in an archive that is not read.
fn count(others: &Mutex<Others>, name: &Path) {
    let others = others.lock();
    others.unwrap_or_else(PoisonError::into_inner).count(name);
}

/// Whether a file in an archive is looked into.
fn is_wanted(name: &Path) -> bool {
    names::is_record(name) || names::is_archive(name) || names::may_carry(name)
}

/// A text in an archive that carries boards.
fn carried(opened: Opened) -> Option<Text> {
    match opened {
        Opened::Text(mut text) => {
            let head = folder::up_to_board(&mut text, folder::LONGEST).ok()??;
            Some(text.behind(head))
        }
        Opened::Archive(_) => None,
    }
}

/// Whether nothing more is to be unpacked of the archives in the outermost one.
fn is_too_large(error: &io::Error) -> bool {
    Obstacle::of(error) == Obstacle::TooLarge
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_files_take_little_room_and_buffers_are_used_again() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), "[Board \"1\"]\n").unwrap();
        let inputs = (0..1000).map(|_| (Input::File(file.path().to_owned()), String::new()));
        let buffers = Buffers::new(32 * STEP);
        let others = Mutex::default();
        let mut feed = Feed::new(inputs, &buffers, &others, &Halt::new());
        let mut files = 0;
        while let Some(piece) = feed.next() {
            let room = if matches!(piece, Piece::Part(_)) {
                ROWS
            } else {
                STEP
            };
            assert!((room..room + 100).contains(&piece.size()));
            if let Piece::Part(passage) = &piece {
                let buffer = &passage.cut.text;
                assert!(buffer.capacity() < 1000, "{}", buffer.capacity());
                files += 1;
            }
            if let Piece::Part(passage) = piece {
                buffers.give_back(passage.cut.text);
            }
            assert!(buffers.spare.len() <= 1);
        }
        assert_eq!(files, 1000);
    }
}
