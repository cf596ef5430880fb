//! The last step of a run: the boards of which there is something to say are audited again, with what all others show of
//! them, and handed to the reporter in input order.

use super::across::Across;
use super::file::OpenFile;
use super::given::{Ended, Given};
use super::parts::Piece;
use super::reading::{EarlyParts, PartKept, ReadFile};
use super::reorder_buffer::ReorderBuffer;
use super::reported_part::{PartAgain, ReportedPart};
use super::tally::Unread;
use super::{At, Collector, NotedOf, PartOf, Reporter};
use std::io;

/// What comes next: a part by the places of its file and of itself, with what was handed over of it as it was read; or the end of
/// a file.
type Turn<P> = Option<(usize, usize, Option<P>)>;

/// What came of a part, and what its file held before it; where its text could not be read again, why, and how many boards
/// were to be looked at. Nothing where a file ends.
type Done<P, N> = Option<(At, Result<ReportedPart<P, N>, (Unread, usize)>)>;

/// Reports all files.
pub(super) fn report<'a, R: Reporter>(
    given: Given<'a>,
    mut ended: Ended,
    (files, mut early): (Vec<ReadFile<'a, NotedOf<R>>>, EarlyParts<R>),
    across: &Across,
    (collector, reporter): (&R::Collector, &mut R),
) -> io::Result<Ended> {
    let mut turns: Vec<Turn<PartOf<R>>> = Vec::new();
    let mut open = Vec::new();
    let mut kept = Vec::new();
    for (file, read) in files.into_iter().enumerate() {
        let is_asked = |(place, part): (usize, &PartKept<'_>)| {
            let early = early.pop_front().flatten();
            let is_again = !part.listed.is_empty() || across.shows((file, place));
            let is_asked = is_again || early.is_some() || collector.takes_texts();
            is_asked.then_some(Some((file, place, early)))
        };
        turns.extend(read.parts.iter().enumerate().filter_map(is_asked));
        turns.push(None);
        open.push((read.file, read.unread));
        kept.push(read.parts);
    }
    let mut open = open.into_iter();
    let mut current = open.next();
    let buffer = ReorderBuffer::new(given.most, |done| {
        let done: Done<_, _> = done;
        match done {
            Some((at, part)) => {
                if let Some((file, unread)) = &mut current {
                    take_part((file, unread), at, part, reporter)?;
                }
            }
            None => {
                if let Some((file, unread)) = std::mem::replace(&mut current, open.next()) {
                    ended.close(file, unread, reporter)?;
                }
            }
        }
        Ok(reporter.unwritten())
    });
    let mut turns = turns.into_iter();
    let next = || {
        let turn = turns.next()?;
        let size = match &turn {
            Some((file, part, _)) => Piece::room(kept[*file][*part].passage.cut.bytes),
            None => Piece::room(0),
        };
        Some((size, turn))
    };
    let report = |_, turn: Turn<_>| {
        let (file, place, early) = turn?;
        let part = &kept[file][place];
        let known: Vec<_> = across.of(file, place).collect();
        let counts = (part.games, part.at.game);
        let again = PartAgain::of(&part.listed, &known, counts);
        let done = given.again(part, &again, (collector, early));
        Some((part.at, done.map_err(|why| (why, part.listed.len()))))
    };
    buffer.fill(next, report, || ())?;
    Ok(ended)
}

/// Takes what came of a part to the reporter.
fn take_part<R: Reporter>(
    (file, unread): (&mut OpenFile<NotedOf<R>>, &mut Option<Unread>),
    at: At,
    part: Result<ReportedPart<PartOf<R>, NotedOf<R>>, (Unread, usize)>,
    reporter: &mut R,
) -> io::Result<()> {
    match part {
        Ok(part) => {
            let part = file.take_reported(part, at);
            reporter.part(&file.tally.file, at, part)
        }
        Err((why, boards)) => {
            unread.get_or_insert(why);
            file.tally.tally.games += boards as u64;
            Ok(())
        }
    }
}

impl Given<'_> {
    /// Audits boards of a part again.
    ///
    /// # Errors
    /// When its text cannot be read, or is not the one that was read.
    fn again<C: Collector>(
        self,
        part: &PartKept<'_>,
        again: &PartAgain<'_>,
        (collector, early): (&C, Option<C::Part>),
    ) -> Result<ReportedPart<C::Part, C::Noted>, Unread> {
        let early = match early {
            Some(early) if again.boards.is_empty() => return Ok(early.into()),
            early => early,
        };
        let mut worker = self.workers.take();
        let mut text = std::mem::take(&mut worker.text);
        let read = part.text.read(self.texts, &mut text);
        let read = read.map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof => Unread::Changed,
            _ => Unread::from(&error),
        });
        let reported = read.and_then(|text| {
            let written = part.passage.written_as(text);
            let mut reader = written.reader();
            let before = (self.options, part.before.clone());
            let reported = worker.report(&mut reader, written, before, again, (collector, early));
            reported.ok_or(Unread::Changed)
        });
        worker.text = text;
        self.workers.give_back(worker);
        reported
    }
}
