//! All reports of a run together: boards become rows on the workers, rows are numbered and written in input order.

use super::boards::BoardRow;
use super::diagnostic::Diagnostic;
use super::effects::{Draft, Effects};
use super::files::FileRow;
use super::findings::FindingRow;
use super::folder::Folder;
use super::numbers::grouped;
use super::rejects::{self, Rejects};
use super::review::Review;
use super::revokes::RevokeRow;
use super::row::Placed;
use super::sheet::Sheet;
use super::summary::Counts;
use super::text::{Noted, Terminal};
use super::{Id, Ids};
use crate::audit::{At, Ended, FileTally, OtherTables, Reporter, Slip, needs_review};
use crate::checks::{Case, Finding, Selection, Severity, Standing};
use std::io::{self, Write};

/// Which findings are shown on the terminal and in findings.csv.
#[derive(Debug, Clone)]
pub struct Shown {
    /// Those of these checks,
    pub selection: Selection,
    /// and of this severity or a higher one.
    pub least: Severity,
}

impl Shown {
    fn holds(&self, finding: &Finding) -> bool {
        finding.severity >= self.least && self.selection.holds(finding.check)
    }
}

/// All reports of a run.
#[derive(Debug)]
pub struct Reports<W> {
    shown: Shown,
    /// Gone when its reader has gone.
    terminal: Option<Terminal<W>>,
    folder: Option<Folder>,
    rejects: Option<Rejects>,
    ids: Ids,
    counts: Counts,
    effects: Effects,
    /// Files that are done.
    files: u64,
}

/// What is kept of a part until its turn comes.
#[derive(Debug, Default)]
pub struct Part {
    boards: Vec<Reported>,
    rejects: Vec<u8>,
}

/// What there is to write of one board.
#[derive(Debug)]
struct Reported {
    id: Id,
    review: Option<Box<Review>>,
    board: Option<Box<BoardRow>>,
    sheet: Option<Box<Sheet>>,
    effect: Option<Box<Draft>>,
    revokes: Vec<RevokeRow>,
    findings: Vec<Noted>,
}

impl<W: Write> Reports<W> {
    /// Reports on a terminal, and in files where they are asked for.
    pub fn new(
        shown: Shown,
        terminal: Terminal<W>,
        folder: Option<Folder>,
        rejects: Option<Rejects>,
    ) -> Self {
        let terminal = Some(terminal);
        Self {
            shown,
            terminal,
            folder,
            rejects,
            ids: Ids::default(),
            counts: Counts::default(),
            effects: Effects::default(),
            files: 0,
        }
    }

    /// What was counted on the way.
    pub const fn counts(&self) -> &Counts {
        &self.counts
    }

    /// The folder, if there is one.
    pub const fn folder(&self) -> Option<&Folder> {
        self.folder.as_ref()
    }

    /// Writes what is still held back, and the manifest.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn finish(&mut self, ended: &Ended) -> io::Result<()> {
        self.on_terminal(Terminal::flush)?;
        self.counts.uncompared = ended.uncompared + self.effects.left_out;
        if let Some(folder) = &mut self.folder {
            let effects = self.effects.known();
            effects
                .into_iter()
                .try_for_each(|board| folder.effect(board))?;
            folder.finish(ended, &self.counts)?;
        }
        self.rejects.as_mut().map_or(Ok(()), Rejects::finish)
    }

    /// Does something on the terminal. When its reader has gone the files are still made; without files there is
    /// nothing left to do.
    fn on_terminal(
        &mut self,
        show: impl FnOnce(&mut Terminal<W>) -> io::Result<()>,
    ) -> io::Result<()> {
        let Some(terminal) = &mut self.terminal else {
            return Ok(());
        };
        let shown = show(terminal);
        let files = self.folder.is_some() || self.rejects.is_some();
        match shown {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe && files => {
                self.terminal = None;
                Ok(())
            }
            shown => shown,
        }
    }

    /// Writes something into the folder, if there is one.
    fn in_folder(&mut self, write: impl FnOnce(&mut Folder) -> io::Result<()>) -> io::Result<()> {
        self.folder.as_mut().map_or(Ok(()), write)
    }

    fn has_boards(&self) -> bool {
        self.folder
            .as_ref()
            .is_some_and(|folder| folder.boards.is_some())
    }

    /// Whether a board gets a sheet.
    fn has_sheet(&self, is_reviewed: bool) -> bool {
        let sheets = self
            .folder
            .as_ref()
            .and_then(|folder| folder.sheets.as_ref());
        sheets.is_some_and(|sheets| sheets.wants(is_reviewed))
    }

    /// The rows of a board; the id is numbered later, in input order.
    fn reported(&self, at: At, case: &Case<'_>, findings: &[Finding]) -> Reported {
        let review = needs_review(case, findings).then(|| Box::new(Review::of(case, at, findings)));
        let board = self
            .has_boards()
            .then(|| Box::new(BoardRow::of(case, at, findings.len())));
        let effect = self.folder.as_ref().and_then(|_| Draft::of(case, at));
        let sheet = || {
            let sheet = Sheet::of(case, at, findings);
            Box::new(if effect.is_some() {
                sheet.awaiting_effect()
            } else {
                sheet
            })
        };
        let sheet = self.has_sheet(review.is_some()).then(sheet);
        let id = review
            .as_ref()
            .map(|row| row.id)
            .or_else(|| board.as_ref().map(|row| row.id))
            .or_else(|| sheet.as_ref().map(|sheet| sheet.id()));
        Reported {
            id: id.unwrap_or_default(),
            review,
            board,
            sheet,
            effect: effect.map(Box::new),
            revokes: RevokeRow::all(case, at),
            findings: self.notes(at, case, findings),
        }
    }

    /// The findings of a board. Where the primary one is shown, it speaks for those that follow from it.
    fn notes(&self, at: At, case: &Case<'_>, findings: &[Finding]) -> Vec<Noted> {
        let is_primary = |it: &Finding| matches!(it.standing, Standing::Primary(_));
        let speaks = findings
            .iter()
            .any(|it| is_primary(it) && self.shown.holds(it));
        let noted = findings.iter().map(|finding| Noted {
            spoken_for: speaks && finding.standing == Standing::Follows,
            ..self.note(at, case, finding)
        });
        noted.collect()
    }

    fn note(&self, at: At, case: &Case<'_>, finding: &Finding) -> Noted {
        let shown = self.shown.holds(finding);
        let full = shown && self.terminal.as_ref().is_some_and(Terminal::is_full);
        Noted {
            row: FindingRow::of(case, at, finding),
            severity: finding.severity,
            shown,
            standing: finding.standing,
            spoken_for: false,
            diagnostic: full.then(|| Diagnostic::of(case, at, finding)),
        }
    }

    fn board_rows(&mut self, file: &str, before: At, mut reported: Reported) -> io::Result<()> {
        let is_reviewed = reported.review.is_some();
        if is_reviewed || reported.board.is_some() || reported.sheet.is_some() {
            self.ids.settle(&mut reported.id);
        }
        if let Some(mut row) = reported.review {
            row.settle(file, before);
            row.id = reported.id;
            self.counts.priorities[usize::from(row.priority) - 1] += 1;
            self.in_folder(|folder| folder.review.write(&row))?;
        }
        if let Some(mut row) = reported.board {
            row.settle(file, before);
            row.id = reported.id;
            self.in_folder(|folder| {
                folder
                    .boards
                    .as_mut()
                    .map_or(Ok(()), |table| table.write(&row))
            })?;
        }
        if let Some(mut sheet) = reported.sheet {
            sheet.place(file, before, reported.id);
            self.in_folder(|folder| folder.sheet(&sheet, is_reviewed))?;
        }
        if let Some(mut draft) = reported.effect {
            draft.settle(file, before);
            self.effects.keep(*draft, reported.id, self.files + 1);
        }
        for mut row in reported.revokes {
            row.settle(file, before);
            self.ids.settle(&mut row.id);
            self.in_folder(|folder| folder.revokes.write(&row))?;
        }
        reported
            .findings
            .into_iter()
            .try_for_each(|finding| self.finding(file, before, finding))
    }

    fn finding(&mut self, file: &str, before: At, mut finding: Noted) -> io::Result<()> {
        finding.row.settle(file, before);
        self.write_finding(finding, before)
    }

    fn write_finding(&mut self, mut finding: Noted, before: At) -> io::Result<()> {
        self.ids.settle(&mut finding.row.id);
        if !finding.shown {
            self.counts.hidden += 1;
            return Ok(());
        }
        self.on_terminal(|terminal| terminal.finding(&finding, before.line))?;
        self.in_folder(|folder| folder.findings.write(&finding.row))
    }
}

impl<W: Write + Send + Sync> Reporter for Reports<W> {
    type Part = Part;
    type Noted = Noted;

    fn wants(&self, case: &Case<'_>, findings: &[Finding]) -> bool {
        let rejected = self.rejects.is_some() && case.ruled.is_err();
        rejected
            || !findings.is_empty()
            || self.has_boards()
            || self.has_sheet(needs_review(case, findings))
            || needs_review(case, findings)
    }

    fn board(&self, part: &mut Part, at: At, case: &Case<'_>, findings: &[Finding]) {
        if self.rejects.is_some() {
            rejects::collect(case, &mut part.rejects);
        }
        part.boards.push(self.reported(at, case, findings));
    }

    fn noted(&self, at: At, case: &Case<'_>, finding: &Finding) -> Self::Noted {
        self.note(at, case, finding)
    }

    fn part(&mut self, file: &str, before: At, part: Part) -> io::Result<()> {
        if let Some(rejects) = &mut self.rejects {
            rejects.write(&part.rejects)?;
        }
        part.boards
            .into_iter()
            .try_for_each(|board| self.board_rows(file, before, board))
    }

    fn habit(&mut self, file: &str, before: At, mut noted: Noted, times: u64) -> io::Result<()> {
        if times > 1 {
            let times = format!("; {} times in this file", grouped(times));
            noted.row.message.push_str(&times);
        }
        self.finding(file, before, noted)
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        self.on_terminal(Terminal::flush)?;
        self.files += 1;
        self.counts.take(file);
        self.in_folder(|folder| folder.files.write(&FileRow::of(file)))
    }

    fn compares_scores(&self) -> bool {
        self.folder.is_some()
    }

    fn other_tables(&mut self, others: &OtherTables<'_>) -> io::Result<()> {
        self.effects.take(others);
        Ok(())
    }

    fn unmatched(&mut self, file: &str, slip: &Slip, finding: &Finding) -> io::Result<()> {
        let noted = Noted {
            row: FindingRow::of_slip(file, slip, finding),
            severity: finding.severity,
            shown: self.shown.holds(finding),
            standing: finding.standing,
            spoken_for: false,
            diagnostic: None,
        };
        self.write_finding(noted, At::default())
    }
}

#[cfg(test)]
mod tests {
    use super::super::Format;
    use super::super::fixture::{CHECK, Record, with_case};
    use super::*;

    fn reports(least: Severity, out: &mut Vec<u8>) -> Reports<&mut Vec<u8>> {
        let shown = Shown {
            selection: Selection::default(),
            least,
        };
        Reports::new(shown, Terminal::new(out, Format::JsonLines), None, None)
    }

    #[test]
    fn a_clean_board_is_not_asked_for() {
        let mut out = Vec::new();
        let reports = reports(Severity::Note, &mut out);
        let clean = Record {
            play: "",
            ..Record::default()
        };
        with_case(&clean, |case, _| assert!(!reports.wants(case, &[])));
        with_case(&Record::default(), |case, _| {
            assert!(reports.wants(case, &[]));
        });
    }

    #[test]
    fn lines_and_games_count_on_from_part_to_part() {
        let mut out = Vec::new();
        let mut reports = reports(Severity::Note, &mut out);
        for before in [At { game: 0, line: 0 }, At { game: 7, line: 300 }] {
            let mut part = Part::default();
            with_case(&Record::default(), |case, at| {
                let finding = Finding::new(&CHECK, case.game.span, "made up");
                reports.board(&mut part, at, case, &[finding]);
            });
            reports.part("a.pbn", before, part).unwrap();
        }
        assert_eq!(reports.counts().priorities, [2, 0, 0]);
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
    fn what_is_not_asked_for_is_counted() {
        let mut out = Vec::new();
        let mut reports = reports(Severity::Error, &mut out);
        let mut part = Part::default();
        with_case(&Record::default(), |case, at| {
            reports.board(
                &mut part,
                at,
                case,
                &[Finding::new(&CHECK, case.game.span, "a warning")],
            );
        });
        reports.part("a.pbn", At::default(), part).unwrap();
        assert_eq!(reports.counts().hidden, 1);
        assert!(out.is_empty());
    }
}
