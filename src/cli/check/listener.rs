//! Hands on to the reports what the audit finds, and says what there is to say of files on the way.

use super::super::progress::Bar;
use super::super::streams::{Results, Voice};
use crate::audit::{At, FileTally, Places, Read, Reporter, Slip, Unwritten};
use crate::checks::Finding;
use crate::report::{Noted, PartRows, Reports, RowCollector};
use crate::words::{Message, Words, message};
use std::io::{self, BufWriter};

/// The reports, and the messages about files on the way.
pub(super) struct Listener<'a> {
    pub(super) reports: Reports<BufWriter<Results>>,
    pub(super) voice: Voice,
    pub(super) bar: &'a Bar,
    pub(super) verbose: bool,
}

impl Reporter for Listener<'_> {
    type Collector = RowCollector;

    fn collector(&self) -> RowCollector {
        self.reports.collector()
    }

    fn part(&mut self, file: &str, before: At, part: PartRows) -> io::Result<()> {
        self.reports.part(file, before, part)
    }

    fn unwritten(&mut self) -> Option<Unwritten> {
        self.reports.unwritten()
    }

    fn file_wide(
        &mut self,
        file: &str,
        before: At,
        noted: Noted,
        places: &Places,
    ) -> io::Result<()> {
        self.reports.file_wide(file, before, noted, places)
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        self.reports.file(file)?;
        self.voice.print_unread(self.bar, file);
        if self.verbose && file.read == Read::Yes {
            self.voice.print(self.bar, &counted(file, self.voice.words));
        }
        Ok(())
    }

    fn unmatched(&mut self, file: &str, slip: &Slip, finding: &Finding) -> io::Result<()> {
        self.reports.unmatched(file, slip, finding)
    }
}

/// The line of a file for `--verbose`.
fn counted(file: &FileTally, words: &Words) -> Message {
    let tally = &file.tally;
    let number = |count| words.grouped(count);
    message!(
        "file-counts",
        file = file.file.as_str(),
        boards = number(tally.games),
        played = number(tally.with_play),
        revokes = number(tally.all_revokes()),
        findings = number(tally.all_findings()),
    )
}
