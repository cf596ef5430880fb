//! review.xlsx: the tables of a run as a workbook, with a sheet for the director in front, in a language.
//!
//! The rows come in the order of the input. They are kept in [`Spool`]s, and the sheets are written at the end, the
//! director's by priority, boards that are decided last. The same input gives the same bytes. It must not know how a
//! decision is read back.
//!
//! It takes longest of all that is written at the end of a run, and nothing else waits for it: so it is written beside the
//! rest.

mod boards;
mod cells;
mod director;
mod form;
mod layout;
mod lines;
mod package;
mod plans;

pub(super) use director::{DirectorRow, Settled, contract, players, words_of};
pub(super) use form::{write_form_book, write_rescore_book};

use crate::audit::{Beside, FileTally};
use crate::report::decisions::Contents;
use crate::report::decisions::decision::Decision;
use crate::report::decisions::director::Column;
use crate::report::disk::fingerprint::Fingerprint;
use crate::report::disk::named::Naming;
use crate::report::table::names;
use crate::report::tables::causes::CauseRow;
use crate::report::tables::files::FileRow;
use crate::report::tables::review::Review;
use crate::source::printable;
use crate::words::{Language, Message, Words};
use boards::{Boards, Spool};
use director::Apart;
use layout::failed;
use package::Package;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// The columns of review.csv that stand on the director's sheet alone, so that there is one place to write in.
const DIRECTORS: [&str; 2] = ["director_decision", "director_note"];

#[derive(Debug)]
pub(super) struct ReviewBook {
    pub(super) words: &'static Words,
    boards: Boards,
    /// What tells boards of the same number apart in these rows.
    apart: Apart,
    causes: Spool,
    files: Spool,
    path: PathBuf,
    file: File,
}

/// A workbook that is being written. It gives its fingerprint, and its contents, by which it is known what was changed in it.
pub(super) type Begun = Beside<io::Result<[String; 2]>>;

/// The most rows of a sheet; a person looks through no more. What the director has written something on stands there
/// besides.
const MOST: u64 = 10_000;

impl ReviewBook {
    pub(super) const FILE: &'static str = "review.xlsx";

    /// Opens its file in a folder of reports.
    pub(super) fn create(folder: &Path, language: Language) -> io::Result<Self> {
        Self::with_most(MOST, folder, language)
    }

    /// The same with so many rows at most.
    fn with_most(most: u64, folder: &Path, language: Language) -> io::Result<Self> {
        let path = folder.join(Self::FILE);
        let file = File::create(&path).naming(&path)?;
        let spool = || Spool::new(most, folder);
        Ok(Self {
            words: Words::of(language),
            boards: Boards::new(most, folder),
            apart: Apart::default(),
            causes: spool(),
            files: spool(),
            path,
            file,
        })
    }

    /// Adds a board with the bare cells of its row in review.csv.
    pub(super) fn review(
        &mut self,
        row: &DirectorRow,
        settled: Settled<'_>,
        cells: &[u8],
    ) -> io::Result<()> {
        let (known, _, recalled) = settled;
        self.apart.add(known.file, row.event());
        let all = str::from_utf8(cells).map_err(io::Error::other)?;
        let (cells, order) = (row.cells(settled, self.words), (row.priority, row.weight));
        self.boards.add(order, recalled, &cells, all)
    }

    pub(super) fn cause(&mut self, cause: &CauseRow) -> io::Result<()> {
        let counts = [cause.boards, cause.files, cause.line];
        let [boards, files, line] = counts.map(|it| it.to_string());
        let (event, file) = (printable(&cause.event), printable(&cause.file));
        let id = cause.cause.to_string();
        let said = Decision::read(&cause.decision);
        let said = said.map_or_else(|_| cause.decision.clone(), |it| it.said(self.words));
        let state = self.words.word(cause.state.key());
        let before = [
            &*cause.what,
            &cause.advice,
            &boards,
            &files,
            state,
            &said,
            &cause.note,
        ];
        let behind = [&*event, &file, &line, &cause.detail, &id];
        self.causes.add(before.into_iter().chain(behind))
    }

    /// Adds a file of the input; of one that was not read, or not to its end, with the reason.
    pub(super) fn file(&mut self, file: &FileTally, unread: Option<&Message>) -> io::Result<()> {
        let tally = &file.tally;
        let reason = match unread {
            Some(why) => self.words.sentence(why),
            None => FileRow::of(file, "").reason,
        };
        let counts = [
            tally.games,
            tally.with_play,
            tally.not_auditable(),
            tally.all_revokes(),
            tally.all_findings(),
        ];
        let counts = counts.map(|it| it.to_string());
        let name = printable(&file.file);
        let cells = [&*name].into_iter();
        let cells = cells.chain(counts.iter().map(String::as_str));
        self.files.add(cells.chain([&*reason]))
    }

    /// Writes the workbook, now that it has all its rows, while something else is done.
    pub(super) fn begin(self) -> Begun {
        Beside::begin(|| self.finish())
    }

    fn finish(self) -> io::Result<[String; 2]> {
        let path = self.path.clone();
        let contents = self.write().naming(&path)?;
        let fingerprint = Fingerprint::of_file(&path).naming(&path)?;
        let fingerprint = fingerprint.unwrap_or_default().to_string();
        Ok([fingerprint, contents.to_string()])
    }

    fn write(self) -> io::Result<Contents> {
        let (words, file) = (self.words, self.file);
        let mut book = Package::new(words)?;
        let (columns, apart) = (Column::in_order(self.apart.column()), self.apart);
        let shown = names::<Review>().map(|name| !DIRECTORS.contains(&name));
        let [boards, all] = self.boards.rows(shown.collect())?;
        let plan = plans::director(words, &columns);
        let decision = place(Column::Decision, &columns);
        let boards = boards.map(move |row| in_order(&row, &columns, &apart));
        let (sheet, last_row) = book.add(plan, boards)?;
        plans::offer_decisions(sheet, (decision, last_row), words).map_err(failed)?;
        let (sheet, last_row) = book.add(plans::causes(words), self.causes.rows()?)?;
        plans::offer_decisions(sheet, (plans::CAUSE_DECISION, last_row), words).map_err(failed)?;
        book.add(plans::all_columns(words), all)?;
        book.add(plans::files(words), self.files.rows()?)?;
        book.write(&file)
    }
}

/// A row of the director's sheet, of which the cells stand in the order of these columns; it has one before them.
fn in_order(row: &csv::StringRecord, columns: &[Column], apart: &Apart) -> csv::StringRecord {
    let mut cells = csv::StringRecord::with_capacity(row.as_slice().len(), columns.len());
    for column in columns {
        let place = 1 + place(*column, &Column::ALL);
        let cell = row.get(place).unwrap_or_default();
        cells.push_field(match column {
            Column::File => apart.short(cell),
            _ => cell,
        });
    }
    cells
}

/// The place of a column among those of the director's sheet.
fn place(column: Column, columns: &[Column]) -> usize {
    let place = columns.iter().position(|own| *own == column);
    place.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::decisions::decision::Judgement;
    use crate::report::decisions::known::Recalled;
    use crate::report::decisions::{WrittenDecision, contents, decisions};
    use crate::report::fixture::{RECORD, with_case};
    use crate::report::table::{AtWriting, Form, Id, PartTable};
    use crate::report::tables::view::BoardView;
    use crate::source::{Filled, Input};
    use std::ops::ControlFlow;

    /// Adds a board of this number and player, and its priority.
    fn add(
        book: &mut ReviewBook,
        (number, north): (u64, &str),
        priority: u8,
        known: Option<&Recalled>,
    ) {
        let record = RECORD.replace("Vetch", north);
        let record = record.replace("[Board \"5\"]", &format!("[Board \"{north}\"]"));
        with_case(&record, |case, at| {
            let id = Id::read(&format!("b{number:012x}")).unwrap();
            let view = BoardView::of(case, at, &[]);
            let row = Review::of(&view, id);
            let written = AtWriting {
                id,
                file: "a, b.pbn",
                ..AtWriting::default()
            };
            let (mut rows, mut cells) = (PartTable::default(), Vec::new());
            let row = rows.add(&row, &[Form::Bare]);
            rows.write(row, Form::Bare, &written, &mut cells);
            let mut director = DirectorRow::of(&view, book.words);
            director.priority = priority;
            let page = format!("sheets/board-{number:02}.html");
            let settled = (&written, Some(&*page), known);
            book.review(&director, settled, &cells).unwrap();
        });
    }

    fn noted(decision: WrittenDecision) -> Recalled {
        Recalled {
            decision,
            note: "asked; \"why\"".to_owned(),
        }
    }

    /// The cells of a column of a sheet.
    fn column(path: &Path, sheet: &str, place: u32) -> Vec<String> {
        let Filled::Workbook(mut saved) = Filled::read(&Input::File(path.to_owned())).unwrap()
        else {
            panic!("no workbook");
        };
        let mut cells = Vec::new();
        let read = saved.rows(sheet, |row| {
            cells.push(row.cell(place).to_owned());
            ControlFlow::Continue(())
        });
        read.unwrap();
        cells
    }

    /// Cells that a spreadsheet may spell otherwise, with bars between.
    const AWKWARD: &str = " Vetch |007|1e5|-0|<b> & 'c'|=1+1|\u{e9}\u{2660}|9.50";

    #[test]
    fn the_contents_of_a_workbook_are_those_that_are_read_again() {
        let recalled = noted(WrittenDecision::Read(Judgement::Tricks(8).into()));
        for language in Language::ALL {
            for most in [3, 10] {
                let folder = tempfile::tempdir().unwrap();
                let mut book = ReviewBook::with_most(most, folder.path(), language).unwrap();
                for board in (0..).zip(AWKWARD.split('|')) {
                    let known = (board.0 % 2 == 0).then_some(&recalled);
                    add(&mut book, board, 1, known);
                }
                let [_, written] = book.finish().unwrap();
                let read = contents(&folder.path().join(ReviewBook::FILE)).unwrap();
                assert_eq!(written, read.to_string());
            }
        }
    }

    #[test]
    fn what_is_left_out_is_counted_and_no_board_with_a_decision_is() {
        let folder = tempfile::tempdir().unwrap();
        let mut book = ReviewBook::with_most(3, folder.path(), Language::English).unwrap();
        let decided = noted(WrittenDecision::Read(Judgement::Stands.into()));
        let asked = noted(WrittenDecision::None);
        for (number, priority, known) in [
            (1, 3, None),
            (2, 2, Some(&decided)),
            (3, 2, None),
            (4, 1, None),
            (5, 2, None),
            (6, 3, Some(&asked)),
            (7, 2, None),
            (8, 3, Some(&decided)),
        ] {
            add(&mut book, (number, "Vetch"), priority, known);
        }
        book.finish().unwrap();
        let path = folder.path().join(ReviewBook::FILE);
        let id = |number: u64| format!("b{number:012x}");
        let rest = "2 more rows are in review.csv.";
        let last = u32::try_from(Column::ALL.len() - 1).unwrap();
        let director = column(&path, "For the director", last);
        let due = [4, 3, 5, 6, 2, 8].map(id);
        assert_eq!(director[1..7], due);
        assert_eq!(director[7..], [""]);
        assert_eq!(column(&path, "For the director", 0)[7], rest);
        let all = column(&path, "All columns", 0);
        assert_eq!(all[1..7], [2, 3, 4, 5, 6, 8].map(id));
        assert_eq!(all[7..], [rest]);
        let read = decisions(&path).unwrap();
        assert!(read.unreadable.is_empty(), "{read:?}");
        let written = read.boards.iter().filter(|it| !it.is_empty());
        let written: Vec<_> = written.map(|it| it.id.to_string()).collect();
        assert_eq!(read.boards.len(), 6);
        assert_eq!(written, [6, 2, 8].map(id));
    }
}
