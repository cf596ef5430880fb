//! All reports of a run: numbers and writes, in input order, what the workers prepared.

mod boards;

use crate::audit::{At, Ended, FileTally, Places, Read, Records, Reporter, Slip, Unwritten};
use crate::checks::{Finding, Shift};
use crate::report::copies::Copies;
use crate::report::decisions::known::Memory;
use crate::report::disk::named::Refused;
use crate::report::phrase::list;
use crate::report::table::{AtWriting, Form, Id, Line, PartTable, Row, RowAt};
use crate::report::tables::cause_book::CauseBook;
use crate::report::tables::causes::CauseState;
use crate::report::tables::files::{FileRow, Hashed};
use crate::report::tables::findings::FindingRow;
use crate::report::tables::id::Ids;
use crate::report::tables::revoke_comments::{Draft, Sentences};
use crate::report::terminal::diagnostic::Noted;
use crate::report::terminal::lines::LineTable;
use crate::report::terminal::screen::Rank;
use crate::report::terminal::statistics::About;
use crate::report::terminal::summary::Counts;
use crate::report::terminal::text::Terminal;
use crate::report::terminal::urgent::UrgentBoard;
use crate::report::write::aliases::Aliases;
use crate::report::write::folder::Folder;
use crate::report::write::rejects::Rejects;
use crate::report::write::rows::{PartRows, RowCollector, Shown};
use crate::report::write::sheets::{SheetsFor, write_all};
use crate::source::printable;
use crate::words::{Language, Words, message};
use std::collections::HashMap;
use std::io::{self, Write};
use std::sync::Arc;

/// Takes a file that is over.
pub type AfterFile = Box<dyn Fn(&FileTally) + Send>;

/// All reports of a run.
pub struct Reports<W> {
    shown: Shown,
    terminal: Terminal<W>,
    folder: Option<Folder>,
    rejects: Option<Rejects>,
    ids: Ids,
    copies_among: Records,
    /// Pseudonyms for the players, where no name must be told.
    aliases: Option<Arc<Aliases>>,
    copies: Copies,
    memory: Memory,
    /// Boards of the file at hand that the director has decided, or that another table stands for, and would have to look at
    /// otherwise.
    spared: u64,
    counts: Counts,
    sentences: Sentences,
    causes: CauseBook,
    /// Findings of causes that are decided: notes, warnings, errors.
    passed_over: HashMap<Id, [u64; 3]>,
    /// The hash of the last file, where hashes are asked for.
    hashed: Option<Hashed>,
    /// Boards with findings, and causes, where a list of them is asked for.
    baseline: Option<Vec<Id>>,
    /// Files finished so far.
    files: u64,
    after_file: Option<AfterFile>,
}

/// What else is asked of the reports.
#[derive(Default)]
pub struct Asked {
    /// Among which boards copies are looked for; usually those of which there is something to report, and where there is a
    /// folder all.
    pub copies_among: Option<Records>,
    /// What is known from earlier runs.
    pub memory: Memory,
    /// Pseudonyms for the players; no other name is told then.
    pub aliases: Option<Aliases>,
    /// The number of the part that it is of a larger input: no id is that of a row in another part.
    pub part: u16,
    /// Whether files.csv has the hash of each file.
    pub hashes: bool,
    /// Whether a list is made of all boards with findings and of all causes, for a later run that is to pass them over.
    pub baseline: bool,
    /// What there is to do when the reports have taken in a file.
    pub after_file: Option<AfterFile>,
}

impl<W: Write> Reports<W> {
    /// Reports on a terminal, and in files where they are asked for.
    pub fn new(
        shown: Shown,
        terminal: Terminal<W>,
        folder: Option<Folder>,
        rejects: Option<Rejects>,
        asked: Asked,
    ) -> Self {
        let has_all = folder.is_some() || terminal.shows_rows(LineTable::Boards);
        let usual = if has_all {
            Records::OfAll
        } else {
            Records::OfWanted
        };
        Self {
            shown,
            terminal,
            folder,
            rejects,
            ids: Ids::of_part(asked.part),
            copies_among: asked.copies_among.unwrap_or(usual),
            aliases: asked.aliases.map(Arc::new),
            copies: Copies::default(),
            memory: asked.memory,
            spared: 0,
            counts: Counts::default(),
            sentences: Sentences::default(),
            causes: CauseBook::default(),
            passed_over: HashMap::new(),
            hashed: asked.hashes.then(Hashed::default),
            baseline: asked.baseline.then(Vec::new),
            files: 0,
            after_file: asked.after_file,
        }
    }

    /// Whether games in PBN and in LIN were copied into the file of rejected games.
    pub fn has_mixed_rejects(&self) -> bool {
        self.rejects.as_ref().is_some_and(Rejects::is_mixed)
    }

    /// The list for a later run, one id a line.
    pub fn baseline(&self) -> Option<String> {
        let ids = self.baseline.as_ref()?.iter().map(Id::to_string);
        Some(list(ids, "\n") + "\n")
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
    pub fn finish(&mut self, ended: &Ended) -> io::Result<()> {
        if self.aliases.as_ref().is_some_and(|it| it.has_unknown()) {
            return Err(io::Error::other(Refused::UnknownPlayer));
        }
        self.settle_causes(ended)?;
        self.terminal
            .finish(ended, &self.counts.statistics, self.folder.is_some())?;
        self.counts.copies = self.copies.counts(self.copies_among);
        if !ended.interrupted {
            self.counts.known.elsewhere = self.memory.unmet().count() as u64;
        }
        self.counts.sentences = self.sentences.counts();
        if let Some(folder) = &mut self.folder {
            folder.finish(ended, &self.counts, (&self.memory, &self.sentences))?;
        }
        self.rejects.as_mut().map_or(Ok(()), Rejects::finish)
    }

    /// Writes the causes, with what was decided on them, and those of earlier runs that were not met.
    fn settle_causes(&mut self, ended: &Ended) -> io::Result<()> {
        let (mut decided, mut grown) = (0, 0);
        for mut cause in self.causes.take_all() {
            let judged = self.memory.causes.judge(&cause);
            // the only file that was decided on is repaired, which is known only now
            if let (CauseState::Open, Some(passed)) =
                (judged.state, self.passed_over.get(&cause.id))
            {
                self.counts.ask_again(&cause, *passed);
                self.terminal.cause(&printable(&cause.file), &cause)?;
            }
            if judged.state == CauseState::Decided {
                decided += 1;
                grown += self.memory.causes.grown(&cause);
            }
            if let Some(baseline) = &mut self.baseline {
                baseline.push(cause.id);
            }
            let places = std::mem::take(&mut cause.places);
            let row = |words| cause.row_in(words, judged.clone());
            self.in_folder(|folder| folder.cause(places, row))?;
        }
        if !ended.interrupted {
            self.counts.known.causes = [decided, self.memory.causes.repaired(), grown];
        }
        if let Some(folder) = &mut self.folder {
            for earlier in self.memory.causes.unmet() {
                folder.cause(Vec::new(), |words| earlier.row_in(words))?;
            }
        }
        Ok(())
    }

    /// Whether all that a board is for the director for was written at another table, which then stands for it.
    fn is_said_before(&mut self, board: &UrgentBoard, comments: &[Draft]) -> bool {
        let is_shared = self.sentences.are_shared(comments, self.files);
        let is_said = board.is_by_words && is_shared;
        self.counts.said_before += u64::from(is_said);
        self.spared += u64::from(is_said);
        is_said
    }

    /// Writes a row of a part on the terminal and into its table, as far as they have such rows.
    fn row<R: Row>(
        &mut self,
        table: LineTable,
        (rows, row): (&PartTable, RowAt),
        known: &AtWriting<'_>,
    ) -> io::Result<()> {
        self.terminal
            .row(table, |form, to| rows.write(row, form, known, to))?;
        self.in_folder(|folder| folder.write_at::<R>((rows, row), known))
    }

    /// Writes something into the folder, if there is one.
    fn in_folder(&mut self, write: impl FnOnce(&mut Folder) -> io::Result<()>) -> io::Result<()> {
        self.folder.as_mut().map_or(Ok(()), write)
    }
}

/// The forms in which the rows of a table are asked for.
fn forms(in_folder: impl IntoIterator<Item = Form>, on_terminal: Option<Form>) -> Vec<Form> {
    in_folder.into_iter().chain(on_terminal).collect()
}

impl<W: Write + Send> Reporter for Reports<W> {
    type Collector = RowCollector;

    fn collector(&self) -> RowCollector {
        let folder = self.folder.as_ref();
        let known = self.memory.known();
        let shows = |table: &LineTable| self.terminal.shows_rows(*table);
        let terminal = |table| Some(table).filter(shows).map(LineTable::form);
        let has_tables = folder.is_some() || self.terminal.shows_tables();
        let form = folder.map(Folder::form);
        let turns = folder.and_then(|folder| folder.turns.as_ref());
        let sheets = folder.and_then(|folder| folder.sheets.as_ref());
        let workbook = folder.and_then(|folder| folder.workbook.as_ref());
        RowCollector {
            shown: self.shown.clone(),
            full: self.terminal.is_full(),
            identified: has_tables || self.terminal.shows_ids() || known.is_some(),
            has_tables,
            boards: forms(
                form.filter(|_| folder.is_some_and(|it| it.options.boards)),
                terminal(LineTable::Boards),
            ),
            revokes: forms(form, terminal(LineTable::Revokes)),
            // bare cells are for the workbook, and for what the table contains
            reviews: forms(
                form.into_iter().flat_map(|form| [form, Form::Bare]),
                terminal(LineTable::Review),
            ),
            turns: forms(turns.map(|_| Form::Bare), None),
            sheets: sheets.map_or(SheetsFor::None, |it| it.which),
            sheet_language: sheets.map_or(Language::English, |it| it.words.language()),
            workbook: workbook.map(|it| it.words.language()),
            rejects: self.rejects.is_some(),
            known,
            copies: self.copies_among,
            aliases: self.aliases.clone(),
        }
    }

    fn part(&mut self, file: &str, before: At, mut part: PartRows) -> io::Result<()> {
        if let Some(rejects) = &mut self.rejects {
            rejects.write(&part.rejects)?;
        }
        let mut boards = std::mem::take(&mut part.boards).into_iter();
        boards.try_for_each(|board| self.board_rows((file, before), board, &part))?;
        self.in_folder(|folder| {
            folder.end_part(file, part.sessions);
            Ok(())
        })
    }

    fn unwritten(&mut self) -> Option<Unwritten> {
        let pages = self.folder.as_mut()?.unwritten(false);
        (!pages.is_empty()).then(|| -> Unwritten { Box::new(move || write_all(pages)) })
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
            let of = (noted.event.as_ref(), Shift::None);
            self.causes.count((cause, times), first, of, &mut self.ids);
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
        self.finding((file, before), noted, About::File)?;
        self.terminal.end_habit(code);
        Ok(())
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        self.files += 1;
        let of_file = (&*file.file, file.repeated);
        let not_shown = self.copies.end_file(of_file, self.copies_among);
        let spared = std::mem::take(&mut self.spared);
        self.counts.take(file, not_shown + spared);
        let shown = printable(&file.file);
        let known = &mut self.memory.causes;
        if file.read == Read::Yes {
            known.read(&file.file);
        }
        for cause in self.causes.end_file(file) {
            let is_decided = known.is_decided(&cause, &file.file);
            self.counts.take_cause(&cause, is_decided);
            if cause.is_told() && !is_decided {
                self.terminal.cause(&shown, &cause)?;
            }
        }
        let unread = match &file.read {
            Read::Yes => None,
            Read::No(why) => Some(why.message()),
        };
        if let Some(why) = &unread {
            self.terminal.unread(&file.file, why);
        }
        self.counts.statistics.end_file();
        let sha256 = match self.hashed.as_mut().map(|hashed| hashed.of(&file.file)) {
            Some(Err(_)) if file.read != Read::Yes => "", // why it was not read, is told
            hash => hash.transpose()?.unwrap_or_default(),
        };
        let row = FileRow::of(file, sha256);
        self.terminal
            .row(LineTable::Files, |form, to| Line::add(&row, form, to))?;
        self.terminal.end_file()?;
        let folder = self.folder.as_mut();
        folder.map_or(Ok(()), |folder| folder.end_file(file, &row, unread))?;
        if let Some(after_file) = &self.after_file {
            after_file(file);
        }
        Ok(())
    }

    fn unmatched(&mut self, file: &str, slip: &Slip, finding: &Finding) -> io::Result<()> {
        let row = FindingRow::of_slip(slip, finding);
        let noted = self.shown.noted(finding, row, true);
        self.finding((file, At::default()), noted, About::Neither)?;
        self.terminal.end_board(Rank::Board);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit::Collector;
    use crate::checks::{Selection, Severity};
    use crate::report::fixture::{RECORD, played, with_case};
    use crate::report::terminal::text::Format;

    #[test]
    fn a_clean_board_is_not_asked_for() {
        let shown = Shown {
            selection: Selection::default(),
            least: Severity::Note,
            least_in_full: Severity::Note,
            language: Language::English,
        };
        let terminal = Terminal::new(Vec::new(), Format::JsonLines, Language::English);
        let reports = Reports::new(shown, terminal, None, None, Asked::default());
        let is_asked_for =
            |record: &str| with_case(record, |it, _| reports.collector().wants(it, &[]));
        assert!(!is_asked_for(&played("")) && is_asked_for(RECORD));
    }
}
