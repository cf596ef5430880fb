//! The parallel driver: a window of parts at a time, audited side by side and handed on in order, while the next
//! window is read.

use super::across::Across;
use super::before::{Before, SoFar};
use super::board::Options;
use super::cutter::PART;
use super::file::OpenFile;
use super::gathered::{Done, Written};
use super::parts::{Feed, Piece};
use super::slips::Slips;
use super::tally::{Read, Tally, Unread};
use super::worker::{Given, Workers};
use super::{Collector, Reporter};
use crate::checks::{Among, unmatched};
use crate::pbn::Reader;
use crate::source::{Halt, Input, Obstacle, ReadMode};
use rayon::prelude::*;
use std::io;

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
    let feed = Feed::new(inputs, how.read, part, halt);
    let mut batch = Batch {
        given: For {
            options,
            slips,
            workers: &Workers::default(),
            progress,
        },
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

/// What all boards of a run are audited with.
#[derive(Clone, Copy)]
struct For<'a> {
    options: &'a Options,
    slips: &'a Slips,
    workers: &'a Workers,
    progress: &'a dyn Progress,
}

impl For<'_> {
    fn audit<C: Collector>(
        self,
        window: &[Piece],
        before: &[Before<'_>],
        collector: &C,
    ) -> Vec<Option<Done<C::Part, C::Noted>>> {
        let pieces = window.par_iter().zip(before).with_max_len(1);
        let audit = |(piece, before): (&Piece, &Before<'_>)| {
            let done = self.part(piece, before, &[], collector)?;
            self.progress.bytes(done.bytes);
            self.progress.boards(done.tally.games);
            Some(done)
        };
        pieces.map(audit).collect()
    }

    /// Audits one part. `among` is what the boards before it show of its own.
    fn part<C: Collector>(
        self,
        piece: &Piece,
        before: &Before<'_>,
        among: &[(u64, Among<'_>)],
        collector: &C,
    ) -> Option<Done<C::Part, C::Noted>> {
        let Piece::Part {
            text,
            charset,
            opening,
            ending,
            look,
        } = piece
        else {
            return None;
        };
        let reader = Reader::new(text).beginning(*opening).ending(*ending);
        let given = Given {
            options: *self.options,
            before: before.clone(),
            among,
        };
        let written = Written {
            text,
            charset: *charset,
            regular: look.regular,
        };
        let mut worker = self.workers.take();
        let done = worker.part(reader, written, given, collector);
        self.workers.give_back(worker);
        Some(done)
    }
}

/// A window, and what came of it. It is handed on while the next one is audited.
struct Audited<'a, P, N> {
    window: Vec<Piece>,
    before: Vec<Before<'a>>,
    done: Vec<Option<Done<P, N>>>,
}

struct Batch<'a, N> {
    given: For<'a>,
    ended: Ended,
    /// The boards so far.
    across: Across,
    /// The file that is handed on.
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
        let (given, collector) = (self.given, reporter.collector());
        let mut so_far = SoFar::default();
        let mut audited: Option<Audited<'a, R::Part, N>> = None;
        let mut window = feed.window(size);
        while !window.is_empty() && !halt.is_stopped() {
            let before = so_far.before(given.slips, &window);
            let last = audited.take();
            let (mut done, (next, handed_on)) = rayon::join(
                || given.audit(&window, &before, &collector),
                || {
                    rayon::join(
                        || feed.window(size),
                        || self.hand_on(last, reporter, &collector),
                    )
                },
            );
            feed.give_back(handed_on?);
            for (piece, done) in window.iter().zip(&mut done) {
                let part = done.as_mut();
                let part = part.map(|it| (it.tally.games, std::mem::take(&mut it.carry)));
                so_far.take(piece, part);
            }
            let window = std::mem::replace(&mut window, next);
            audited = Some(Audited {
                window,
                before,
                done,
            });
        }
        self.hand_on(audited, reporter, &collector)?;
        self.close(Some(Obstacle::Interrupted.into()), reporter)
    }

    /// Reports the slips about which no board was found.
    fn unmatched<R: Reporter>(&mut self, reporter: &mut R) -> io::Result<()> {
        let slips = self.given.slips;
        for slip in slips.unmatched() {
            let finding = unmatched(slip.kind, &slip.boards());
            self.ended
                .totals
                .count_findings(std::slice::from_ref(&finding));
            reporter.unmatched(&slips.file, slip, &finding)?;
        }
        Ok(())
    }

    /// Compares the boards of a part with those before them. Where there is something to say of them that is not seen on
    /// one board alone, the part is audited again.
    fn compare<C: Collector<Noted = N>>(
        &mut self,
        piece: &Piece,
        before: &Before<'_>,
        done: Done<C::Part, N>,
        collector: &C,
    ) -> Option<Done<C::Part, N>> {
        let remarks = self.across.look(&done.briefs, done.tally.games);
        if remarks.is_empty() {
            return Some(done);
        }
        let among: Vec<_> = self.across.among(&remarks).collect();
        self.given.part(piece, before, &among, collector)
    }

    /// Hands on what came of a window, in order, and gives the window back.
    fn hand_on<R: Reporter<Noted = N>>(
        &mut self,
        audited: Option<Audited<'_, R::Part, N>>,
        reporter: &mut R,
        collector: &R::Collector,
    ) -> io::Result<Vec<Piece>> {
        let Some(Audited {
            window,
            before,
            done,
        }) = audited
        else {
            return Ok(Vec::new());
        };
        for ((piece, before), done) in window.iter().zip(&before).zip(done) {
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
                    self.close(error.as_ref().map(Unread::from), reporter)?;
                }
                Piece::Part { text, charset, .. } => {
                    let compared =
                        done.and_then(|done| self.compare(piece, before, done, collector));
                    if let (Some(file), Some(done)) = (&mut self.file, compared) {
                        file.take(done, *charset, reporter)?;
                        file.fault = file.fault.take().or_else(|| text.fault());
                    }
                }
            }
        }
        Ok(window)
    }

    /// Ends the file that is being read.
    fn close<R: Reporter<Noted = N>>(
        &mut self,
        unread: Option<Unread>,
        reporter: &mut R,
    ) -> io::Result<()> {
        let Some(file) = self.file.take() else {
            return Ok(());
        };
        let file = file.ended(unread, reporter)?;
        self.ended.unread |= file.read != Read::Yes;
        self.ended.files += 1;
        self.ended.totals.add(&file.tally);
        reporter.file(&file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit::{At, FileTally};
    use crate::checks::{Case, Finding};

    /// Fails on every second board that was audited, and keeps the codes of the others.
    struct Clumsy;

    impl Collector for Clumsy {
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
    }

    #[derive(Default)]
    struct Codes {
        codes: Vec<&'static str>,
        files: Vec<FileTally>,
    }

    impl Reporter for Codes {
        type Part = Vec<&'static str>;
        type Noted = ();
        type Collector = Clumsy;

        fn collector(&self) -> Clumsy {
            Clumsy
        }

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
    struct Cutting(std::fs::File);

    impl Collector for Cutting {
        type Part = ();
        type Noted = ();

        fn wants(&self, _: &Case<'_>, _: &[Finding]) -> bool {
            self.0.set_len(100).unwrap();
            false
        }

        fn board(&self, (): &mut (), _: At, _: &Case<'_>, _: &[Finding]) {}

        fn noted(&self, _: At, _: &Case<'_>, _: &Finding) {}
    }

    struct Files {
        file: std::fs::File,
        read: Vec<Read>,
    }

    impl Reporter for Files {
        type Part = ();
        type Noted = ();
        type Collector = Cutting;

        fn collector(&self) -> Cutting {
            Cutting(self.file.try_clone().unwrap())
        }

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
        let mut reporter = Files {
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
        let why = Obstacle::Shortened.into();
        assert_eq!(reporter.read, [Read::No(why)]);
    }

    #[test]
    fn a_panic_costs_one_board() {
        let board = "[Contract \"1NT\"]\n[Declarer \"S\"]\n[Play \"W\"]\nSA S2 S3 S4\n\n";
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), board.repeat(5)).unwrap();
        let inputs = [(Input::File(file.path().to_owned()), "five.pbn".to_owned())];
        let mut reporter = Codes::default();
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
