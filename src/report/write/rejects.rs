//! Rejects: the games that could not be audited, verbatim, so that somebody can repair them.

use crate::board::Format;
use crate::checks::{Case, NoReplay};
use crate::report::disk::whole::WholeFile;
use std::io::{self, Write};
use std::path::Path;

/// The file of rejected games.
#[derive(Debug)]
pub struct Rejects {
    /// The file, until it has its place.
    file: Option<WholeFile>,
    formats: [bool; 2],
}

/// Games that could not be audited, of one format as those of a part are.
#[derive(Debug, Default)]
pub(in crate::report) struct Rejected {
    games: Vec<u8>,
    format: Option<Format>,
}

impl Rejects {
    /// Opens the file.
    pub fn create(path: &Path) -> io::Result<Self> {
        Ok(Self {
            file: Some(WholeFile::create(path)?),
            formats: [false; 2],
        })
    }

    pub(in crate::report) fn write(&mut self, rejected: &Rejected) -> io::Result<()> {
        if let Some(format) = rejected.format {
            self.formats[format as usize] = true;
        }
        let file = self.file.as_mut();
        file.map_or(Ok(()), |file| file.write_all(&rejected.games))
    }

    /// Whether games in PBN and in LIN are in it: nothing reads them from one file.
    pub(super) const fn is_mixed(&self) -> bool {
        matches!(self.formats, [true, true])
    }

    /// Puts it into its place.
    pub(in crate::report) fn finish(&mut self) -> io::Result<()> {
        self.file.take().map_or(Ok(()), WholeFile::end)
    }
}

/// Adds the bytes of a game that could not be audited, and a blank line.
pub(in crate::report) fn collect(case: &Case<'_>, rejected: &mut Rejected) {
    if !matches!(case.ruled, Err(NoReplay::NotAuditable(_))) {
        return;
    }
    let record = case.record.extent().of(case.record.text);
    rejected.format = Some(case.record.format());
    let games = &mut rejected.games;
    games.extend_from_slice(record.trim_ascii());
    games.extend_from_slice(b"\n\n");
}
