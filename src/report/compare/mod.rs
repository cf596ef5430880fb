//! Two folders of reports compared: which boards and revokes are new, gone or changed.
//!
//! Rows are found again by their ids. The rows of the older tables and all that differs are kept in memory; the newer
//! tables are read row by row.

mod background;
mod rows;
mod text;

pub use background::{Background, Contrast, Made};
pub use text::ComparisonText;

use crate::report::decisions::DECISION;
use crate::report::decisions::known::Known;
use crate::report::table::{Id, Row};
use crate::report::tables::causes::CauseRow;
use crate::report::tables::review::Review;
use crate::report::tables::revokes::RevokeRow;
use rows::{Rows, TableRow, read};
use serde::{Deserialize, Serialize};
use std::io;
use std::path::Path;

/// What differs between two folders of reports.
#[derive(Debug, Default, Serialize)]
pub struct Comparison {
    /// How the two were made.
    #[serde(flatten)]
    pub background: Background,
    /// The counts of causes.
    pub causes: ChangeCounts,
    /// The counts of boards for the director.
    pub boards: ChangeCounts,
    /// The counts of revokes.
    pub revokes: ChangeCounts,
    /// What differs: causes, boards, then revokes; what is new or changed in the order of the newer table, then what is gone.
    pub changes: Vec<Change>,
}

/// How many rows differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct ChangeCounts {
    /// Only in the newer table.
    pub new: u64,
    /// Only in the older table.
    pub gone: u64,
    /// In both, and not the same.
    pub changed: u64,
    /// The same in both.
    pub same: u64,
}

impl ChangeCounts {
    const fn differ(self) -> bool {
        self.new + self.gone + self.changed > 0
    }
}

/// A row that differs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Change {
    /// How.
    pub change: ChangeKind,
    /// `cause`, `board` or `revoke`.
    pub what: &'static str,
    /// Where it stands, and what it is: in the newer table unless it is gone.
    #[serde(flatten)]
    pub row: ChangedRow,
    /// The columns that differ.
    pub columns: Vec<ColumnChange>,
}

/// How a row differs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, strum::IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum ChangeKind {
    /// It is only in the newer table.
    New,
    /// It is only in the older table.
    Gone,
    /// It is in both.
    Changed,
}

/// Where a row stands, and what it is about: cells of the table.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
#[allow(missing_docs)] // each is a column of review.csv or revokes.csv
pub struct ChangedRow {
    pub id: String,
    pub file: String,
    pub line: String,
    pub game: String,
    pub event: String,
    pub date: String,
    pub round: String,
    pub board: String,
    pub table: String,
    pub room: String,
    /// Of a board `what_happened`, of a revoke trick, seat and card.
    pub about: String,
}

/// A cell that differs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct ColumnChange {
    pub column: &'static str,
    pub old: String,
    pub new: String,
}

#[derive(Debug)]
struct Compared {
    file: &'static str,
    what: &'static str,
    /// The columns that say what a row is about.
    about: &'static [&'static str],
    columns: &'static [&'static str],
}

const BOARDS: Compared = Compared {
    file: Review::FILE,
    what: "board",
    about: &["what_happened"],
    columns: &[
        "state",
        "tricks_stated",
        "tricks_played",
        "tricks_adjusted_min",
        "tricks_adjusted_max",
        "score_stated",
        "score_adjusted_min",
        "score_adjusted_max",
        "reasons",
        DECISION,
    ],
};

const REVOKES: Compared = Compared {
    file: RevokeRow::FILE,
    what: "revoke",
    about: &["trick", "seat", "played_card"],
    columns: &[
        "confidence",
        "established",
        "clause",
        "demand_min",
        "demand_max",
    ],
};

const CAUSES: Compared = Compared {
    file: CauseRow::FILE,
    what: "cause",
    about: &["kind"],
    columns: &["grade", "files", "boards", CAUSE_DECISION],
};

/// The column for decisions in causes.csv.
const CAUSE_DECISION: &str = "decision";

/// A folder of reports, and what directors have written in its review files.
#[derive(Debug, Clone, Copy)]
pub struct Reviewed<'a> {
    /// The folder.
    pub folder: &'a Path,
    /// What is written there.
    pub decided: &'a Known,
}

impl Comparison {
    /// Compares two folders of reports, of which it is known how they were made.
    pub fn of(background: Background, old: Reviewed<'_>, new: Reviewed<'_>) -> io::Result<Self> {
        let mut this = Self {
            background,
            ..Self::default()
        };
        this.causes = this.compare(&CAUSES, old, new)?;
        this.boards = this.compare(&BOARDS, old, new)?;
        this.revokes = this.compare(&REVOKES, old, new)?;
        Ok(this)
    }

    fn compare(
        &mut self,
        table: &Compared,
        old: Reviewed<'_>,
        new: Reviewed<'_>,
    ) -> io::Result<ChangeCounts> {
        let mut rows = Rows::of(table, old)?;
        let mut counts = ChangeCounts::default();
        let mut add = |change, of: TableRow, columns| {
            let (what, row) = (table.what, of.row);
            self.changes.push(Change {
                change,
                what,
                row,
                columns,
            });
        };
        read(table, new, |row| {
            let Some(earlier) = rows.take(&row) else {
                counts.new += 1;
                return add(ChangeKind::New, row, Vec::new());
            };
            let columns = earlier.differences(&row, table);
            if columns.is_empty() {
                counts.same += 1;
            } else {
                counts.changed += 1;
                add(ChangeKind::Changed, row, columns);
            }
        })?;
        for row in rows.left() {
            counts.gone += 1;
            add(ChangeKind::Gone, row, Vec::new());
        }
        Ok(counts)
    }
}
