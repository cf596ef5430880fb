//! The folder of sheets: one page for each board, which leads to the one before, the one behind, and the index.
//!
//! Sheets are named in the order of the input. The last one of a part waits for the name of the next, and one whose board
//! is compared with tables that are still to come for the end of the input; no other waits.

mod earlier;
mod names;
mod pages;

pub(in crate::report) use earlier::{changed, is_among, pages, remove};
pub(in crate::report) use pages::{Drawn, PageEffect, SheetPages, UnwrittenPages, write_all};

use crate::audit::At;
use crate::report::disk::named::named;
use crate::report::disk::plain_name::SheetName;
use crate::report::index::Index;
use crate::report::sheet::{effect_line, effect_place, page_file, reason_line, reason_place};
use crate::report::table::Id;
use crate::words::{Language, Message, Words};
use names::Names;
use pages::Numbered;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder, below that of the reports.
const FOLDER: &str = "sheets";

/// The most pages that wait for the effect of the adjustment; it is added to others when they are written already.
const MOST_LATE: usize = 256;

/// Which boards get a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SheetsFor {
    /// None.
    #[default]
    None,
    /// Those that a director should look at.
    Review,
    /// All.
    All,
}

/// The sheets of a run, and their index.
#[derive(Debug)]
pub(in crate::report) struct Sheets {
    which: SheetsFor,
    folder: PathBuf,
    words: &'static Words,
    names: Names,
    pub(in crate::report) index: Index,
    /// The last sheet that was named.
    last: Option<SheetName>,
    /// What is known by now of the pages of the part that is being taken.
    part: Vec<Numbered>,
    /// The last page, which waits for the name of the next sheet.
    waiting: Option<UnwrittenPages>,
    /// Pages that wait for the effect of the adjustment, one in each.
    late: Vec<UnwrittenPages>,
    /// Parts whose pages are to be written.
    unwritten: Vec<UnwrittenPages>,
}

impl Sheets {
    /// Makes the folder in that of the reports.
    pub(in crate::report) fn create(
        reports: &Path,
        which: SheetsFor,
        words: &'static Words,
    ) -> io::Result<Self> {
        let folder = folder(reports);
        fs::create_dir_all(&folder).map_err(|error| named(&folder, error))?;
        Ok(Self {
            which,
            words,
            names: Names::default(),
            index: Index::new(reports, &folder, words),
            folder,
            last: None,
            part: Vec::new(),
            waiting: None,
            late: Vec::new(),
            unwritten: Vec::new(),
        })
    }

    /// Which boards get a sheet.
    pub(in crate::report) const fn which(&self) -> SheetsFor {
        self.which
    }

    /// The language.
    pub(in crate::report) const fn language(&self) -> Language {
        self.words.language()
    }

    /// Names the next sheet of a part, now that what came before the part is known.
    pub(in crate::report) fn name(
        &mut self,
        drawn: &Drawn,
        (file, before): (&str, At),
        id: Id,
    ) -> SheetName {
        let game = before.game + drawn.game;
        self.names.give(&drawn.name, (file, game), id)
    }

    /// Takes the next page of a part, by its name.
    pub(in crate::report) fn take(
        &mut self,
        drawn: Drawn,
        (file, before): (&str, At),
        (id, name): (Id, SheetName),
        effect: PageEffect,
    ) -> io::Result<()> {
        let (game, line) = (before.game + drawn.game, before.line + drawn.line);
        self.lead_to(&name);
        self.part.push(Numbered {
            page: drawn.page,
            game,
            line,
            id,
            name: name.clone(),
            effect,
            before: self.last.replace(name.clone()),
            behind: None,
        });
        self.index
            .take(drawn.row, (file, At { game, line }), (id, name))
    }

    /// Lets the sheet before the one of this name lead to it.
    fn lead_to(&mut self, name: &SheetName) {
        if let Some(earlier) = self.part.last_mut() {
            earlier.behind = Some(name.clone());
        } else if let Some(mut waiting) = self.waiting.take() {
            waiting.numbered[0].behind = Some(name.clone());
            self.release(waiting);
        }
    }

    /// Ends a part: its pages can be written, but the last.
    pub(in crate::report) fn end_part(&mut self, file: &str, mut pages: SheetPages) {
        let mut numbered = std::mem::take(&mut self.part);
        let Some(mut last) = numbered.pop() else {
            return;
        };
        let unwritten = |pages, numbered| UnwrittenPages {
            folder: self.folder.clone(),
            words: self.words,
            file: file.to_owned(),
            pages,
            numbered,
        };
        let page = pages.take(std::mem::take(&mut last.page));
        self.waiting = Some(unwritten(page, vec![last]));
        let room = MOST_LATE - self.late.len();
        let late = numbered.extract_if(.., |it| it.effect == PageEffect::Late);
        for mut it in late.take(room) {
            let page = pages.take(std::mem::take(&mut it.page));
            self.late.push(unwritten(page, vec![it]));
        }
        if !numbered.is_empty() {
            self.unwritten.push(unwritten(pages, numbered));
        }
    }

    /// Has a page written that waited for the next one, unless it waits for its effect, too.
    fn release(&mut self, page: UnwrittenPages) {
        if page.numbered[0].effect == PageEffect::Late && self.late.len() < MOST_LATE {
            self.late.push(page);
        } else {
            self.unwritten.push(page);
        }
    }

    /// The parts whose pages are to be written.
    pub(in crate::report) fn unwritten(&mut self) -> Vec<UnwrittenPages> {
        std::mem::take(&mut self.unwritten)
    }

    /// The same at the end of the input: no page waits for a next one any longer.
    pub(in crate::report) fn last_unwritten(&mut self) -> Vec<UnwrittenPages> {
        if let Some(waiting) = self.waiting.take() {
            self.release(waiting);
        }
        self.unwritten()
    }

    /// The pages that waited for their effects.
    pub(in crate::report) fn late(&mut self) -> Vec<UnwrittenPages> {
        std::mem::take(&mut self.late)
    }

    /// Adds to a sheet what the adjustment is worth, which is known only at the end.
    pub(in crate::report) fn add_effect(&mut self, name: &str, effect: Message) -> io::Result<()> {
        let mut late = self.late.iter_mut().map(|page| &mut page.numbered[0]);
        if let Some(page) = late.find(|page| *page.name == *name) {
            page.effect = PageEffect::Known(effect);
            return Ok(());
        }
        self.add(name, &effect_line(&effect, self.words), effect_place)
    }

    /// Adds to a finished sheet what more there is to say of the reason why the board is there.
    pub(in crate::report) fn add_reason(&self, name: &str, sentence: &Message) -> io::Result<()> {
        self.add(name, &reason_line(sentence, self.words), reason_place)
    }

    fn add(&self, name: &str, markup: &str, place: fn(&[u8]) -> Option<usize>) -> io::Result<()> {
        let path = self.folder.join(page_file(name));
        pages::add(&path, markup, place).map_err(|error| named(&path, error))
    }
}

/// The place of a sheet, below the folder of reports.
pub(in crate::report) fn page_of(name: &SheetName) -> String {
    [FOLDER, "/", &page_file(name)].concat()
}

/// Where the sheets of a folder of reports are.
pub(in crate::report) fn folder(reports: &Path) -> PathBuf {
    reports.join(FOLDER)
}
