//! The boards of two sheets, the director's and the one with all columns: no more than a person can look through.
//!
//! There are so many at most, those of the first priority before the others, and besides these every board on which the
//! director has written something: what he wrote stands where he wrote it.
//!
//! A sheet is written row by row, in an order that is known only at the end: until then rows are kept in a [`Spool`].

use super::layout::Rows;
use crate::report::decisions::known::Recalled;
use crate::report::table::Form;
use csv::{ReaderBuilder, Writer};
use std::borrow::Cow;
use std::cmp::Reverse;
use std::io::{self, Seek};
use std::path::Path;
use tempfile::SpooledTempFile;

#[derive(Debug)]
pub(super) struct Boards {
    /// The most on which the director has written nothing.
    most: u64,
    /// The rows of the director's sheet, by priority and there by what changes; those on which he has decided last.
    director: [Spool; 4],
    /// How much changes on those of each priority, as they were added.
    weights: [Vec<u64>; 3],
    /// The rows with all columns, in the order of the input.
    all: Spool,
    /// Boards of each priority on which he has written nothing.
    open: [u64; 3],
    /// All of them, those that are left out too.
    count: u64,
}

/// The priority in the first cell of a row that is always taken.
const ALWAYS: &str = "0";

impl Boards {
    /// None yet, of which so many are kept at most; files are made in this folder.
    pub(super) fn new(most: u64, folder: &Path) -> Self {
        Self {
            most,
            director: [(); 4].map(|()| Spool::new(u64::MAX, folder)),
            weights: [const { Vec::new() }; 3],
            all: Spool::new(u64::MAX, folder),
            open: [0; 3],
            count: 0,
        }
    }

    /// Adds one of this priority, on which so much changes, with what is known of it, the cells of its row on the director's
    /// sheet, and its row in review.csv in bare cells.
    pub(super) fn add(
        &mut self,
        (priority, weight): (u8, u64),
        recalled: Option<&Recalled>,
        cells: &[Cow<'_, str>],
        all: &str,
    ) -> io::Result<()> {
        let priority = usize::from(priority.clamp(1, 3));
        self.count += 1;
        let mut mark = ALWAYS;
        if recalled.is_none() {
            mark = ["1", "2", "3"][priority - 1];
            self.open[priority - 1] += 1;
            if self.open[priority - 1] > self.most {
                return Ok(());
            }
        }
        let is_final = recalled.is_some_and(Recalled::is_final);
        let rank = if is_final { 3 } else { priority - 1 };
        if let Some(weights) = self.weights.get_mut(rank) {
            weights.push(weight);
        }
        let marked = [mark].into_iter().chain(cells.iter().map(|cell| &**cell));
        self.director[rank].add(marked)?;
        self.all.add([mark, all])
    }

    /// The rows of the director's sheet, by priority and there by what changes, each behind a cell that is not of the sheet, and those of the sheet with all columns, in the order of the input:
    /// those columns of review.csv that are shown.
    pub(super) fn rows(self, columns: Vec<bool>) -> io::Result<[Rows<'static>; 2]> {
        let kept: u64 = self.count - self.open.iter().sum::<u64>();
        let mut left = self.most;
        let room = self.open.map(|count| {
            let taken = count.min(left);
            left -= taken;
            taken
        });
        let counts = [kept + room.iter().sum::<u64>(), self.count];
        let mut director = Vec::new();
        let [open @ .., decided] = self.director;
        for (spool, weights) in open.into_iter().zip(self.weights) {
            let mut rows: Vec<_> = weights.into_iter().zip(spool.rows()?.records).collect();
            rows.sort_by_key(|(weight, _)| Reverse(*weight));
            director.extend(rows.into_iter().map(|(_, row)| row));
        }
        let director = taken(director.into_iter().chain(decided.rows()?.records), room);
        let all = taken(self.all.rows()?.records, room).map(move |row| {
            let row = row?;
            let cells = row.get(1).unwrap_or_default();
            let cells = Form::bare_cells(cells).zip(&columns);
            let shown = cells.filter(|(_, is_shown)| **is_shown);
            let mut record = csv::StringRecord::with_capacity(row.as_slice().len(), columns.len());
            record.extend(shown.map(|(cell, _)| cell));
            Ok(record)
        });
        Ok([Rows::of(director, counts), Rows::of(all, counts)])
    }
}

/// Of these rows those that are always taken, and of each priority as many as there is room for.
fn taken(
    rows: impl Iterator<Item = io::Result<csv::StringRecord>>,
    mut room: [u64; 3],
) -> impl Iterator<Item = io::Result<csv::StringRecord>> {
    rows.filter(move |row| {
        let mark = row.as_ref().ok().and_then(|row| row.get(0)?.parse().ok());
        let room = mark.and_then(|mark: usize| room.get_mut(mark.checked_sub(1)?));
        room.is_none_or(|room| {
            let is_taken = *room > 0;
            *room = room.saturating_sub(1);
            is_taken
        })
    })
}

/// Bytes that are kept in memory; what is more goes into a file without a name.
const IN_MEMORY: usize = 1 << 20;

/// Rows, as CSV.
#[derive(Debug)]
pub(super) struct Spool {
    rows: Writer<SpooledTempFile>,
    most: u64,
    count: u64,
}

impl Spool {
    /// One without rows, which keeps no more than these, the first; its file is made in this folder if there has to be one.
    pub(super) fn new(most: u64, folder: &Path) -> Self {
        Self {
            rows: Writer::from_writer(tempfile::spooled_tempfile_in(IN_MEMORY, folder)),
            most,
            count: 0,
        }
    }

    pub(super) fn add<'a>(&mut self, cells: impl IntoIterator<Item = &'a str>) -> io::Result<()> {
        self.count += 1;
        if self.count > self.most {
            return Ok(());
        }
        Ok(self
            .rows
            .write_record(cells.into_iter().map(str::as_bytes))?)
    }

    /// Its rows, from the first.
    pub(super) fn rows(self) -> io::Result<Rows<'static>> {
        let counts = [self.count.min(self.most), self.count];
        let file = self.rows.into_inner();
        let mut file = file.map_err(csv::IntoInnerError::into_error)?;
        file.rewind()?;
        let rows = ReaderBuilder::new().has_headers(false).from_reader(file);
        Ok(Rows::of(rows.into_records().map(|row| Ok(row?)), counts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_come_back_in_order_however_many_there_are() {
        let folder = tempfile::tempdir().unwrap();
        let mut spool = Spool::new(u64::MAX, folder.path());
        let long = "x".repeat(1000);
        for number in 0..3000 {
            let number = number.to_string();
            spool.add([&*number, "a, \"b\"\nc", &long]).unwrap();
        }
        let rows = spool.rows().unwrap();
        assert_eq!((rows.count, rows.total), (3000, 3000));
        for (number, record) in rows.records.enumerate() {
            let record = record.unwrap();
            assert_eq!(record[0], number.to_string());
            assert_eq!(&record[1], "a, \"b\"\nc");
            assert_eq!(record[2], long);
        }
        assert_eq!(folder.path().read_dir().unwrap().count(), 0);
    }
}
