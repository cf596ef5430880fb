//! A run: all inputs are read, then judged, and then reported.

use super::Reporter;
use super::across::{Across, Traced};
use super::before::Chain;
use super::cutter::PART;
use super::given::{Ended, Given, How, Progress, Step};
use super::options::Options;
use super::parts::{Buffers, Feed};
use super::pool::Pool;
use super::reading::{ReadFile, Reading};
use super::reporting::report;
use super::slips::Slips;
use super::spill::Spill;
use super::threads::spread;
use crate::checks::unmatched;
use crate::source::{Halt, Input};
use std::io;
use std::sync::atomic::AtomicUsize;
use std::sync::{Mutex, PoisonError};

/// Bytes of texts and of traces that are kept in memory, each.
const IN_MEMORY: usize = 64 << 20;

/// Why a run could not go on.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The reporter could not write.
    #[error(transparent)]
    Report(#[from] io::Error),
    /// No threads could be started.
    #[error("cannot start {jobs} threads: {source}")]
    Threads {
        /// The number asked for.
        jobs: usize,
        /// What the system said.
        source: rayon::ThreadPoolBuildError,
    },
}

/// Audits the inputs, with what a director wrote down of them. Each comes with the name that the reports give it.
///
/// # Errors
/// When the reporter cannot write, no threads can be started, or a text cannot be kept until it is reported on. A file that
/// cannot be read is no error: it is counted, and its reason reported.
pub fn run<R: Reporter>(
    inputs: impl Iterator<Item = (Input, String)> + Send,
    options: &Options,
    slips: &Slips,
    how: How,
    reporter: &mut R,
    progress: &dyn Progress,
    halt: &Halt,
) -> Result<Ended, RunError> {
    let or = |given: usize, usual| if given == 0 { usual } else { given };
    let (part, together) = (or(how.part, PART), or(how.traces, IN_MEMORY));
    let spill = Spill::new(together);
    let buffers = Buffers::new(part);
    let others = Mutex::default();
    let feed = Feed::new(inputs, &buffers, &others, halt);
    let collector = reporter.collector();
    let ended = spread(how.jobs, |threads| {
        let given = Given {
            options,
            slips,
            workers: &Pool::default(),
            chain: &Chain::new(threads > 1),
            texts: &Spill::new(IN_MEMORY),
            traces: &spill,
            progress,
            halt,
            taken: &AtomicUsize::new(0),
            // each thread has one part in hand, and others may wait for one before them
            most: match threads {
                1 => 1,
                _ => 4 * threads * part,
            },
        };
        let mut reading = Reading::<R>::new(given, &buffers);
        reading.all(feed, &collector, reporter)?;
        let is_halted = halt.is_stopped();
        progress.begins(Step::Judging);
        let mut files = reading.files;
        let mut across = Across::default();
        let traced = Traced {
            files: files.iter_mut().map(ReadFile::traced).collect(),
            spill: &spill,
            together,
        };
        let judged = across.judge(&traced, !is_halted)?;
        drop(traced);
        for (read, judged) in files.iter_mut().zip(judged) {
            read.file.take_judged(judged);
        }
        progress.begins(Step::Writing);
        let (ended, files) = (reading.ended, (files, reading.early));
        let mut ended = report(given, ended, files, &across, (&collector, reporter))?;
        ended.interrupted = is_halted || halt.is_stopped();
        if !ended.interrupted {
            report_unmatched(slips, &mut ended, reporter)?;
        }
        Ok::<_, io::Error>(ended)
    });
    let mut ended = ended.map_err(|source| RunError::Threads {
        jobs: how.jobs,
        source,
    })??;
    ended.others = others.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(ended)
}

/// Reports the slips about which no board was found.
fn report_unmatched(
    slips: &Slips,
    ended: &mut Ended,
    reporter: &mut impl Reporter,
) -> io::Result<()> {
    for slip in slips.unmatched() {
        let finding = unmatched(slip.kind, slip.keys());
        ended.totals.count_findings(std::slice::from_ref(&finding));
        reporter.unmatched(&slips.file, slip, &finding)?;
    }
    Ok(())
}
