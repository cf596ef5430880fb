//! Boards as rows: made on the workers, numbered and written in input order by [`crate::report::write::reports::Reports`].

mod part;
mod shown;

pub use part::PartRows;
pub(in crate::report) use part::{BoardReports, Reported, Reviewed};
pub use shown::Shown;

use crate::audit::{At, Collector, Records, most_boards};
use crate::board::{Item, Pseudonyms};
use crate::checks::{Case, Cause, Finding, Relation, Standing, causes_of};
use crate::report::copies::Mark;
use crate::report::decisions::known::Known;
use crate::report::table::{Form, Id};
use crate::report::tables::boards::BoardRow;
use crate::report::tables::cause_book::{DealFound, Explained, number};
use crate::report::tables::effects::{Effect, ScoreChange};
use crate::report::tables::findings::FindingRow;
use crate::report::tables::id::BoardIds;
use crate::report::tables::review::Review;
use crate::report::tables::revokes::RevokeRow;
use crate::report::tables::turns::TurnRow;
use crate::report::tables::view::BoardView;
use crate::report::tables::{revoke_comments, spelling};
use crate::report::terminal::diagnostic::{Diagnostic, Noted};
use crate::report::terminal::urgent::UrgentBoard;
use crate::report::workbook::DirectorRow;
use crate::report::write::aliases::Aliases;
use crate::report::write::rejects;
use crate::report::write::sheets::{Drawn, SheetsFor};
use crate::story::{Figures, needs_review, priority_of};
use crate::words::{Language, Words};
use std::sync::Arc;

/// Bytes for a board of which there is only a row in boards.csv, about.
const BOARD: usize = 512;

/// Bytes for a finding, with its share of the other rows of its board, about.
const FINDING: usize = 1024;

/// Bytes for a sheet, about.
const PAGE: usize = 16 * 1024;

/// Makes the rows of a run.
#[derive(Debug, Clone)]
#[allow(clippy::struct_excessive_bools)] // each is a file that there is or is not
pub struct RowCollector {
    pub(in crate::report) shown: Shown,
    /// Whether the terminal shows the lines around a finding.
    pub(in crate::report) full: bool,
    /// Whether anything shows ids: a table, or a program behind the terminal.
    pub(super) identified: bool,
    pub(super) has_tables: bool,
    /// The forms of the rows of each table; of one that is not written there is none.
    pub(in crate::report) boards: Vec<Form>,
    pub(in crate::report) revokes: Vec<Form>,
    pub(super) reviews: Vec<Form>,
    pub(in crate::report) turns: Vec<Form>,
    pub(in crate::report) sheets: SheetsFor,
    pub(super) sheet_language: Language,
    /// The language of the workbook, if there is one.
    pub(in crate::report) workbook: Option<Language>,
    pub(in crate::report) rejects: bool,
    /// What is known from earlier runs, if anything is.
    pub(in crate::report) known: Option<Arc<Known>>,
    /// Which boards are held against others, to find copies.
    pub(in crate::report) copies: Records,
    /// Pseudonyms for the players, where no name must be told.
    pub(in crate::report) aliases: Option<Arc<Aliases>>,
}

impl RowCollector {
    /// What a board is known by when it stands in the input again.
    fn mark(&self, case: &Case<'_>, findings: &[Finding]) -> Option<Mark> {
        // a director is told the reasons: notes stand in a table, if there is one
        let is_told = |it: &&Finding| !self.has_tables || it.is_reason();
        let is_held = self.copies != Records::OfNone;
        is_held.then(|| Mark::of(case, findings.iter().filter(is_told)))?
    }

    /// Whether there is something to report of a board besides that it is a copy.
    fn has_rows(&self, case: &Case<'_>, findings: &[Finding]) -> bool {
        let is_known = |known: &Arc<Known>| known.holds(BoardIds::of(case).board());
        !findings.is_empty()
            || self.has_boards()
            || self.sheets == SheetsFor::All
            || case.cross_board.causes.holds(Cause::Numbers)
            || needs_review(case, findings)
            || self.known.as_ref().is_some_and(is_known)
            || case.tells_revoke // of another board: no finding is on it
    }

    fn has_boards(&self) -> bool {
        !self.boards.is_empty()
    }

    fn has_sheet(&self, is_due: bool) -> bool {
        match self.sheets {
            SheetsFor::None => false,
            SheetsFor::Review => is_due,
            SheetsFor::All => true,
        }
    }

    /// What is to be written of a board; the ids are numbered later, in input order.
    fn reported(
        &self,
        at: At,
        found: (&Case<'_>, &[Finding]),
        mark: Option<Mark>,
        part: &mut PartRows,
    ) -> Reported {
        let (case, findings) = found;
        let ids = self.identified.then(|| BoardIds::of(case));
        let id = ids.as_ref().map(BoardIds::board);
        let known = self.known.as_ref().zip(id);
        let sighted = known.and_then(|(known, id)| known.sighted(case, id));
        let is_reviewed = needs_review(case, findings) || sighted.is_some();
        let mut more = BoardReports {
            findings: self.notes(at, case, ids.as_ref(), findings).collect(),
            comments: revoke_comments::Draft::all(case, at),
            ..BoardReports::default()
        };
        match &ids {
            Some(ids) if self.has_tables => {
                self.add_rows(at, found, (ids, is_reviewed), &mut more, part);
            }
            _ => more.review = is_reviewed.then(|| on_terminal(at, found, &more.findings)),
        }
        let board = self.has_boards().then(|| {
            let row = BoardRow::of(case, at, findings);
            let row = part.rows.add(&row, &self.boards);
            let has_turns = !self.turns.is_empty();
            let turns = has_turns.then(|| TurnRow::all(case, at)).into_iter();
            let turns = turns
                .flatten()
                .map(|turn| part.turns.add(&turn, &self.turns));
            (row, turns.collect())
        });
        Reported {
            game: at.game,
            id: id.unwrap_or_default(),
            mark,
            explained: explained(at, case, findings, id),
            board,
            sighted: sighted.map(Box::new),
            more: (more.has_rows() || !more.findings.is_empty()).then(|| Box::new(more)),
        }
    }

    /// Adds what there is of a board in tables, and its sheet.
    fn add_rows(
        &self,
        at: At,
        (case, findings): (&Case<'_>, &[Finding]),
        (ids, is_reviewed): (&BoardIds, bool),
        more: &mut BoardReports,
        part: &mut PartRows,
    ) {
        let has_sheet = self.has_sheet(needs_review(case, findings));
        let effect = if is_reviewed || has_sheet {
            let board = BoardView::of(case, at, findings);
            let row = Review::of(&board, ids.board());
            more.review = is_reviewed.then(|| self.reviewed(&row, &board, &more.findings, part));
            let words = Words::of(self.sheet_language);
            more.sheet = has_sheet.then(|| Box::new(Drawn::of(row, &board, words)));
            board.effect
        } else {
            Effect::of(case, at)
        };
        more.effect = effect.map(Box::new);
        let revokes = RevokeRow::all(case, at, ids);
        let revokes = revokes.map(|row| (part.revokes.add(&row, &self.revokes), row.id));
        more.revokes = revokes.collect();
    }

    /// Adds the row of a board, and makes the one that it has in the workbook.
    fn reviewed(
        &self,
        row: &Review,
        board: &BoardView<'_, '_>,
        notes: &[Noted],
        part: &mut PartRows,
    ) -> Reviewed {
        let director = self.workbook.map(|language| {
            let words = Words::of(language);
            Box::new(DirectorRow::of(board, words))
        });
        Reviewed {
            board: UrgentBoard::of(
                board.case,
                board.at,
                (row.priority, board.change.clone()),
                (board.findings, notes),
            ),
            row: Some(part.reviews.add(row, &self.reviews)),
            is_due: board.is_due,
            director,
        }
    }

    /// The findings of a board. Where the primary one is shown, it represents those that follow from it.
    fn notes(
        &self,
        at: At,
        case: &Case<'_>,
        ids: Option<&BoardIds>,
        findings: &[Finding],
    ) -> impl Iterator<Item = Noted> {
        let is_primary = |it: &Finding| matches!(it.relation, Relation::Primary(_));
        let speaks = findings
            .iter()
            .any(|it| is_primary(it) && self.shown.holds(it));
        findings.iter().map(move |finding| {
            let mut noted = self.note(at, case, ids, finding);
            noted.represented = speaks && finding.relation == Relation::Follows;
            noted
        })
    }

    fn note(&self, at: At, case: &Case<'_>, ids: Option<&BoardIds>, finding: &Finding) -> Noted {
        let words = Words::of_findings(self.shown.language);
        let row = match ids {
            Some(ids) => FindingRow::of(case, at, ids.finding(finding), finding),
            None => FindingRow::brief(words, case, at, finding),
        };
        let mut noted = self.shown.noted(finding, row, ids.is_some());
        let is_grave = finding.severity >= self.shown.least_in_full;
        if self.full && noted.shown && is_grave && !finding.is_of_file() {
            noted.diagnostic = Some(Box::new(Diagnostic::of(words, case, at, finding)));
        }
        noted
    }
}

/// A board to look at where there are no tables.
fn on_terminal(at: At, (case, findings): (&Case<'_>, &[Finding]), notes: &[Noted]) -> Reviewed {
    let priority = priority_of(case, findings);
    let change = ScoreChange::of(&Figures::of(case), Effect::of(case, at).as_ref());
    Reviewed {
        board: UrgentBoard::of(case, at, (priority, change), (findings, notes)),
        row: None,
        is_due: needs_review(case, findings),
        director: None,
    }
}

/// The causes of a board, if it has any.
fn explained(
    at: At,
    case: &Case<'_>,
    findings: &[Finding],
    id: Option<Id>,
) -> Option<Box<Explained>> {
    let causes = causes_of(findings, case);
    let found = DealFound::of(case);
    (!causes.is_empty() || found.is_some()).then(|| {
        Box::new(Explained {
            at,
            number: number(case),
            id,
            causes,
            event: spelling::stated(case, Item::Event),
            shift: Standing::of(case).shift,
            found,
        })
    })
}

/// A case that says of people what may be said.
fn anonymous<'a>(case: &Case<'a>, people: &'a Pseudonyms<'a>) -> Case<'a> {
    Case {
        record: case.record.anonymous(people),
        ..*case
    }
}

impl Collector for RowCollector {
    type Part = PartRows;
    type Noted = Noted;

    fn at_once(&self, case: &Case<'_>, findings: &[Finding]) -> Option<usize> {
        let is_shown_by_others = self.has_tables && case.rescored().is_some();
        if self.rejects || is_shown_by_others {
            return None; // rejects are copied as they are met
        }
        let has_sheet = self.has_sheet(needs_review(case, findings));
        Some(BOARD + findings.len() * FINDING + if has_sheet { PAGE } else { 0 })
    }

    fn takes_at_once(&self) -> bool {
        true
    }

    fn read(&self, part: &mut PartRows, case: &Case<'_>) {
        if self.sheets != SheetsFor::None {
            part.sessions.count(case);
        }
    }

    fn take_back(&self, part: &mut PartRows, games: &[u64]) {
        // their rows stay where they are; nothing refers to them any longer
        let is_kept = |board: &Reported| games.binary_search(&board.game).is_err();
        part.boards.retain(is_kept);
    }

    fn close(&self, part: &mut PartRows) {
        part.boards.sort_by_key(|board| board.game);
        part.boards.shrink_to_fit();
        part.reviews.shrink();
        part.revokes.shrink();
        part.rows.shrink();
        part.turns.shrink();
    }

    fn wants(&self, case: &Case<'_>, findings: &[Finding]) -> bool {
        self.rejects && case.ruled.is_err() || self.has_rows(case, findings)
    }

    fn board(&self, part: &mut PartRows, at: At, case: &Case<'_>, findings: &[Finding]) {
        let Some(aliases) = &self.aliases else {
            return self.told(part, at, (case, findings), self.mark(case, findings));
        };
        let (people, mark) = (aliases.people(case), self.mark(case, findings));
        let without_quotes: Vec<_> = findings.iter().map(Finding::without_quotes).collect();
        let anonymous = (&anonymous(case, &people), &*without_quotes);
        self.told(part, at, anonymous, mark);
    }

    fn noted(&self, at: At, case: &Case<'_>, finding: &Finding) -> Noted {
        let Some(aliases) = &self.aliases else {
            return self.noted_once(at, case, finding);
        };
        let people = aliases.people(case);
        self.noted_once(at, &anonymous(case, &people), &finding.without_quotes())
    }

    fn compares_scores(&self) -> bool {
        self.has_tables
    }

    fn records(&self) -> Records {
        self.copies
    }
}

impl RowCollector {
    /// Takes a board as it may be told.
    fn told(
        &self,
        part: &mut PartRows,
        at: At,
        (case, findings): (&Case<'_>, &[Finding]),
        mark: Option<Mark>,
    ) {
        if self.rejects {
            rejects::collect(case, &mut part.rejects);
        }
        if !self.has_rows(case, findings) {
            return;
        }
        let reported = self.reported(at, (case, findings), mark, part);
        if self.has_boards() && part.boards.is_empty() {
            part.boards.reserve(most_boards(case.record.text));
        }
        part.boards.push(reported);
    }

    /// Something that the file does again and again, as it may be told.
    fn noted_once(&self, at: At, case: &Case<'_>, finding: &Finding) -> Noted {
        let ids = self.identified.then(|| BoardIds::of(case));
        Noted {
            event: spelling::stated(case, Item::Event),
            ..self.note(at, case, ids.as_ref(), finding)
        }
    }
}
