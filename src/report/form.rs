//! The form of slips: one row for each question that a board leaves open, for a director to fill in.

use crate::audit::{At, Collector, Reporter};
use crate::checks::{Case, Finding};
use crate::report::table::{header, names};
use crate::report::tables::form_row::FormRow;
use crate::report::workbook::write_form_book;
use crate::words::Words;
use std::io::{self, BufWriter, Write};

/// Writes the form, in input order.
#[derive(Debug)]
pub struct Form<W: Write> {
    out: Out<W>,
    words: &'static Words,
    /// Rows written.
    pub rows: u64,
}

#[derive(Debug)]
enum Out<W: Write> {
    Text(BufWriter<W>),
    /// Where it goes, and the rows so far.
    Workbook(W, Vec<csv::StringRecord>),
}

impl<W: Write> Form<W> {
    /// A form as a workbook, which is written at the end.
    pub const fn workbook(out: W, words: &'static Words) -> Self {
        Self {
            out: Out::Workbook(out, Vec::new()),
            words,
            rows: 0,
        }
    }

    /// A form with its header; its notes are in a language.
    pub fn new(mut out: W, words: &'static Words) -> io::Result<Self> {
        out.write_all(&header::<FormRow>())?;
        Ok(Self {
            out: Out::Text(BufWriter::new(out)),
            words,
            rows: 0,
        })
    }

    /// Writes what is still buffered.
    pub fn finish(self) -> io::Result<()> {
        match self.out {
            Out::Text(mut out) => out.flush(),
            Out::Workbook(out, rows) => {
                let columns: Vec<_> = names::<FormRow>().collect();
                write_form_book(out, &columns, rows, self.words)
            }
        }
    }
}

/// Makes rows of the questions that boards leave open.
#[derive(Debug, Clone, Copy)]
pub struct Asking(&'static Words);

impl Collector for Asking {
    type Part = Vec<FormRow>;
    type Noted = ();

    fn wants(&self, case: &Case<'_>, findings: &[Finding]) -> bool {
        let ruling = case.ruling();
        ruling.is_some_and(|ruling| !ruling.questions.is_empty())
            || findings.iter().any(|it| it.check.code == "C112")
    }

    fn board(&self, part: &mut Self::Part, at: At, case: &Case<'_>, _: &[Finding]) {
        part.extend(FormRow::all(case, at, self.0));
    }
}

impl<W: Write + Send> Reporter for Form<W> {
    type Collector = Asking;

    fn collector(&self) -> Asking {
        Asking(self.words)
    }

    fn part(&mut self, file: &str, before: At, part: Vec<FormRow>) -> io::Result<()> {
        for mut row in part {
            file.clone_into(&mut row.file);
            row.game += before.game;
            row.made_printable();
            match &mut self.out {
                Out::Text(out) => out.write_all(&row.line())?,
                Out::Workbook(_, rows) => rows.push(record(&row.line())?),
            }
            self.rows += 1;
        }
        Ok(())
    }
}

fn record(line: &[u8]) -> io::Result<csv::StringRecord> {
    let mut record = csv::StringRecord::new();
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(line);
    reader.read_record(&mut record)?;
    Ok(record)
}
