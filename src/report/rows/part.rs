//! What is kept of a part until its turn comes: its boards, with all that is to be written of each.

use super::super::cause_book::Explained;
use super::super::copies::Mark;
use super::super::effects::Draft;
use super::super::known::Sighted;
use super::super::rejects::Rejected;
use super::super::sheets::{Drawn, SheetPages};
use super::super::table::{PartTable, RowAt};
use super::super::text::Noted;
use super::super::urgent::UrgentDraft;
use super::super::workbook::DirectorRow;
use super::super::{Id, revoke_comments};

/// The results of a part, kept until it can be written.
#[derive(Debug, Default)]
pub struct PartRows {
    pub(in super::super) boards: Vec<Reported>,
    /// The boards, where there are no tables.
    pub(in super::super) told: Vec<Told>,
    /// The findings of those, one board after another.
    pub(in super::super) findings: Vec<Noted>,
    /// Rows of review.csv.
    pub(in super::super) reviews: PartTable,
    /// Rows of revokes.csv.
    pub(in super::super) revokes: PartTable,
    /// Sheets.
    pub(in super::super) pages: SheetPages,
    pub(in super::super) rejects: Rejected,
    /// Rows of boards.csv.
    pub(in super::super) rows: PartTable,
    /// Rows of turns.
    pub(in super::super) turns: PartTable,
    /// Whether boards were taken back, to be reported again.
    pub(super) is_again: bool,
}

impl PartRows {
    /// Takes back the boards of these games. Their rows stay where they are; nothing refers to them any longer.
    pub(super) fn take_back(&mut self, games: &[u64]) {
        self.is_again = true;
        let stays = |game: u64| games.binary_search(&game).is_err();
        self.boards.retain(|board| stays(board.game));
        let mut findings = std::mem::take(&mut self.findings).into_iter();
        self.told.retain(|board| {
            let own = findings.by_ref().take(board.findings);
            let stays = stays(board.game);
            if stays {
                self.findings.extend(own);
            } else {
                own.for_each(drop);
            }
            stays
        });
    }

    /// Puts the boards in the order of their games, each with its findings.
    pub(super) fn put_in_order(&mut self) {
        self.boards.sort_by_key(|board| board.game);
        let mut findings = std::mem::take(&mut self.findings).into_iter();
        let told = std::mem::take(&mut self.told).into_iter();
        let with_findings = |board: Told| {
            let own: Vec<_> = findings.by_ref().take(board.findings).collect();
            (board, own)
        };
        let mut told: Vec<_> = told.map(with_findings).collect();
        told.sort_by_key(|(board, _)| board.game);
        for (board, own) in told {
            self.told.push(board);
            self.findings.extend(own);
        }
    }
}

/// Everything to write for one board. Most have only a row in boards.csv.
#[derive(Debug)]
pub(in super::super) struct Reported {
    /// Its game in the part, from 1.
    pub(in super::super) game: u64,
    pub(in super::super) id: Id,
    pub(in super::super) mark: Option<Mark>,
    pub(in super::super) explained: Option<Box<Explained>>,
    /// Its row in boards.csv, and those of its turns.
    pub(in super::super) board: Option<(RowAt, Vec<RowAt>)>,
    /// What it may be known by from an earlier run.
    pub(in super::super) sighted: Option<Box<Sighted>>,
    pub(in super::super) more: Option<Box<More>>,
}

impl Reported {
    /// A board of which nothing is written.
    pub(super) fn only_marked(game: u64, mark: Option<Mark>) -> Self {
        Self {
            game,
            id: Id::default(),
            mark,
            explained: None,
            board: None,
            sighted: None,
            more: None,
        }
    }
}

/// Everything to write for a board apart from its row in boards.csv.
#[derive(Debug)]
pub(in super::super) struct More {
    pub(in super::super) review: Option<Reviewed>,
    pub(in super::super) sheet: Option<Box<Drawn>>,
    pub(in super::super) effect: Option<Box<Draft>>,
    /// Its revokes, each with its id.
    pub(in super::super) revokes: Vec<(RowAt, Id)>,
    pub(in super::super) findings: Vec<Noted>,
    pub(in super::super) comments: Vec<revoke_comments::Draft>,
}

impl More {
    pub(super) const fn is_empty(&self) -> bool {
        let Self {
            review,
            sheet,
            effect,
            revokes,
            findings,
            comments: _, // there is a finding on each
        } = self;
        let is_quiet = review.is_none() && sheet.is_none() && effect.is_none();
        is_quiet && revokes.is_empty() && findings.is_empty()
    }
}

/// What a terminal shows of a board, where there are no tables.
#[derive(Debug)]
pub(in super::super) struct Told {
    /// Its game in the part, from 1.
    pub(super) game: u64,
    pub(in super::super) mark: Option<Mark>,
    /// What it is to the director, if it is one to look at.
    pub(in super::super) board: Option<UrgentDraft>,
    /// Its id, and what it may be known by from an earlier run.
    pub(in super::super) sighted: Option<(Id, Box<Sighted>)>,
    pub(in super::super) explained: Option<Box<Explained>>,
    /// The number of its findings.
    pub(in super::super) findings: usize,
    pub(in super::super) comments: Vec<revoke_comments::Draft>,
}

/// The reports on a board that the director should look at, or on which he may have decided.
#[derive(Debug)]
pub(in super::super) struct Reviewed {
    pub(in super::super) row: RowAt,
    pub(in super::super) board: UrgentDraft,
    /// Whether there is something in it to look at.
    pub(in super::super) is_due: bool,
    pub(in super::super) director: Option<Box<DirectorRow>>,
}
