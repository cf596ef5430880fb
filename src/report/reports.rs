//! All reports of a run: numbers and writes, in input order, what the workers prepared.

use super::boards::BoardRows;
use super::cause_book::{CauseBook, Explained};
use super::copies::{Copies, CopiesAmong, Mark, Sighting};
use super::effects::{Draft, Effects};
use super::files::FileRow;
use super::findings::FindingRow;
use super::folder::Folder;
use super::known::{Memory, Recalled, Sighted};
use super::lines::LineTable;
use super::reason;
use super::rejects::Rejects;
use super::rendered::{RenderedRows, Whose};
use super::review::ReviewEnd;
use super::revoke_comments::{Sentences, StandsIn};
use super::row::{self, Placed};
use super::rows::{More, PartRows, Reported, RowCollector, Shown, Told};
use super::screen::Rank;
use super::sheet::SheetName;
use super::sheets::{PageEffect, SheetsFor, page_of, write_all};
use super::statistics::About;
use super::summary::Counts;
use super::text::{Noted, Terminal};
use super::urgent::{self, UrgentDraft};
use super::workbook::Settled;
use super::{Id, Ids};
use crate::audit::{
    At, DealFound, Ended, FileTally, OtherTables, Places, Read, Reporter, Slip, Unwritten,
};
use crate::checks::Finding;
use crate::source::printable;
use crate::words::{Language, Words, message};
use std::io::{self, Write};

/// All reports of a run.
#[derive(Debug)]
pub struct Reports<W> {
    shown: Shown,
    terminal: Terminal<W>,
    folder: Option<Folder>,
    rejects: Option<Rejects>,
    ids: Ids,
    copies_among: CopiesAmong,
    copies: Copies,
    memory: Memory,
    /// Boards of the file at hand that the director has decided, and would have to look at otherwise.
    decided: u64,
    counts: Counts,
    effects: Effects,
    sentences: Sentences,
    causes: CauseBook,
    /// The deals that were found elsewhere in the input, in the order of the boards that they are of.
    found: Vec<DealFound>,
    /// Files finished so far.
    files: u64,
}

impl<W: Write> Reports<W> {
    /// Reports on a terminal, and in files where they are asked for. Copies are looked for among the boards of which there
    /// is something to report, and where there is a folder among all.
    pub fn new(
        shown: Shown,
        terminal: Terminal<W>,
        folder: Option<Folder>,
        rejects: Option<Rejects>,
    ) -> Self {
        let copies_among = match folder {
            Some(_) => CopiesAmong::All,
            None if terminal.shows_rows(LineTable::Boards) => CopiesAmong::All,
            None => CopiesAmong::Reported,
        };
        Self {
            shown,
            terminal,
            folder,
            rejects,
            ids: Ids::default(),
            copies_among,
            copies: Copies::default(),
            memory: Memory::default(),
            decided: 0,
            counts: Counts::default(),
            effects: Effects::default(),
            sentences: Sentences::default(),
            causes: CauseBook::default(),
            found: Vec::new(),
            files: 0,
        }
    }

    /// Whether games in PBN and in LIN were copied into the file of rejected games.
    pub fn has_mixed_rejects(&self) -> bool {
        self.rejects.as_ref().is_some_and(Rejects::is_mixed)
    }

    /// The same with copies looked for among these boards.
    #[must_use]
    pub const fn with_copies_among(mut self, boards: CopiesAmong) -> Self {
        self.copies_among = boards;
        self
    }

    /// The same with what is known from earlier runs.
    #[must_use]
    pub fn with_memory(mut self, memory: Memory) -> Self {
        self.memory = memory;
        self
    }

    /// The counts so far.
    pub const fn counts(&self) -> &Counts {
        &self.counts
    }

    /// The folder, if there is one.
    pub const fn folder(&self) -> Option<&Folder> {
        self.folder.as_ref()
    }

    /// Writes what is still buffered, and the manifest.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn finish(&mut self, ended: &Ended) -> io::Result<()> {
        let is_in_folder = self.folder.is_some();
        let statistics = &self.counts.statistics;
        self.terminal.finish(ended, statistics, is_in_folder)?;
        self.write_causes(true)?;
        self.counts.uncompared = ended.uncompared + self.effects.left_out;
        self.counts.copies = self.copies.counts(self.copies_among);
        self.counts.ids_reach = self.ids.forgets().then(|| self.ids.reach());
        if !ended.interrupted {
            self.counts.known.elsewhere = self.memory.unmet().count() as u64;
        }
        self.counts.sentences = self.sentences.counts();
        if let Some(folder) = &mut self.folder {
            folder.write_sheets()?;
            folder.deals_found(&self.found)?;
            let effects = self.effects.known();
            effects
                .into_iter()
                .try_for_each(|board| folder.effect(board))?;
            folder.write_late_sheets()?;
            folder.sentences(&self.sentences)?;
            folder.finish(ended, &self.counts, &self.memory)?;
        }
        self.rejects.as_mut().map_or(Ok(()), Rejects::finish)
    }

    /// Writes the rows of causes that are not kept any longer; at the end of all.
    fn write_causes(&mut self, is_end: bool) -> io::Result<()> {
        for cause in self.causes.overdue(is_end) {
            self.in_folder(|folder| folder.cause(&cause))?;
        }
        Ok(())
    }

    /// Takes in the causes of a board, and gives their ids.
    fn causes_of(&mut self, board: Option<&Explained>, before: At) -> io::Result<Vec<u8>> {
        let Some(board) = board else {
            return Ok(Vec::new());
        };
        self.causes.take(board, before, &mut self.ids);
        self.causes.ids(board.causes)
    }

    /// Counts a board for the director.
    fn count_urgent(&mut self, board: UrgentDraft, notes: &[Noted], of: (&str, At)) {
        self.counts.priorities[usize::from(board.priority) - 1] += 1;
        urgent::add(&mut self.counts.urgent, board, notes, of);
    }

    /// Writes something into the folder, if there is one.
    fn in_folder(&mut self, write: impl FnOnce(&mut Folder) -> io::Result<()>) -> io::Result<()> {
        self.folder.as_mut().map_or(Ok(()), write)
    }

    fn board_rows(
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
    fn count_decided(&mut self, is_due: bool) {
        self.counts.known.decided += 1;
        self.counts.known.decided_due += u64::from(is_due);
        self.decided += u64::from(is_due);
    }

    /// Takes away what would be said a second time.
    fn hide_copy(&mut self, sighting: Sighting, more: &mut More) {
        if more.review.is_some() {
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
            let is_misfit = more.findings.iter().any(is_misfit);
            self.in_folder(|folder| {
                if is_misfit {
                    folder.review.expect_cell(place);
                }
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
                folder.review(&line, director.map(|row| (row, settled)))
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
    fn end_board(&mut self, rank: Rank) {
        self.counts.statistics.end_board();
        self.terminal.end_board(rank);
    }

    /// What a terminal shows of the boards of a part, where there are no tables.
    fn told(
        &mut self,
        file: &str,
        before: At,
        boards: Vec<Told>,
        mut findings: Vec<Noted>,
    ) -> io::Result<()> {
        let shown = printable(file);
        self.copies.expect(boards.len());
        let mut rest = &mut findings[..];
        for board in boards {
            self.causes_of(board.explained.as_deref(), before)?;
            let stands_in = StandsIn {
                file,
                number: self.files + 1,
                before,
                id: None,
                record: board.mark.as_ref().map(Mark::record),
                sheet: None,
            };
            for comment in board.comments {
                self.sentences.take(comment, stands_in);
            }
            let rank = Rank::of(board.board.as_ref().map(|board| board.priority));
            let is_decided = self.is_decided(board.sighted);
            let (own, behind) = std::mem::take(&mut rest).split_at_mut(board.findings);
            rest = behind;
            let is_told = self.is_told(board.mark, (board.board, own), is_decided, (file, before));
            for finding in own {
                if is_decided {
                    self.counts.known.severities[finding.severity as usize] += 1;
                }
                finding.represented |= is_told || is_decided;
                if self.terminal.is_concise() {
                    finding.row.line += before.line; // its file is not shown by the row
                } else {
                    finding.row.settle(file, before);
                }
                self.write_finding(&shown, finding, before, About::Board)?;
            }
            self.end_board(rank);
        }
        Ok(())
    }

    /// Whether a director has decided on a board.
    fn is_decided(&mut self, sighted: Option<(Id, Box<Sighted>)>) -> bool {
        let recalled = sighted.and_then(|(mut id, sighted)| {
            self.ids.settle(&mut id);
            self.memory.recall(&sighted, id)
        });
        let is_changed = recalled.as_ref().is_some_and(Recalled::is_changed);
        self.counts.known.changed += u64::from(is_changed);
        recalled.is_some_and(|recalled| recalled.is_final())
    }

    /// Whether a board is a copy of which all was told.
    fn is_told(
        &mut self,
        mark: Option<Mark>,
        (board, findings): (Option<UrgentDraft>, &[Noted]),
        is_decided: bool,
        of: (&str, At),
    ) -> bool {
        let sighting = mark.map(|mark| {
            let sighting = self.copies.meet(&mark);
            self.copies.remember(mark, sighting, None);
            sighting
        });
        let sighting = sighting.unwrap_or_default();
        if let Some(board) = board {
            self.copies.count_for_director(sighting);
            if !sighting.is_told && is_decided {
                self.count_decided(true);
            } else if !sighting.is_told {
                self.count_urgent(board, findings, of);
            }
        }
        sighting.is_told
    }

    fn finding(
        &mut self,
        file: &str,
        before: At,
        mut finding: Noted,
        about: About,
    ) -> io::Result<()> {
        finding.row.settle(file, before);
        self.write_finding(&printable(file), &mut finding, before, about)
    }

    fn write_finding(
        &mut self,
        file: &str,
        finding: &mut Noted,
        before: At,
        about: About,
    ) -> io::Result<()> {
        self.ids.settle(&mut finding.row.id);
        finding.row.cause = finding.cause.and_then(|cause| self.causes.id(cause));
        if !finding.shown {
            self.counts.hidden += 1;
            return Ok(());
        }
        self.counts.statistics.take(finding.row.code, about);
        self.terminal.finding(file, finding, before.line)?;
        let place = (self.files + 1, finding.row.game);
        self.in_folder(|folder| {
            if is_misfit(finding) {
                folder.findings.expect_cell(place);
            }
            folder.findings.write(&finding.row)
        })
    }
}

/// Whether a finding says that the deal of a board, or the play, is that of another.
fn is_misfit(finding: &Noted) -> bool {
    finding.row.code == "D104"
}

impl<W: Write + Send> Reporter for Reports<W> {
    type Part = PartRows;
    type Noted = Noted;
    type Collector = RowCollector;

    fn collector(&self) -> RowCollector {
        let folder = self.folder.as_ref();
        let known = self.memory.known();
        RowCollector {
            shown: self.shown.clone(),
            full: self.terminal.is_full(),
            identified: folder.is_some() || self.terminal.shows_ids() || known.is_some(),
            folder: folder.is_some() || self.terminal.shows_tables(),
            boards: folder.is_some_and(|folder| folder.boards.is_some())
                || self.terminal.shows_rows(LineTable::Boards),
            turns: folder.is_some_and(|folder| folder.turns.is_some()),
            sheets: folder.map_or(SheetsFor::None, Folder::sheets_for),
            sheet_language: folder.map_or(Language::English, Folder::sheet_language),
            workbook: folder.and_then(Folder::workbook_language),
            rejects: self.rejects.is_some(),
            known,
            copies: self.copies_among,
        }
    }

    fn part(&mut self, file: &str, before: At, part: PartRows) -> io::Result<()> {
        if let Some(rejects) = &mut self.rejects {
            rejects.write(&part.rejects)?;
        }
        let cell = row::cell(file)?;
        let of = Whose {
            file: &cell,
            before,
        };
        if part.rows.is_some() {
            self.ids.expect(part.boards.iter().map(|board| &board.id));
        }
        let rows = (&part.reviews, &part.revokes, part.rows.as_ref());
        let mut boards = part.boards.into_iter();
        boards.try_for_each(|board| self.board_rows((file, of), board, rows))?;
        self.told(file, before, part.told, part.findings)?;
        self.in_folder(|folder| {
            folder.end_part(file, part.pages);
            Ok(())
        })
    }

    fn unwritten(&mut self) -> Option<Unwritten> {
        let pages = self.folder.as_mut()?.unwritten();
        if pages.is_empty() {
            return None;
        }
        Some(Box::new(move || write_all(pages)))
    }

    fn file_wide(
        &mut self,
        file: &str,
        before: At,
        mut noted: Noted,
        places: &Places,
    ) -> io::Result<()> {
        let times = places.times;
        if let Some(cause) = noted.cause {
            let line = places.lines.first().copied().unwrap_or_default();
            let game = noted.row.game + before.game;
            let first = (noted.row.id, At { game, line });
            let event = noted.event.as_ref();
            self.causes
                .take_habit((cause, times), first, event, &mut self.ids);
        }
        if times > 1 {
            noted.row.recurs(places);
            let recurs = |words: &Words| {
                let times = message!("finding-times", number = words.grouped(times));
                format!("; {}", words.sentence(&times))
            };
            let shown = Words::of_findings(self.shown.language);
            if let Some(translated) = &mut noted.translated {
                *translated += &recurs(shown);
                noted.row.message += &recurs(Words::of_findings(Language::English));
            } else {
                noted.row.message += &recurs(shown);
            }
        }
        let code = noted.row.code;
        self.finding(file, before, noted, About::File)?;
        self.terminal.end_habit(code);
        Ok(())
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        self.files += 1;
        let not_shown = self.copies.end_file(&file.file);
        let decided = std::mem::take(&mut self.decided);
        self.counts.take(file, not_shown + decided);
        let shown = printable(&file.file);
        for cause in self.causes.end_file(file) {
            self.counts.take_cause(cause);
            if cause.is_told() {
                self.terminal.cause(&shown, cause)?;
            }
        }
        if let Read::No(why) = &file.read {
            self.terminal.unread(&file.file, &reason::unread(why));
        }
        self.counts.statistics.end_file();
        self.terminal.row_of(LineTable::Files, &FileRow::of(file))?;
        self.terminal.end_file()?;
        self.write_causes(false)?;
        let unread = match &file.read {
            Read::Yes => None,
            Read::No(why) => Some(reason::unread(why)),
        };
        self.in_folder(|folder| folder.end_file(file, unread))
    }

    fn other_tables(&mut self, others: &OtherTables<'_>) -> io::Result<()> {
        self.effects.take(others);
        Ok(())
    }

    fn deal_found(&mut self, found: &DealFound) -> io::Result<()> {
        self.causes.found(found);
        if self.folder.is_some() {
            self.found.push(found.clone());
        }
        Ok(())
    }

    fn unmatched(&mut self, file: &str, slip: &Slip, finding: &Finding) -> io::Result<()> {
        let words = Words::of_findings(self.shown.language);
        let is_translated = words.language() != Language::English;
        let mut noted = Noted {
            row: FindingRow::of_slip(file, slip, finding),
            translated: is_translated.then(|| words.sentence(&finding.message)),
            severity: finding.severity,
            shown: self.shown.holds(finding),
            relation: finding.relation,
            cause: None,
            represented: false,
            diagnostic: None,
            event: None,
        };
        let shown = printable(file);
        self.write_finding(&shown, &mut noted, At::default(), About::Neither)?;
        self.terminal.end_board(Rank::Board);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::Format;
    use super::super::fixture::{CHECK, Record, with_case};
    use super::*;
    use crate::audit::Collector;
    use crate::checks::{Selection, Severity};

    fn reports(least: Severity, out: &mut Vec<u8>) -> Reports<&mut Vec<u8>> {
        let shown = Shown {
            selection: Selection::default(),
            least,
            least_in_full: Severity::Note,
            language: Language::English,
        };
        Reports::new(
            shown,
            Terminal::new(out, Format::JsonLines, Language::English),
            None,
            None,
        )
    }

    #[test]
    fn a_clean_board_is_not_asked_for() {
        let mut out = Vec::new();
        let reports = reports(Severity::Note, &mut out);
        let clean = Record {
            play: "",
            ..Record::default()
        };
        with_case(&clean, |case, _| {
            assert!(!reports.collector().wants(case, &[]));
        });
        with_case(&Record::default(), |case, _| {
            assert!(reports.collector().wants(case, &[]));
        });
    }

    #[test]
    fn lines_and_games_count_on_from_part_to_part() {
        let mut out = Vec::new();
        let mut reports = reports(Severity::Note, &mut out);
        for before in [At { game: 0, line: 0 }, At { game: 7, line: 300 }] {
            let mut part = PartRows::default();
            with_case(&Record::default(), |case, at| {
                let finding = Finding::new(&CHECK, case.record.span(), "made up");
                reports.collector().board(&mut part, at, case, &[finding]);
            });
            reports.part("a.pbn", before, part).unwrap();
        }
        assert_eq!(reports.counts().priorities, [1, 0, 0]); // the second is a copy
        let text = String::from_utf8(out).unwrap();
        let rows: Vec<serde_json::Value> = text
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let places = rows
            .iter()
            .map(|row| (row["line"].as_u64(), row["game"].as_u64()));
        assert_eq!(
            places.collect::<Vec<_>>(),
            [(Some(1), Some(1)), (Some(301), Some(8))]
        );
        assert_eq!(
            rows[1]["id"].as_str().unwrap(),
            format!("{}-2", rows[0]["id"].as_str().unwrap())
        );
    }

    #[test]
    fn boards_that_are_reported_again_stand_in_the_order_of_their_games() {
        let mut out = Vec::new();
        let mut reports = reports(Severity::Note, &mut out);
        let collector = reports.collector();
        let (mut part, mut tables) = (PartRows::default(), PartRows::default());
        let in_folder = RowCollector {
            folder: true,
            ..collector.clone()
        };
        with_case(&Record::default(), |case, at| {
            let report = |parts: [&mut PartRows; 2], game, words: &[&str]| {
                let finding = |words: &&str| Finding::new(&CHECK, case.record.span(), *words);
                let findings: Vec<_> = words.iter().map(finding).collect();
                for (collector, part) in [&collector, &in_folder].into_iter().zip(parts) {
                    collector.board(part, At { game, ..at }, case, &findings);
                }
            };
            report([&mut part, &mut tables], 1, &["one"]);
            report([&mut part, &mut tables], 2, &["guess", "another guess"]);
            report([&mut part, &mut tables], 4, &["four", "four"]);
            assert!(collector.take_back(&mut part, &[2, 3]));
            assert!(in_folder.take_back(&mut tables, &[2, 3]));
            report([&mut part, &mut tables], 2, &["two"]);
            report([&mut part, &mut tables], 3, &["three", "three"]);
        });
        collector.put_in_order(&mut part);
        in_folder.put_in_order(&mut tables);
        let games: Vec<_> = tables.boards.iter().map(|board| board.game).collect();
        assert_eq!(games, [1, 2, 3, 4]);
        reports.part("a.pbn", At::default(), part).unwrap();
        let text = String::from_utf8(out).unwrap();
        let rows = text.lines().map(|line| {
            let row: serde_json::Value = serde_json::from_str(line).unwrap();
            (row["game"].as_u64().unwrap(), row["message"].to_string())
        });
        let rows: Vec<_> = rows.collect();
        let words = ["one", "two", "three", "three", "four", "four"];
        let expected = [1, 2, 3, 3, 4, 4].into_iter().zip(words);
        assert_eq!(
            rows,
            expected
                .map(|(game, it)| (game, format!("{it:?}")))
                .collect::<Vec<_>>()
        );
    }

    #[test]
    fn what_is_not_asked_for_is_counted() {
        let mut out = Vec::new();
        let mut reports = reports(Severity::Error, &mut out);
        let mut part = PartRows::default();
        with_case(&Record::default(), |case, at| {
            reports.collector().board(
                &mut part,
                at,
                case,
                &[Finding::new(&CHECK, case.record.span(), "a warning")],
            );
        });
        reports.part("a.pbn", At::default(), part).unwrap();
        assert_eq!(reports.counts().hidden, 1);
        assert!(out.is_empty());
    }
}
