//! The parallel driver: a window of parts at a time, audited side by side and handed on in order, while the next
//! window is read.

use super::Reporter;
use super::across::Across;
use super::board::Options;
use super::cutter::PART;
use super::file::OpenFile;
use super::parts::{Feed, Piece};
use super::slips::{Pile, Slips};
use super::tally::{Read, Tally};
use super::worker::{Done, Given, Worker};
use crate::board::Carry;
use crate::checks::{Among, unmatched};
use crate::pbn::{Game, Reader};
use crate::source::{Input, ReadMode};
use rayon::prelude::*;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// More threads than this are not started: no machine has the cores, and each would cost memory.
const MOST_JOBS: usize = 256;

/// How a run goes about its work; none of it changes what comes out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct How {
    /// Threads; 0 for as many as the machine has.
    pub jobs: usize,
    /// How files are read.
    pub read: ReadMode,
    /// Bytes that a thread takes at a time, about; 0 for a number that has proved good.
    pub part: usize,
}

/// Told how far a run is, from any thread.
pub trait Progress: Sync {
    /// So many more bytes are done.
    fn bytes(&self, count: u64);
    /// So many more boards are done.
    fn boards(&self, count: u64);
}

/// A flag that ends a run early; its clones are one flag.
#[derive(Debug, Clone, Default)]
pub struct Halt(Arc<AtomicBool>);

impl Halt {
    /// A flag that is down.
    pub fn new() -> Self {
        Self::default()
    }

    /// Puts it up.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it is up.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
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
    /// Tables whose scores were not compared with others, as no more could be kept.
    pub uncompared: u64,
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
    // one thread takes a part while it is still in the cache; several want some to choose from
    let size = match pool.current_num_threads() {
        1 => 1,
        threads => threads * 4,
    };
    let part = if how.part == 0 { PART } else { how.part };
    let feed = Feed::new(inputs, how.read, part);
    let mut batch = Batch {
        options,
        slips,
        progress,
        ended: Ended::default(),
        across: Across::default(),
        file: None,
    };
    pool.install(|| batch.run(feed, size, reporter, halt))?;
    batch.ended.interrupted = halt.is_stopped();
    if !batch.ended.interrupted {
        batch.unmatched(reporter)?;
        let told = batch.across.other_tables(|it| reporter.other_tables(it));
        batch.ended.uncompared = told?;
    }
    Ok(batch.ended)
}

struct Batch<'a, N> {
    options: &'a Options,
    slips: &'a Slips,
    progress: &'a dyn Progress,
    ended: Ended,
    /// The boards so far.
    across: Across,
    /// The file that is being read.
    file: Option<OpenFile<N>>,
}

impl<'a, N: Send + Sync> Batch<'a, N> {
    fn run<R: Reporter<Noted = N>>(
        &mut self,
        mut feed: Feed<impl Iterator<Item = (Input, String)> + Send>,
        size: usize,
        reporter: &mut R,
        halt: &Halt,
    ) -> io::Result<()> {
        let mut window = feed.window(size);
        while !window.is_empty() && !halt.is_stopped() {
            let carries = self.carries(&window);
            let piles = self.piles(&window);
            let (done, next) = {
                let reporter = &*reporter;
                let this = &*self;
                rayon::join(
                    || this.audit(&window, &carries, &piles, reporter),
                    || feed.window(size),
                )
            };
            self.hand_on(&window, (&carries, &piles), done, reporter)?;
            feed.give_back(std::mem::replace(&mut window, next));
        }
        self.close(Some("interrupted".to_owned()), reporter)
    }

    /// What each part inherits from the parts before it. Most inherit nothing; only where a game says so, or begins
    /// without a deal, are the parts before it read for what they hand on.
    fn carries(&self, window: &[Piece]) -> Vec<Carry> {
        let start = self
            .file
            .as_ref()
            .map(|file| file.carry.clone())
            .unwrap_or_default();
        let inherits =
            |piece: &Piece| matches!(piece, Piece::Part { text, .. } if Carry::is_needed(text));
        if !start.reaches_on() && !window.iter().any(inherits) {
            return window.iter().map(|_| Carry::default()).collect();
        }
        let own: Vec<Carry> = window.par_iter().map(handed_on).collect();
        let mut carry = start;
        let mut carries = Vec::with_capacity(window.len());
        for (piece, own) in window.iter().zip(own) {
            if matches!(piece, Piece::Begin { .. }) {
                carry = Carry::default();
            }
            carries.push(carry.clone());
            carry = carry.then(own);
        }
        carries
    }

    /// For each part the slips that may be about its boards. Where a slip gives the number of a game, the games of
    /// the parts before it are counted.
    fn piles(&self, window: &[Piece]) -> Vec<Option<Pile<'a>>> {
        if self.slips.is_empty() {
            return window.iter().map(|_| None).collect();
        }
        let counted: Vec<u64> = if self.slips.count_games() {
            window.par_iter().map(games).collect()
        } else {
            vec![0; window.len()]
        };
        let open = self.file.as_ref();
        let mut file = open.map_or("", |open| open.tally.file.as_str());
        let mut before = open.map_or(0, |open| open.before.game);
        let mut piles = Vec::with_capacity(window.len());
        for (piece, games) in window.iter().zip(counted) {
            if let Piece::Begin { file: name, .. } = piece {
                (file, before) = (name, 0);
            }
            let is_part = matches!(piece, Piece::Part { .. });
            piles.push(is_part.then(|| self.slips.of_file(file, before)));
            before += games;
        }
        piles
    }

    /// Reports the slips about which no board was found.
    fn unmatched<R: Reporter>(&mut self, reporter: &mut R) -> io::Result<()> {
        for slip in self.slips.unmatched() {
            let finding = unmatched(slip.kind, &slip.boards());
            self.ended
                .totals
                .count_findings(std::slice::from_ref(&finding));
            reporter.unmatched(&self.slips.file, slip, &finding)?;
        }
        Ok(())
    }

    fn audit<R: Reporter<Noted = N>>(
        &self,
        window: &[Piece],
        carries: &[Carry],
        piles: &[Option<Pile<'_>>],
        reporter: &R,
    ) -> Vec<Option<Done<R::Part, N>>> {
        let before = carries.par_iter().zip(piles);
        let pieces = window.par_iter().zip(before).with_max_len(1);
        let audit = |worker: &mut Worker, (piece, before): (&Piece, Before<'_>)| {
            let done = self.part(worker, piece, before, &[], reporter)?;
            self.progress.bytes(done.bytes);
            self.progress.boards(done.tally.games);
            Some(done)
        };
        pieces.map_init(Worker::default, audit).collect()
    }

    /// Audits one part. `among` is what the boards before it show of its own.
    fn part<R: Reporter<Noted = N>>(
        &self,
        worker: &mut Worker,
        piece: &Piece,
        (carry, pile): Before<'_>,
        among: &[(u64, Among<'_>)],
        reporter: &R,
    ) -> Option<Done<R::Part, N>> {
        let Piece::Part {
            text,
            charset,
            opening,
        } = piece
        else {
            return None;
        };
        let reader = Reader::new(text).beginning(*opening);
        let given = Given {
            options: *self.options,
            carry: carry.clone(),
            pile: pile.clone(),
            among,
        };
        Some(worker.part((reader, text, *charset), given, reporter))
    }

    /// Compares the boards of a part with those before them. Where there is something to say of them that is not seen on
    /// one board alone, the part is audited again.
    fn compare<R: Reporter<Noted = N>>(
        &mut self,
        piece: &Piece,
        before: Before<'_>,
        done: Done<R::Part, N>,
        reporter: &R,
    ) -> Option<Done<R::Part, N>> {
        let remarks = self.across.look(&done.briefs, done.tally.games);
        if remarks.is_empty() {
            return Some(done);
        }
        let among: Vec<_> = self.across.among(&remarks).collect();
        self.part(&mut Worker::default(), piece, before, &among, reporter)
    }

    /// Hands on what came of a window, in order.
    fn hand_on<R: Reporter<Noted = N>>(
        &mut self,
        window: &[Piece],
        before: (&[Carry], &[Option<Pile<'_>>]),
        done: Vec<Option<Done<R::Part, N>>>,
        reporter: &mut R,
    ) -> io::Result<()> {
        let before = before.0.iter().zip(before.1);
        for ((piece, before), done) in window.iter().zip(before).zip(done) {
            match piece {
                Piece::Begin {
                    file,
                    encoding,
                    size,
                } => {
                    self.across.begin(file);
                    self.file = Some(OpenFile::new(file.clone(), *encoding, *size));
                }
                Piece::End { error } => {
                    self.close(error.as_ref().map(ToString::to_string), reporter)?;
                }
                Piece::Part { text, charset, .. } => {
                    let compared =
                        done.and_then(|done| self.compare(piece, before, done, reporter));
                    if let (Some(file), Some(done)) = (&mut self.file, compared) {
                        file.take(done, *charset, reporter)?;
                        file.fault = file.fault.take().or_else(|| text.fault());
                    }
                }
            }
        }
        Ok(())
    }

    /// Ends the file that is being read.
    fn close<R: Reporter<Noted = N>>(
        &mut self,
        error: Option<String>,
        reporter: &mut R,
    ) -> io::Result<()> {
        let Some(file) = self.file.take() else {
            return Ok(());
        };
        let file = file.ended(error, reporter)?;
        self.ended.unread |= file.read != Read::Yes;
        self.ended.files += 1;
        self.ended.totals.add(&file.tally);
        reporter.file(&file)
    }
}

/// What a part hands on to the next, read for that alone.
fn handed_on(piece: &Piece) -> Carry {
    let mut carry = Carry::default();
    let Piece::Part { text, .. } = piece else {
        return carry;
    };
    let mut reader = Reader::new(text);
    let mut game = Game::default();
    while reader.read(&mut game) {
        carry.absorb(&game, text);
    }
    carry.detached(text)
}

/// How many games a part holds.
fn games(piece: &Piece) -> u64 {
    let Piece::Part { text, opening, .. } = piece else {
        return 0;
    };
    let mut reader = Reader::new(text).beginning(*opening);
    let mut game = Game::default();
    let mut count = 0;
    while reader.read(&mut game) {
        count += 1;
    }
    count
}

/// What a part has from the parts before it, and from the director.
type Before<'a> = (&'a Carry, &'a Option<Pile<'a>>);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit::{At, FileTally};
    use crate::checks::{Case, Finding};

    /// Fails on every second board that was audited, and keeps the codes of the others.
    #[derive(Default)]
    struct Clumsy {
        codes: Vec<&'static str>,
        files: Vec<FileTally>,
    }

    impl Reporter for Clumsy {
        type Part = Vec<&'static str>;
        type Noted = ();

        fn wants(&self, _: &Case<'_>, _: &[Finding]) -> bool {
            true
        }

        fn board(&self, part: &mut Self::Part, at: At, case: &Case<'_>, findings: &[Finding]) {
            assert!(
                case.ruled.is_err() || !at.game.is_multiple_of(2),
                "a fault made on purpose"
            );
            part.extend(findings.iter().map(|finding| finding.check.code));
        }

        fn noted(&self, _: At, _: &Case<'_>, _: &Finding) {}

        fn part(&mut self, _: &str, _: At, part: Self::Part) -> io::Result<()> {
            self.codes.extend(part);
            Ok(())
        }

        fn file(&mut self, file: &FileTally) -> io::Result<()> {
            self.files.push(file.clone());
            Ok(())
        }
    }

    /// Cuts the file short at the first board.
    struct Cutting {
        file: std::fs::File,
        read: Vec<Read>,
    }

    impl Reporter for Cutting {
        type Part = ();
        type Noted = ();

        fn wants(&self, _: &Case<'_>, _: &[Finding]) -> bool {
            self.file.set_len(100).unwrap();
            false
        }

        fn board(&self, (): &mut (), _: At, _: &Case<'_>, _: &[Finding]) {}

        fn noted(&self, _: At, _: &Case<'_>, _: &Finding) {}

        fn part(&mut self, _: &str, _: At, (): ()) -> io::Result<()> {
            Ok(())
        }

        fn file(&mut self, file: &FileTally) -> io::Result<()> {
            self.read.push(file.read.clone());
            Ok(())
        }
    }

    struct Silent;

    impl Progress for Silent {
        fn bytes(&self, _: u64) {}
        fn boards(&self, _: u64) {}
    }

    #[test]
    #[cfg(unix)]
    fn a_mapped_file_that_becomes_shorter_is_a_file_that_was_not_read() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), "[Board \"1\"]\n\n".repeat(50_000)).unwrap();
        let inputs = [(Input::File(file.path().to_owned()), "season.pbn".to_owned())];
        let mut reporter = Cutting {
            file: file.reopen().unwrap(),
            read: Vec::new(),
        };
        let how = How {
            jobs: 1,
            read: ReadMode::Mmap,
            ..How::default()
        };
        let ended = run(
            inputs.into_iter(),
            &Options::default(),
            &Slips::default(),
            how,
            &mut reporter,
            &Silent,
            &Halt::new(),
        )
        .unwrap();
        assert!(ended.unread && ended.totals.games < 50_000);
        let why = "the file became shorter while it was read".to_owned();
        assert_eq!(reporter.read, [Read::No(why)]);
    }

    #[test]
    fn a_panic_costs_one_board() {
        let board = "[Contract \"1NT\"]\n[Declarer \"S\"]\n[Play \"W\"]\nSA S2 S3 S4\n\n";
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), board.repeat(5)).unwrap();
        let inputs = [(Input::File(file.path().to_owned()), "five.pbn".to_owned())];
        let mut reporter = Clumsy::default();
        let options = Options::default();
        let ended = run(
            inputs.into_iter(),
            &options,
            &Slips::default(),
            How::default(),
            &mut reporter,
            &Silent,
            &Halt::new(),
        )
        .unwrap();
        let counted = (
            ended.totals.games,
            ended.totals.audited,
            ended.totals.not_auditable(),
        );
        assert_eq!(counted, (5, 3, 2));
        assert_eq!(reporter.codes, ["S901", "S901"]);
        assert_eq!(reporter.files.len(), 1);
    }
}
