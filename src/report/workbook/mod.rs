//! review.xlsx: the tables of a run as a workbook, with a sheet for the director in front, in a language.
//!
//! The rows come in the order of the input. They are kept in [`Spool`]s, and the sheets are written at the end, the
//! director's by priority, boards that are decided last. The same input gives the same bytes. It must not know how a decision is read back.

mod apart;
mod column;
mod director;
mod form;
mod layout;
mod rescore;
mod spool;

pub(super) use director::{DirectorRow, Settled};
pub(super) use form::FormBook;
pub(super) use rescore::write_rescore_book;

use super::Decision;
use super::cause_book::JoinedCause;
use super::causes::CauseRow;
use super::decisions::{Contents, Transcript};
use super::director::Column;
use super::files::FileRow;
use super::fingerprint::Fingerprint;
use super::known::Recalled;
use super::named::named;
use super::review::Review;
use super::table::{Excel, Row, names, unguarded};
use crate::audit::FileTally;
use crate::source::printable;
use crate::words::{Key, Language, Message, Words, key, message};
use apart::Apart;
use layout::{Kind, Plan, Planned, Styles, failed};
use rust_xlsxwriter::{
    DataValidation, DocProperties, ExcelDateTime, Workbook, Worksheet, XlsxError,
};
use spool::Spool;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// The columns of review.csv that stand on the director's sheet alone, so that there is one place to write in.
const DIRECTORS: [&str; 2] = ["director_decision", "director_note"];

/// The workbook of a run.
#[derive(Debug)]
pub(super) struct ReviewBook {
    words: &'static Words,
    /// The names of the columns of review.csv.
    names: Vec<String>,
    /// The director's rows, by priority; those on which he has decided last.
    director: [Spool; 4],
    /// What tells boards of the same number apart in these rows.
    apart: Apart,
    causes: Spool,
    files: Spool,
    opened: Opened,
}

/// A workbook that was written.
#[derive(Debug)]
pub(super) struct WrittenBook {
    pub(super) fingerprint: Fingerprint,
    /// Its contents, to know what was changed in it, unless it is a large one.
    pub(super) contents: Option<Contents>,
}

/// The most boards of a workbook whose contents are known.
const FEW: u64 = 10_000;

/// The file, which is removed again if nothing comes of it.
#[derive(Debug)]
struct Opened {
    path: PathBuf,
    file: Option<File>,
}

impl Drop for Opened {
    fn drop(&mut self) {
        if self.file.take().is_some() {
            let _ = fs::remove_file(&self.path);
        }
    }
}

impl ReviewBook {
    /// The name of its file.
    pub(super) const FILE: &'static str = "review.xlsx";

    /// Opens its file in a folder of reports.
    ///
    /// # Errors
    /// When it cannot be written to: a spreadsheet program may have it open.
    pub(super) fn create(folder: &Path, language: Language) -> io::Result<Self> {
        let path = folder.join(Self::FILE);
        let file = File::create(&path).map_err(|error| named(&path, error))?;
        let spool = || Spool::new(folder);
        Ok(Self {
            words: Words::of(language),
            names: names::<Review>().map(str::to_owned).collect(),
            director: [spool(), spool(), spool(), spool()],
            apart: Apart::default(),
            causes: spool(),
            files: spool(),
            opened: Opened {
                path,
                file: Some(file),
            },
        })
    }

    /// The language.
    pub(super) const fn language(&self) -> Language {
        self.words.language()
    }

    /// Adds a board; those on which the director has decided stand behind all others.
    pub(super) fn review(&mut self, row: &DirectorRow, settled: &Settled<'_>) -> io::Result<()> {
        let rank = if settled.recalled.is_some_and(Recalled::is_final) {
            3
        } else {
            usize::from(row.priority.clamp(1, 3)) - 1
        };
        let cells = row.cells(settled, self.words);
        self.apart.add(settled.file, &row.event);
        self.director[rank].add(cells.iter().map(|cell| &**cell))
    }

    /// Adds a cause.
    pub(super) fn cause(&mut self, cause: &JoinedCause) -> io::Result<()> {
        let cause = cause.row_in(self.words);
        let [boards, files, line] =
            [cause.boards, cause.files, cause.line].map(|it| it.to_string());
        let id = cause.cause.to_string();
        self.causes.add([
            &*cause.what,
            &cause.advice,
            &boards,
            &files,
            &printable(cause.event),
            &printable(cause.file),
            &line,
            &cause.detail,
            &id,
        ])
    }

    /// Adds a file of the input; of one that was not read, or not to its end, with the reason.
    pub(super) fn file(&mut self, file: &FileTally, unread: Option<&Message>) -> io::Result<()> {
        let tally = &file.tally;
        let reason = match unread {
            Some(why) => self.words.sentence(why),
            None => FileRow::of(file).reason,
        };
        let counts = [
            tally.games,
            tally.with_play,
            tally.not_auditable(),
            tally.all_revokes(),
            tally.all_findings(),
        ];
        let [games, with_play, not_auditable, revokes, findings] = counts.map(|it| it.to_string());
        self.files.add([
            &*printable(&file.file),
            &games,
            &with_play,
            &not_auditable,
            &revokes,
            &findings,
            &reason,
        ])
    }

    /// Writes the workbook; review.csv, which is spelled for `excel`, has all columns of its boards.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(super) fn finish(mut self, excel: Option<Excel>) -> io::Result<WrittenBook> {
        let path = self.opened.path.clone();
        let rows: u64 = self.director.iter().map(|spool| spool.count).sum();
        let file = self.opened.file.take();
        let mut transcript = (rows <= FEW).then(Transcript::default);
        let written = file.map_or(Ok(()), |file| self.write(file, excel, &mut transcript));
        let fingerprint = written.and_then(|()| Fingerprint::of_file(&path));
        Ok(WrittenBook {
            fingerprint: fingerprint
                .map_err(|error| named(&path, error))?
                .unwrap_or_default(),
            contents: transcript.map(Transcript::contents),
        })
    }

    fn write(
        self,
        file: File,
        excel: Option<Excel>,
        transcript: &mut Option<Transcript>,
    ) -> io::Result<()> {
        let mut book = Workbook::new();
        let folder = self.opened.path.parent().unwrap_or(Path::new("."));
        book.set_tempdir(folder).map_err(failed)?;
        book.set_properties(&properties().map_err(failed)?);
        let (styles, words) = (&Styles::new(), self.words);
        let how = (styles, words);
        let [first, second, third, decided] = self.director;
        let rows = first.rows()?.chain(second.rows()?).chain(third.rows()?);
        let rows = rows.chain(decided.rows()?);
        let columns = Column::in_order(self.apart.column());
        let rows = rows.map(|row| Ok(in_order(&row?, &columns, &self.apart)));
        let (sheet, last_row) = director(words, &columns).add(&mut book, rows, how, transcript)?;
        offer_decisions(sheet, (last_row, &columns), words).map_err(failed)?;
        causes(words).add(&mut book, self.causes.rows()?, how, transcript)?;
        let rows = rows_of(&folder.join(Review::<String>::FILE), &self.names, excel)?;
        all_columns(words, &self.names).add(&mut book, rows, how, transcript)?;
        files(words).add(&mut book, self.files.rows()?, how, transcript)?;
        book.save_to_writer(file).map_err(failed)
    }
}

/// The rows of review.csv without the columns that the director fills in.
fn rows_of(
    path: &Path,
    names: &[String],
    excel: Option<Excel>,
) -> io::Result<impl Iterator<Item = io::Result<csv::StringRecord>> + use<>> {
    let reader = csv::ReaderBuilder::new()
        .delimiter(excel.map_or(b',', Excel::delimiter))
        .from_path(path)
        .map_err(io::Error::from)?;
    let is_kept = |name: &String| !DIRECTORS.contains(&name.as_str());
    let kept: Vec<bool> = names.iter().map(is_kept).collect();
    let rows = reader.into_records();
    Ok(rows.map(move |row| {
        let row = row?;
        let cells = row.iter().zip(&kept).filter(|(_, kept)| **kept);
        let plain = |cell| {
            if excel.is_some() {
                unguarded(cell)
            } else {
                cell
            }
        };
        Ok(cells.map(|(cell, _)| plain(cell)).collect())
    }))
}

/// Nothing in it depends on the clock.
fn properties() -> Result<DocProperties, XlsxError> {
    let date = ExcelDateTime::from_ymd(2000, 1, 1)?;
    Ok(DocProperties::new()
        .set_author("pbn-audit")
        .set_creation_datetime(&date))
}

/// A row of the director's sheet, of which the cells stand in the order of these columns.
fn in_order(row: &csv::StringRecord, columns: &[Column], apart: &Apart) -> csv::StringRecord {
    let cells = columns.iter().map(|column| {
        let cell = row.get(place(*column, &Column::ALL)).unwrap_or_default();
        match column {
            Column::File => apart.short(cell),
            _ => cell,
        }
    });
    cells.collect()
}

/// The place of a column among those of the director's sheet.
fn place(column: Column, columns: &[Column]) -> usize {
    let place = columns.iter().position(|own| *own == column);
    place.unwrap_or_default()
}

/// The drop-down of decisions. Anything else can be typed, too: a number of tricks, or a score.
fn offer_decisions(
    sheet: &mut Worksheet,
    (last_row, columns): (u32, &[Column]),
    words: &Words,
) -> Result<(), XlsxError> {
    if last_row == 0 {
        return Ok(());
    }
    let choices: Vec<_> = Decision::choices(words).map(|(_, choice)| choice).collect();
    let [tricks, score] =
        [key!("decision-tricks"), key!("decision-score")].map(|key| words.word(key));
    let hint = message!("book-decision-hint", tricks = tricks, score = score);
    let list = DataValidation::new()
        .allow_list_strings(&choices)?
        .show_error_message(false)
        .set_input_title(Column::Decision.heading(words))?
        .set_input_message(words.sentence(&hint))?;
    let column = place(Column::Decision, columns);
    let column = u16::try_from(column).unwrap_or(u16::MAX);
    sheet.add_data_validation(1, column, last_row, column, &list)?;
    Ok(())
}

fn director(words: &Words, columns: &[Column]) -> Plan {
    let planned = columns.iter().map(|column| column.planned(words));
    let frozen = u16::try_from(place(Column::Board, columns) + 1);
    Plan {
        name: words.word(key!("book-director")),
        columns: planned.collect(),
        frozen: frozen.unwrap_or(u16::MAX),
        printed: place(Column::Page, columns),
        table: Review::<String>::FILE,
    }
}

fn causes(words: &Words) -> Plan {
    let columns = [
        (key!("book-cause"), Kind::Wrapped, 55.0),
        (key!("book-advice"), Kind::Wrapped, 55.0),
        (key!("book-boards"), Kind::Number, 9.0),
        (key!("book-files"), Kind::Number, 9.0),
        (key!("book-event"), Kind::Wrapped, 24.0),
        (key!("book-first-file"), Kind::Wrapped, 28.0),
        (key!("book-line"), Kind::Number, 8.0),
        (key!("book-detail"), Kind::Wrapped, 40.0),
        (key!("book-id"), Kind::Text, 16.0),
    ];
    of_words(key!("book-causes"), &columns, CauseRow::FILE, words)
}

fn files(words: &Words) -> Plan {
    let columns = [
        (key!("book-file"), Kind::Wrapped, 50.0),
        (key!("book-boards"), Kind::Number, 9.0),
        (key!("book-with-play"), Kind::Number, 12.0),
        (key!("book-not-auditable"), Kind::Number, 12.0),
        (key!("book-revokes"), Kind::Number, 12.0),
        (key!("book-findings"), Kind::Number, 12.0),
        (key!("book-reason"), Kind::Wrapped, 60.0),
    ];
    of_words(key!("book-all-files"), &columns, FileRow::FILE, words)
}

/// A sheet with headings in the language.
fn of_words(name: Key, columns: &[(Key, Kind, f64)], table: &'static str, words: &Words) -> Plan {
    let planned = columns.iter().map(|(heading, kind, width)| Planned {
        heading: words.word(*heading).to_owned(),
        kind: *kind,
        width: *width,
    });
    Plan {
        name: words.word(name),
        columns: planned.collect(),
        frozen: 1,
        printed: columns.len(),
        table,
    }
}

/// The columns of review.csv by their own names, but for those that the director fills in.
fn all_columns(words: &Words, names: &[String]) -> Plan {
    let names = names
        .iter()
        .filter(|name| !DIRECTORS.contains(&name.as_str()));
    let columns: Vec<_> = names
        .map(|name| Planned {
            heading: name.clone(),
            kind: Kind::Text,
            width: if name == "id" { 16.0 } else { 12.0 },
        })
        .collect();
    Plan {
        name: words.word(key!("book-all-columns")),
        printed: columns.len(),
        columns,
        frozen: 1,
        table: Review::<String>::FILE,
    }
}

#[cfg(test)]
mod tests {
    use super::super::Id;
    use super::super::decisions::{WrittenDecision, contents};
    use super::super::fixture::{Record, with_case};
    use super::super::known::Recalled;
    use super::super::table::{Form, Line, header};
    use super::super::view::BoardView;
    use super::*;

    /// A workbook of boards whose cells a spreadsheet may spell otherwise.
    fn written(folder: &Path, language: Language) -> WrittenBook {
        let mut book = ReviewBook::create(folder, language).unwrap();
        let mut review = header::<Review>();
        review.push(b'\n');
        let recalled = Recalled {
            decision: WrittenDecision::Read(Decision::Tricks(8)),
            note: "asked; \"why\"".to_owned(),
        };
        for (number, north) in [
            " Vetch ",
            "007",
            "1e5",
            "-0",
            "<b> & 'c'",
            "=1+1",
            "\u{e9}\u{2660}",
            "9.50",
        ]
        .into_iter()
        .enumerate()
        {
            let record = Record {
                north,
                board: north,
                ..Record::default()
            };
            with_case(&record, |case, at| {
                let id = Id::read(&format!("b{number:012x}")).unwrap();
                let view = BoardView::of(case, at, &[]);
                let row: Review = Review {
                    id,
                    ..Review::of(&view)
                };
                Line::add(&row, Form::Csv, &mut review);
                let director = DirectorRow::of(&view, Words::of(language));
                let settled = Settled {
                    id,
                    file: "a, b.pbn",
                    page: Some(format!("sheets/board-{number:02}.html")),
                    recalled: (number % 2 == 0).then_some(&recalled),
                };
                book.review(&director, &settled).unwrap();
            });
        }
        fs::write(folder.join(Review::<String>::FILE), review).unwrap();
        book.finish(None).unwrap()
    }

    #[test]
    fn the_contents_of_a_workbook_are_those_that_are_read_again() {
        for language in Language::ALL {
            let folder = tempfile::tempdir().unwrap();
            let written = written(folder.path(), language).contents.unwrap();
            let read = contents(&folder.path().join(ReviewBook::FILE)).unwrap();
            assert_eq!(written, read);
        }
    }
}
