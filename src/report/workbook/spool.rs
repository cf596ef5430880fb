//! Rows on their way into a workbook: a sheet is written row by row, in an order that is known only at the end.

use super::layout::Rows;
use csv::{ReaderBuilder, Writer};
use std::io::{self, Seek};
use std::path::Path;
use tempfile::SpooledTempFile;

/// Bytes that are kept in memory; what is more goes into a file without a name.
const IN_MEMORY: usize = 1 << 20;

/// Rows, as CSV.
#[derive(Debug)]
pub(super) struct Spool {
    rows: Writer<SpooledTempFile>,
    /// The most that are kept.
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

    /// Adds a row of these cells.
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
