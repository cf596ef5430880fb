//! What is made of the boards of a part, one after another.

use super::across::{BoardKey, Conventions, MisfitPlay};
use super::file_wide::FileWideFindings;
use super::rejudged::{Changes, Rejudged};
use super::tally::{Found, Tally, Unread};
use super::written::{PartReader, PartText};
use super::{At, Collector};
use crate::board::{Carry, Format, Record};
use crate::checks::{BoardFindings, Case, CrossBoard, Finding, Findings, Sighting};
use crate::source::{Encoding, Span};

/// What other boards show of some of the games of a part.
#[derive(Clone, Copy)]
#[allow(clippy::large_enum_variant)] // one for a part, never kept
pub(super) enum Judged<'a> {
    /// The first time it is guessed, by what was found of the file before.
    Guess(&'a Conventions),
    /// It is known: the games by number.
    Known(&'a [(u64, CrossBoard<'a>)]),
}

/// What came of one part.
pub(super) struct PartResult<P, N> {
    pub(super) part: P,
    pub(super) file_wide: FileWideFindings<N>,
    /// What is recorded of its boards.
    pub(super) tally: Tally,
    /// What is found on them, by number of the game.
    pub(super) found: Vec<(u64, Found)>,
    /// What the boards are compared by with those before them.
    pub(super) keys: Vec<BoardKey>,
    /// The plays that do not fit the deals of their boards.
    pub(super) misfits: Vec<MisfitPlay>,
    /// What was guessed of some of the games, by number.
    pub(super) guessed: Vec<(u64, CrossBoard<'static>)>,
    pub(super) bytes: u64,
    pub(super) lines: u64,
    pub(super) encoding: Encoding,
    pub(super) format: Format,
    pub(super) carry: Carry,
    pub(super) stray: Option<Unread>,
}

/// How many boards a text holds, at the most, if none is unusually short: room is made for what is kept of so many.
pub fn most_boards(text: &[u8]) -> usize {
    text.len() / 512 + 1
}

/// How a game is audited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Audited {
    #[default]
    Whole,
    /// Only by its deal at another table, which is found once a file.
    OtherTable,
    /// Not once more.
    Not,
}

/// What came of the boards of a part so far.
pub(super) struct PartBuilder<'a, C: Collector> {
    collector: &'a C,
    with_scores: bool,
    written: PartText<'a>,
    /// What other boards show of some of its games, by number; `None` the first time, when it is guessed.
    cross_board: Option<&'a [(u64, CrossBoard<'a>)]>,
    /// The only games that are audited; `None` if all are.
    rejudged: Option<&'a [Rejudged<'a>]>,
    /// The guess, by number of the game.
    guessed: Vec<(u64, CrossBoard<'static>)>,
    conventions: Conventions,
    /// Games that were ruled on.
    ruled: u64,
    /// Keys of boards that it was guessed about, where there was anything to guess.
    looked_at: usize,
    /// Keys in the conventions: they are taken in when a guess asks for them.
    taken: usize,
    at: At,
    /// Up to here the line ends of the text are counted.
    counted: usize,
    part: C::Part,
    file_wide: FileWideFindings<C::Noted>,
    tally: Tally,
    found: Vec<(u64, Found)>,
    keys: Vec<BoardKey>,
    misfits: Vec<MisfitPlay>,
}

impl<'a, C: Collector> PartBuilder<'a, C> {
    pub(super) fn new(collector: &'a C, written: PartText<'a>, judged: Judged<'a>) -> Self {
        let (cross_board, conventions) = match judged {
            Judged::Guess(conventions) => (None, *conventions),
            Judged::Known(cross_board) => (Some(cross_board), Conventions::default()),
        };
        let mut part = C::Part::default();
        collector.text(&mut part, written.text, written.origin);
        Self {
            collector,
            with_scores: collector.compares_scores(),
            written,
            cross_board,
            rejudged: None,
            guessed: Vec::new(),
            conventions,
            ruled: 0,
            looked_at: 0,
            taken: 0,
            at: At::default(),
            counted: 0,
            part,
            file_wide: FileWideFindings::default(),
            tally: Tally::default(),
            found: Vec::new(),
            keys: Vec::new(),
            misfits: Vec::new(),
        }
    }

    /// Goes on with a part that was audited: the boards of which more is known now are reported again, and were taken back.
    pub(super) fn again(
        collector: &'a C,
        written: PartText<'a>,
        rejudged: &'a [Rejudged<'a>],
        part: C::Part,
    ) -> Self {
        Self {
            rejudged: Some(rejudged),
            part,
            ..Self::new(collector, written, Judged::Known(&[]))
        }
    }

    /// Goes on to rule on the next game, and says how it is audited.
    pub(super) fn next_ruled(&mut self) -> Audited {
        self.ruled += 1;
        if self.rejudged.is_none() {
            return Audited::Whole;
        }
        match self.rejudged(self.ruled).map(|it| it.changes) {
            Some(Changes::Board) => Audited::Whole,
            Some(Changes::Nothing) => Audited::OtherTable,
            None => Audited::Not,
        }
    }

    /// Whether games to be audited may follow those that were ruled on.
    pub(super) fn goes_on(&self) -> bool {
        let last = self.rejudged.map(|all| all.last().map_or(0, |it| it.game));
        last.is_none_or(|last| last > self.ruled)
    }

    fn rejudged(&self, game: u64) -> Option<&'a Rejudged<'a>> {
        let all = self.rejudged?;
        let place = all.binary_search_by_key(&game, |it| it.game).ok()?;
        Some(&all[place])
    }

    /// Keeps what its board is compared by; the second time that is known already.
    pub(super) fn ruled(&mut self, case: &Case<'_>) {
        if self.cross_board.is_none() {
            let key = BoardKey::of(case, self.ruled, self.with_scores);
            if self.keys.is_empty() {
                self.keys.reserve(most_boards(self.written.text));
            }
            self.keys.extend(key);
            let is_misfit = key.is_some_and(|key| key.is_misfit());
            if let Some(replay) = case.replay().filter(|_| is_misfit) {
                self.misfits
                    .extend(MisfitPlay::of(case.board, replay, self.ruled));
            }
        }
    }

    /// Guesses what other boards show of those that were ruled on since the last guess, from all so far.
    pub(super) fn guess(&mut self) {
        let new = &self.keys[self.looked_at..];
        self.looked_at = self.keys.len();
        let mut deviating = new.iter().filter(|key| key.shown().deviates()).peekable();
        if deviating.peek().is_none() {
            return; // nearly always
        }
        for key in &self.keys[self.taken..] {
            self.conventions.take(key);
        }
        self.taken = self.keys.len();
        for key in deviating {
            let cross_board = self.conventions.cross_board(key.shown());
            if cross_board != CrossBoard::default() {
                self.guessed.push((key.game, cross_board));
            }
        }
    }

    /// Goes on to check the next game, and says what the boards before show of it.
    pub(super) fn next_game(&mut self) -> CrossBoard<'a> {
        self.at.game += 1;
        self.cross_board(self.at.game)
    }

    /// What the boards before show of a game.
    pub(super) fn cross_board(&self, game: u64) -> CrossBoard<'a> {
        if let Some(rejudged) = self.rejudged(game) {
            return rejudged.known;
        }
        let cross_board = self.cross_board.unwrap_or(&self.guessed);
        let place = cross_board.binary_search_by_key(&game, |(of, _)| *of);
        place.map_or_else(|_| CrossBoard::default(), |place| cross_board[place].1)
    }

    /// Takes a checked board. Returns its place where there is something to report, and counts it when that is reported;
    /// any other board is counted at once.
    pub(super) fn board(&mut self, case: &Case<'_>, found: &BoardFindings) -> Option<At> {
        let is_reported = !found.seen.is_empty() || self.collector.wants(case, &found.board);
        if !is_reported {
            self.count(self.at.game, case, &found.board);
            return None;
        }
        self.count_lines(case.record.span().start as usize);
        Some(self.at)
    }

    /// The place of a board on which only something of its file is found.
    pub(super) fn place(&mut self, case: &Case<'_>) -> At {
        self.count_lines(case.record.span().start as usize);
        self.at
    }

    /// Counts the line ends up to a place behind those that are counted.
    fn count_lines(&mut self, up_to: usize) {
        let PartText { text, scan, .. } = self.written;
        let (counted, lines) = scan.counted(up_to);
        if counted > self.counted {
            (self.counted, self.at.line) = (counted, lines);
        }
        self.at.line += scan.line_ends(&text[self.counted..up_to]);
        self.counted = up_to;
    }

    /// Reports a board to the collector, and keeps the file-wide findings seen on it.
    pub(super) fn report(&mut self, at: At, case: &Case<'_>, found: &mut BoardFindings) {
        let BoardFindings { board, seen } = found;
        if self.collector.wants(case, board) {
            self.collector.board(&mut self.part, at, case, board);
        }
        self.count(at.game, case, board);
        self.see(at, case, seen);
    }

    /// Keeps the file-wide findings seen on a board.
    pub(super) fn see(&mut self, at: At, case: &Case<'_>, seen: &mut Vec<Sighting>) {
        let note = |finding: &_| self.collector.noted(at, case, finding);
        let mut lines = LineCounter::of(at, case);
        let line = |span: Span| lines.of_byte(span.start);
        self.file_wide
            .see(at.game, std::mem::take(seen), line, note);
    }

    /// Counts a board; one that is audited again only by what is found on it now.
    fn count(&mut self, game: u64, case: &Case<'_>, findings: &[Finding]) {
        if self.rejudged.is_none() {
            self.tally.count_record(case);
        }
        if Found::may_be_on(case, findings) {
            if self.found.is_empty() {
                self.found.reserve(most_boards(self.written.text));
            }
            for found in Found::on(case, findings) {
                self.found.push((game, found));
            }
        }
    }

    /// All of it, when the reader is at the end of the part.
    pub(super) fn done(
        mut self,
        findings: &mut Findings,
        carry: Carry,
        reader: &PartReader<'_>,
    ) -> PartResult<C::Part, C::Noted> {
        let text = self.written.text;
        self.count_lines(text.len());
        PartResult {
            part: self.part,
            file_wide: self.file_wide.count(findings),
            tally: self.tally,
            found: self.found,
            keys: self.keys,
            misfits: self.misfits,
            guessed: self.guessed,
            bytes: self.written.bytes as u64,
            lines: self.at.line,
            encoding: self.written.scan.encoding,
            format: reader.format(),
            carry: carry.detached(text),
            // NUL is a blank, but what begins with it was not written as text: a disk or a transfer left a hole
            stray: (reader.has_stray() || text.first() == Some(&0)).then(|| Unread::of_text(text)),
        }
    }

    /// The same, when the boards of which more is known are reported again, with all else as it was.
    pub(super) fn amend(
        mut self,
        findings: &mut Findings,
        done: PartResult<C::Part, C::Noted>,
    ) -> PartResult<C::Part, C::Noted> {
        self.collector.put_in_order(&mut self.part);
        let mut found = done.found;
        let is_changed = |it: &Rejudged<'_>| it.changes == Changes::Board;
        found.retain(|(game, _)| !self.rejudged(*game).is_some_and(is_changed));
        found.append(&mut self.found);
        PartResult {
            part: self.part,
            file_wide: done.file_wide.with(self.file_wide.count(findings)),
            found,
            ..done
        }
    }
}

/// Lines of a board, counted within its part: on from the byte that was asked for last.
struct LineCounter<'a> {
    record: Record<'a>,
    game: (usize, u64),
    last: (usize, u64),
}

impl<'a> LineCounter<'a> {
    fn of(at: At, case: &Case<'a>) -> Self {
        let game = (case.record.span().start as usize, at.line + 1);
        Self {
            record: case.record,
            game,
            last: game,
        }
    }

    /// The line of a byte.
    fn of_byte(&mut self, offset: u32) -> u64 {
        let text = self.record.text;
        let offset = (offset as usize).min(text.len());
        let (from, line) = if offset < self.last.0 {
            self.game
        } else {
            self.last
        };
        if offset < from {
            return line - self.record.line_ends(&text[offset..from]); // in what stands before the game
        }
        self.last = (offset, line + self.record.line_ends(&text[from..offset]));
        self.last.1
    }
}
