//! The folder of sheets: one page for each board, and a summary of the event with links to them.
//!
//! A worker draws a page when it audits the board. What only the whole run knows is filled in when the page is written,
//! part by part: pages of a part that is done do not wait for anything, and may be written in any order.
//!
//! The memory for the summary is bounded, however many boards there are.

use super::Id;
use super::causes::{advice, sentence};
use super::fingerprint::{seal_of, sealed, unsealed, without_seal};
use super::named::named;
use super::sheet::{
    Filling, Headings, OF_INDEX, STYLE, Sheet, draw, effect_line, rich, with_effect, with_reason,
};
use super::summary::{CauseCount, Counts};
use crate::audit::{At, Ended, Tally};
use crate::source::{is_in, printable};
use crate::words::{Key, Language, Message, Words, key, message};
use askama::Template;
use std::borrow::{Borrow, Cow};
use std::fs::{self, File};
use std::io::{self, IoSlice, Write};
use std::path::{Path, PathBuf};

/// The folder, below that of the reports.
const FOLDER: &str = "sheets";
/// The page to begin with, below the folder of the reports.
pub(super) const FIRST: &str = "sheets/index.html";
/// The summary.
const INDEX: &str = "index.html";
/// The most boards that the summary links to.
const MOST_LINES: usize = 1000;
/// The most boards that it lists on paper, where it is one page.
const MOST_ON_PAPER: usize = 13;

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

/// The sheets of a run.
#[derive(Debug)]
pub(super) struct Sheets {
    which: SheetsFor,
    folder: PathBuf,
    words: &'static Words,
    lines: Vec<IndexLine>,
    /// Sheets written.
    count: u64,
    /// The event, as long as it is the same on all sheets.
    event: Event,
    /// What is known by now of the pages of the part that is being taken.
    part: Vec<Numbered>,
    /// Parts whose pages are to be written.
    unwritten: Vec<UnwrittenPages>,
}

/// The pages of a part, with gaps for what only the whole run knows.
#[derive(Debug, Default)]
pub(super) struct SheetPages(Vec<String>);

/// Room for nearly every page without its style, in bytes.
const PAGE: usize = 16 * 1024;

/// A page among them.
#[derive(Debug)]
pub(super) struct Drawn {
    /// Its place.
    page: usize,
    /// Its game, counted within the part, and the line of it.
    game: u64,
    line: u64,
    event: String,
    listed: IndexLine,
}

/// A page whose gaps can be filled.
#[derive(Debug)]
struct Numbered {
    page: usize,
    game: u64,
    line: u64,
    id: Id,
    effect: Option<Message>,
}

/// The pages of a part, ready to be written on any thread.
#[derive(Debug)]
pub(super) struct UnwrittenPages {
    folder: PathBuf,
    words: &'static Words,
    file: String,
    pages: SheetPages,
    numbered: Vec<Numbered>,
}

#[derive(Debug, Default)]
enum Event {
    #[default]
    NotSeen,
    One(String),
    Several,
}

/// A board in the summary.
#[derive(Debug)]
struct IndexLine {
    /// Sort key of lines: the priority, or a value after all priorities.
    rank: u8,
    id: Id,
    game: u64,
    /// The number of the board, if it has one.
    board: Option<String>,
    place: String,
    contract: String,
    verdict: String,
}

impl Sheets {
    /// Makes the folder in that of the reports.
    pub(super) fn create(
        reports: &Path,
        which: SheetsFor,
        words: &'static Words,
    ) -> io::Result<Self> {
        let folder = folder(reports);
        fs::create_dir_all(&folder).map_err(|error| named(&folder, error))?;
        Ok(Self {
            which,
            folder,
            words,
            lines: Vec::new(),
            count: 0,
            event: Event::default(),
            part: Vec::new(),
            unwritten: Vec::new(),
        })
    }

    /// Which boards get a sheet.
    pub(super) const fn which(&self) -> SheetsFor {
        self.which
    }

    /// The language.
    pub(super) const fn language(&self) -> Language {
        self.words.language()
    }

    /// Takes the next page of a part, now that its id is known and what came before the part.
    pub(super) fn take(&mut self, drawn: Drawn, id: Id, before: At, effect: Option<Message>) {
        let Drawn {
            page,
            event,
            listed,
            ..
        } = drawn;
        let (game, line) = (before.game + drawn.game, before.line + drawn.line);
        self.part.push(Numbered {
            page,
            game,
            line,
            id,
            effect,
        });
        self.count += 1;
        self.meet(event);
        self.lines.push(IndexLine { id, game, ..listed });
        if self.lines.len() >= 2 * MOST_LINES {
            self.shorten();
        }
    }

    /// Ends a part: its pages can be written.
    pub(super) fn end_part(&mut self, file: &str, pages: SheetPages) {
        let numbered = std::mem::take(&mut self.part);
        if !numbered.is_empty() {
            self.unwritten.push(UnwrittenPages {
                folder: self.folder.clone(),
                words: self.words,
                file: file.to_owned(),
                pages,
                numbered,
            });
        }
    }

    /// The parts whose pages are to be written.
    pub(super) fn unwritten(&mut self) -> Vec<UnwrittenPages> {
        std::mem::take(&mut self.unwritten)
    }

    /// Adds to a finished sheet what the adjustment is worth, which is known only at the end.
    pub(super) fn add_effect(&self, id: Id, effect: &Message) -> io::Result<()> {
        self.rewrite(id, |page| with_effect(page, effect, self.words))
    }

    /// Adds to a finished sheet what more there is to say of the reason why the board is there.
    pub(super) fn add_reason(&self, id: Id, sentence: &Message) -> io::Result<()> {
        self.rewrite(id, |page| with_reason(page, sentence, self.words))
    }

    fn rewrite(&self, id: Id, rewritten: impl FnOnce(&[u8]) -> Vec<u8>) -> io::Result<()> {
        let path = self.folder.join(format!("{id}.html"));
        let add = || -> io::Result<()> {
            let written = fs::read(&path)?;
            let mut page = rewritten(without_seal(&written));
            page.extend(seal_of([&page]).into_bytes());
            fs::write(&path, page)
        };
        add().map_err(|error| named(&path, error))
    }

    fn meet(&mut self, event: String) {
        self.event = match std::mem::take(&mut self.event) {
            Event::NotSeen => Event::One(event),
            Event::One(earlier) if earlier == event => Event::One(earlier),
            Event::One(_) | Event::Several => Event::Several,
        };
    }

    /// Keeps the most urgent boards, each rank in the order of the input.
    fn shorten(&mut self) {
        self.lines.sort_by_key(|line| line.rank);
        self.lines.truncate(MOST_LINES);
    }

    /// Writes the summary.
    pub(super) fn finish(&mut self, ended: &Ended, counts: &Counts) -> io::Result<()> {
        self.shorten();
        let index = IndexPage {
            words: self.words,
            totals: &ended.totals,
            ended,
            counts,
            lines: &self.lines,
            count: self.count,
            event: match &self.event {
                Event::One(event) => event,
                Event::NotSeen | Event::Several => "",
            },
        };
        let path = self.folder.join(INDEX);
        let page = index.render().map_err(io::Error::other)?;
        fs::write(&path, sealed(&page)).map_err(|error| named(&path, error))
    }
}

impl SheetPages {
    /// Draws the sheet of a board. `is_reviewed`: a director should look at it.
    pub(super) fn add(&mut self, sheet: &Sheet, words: &Words, is_reviewed: bool) -> Drawn {
        let headings = Headings::of(sheet, words);
        let mut page = String::with_capacity(PAGE);
        draw(sheet, &headings, words, &mut page);
        self.0.push(page);
        Drawn {
            page: self.0.len() - 1,
            game: sheet.game(),
            line: sheet.row.line,
            listed: IndexLine::of(sheet, &headings, words, is_reviewed),
            event: headings.event,
        }
    }
}

/// Writes the pages of parts.
pub(super) fn write_all(parts: Vec<UnwrittenPages>) -> io::Result<()> {
    parts.into_iter().try_for_each(UnwrittenPages::write)
}

impl UnwrittenPages {
    fn write(self) -> io::Result<()> {
        for numbered in self.numbered {
            let filling = Filling {
                file: &self.file,
                line: numbered.line,
                game: numbered.game,
                id: numbered.id,
                effect: numbered.effect.map(|it| effect_line(&it, self.words)),
            };
            let mut page = filling.pieces(&self.pages.0[numbered.page], self.words);
            page.push(seal_of(page.iter().map(|piece| piece.as_bytes())).into());
            let path = self.folder.join(format!("{}.html", numbered.id));
            write_pieces(&path, &page).map_err(|error| named(&path, error))?;
        }
        Ok(())
    }
}

/// Writes a file of these pieces, without putting them together first.
fn write_pieces(path: &Path, pieces: &[Cow<'_, str>]) -> io::Result<()> {
    let pieces = pieces.iter().filter(|piece| !piece.is_empty());
    let mut pieces: Vec<_> = pieces.map(|it| IoSlice::new(it.as_bytes())).collect();
    let (mut file, mut left) = (File::create(path)?, &mut pieces[..]);
    while !left.is_empty() {
        match file.write_vectored(left) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => IoSlice::advance_slices(&mut left, written),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => (),
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// The sheets in a folder of reports that were changed since they were written.
pub(super) fn changed(reports: &Path) -> impl Iterator<Item = PathBuf> {
    let is_unchanged = |path: &PathBuf| {
        let page = fs::read(path).unwrap_or_default();
        page.is_empty() || str::from_utf8(&page).is_ok_and(|page| unsealed(page).is_some())
    };
    sheets(reports)
        .into_iter()
        .filter(move |path| !is_unchanged(path))
}

/// Where the sheets of a folder of reports are.
pub(super) fn folder(reports: &Path) -> PathBuf {
    reports.join(FOLDER)
}

/// The sheets in a folder of reports, known by their names.
pub(super) fn sheets(reports: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder(reports)).into_iter().flatten();
    let is_ours = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name == INDEX || is_sheet(name))
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    paths.filter(is_ours).collect()
}

/// Whether a file stands among the sheets in a folder of reports.
pub(super) fn is_among(reports: &Path, file: &Path) -> bool {
    is_in(&reports.join(FOLDER), file)
}

/// Removes the sheets of an earlier run, and nothing else.
pub(super) fn remove_sheets(reports: &Path) -> io::Result<()> {
    for path in sheets(reports) {
        fs::remove_file(&path).map_err(|error| named(&path, error))?;
    }
    // what is left in it is not ours
    let _ = fs::remove_dir(folder(reports));
    Ok(())
}

/// `b0123456789ab.html`, or with `-2` behind the id.
fn is_sheet(name: &str) -> bool {
    let id = name
        .strip_prefix('b')
        .and_then(|rest| rest.strip_suffix(".html"));
    id.is_some_and(|id| {
        id.len() >= 12
            && id
                .bytes()
                .all(|byte| byte.is_ascii_hexdigit() || byte == b'-')
    })
}

impl IndexLine {
    fn of(sheet: &Sheet, headings: &Headings, words: &Words, is_reviewed: bool) -> Self {
        Self {
            rank: if is_reviewed {
                sheet.row.priority
            } else {
                u8::MAX
            },
            id: sheet.id(),
            game: sheet.game(),
            board: sheet.row.board.is_some().then(|| sheet.board(words)),
            place: headings.occasion.clone(),
            contract: headings.contract.clone().unwrap_or_default(),
            verdict: headings.reason.join(" "),
        }
    }
}

#[derive(Template)]
#[template(path = "index.html", config = "src/report/sheet/askama.toml")]
struct IndexPage<'a> {
    words: &'static Words,
    ended: &'a Ended,
    totals: &'a Tally,
    counts: &'a Counts,
    lines: &'a [IndexLine],
    count: u64,
    event: &'a str,
}

#[allow(clippy::trivially_copy_pass_by_ref, clippy::unused_self)] // as a template calls it
impl IndexPage<'_> {
    const STYLE: &'static str = STYLE;
    const OF_INDEX: &'static str = OF_INDEX;

    fn word(&self, key: impl Borrow<Key>) -> &'static str {
        self.words.word(*key.borrow())
    }

    /// The figures at the head, each with what it counts.
    fn tiles(&self) -> Vec<(String, Key)> {
        let [doubtful, likely, certain] = self.totals.revokes;
        let tiles = [
            (self.totals.games, key!("tile-boards")),
            (self.totals.with_play, key!("tile-with-play")),
            (self.totals.turns_to_follow, key!("tile-turns")),
            (certain, key!("tile-certain")),
            (likely, key!("tile-likely")),
            (doubtful, key!("tile-doubtful")),
            (self.review(), key!("tile-review")),
        ];
        tiles.map(|(count, key)| (self.number(count), key)).into()
    }

    /// A number with the mark of the language between its thousands.
    fn number(&self, count: u64) -> String {
        self.words.grouped(count)
    }

    /// What explains errors of many boards.
    fn causes(&self) -> Vec<&CauseCount> {
        self.counts.of_errors().collect()
    }

    fn boards_of(&self, count: &CauseCount) -> String {
        self.number(count.boards)
    }

    fn files_of(&self, count: &CauseCount) -> String {
        self.number(count.files)
    }

    fn cause(&self, count: &CauseCount) -> &'static str {
        self.words.word(sentence(count.cause))
    }

    fn advice(&self, count: &CauseCount) -> &'static str {
        self.words.word(advice(count.cause))
    }

    /// The files with the most boards of a cause.
    fn most(&self, count: &CauseCount) -> String {
        let named = count.most.iter();
        let named =
            named.map(|(file, boards)| format!("{} ({})", printable(file), self.number(*boards)));
        named.collect::<Vec<_>>().join(", ")
    }

    fn verdict(&self) -> Message {
        match (
            self.totals.audited,
            self.totals.all_revokes(),
            self.review(),
        ) {
            (0, ..) => message!("index-nothing"),
            (_, 0, 0) => message!("index-good"),
            (_, 0, review) => message!("index-no-revoke", count = count(review)),
            (_, _, review) => message!(
                "index-look",
                count = count(review),
                urgent = count(self.counts.priorities[0])
            ),
        }
    }

    fn is_good(&self) -> bool {
        self.review() == 0
    }

    /// Boards for the director, each record once.
    fn review(&self) -> u64 {
        self.counts.for_director(self.totals)
    }

    /// Boards that are copies of others, if there are any.
    fn copies(&self) -> Option<Message> {
        let copies = count(self.counts.copies.boards);
        (copies > 0).then(|| message!("index-copies", count = copies))
    }

    /// Boards that could not be audited, if there are any.
    fn not_audited(&self) -> Option<Message> {
        let [not, without] = [self.totals.not_auditable(), self.totals.without_play()].map(count);
        (not + without > 0).then(|| message!("index-not-audited", not = not, without = without))
    }

    fn rich(&self, text: &str) -> String {
        rich(text)
    }

    fn board(&self, line: &IndexLine) -> String {
        let game = || message!("title-game", number = line.game.to_string());
        let board = line.board.clone();
        board.unwrap_or_else(|| self.words.sentence(&game()))
    }

    fn priority(&self, line: &IndexLine) -> String {
        if line.rank == u8::MAX {
            String::new()
        } else {
            line.rank.to_string()
        }
    }

    fn is_past_the_page(&self, place: &usize) -> bool {
        *place >= MOST_ON_PAPER
    }

    /// The part that is on the screen only.
    fn only_on_screen(&self) -> Option<Message> {
        let rest = self.count.saturating_sub(MOST_ON_PAPER as u64);
        (rest > 0).then(|| message!("index-more", count = count(rest)))
    }

    /// The number of boards with a sheet but no line.
    fn without_line(&self) -> Option<Message> {
        let rest = self.count.saturating_sub(self.lines.len() as u64);
        (rest > 0).then(|| message!("index-more", count = count(rest)))
    }
}

fn count(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sheets_are_taken_away() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join(FOLDER);
        fs::create_dir(&folder).unwrap();
        for name in [
            "index.html",
            "b0123456789ab.html",
            "b0123456789ab-2.html",
            "bridge.html",
            "notes.txt",
        ] {
            fs::write(folder.join(name), "").unwrap();
        }
        remove_sheets(root.path()).unwrap();
        let left = fs::read_dir(&folder)
            .unwrap()
            .map(|it| it.unwrap().file_name());
        let mut left: Vec<_> = left.map(|it| it.into_string().unwrap()).collect();
        left.sort();
        assert_eq!(left, ["bridge.html", "notes.txt"]);
    }

    #[test]
    fn the_summary_keeps_the_most_urgent_in_order() {
        let root = tempfile::tempdir().unwrap();
        let words = Words::of(Language::English);
        let mut sheets = Sheets::create(root.path(), SheetsFor::All, words).unwrap();
        let line = |number: usize| IndexLine {
            rank: u8::try_from(number % 3).unwrap() + 1,
            id: Id::default(),
            game: number as u64,
            board: None,
            place: String::new(),
            contract: String::new(),
            verdict: String::new(),
        };
        sheets.lines.extend((0..3 * MOST_LINES).map(line));
        sheets.shorten();
        assert_eq!(sheets.lines.len(), MOST_LINES);
        let games: Vec<_> = sheets.lines.iter().take(3).map(|line| line.game).collect();
        assert_eq!(games, [0, 3, 6]);
    }
}
