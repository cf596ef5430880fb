//! The index of a run, which a director works from: causes first, then the boards. It needs no server, and no script to be
//! read; a small script sorts, filters and searches.
//!
//! Up to [`MOST`] boards are all in it. Of a larger run it has the most urgent, and pages with so many boards each that
//! are written as the run goes on, so that memory stays the same for any input.

mod causes;
mod listing;
mod page;
mod print;
mod row;
mod sessions;

pub(super) use row::IndexLine;
pub(super) use sessions::SessionRuns;

use crate::audit::Ended;
use crate::report::decisions::known::Recalled;
use crate::report::disk::fingerprint::write_sealed;
use crate::report::manifest::Chosen;
use crate::report::sheet::INDEX;
use crate::report::tables::cause_book::CausePlaces;
use crate::report::tables::causes::CauseRow;
use crate::report::terminal::summary::Counts;
use crate::words::{Message, Words};
use causes::{IndexCause, by_kind};
use listing::Listing;
use page::{IndexPage, PartPage};
use sessions::Sessions;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The most boards of one page.
const MOST: usize = 2000;

/// The most files that could not be read which are listed.
const MOST_UNREAD: usize = 200;

/// What the index is made of, as far as the run has come.
#[derive(Debug)]
pub(super) struct Index {
    reports: PathBuf,
    sheets: PathBuf,
    pub(super) words: &'static Words,
    /// The boards that are in no part yet, in the order of the input.
    lines: Vec<IndexLine>,
    /// The most urgent ones of the parts.
    urgent: Vec<IndexLine>,
    /// The parts of a large run.
    parts: Vec<Part>,
    boards: u64,
    /// The names that the pages so far give to the run.
    names: Vec<String>,
    /// The file at hand.
    file: Arc<str>,
    unread: Unread,
    causes: Vec<IndexCause>,
    sessions: Sessions,
}

#[derive(Debug, Default)]
struct Unread {
    files: Vec<(String, Message)>,
    more: u64,
}

#[derive(Debug)]
struct Part {
    /// Its first and its last file.
    files: [Arc<str>; 2],
    boards: u64,
    /// Boards of the first priority.
    urgent: u64,
}

impl Part {
    /// The name of its page among the sheets.
    fn name(number: usize) -> String {
        format!("boards-{number:04}.html")
    }
}

impl Index {
    pub(super) fn new(reports: &Path, sheets: &Path, words: &'static Words) -> Self {
        Self {
            reports: reports.to_owned(),
            sheets: sheets.to_owned(),
            words,
            lines: Vec::new(),
            urgent: Vec::new(),
            parts: Vec::new(),
            boards: 0,
            names: Vec::new(),
            file: "".into(),
            unread: Unread::default(),
            causes: Vec::new(),
            sessions: Sessions::default(),
        }
    }

    /// Takes a cause, by its row in the language of the page, and its boards; of earlier runs, too.
    pub(super) fn cause(&mut self, row: CauseRow, places: Vec<CausePlaces>) {
        self.causes.extend(IndexCause::of(row, places));
    }

    /// Takes the next board, of this file, with what a director has decided on it before.
    pub(super) fn take(
        &mut self,
        mut line: IndexLine,
        file: &str,
        recalled: Option<&Recalled>,
    ) -> io::Result<()> {
        if self.lines.len() == MOST {
            self.write_part(true)?;
        }
        if &*self.file != file {
            self.file = file.into();
        }
        self.boards += 1;
        line.file = self.file.clone();
        if let Some(recalled) = recalled {
            line.decided = [recalled.decision.cell(), recalled.note.clone()];
            if recalled.is_final() {
                line.rank = u8::MAX;
            }
        }
        self.sessions.list(&line);
        self.lines.push(line);
        Ok(())
    }

    /// Takes the events of all boards of a part of a file.
    pub(super) fn sessions(&mut self, file: &str, runs: SessionRuns) {
        self.sessions.take(file, runs);
    }

    /// Takes a file that was not read, or not to its end, and why.
    pub(super) fn unread(&mut self, file: &str, why: Message) {
        if self.unread.files.len() == MOST_UNREAD {
            self.unread.more += 1;
        } else {
            self.unread.files.push((file.to_owned(), why));
        }
    }

    /// Writes the boards at hand as a part, and keeps the most urgent of all.
    fn write_part(&mut self, has_next: bool) -> io::Result<()> {
        let [Some(first), Some(last)] = [self.lines.first(), self.lines.last()] else {
            return Ok(());
        };
        let number = self.parts.len() + 1;
        let urgent = self.lines.iter().filter(|line| line.rank == 1);
        self.parts.push(Part {
            files: [first, last].map(|line| line.file.clone()),
            boards: self.lines.len() as u64,
            urgent: urgent.count() as u64,
        });
        let listing = Listing::of(&self.lines, &[], self.words);
        self.names.push(listing.name.clone());
        let page = PartPage {
            words: self.words,
            number,
            next: has_next.then(|| Part::name(number + 1)),
            listing,
        };
        write_sealed(&self.sheets.join(Part::name(number)), page.text()?)?;
        self.urgent.append(&mut self.lines);
        self.urgent.sort_by_key(IndexLine::order);
        self.urgent.truncate(MOST);
        Ok(())
    }

    /// Writes the page that comes first, and the documents to print, once all sheets are written. Returns the names that the
    /// pages give to the run.
    pub(super) fn finish(
        &mut self,
        ended: &Ended,
        counts: &Counts,
        options: &Chosen,
    ) -> io::Result<Vec<String>> {
        let is_large = !self.parts.is_empty();
        if is_large {
            self.write_part(false)?;
        }
        let lines = if is_large { &self.urgent } else { &self.lines };
        let prints = if is_large {
            Vec::new()
        } else {
            print::write_all(&self.sheets, lines, self.words)?
        };
        let listing = Listing::of(lines, &self.causes, self.words);
        let cases = (&self.causes[..], &lines[..]);
        causes::write_pages(&self.sheets, cases, listing.folder, self.words)?;
        self.names.push(listing.name.clone());
        let page = IndexPage {
            words: self.words,
            index: self,
            ended,
            counts,
            options,
            kinds: by_kind(&self.causes),
            listing,
            prints,
            sessions: self.sessions.rows(),
        };
        write_sealed(&self.reports.join(INDEX), page.text()?)?;
        Ok(std::mem::take(&mut self.names))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::sheet::{STYLE, page_file};
    use crate::report::table::Id;
    use crate::words::{Language, message};
    use std::fs;

    fn line(number: usize, name: &str) -> IndexLine {
        IndexLine {
            rank: u8::try_from(number % 3).unwrap() + 1,
            board: Some(format!("Board {number}")),
            event: format!("Event {}", number / 100),
            session: format!("Event {}", number / 100),
            date: Some(format!("2019-03-{:02}", number % 28 + 1)),
            rests_on: "[]".to_owned(),
            id: Id::new('b', number as u64),
            name: Some(name.into()),
            ..IndexLine::default()
        }
    }

    /// The index of so many boards, each with a sheet, a hundred to a file.
    fn indexed(reports: &Path, boards: usize) -> String {
        let (sheets, words) = (reports.join("sheets"), Words::of(Language::English));
        fs::create_dir_all(&sheets).unwrap();
        let mut index = Index::new(reports, &sheets, words);
        let style = STYLE.as_str();
        for number in 0..boards {
            let name = format!("board-{number}");
            let body = "<body class=\"roomy\">\n<main>\n</main>\n</body>\n</html>";
            let sheet = format!("<style>\n{style}</style>\n{body}");
            fs::write(sheets.join(page_file(&name)), sheet).unwrap();
            let file = format!("{:03}.pbn", number / 100);
            index.take(line(number, &name), &file, None).unwrap();
            assert!(index.lines.len() <= MOST && index.urgent.len() <= MOST);
        }
        let (ended, counts, options) = (Ended::default(), Counts::default(), Chosen::default());
        index.finish(&ended, &counts, &options).unwrap();
        fs::read_to_string(reports.join(INDEX)).unwrap()
    }

    fn rows(page: &str) -> Vec<usize> {
        let rows = page.split("<bdi>Board ").skip(1);
        let rows = rows.map(|row| row.split('<').next().unwrap());
        rows.map(|row| row.parse().unwrap()).collect()
    }

    #[test]
    fn few_boards_stand_by_priority_and_many_by_file_and_there_by_priority() {
        let root = tempfile::tempdir().unwrap();
        let few = indexed(root.path(), 5);
        assert_eq!(rows(&few), [0, 3, 1, 4, 2]);
        assert!(!few.contains("class=\"group\"") && few.contains("sheets/print.html"));
        assert!(few.contains("<p>2019-03-01 \u{2013} 2019-03-05</p>"));
        assert!(few.contains("<span class=\"date\">2019-03-05</span>"));
        let one = indexed(root.path(), 1);
        assert!(one.contains("<p>2019-03-01</p>") && !one.contains("class=\"date\""));
        let many = indexed(root.path(), 201);
        assert_eq!(rows(&many).len(), 201);
        assert_eq!(rows(&many)[..3], [0, 3, 6]);
        assert_eq!(rows(&many)[100..103], [102, 105, 108]);
        assert_eq!(many.matches("<tr class=\"group\">").count(), 3);
        assert!(many.contains("<bdi>001.pbn \u{b7} Event 1 \u{b7} 100 boards</bdi>"));
        assert!(many.contains("sheets/print-02-001.html"));
        // one board is not several
        assert!(!many.contains("sheets/print-03"));
    }

    #[test]
    fn a_part_without_urgent_boards_does_not_count_them() {
        for (urgent, said) in [(0_u64, "3 boards"), (1, "3 boards, 1 of priority 1")] {
            let of_part = message!("index-of-part", count = 3_u64, urgent);
            assert_eq!(Words::of(Language::English).sentence(&of_part), said);
        }
    }
}
