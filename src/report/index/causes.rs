//! Causes on the page, each a case to decide on, and with a page of its own: all its boards, and a text to send to whoever made
//! the files.

use super::row::IndexLine;
use crate::checks::{Cause, Reach};
use crate::report::disk::fingerprint::write_sealed;
use crate::report::phrase::list;
use crate::report::sheet::{OF_INDEX, STYLE, Style, page_file};
use crate::report::tables::cause_book::CausePlaces;
use crate::report::tables::causes::{CauseRow, kind_of};
use crate::source::printable;
use crate::words::{Key, Words, key, message};
use askama::Template;
use serde_json::json;
use std::borrow::{Borrow, Cow};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::io;
use std::path::Path;

/// A cause of errors, by its row in the language of the page.
#[derive(Debug)]
pub(super) struct IndexCause {
    pub(super) cause: Cause,
    pub(super) row: CauseRow,
    pub(super) places: Vec<CausePlaces>,
}

/// More causes are folded away, each kind by itself.
const FEW: usize = 5;

impl IndexCause {
    /// That of a row; `None` of a cause that is not one of errors.
    pub(super) fn of(row: CauseRow, places: Vec<CausePlaces>) -> Option<Self> {
        let cause = kind_of(row.kind).filter(|it| it.is_of_errors())?;
        Some(Self { cause, row, places })
    }

    /// What somebody decided on it before, and his note.
    pub(super) fn decided(&self) -> [&str; 2] {
        [&self.row.decision, &self.row.note]
    }

    /// Whether it is in the input.
    pub(super) const fn is_there(&self) -> bool {
        !self.places.is_empty()
    }

    /// The name of its page, without its ending.
    pub(super) fn page(&self) -> String {
        format!("cause-{}", self.row.cause)
    }

    /// Where it is: its event and its file, or how many files it is in.
    pub(super) fn place(&self, folder: &str, words: &Words) -> String {
        let row = &self.row;
        let file = match row.files {
            0 | 1 => shown(&row.file, folder).into_owned(),
            files => words.sentence(&words.counted(key!("end-note-files", count, number), files)),
        };
        match self.event() {
            "" => file,
            event => format!("{event} \u{b7} {file}"),
        }
    }

    /// Its event; none where it is the same in files of any event.
    fn event(&self) -> &str {
        if self.row.files > 1 && self.cause.reach() == Reach::Input {
            ""
        } else {
            &self.row.event
        }
    }

    /// What more is known, where its sentence does not say it; files without the folder that is told once.
    fn detail(&self, folder: &str) -> String {
        match self.cause {
            Cause::Turned => String::new(),
            _ => self.row.detail.replace(&format!(" {folder}"), " "),
        }
    }

    /// Where it is, as a file with decisions has it: file, game and kind.
    pub(super) fn row_place(&self) -> String {
        let row = &self.row;
        json!([row.file, row.game, row.kind]).to_string()
    }
}

pub(super) fn are_folded(kinds: &[Vec<&IndexCause>]) -> bool {
    kinds.iter().map(Vec::len).sum::<usize>() > FEW
}

/// All causes by their kinds, and of each kind those of the most boards first.
pub(super) fn by_kind(causes: &[IndexCause]) -> Vec<Vec<&IndexCause>> {
    let mut all: Vec<&IndexCause> = causes.iter().collect();
    all.sort_by_key(|it| (it.cause, Reverse(it.row.boards)));
    let kinds = all.chunk_by(|one, next| one.cause == next.cause);
    kinds.map(<[_]>::to_vec).collect()
}

/// How many boards causes of a kind explain, in how many files.
pub(super) fn counts(kind: &[&IndexCause], words: &Words) -> String {
    let sum = |count: fn(&CauseRow) -> u64| kind.iter().map(|it| count(&it.row)).sum();
    let counts = [
        (key!("end-boards", count, number), sum(|it| it.boards)),
        (key!("end-note-files", count, number), sum(|it| it.files)),
    ];
    list(
        counts.map(|(key, count)| words.sentence(&words.counted(key, count))),
        ", ",
    )
}

/// The number of a board, and which game it is where that is another: a file may have a board once for each table.
fn board((game, number): (u32, u16), words: &Words) -> String {
    let named = words.game(game.into());
    match number {
        0 => named,
        number if u32::from(number) == game => number.to_string(),
        number => format!("{number} ({named})"),
    }
}

/// A file without the folder that is told once.
pub(super) fn shown<'a>(file: &'a str, folder: &str) -> Cow<'a, str> {
    printable(file.strip_prefix(folder).unwrap_or(file))
}

#[derive(Template)]
#[template(path = "cause.html", config = "src/report/index/askama.toml")]
struct CausePage<'a> {
    words: &'static Words,
    case: &'a IndexCause,
    folder: &'a str,
    files: Vec<CauseFile>,
}

struct CauseFile {
    name: String,
    /// The numbers of the boards, what each is called, and its sheet if it has one.
    boards: Vec<(u16, String, Option<String>)>,
}

/// The most files that a text to send names.
const NAMED: usize = 20;

#[allow(clippy::trivially_copy_pass_by_ref)] // as a template calls it
impl CausePage<'_> {
    const STYLES: [&'static Style; 2] = [&STYLE, &OF_INDEX];

    fn word(&self, key: impl Borrow<Key>) -> &'static str {
        self.words.word(*key.borrow())
    }

    fn letter(&self) -> String {
        let what = self.case.row.what.clone();
        let made = format!("pbn-audit {}", env!("CARGO_PKG_VERSION"));
        let lines = self.files.iter().take(NAMED).map(|file| {
            let (name, count) = (file.name.clone(), file.boards.len());
            if count == 0 {
                return name + "\n";
            }
            let is_one = |one: &(u16, _, _), next: &(u16, _, _)| one.0 != 0 && one.0 == next.0;
            let boards = file.boards.chunk_by(is_one);
            let boards = boards.map(|alike| match alike {
                [(_, board, _)] => board.clone(),
                tables => format!("{} ({}\u{d7})", tables[0].0, tables.len()),
            });
            let boards = list(boards, ", ");
            let line = message!("cause-letter-boards", file = name, count, boards);
            self.words.sentence(&line) + "\n"
        });
        let lines: String = lines.collect();
        let more = self.files.len().saturating_sub(NAMED);
        let more = message!("cause-letter-more", count = more);
        let parts = [
            self.case.event().to_owned(),
            self.words.sentence(&message!("cause-letter", what)),
            lines + &self.words.sentence(&more),
            self.case.detail(self.folder),
            self.words.sentence(&message!("cause-letter-asks", made)),
        ];
        list(parts.iter().map(|it| it.trim()), "\n\n")
    }
}

/// Writes the page of each cause; `lines` are the boards that have sheets.
pub(super) fn write_pages(
    sheets: &Path,
    (causes, lines): (&[IndexCause], &[IndexLine]),
    folder: &str,
    words: &'static Words,
) -> io::Result<()> {
    let with_sheet = lines.iter().filter_map(|line| {
        let page = page_file(line.name.as_deref()?);
        Some(((&*line.file, line.at.game), page))
    });
    let pages: HashMap<_, _> = with_sheet.collect();
    for case in causes.iter().filter(|it| it.is_there()) {
        let files = case.places.iter().map(|file| {
            let page = |game: u32| pages.get(&(&*file.file, game.into())).cloned();
            let boards = file.boards.iter();
            let boards = boards.map(|place| (place.1, board(*place, words), page(place.0)));
            CauseFile {
                name: shown(&file.file, folder).into_owned(),
                boards: boards.collect(),
            }
        });
        let page = CausePage {
            words,
            case,
            folder,
            files: files.collect(),
        };
        let text = page.render().map_err(io::Error::other)?;
        write_sealed(&sheets.join(page_file(&case.page())), text)?;
    }
    Ok(())
}
