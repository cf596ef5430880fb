//! The audit: from inputs to cases and findings, in parallel, and back in order.
//!
//! Each input is cut into parts at the beginning of games, and parts are read and audited side by side (`reading`). Of each
//! board a trace is kept; when all is read the traces are judged (`across`): what the boards of a file, of an event and of
//! the input show of each other. Then the boards of which there is something to say are audited again with that, side by
//! side, and handed to a [`Reporter`] in input order (`reporting`).
//!
//! It must not know formats, or the terminal.

mod across;
mod at;
mod before;
mod board;
mod csv_text;
mod cutter;
mod file;
mod file_wide;
mod folder;
mod foreign;
mod given;
mod in_words;
mod listed;
mod names;
mod options;
#[cfg_attr(not(feature = "archives"), allow(unreachable_code))] // then there is no archive
mod parts;
mod pool;
mod read_part;
mod reading;
mod reorder_buffer;
mod reported_part;
mod reporting;
mod run;
mod seats;
mod slips;
mod spill;
mod tally;
#[cfg(test)]
mod tests;
mod texts;
mod threads;
mod title;
mod worker;
mod written;

pub use across::{KeyHasher, RecordKey, SeenRecords, hash, is_no_event};
pub use at::At;
pub use board::{Scratch, answered, under};
pub use csv_text::{CsvLines, csv_reader, delimiter};
pub use folder::{FileBelow, PassedOver, carries_boards, files_below};
pub use foreign::Foreign;
pub use given::{Ended, How, Progress, Step};
pub use names::{Others, is_archive, is_record};
pub use options::{DoubleDummy, Laws, Options};
pub use read_part::most_boards;
pub use run::{RunError, run};
pub use slips::{
    Flaw, SLIPS, Slip, Slips, SlipsError, Unreadable, cells_of, kind_names, values_of,
};
pub use tally::{DealWitnesses, FileTally, Read, Repeated, Tally, Unread};
pub use texts::{TextStep, texts};
pub use threads::Beside;
pub use written::Origin;

pub use crate::carrier::{XmlFault, XmlFaultKind};
pub use crate::source::Halt;

use crate::checks::{Case, Finding};
use std::io;

/// Which records are looked for when they stand in the input again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Records {
    /// None.
    #[default]
    OfNone,
    /// Those of boards that are wanted.
    OfWanted,
    /// All.
    OfAll,
}

/// Makes of boards what a [`Reporter`] takes, on many threads, while the reporter takes what came before.
///
/// All inputs are read first, then judged, and then the boards that are wanted are audited again by what all the others
/// show of them, and handed over. A board may be asked for twice: what is said of it must depend on the case alone.
pub trait Collector: Send + Sync {
    /// What is kept of one part of an input until its turn comes.
    type Part: Default + Send;

    /// What is kept of a finding that is reported once a file, until the file ends.
    type Noted: Default + Send + Sync;

    /// Whether each board is taken by itself, as it is read: then nothing is known of what others show of it.
    fn is_alone(&self) -> bool {
        false
    }

    /// How many bytes are kept of a board that is wanted, about, if it is handed over as it is read, before others show anything
    /// of it. As far as there is room it is, and taken back in the rare case that they do; others are read once more.
    fn at_once(&self, _case: &Case<'_>, _findings: &[Finding]) -> Option<usize> {
        None
    }

    /// Whether any board may be handed over so.
    fn takes_at_once(&self) -> bool {
        false
    }

    /// Takes in that a board was read, whatever is found on it: each is, once.
    fn read(&self, _part: &mut Self::Part, _case: &Case<'_>) {}

    /// Takes back what was handed over of these games of a part, by number: others show something of them.
    fn take_back(&self, _part: &mut Self::Part, _games: &[u64]) {}

    /// Nothing more is handed over of a part for now. Its boards are put in the order of its games: those that were read once more
    /// stand behind the others.
    fn close(&self, _part: &mut Self::Part) {}

    /// Whether the text of every part is asked for, and not only of those with boards that are wanted.
    fn takes_texts(&self) -> bool {
        false
    }

    /// The text of a part, before its boards. Every byte of a file's text is in one of its parts.
    fn text(&self, _part: &mut Self::Part, _text: &[u8], _origin: Origin) {}

    /// Whether a board is to be reported. Most boards of most files are not, and cost nothing more.
    fn wants(&self, _case: &Case<'_>, _findings: &[Finding]) -> bool {
        true
    }

    /// One board that is wanted, on any thread. `at` counts within the part.
    fn board(&self, part: &mut Self::Part, at: At, case: &Case<'_>, findings: &[Finding]);

    /// Something that the file does again and again, where its part has it first, on any thread.
    fn noted(&self, _at: At, _case: &Case<'_>, _finding: &Finding) -> Self::Noted {
        Self::Noted::default()
    }

    /// Whether the scores of tables are compared.
    fn compares_scores(&self) -> bool {
        false
    }

    /// Whether the scores of the other tables of a board are asked for, where any are.
    fn asks_for_scores(&self, case: &Case<'_>) -> bool {
        case.rescored().is_some()
    }

    /// Which records are looked for when they stand in the input again.
    fn records(&self) -> Records {
        Records::OfNone
    }
}

/// Writes something.
pub type Unwritten = Box<dyn FnOnce() -> io::Result<()> + Send>;

/// What is kept of one part of an input until its turn comes.
pub type PartOf<R> = <<R as Reporter>::Collector as Collector>::Part;

/// What is kept of a finding that is reported once a file, until the file ends.
pub type NotedOf<R> = <<R as Reporter>::Collector as Collector>::Noted;

/// Takes what the audit finds: parts and files, in order, on one thread at a time.
pub trait Reporter: Send {
    /// What makes parts of boards.
    type Collector: Collector;

    /// The collector for a run.
    fn collector(&self) -> Self::Collector;

    /// One part, in input order. `before` is what the file held before the part.
    fn part(&mut self, file: &str, before: At, part: PartOf<Self>) -> io::Result<()>;

    /// What is still to be written of what was handed over, for any thread: nothing that follows waits for it.
    fn unwritten(&mut self) -> Option<Unwritten> {
        None
    }

    /// Something that a file does again and again, after all its parts, in the order of first sight. `before` is what
    /// the file held before the part that has it first.
    fn file_wide(
        &mut self,
        _file: &str,
        _before: At,
        _noted: NotedOf<Self>,
        _places: &Places,
    ) -> io::Result<()> {
        Ok(())
    }

    /// One file, after all its parts.
    fn file(&mut self, _file: &FileTally) -> io::Result<()> {
        Ok(())
    }

    /// A slip about which no board was found, after all files: its finding, and where it stands.
    fn unmatched(&mut self, _file: &str, _slip: &Slip, _finding: &Finding) -> io::Result<()> {
        Ok(())
    }
}

/// Where a file has something that it does again and again.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Places {
    /// How often.
    pub times: u64,
    /// The lines of the first ten, in the order in which they were found.
    pub lines: Vec<u64>,
}
