//! The folder of reports: opened before the long run, so that a full disk or a wrong path is known at once. The reports that
//! are in it stay until the new ones are whole.

mod earlier;
#[cfg(test)]
mod tests;

use crate::audit::{Ended, FileTally};
use crate::report::datapackage::{self, Table};
use crate::report::decisions::earlier::{EARLIER, earlier_cells};
use crate::report::decisions::known::Memory;
use crate::report::decisions::{RowSum, contents_as_written};
use crate::report::disk::keep::MovedFile;
use crate::report::disk::named::Naming;
use crate::report::disk::transaction::{Purpose, Transaction};
use crate::report::disk::written::{Fingerprints, MANIFEST};
use crate::report::index::SessionRuns;
use crate::report::manifest::{self, Chosen, Earlier};
use crate::report::sheet::INDEX;
use crate::report::table::parquet::ParquetTable;
use crate::report::table::{AtWriting, CsvTable, Excel, Form, PartTable, Row, RowAt, names};
use crate::report::tables::boards::BoardRow;
use crate::report::tables::cause_book::CausePlaces;
use crate::report::tables::causes::CauseRow;
use crate::report::tables::files::FileRow;
use crate::report::tables::review::Review;
use crate::report::tables::revoke_comments::Sentences;
use crate::report::tables::turns::TurnRow;
use crate::report::terminal::summary::Counts;
use crate::report::whereabouts::run_from;
use crate::report::workbook::{Begun, DirectorRow, ReviewBook, Settled};
use crate::report::write::reviews::Reviews;
use crate::report::write::sheets::{self, Sheets, SheetsFor, UnwrittenPages, write_all};
use crate::source::{file_id, is_in};
use crate::words::{Language, Message, Words};
use std::io;
use std::path::{Path, PathBuf};

/// Whether the program was built with the feature `parquet`.
pub const PARQUET: bool = cfg!(feature = "parquet");

/// A folder of reports.
#[derive(Debug)]
pub struct Folder {
    place: Transaction,
    pub(in crate::report) options: Chosen,
    /// The tables, in the order of the reports.
    tables: Vec<CsvTable>,
    /// The turns, where the tables are written as Parquet too.
    pub(in crate::report) turns: Option<ParquetTable>,
    pub(in crate::report) sheets: Option<Sheets>,
    excel: Option<Excel>,
    pub(in crate::report) workbook: Option<ReviewBook>,
    reviews: Reviews,
    /// The contents of review.csv, as long as its cells stand in it as they were given.
    contents: Option<RowSum>,
}

const REPORTS: Purpose = Purpose {
    command: "",
    written_in: &REVIEWS,
    is_page: sheets::is_page,
    below: &[sheets::FOLDER],
};

/// The tables in which directors write.
const REVIEWS: [&str; 4] = [Review::FILE, ReviewBook::FILE, EARLIER, CauseRow::FILE];

impl Folder {
    /// Makes the folder and opens every file in it. With `excel` the tables are spelled for it. Unless it is forced only our own
    /// reports are replaced, and no review file of an earlier run that cannot be read.
    ///
    /// # Errors
    /// When it cannot be written to, or holds something that may not be overwritten.
    pub fn create(
        path: &Path,
        options: Chosen,
        excel: Option<Excel>,
        is_forced: bool,
    ) -> io::Result<Self> {
        let mut place = Transaction::begin(path, REPORTS, is_forced)?;
        let mut reviews = Reviews::default();
        if place.is_ours() {
            let written = Earlier::of(path).unwrap_or_default().contents;
            reviews = Reviews::of(&mut place, &REVIEWS, &written, is_forced)?;
        }
        let path = &place.stage()?.to_owned();
        let later = [EARLIER, TurnRow::FILE];
        let is_due =
            |it: &Table| !later.contains(&it.file) && (options.boards || it.file != BoardRow::FILE);
        let tables = datapackage::tables().into_iter().filter(is_due);
        let tables = tables.map(|it| CsvTable::open(path, it.file, &it.columns, Form::of(excel)));
        let tables = tables.collect::<io::Result<_>>()?;
        Ok(Self {
            reviews,
            contents: excel.is_none().then(|| RowSum::of_table(names::<Review>())),
            excel,
            tables,
            turns: None,
            sheets: None,
            workbook: None,
            options,
            place,
        })
    }

    /// With a sheet for some boards.
    pub fn with_sheets(mut self, which: SheetsFor, language: Language) -> io::Result<Self> {
        if which != SheetsFor::None {
            let words = Words::of(language);
            self.sheets = Some(Sheets::create(&self.place.staging, which, words)?);
        }
        Ok(self)
    }

    /// With all tables and the turns as Parquet too, where the program was built with the feature for it.
    pub fn with_parquet(mut self) -> io::Result<Self> {
        let (folder, columns) = (&self.place.staging, TurnRow::COLUMNS.to_vec());
        self.turns = Some(ParquetTable::create(folder, TurnRow::FILE, columns)?);
        Ok(self)
    }

    /// With a workbook in a language.
    pub fn with_workbook(mut self, language: Language) -> io::Result<Self> {
        self.workbook = Some(ReviewBook::create(&self.place.staging, language)?);
        Ok(self)
    }

    /// The files in a folder that reports could replace: a run that reads one of them must not write there.
    pub fn replaceable(path: &Path) -> Vec<PathBuf> {
        let tables = datapackage::tables().into_iter().map(|table| table.file);
        let both = tables.flat_map(|csv| [csv.replace(".csv", ".parquet"), csv.to_owned()]);
        let others = [ReviewBook::FILE, datapackage::FILE, MANIFEST, INDEX].map(str::to_owned);
        let files = both.chain(others).map(|name| path.join(name));
        files.chain(sheets::pages(path)).collect()
    }

    /// Whether a file would be lost among the reports in a folder: it has the place of one, or stands among the sheets.
    pub fn takes(folder: &Path, file: &Path) -> bool {
        let reports = Self::replaceable(folder);
        let (own, id) = (file.file_name().unwrap_or_default(), file_id(file));
        let has_name = |report: &PathBuf| {
            let name = report.file_name();
            name.is_some_and(|name| name.eq_ignore_ascii_case(own)) // the same file on some systems
        };
        sheets::is_among(folder, file)
            || is_in(folder, file) && reports.iter().any(has_name)
            || id.is_some() && reports.iter().any(|report| file_id(report) == id)
    }

    /// Files that were moved out of the way, as somebody may have written in them.
    pub fn kept(&self) -> &[MovedFile] {
        &self.place.kept
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.place.folder
    }

    /// What to read first, by its place in the folder: the page, or where there is none the boards for the director.
    pub fn first(&self) -> &'static str {
        let page = self.sheets.as_ref().map(|_| INDEX);
        page.unwrap_or(Review::FILE)
    }

    /// The page to begin with.
    pub fn page(&self) -> Option<PathBuf> {
        self.sheets.as_ref().map(|_| self.path().join(INDEX))
    }

    /// The form of the rows of all tables.
    pub(in crate::report) fn form(&self) -> Form {
        Form::of(self.excel)
    }

    /// The table of such rows, if it is written.
    fn table<R: Row>(&mut self) -> Option<&mut CsvTable> {
        self.tables.iter_mut().find(|it| it.name == R::FILE)
    }

    /// Writes a row, if its table is written.
    pub(in crate::report) fn write<R: Row>(&mut self, row: &R) -> io::Result<()> {
        self.table::<R>().map_or(Ok(()), |table| table.write(row))
    }

    /// Writes a row of a part, if its table is written.
    pub(super) fn write_at<R: Row>(
        &mut self,
        (rows, row): (&PartTable, RowAt),
        known: &AtWriting<'_>,
    ) -> io::Result<()> {
        let (form, table) = (self.form(), self.table::<R>());
        table.map_or(Ok(()), |table| {
            table.add(|to| rows.write(row, form, known, to))
        })
    }

    /// Writes a board that a director should look at to the director's sheet, and takes in what review.csv contains of it.
    pub(in crate::report) fn review(
        &mut self,
        (rows, row): (&PartTable, RowAt),
        settled: Settled<'_>,
        director: Option<&DirectorRow>,
    ) -> io::Result<()> {
        let (known, ..) = settled;
        let mut cells = Vec::new();
        rows.write(row, Form::Bare, known, &mut cells);
        if let Some(contents) = &mut self.contents {
            let text = str::from_utf8(&cells).map_err(io::Error::other)?;
            contents.add((0..).zip(Form::bare_cells(text)));
        }
        let workbook = self.workbook.as_mut().zip(director);
        workbook.map_or(Ok(()), |(workbook, row)| {
            workbook.review(row, settled, &cells)
        })
    }

    /// Writes a cause, by its row in a language, with its boards.
    pub(in crate::report) fn cause(
        &mut self,
        places: Vec<CausePlaces>,
        row: impl Fn(&'static Words) -> CauseRow,
    ) -> io::Result<()> {
        self.write(&row(Words::of(Language::English)))?;
        if let Some(Sheets { index, .. }) = &mut self.sheets {
            index.cause(row(index.words), places);
        }
        let workbook = self.workbook.as_mut();
        workbook.map_or(Ok(()), |workbook| workbook.cause(&row(workbook.words)))
    }

    /// Ends a file; of one that was not read, or not to its end, with the reason.
    pub(in crate::report) fn end_file(
        &mut self,
        file: &FileTally,
        row: &FileRow<'_>,
        unread: Option<Message>,
    ) -> io::Result<()> {
        self.write(row)?;
        if let Some(workbook) = &mut self.workbook {
            workbook.file(file, unread.as_ref())?;
        }
        if let (Some(sheets), Some(why)) = (&mut self.sheets, unread) {
            sheets.index.unread(&file.file, why);
        }
        Ok(())
    }

    /// Writes the turns of a board, if there is a table for them.
    pub(in crate::report) fn turns(
        &mut self,
        rows: &PartTable,
        turns: impl Iterator<Item = RowAt>,
        known: &AtWriting<'_>,
    ) -> io::Result<()> {
        let Some(table) = &mut self.turns else {
            return Ok(());
        };
        let mut cells = Vec::new();
        for turn in turns {
            cells.clear();
            rows.write(turn, Form::Bare, known, &mut cells);
            table.add(cells.split(|byte| *byte == Form::BARE))?;
        }
        Ok(())
    }

    /// Ends a part of a file, with its sheets.
    pub(super) fn end_part(&mut self, file: &str, sessions: SessionRuns) {
        if let Some(sheets) = &mut self.sheets {
            sheets.index.sessions(file, sessions);
            sheets.end_part(file);
        }
    }

    /// Pages that are to be written; at the end of the input, all.
    pub(super) fn unwritten(&mut self, is_end: bool) -> Vec<UnwrittenPages> {
        let sheets = self.sheets.as_mut();
        sheets.map(|it| it.unwritten(is_end)).unwrap_or_default()
    }

    /// Writes the sentences that name a revoke, and to the sheets those that stand in several records.
    fn sentences(&mut self, sentences: &Sentences) -> io::Result<()> {
        for row in sentences.rows() {
            self.write(row)?;
        }
        let Some(sheets) = &self.sheets else {
            return Ok(());
        };
        for (shared, names) in sentences.shared() {
            let mut names = names.iter();
            names.try_for_each(|name| sheets.add_reason(name, &shared))?;
        }
        Ok(())
    }

    /// Writes what is still to be written, the decisions on boards that were not met, and the manifest; then all of it takes the
    /// place of what was in the folder. The workbook is written beside the rest.
    pub(in crate::report) fn finish(
        &mut self,
        ended: &Ended,
        counts: &Counts,
        (memory, sentences): (&Memory, &Sentences),
    ) -> io::Result<()> {
        write_all(self.unwritten(true))?;
        let workbook = self.workbook.take().map(ReviewBook::begin);
        let rest = self.end(ended, counts, (memory, sentences));
        let workbook = workbook.map(Begun::end); // it is waited for, whatever comes of the rest
        let (runs, mut tables, mut contents) = rest?;
        if let Some([own, its_contents]) = workbook.transpose()? {
            tables.insert(ReviewBook::FILE.to_owned(), own);
            contents.insert(ReviewBook::FILE.to_owned(), its_contents);
        }
        self.derive()?;
        let files = self.place.fingerprints(&tables)?;
        let all = (tables, files, contents);
        let is_told = !self.options.anonymous; // folders may have the names of players
        let from = is_told.then(|| run_from(&self.place.folder)).flatten();
        let manifest =
            manifest::bytes(&self.options, from.as_deref(), (ended, counts), &runs, all)?;
        self.place.commit(&manifest)
    }

    /// Ends sheets and tables. Gives the names of the run, the fingerprints of the tables, and the contents of those in which
    /// directors write.
    fn end(
        &mut self,
        ended: &Ended,
        counts: &Counts,
        (memory, sentences): (&Memory, &Sentences),
    ) -> io::Result<(Vec<String>, Fingerprints, Fingerprints)> {
        self.sentences(sentences)?;
        let runs = match &mut self.sheets {
            Some(sheets) => sheets.index.finish(ended, counts, &self.options)?,
            None => Vec::new(),
        };
        self.write_unmet(memory)?;
        let (mut fingerprints, mut contents) = (Fingerprints::new(), Fingerprints::new());
        for table in &mut self.tables {
            table.flush()?;
            let name = table.name;
            if REVIEWS.contains(&name) {
                let known = self.contents.as_ref().filter(|_| name == Review::FILE);
                let path = self.place.staging.join(name);
                let read = || contents_as_written(&path).naming(&path);
                let written = known.map_or_else(read, |sum| Ok(sum.contents()))?;
                contents.insert(name.to_owned(), written.to_string());
            }
            fingerprints.insert(name.to_owned(), table.fingerprint.to_string());
        }
        Ok((runs, fingerprints, contents))
    }

    /// Writes the decisions on boards that were not met, if there are any.
    fn write_unmet(&mut self, memory: &Memory) -> io::Result<()> {
        let mut unmet = memory.unmet().peekable();
        if unmet.peek().is_none() {
            return Ok(());
        }
        let (folder, form) = (&self.place.staging, self.form());
        let mut table = CsvTable::open(folder, EARLIER, Review::COLUMNS, form)?;
        for (file, written) in unmet {
            let cells = earlier_cells(file, written);
            table.write_cells(cells.iter().map(String::as_str))?;
        }
        self.tables.push(table);
        Ok(())
    }

    /// Writes what is made of the tables: some as Parquet, where that is asked for, and what all of them are.
    fn derive(&mut self) -> io::Result<()> {
        if self.excel.is_some() {
            return Ok(()); // these tables are for a person
        }
        let tables = datapackage::tables();
        let folder = &self.place.staging;
        let files = self.tables.iter().map(|it| it.name.to_owned());
        let mut files = files.collect::<Vec<_>>();
        if let Some(turns) = self.turns.take() {
            turns.finish()?;
            let is_in_csv = |it: &&Table| self.tables.iter().any(|own| own.name == it.file);
            for table in tables.iter().filter(is_in_csv) {
                let columns = table.columns.clone();
                files.push(ParquetTable::convert(folder, table.file, columns)?);
            }
            files.push(TurnRow::FILE.to_owned());
        }
        datapackage::write(folder, "pbn-audit-reports", &tables, &files)
    }
}
