//! Rows on their way into a workbook: a sheet is written row by row, in an order that is known only at the end.

use std::io::{self, Seek};
use std::path::Path;
use tempfile::SpooledTempFile;

/// Bytes that are kept in memory; what is more goes into a file without a name.
const IN_MEMORY: usize = 1 << 20;

/// Rows as lines of a table with commas.
#[derive(Debug)]
pub(super) struct Spool {
    lines: csv::Writer<SpooledTempFile>,
    pub(super) count: u64,
}

impl Spool {
    /// One without rows; its file is made in this folder if there has to be one.
    pub(super) fn new(folder: &Path) -> Self {
        let file = tempfile::spooled_tempfile_in(IN_MEMORY, folder);
        Self {
            lines: csv::Writer::from_writer(file),
            count: 0,
        }
    }

    /// Adds a row of these cells; each row has as many.
    pub(super) fn add<'a>(&mut self, cells: impl IntoIterator<Item = &'a str>) -> io::Result<()> {
        self.count += 1;
        Ok(self.lines.write_record(cells)?)
    }

    /// Its rows, from the first.
    pub(super) fn rows(self) -> io::Result<impl Iterator<Item = io::Result<csv::StringRecord>>> {
        let mut lines = self
            .lines
            .into_inner()
            .map_err(csv::IntoInnerError::into_error)?;
        lines.rewind()?;
        let reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .from_reader(lines);
        let rows = reader.into_records();
        Ok(rows.map(|row| row.map_err(io::Error::from)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_come_back_in_order_however_many_there_are() {
        let folder = tempfile::tempdir().unwrap();
        let mut spool = Spool::new(folder.path());
        let long = "x".repeat(1000);
        for number in 0..3000 {
            let number = number.to_string();
            spool.add([&*number, "a, \"b\"\nc", &long]).unwrap();
        }
        assert_eq!(spool.count, 3000);
        for (number, record) in spool.rows().unwrap().enumerate() {
            let record = record.unwrap();
            assert_eq!(record[0], number.to_string());
            assert_eq!(&record[1], "a, \"b\"\nc");
        }
        assert_eq!(folder.path().read_dir().unwrap().count(), 0);
    }
}
