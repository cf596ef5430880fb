//! The causes as a table, and the boards to look at first as a list.

use super::Summary;
use super::counts::CauseCount;
use crate::report::tables::causes::sentence;
use crate::report::terminal::urgent::UrgentBoard;
use crate::report::text::{right_aligned, width};
use crate::source::printable;
use crate::words::key;
use std::cmp::Reverse;

/// A row of the causes: its figures, what it is, and the files that it names.
struct CauseLine {
    figures: [String; 2],
    what: String,
    files: Vec<String>,
    /// Whether there are more files.
    is_cut: bool,
}

impl CauseLine {
    /// The row with so many files.
    fn with(&self, files: usize, widths: [usize; 2]) -> String {
        let [boards, of] =
            [0, 1].map(|column| right_aligned(&self.figures[column], widths[column]));
        let named = self.files[..files].join(", ");
        let (before, rest) = match files {
            0 => ("", ""),
            _ if self.is_cut || files < self.files.len() => (": ", ", ..."),
            _ => (": ", ""),
        };
        format!("{boards}  {of}  {}{before}{named}{rest}", self.what)
    }
}

impl Summary<'_> {
    /// The table of causes: how many boards and files each explains. Where there are not enough lines, those of most boards.
    pub(super) fn causes(&self, lines: usize) -> Vec<String> {
        let mut causes: Vec<_> = self.counts.open_causes().collect();
        if causes.is_empty() {
            return Vec::new();
        }
        let mut more = 0;
        if causes.len() >= lines {
            causes.sort_by_key(|it| Reverse(it.boards));
            more = causes.split_off(lines - 2).len() as u64;
        }
        let mut rows = self.table(&causes);
        if more > 0 {
            let more = self.counted(key!("end-causes-more", count, number), more);
            rows.push(self.words.sentence(&more));
        }
        rows
    }

    fn table(&self, causes: &[&CauseCount]) -> Vec<String> {
        let rows: Vec<_> = causes.iter().map(|it| self.cause(it)).collect();
        let head = CauseLine {
            figures: [key!("end-causes-boards"), key!("end-causes-files")]
                .map(|key| self.words.word(key).to_owned()),
            what: self.words.word(key!("end-causes")).to_owned(),
            files: Vec::new(),
            is_cut: false,
        };
        let rows = [head].into_iter().chain(rows).collect::<Vec<_>>();
        let widths = [0, 1].map(|column| {
            let widths = rows.iter().map(|row| width(&row.figures[column]));
            widths.max().unwrap_or(0)
        });
        rows.iter().map(|row| self.fitting(row, widths)).collect()
    }

    /// A row with as many files as there is room for.
    fn fitting(&self, row: &CauseLine, widths: [usize; 2]) -> String {
        let Some(screen) = self.screen else {
            return row.with(row.files.len(), widths);
        };
        let mut with_fewer = (0..=row.files.len()).rev().map(|it| row.with(it, widths));
        let fits = |line: &String| width(line) <= screen.columns;
        let fitting = with_fewer.find(fits);
        fitting.unwrap_or_else(|| screen.cut(&row.with(0, widths)))
    }

    /// The figures of a cause, and what it is, with the files that have the most of its boards.
    fn cause(&self, count: &CauseCount) -> CauseLine {
        let named = if self.ended.files < 2 {
            Vec::new()
        } else {
            self.words.files(&count.most)
        };
        CauseLine {
            figures: [count.boards, count.files].map(|count| self.number(count)),
            what: self.words.word(sentence(count.cause)).to_owned(),
            files: named,
            is_cut: count.files > count.most.len() as u64,
        }
    }

    /// The boards to look at first, in so many lines at most.
    pub(super) fn urgent(&self, lines: usize) -> Vec<String> {
        let urgent = &self.counts.urgent;
        if urgent.is_empty() || lines < 2 {
            return Vec::new();
        }
        let head = self.counted(key!("end-urgent", count, number), self.counts.rescored);
        let head = self.words.sentence(&head);
        let boards = urgent.iter().map(|board| self.urgent_board(board));
        [head].into_iter().chain(boards).take(lines).collect()
    }

    fn urgent_board(&self, board: &UrgentBoard) -> String {
        let (priority, line) = (board.priority, board.line);
        let name = board.name(self.words);
        let [file, name, why] = [&board.file, &name, &board.why].map(|text| printable(text));
        let change = board
            .change
            .as_ref()
            .map(|change| self.words.sentence(&change.said));
        let change = change.map_or_else(String::new, |change| format!(", {change}"));
        let line = format!("  {priority}  {file}:{line}: {name}{change}{why}");
        self.screen.map_or(line.clone(), |screen| screen.cut(&line))
    }
}
