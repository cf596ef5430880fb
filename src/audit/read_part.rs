//! What is made of the boards of a part, one after another, as they are read.

use super::across::{BoardKey, MisfitPlay, RecordKey, Traces};
use super::before::{Before, Handed};
use super::file_wide::FileWideFindings;
use super::foreign::is_json;
use super::listed::{Left, Listed, hash_of};
use super::tally::{Tally, Unread};
use super::written::{PartReader, PartText, Written};
use super::{At, Collector, Records};
use crate::board::Format;
use crate::checks::{BoardFindings, Case, CrossBoard, Findings, Sighting};
use crate::source::{Encoding, Span};
use std::sync::atomic::{AtomicUsize, Ordering};

/// What came of one part.
pub(super) struct ReadPart<P, N> {
    /// What was made of the boards that were handed over as they were read.
    pub(super) part: P,
    pub(super) file_wide: FileWideFindings<N>,
    pub(super) games: u64,
    /// What is recorded of the boards that need not be looked at again, and what is found on them.
    pub(super) tally: Tally,
    pub(super) traces: Traces,
    /// The boards that are looked at again when all is judged, in order.
    pub(super) listed: Vec<Listed>,
    pub(super) bytes: u64,
    pub(super) lines: u64,
    pub(super) encoding: Encoding,
    pub(super) format: Format,
    /// What it hands on to the parts behind it.
    pub(super) handed: Handed,
    pub(super) stray: Option<Unread>,
}

/// The bytes of boards that were handed over as they were read, until all is judged.
const ROOM: usize = 128 << 20;

/// How many boards a text holds, at the most, if none is unusually short: room is made for what is kept of so many.
pub fn most_boards(text: &[u8]) -> usize {
    text.len() / 512 + 1
}

/// What came of the boards of a part so far.
pub(super) struct PartBuilder<'a, C: Collector> {
    collector: &'a C,
    /// The bytes that are taken by boards that were handed over as they were read.
    taken: &'a AtomicUsize,
    written: PartText<'a>,
    /// Games that were ruled on.
    ruled: u32,
    at: At,
    lines: LineEnds,
    part: C::Part,
    file_wide: FileWideFindings<C::Noted>,
    tally: Tally,
    traces: Traces,
    listed: Vec<Listed>,
}

impl<'a, C: Collector> PartBuilder<'a, C> {
    pub(super) fn new(collector: &'a C, written: PartText<'a>, taken: &'a AtomicUsize) -> Self {
        let mut part = C::Part::default();
        if collector.is_alone() || collector.takes_at_once() {
            collector.text(&mut part, written.text, written.passage.origin);
        }
        Self {
            collector,
            taken,
            written,
            ruled: 0,
            at: At::default(),
            lines: LineEnds::default(),
            part,
            file_wide: FileWideFindings::default(),
            tally: Tally::default(),
            traces: Traces::default(),
            listed: Vec::new(),
        }
    }

    /// Keeps what a board is judged by. Says what is assumed of its file, by which it is checked now; `None` where there will be
    /// something to report of it, or its file may show something: then it is checked when all is known.
    pub(super) fn ruled(&mut self, case: &Case<'_>) -> Option<CrossBoard<'static>> {
        self.ruled += 1;
        self.collector.read(&mut self.part, case);
        if self.collector.is_alone() {
            return Some(CrossBoard::default());
        }
        let traces = &mut self.traces;
        traces.make_room(|| most_boards(self.written.text));
        let compares = self.collector.compares_scores();
        let scores = compares.then(|| self.collector.asks_for_scores(case));
        let asked = (scores, self.collector.records() == Records::OfAll);
        let key = BoardKey::of(case, self.ruled, asked);
        if let Some(key) = &key {
            traces.push(key);
        }
        if let Some(play) = MisfitPlay::of(case) {
            traces.misfit(self.ruled, play);
        }
        key.map_or_else(|| Some(CrossBoard::default()), |key| key.shown.assumed())
    }

    /// Goes on to the next game.
    pub(super) const fn next_game(&mut self) {
        self.at.game += 1;
    }

    /// Whether a board that is wanted is handed over as it is read.
    fn is_at_once(&self, case: &Case<'_>, found: &BoardFindings) -> bool {
        let has_room = |size| self.taken.fetch_add(size, Ordering::Relaxed) < ROOM;
        let size = || self.collector.at_once(case, &found.board);
        self.collector.is_alone() || size().is_some_and(has_room)
    }

    /// Takes a checked board. Returns its place where there is something to report now, and whether it is handed over.
    pub(super) fn board(
        &mut self,
        case: &Case<'_>,
        game: &Written,
        found: &BoardFindings,
    ) -> Option<(At, bool)> {
        let is_wanted = self.collector.wants(case, &found.board);
        let is_at_once = is_wanted && self.is_at_once(case, found);
        if is_at_once {
            self.keep_record(case);
        }
        if is_wanted && !is_at_once {
            self.list(case, game, Left::Found);
        } else {
            self.tally.count_board(case, &found.board);
        }
        if found.seen.is_empty() && !is_at_once {
            return None;
        }
        let start = case.record.span().start as usize;
        self.at.line = self.lines.before(start, self.written);
        Some((self.at, is_at_once))
    }

    /// The number of the game at hand.
    #[allow(clippy::cast_possible_truncation)] // a part has less than 4 GiB
    const fn number(&self) -> u32 {
        self.at.game as u32
    }

    /// Keeps what the record of a wanted board is known by, if that is not kept of all.
    fn keep_record(&mut self, case: &Case<'_>) {
        if self.collector.records() == Records::OfWanted
            && let Some(record) = RecordKey::of(case)
        {
            self.traces.put_record(self.number(), record);
        }
    }

    /// Takes a board that is looked at again.
    pub(super) fn list(&mut self, case: &Case<'_>, game: &Written, left: Left) {
        self.keep_record(case);
        self.traces.list(self.number());
        self.listed.push(Listed {
            game: self.number(),
            left,
            way: game.way(),
            text: hash_of(&case.record),
        });
    }

    /// Hands a board to the collector, if it is taken as it is read, and keeps the file-wide findings seen on it.
    pub(super) fn report(
        &mut self,
        (at, is_at_once): (At, bool),
        case: &Case<'_>,
        found: &mut BoardFindings,
    ) {
        let BoardFindings { board, seen } = found;
        if is_at_once {
            self.collector.board(&mut self.part, at, case, board);
        }
        see(&mut self.file_wide, self.collector, (at, case), seen);
    }

    /// All of it, when the reader is at the end of the part.
    pub(super) fn done(
        mut self,
        findings: &mut Findings,
        behind: Before<'_>,
        reader: &PartReader<'_>,
    ) -> ReadPart<C::Part, C::Noted> {
        let text = self.written.text;
        self.listed.shrink_to_fit();
        self.collector.close(&mut self.part);
        // NUL is a blank, but what begins with it was not written as text: a disk or a transfer left a hole
        let is_none = text.first() == Some(&0) || self.at.game == 0 && is_json(text);
        let stray = (reader.has_stray() || is_none).then(|| Unread::of_text(text, reader.format()));
        ReadPart {
            part: self.part,
            file_wide: self.file_wide.count(findings),
            games: self.at.game,
            tally: self.tally,
            traces: self.traces,
            listed: self.listed,
            bytes: self.written.passage.cut.bytes as u64,
            lines: self.lines.before(text.len(), self.written),
            encoding: self.written.passage.scan.encoding,
            format: reader.format(),
            handed: behind.handed_on(text, self.at.game),
            stray: self.written.passage.cut.otherwise.clone().or(stray),
        }
    }
}

/// Keeps the file-wide findings seen on a board.
pub(super) fn see<C: Collector>(
    file_wide: &mut FileWideFindings<C::Noted>,
    collector: &C,
    (at, case): (At, &Case<'_>),
    seen: &mut Vec<Sighting>,
) {
    let note = |finding: &_| collector.noted(at, case, finding);
    let game = (case.record.span().start as usize, at.first_line());
    let mut last = game;
    let line = |span: Span| {
        let byte = (span.start as usize).min(case.record.text.len());
        let known = if byte < last.0 { game } else { last };
        let line = case.record.line_of(known, byte);
        last = known.max((byte, line)); // so that a board of many findings is read once
        line
    };
    file_wide.see(at.game, std::mem::take(seen), line, note);
}

/// Line ends of a text, counted on from the place that was asked for last.
#[derive(Debug, Default)]
pub(super) struct LineEnds {
    counted: usize,
    lines: u64,
}

impl LineEnds {
    /// Those before a place behind the last.
    pub(super) fn before(&mut self, place: usize, written: PartText<'_>) -> u64 {
        let PartText { text, places, .. } = written;
        let scan = &written.passage.scan;
        if let Some(place) = places.place(place) {
            return place.line - 1;
        }
        let (counted, lines) = scan.counted(place);
        if counted > self.counted {
            (self.counted, self.lines) = (counted, lines);
        }
        self.lines += scan.line_ends(&text[self.counted..place]);
        self.counted = place;
        self.lines
    }
}
