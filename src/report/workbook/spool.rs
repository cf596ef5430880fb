//! Rows on their way into a workbook: a sheet is written row by row, in an order that is known only at the end.

use super::layout::Rows;
use std::io::{self, BufReader, Read, Seek, Write};
use std::path::Path;
use tempfile::SpooledTempFile;

/// Bytes that are kept in memory; what is more goes into a file without a name.
const IN_MEMORY: usize = 1 << 20;
/// Bytes that are written together.
const TOGETHER: usize = 1 << 14;

/// Rows, each as its length and the number of its cells and, for each of these, its length and its bytes.
#[derive(Debug)]
pub(super) struct Spool {
    file: SpooledTempFile,
    /// Rows that are not in the file yet.
    rows: Vec<u8>,
    /// The most that are kept.
    most: u64,
    count: u64,
}

impl Spool {
    /// One without rows; its file is made in this folder if there has to be one.
    pub(super) fn new(folder: &Path) -> Self {
        Self::with_most(u64::MAX, folder)
    }

    /// One that keeps no more rows than these, the first.
    pub(super) fn with_most(most: u64, folder: &Path) -> Self {
        Self {
            file: tempfile::spooled_tempfile_in(IN_MEMORY, folder),
            rows: Vec::new(),
            most,
            count: 0,
        }
    }

    /// Adds a row of these cells.
    pub(super) fn add(&mut self, cells: &[&str]) -> io::Result<()> {
        self.count += 1;
        if self.count > self.most {
            return Ok(());
        }
        let length: usize = cells.iter().map(|cell| cell.len()).sum();
        self.rows.extend(length.to_le_bytes());
        self.rows.extend(cells.len().to_le_bytes());
        for cell in cells {
            self.rows.extend(cell.len().to_le_bytes());
            self.rows.extend_from_slice(cell.as_bytes());
        }
        if self.rows.len() < TOGETHER {
            return Ok(());
        }
        self.flush()
    }

    fn flush(&mut self) -> io::Result<()> {
        let written = self.file.write_all(&self.rows);
        self.rows.clear();
        written
    }

    /// Its rows, from the first.
    pub(super) fn rows(mut self) -> io::Result<Rows<'static>> {
        self.flush()?;
        self.file.rewind()?;
        let kept = self.count.min(self.most);
        let (mut file, mut cell) = (BufReader::new(self.file), Vec::new());
        let rows = (0..kept).map(move |_| row(&mut file, &mut cell));
        Ok(Rows::of(rows, [kept, self.count]))
    }
}

/// Reads the next row; `cell` is room for each cell of it.
fn row(from: &mut impl Read, cell: &mut Vec<u8>) -> io::Result<csv::StringRecord> {
    let [length, cells] = [number(from)?, number(from)?];
    let mut row = csv::StringRecord::with_capacity(length, cells);
    for _ in 0..cells {
        cell.resize(number(from)?, 0);
        from.read_exact(cell)?;
        row.push_field(str::from_utf8(cell).map_err(io::Error::other)?);
    }
    Ok(row)
}

fn number(from: &mut impl Read) -> io::Result<usize> {
    let mut bytes = [0; size_of::<usize>()];
    from.read_exact(&mut bytes)?;
    Ok(usize::from_le_bytes(bytes))
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
            spool.add(&[&number, "a, \"b\"\nc", &long]).unwrap();
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
