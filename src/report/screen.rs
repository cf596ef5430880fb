//! A terminal with a person in front of it: what is shown there is no more than can be read.

use super::width::head;
use crate::checks::Severity;
use crate::words::{Words, message};
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
    pub(super) fn lines_of(self, text: &str) -> usize {
        let lines = text.lines();
        let taken = lines.map(|line| display_width(line).div_ceil(self.columns).max(1));
        taken.sum()
    }

    /// A line cut where the screen ends.
    pub(super) fn cut(self, line: &str) -> String {
        if display_width(line) <= self.columns {
            return line.to_owned();
        }
        let kept = head(line, self.columns.saturating_sub(1));
        format!("{}\u{2026}", kept.trim_end())
    }

    /// A paragraph wrapped at its blanks, with these blanks before its second line and those that follow.
    pub(super) fn wrapped(self, text: &str, indent: &str) -> Vec<String> {
        let options = textwrap::Options::new(self.columns)
            .subsequent_indent(indent)
            .word_splitter(textwrap::WordSplitter::NoHyphenation)
            .break_words(false);
        let lines = textwrap::wrap(text, options).into_iter();
        lines.map(std::borrow::Cow::into_owned).collect()
    }

    /// The lines for boards: two screens.
    const fn lines_for_boards(self) -> usize {
        2 * self.rows
    }
}

/// The most causes that are shown, each in a line; the closing lines count all of them.
const MOST_CAUSES: usize = 5;

/// How soon something is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    /// A board for the director, of this priority.
    Director(u8),
    /// Another one with findings.
    Board,
    /// What a file does again and again.
    File,
}

impl Rank {
    /// That of a board with this priority for the director, if it has one.
    pub(super) fn of(priority: Option<u8>) -> Self {
        priority.map_or(Self::Board, Self::Director)
    }
}

/// The boards that are shown on a screen: the most urgent of a run.
#[derive(Debug)]
pub(super) struct Screenful {
    screen: Screen,
    /// What is shown, the most urgent first, each with the lines that it takes.
    shown: Vec<(Rank, usize, String)>,
    /// Boards that are not shown.
    more: u64,
    /// Causes of files, each with the boards that it explains: those of most boards first.
    causes: Vec<(u64, String)>,
    /// The findings of the board at hand: notes, warnings, errors.
    board: [Vec<u8>; 3],
    /// What files do again and again, by its code.
    habits: BTreeMap<&'static str, Habit>,
}

/// Something that files do again and again.
#[derive(Debug)]
struct Habit {
    /// The first finding.
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
        let others = self.files - 1;
        let same = message!(
            "screen-same",
            count = others,
            number = words.grouped(others)
        );
        format!("{}\n  {}\n\n", first.trim_end(), words.sentence(&same))
    }
}

impl Screenful {
    pub(super) fn of(screen: Screen) -> Self {
        Self {
            screen,
            shown: Vec::new(),
            more: 0,
            causes: Vec::new(),
            board: Default::default(),
            habits: BTreeMap::new(),
        }
    }

    /// Takes in a cause of so many boards of a file.
    pub(super) fn cause(&mut self, boards: u64, text: &str) {
        let place = self.causes.partition_point(|(other, _)| *other >= boards);
        let text = self.fitted(text.as_bytes());
        self.causes.insert(place, (boards, text));
        self.causes.truncate(MOST_CAUSES);
    }

    /// Where the findings of the board at hand are written: a person reads the errors first.
    pub(super) fn board(&mut self, severity: Severity) -> &mut Vec<u8> {
        &mut self.board[severity as usize]
    }

    /// The findings of the board at hand, which is over.
    fn take_board(&mut self) -> Vec<u8> {
        let mut board = Vec::new();
        for text in std::mem::take(&mut self.board).iter().rev() {
            board.extend_from_slice(text);
        }
        board
    }

    /// Ends a board.
    pub(super) fn end_board(&mut self, rank: Rank) {
        let board = self.take_board();
        if !board.is_empty() {
            self.add(rank, self.fitted(&board));
        }
    }

    /// A text whose sentences are wrapped; the lines of a record stay as they are.
    fn fitted(&self, text: &[u8]) -> String {
        let screen = self.screen;
        let text = String::from_utf8_lossy(text);
        let lines = text.lines().flat_map(|line| {
            let is_wide = display_width(line) > screen.columns;
            if is_wide && !line.contains('|') {
                screen.wrapped(line, "      ")
            } else {
                vec![line.to_owned()]
            }
        });
        lines.fold(String::new(), |text, line| text + &line + "\n")
    }

    /// Takes what was written as something that the file does again and again.
    pub(super) fn end_habit(&mut self, code: &'static str) {
        let text = self.take_board();
        if text.is_empty() {
            return;
        }
        let first = self.fitted(&text);
        let habit = self.habits.entry(code).or_insert(Habit {
            first,
            files: 0,
            is_here: false,
        });
        habit.files += u64::from(!habit.is_here);
        habit.is_here = true;
    }

    /// Ends a file.
    pub(super) fn end_file(&mut self) {
        for habit in self.habits.values_mut() {
            habit.is_here = false;
        }
    }

    /// Adds something behind all that is as urgent, and lets go of what has no room any more. The first always has room.
    fn add(&mut self, rank: Rank, text: String) {
        let place = self.shown.partition_point(|(other, ..)| *other <= rank);
        let lines = self.screen.lines_of(&text);
        self.shown.insert(place, (rank, lines, text));
        let mut room = self.screen.lines_for_boards();
        let fits = self.shown.iter().take_while(|(_, lines, _)| {
            let fits = *lines <= room;
            room = room.saturating_sub(*lines);
            fits
        });
        let fit = fits.count().max(1);
        let gone = self.shown.drain(fit..);
        self.more += gone.filter(|(rank, ..)| *rank != Rank::File).count() as u64;
    }

    /// Writes all of it.
    pub(super) fn write(
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
        let (count, number) = (self.more, words.grouped(self.more));
        let more = if is_in_folder {
            message!("screen-more-in-folder", count = count, number = number)
        } else {
            message!("screen-more", count = count, number = number)
        };
        for line in self.screen.wrapped(&words.sentence(&more), "  ") {
            writeln!(out, "{line}")?;
        }
        writeln!(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn words() -> &'static Words {
        Words::of(Language::English)
    }

    fn text(screenful: &mut Screenful) -> String {
        let mut out = Vec::new();
        screenful.write(words(), false, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    /// A board with so many lines.
    fn board(screenful: &mut Screenful, rank: Rank, name: &str, lines: usize) {
        let text = format!("{name}\n").repeat(lines);
        screenful.board(Severity::Error).extend(text.bytes());
        screenful.end_board(rank);
    }

    #[test]
    fn the_most_urgent_boards_are_shown_as_far_as_two_screens_reach() {
        let screen = Screen {
            columns: 80,
            rows: 5,
        };
        let mut shown = Screenful::of(screen);
        for (name, rank) in [
            ("other", Rank::Board),
            ("third", Rank::Director(3)),
            ("first", Rank::Director(1)),
            ("second", Rank::Director(2)),
            ("also second", Rank::Director(2)),
        ] {
            board(&mut shown, rank, name, 3);
        }
        let text = text(&mut shown);
        let lines: Vec<_> = text.lines().take(9).step_by(3).collect();
        assert_eq!(lines, ["first", "second", "also second"]);
        let more = "2 more boards are not shown; --format full shows all, -o DIR writes reports.";
        assert_eq!(text.lines().nth(9), Some(more));
    }

    #[test]
    fn of_a_board_the_errors_stand_first() {
        let mut shown = Screenful::of(Screen::default());
        for (severity, text) in [
            (Severity::Note, "note\n"),
            (Severity::Error, "first error\n"),
            (Severity::Warning, "warning\n"),
            (Severity::Error, "second error\n"),
        ] {
            shown.board(severity).extend(text.bytes());
        }
        shown.end_board(Rank::Board);
        assert_eq!(
            text(&mut shown),
            "first error\nsecond error\nwarning\nnote\n"
        );
    }

    #[test]
    fn causes_are_wrapped_and_stand_apart() {
        let mut shown = Screenful::of(Screen {
            columns: 12,
            rows: 24,
        });
        shown.cause(3, "a.pbn:5: one two three\n");
        board(&mut shown, Rank::Board, "board", 1);
        let due = "a.pbn:5: one\n      two\n      three\n\nboard\n";
        assert_eq!(text(&mut shown), due);
    }

    #[test]
    fn the_first_board_is_shown_however_long_it_is() {
        let mut shown = Screenful::of(Screen::default());
        board(&mut shown, Rank::Board, "long", 500);
        assert_eq!(text(&mut shown).lines().count(), 500);
    }

    #[test]
    fn what_files_do_alike_is_shown_once() {
        let mut shown = Screenful::of(Screen::default());
        for file in 0..3 {
            for finding in ["a", "b"] {
                let text = format!("{file}{finding}\n\n");
                shown.board(Severity::Warning).extend(text.bytes());
                shown.end_habit("S209");
            }
            shown.end_file();
        }
        assert_eq!(text(&mut shown), "0a\n  2 other files have the same.\n\n");
    }

    #[test]
    fn lines_are_counted_as_the_screen_breaks_them() {
        let screen = Screen {
            columns: 10,
            rows: 24,
        };
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
