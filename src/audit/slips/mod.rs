//! Director's slips: facts that no record of the play can hold, each with the boards that it is about.
//!
//! A slip is a row of a CSV file or a workbook; its cells are the keys of its boards, and a fact in the words of the Laws
//! ([`DirectorFact`]). It must not know what a ruling makes of a fact.

mod answers;
mod cells;
mod file_slips;
mod flaw;
mod keys;
mod kinds;
mod record;
mod sheet;

pub use answers::cells_of;
pub(super) use file_slips::{FileSlips, OnBoard};
pub use flaw::Flaw;
pub use kinds::{kind_names, values_of};

use crate::laws::DirectorFact;
use crate::source::{Filled, Input, InputError};
use keys::{BoardKeys, Keys};
use std::collections::HashMap;
use std::fmt;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// What each kind of slip says, and which cells it takes: a title, and a section for each kind or for two of them.
pub const SLIPS: &str = include_str!("kinds.md");

/// One slip.
#[derive(Debug)]
pub struct Slip {
    /// Its line in the file.
    pub line: u64,
    /// The word for its kind.
    pub kind: &'static str,
    /// The fact.
    pub fact: DirectorFact,
    /// Its cells without the note, in the order of the columns and a comma between them.
    pub text: String,
    /// What it says, without its keys, as the end of a line of CSV: `,,,,attention,4,E,,never,,`.
    pub said: String,
    keys: Keys,
    /// Whether a board was found that it is about.
    matched: AtomicBool,
}

impl Slip {
    /// The keys that are given, by the names of their columns: `board`, `5`; none when it is about every board.
    pub fn keys(&self) -> impl Iterator<Item = (&'static str, String)> {
        self.keys.given()
    }
}

/// A cell or row that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unreadable {
    /// Its line, from 1.
    pub line: u64,
    /// Its place in the line, in characters from 1.
    pub column: u64,
    /// What is wrong with it.
    pub what: Flaw,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.what)
    }
}

/// Why a file of slips cannot be used at all.
#[derive(Debug, thiserror::Error)]
pub enum SlipsError {
    /// It cannot be read.
    #[error("{}: {}", .0.path, .0.source)]
    Input(#[from] InputError),
    /// Its header is not that of slips.
    #[error("{file}:{why}")]
    Header {
        /// The file.
        file: String,
        /// What is wrong.
        why: Unreadable,
    },
}

/// The slips of a run.
#[derive(Debug, Default)]
pub struct Slips {
    /// The file, as it was named.
    pub file: String,
    /// Rows that could not be read.
    pub unreadable: Vec<Unreadable>,
    /// The lines of rows whose answer is not filled in.
    pub unanswered: Vec<u64>,
    rows: Vec<Slip>,
    /// The places of the rows for each board that they name, and of those that name none.
    by_board: HashMap<Option<String>, Vec<usize>>,
}

impl Slips {
    /// Reads a file of slips. A row whose answer is not filled in yet says nothing, and is among [`Slips::unanswered`].
    ///
    /// # Errors
    /// When the file cannot be read, or its header is not that of slips. A row that cannot be read is kept among
    /// [`Slips::unreadable`].
    pub fn read(path: &Path) -> Result<Self, SlipsError> {
        let input = Input::File(path.to_owned());
        let file = input.name();
        match Filled::read(&input)? {
            Filled::Text(bytes) => Self::parse(file, &bytes),
            Filled::Workbook(mut workbook) => {
                let rows = sheet::rows_of_workbook(&mut workbook);
                Self::of_rows(file, rows.map_err(|why| input.error(why.into()))?)
            }
        }
    }

    /// Reads slips from the bytes of a table; `file` names them in findings.
    ///
    /// # Errors
    /// When the header is not that of slips.
    pub fn parse(file: impl Into<String>, bytes: &[u8]) -> Result<Self, SlipsError> {
        Self::of_rows(file.into(), sheet::rows(bytes))
    }

    fn of_rows(file: String, rows: Result<Vec<ReadRow>, Unreadable>) -> Result<Self, SlipsError> {
        let rows = rows.map_err(|why| SlipsError::Header {
            file: file.clone(),
            why,
        })?;
        let mut this = Self {
            file,
            ..Self::default()
        };
        for row in rows {
            match row.and_then(|row| Ok((row.line, slip(&row)?))) {
                Ok((_, Some(slip))) => this.rows.push(slip),
                Ok((line, None)) => this.unanswered.push(line),
                Err(unreadable) => this.unreadable.push(unreadable),
            }
        }
        for (place, slip) in this.rows.iter().enumerate() {
            let of_board = this.by_board.entry(slip.keys.board()).or_default();
            of_board.push(place);
        }
        Ok(this)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Whether a slip names its board by the number of the game.
    pub(super) fn count_games(&self) -> bool {
        self.rows.iter().any(|slip| slip.keys.game.is_some())
    }

    /// The slips for the boards of a file, from its first game on.
    pub(super) fn of_file(&self, file: &str) -> FileSlips<'_> {
        FileSlips::new(self, file.into())
    }

    /// The slips about a board, in their order.
    fn about(&self, board: &BoardKeys<'_>) -> impl Iterator<Item = &Slip> {
        let named = board.items[0].clone().map(Some).into_iter();
        let places = named.chain([None]).filter_map(|it| self.by_board.get(&it));
        let mut places: Vec<_> = places.flatten().collect();
        places.sort_unstable();
        let slips = places.into_iter().map(|place| &self.rows[*place]);
        slips.filter(|slip| slip.keys.are_of(board))
    }

    /// The slips about which no board was found.
    pub fn unmatched(&self) -> impl Iterator<Item = &Slip> {
        let is_matched = |slip: &Slip| slip.matched.load(Ordering::Relaxed);
        self.rows.iter().filter(move |slip| !is_matched(slip))
    }
}

/// A row, or why it cannot be read.
type ReadRow = Result<sheet::SlipRow, Unreadable>;

/// A slip; `None` of a row whose answer is not filled in.
fn slip(row: &sheet::SlipRow) -> Result<Option<Slip>, Unreadable> {
    let Some((kind, fact)) = kinds::read(row)? else {
        return Ok(None);
    };
    Ok(Some(Slip {
        line: row.line,
        kind: kind.name,
        fact,
        text: row.text(),
        said: row.said(),
        keys: Keys::read(row)?,
        matched: AtomicBool::new(false),
    }))
}

#[cfg(test)]
mod tests;
