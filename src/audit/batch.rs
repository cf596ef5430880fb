//! The parallel driver: each thread reads the next part, audits it, and hands on what is done, in input order.
//!
//! There are no rounds in which one waits for another: whoever is free takes the next part. So a part is audited while it
//! is in the cache of the thread that read it.

use super::across::{Across, Conventions, Deviation};
use super::before::{Before, Chain, Handed, Need, Needs};
use super::board::Options;
use super::cutter::PART;
use super::file::OpenFile;
use super::others::{OtherMembers, Others};
use super::part_result::{Judged, PartResult};
use super::parts::{Buffers, Feed, Passage, Piece};
use super::pool::Pool;
use super::rejudged::{Rejudged, rejudged, to_take_back};
use super::reorder_buffer::ReorderBuffer;
use super::slips::Slips;
use super::tally::{Read, Tally, Unread};
use super::worker::{PartContext, Worker};
use super::written::PartReader;
use super::{Collector, Reporter};
use crate::checks::unmatched;
use crate::source::{Halt, Input, Obstacle};
use rayon::prelude::*;
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::{io, iter};

/// More threads than this are not started: no machine has the cores, and each would cost memory.
const MOST_JOBS: usize = 256;

/// How a run goes about its work; none of it changes what comes out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct How {
    /// Threads; 0 for as many as the machine has.
    pub jobs: usize,
    /// Bytes that a thread takes at a time, about; 0 for a number that has proved good.
    pub part: usize,
}

/// Receives the progress of a run, from any thread.
pub trait Progress: Sync {
    /// So many more bytes are done.
    fn bytes(&self, count: u64);
    /// So many more boards are done.
    fn boards(&self, count: u64);
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
    /// Whether it was halted.
    pub interrupted: bool,
    /// Files that were found and not read, as their names are not those of PBN or LIN.
    pub others: Others,
    /// Tables whose scores were not compared with others, as no more could be kept.
    pub uncompared: u64,
    /// Deals, and plays whose deal was to be looked for, that could not be kept until the end.
    pub deals_left_out: u64,
}

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
/// When the reporter cannot write, or no threads can be started. A file that cannot be read is no error: it is counted,
/// and its reason reported.
pub fn run<R: Reporter>(
    inputs: impl Iterator<Item = (Input, String)> + Send,
    options: &Options,
    slips: &Slips,
    how: How,
    reporter: &mut R,
    progress: &dyn Progress,
    halt: &Halt,
) -> Result<Ended, RunError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(how.jobs.min(MOST_JOBS))
        .build();
    let pool = pool.map_err(|source| RunError::Threads {
        jobs: how.jobs,
        source,
    })?;
    let threads = pool.current_num_threads();
    let part = if how.part == 0 { PART } else { how.part };
    let buffers = Buffers::new(part);
    let others = OtherMembers::default();
    let feed = Feed::new(inputs, &buffers, &others, halt);
    let mut batch = Batch {
        given: Given {
            options,
            slips,
            workers: &Pool::default(),
            chain: &Chain::new(threads > 1),
            so_far: &SoFar::default(),
            progress,
        },
        buffers: &buffers,
        ended: Ended::default(),
        across: Across::default(),
        file: None,
        waiting: VecDeque::new(),
        reporter,
    };
    // each thread has one part in hand, and others may wait for one before them
    let most = match threads {
        1 => 1,
        _ => 4 * threads * part,
    };
    pool.install(|| batch.run(feed, most, halt))?;
    batch.ended.others = others.take();
    batch.ended.interrupted = halt.is_stopped();
    if !batch.ended.interrupted {
        batch.unmatched()?;
        let reporter = batch.reporter;
        let uncompared = batch.across.other_tables(|it| reporter.other_tables(it));
        batch.ended.uncompared = uncompared?;
        let forgotten = batch.across.deals_found(|it| reporter.deal_found(it));
        batch.ended.deals_left_out = forgotten?;
    }
    Ok(batch.ended)
}

/// What all boards of a run are audited with.
#[derive(Clone, Copy)]
struct Given<'a> {
    options: &'a Options,
    slips: &'a Slips,
    workers: &'a Pool<Worker>,
    chain: &'a Chain,
    so_far: &'a SoFar,
    progress: &'a dyn Progress,
}

/// The conventions of the file whose parts were compared last, with its number: what boards of its next parts show is
/// guessed by them. Nothing depends on the guess but which boards have to be audited again.
#[derive(Default)]
struct SoFar(Mutex<(u64, Conventions)>);

impl SoFar {
    fn put(&self, file: u64, conventions: &Conventions) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = (file, *conventions);
    }

    /// Those of a file; none if another was compared last.
    fn of(&self, file: u64) -> Conventions {
        let (of, conventions) = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if of == file {
            conventions
        } else {
            Conventions::default()
        }
    }
}

/// Does something where a step fails within, so that no other waits for it; its panic goes on to who started the run.
struct OnPanic<F: Fn()>(F);

impl<F: Fn()> Drop for OnPanic<F> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0();
        }
    }
}

/// A piece of the input in its turn.
struct PieceStep<'a> {
    number: usize,
    /// The number of its file, from 1.
    file: u64,
    piece: Piece,
    need: Need<'a>,
}

/// A piece; of a part, what stands before it, and what came of it.
struct Audited<'a, P, N> {
    piece: Piece,
    came: Option<(Before<'a>, PartResult<P, N>)>,
}

impl<'a> Given<'a> {
    /// Takes one step, whatever becomes of those before and behind it.
    fn step<C: Collector>(
        self,
        step: PieceStep<'a>,
        collector: &C,
    ) -> Audited<'a, C::Part, C::Noted> {
        let PieceStep {
            number,
            file,
            piece,
            need,
        } = step;
        let Piece::Part(passage) = &piece else {
            self.chain.hand_on(number, None);
            return Audited { piece, came: None };
        };
        let mut reader = passage.reader();
        let read = (&mut reader, &passage.text[..]);
        let (before, is_handed_on) = self.chain.before(number, read, need);
        let so_far = self.so_far.of(file);
        let guess = Judged::Guess(&so_far);
        let mut done = self.part(&mut reader, passage, &before, guess, collector);
        self.chain.take_back(reader);
        if !is_handed_on {
            let handed = Handed {
                carry: std::mem::take(&mut done.carry),
                games: done.tally.games,
            };
            self.chain.hand_on(number, Some(handed));
        }
        self.progress.bytes(done.bytes);
        self.progress.boards(done.tally.games);
        let came = Some((before, done));
        Audited { piece, came }
    }

    /// Audits one part.
    fn part<C: Collector>(
        self,
        reader: &mut PartReader<'_>,
        passage: &Passage,
        before: &Before<'_>,
        judged: Judged<'_>,
        collector: &C,
    ) -> PartResult<C::Part, C::Noted> {
        let context = PartContext {
            options: self.options,
            before: before.clone(),
            judged,
        };
        let mut worker = self.workers.take();
        let done = worker.part(reader, passage.written(), context, collector);
        self.workers.give_back(worker);
        done
    }

    /// Audits some games of a part again.
    fn again<C: Collector>(
        self,
        passage: &Passage,
        before: &Before<'_>,
        rejudged: &[Rejudged<'_>],
        done: PartResult<C::Part, C::Noted>,
        collector: &C,
    ) -> PartResult<C::Part, C::Noted> {
        let given = (self.options, before.clone());
        let mut worker = self.workers.take();
        let done = worker.part_again(
            &mut passage.reader(),
            passage.written(),
            given,
            rejudged,
            done,
            collector,
        );
        self.workers.give_back(worker);
        done
    }
}

/// A part that was audited, and waits for the end of the block in which its boards are judged.
struct Waiting<'a, P, N> {
    passage: Passage,
    before: Before<'a>,
    done: PartResult<P, N>,
    deviations: Vec<Deviation>,
}

impl<P, N> Waiting<'_, P, N> {
    fn is_judged(&self) -> bool {
        // blocks end in order, so the last deviation is judged last
        self.deviations.last().is_none_or(Deviation::is_judged)
    }
}

struct Batch<'a, R: Reporter> {
    given: Given<'a>,
    buffers: &'a Buffers,
    ended: Ended,
    /// The boards so far.
    across: Across,
    /// The file that is handed on.
    file: Option<OpenFile<R::Noted>>,
    /// Its parts that wait: no more than a block, and the part in which it ends.
    waiting: VecDeque<Waiting<'a, R::Part, R::Noted>>,
    reporter: &'a mut R,
}

impl<'a, R: Reporter> Batch<'a, R> {
    fn run(
        &mut self,
        mut feed: Feed<'_, impl Iterator<Item = (Input, String)> + Send>,
        most: usize,
        halt: &Halt,
    ) -> io::Result<()> {
        let (given, collector) = (self.given, self.reporter.collector());
        let mut needs = Needs::new(given.slips);
        let buffer = ReorderBuffer::new(most, |audited| {
            self.hand_on(audited, &collector)?;
            Ok(self.reporter.unwritten())
        });
        let mut file = 0;
        let steps = iter::from_fn(|| {
            if halt.is_stopped() || !buffer.has_room() {
                return None;
            }
            let piece = feed.next()?;
            file += u64::from(matches!(piece, Piece::Begin { .. }));
            Some(PieceStep {
                file,
                number: buffer.begin(piece.size()),
                need: needs.of(&piece),
                piece,
            })
        });
        steps.fuse().par_bridge().for_each(|step| {
            let _lost = OnPanic(|| {
                given.chain.give_up();
                buffer.stop();
            });
            let number = step.number;
            buffer.done(number, given.step(step, &collector));
        });
        buffer.end()?;
        self.close(Some(Obstacle::Interrupted.into()), &collector)
    }

    /// Reports the slips about which no board was found.
    fn unmatched(&mut self) -> io::Result<()> {
        let slips = self.given.slips;
        for slip in slips.unmatched() {
            let finding = unmatched(slip.kind, slip.keys());
            self.ended
                .totals
                .count_findings(std::slice::from_ref(&finding));
            self.reporter.unmatched(&slips.file, slip, &finding)?;
        }
        Ok(())
    }

    /// Compares the boards of a part with those before them, and hands on the parts that need not wait any longer.
    fn compare(
        &mut self,
        passage: Passage,
        (before, done): (Before<'a>, PartResult<R::Part, R::Noted>),
        collector: &R::Collector,
    ) -> io::Result<()> {
        self.across.look_for_deals(&done.misfits);
        let deviations = self.across.look(&done.keys, done.tally.games, done.bytes);
        let (file, conventions) = self.across.so_far();
        self.given.so_far.put(file, &conventions);
        self.waiting.push_back(Waiting {
            passage,
            before,
            done,
            deviations,
        });
        self.take_judged(collector)
    }

    /// Hands on the parts whose boards are judged, up to the first that has to wait.
    fn take_judged(&mut self, collector: &R::Collector) -> io::Result<()> {
        while let Some(part) = self.waiting.pop_front_if(|it| it.is_judged()) {
            let passage = part.passage;
            let done = self.judged(
                &passage,
                &part.before,
                part.done,
                &part.deviations,
                collector,
            );
            if let Some(file) = &mut self.file {
                let witnesses = part.deviations.iter().map(Deviation::witness);
                witnesses.for_each(|it| file.tally.witnesses.take(it));
                file.take(done, passage.charset, self.reporter)?;
            }
            self.buffers.give_back(Piece::Part(passage));
        }
        Ok(())
    }

    /// What came of a part whose boards are judged: those of which the guess was wrong are audited again; or all of it, where
    /// that cannot be taken back.
    fn judged(
        &self,
        passage: &Passage,
        before: &Before<'_>,
        mut done: PartResult<R::Part, R::Noted>,
        deviations: &[Deviation],
        collector: &R::Collector,
    ) -> PartResult<R::Part, R::Noted> {
        let cross_board: Vec<_> = self.across.cross_board(deviations).collect();
        let rejudged = rejudged(&done.guessed, &cross_board);
        if rejudged.is_empty() {
            return done;
        }
        if let Some(games) = to_take_back(&rejudged)
            && done.file_wide.has_room()
            && collector.take_back(&mut done.part, &games)
        {
            return self
                .given
                .again(passage, before, &rejudged, done, collector);
        }
        let judged = Judged::Known(&cross_board);
        let mut reader = passage.reader();
        self.given
            .part(&mut reader, passage, before, judged, collector)
    }

    /// Hands on what came of a piece.
    fn hand_on(
        &mut self,
        audited: Audited<'a, R::Part, R::Noted>,
        collector: &R::Collector,
    ) -> io::Result<()> {
        let Audited { piece, came } = audited;
        match (piece, came) {
            (
                Piece::Begin {
                    file,
                    encoding,
                    size,
                },
                _,
            ) => {
                self.across.begin(&file);
                self.file = Some(OpenFile::new(file, encoding, size));
                Ok(())
            }
            (Piece::End { error }, _) => self.close(error.as_ref().map(Unread::from), collector),
            (Piece::Part(passage), Some(came)) => self.compare(passage, came, collector),
            (Piece::Part(_), None) => Ok(()), // there is none
        }
    }

    /// Ends the file that is being read.
    fn close(&mut self, unread: Option<Unread>, collector: &R::Collector) -> io::Result<()> {
        self.across.end();
        self.take_judged(collector)?;
        let Some(file) = self.file.take() else {
            return Ok(());
        };
        let file = file.ended(unread, self.reporter)?;
        self.ended.unread |= file.read != Read::Yes;
        self.ended.files += 1;
        self.ended.totals.add(&file.tally);
        self.reporter.file(&file)
    }
}
