//! The file that is being read: what is known of it so far.

use super::across::JudgedFile;
use super::file_wide::FileWideFindings;
use super::read_part::ReadPart;
use super::reported_part::ReportedPart;
use super::tally::{FileTally, Read, Unread};
use super::{At, Collector, Reporter};
use crate::source::{Charset, Encoding};
use std::io;

/// The file that is being read.
pub(super) struct OpenFile<N> {
    pub(super) tally: FileTally,
    file_wide: FileWideFindings<N>,
    /// The same of boards that are looked at again.
    reported: FileWideFindings<N>,
    fixed_encoding: Option<Encoding>,
    /// Bytes on disk: other than were read where a byte order mark was taken off, or some of the text was UTF-16. A file
    /// that was written to meanwhile has more by now.
    size: Option<u64>,
    /// What the parts so far held.
    pub(super) before: At,
    /// What the file is if no game is in it, but text.
    stray: Option<Unread>,
}

impl<N: Default> OpenFile<N> {
    pub(super) fn new(file: String, encoding: Option<Encoding>, size: Option<u64>) -> Self {
        let tally = FileTally {
            file,
            encoding: encoding.unwrap_or_default(),
            ..FileTally::default()
        };
        Self {
            tally,
            file_wide: FileWideFindings::default(),
            reported: FileWideFindings::default(),
            fixed_encoding: encoding,
            size,
            before: At::default(),
            stray: None,
        }
    }

    /// Takes in what came of the next part.
    pub(super) fn take<P>(&mut self, done: &mut ReadPart<P, N>, charset: Charset) {
        self.tally.bytes += done.bytes;
        self.tally.encoding = match (self.fixed_encoding, charset) {
            (Some(encoding), _) => encoding,
            (None, Charset::Stated(named) | Charset::Mixed(named)) => Encoding::Named(named),
            (None, Charset::Unstated) => self.tally.encoding.and(done.encoding),
        };
        let games = done.games;
        if games > 0 {
            self.tally.format = Some(done.format);
        }
        self.tally.tally.add(&done.tally);
        self.stray = self.stray.take().or(done.stray.take());
        let file_wide = std::mem::take(&mut done.file_wide);
        self.file_wide.join(file_wide, self.before);
        self.before.game += games;
        self.before.line += done.lines;
    }

    /// Takes in what all boards show of the file.
    pub(super) fn take_judged(&mut self, judged: JudgedFile) {
        let JudgedFile {
            witnesses,
            repeated,
            refuted,
        } = judged;
        (self.tally.witnesses, self.tally.repeated) = (witnesses, repeated);
        self.file_wide.forget(&refuted);
    }

    /// Takes in what was reported of a part. `before` is what the file held before it.
    pub(super) fn take_reported<P>(&mut self, done: ReportedPart<P, N>, before: At) -> P {
        self.tally.tally.add(&done.tally);
        self.tally.tally.subtract(&done.taken_back);
        self.reported.join(done.file_wide, before);
        done.part
    }

    /// What is known of the file at its end, or where it could not be read on.
    pub(super) fn ended<R: Reporter<Collector: Collector<Noted = N>>>(
        mut self,
        unread: Option<Unread>,
        reporter: &mut R,
    ) -> io::Result<FileTally> {
        let has_games = self.tally.tally.games > 0;
        let unread = unread.or(self.stray.take().filter(|_| !has_games));
        if let Some(why) = unread {
            self.tally.read = Read::No(why.by_name(&self.tally.file));
        } else if let Some(size) = self.size
            && (self.fixed_encoding.is_some() || self.tally.bytes < size)
        {
            self.tally.bytes = size;
        }
        let tally = &mut self.tally;
        let file_wide = self.file_wide.with(self.reported);
        file_wide.report(&tally.file, &mut tally.tally, reporter)?;
        Ok(self.tally)
    }
}
