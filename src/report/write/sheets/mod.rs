//! The folder of sheets: one page for each board, which leads to the one before, the one behind, and the index.
//!
//! A worker draws a page when it audits the board. What only the whole run knows is filled in when the page is written, part by
//! part; pages of a part that is done may be written in any order and on any thread. Sheets are named in the order of the
//! input. The last one of a part waits for the name of the next; no other waits.

mod names;

pub(in crate::report) use names::{is_among, is_page, pages};

use crate::audit::At;
use crate::report::decisions::known::Recalled;
use crate::report::disk::fingerprint::{without_seal, write_sealed};
use crate::report::disk::named::Naming;
use crate::report::disk::plain_name::SheetName;
use crate::report::index::{Index, IndexLine};
use crate::report::sheet::{Filling, Headings, Sheet, add_reason, draw, page_file};
use crate::report::table::Id;
use crate::report::tables::review::Review;
use crate::report::tables::view::BoardView;
use crate::words::{Message, Words};
use names::{NameParts, Names};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder, below that of the reports.
pub(in crate::report) const FOLDER: &str = "sheets";

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
    pub(in crate::report) which: SheetsFor,
    folder: PathBuf,
    pub(in crate::report) words: &'static Words,
    names: Names,
    pub(in crate::report) index: Index,
    /// The last sheet that was named.
    last: Option<SheetName>,
    /// What is known by now of the pages of the part that is being taken.
    part: Vec<Numbered>,
    /// The last page, which waits for the name of the next sheet.
    waiting: Option<UnwrittenPages>,
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
        let folder = reports.join(FOLDER);
        fs::create_dir_all(&folder).naming(&folder)?;
        Ok(Self {
            which,
            words,
            names: Names::default(),
            index: Index::new(reports, &folder, words),
            folder,
            last: None,
            part: Vec::new(),
            waiting: None,
            unwritten: Vec::new(),
        })
    }

    /// Names the next sheet of a part, now that what came before the part is known.
    pub(in crate::report) fn name(
        &mut self,
        drawn: &Drawn,
        (file, before): (&str, At),
        id: Id,
    ) -> SheetName {
        let game = before.game + drawn.line.at.game;
        self.names.give(&drawn.name, (file, game), id)
    }

    /// Takes the next page of a part, by its name. A board that has none, as a director has decided on it, stands in the index
    /// alone.
    pub(in crate::report) fn take(
        &mut self,
        drawn: Drawn,
        (file, before): (&str, At),
        (id, name): (Id, Option<SheetName>),
        recalled: Option<&Recalled>,
    ) -> io::Result<()> {
        let Drawn { page, mut line, .. } = drawn;
        line.at.game += before.game;
        line.at.line += before.line;
        if let Some(name) = name.clone() {
            self.lead_to(&name);
            let neighbours = Some([self.last.replace(name.clone()), None]);
            let at = line.at;
            self.part.push(Numbered {
                page,
                name,
                filling: Filling { at, id, neighbours },
            });
        }
        (line.id, line.name) = (id, name);
        self.index.take(line, file, recalled)
    }

    /// Lets the sheet before the one of this name lead to it.
    fn lead_to(&mut self, name: &SheetName) {
        let waiting = self.waiting.as_mut().map(|it| &mut it.pages);
        let pages = Some(&mut self.part).filter(|it| !it.is_empty()).or(waiting);
        let earlier = pages.and_then(|it| it.last_mut()?.filling.neighbours.as_mut());
        if let Some([_, behind]) = earlier {
            *behind = Some(name.clone());
        }
        self.unwritten.extend(self.waiting.take());
    }

    /// Ends a part: its pages can be written, but the last.
    pub(super) fn end_part(&mut self, file: &str) {
        let mut pages = std::mem::take(&mut self.part);
        let Some(last) = pages.pop() else {
            return;
        };
        let unwritten = |pages| UnwrittenPages {
            folder: self.folder.clone(),
            words: self.words,
            file: file.to_owned(),
            pages,
        };
        self.waiting = Some(unwritten(vec![last]));
        self.unwritten.push(unwritten(pages));
    }

    /// The parts whose pages are to be written. At the end of the input no page waits for a next one any longer.
    pub(super) fn unwritten(&mut self, is_end: bool) -> Vec<UnwrittenPages> {
        let last = self.waiting.take_if(|_| is_end);
        self.unwritten.extend(last);
        std::mem::take(&mut self.unwritten)
    }

    /// Adds to a finished sheet what more there is to say of the reason why the board is there.
    pub(in crate::report) fn add_reason(&self, name: &str, sentence: &Message) -> io::Result<()> {
        let path = self.folder.join(page_file(name));
        let mut page = fs::read_to_string(&path).naming(&path)?;
        page.truncate(without_seal(page.as_bytes()).len());
        add_reason(&mut page, sentence, self.words);
        write_sealed(&path, page)
    }
}

/// The place of a sheet, below the folder of reports.
pub(in crate::report) fn page_of(name: &SheetName) -> String {
    [FOLDER, "/", &page_file(name)].concat()
}

/// Room for nearly every page without its style, in bytes.
const PAGE: usize = 16 * 1024;

/// A page with gaps for what only the whole run knows.
#[derive(Debug)]
pub(in crate::report) struct Drawn {
    page: String,
    name: NameParts,
    line: IndexLine,
}

impl Drawn {
    /// Leaves to another record of the board that its score changes.
    pub(in crate::report) fn change_nothing(&mut self) {
        self.line.change = None;
    }

    /// The sheet of a board with this row, and its line in the index.
    pub(in crate::report) fn of(row: Review, board: &BoardView<'_, '_>, words: &Words) -> Self {
        let sheet = Sheet::with(row, board);
        let headings = Headings::of(&sheet, words);
        let mut page = String::with_capacity(PAGE);
        draw(&sheet, &headings, words, &mut page);
        if page.len() < PAGE / 4 {
            page.shrink_to_fit(); // a part may hold many games of which there is nothing to say
        }
        Self {
            page,
            name: NameParts::of(&sheet.row),
            line: IndexLine::of(&sheet, &headings, board, words),
        }
    }
}

/// A page whose gaps can be filled.
#[derive(Debug)]
struct Numbered {
    page: String,
    name: SheetName,
    filling: Filling,
}

/// The pages of a part, ready to be written on any thread.
#[derive(Debug)]
pub(in crate::report) struct UnwrittenPages {
    folder: PathBuf,
    words: &'static Words,
    file: String,
    pages: Vec<Numbered>,
}

pub(in crate::report) fn write_all(parts: Vec<UnwrittenPages>) -> io::Result<()> {
    for part in parts {
        for it in part.pages {
            let page = it.filling.fill(&it.page, &part.file, part.words);
            write_sealed(&part.folder.join(page_file(&it.name)), page)?;
        }
    }
    Ok(())
}
