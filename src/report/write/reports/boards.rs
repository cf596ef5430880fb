//! Boards: numbered, held against earlier ones, and written into the tables that there are, and on the terminal; and findings, in
//! the same way.

use super::Reports;
use crate::audit::At;
use crate::report::decisions::WrittenDecision;
use crate::report::decisions::known::{Recalled, known};
use crate::report::disk::plain_name::SheetName;
use crate::report::table::{AtWriting, place_in};
use crate::report::tables::boards::BoardRow;
use crate::report::tables::review::Review;
use crate::report::tables::revoke_comments::StandsIn;
use crate::report::tables::revokes::RevokeRow;
use crate::report::terminal::diagnostic::Noted;
use crate::report::terminal::lines::LineTable;
use crate::report::terminal::screen::Rank;
use crate::report::terminal::statistics::About;
use crate::report::terminal::urgent;
use crate::report::write::rows::{BoardReports, PartRows, Reported};
use crate::report::write::sheets::{Sheets, SheetsFor, page_of};
use crate::source::printable;
use std::io::{self, Write};

impl<W: Write> Reports<W> {
    pub(super) fn board_rows(
        &mut self,
        (file, before): (&str, At),
        reported: Reported,
        part: &PartRows,
    ) -> io::Result<()> {
        let (mut id, mut more) = (reported.id, reported.more);
        let causes = reported.explained.map(|it| {
            self.causes.take(&it, before, &mut self.ids);
            self.causes.ids(it.causes)
        });
        let sighting = reported.mark.as_ref().map(|mark| self.copies.meet(mark));
        let sighting = sighting.unwrap_or_default();
        if let Some(more) = more.as_deref_mut() {
            if more.review.as_ref().is_some_and(|review| review.is_due) {
                self.copies.count_for_director(sighting);
            }
            if sighting.is_told {
                more.tell_nothing(); // it would be said a second time
            } else if sighting.has_same_outcome {
                more.change_nothing();
            }
        }
        let is_listed = |more: &BoardReports| self.baseline.is_some() && !more.findings.is_empty();
        let is_listed = more.as_deref().is_some_and(is_listed);
        let has_id = reported.board.is_some()
            || is_listed
            || more.as_deref().is_some_and(BoardReports::has_rows);
        if has_id {
            self.ids.number(&mut id);
        }
        if is_listed && let Some(baseline) = &mut self.baseline {
            baseline.push(id);
        }
        let recalled = reported
            .sighted
            .and_then(|sighted| self.memory.recall(&sighted, id));
        if let Some(more) = more.as_deref_mut() {
            self.make_quiet(recalled.as_ref(), more);
            let due = more.review.as_ref().filter(|_| recalled.is_none());
            if due.is_some_and(|it| self.is_said_before(&it.board, &more.comments)) {
                more.tell_nothing();
            }
        }
        let sheet = more.as_ref().and_then(|more| more.sheet.as_ref());
        let is_open = recalled.as_ref().is_none_or(|it| !it.is_final());
        let sheets = self
            .sheets()
            .filter(|it| is_open || it.which == SheetsFor::All);
        let sheet = sheet.zip(sheets);
        let sheet = sheet.map(|(sheet, sheets)| sheets.name(sheet, (file, before), id));
        let stands_in = StandsIn {
            file,
            number: self.files + 1,
            before,
            id: has_id.then_some(id),
            record: reported.mark.as_ref().map(|it| it.record),
            sheet: sheet.as_ref(),
        };
        for comment in more.iter_mut().flat_map(|more| more.comments.drain(..)) {
            self.sentences.take(comment, stands_in);
        }
        if let Some(mark) = reported.mark {
            self.copies.remember(mark, has_id.then_some(id));
        }
        let decided = recalled.as_ref().map(decided).unwrap_or_default();
        let known = AtWriting {
            file,
            before,
            id,
            board: id,
            causes: causes.as_deref().unwrap_or_default(),
            copy_of: sighting.copy_of,
            decided: decided.each_ref().map(String::as_str),
        };
        if let Some((row, turns)) = reported.board {
            self.row::<BoardRow<'_>>(LineTable::Boards, (&part.rows, row), &known)?;
            let turns = turns.into_iter();
            self.in_folder(|folder| folder.turns(&part.turns, turns, &known))?;
        }
        if let Some(more) = more {
            self.more(&known, recalled.as_ref(), (*more, sheet), part)?;
        }
        self.terminal.end_rows()
    }

    /// Takes away what a director need not see of a board on which he has decided.
    fn make_quiet(&mut self, recalled: Option<&Recalled>, more: &mut BoardReports) {
        let Some(recalled) = recalled else {
            more.review.take_if(|review| !review.is_due);
            return;
        };
        if !recalled.is_final() {
            let is_changed = matches!(recalled.decision, WrittenDecision::Unconfirmed(_));
            self.counts.known.changed += u64::from(is_changed && more.review.is_some());
            return;
        }
        for finding in &mut more.findings {
            finding.decided = true;
        }
        if let Some(review) = &more.review {
            let due = u64::from(review.is_due);
            self.counts.known.decided += 1;
            self.counts.known.decided_due += due;
            self.spared += due;
        }
    }

    /// Everything to write for a board, apart from its row in boards.csv.
    fn more(
        &mut self,
        known: &AtWriting<'_>,
        recalled: Option<&Recalled>,
        (more, name): (BoardReports, Option<SheetName>),
        part: &PartRows,
    ) -> io::Result<()> {
        let (file, before, id) = (known.file, known.before, known.id);
        let priority = more.review.as_ref().map(|review| review.board.priority);
        let rank = priority.map_or(Rank::Board, Rank::Director);
        if let Some(reviewed) = more.review {
            let is_open = recalled.is_none_or(|recalled| !recalled.is_final());
            if reviewed.is_due && is_open {
                self.counts.priorities[usize::from(reviewed.board.priority) - 1] += 1;
                self.counts.rescored += u64::from(reviewed.board.change.is_some());
                let urgent = &mut self.counts.urgent;
                urgent::add(urgent, reviewed.board, (file, before));
            }
            if let Some(row) = reviewed.row {
                let row = (&part.reviews, row);
                self.row::<Review>(LineTable::Review, row, known)?;
                let page = name.as_ref().map(page_of);
                let settled = (known, page.as_deref(), recalled);
                let director = reviewed.director.as_deref();
                self.in_folder(|folder| folder.review(row, settled, director))?;
            }
        }
        if let (Some(sheet), Some(sheets)) = (more.sheet, self.sheets()) {
            sheets.take(*sheet, (file, before), (id, name), recalled)?;
        }
        let effect = more.effect.map(|it| it.rows_in(file, before, id));
        for row in effect.iter().flatten() {
            self.in_folder(|folder| folder.write(row))?;
        }
        for (row, mut id) in more.revokes {
            self.ids.number(&mut id);
            let known = AtWriting { id, ..*known };
            self.row::<RevokeRow<'_>>(LineTable::Revokes, (&part.revokes, row), &known)?;
        }
        let mut findings = more.findings.into_iter();
        findings.try_for_each(|mut finding| {
            finding.row.board_id = Some(id);
            self.finding((file, before), finding, About::Board)
        })?;
        self.counts.statistics.end_board();
        self.terminal.end_board(rank);
        Ok(())
    }

    /// Writes a finding, now that what came before its part is known.
    pub(super) fn finding(
        &mut self,
        (file, before): (&str, At),
        mut finding: Noted,
        about: About,
    ) -> io::Result<()> {
        let row = &mut finding.row;
        place_in((&mut row.file, &mut row.line, &mut row.game), file, before);
        self.ids.number(&mut row.id);
        if let Some(cause) = finding.cause.and_then(|it| self.causes.known(it)) {
            finding.row.cause = Some(cause.id);
            if !finding.decided && self.memory.causes.is_decided(cause, file) {
                finding.decided = true;
                self.passed_over.entry(cause.id).or_default()[finding.severity as usize] += 1;
            }
        }
        if finding.decided {
            finding.represented = true;
            self.counts.known.severities[finding.severity as usize] += 1;
        }
        if !finding.shown {
            self.counts.hidden += 1;
            return Ok(());
        }
        self.counts.statistics.take(finding.row.code, about);
        let shown = printable(file);
        self.in_folder(|folder| folder.write(&finding.row))?;
        self.terminal.finding(&shown, finding, before.line)
    }

    fn sheets(&mut self) -> Option<&mut Sheets> {
        self.folder.as_mut()?.sheets.as_mut()
    }
}

/// The cells on what was decided before: the decision, the note, and how it is known.
fn decided(recalled: &Recalled) -> [String; 3] {
    let Recalled { decision, note } = recalled;
    [decision.cell(), note.clone(), known(decision).to_owned()]
}
