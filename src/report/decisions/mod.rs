//! Decisions of directors, read back from where they were written.
//!
//! That is a review file, or a list of boards. A review file is a table with a column `id` and a column
//! `director_decision`, in any order and among any others: review.csv or review.xlsx, as they were written or as a
//! spreadsheet saved them. A list has the id of a board on each line; a line that begins with `#` is passed over.
//!
//! It must not know which boards a run has, or what is made of a decision.

mod contents;
pub(super) mod decision;
pub(super) mod director;
pub(super) mod earlier;
pub(super) mod known;
mod table;
mod workbook;

use crate::report::decisions::decision::Decision;
use crate::report::phrase::list as list_of;
use crate::report::table::{Id, unguarded};
use crate::source::{FileId, Filled, Input, InputError, file_id};
use crate::words::{Message, Words, key};
use std::collections::HashSet;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::time::SystemTime;
use table::Table;

pub(super) use contents::{Contents, RowSum, contents, contents_as_written};
pub(super) use table::records;

/// The columns that are looked for.
pub(super) const ID: &str = "id";
pub(super) const DECISION: &str = "director_decision";
pub(super) const NOTE: &str = "director_note";
/// Whether a board was decided before, and how that is known.
pub(super) const KNOWN: &str = "known";
/// What the name of a file begins with in which a page saves decisions; a browser may put a number behind it.
pub(super) const SAVED: &str = "saved-decisions";
/// Its column with the name of the run, which is that of the page.
pub(super) const RUN: &str = "run";
/// What the column `known` says of a board on which a director has decided.
pub(super) const DECIDED: &str = "decided";
/// What the column `known` says of a board that stood in a list.
pub(super) const LISTED: &str = "listed";

/// A review file, or a list of boards.
#[derive(Debug, Default)]
pub struct Decisions {
    /// The file, as it was named.
    pub file: String,
    /// What is written of each board and of each cause, in the order of the file.
    pub boards: Vec<Written>,
    /// Rows that name no board, although something is written in them.
    pub unreadable: Vec<UnreadableRow>,
    /// When the file was last written to, where the system knows it.
    pub saved: Option<SystemTime>,
    /// Which file it is, by whatever path.
    pub(super) place: Option<FileId>,
    /// The names of the columns; none in a list.
    columns: Vec<String>,
}

/// What is written of a board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Written {
    /// The board.
    pub id: Id,
    /// The decision.
    pub decision: WrittenDecision,
    /// The note, without the white space around it.
    pub note: String,
    /// The line of a text, or the row of a sheet, from 1.
    pub row: u64,
    /// Whether another file, in which somebody wrote later, speaks for it.
    pub(super) is_deferred: bool,
    /// All cells of the row.
    cells: csv::StringRecord,
}

/// What stands where a decision is expected.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum WrittenDecision {
    /// Nothing.
    #[default]
    None,
    /// Nothing, but the board stands in a list of boards that need no more attention.
    Listed,
    /// A decision.
    Read(Decision),
    /// A decision with a question mark behind it: it was made when the board stood otherwise, and nobody has confirmed it
    /// since by taking the mark away.
    Unconfirmed(Decision),
    /// Words that spell no decision, and why.
    Unreadable(String, Message),
}

/// A row that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadableRow {
    /// The line of a text, or the row of a sheet, from 1.
    pub row: u64,
    /// What stands where an id is expected.
    pub id: String,
}

/// Why no decision of a file can be read.
#[derive(Debug, thiserror::Error)]
pub enum DecisionsError {
    /// It cannot be read.
    #[error("{}: {}", .0.path, .0.source)]
    Input(#[from] InputError),
    /// It is a folder without a review file.
    #[error("{0}: no review.csv in this folder")]
    NoFile(String),
    /// It was not saved from a page of the reports in whose folder it is looked for.
    #[error("{0}: these decisions were not saved from the page of these reports")]
    OtherRun(String),
    /// It is neither a table with these columns nor a list.
    #[error(
        "{0}: neither a review file (with columns id and director_decision) nor a list of ids, one per line"
    )]
    NeitherTableNorList(String),
}

/// A review file of an earlier run whose decisions would be lost. As an error it travels within an [`std::io::Error`].
#[derive(Debug, thiserror::Error)]
#[error("{0}; mend the file, or add --force to keep it under another name without its decisions")]
pub(super) struct NoReview(pub(in crate::report) DecisionsError);

/// Reads the decisions in a file.
///
/// # Errors
/// When it cannot be read, or is neither a review file nor a list. A row that names no board is kept among
/// [`Decisions::unreadable`].
pub fn decisions(path: &Path) -> Result<Decisions, DecisionsError> {
    let input = Input::File(path.to_owned());
    let read = match Filled::read(&input)? {
        Filled::Text(bytes) => Decisions::parse(input.name(), &bytes),
        Filled::Workbook(mut workbook) => {
            let table = Table::of_workbook(&mut workbook);
            let table = table.map_err(|why| input.error(why.into()))?;
            Decisions::named(input.name(), table.and_then(Decisions::of))
        }
    }?;
    Ok(Decisions {
        saved: path.metadata().and_then(|about| about.modified()).ok(),
        place: file_id(path),
        ..read
    })
}

/// Whether decisions were saved from a page in a file: it has the name that a browser gives to them, or their columns.
pub fn is_saved(path: &Path) -> bool {
    let is_table = path.extension().is_some_and(|it| it == "csv");
    let name = path.file_stem().and_then(|name| name.to_str());
    let is_named = name.is_some_and(|name| name.starts_with(SAVED));
    is_table && (is_named || begins_as_saved(path).unwrap_or_default())
}

/// Whether a table begins with the columns that a page saves.
fn begins_as_saved(path: &Path) -> io::Result<bool> {
    let mut begin = Vec::new();
    File::open(path)?.take(4096).read_to_end(&mut begin)?;
    let columns = Table::of(&table::text(&begin)).columns;
    Ok(columns.starts_with(&[RUN, ID].map(str::to_owned)))
}

impl Decisions {
    /// Reads the bytes of a text; `file` names it.
    ///
    /// # Errors
    /// When it is neither a review file nor a list.
    pub fn parse(file: impl Into<String>, bytes: &[u8]) -> Result<Self, DecisionsError> {
        let text = table::text(bytes);
        let read = list(&text).or_else(|| Self::of(Table::of(&text)));
        Self::named(file.into(), read)
    }

    fn named(file: String, read: Option<Self>) -> Result<Self, DecisionsError> {
        match read {
            Some(read) => Ok(Self { file, ..read }),
            None => Err(DecisionsError::NeitherTableNorList(file)),
        }
    }

    /// The decisions in a table, if it has their columns.
    fn of(table: Table) -> Option<Self> {
        let place = |name| table.columns.iter().position(|column| column == name);
        let [id, decision] = [place(ID)?, place(DECISION)?];
        let [note, known] = [place(NOTE), place(KNOWN)];
        let mut this = Self::default();
        for (row, cells) in table.rows {
            let cell = |place: usize| unguarded(cells.get(place).unwrap_or_default().trim());
            let written = WrittenDecision::read(cell(decision), known.map_or("", cell));
            let note = note.map_or("", cell).to_owned();
            match Id::read(cell(id)) {
                Some(id) => this.boards.push(Written {
                    id,
                    decision: written,
                    note,
                    row,
                    cells,
                    ..Written::default()
                }),
                None if written == WrittenDecision::None && note.is_empty() => (),
                None => this.unreadable.push(UnreadableRow {
                    row,
                    id: cell(id).to_owned(),
                }),
            }
        }
        this.columns = table.columns;
        Some(this)
    }

    /// The boards of these files, each once, as a person names it; and whether somebody has decided on it, in any of them and to
    /// the end.
    pub fn named_boards(files: &[Self], words: &Words) -> Vec<(Id, String, bool)> {
        let boards = || {
            files
                .iter()
                .flat_map(|file| file.boards.iter().map(move |it| (file, it)))
        };
        let boards = || boards().filter(|(_, it)| !it.id.is_of_cause());
        let decided = boards().filter(|(_, it)| it.decision.is_final());
        let decided: HashSet<Id> = decided.map(|(_, it)| it.id).collect();
        let mut told = HashSet::new();
        let each = boards().filter(|(_, it)| told.insert(it.id));
        each.map(|(file, it)| (it.id, file.name(it, words), decided.contains(&it.id)))
            .collect()
    }

    /// A board as a person names it: event, date, board and table, as far as the file has them.
    fn name(&self, written: &Written, words: &Words) -> String {
        let cell = |column| self.cell(written, column).filter(|it| !it.is_empty());
        let labelled = |key, column| Some(format!("{} {}", words.word(key), cell(column)?));
        let board = labelled(key!("book-board"), "board");
        let board = board.unwrap_or_else(|| written.id.to_string());
        let table = labelled(key!("table"), "table").unwrap_or_default();
        let [event, date] = ["event", "date"].map(|it| cell(it).unwrap_or_default());
        list_of([event, date, &board, &table], ", ")
    }

    /// The runs from whose pages its rows were saved; `None` where it was not saved from one.
    pub(super) fn runs(&self) -> Option<impl Iterator<Item = &str>> {
        let run = self.columns.iter().position(|name| name == RUN)?;
        let cells = self.boards.iter().map(move |it| it.cells.get(run));
        Some(cells.map(Option::unwrap_or_default))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.unreadable.is_empty() && self.boards.iter().all(Written::is_empty)
    }

    /// What stands in a column of the file, by its name; `None` where there is no such column.
    pub fn cell<'a>(&self, written: &'a Written, column: &str) -> Option<&'a str> {
        let place = self.columns.iter().position(|name| name == column)?;
        Some(unguarded(written.cells.get(place)?.trim()))
    }
}

impl Written {
    /// Whether there is neither a decision nor a note.
    pub fn is_empty(&self) -> bool {
        self.decision == WrittenDecision::None && self.note.is_empty()
    }
}

impl WrittenDecision {
    fn read(cell: &str, known: &str) -> Self {
        let asked = cell.strip_suffix('?');
        match (Decision::read(asked.unwrap_or(cell)), asked) {
            (Ok(decision), None) => Self::Read(decision),
            (Ok(decision), Some(_)) => Self::Unconfirmed(decision),
            (Err(_), None) if cell.is_empty() && known == LISTED => Self::Listed,
            (Err(_), None) if cell.is_empty() => Self::None,
            (Err(why), _) => Self::Unreadable(cell.to_owned(), why),
        }
    }

    /// Whether nothing more is to be asked about the board.
    pub fn is_final(&self) -> bool {
        match self {
            Self::Read(decision) => decision.is_final(),
            Self::Listed => true,
            Self::None | Self::Unconfirmed(_) | Self::Unreadable(..) => false,
        }
    }

    /// The decision as tables have it: its code, or the words that spell none.
    pub fn cell(&self) -> String {
        match self {
            Self::Read(decision) => decision.code(),
            Self::Unconfirmed(decision) => decision.code() + "?",
            Self::Unreadable(words, _) => words.clone(),
            Self::None | Self::Listed => String::new(),
        }
    }
}

/// The boards of a list; none if the first line that says something is not an id.
fn list(text: &str) -> Option<Decisions> {
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let mut this = Decisions::default();
    for (row, line) in lines {
        match Id::read(line) {
            Some(id) => this.boards.push(Written {
                id,
                decision: WrittenDecision::Listed,
                row,
                ..Written::default()
            }),
            None if this.boards.is_empty() => return None,
            None => this.unreadable.push(UnreadableRow {
                row,
                id: line.to_owned(),
            }),
        }
    }
    (!this.boards.is_empty()).then_some(this)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    /// What is read of each board, as a text: its id, the decision, the note and the row.
    pub(super) fn told(read: &Decisions) -> Vec<String> {
        let told = |it: &Written| {
            let kind = match it.decision {
                WrittenDecision::Unreadable(..) => "unreadable ",
                WrittenDecision::Listed => "listed ",
                _ => "",
            };
            let (decision, note) = (it.decision.cell(), &it.note);
            format!("{} {kind}{decision} {note:?} {}", it.id, it.row)
        };
        read.boards.iter().map(told).collect()
    }

    #[test]
    fn tables_and_decisions_are_read_as_their_list_has_it() {
        hold!("texts.txt", |name, text| {
            if name == "decision" {
                let (cell, note) = text.split_once(" with ").unwrap_or((text, ""));
                let read = WrittenDecision::read(cell, note);
                let why = match &read {
                    WrittenDecision::Unreadable(_, why) => {
                        Words::of(Language::English).sentence(why)
                    }
                    read => format!("{read:?}"),
                };
                return format!("{}, final {}: {why}", read.cell(), read.is_final());
            }
            match Decisions::parse("review.csv", text.as_bytes()) {
                Ok(read) => {
                    let rows = read.unreadable.iter();
                    let rows = rows.map(|it| format!("no board {:?} {}", it.id, it.row));
                    list_of(told(&read).into_iter().chain(rows), "\n")
                }
                Err(error) => error.to_string(),
            }
        });
    }
}
