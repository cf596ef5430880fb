//! Boards where there are tables: numbered, held against earlier ones, and written.

use super::super::Id;
use super::super::boards::BoardRows;
use super::super::copies::{Mark, Sighting};
use super::super::effects::Draft;
use super::super::folder::Folder;
use super::super::known::Recalled;
use super::super::lines::LineTable;
use super::super::rendered::{RenderedRows, Whose};
use super::super::review::ReviewEnd;
use super::super::revoke_comments::StandsIn;
use super::super::row::Placed;
use super::super::rows::{More, Reported};
use super::super::screen::Rank;
use super::super::sheet::SheetName;
use super::super::sheets::{PageEffect, SheetsFor, page_of};
use super::super::statistics::About;
use super::super::workbook::Settled;
use super::{Reports, is_misfit};
use std::io::{self, Write};

impl<W: Write> Reports<W> {
    pub(super) fn board_rows(
        &mut self,
        (file, of): (&str, Whose<'_>),
        reported: Reported,
        (reviews, revokes, boards): (&RenderedRows, &RenderedRows, Option<&BoardRows>),
    ) -> io::Result<()> {
        let Reported {
            game: _,
            mut id,
            mark,
            explained,
            board,
            sighted,
            mut more,
        } = reported;
        let causes = self.causes_of(explained.as_deref(), of.before)?;
        let sighting = mark.as_ref().map(|mark| self.copies.meet(mark));
        let sighting = sighting.unwrap_or_default();
        if let Some(more) = more.as_deref_mut() {
            self.hide_copy(sighting, more);
        }
        let has_row = |more: &More| {
            more.review.is_some()
                || more.sheet.is_some()
                || more.effect.is_some()
                || !more.revokes.is_empty()
                || !more.comments.is_empty()
        };
        let has_id = board.is_some() || more.as_deref().is_some_and(has_row);
        if has_id {
            self.ids.settle(&mut id);
        }
        let recalled = sighted.and_then(|sighted| self.memory.recall(&sighted, id));
        if let Some(more) = more.as_deref_mut() {
            self.make_quiet(recalled.as_ref(), more);
        }
        let sheet = more.as_ref().and_then(|more| more.sheet.as_ref());
        let sheet = sheet
            .zip(self.folder.as_mut())
            .and_then(|(sheet, folder)| folder.name_sheet(sheet, (file, of.before), id));
        let stands_in = StandsIn {
            file,
            number: self.files + 1,
            before: of.before,
            id: has_id.then_some(id),
            record: mark.as_ref().map(Mark::record),
            sheet: sheet.as_ref(),
        };
        for comment in more.iter_mut().flat_map(|more| more.comments.drain(..)) {
            self.sentences.take(comment, stands_in);
        }
        if let Some(mark) = mark {
            self.copies.remember(mark, sighting, has_id.then_some(id));
        }
        let copy_of = sighting.copy_of;
        if let (Some(row), Some(boards)) = (board, boards) {
            if self.terminal.shows_rows(LineTable::Boards) {
                let mut line = Vec::new();
                boards.settle(&row, of, (id, &causes, copy_of), &mut line)?;
                self.terminal.row(LineTable::Boards, &line)?;
            }
            self.in_folder(|folder| {
                let table = folder.boards.as_mut();
                table.map_or(Ok(()), |table| {
                    table.add(|rows| boards.settle(&row, of, (id, &causes, copy_of), rows))
                })?;
                let game = BoardRows::game(&row, of.before);
                folder.turns((id, file, game), boards.turns(&row))
            })?;
        }
        more.map_or(Ok(()), |more| {
            self.more(
                (file, of),
                (id, &causes, copy_of, recalled.as_ref()),
                (*more, sheet),
                (reviews, revokes),
            )
        })
    }

    /// Takes away what a director need not see of a board on which he has decided.
    fn make_quiet(&mut self, recalled: Option<&Recalled>, more: &mut More) {
        let Some(recalled) = recalled else {
            more.review.take_if(|review| !review.is_due);
            return;
        };
        if !recalled.is_final() {
            let is_changed = more.review.is_some() && recalled.is_changed();
            self.counts.known.changed += u64::from(is_changed);
            return;
        }
        for finding in &mut more.findings {
            finding.represented = true;
            self.counts.known.severities[finding.severity as usize] += 1;
        }
        if let Some(review) = &more.review {
            self.count_decided(review.is_due);
        }
        if self.folder.as_ref().map(Folder::sheets_for) != Some(SheetsFor::All) {
            more.sheet = None;
        }
    }

    /// Counts a board on which a director has decided; `is_due` if he would have to look at it otherwise.
    pub(super) fn count_decided(&mut self, is_due: bool) {
        self.counts.known.decided += 1;
        self.counts.known.decided_due += u64::from(is_due);
        self.decided += u64::from(is_due);
    }

    /// Takes away what would be said a second time.
    fn hide_copy(&mut self, sighting: Sighting, more: &mut More) {
        if more.review.as_ref().is_some_and(|review| review.is_due) {
            self.copies.count_for_director(sighting);
        }
        if sighting.is_told {
            (more.review, more.sheet) = (None, None);
            for finding in &mut more.findings {
                finding.represented = true;
            }
        }
    }

    /// Everything to write for a board apart from its row in boards.csv.
    fn more(
        &mut self,
        (file, of): (&str, Whose<'_>),
        (id, causes, copy_of, recalled): (Id, &[u8], Option<Id>, Option<&Recalled>),
        (more, name): (More, Option<SheetName>),
        (reviews, revokes): (&RenderedRows, &RenderedRows),
    ) -> io::Result<()> {
        let before = of.before;
        let rank = Rank::of(more.review.as_ref().map(|review| review.board.priority));
        if let Some(reviewed) = more.review {
            let mut row = reviewed.row;
            row.head.id = id;
            let is_open = recalled.is_none_or(|recalled| !recalled.is_final());
            if reviewed.is_due && is_open {
                self.count_urgent(reviewed.board, &more.findings, (file, before));
            }
            let place = (self.files + 1, before.game + row.head.game);
            let late = more.findings.iter().any(is_misfit).then_some(place);
            self.in_folder(|folder| {
                let last = ReviewEnd {
                    causes,
                    copy_of,
                    recalled,
                };
                let mut line = Vec::new();
                last.settle(reviews, &row, of, &mut line)?;
                let settled = Settled {
                    id,
                    file,
                    page: name.as_ref().map(page_of),
                    recalled,
                };
                let director = reviewed.director.as_deref();
                folder.review((&line, late), director.map(|row| (row, settled)))
            })?;
        }
        if let (Some(sheet), Some(name)) = (more.sheet, &name) {
            let known =
                |draft: &Draft| draft.sentence().map_or(PageEffect::Late, PageEffect::Known);
            let effect = more.effect.as_deref().map_or(PageEffect::None, known);
            let named = (id, name.clone());
            self.in_folder(|folder| folder.sheet(*sheet, (file, before), named, effect))?;
        }
        if let Some(mut draft) = more.effect {
            draft.settle(file, before);
            draft.sheet = name;
            self.effects.keep(*draft, id, self.files + 1);
        }
        for mut row in more.revokes {
            self.ids.settle(&mut row.head.id);
            if self.terminal.shows_rows(LineTable::Revokes) {
                let mut line = Vec::new();
                revokes.settle(&row, of, (causes, id), &mut line)?;
                self.terminal.row(LineTable::Revokes, &line)?;
            }
            self.in_folder(|folder| {
                folder
                    .revokes
                    .add(|rows| revokes.settle(&row, of, (causes, id), rows))
            })?;
        }
        let mut findings = more.findings.into_iter();
        findings.try_for_each(|finding| self.finding(file, before, finding, About::Board))?;
        self.end_board(rank);
        Ok(())
    }

    /// Ends a board, after its findings.
    pub(super) fn end_board(&mut self, rank: Rank) {
        self.counts.statistics.end_board();
        self.terminal.end_board(rank);
    }
}
