//! The second reading, of the text alone: copies of the files with a change, in which nothing else differs.

use crate::audit::Origin;
use crate::convert::Edit;
use crate::report::disk::places::{Destination, NewFile, Places};
use std::collections::HashMap;
use std::io;

/// The byte order mark of UTF-8.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// Writes the copies.
#[derive(Debug)]
pub struct Copies {
    places: Places,
    /// The changes of each file that are not written yet.
    changes: HashMap<String, Vec<(u64, Edit)>>,
    open: Option<OpenCopy>,
}

/// The copy of the file that is being read.
#[derive(Debug)]
struct OpenCopy {
    file: NewFile,
    /// The changes that are still to come, in order.
    edits: std::iter::Peekable<std::vec::IntoIter<(u64, Edit)>>,
    /// The bytes of the text so far.
    length: u64,
}

impl Copies {
    /// Of these files, with these changes.
    pub fn new(places: Places, changes: HashMap<String, Vec<(u64, Edit)>>) -> Self {
        Self {
            places,
            changes,
            open: None,
        }
    }

    /// Adds the text of a part of a file.
    pub fn part(&mut self, input: &str, text: &[u8], origin: Origin) -> io::Result<()> {
        if self.open.is_none() {
            let Some(mut edits) = self.changes.remove(input) else {
                return Ok(());
            };
            edits.sort_by_key(|(at, _)| *at);
            self.open = Some(OpenCopy {
                file: self.places.open(input)?,
                edits: edits.into_iter().peekable(),
                length: 0,
            });
        }
        let open = self.open.as_mut().expect("it was opened");
        if origin == Origin::BehindMark {
            open.file.add(MARK)?;
        }
        open.add(text)
    }

    /// Ends the copy of a file; it stays only where the file was read to its end.
    pub fn end(&mut self, was_read: bool) -> io::Result<Destination> {
        let Some(mut open) = self.open.take() else {
            return Ok(Destination::None);
        };
        let is_whole = was_read && open.edits.peek().is_none();
        match open.file.end(is_whole)? {
            Destination::None if !is_whole => Ok(Destination::Unread),
            to => Ok(to),
        }
    }

    /// The files with changes that were not met.
    pub fn unmet(&self) -> Vec<&str> {
        let mut files: Vec<_> = self.changes.keys().map(String::as_str).collect();
        files.sort_unstable();
        files
    }
}

impl OpenCopy {
    /// Adds text, with the changes in it.
    fn add(&mut self, text: &[u8]) -> io::Result<()> {
        let end = self.length + text.len() as u64;
        let mut written = 0;
        while let Some((at, edit)) = self
            .edits
            .next_if(|(at, edit)| *at < end || *at == end && edit.span.is_empty())
        {
            let start = usize::try_from(at - self.length).unwrap_or(text.len());
            self.file.add(&text[written..start.max(written)])?;
            self.file.add(&edit.bytes)?;
            written = start + (edit.span.end - edit.span.start) as usize;
        }
        self.length = end;
        self.file.add(&text[written.min(text.len())..])
    }
}
