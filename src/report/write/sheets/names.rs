//! Names of sheets that a person can read: `board-05-table-2.html`; in all files of a run but the first that has a sheet,
//! the name of the file follows. They are made of letters, digits and hyphens, so that they are good on every system, and
//! no two of a run are equal.

use super::FOLDER;
use crate::report::disk::plain_name::{SheetName, of_file, plain};
use crate::report::sheet::INDEX;
use crate::report::table::Id;
use crate::report::tables::review::Review;
use crate::source::is_in;
use foldhash::fast::FixedState;
use std::collections::HashSet;
use std::fmt::Write;
use std::fs;
use std::hash::BuildHasher;
use std::path::{Path, PathBuf};

/// The most names that are remembered; what is named later has its id behind it.
const MOST: usize = 1 << 18;

/// The most boards of one name that are counted; later ones have their ids behind it.
const MOST_ALIKE: usize = 20;

/// What a name is made of as far as the record says it.
#[derive(Debug)]
pub(super) struct NameParts {
    /// `board-05`.
    board: Option<String>,
    /// `-table-2-open`.
    place: String,
}

impl NameParts {
    pub(super) fn of(row: &Review) -> Self {
        let part = |text: &Option<String>| {
            let plain = text.as_deref().map(plain);
            plain.filter(|it| !it.is_empty())
        };
        let table = part(&row.table).map(|it| format!("-table-{it}"));
        let room = part(&row.room).map(|it| format!("-{it}"));
        Self {
            board: part(&row.board).map(|board| format!("board-{board:0>2}")),
            place: table.into_iter().chain(room).collect(),
        }
    }
}

#[derive(Debug, Default)]
pub(super) struct Names {
    given: HashSet<u64, FixedState>,
    /// The file at hand, and what stands behind the names of its sheets.
    file: Option<(String, String)>,
}

impl Names {
    pub(super) fn give(
        &mut self,
        parts: &NameParts,
        (file, game): (&str, u64),
        id: Id,
    ) -> SheetName {
        let mut name = parts
            .board
            .clone()
            .unwrap_or_else(|| format!("game-{game:03}"));
        name += &parts.place;
        name += self.behind(file);
        let length = name.len();
        for number in 2..=MOST_ALIKE {
            let hash = FixedState::default().hash_one(&*name);
            if self.given.len() < MOST && self.given.insert(hash) {
                return name.into();
            }
            name.truncate(length);
            let _ = write!(name, "-{number}"); // a string takes all
        }
        name.truncate(length);
        let _ = write!(name, "-{id}");
        name.into()
    }

    /// What stands behind the names of a file: its own name, unless it is the first.
    fn behind(&mut self, file: &str) -> &str {
        if self.file.as_ref().is_none_or(|(of, _)| of != file) {
            let behind = self.file.take().map(|_| format!("-{}", of_file(file)));
            self.file = Some((file.to_owned(), behind.unwrap_or_default()));
        }
        self.file.as_ref().map_or("", |(_, behind)| behind)
    }
}

/// Whether a file among sheets is one of ours by its name. Those of version 0.1 were called by their ids.
fn is_ours(name: &str) -> bool {
    let Some(stem) = name.strip_suffix(".html") else {
        return false;
    };
    let is_id = |id: &str| {
        let is_digit = |byte: u8| byte.is_ascii_hexdigit() || byte == b'-';
        id.len() >= 12 && id.bytes().all(is_digit)
    };
    let begins = ["board-", "game-", "boards-", "cause-", "print-"];
    let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let is_name = ["index", "print"].contains(&stem)
        || stem.strip_prefix('b').is_some_and(is_id)
        || begins.iter().any(|begin| stem.starts_with(begin));
    is_name && stem.bytes().all(is_plain)
}

/// Whether a file of this name, below a folder of reports, is a page that tells by itself whether it was changed. A document of
/// sheets is none: it is as long as all of them.
pub(in crate::report) fn is_page(name: &str) -> bool {
    let sheet = name
        .strip_prefix(FOLDER)
        .and_then(|it| it.strip_prefix('/'));
    name == INDEX || sheet.is_some_and(|it| is_ours(it) && !it.starts_with("print"))
}

/// The pages in a folder of reports, known by their names.
pub(in crate::report) fn pages(reports: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(reports.join(FOLDER)).into_iter().flatten();
    let is_ours = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(is_ours)
    };
    let sheets = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let index = Some(reports.join(INDEX)).filter(|path| path.is_file());
    index.into_iter().chain(sheets.filter(is_ours)).collect()
}

/// Whether a file stands among the sheets in a folder of reports.
pub(in crate::report) fn is_among(reports: &Path, file: &Path) -> bool {
    is_in(&reports.join(FOLDER), file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::phrase::list;

    /// Names of sheets, one by one, for board, table, room and file, with bars between; or which of some files are pages of ours.
    fn told(what: &str, text: &str) -> String {
        if what == "pages" {
            let pages = text.split(' ').filter(|it| is_page(it));
            return list(pages, " ");
        }
        let mut names = Names::default();
        let given = (1..).zip(text.split("; ")).map(|(game, cells)| {
            let mut cells = cells.split('|').map(str::to_owned);
            let [board, table, room, file] = [(); 4].map(|()| cells.next());
            let parts = NameParts::of(&Review {
                table,
                room,
                board,
                ..Review::default()
            });
            let name = names.give(&parts, (&file.unwrap(), game), Id::default());
            assert!(is_ours(&format!("{name}.html")));
            name
        });
        list(given, "\n")
    }

    #[test]
    fn sheets_are_named_as_their_list_has_it() {
        hold!("names.txt", told);
    }

    #[test]
    fn many_boards_of_one_name_have_their_ids_behind_it() {
        let mut names = Names::default();
        let pair = NameParts::of(&Review {
            board: Some("5".to_owned()),
            ..Review::default()
        });
        let mut give = |game| names.give(&pair, ("a.pbn", 1), Id::new('b', game));
        let all: Vec<_> = (0..40).map(&mut give).collect();
        let different: HashSet<_> = all.iter().collect();
        assert_eq!(different.len(), all.len());
        assert!(all[39].starts_with("board-05-b"), "{}", all[39]);
    }
}
