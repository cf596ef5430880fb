//! Review files of an earlier run in the folder that is written to: what is written in them is taken over.

use crate::report::decisions::{
    Decisions, DecisionsError, NoReview, WrittenDecision, contents, decisions, is_saved,
};
use crate::report::disk::fingerprint::Fingerprint;
use crate::report::disk::keep::is_held;
use crate::report::disk::named::Naming;
use crate::report::disk::transaction::Transaction;
use crate::report::disk::written::Fingerprints;
use crate::report::table::Id;
use crate::source::name_of;
use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

#[derive(Debug, Default)]
pub(in crate::report) struct Reviews {
    /// What is written in them.
    pub(in crate::report) decisions: Vec<Decisions>,
    /// Files in which something else was changed too: they will be kept.
    pub(super) edited: Vec<PathBuf>,
}

impl Reviews {
    /// Reads those of these names. Each may be replaced as it is now, unless something besides decisions was changed in it;
    /// `written` has their contents as they were written.
    pub(in crate::report) fn of(
        place: &mut Transaction,
        names: &[&str],
        written: &Fingerprints,
        may_be_unreadable: bool,
    ) -> io::Result<Self> {
        let mut this = Self::default();
        let mut unchanged = Vec::new();
        for path in left_behind(&place.folder, names)? {
            let found = Fingerprint::of_file(&path).naming(&path)?;
            let name = path.file_name().and_then(|name| name.to_str());
            match (decisions(&path), found, name) {
                (Ok(read), Some(found), Some(name)) => {
                    this.decisions.push(read);
                    place.take_over(name, &found);
                }
                (Err(why), ..) if !may_be_unreadable => return Err(unreadable(why)),
                _ => (),
            }
        }
        for name in names {
            let path = place.folder.join(name);
            let found = Fingerprint::of_file(&path).naming(&path)?;
            let Some(found) = found else {
                continue; // nothing is in it
            };
            let is_unchanged = place.is_unchanged(name)?;
            match decisions(&path) {
                Ok(read) => {
                    let contents = || contents(&path).naming(&path);
                    let is_as_written =
                        is_unchanged || written.get(*name) == Some(&contents()?.to_string());
                    if is_as_written && read.unreadable.is_empty() {
                        place.take_over(name, &found);
                    } else {
                        this.edited.push(path.clone());
                    }
                    if is_unchanged {
                        unchanged.push(name_of(&path));
                    }
                    if !read.is_empty() {
                        this.decisions.push(read);
                    }
                }
                Err(_) if is_unchanged || may_be_unreadable => (),
                Err(why) => return Err(unreadable(why)),
            }
        }
        defer(&mut this.decisions, &unchanged);
        Ok(this)
    }
}

/// Whether a file has the name that an office program gives to a review file where it saves it in its own way.
fn is_open(path: &Path, name: &str) -> bool {
    path.file_name() == Path::new(name).with_extension("ods").file_name()
}

fn unreadable(why: DecisionsError) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, NoReview(why))
}

/// The table and the workbook of a run say the same until somebody writes in one of them: what a file that is unchanged
/// says of boards that stand in another, too, is left out.
pub(super) fn defer(files: &mut [Decisions], unchanged: &[String]) {
    for place in (0..files.len()).rev() {
        if !unchanged.contains(&files[place].file) {
            continue;
        }
        let others = files
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != place);
        let others = others.flat_map(|(_, file)| &file.boards);
        let others = others.filter(|it| !it.is_deferred).map(|it| it.id);
        let ids: HashSet<Id> = others.collect();
        let boards = &mut files[place].boards;
        for board in boards.iter_mut().filter(|it| ids.contains(&it.id)) {
            board.is_deferred = true;
            (board.decision, board.note) = (WrittenDecision::None, String::new());
        }
        boards.retain(|it| !it.is_deferred || it.id.is_of_cause()); // only its table says what a cause is
    }
}

/// What else a folder holds for the next run: decisions saved from a page, and what a run of version 0.1 held back of these
/// files and did not come to take over.
pub(super) fn left_behind(folder: &Path, names: &[&str]) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).naming(folder)?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_left = |path: &PathBuf| {
        let mut names = names.iter();
        is_saved(path) || names.any(|name| is_held(path, &folder.join(name)) || is_open(path, name))
    };
    let mut left: Vec<_> = paths.filter(is_left).collect();
    left.sort();
    Ok(left)
}
