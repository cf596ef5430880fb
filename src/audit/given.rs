//! What a run is given, and how it ends.

use super::before::Chain;
use super::file::OpenFile;
use super::names::Others;
use super::options::Options;
use super::pool::Pool;
use super::slips::Slips;
use super::spill::Spill;
use super::tally::{Read, Tally, Unread};
use super::worker::Worker;
use super::{NotedOf, Reporter};
use crate::source::{Halt, Obstacle};
use std::io;
use std::sync::atomic::AtomicUsize;

/// How a run goes about its work; none of it changes what comes out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct How {
    /// Threads; 0 for as many as the machine has.
    pub jobs: usize,
    /// Bytes that a thread takes at a time, about; 0 for a number that has proved good.
    pub part: usize,
    /// Bytes that are kept in memory of what boards are judged by, and sorted at a time, about; what is more goes into a file
    /// without a name. 0 for a number that has proved good.
    pub traces: usize,
}

/// Receives the progress of a run, from any thread.
pub trait Progress: Sync {
    /// So many more bytes are done.
    fn bytes(&self, count: u64);
    /// So many more boards are done.
    fn boards(&self, count: u64);
    /// All is read, and this begins.
    fn begins(&self, _: Step) {}
}

/// What a run does when all is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The boards are held against each other.
    Judging,
    /// What was found is written.
    Writing,
}

/// No-op progress.
impl Progress for () {
    fn bytes(&self, _: u64) {}
    fn boards(&self, _: u64) {}
}

/// How a run ended.
#[derive(Debug, Clone, Default)]
pub struct Ended {
    /// What was counted.
    pub totals: Tally,
    /// Files, those that could not be read included.
    pub files: u64,
    /// Whether a file could not be read, or not to its end.
    pub unread: bool,
    /// Whether the system failed to give a file, or all of it: another run may read more.
    pub failed: bool,
    /// Whether it was halted.
    pub interrupted: bool,
    /// Files that were found and not read, as their names are not those of PBN or LIN.
    pub others: Others,
}

impl Ended {
    /// Closes a file.
    pub(super) fn close<R: Reporter>(
        &mut self,
        file: OpenFile<NotedOf<R>>,
        unread: Option<Unread>,
        reporter: &mut R,
    ) -> io::Result<()> {
        let file = file.ended(unread, reporter)?;
        self.unread |= file.read != Read::Yes;
        let is_failure = |why: &Unread| matches!(why, Unread::Obstacle(Obstacle::System { .. }));
        self.failed |= matches!(&file.read, Read::No(why) if is_failure(why));
        self.files += 1;
        self.totals.add(&file.tally);
        reporter.file(&file)
    }
}

/// What all boards of a run are audited with.
#[derive(Clone, Copy)]
pub(super) struct Given<'a> {
    pub(super) options: &'a Options,
    pub(super) slips: &'a Slips,
    pub(super) workers: &'a Pool<Worker>,
    pub(super) chain: &'a Chain,
    /// Texts that are asked for again and stand nowhere else, and what boards are judged by.
    pub(super) texts: &'a Spill,
    pub(super) traces: &'a Spill,
    pub(super) progress: &'a dyn Progress,
    pub(super) halt: &'a Halt,
    /// The bytes of boards that were handed over as they were read.
    pub(super) taken: &'a AtomicUsize,
    /// The bytes that are under way at a time, about.
    pub(super) most: usize,
}
