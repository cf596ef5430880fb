//! One of the tables in the folder of reports.

use super::{Column, Form, Line, Row, excel};
use crate::report::disk::fingerprint::Fingerprint;
use crate::report::disk::named::Naming;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Bytes of rows that are written together.
const TOGETHER: usize = 1 << 16;

#[derive(Debug)]
pub(in crate::report) struct CsvTable {
    pub(in crate::report) name: &'static str,
    path: PathBuf,
    file: File,
    /// Rows not yet written.
    rows: Vec<u8>,
    form: Form,
    /// The fingerprint of what was written so far.
    pub(in crate::report) fingerprint: Fingerprint,
}

impl CsvTable {
    pub(in crate::report) fn create<R: Row>(folder: &Path) -> io::Result<Self> {
        Self::open(folder, R::FILE, R::COLUMNS, Form::Csv)
    }

    pub(in crate::report) fn open(
        folder: &Path,
        name: &'static str,
        columns: &[Column],
        form: Form,
    ) -> io::Result<Self> {
        let mark = match form {
            Form::Excel(_) => excel::MARK,
            _ => "",
        };
        let mut rows = mark.as_bytes().to_vec();
        add_cells(columns.iter().map(|column| column.name), form, &mut rows);
        let path = folder.join(name);
        let mut table = Self {
            name,
            file: File::create(&path).naming(&path)?,
            path,
            rows,
            form,
            fingerprint: Fingerprint::default(),
        };
        table.flush()?;
        Ok(table)
    }

    pub(in crate::report) fn write(&mut self, row: &impl Row) -> io::Result<()> {
        let form = self.form;
        self.add(|rows| Line::add(row, form, rows))
    }

    pub(in crate::report) fn write_cells<'a>(
        &mut self,
        cells: impl Iterator<Item = &'a str>,
    ) -> io::Result<()> {
        let form = self.form;
        self.add(|rows| add_cells(cells, form, rows))
    }

    /// Adds a row that `spell` spells in the form of the table.
    pub(in crate::report) fn add(&mut self, spell: impl FnOnce(&mut Vec<u8>)) -> io::Result<()> {
        spell(&mut self.rows);
        if self.rows.len() < TOGETHER {
            return Ok(());
        }
        self.flush()
    }

    pub(in crate::report) fn flush(&mut self) -> io::Result<()> {
        self.fingerprint.add(&self.rows);
        let written = self.file.write_all(&self.rows);
        self.rows.clear();
        written.naming(&self.path)
    }
}

/// Adds a row of texts, in a form with delimiters.
fn add_cells<'a>(cells: impl Iterator<Item = &'a str>, form: Form, rows: &mut Vec<u8>) {
    for (place, cell) in cells.enumerate() {
        form.separate("", place == 0, rows);
        form.text(cell.as_bytes(), rows);
    }
    form.end(rows);
}
