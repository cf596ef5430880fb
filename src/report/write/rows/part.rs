//! What is kept of a part until its turn comes: its boards, with all that is to be written of each.

use crate::report::copies::Mark;
use crate::report::decisions::known::Sighted;
use crate::report::index::SessionRuns;
use crate::report::table::{Id, PartTable, RowAt};
use crate::report::tables::cause_book::Explained;
use crate::report::tables::effects::Effect;
use crate::report::tables::revoke_comments;
use crate::report::terminal::diagnostic::Noted;
use crate::report::terminal::urgent::UrgentBoard;
use crate::report::workbook::DirectorRow;
use crate::report::write::rejects::Rejected;
use crate::report::write::sheets::Drawn;

/// The results of a part, kept until it can be written.
#[derive(Debug, Default)]
pub struct PartRows {
    pub(in crate::report) boards: Vec<Reported>,
    pub(in crate::report) reviews: PartTable,
    pub(in crate::report) revokes: PartTable,
    /// The events of all its boards, where there are sheets.
    pub(in crate::report) sessions: SessionRuns,
    pub(in crate::report) rejects: Rejected,
    /// Rows of boards.csv.
    pub(in crate::report) rows: PartTable,
    pub(in crate::report) turns: PartTable,
}

/// Everything to write for one board. Most have only a row in boards.csv.
#[derive(Debug)]
pub(in crate::report) struct Reported {
    /// Its game in the part, from 1.
    pub(super) game: u64,
    pub(in crate::report) id: Id,
    pub(in crate::report) mark: Option<Mark>,
    pub(in crate::report) explained: Option<Box<Explained>>,
    /// Its row in boards.csv, and those of its turns.
    pub(in crate::report) board: Option<(RowAt, Vec<RowAt>)>,
    /// What it may be known by from an earlier run.
    pub(in crate::report) sighted: Option<Box<Sighted>>,
    pub(in crate::report) more: Option<Box<BoardReports>>,
}

/// Everything to write for a board apart from its row in boards.csv.
#[derive(Debug, Default)]
pub(in crate::report) struct BoardReports {
    pub(in crate::report) review: Option<Reviewed>,
    pub(in crate::report) sheet: Option<Box<Drawn>>,
    pub(in crate::report) effect: Option<Box<Effect>>,
    /// Its revokes, each with its id.
    pub(in crate::report) revokes: Vec<(RowAt, Id)>,
    pub(in crate::report) findings: Vec<Noted>,
    pub(in crate::report) comments: Vec<revoke_comments::Draft>,
}

impl BoardReports {
    /// Leaves to another board what there is to tell a director.
    pub(in crate::report) fn tell_nothing(&mut self) {
        (self.review, self.sheet) = (None, None);
        for finding in &mut self.findings {
            finding.represented = true;
        }
    }

    /// Leaves to another record of the board that its score changes.
    pub(in crate::report) fn change_nothing(&mut self) {
        if let Some(review) = &mut self.review {
            review.board.change = None;
        }
        if let Some(sheet) = &mut self.sheet {
            sheet.change_nothing();
        }
    }

    /// Whether there is anything besides findings.
    pub(in crate::report) fn has_rows(&self) -> bool {
        self.review.is_some()
            || self.sheet.is_some()
            || self.effect.is_some()
            || !self.revokes.is_empty()
            || !self.comments.is_empty()
    }
}

/// The reports on a board that the director should look at, or on which he may have decided.
#[derive(Debug)]
pub(in crate::report) struct Reviewed {
    /// Its row in review.csv, where there are tables.
    pub(in crate::report) row: Option<RowAt>,
    pub(in crate::report) board: UrgentBoard,
    /// Whether there is something in it to look at.
    pub(in crate::report) is_due: bool,
    pub(in crate::report) director: Option<Box<DirectorRow>>,
}
