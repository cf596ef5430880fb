//! Statistics: of each check, how many findings there are, on how many boards and in how many files.

use crate::checks::{all, place_of};
use crate::report::phrase::aligned;
use crate::words::{Words, key};
use serde::Serialize;
use std::cmp::Reverse;
use std::io::{self, Write};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::report) enum About {
    /// A board.
    Board,
    /// A file, in many places.
    File,
    /// A file beside the records.
    Neither,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Count {
    findings: u64,
    boards: u64,
    files: u64,
}

/// The counts of all checks, in the order of the registry.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    counts: Vec<Count>,
    /// The checks with findings on the board at hand, a bit for each.
    board: u128,
    /// Those with findings in the file at hand.
    file: u128,
}

#[derive(Debug, Clone, Copy, Serialize)]
pub(in crate::report) struct StatisticsRow {
    pub(in crate::report) code: &'static str,
    pub(in crate::report) name: &'static str,
    pub(in crate::report) severity: &'static str,
    pub(in crate::report) findings: u64,
    /// `None` where its findings are about files.
    pub(in crate::report) boards: Option<u64>,
    pub(in crate::report) files: u64,
}

impl Statistics {
    pub(in crate::report) fn take(&mut self, code: &str, about: About) {
        let Some(place) = place_of(code) else {
            return; // a check of somebody's own
        };
        if self.counts.len() <= place {
            self.counts.resize(all().len(), Count::default());
        }
        self.counts[place].findings += 1;
        match about {
            About::Board => self.board |= 1 << place,
            About::File => self.file |= 1 << place,
            About::Neither => (),
        }
    }

    pub(in crate::report) fn end_board(&mut self) {
        let board = std::mem::take(&mut self.board);
        self.file |= board;
        self.each(board, |count| count.boards += 1);
    }

    pub(in crate::report) fn end_file(&mut self) {
        let file = std::mem::take(&mut self.file);
        self.each(file, |count| count.files += 1);
    }

    fn each(&mut self, mut checks: u128, add: impl Fn(&mut Count)) {
        while checks != 0 {
            add(&mut self.counts[checks.trailing_zeros() as usize]);
            checks &= checks - 1;
        }
    }

    /// The checks with findings: those with the most first, as many in the order of the registry.
    pub(in crate::report) fn rows(&self) -> Vec<StatisticsRow> {
        let rows = all().iter().zip(&self.counts);
        let rows = rows.filter(|(_, count)| count.findings > 0);
        let rows = rows.map(|(check, count)| StatisticsRow {
            code: check.code,
            name: check.name,
            severity: check.severity.name(),
            findings: count.findings,
            boards: Some(count.boards).filter(|boards| *boards > 0),
            files: count.files,
        });
        let mut rows: Vec<_> = rows.collect();
        rows.sort_by_key(|row| Reverse(row.findings));
        rows
    }

    pub(super) fn write_table(&self, words: &Words, out: &mut impl Write) -> io::Result<()> {
        let rows = self.rows();
        if rows.is_empty() {
            return Ok(());
        }
        let heads = [
            key!("statistics-code"),
            key!("statistics-name"),
            key!("statistics-findings"),
            key!("end-causes-boards"),
            key!("end-causes-files"),
        ];
        let heads = heads.map(|key| words.word(key).to_owned());
        let cells = rows.iter().map(|row| {
            let boards = row.boards.map(|boards| words.grouped(boards));
            let [findings, files] = [row.findings, row.files].map(|it| words.grouped(it));
            let [code, name] = [row.code, row.name].map(str::to_owned);
            [code, name, findings, boards.unwrap_or_default(), files]
        });
        for line in aligned(heads, cells, 2) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)
    }
}
