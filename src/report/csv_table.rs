//! One of the tables in the folder of reports.

use super::excel::Excel;
use super::fingerprint::Fingerprint;
use super::named::named;
use super::row::{self, Row, header};
use serde::Serialize;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Bytes of rows that are written together.
const TOGETHER: usize = 1 << 16;

/// One of the tables. Only whole rows are written to its file, so that it can be read even if the program is killed.
#[derive(Debug)]
pub(super) struct CsvTable {
    path: PathBuf,
    file: File,
    /// Rows not yet written.
    rows: Vec<u8>,
    excel: Option<Excel>,
    /// The fingerprint of what was written so far.
    fingerprint: Fingerprint,
}

impl CsvTable {
    pub(super) fn create<R: Row>(folder: &Path, excel: Option<Excel>) -> io::Result<Self> {
        let path = folder.join(R::FILE);
        let mut head = header::<R>()?;
        match excel {
            Some(excel) => head = excel.head(&head),
            None => head.push(b'\n'),
        }
        let mut table = Self {
            file: File::create(&path).map_err(|error| named(&path, error))?,
            path,
            rows: head,
            excel,
            fingerprint: Fingerprint::default(),
        };
        table.flush()?;
        Ok(table)
    }

    /// The name of its file.
    pub(super) fn name(&self) -> String {
        let name = self.path.file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    }

    /// The fingerprint of what was written so far.
    pub(super) fn fingerprint(&self) -> String {
        self.fingerprint.to_string()
    }

    /// Adds a row.
    pub(super) fn write(&mut self, row: &impl Serialize) -> io::Result<()> {
        self.add(|rows| row::add(row, rows))
    }

    /// Adds a row that `spell` spells.
    pub(super) fn add(
        &mut self,
        spell: impl FnOnce(&mut Vec<u8>) -> io::Result<()>,
    ) -> io::Result<()> {
        let spelled = match self.excel {
            Some(excel) => {
                let mut row = Vec::new();
                spell(&mut row).and_then(|()| excel.add(&row, &mut self.rows))
            }
            None => spell(&mut self.rows),
        };
        spelled.map_err(|error| named(&self.path, error))?;
        if self.rows.len() < TOGETHER {
            return Ok(());
        }
        self.flush()
    }

    /// Writes the buffered rows.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        let written = self.file.write_all(&self.rows);
        self.fingerprint.add(&self.rows);
        self.rows.clear(); // what could not be written is reported once
        written.map_err(|error| named(&self.path, error))
    }
}

/// Writes the rows of a run that ends with an error, too; the error itself was already reported.
impl Drop for CsvTable {
    fn drop(&mut self) {
        let _ = self.flush();
    }
}
