//! The first step of a run: each thread reads the next part, audits its boards by themselves, and hands on what is kept of
//! them, in input order.
//!
//! There are no rounds in which one waits for another: whoever is free takes the next part. So a part is audited while it
//! is in the cache of the thread that read it.

use super::across::{KeptTraces, TracedFile, TracedPart};
use super::before::{Before, Need, Needs};
use super::file::OpenFile;
use super::given::{Ended, Given};
use super::listed::Listed;
use super::parts::{Buffers, Feed, Piece};
use super::read_part::ReadPart;
use super::reorder_buffer::ReorderBuffer;
use super::spill::TextAt;
use super::tally::Unread;
use super::written::Passage;
use super::{At, Collector, NotedOf, PartOf, Reporter};
use crate::source::{Encoding, Input, Obstacle};
use std::collections::VecDeque;
use std::io;
use std::sync::Arc;

/// A file that was read.
pub(super) struct ReadFile<'a, N> {
    pub(super) name: Arc<str>,
    pub(super) file: OpenFile<N>,
    /// Why it was not read, or not to its end.
    pub(super) unread: Option<Unread>,
    pub(super) parts: Vec<PartKept<'a>>,
    is_open: bool,
}

impl<N: Default> ReadFile<'_, N> {
    pub(super) fn begin(name: String, encoding: Option<Encoding>, size: Option<u64>) -> Self {
        Self {
            name: name.as_str().into(),
            file: OpenFile::new(name, encoding, size),
            unread: None,
            parts: Vec::new(),
            is_open: true,
        }
    }

    /// Hands over what its boards are judged by.
    pub(super) fn traced(&mut self) -> TracedFile {
        let parts = self.parts.iter_mut().filter_map(|part| part.traced.take());
        TracedFile {
            name: Arc::clone(&self.name),
            parts: parts.collect(),
        }
    }
}

/// What is kept of a part until all is judged.
pub(super) struct PartKept<'a> {
    /// How its text is read, without the text.
    pub(super) passage: Passage,
    pub(super) text: TextAt,
    /// What it has from the parts before it.
    pub(super) before: Before<'a>,
    /// What the file held before it.
    pub(super) at: At,
    pub(super) games: u32,
    pub(super) listed: Vec<Listed>,
    /// What its boards are judged by, until they are.
    pub(super) traced: Option<TracedPart>,
}

/// A piece; of a part, what came of it.
type Audited<'a, P, N> = (Piece, io::Result<Option<Came<'a, P, N>>>);

/// What came of a part.
struct Came<'a, P, N> {
    /// What it has from the parts before it.
    before: Before<'a>,
    done: ReadPart<P, N>,
    /// Where its text and its traces are, if its boards are judged.
    kept: Option<(TextAt, KeptTraces)>,
}

impl<'a> Given<'a> {
    /// Takes one step, whatever becomes of those before and behind it.
    fn step<C: Collector>(
        self,
        number: usize,
        (mut piece, need): (Piece, Need<'a>),
        collector: &C,
    ) -> Audited<'a, C::Part, C::Noted> {
        let Piece::Part(passage) = &mut piece else {
            self.chain.hand_on(number, None);
            return (piece, Ok(None));
        };
        let written = passage.written();
        let mut reader = written.reader();
        let read = (&mut reader, written.text);
        let (before, is_handed_on) = self.chain.before(number, read, need);
        let mut worker = self.workers.take();
        let given = (self.options, before.clone());
        let mut done = worker.read(&mut reader, written, given, (collector, self.taken));
        self.workers.give_back(worker);
        self.chain.take_back(reader);
        if !is_handed_on {
            let handed = std::mem::take(&mut done.handed);
            self.chain.hand_on(number, Some(handed));
        }
        self.progress.bytes(done.bytes);
        self.progress.boards(done.games);
        let traces = std::mem::take(&mut done.traces);
        let keep = || {
            let text = TextAt::of(passage, self.texts)?;
            Ok::<_, io::Error>((text, traces.keep(self.traces)?))
        };
        let kept = (!collector.is_alone()).then(keep).transpose();
        let came = kept.map(|kept| Some(Came { before, done, kept }));
        (piece, came)
    }
}

/// What was handed over as it was read, of all parts of all files; nothing of a part where that may not be.
pub(super) type EarlyParts<R> = VecDeque<Option<PartOf<R>>>;

/// What was read so far.
pub(super) struct Reading<'a, R: Reporter> {
    given: Given<'a>,
    buffers: &'a Buffers,
    pub(super) ended: Ended,
    pub(super) files: Vec<ReadFile<'a, NotedOf<R>>>,
    pub(super) early: EarlyParts<R>,
}

impl<'a, R: Reporter> Reading<'a, R> {
    pub(super) fn new(given: Given<'a>, buffers: &'a Buffers) -> Self {
        Self {
            given,
            buffers,
            ended: Ended::default(),
            files: Vec::new(),
            early: VecDeque::new(),
        }
    }

    /// Reads all inputs. What is taken as it is read goes to the reporter at once.
    pub(super) fn all(
        &mut self,
        mut feed: Feed<'_, impl Iterator<Item = (Input, String)> + Send>,
        collector: &R::Collector,
        reporter: &mut R,
    ) -> io::Result<()> {
        let given = self.given;
        let mut needs = Needs::new(given.slips);
        let buffer = ReorderBuffer::new(given.most, |audited| {
            self.take(audited, collector, reporter)?;
            Ok(reporter.unwritten())
        });
        let next = || {
            let piece = (!given.halt.is_stopped()).then(|| feed.next()).flatten()?;
            let need = needs.of(&piece);
            Some((piece.size(), (piece, need)))
        };
        buffer.fill(
            next,
            |number, step| given.step(number, step, collector),
            || given.chain.give_up(),
        )?;
        self.close(Some(Obstacle::Interrupted.into()), collector, reporter)
    }

    /// Takes what came of a piece.
    fn take(
        &mut self,
        (piece, came): Audited<'a, PartOf<R>, NotedOf<R>>,
        collector: &R::Collector,
        reporter: &mut R,
    ) -> io::Result<()> {
        match (piece, came?) {
            (
                Piece::Begin {
                    file,
                    encoding,
                    size,
                },
                _,
            ) => {
                self.files.push(ReadFile::begin(file, encoding, size));
                Ok(())
            }
            (Piece::End { error }, _) => {
                self.close(error.as_ref().map(Unread::from), collector, reporter)
            }
            (Piece::Part(passage), Some(came)) => {
                let is_kept = collector.takes_at_once();
                self.part(passage, (came, is_kept), reporter)
            }
            (Piece::Part(_), None) => Ok(()), // there is none
        }
    }

    fn part(
        &mut self,
        mut passage: Passage,
        (came, is_kept): (Came<'a, PartOf<R>, NotedOf<R>>, bool),
        reporter: &mut R,
    ) -> io::Result<()> {
        let Came {
            before,
            mut done,
            kept,
        } = came;
        let Some(read) = self.files.last_mut() else {
            return Ok(());
        };
        let at = read.file.before;
        read.file.take(&mut done, passage.charset);
        if let Some((text, traces)) = kept {
            let spare = std::mem::take(&mut passage.cut.text);
            self.buffers.give_back(spare);
            read.parts.push(PartKept {
                passage,
                text,
                before,
                at,
                games: u32::try_from(done.games).unwrap_or(u32::MAX),
                listed: done.listed,
                traced: Some(TracedPart {
                    kept: traces,
                    before: at.game,
                }),
            });
            self.early.push_back(is_kept.then_some(done.part));
            return Ok(());
        }
        self.buffers.give_back(passage.cut.text);
        reporter.part(&read.name, at, done.part)
    }

    /// Ends the file that is being read, if there is one.
    fn close(
        &mut self,
        unread: Option<Unread>,
        collector: &R::Collector,
        reporter: &mut R,
    ) -> io::Result<()> {
        let Some(read) = self.files.last_mut().filter(|it| it.is_open) else {
            return Ok(());
        };
        read.is_open = false;
        read.unread = unread;
        if collector.is_alone()
            && let Some(read) = self.files.pop()
        {
            self.ended.close(read.file, read.unread, reporter)?;
        }
        Ok(())
    }
}
