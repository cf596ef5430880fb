//! A terminal with a person in front of it: what is shown there is no more than can be read.

use crate::checks::Severity;
use crate::report::phrase::head;
use crate::report::terminal::diagnostic::{Diagnostic, Noted};
use crate::words::{Words, key};
use std::collections::BTreeMap;
use std::io::{self, Write};
use textwrap::core::display_width;

/// How large a terminal is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Screen {
    /// How many characters a line takes.
    pub columns: usize,
    /// How many lines there are.
    pub rows: usize,
}

impl Default for Screen {
    /// A terminal that does not say.
    fn default() -> Self {
        Self {
            columns: 80,
            rows: 24,
        }
    }
}

impl Screen {
    /// The lines that a text takes.
    pub(in crate::report) fn lines_of(self, text: &str) -> usize {
        let lines = text.lines();
        let taken = lines.map(|line| self.width(line).div_ceil(self.columns).max(1));
        taken.sum()
    }

    /// The columns that a line takes; of a short one the most that it may take.
    fn width(self, line: &str) -> usize {
        if line.len() <= self.columns {
            return line.len(); // no character is wider than its bytes are many
        }
        display_width(line)
    }

    /// A line cut where the screen ends.
    pub(in crate::report) fn cut(self, line: &str) -> String {
        if display_width(line) <= self.columns {
            return line.to_owned();
        }
        let kept = head(line, self.columns.saturating_sub(1));
        format!("{}\u{2026}", kept.trim_end())
    }

    /// A paragraph wrapped at its blanks, with these blanks before its second line and those that follow.
    pub(in crate::report) fn wrapped(self, text: &str, indent: &str) -> Vec<String> {
        let options = textwrap::Options::new(self.columns)
            .subsequent_indent(indent)
            .word_splitter(textwrap::WordSplitter::NoHyphenation)
            .break_words(false);
        let lines = textwrap::wrap(text, options).into_iter();
        lines.map(std::borrow::Cow::into_owned).collect()
    }

    fn written(self, board: &[Piece]) -> String {
        let mut text = Vec::new();
        for piece in board {
            piece.write(&mut text);
        }
        self.fitted(&text)
    }

    /// A text whose sentences are wrapped; the lines of a record stay as they are.
    fn fitted(self, text: &[u8]) -> String {
        let mut fitted = String::with_capacity(text.len());
        for line in String::from_utf8_lossy(text).lines() {
            if self.width(line) <= self.columns || line.contains('|') {
                fitted.extend([line, "\n"]);
                continue;
            }
            for line in self.wrapped(line, "      ") {
                fitted.extend([&*line, "\n"]);
            }
        }
        fitted
    }
}

/// The screens that boards take, at the most.
const SCREENS: usize = 2;
/// The most causes that are shown, each in a line; the closing lines count all of them.
const MOST_CAUSES: usize = 5;

/// How soon something is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::report) enum Rank {
    /// A board for the director, of this priority.
    Director(u8),
    /// Another one with findings.
    Board,
    /// What a file does again and again.
    File,
}

/// The boards that are shown on a screen: the most urgent of a run.
#[derive(Debug, Default)]
pub(in crate::report) struct Screenful {
    screen: Screen,
    /// What is shown, the most urgent first, each with the lines that it takes.
    shown: Vec<(Rank, usize, String)>,
    /// Boards that are not shown.
    more: u64,
    /// Causes of files, each with the boards that it explains: those of most boards first.
    causes: Vec<(u64, String)>,
    /// The findings of the board at hand: notes, warnings, errors.
    board: [Vec<Piece>; 3],
    /// What files do again and again, by its code.
    habits: BTreeMap<&'static str, Habit>,
}

/// A finding, written only if there is room for its board.
#[derive(Debug)]
pub(in crate::report) enum Piece {
    /// With the lines of the record, of which so many stand before the part.
    Diagnostic(Box<Diagnostic>, Box<Noted>, u64),
    /// In a line of its own.
    Line(Vec<u8>),
}

impl Piece {
    /// The lines that it takes where none is too long for a screen.
    fn lines(&self) -> usize {
        match self {
            Self::Diagnostic(diagnostic, ..) => diagnostic.lines(),
            Self::Line(_) => 1,
        }
    }

    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Self::Diagnostic(diagnostic, of, before) => {
                let written = diagnostic.write(of, *before, out);
                written.expect("memory takes all bytes");
            }
            Self::Line(line) => out.extend_from_slice(line),
        }
    }
}

/// Something that files do again and again.
#[derive(Debug)]
struct Habit {
    first: String,
    files: u64,
    /// Whether the file at hand is among them.
    is_here: bool,
}

impl Habit {
    /// The first finding, with how many other files have the same.
    fn text(&self, words: &Words) -> String {
        let first = &self.first;
        if self.files < 2 {
            return first.clone();
        }
        let same = words.counted(key!("screen-same", count, number), self.files - 1);
        format!("{}\n  {}\n\n", first.trim_end(), words.sentence(&same))
    }
}

impl Screenful {
    pub(in crate::report) fn of(screen: Screen) -> Self {
        Self {
            screen,
            ..Self::default()
        }
    }

    /// Takes in a cause of so many boards of a file.
    pub(in crate::report) fn cause(&mut self, boards: u64, text: &str) {
        let place = self.causes.partition_point(|(other, _)| *other >= boards);
        if place < MOST_CAUSES {
            let text = self.screen.fitted(text.as_bytes());
            self.causes.insert(place, (boards, text));
            self.causes.truncate(MOST_CAUSES);
        }
    }

    /// Takes in a finding of the board at hand.
    pub(in crate::report) fn take(&mut self, severity: Severity, piece: Piece) {
        self.board[severity as usize].push(piece);
    }

    /// The findings of the board at hand, which is over: a person reads the errors first.
    fn take_board(&mut self) -> Vec<Piece> {
        let by_severity = self.board.iter_mut().rev();
        by_severity.flat_map(std::mem::take).collect()
    }

    /// Ends a board. What has no room is not even written.
    pub(in crate::report) fn end_board(&mut self, rank: Rank) {
        let board = self.take_board();
        if board.is_empty() {
            return;
        }
        let place = self.place(rank);
        let lines: usize = board.iter().map(Piece::lines).sum();
        let taken = self.shown[..place].iter().map(|(_, lines, _)| lines);
        let room = (SCREENS * self.screen.rows).saturating_sub(taken.sum());
        if place == 0 || lines <= room {
            self.add(rank, self.screen.written(&board));
        } else {
            self.more += 1;
            self.let_go(place);
        }
    }

    /// Takes what was found as something that the file does again and again.
    pub(in crate::report) fn end_habit(&mut self, code: &'static str) {
        let found = self.take_board();
        if found.is_empty() {
            return;
        }
        let habit = self.habits.entry(code).or_insert_with(|| Habit {
            first: self.screen.written(&found),
            files: 0,
            is_here: false,
        });
        habit.files += u64::from(!habit.is_here);
        habit.is_here = true;
    }

    pub(in crate::report) fn end_file(&mut self) {
        for habit in self.habits.values_mut() {
            habit.is_here = false;
        }
    }

    /// Where something of this rank goes: behind all that is as urgent.
    fn place(&self, rank: Rank) -> usize {
        self.shown.partition_point(|(other, ..)| *other <= rank)
    }

    /// Adds something, and lets go of what has no room any more. The first always has room.
    fn add(&mut self, rank: Rank, text: String) {
        let lines = self.screen.lines_of(&text);
        self.shown.insert(self.place(rank), (rank, lines, text));
        let mut room = SCREENS * self.screen.rows;
        let fits = self.shown.iter().take_while(|(_, lines, _)| {
            let fits = *lines <= room;
            room = room.saturating_sub(*lines);
            fits
        });
        let fit = fits.count().max(1);
        self.let_go(fit);
    }

    /// Lets go of all but the first.
    fn let_go(&mut self, fit: usize) {
        let gone = self.shown.drain(fit..);
        self.more += gone.filter(|(rank, ..)| *rank != Rank::File).count() as u64;
    }

    pub(in crate::report) fn write(
        &mut self,
        words: &Words,
        is_in_folder: bool,
        out: &mut impl Write,
    ) -> io::Result<()> {
        for habit in std::mem::take(&mut self.habits).into_values() {
            self.add(Rank::File, habit.text(words));
        }
        for (_, text) in &self.causes {
            out.write_all(text.as_bytes())?;
        }
        if !self.causes.is_empty() && !self.shown.is_empty() {
            writeln!(out)?;
        }
        for (.., text) in &self.shown {
            out.write_all(text.as_bytes())?;
        }
        if self.more == 0 {
            return Ok(());
        }
        let more = if is_in_folder {
            key!("screen-more-in-folder", count, number)
        } else {
            key!("screen-more", count, number)
        };
        let more = words.sentence(&words.counted(more, self.more));
        for line in self.screen.wrapped(&more, "  ") {
            writeln!(out, "{line}")?;
        }
        writeln!(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    /// What is shown on a screen of a size: findings by their severity, each `end` of a board with its priority if it has one, and
    /// causes.
    fn shown(size: &str, steps: &str) -> String {
        let [columns, rows] = [0, 1].map(|it| size.split('x').nth(it).unwrap().parse().unwrap());
        let mut shown = Screenful::of(Screen { columns, rows });
        for step in steps.split("; ") {
            let (word, text) = step.split_once(' ').unwrap_or((step, ""));
            let line = format!("{text}\n");
            let severity = Severity::ALL.into_iter().find(|it| it.name() == word);
            match (severity, word) {
                (Some(severity), _) => shown.take(severity, Piece::Line(line.into())),
                (_, "cause") => shown.cause(3, &line),
                _ => shown.end_board(text.parse().map_or(Rank::Board, Rank::Director)),
            }
        }
        let (words, mut out) = (Words::of(Language::English), Vec::new());
        shown.write(words, false, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn boards_are_shown_as_their_list_has_it() {
        hold!("screens.txt", shown);
    }

    #[test]
    fn lines_are_counted_as_the_screen_breaks_them() {
        let (columns, rows) = (10, 24);
        let screen = Screen { columns, rows };
        let coloured = "\u{1b}[1m0123456789\u{1b}[0m\n0123456789a\n\n";
        assert_eq!(screen.lines_of(coloured), 4);
        assert_eq!(screen.cut("0123456789"), "0123456789");
        assert_eq!(screen.cut("01234567 9a"), "01234567\u{2026}");
        assert_eq!(
            screen.wrapped("one two three", "  "),
            ["one two", "  three"]
        );
    }
}
