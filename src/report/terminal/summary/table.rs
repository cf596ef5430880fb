//! The causes as a table, and the boards to look at first as a list.

use super::Summary;
use super::counts::CauseCount;
use crate::report::phrase::{aligned, width};
use crate::report::terminal::urgent::UrgentBoard;
use crate::source::printable;
use crate::words::key;
use std::cmp::Reverse;

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

    /// The figures of each cause, and what it is, with the files that have the most of its boards.
    fn table(&self, causes: &[&CauseCount]) -> Vec<String> {
        let heads = [key!("end-causes-boards"), key!("end-causes-files")];
        let heads = heads.map(|key| self.words.word(key).to_owned());
        let counts = causes.iter().map(|it| [it.boards, it.files]);
        let counts = counts.map(|counts| counts.map(|count| self.number(count)));
        let mut figures = aligned(heads, counts, 0);
        let what = |figures: String, key| format!("{figures}  {}", self.words.word(key));
        let head = figures.next().map(|it| what(it, key!("end-causes")));
        let head = head.map(|head| self.fitting(&head, &[], false));
        let rows = causes.iter().zip(figures).map(|(count, figures)| {
            let named = match self.ended.files {
                0 | 1 => Vec::new(),
                _ => self.words.files(&count.most),
            };
            let is_cut = count.files > count.most.len() as u64;
            self.fitting(&what(figures, count.cause.said()), &named, is_cut)
        });
        head.into_iter().chain(rows).collect()
    }

    /// A row with as many of its files as there is room for, where `is_cut` says whether there are more.
    fn fitting(&self, row: &str, files: &[String], is_cut: bool) -> String {
        let with = |count: usize| match files[..count].join(", ") {
            _ if count == 0 => row.to_owned(),
            named if is_cut || count < files.len() => format!("{row}: {named}, ..."),
            named => format!("{row}: {named}"),
        };
        let Some(screen) = self.screen else {
            return with(files.len());
        };
        let mut with_fewer = (0..=files.len()).rev().map(with);
        let fitting = with_fewer.find(|line| width(line) <= screen.columns);
        fitting.unwrap_or_else(|| screen.cut(row))
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
