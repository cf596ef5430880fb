//! The causes as a table, and the boards to look at first as a list.

use super::super::causes::sentence;
use super::super::urgent::UrgentBoard;
use super::super::width::width;
use super::Summary;
use super::counts::CauseCount;
use crate::source::printable;
use crate::words::key;
use std::fmt;

impl Summary<'_> {
    /// The table of causes: how many boards and files each explains.
    pub(super) fn causes(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<_> = self.counts.of_errors().map(|it| self.cause(it)).collect();
        if rows.is_empty() {
            return Ok(());
        }
        let head = [key!("end-causes-boards"), key!("end-causes-files")];
        let head = head.map(|key| self.words.word(key).to_owned());
        let what = self.words.word(key!("end-causes")).to_owned();
        let rows = [(head, what)].into_iter().chain(rows).collect::<Vec<_>>();
        let widths = [0, 1].map(|column| {
            let widths = rows.iter().map(|(figures, _)| width(&figures[column]));
            widths.max().unwrap_or(0)
        });
        for ([boards, files], what) in &rows {
            let [boards, files] = [(boards, widths[0]), (files, widths[1])].map(right_aligned);
            writeln!(f, "{boards}  {files}  {what}")?;
        }
        Ok(())
    }

    /// The figures of a cause, and what it is, with the files that have the most of its boards.
    fn cause(&self, count: &CauseCount) -> ([String; 2], String) {
        let figures = [count.boards, count.files].map(|count| self.number(count));
        let what = self.words.word(sentence(count.cause));
        if self.ended.files < 2 {
            return (figures, what.to_owned());
        }
        let named = count.most.iter();
        let named =
            named.map(|(file, boards)| format!("{} ({})", printable(file), self.number(*boards)));
        let named: Vec<_> = named.collect();
        let rest = if count.files > named.len() as u64 {
            ", ..."
        } else {
            ""
        };
        (figures, format!("{what}: {}{rest}", named.join(", ")))
    }

    /// The boards to look at first.
    pub(super) fn urgent(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let urgent = &self.counts.urgent;
        if urgent.is_empty() {
            return Ok(());
        }
        writeln!(f, "{}", self.words.word(key!("end-urgent")))?;
        for board in urgent {
            let UrgentBoard {
                priority,
                file,
                line,
                ..
            } = board;
            let name = board.name(self.words);
            let [name, why] = [&name, &board.why].map(|text| printable(text));
            writeln!(f, "  {priority}  {file}:{line}: {name}{why}")?;
        }
        Ok(())
    }
}

/// A text with blanks before it, up to a width.
fn right_aligned((text, columns): (&String, usize)) -> String {
    let blanks = " ".repeat(columns.saturating_sub(width(text)));
    blanks + text
}
