//! Review files of an earlier run in the folder that is written to: held back under another name until their decisions
//! stand in the new ones.

use crate::report::decisions::{Contents, Decisions, contents, contents_as_written, decisions};
use crate::report::disk::fingerprint::Fingerprint;
use crate::report::disk::keep::{MovedFile, hold, is_held, keep};
use crate::report::disk::named::named;
use crate::report::manifest::Earlier;
use crate::source::name_of;
use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The review files of an earlier run.
#[derive(Debug, Default)]
pub(in crate::report) struct Held {
    /// What is written in them.
    pub(in crate::report) decisions: Vec<Decisions>,
    /// Files in which something else was changed too: they are kept.
    pub(in crate::report) edited: Vec<MovedFile>,
    /// Files in which nothing could be read: they are kept.
    pub(in crate::report) unreadable: Vec<MovedFile>,
    /// The others, under the names that they have until this run has ended.
    files: Vec<PathBuf>,
}

/// What is to be done with a file.
enum Fate {
    /// Nobody has written in it.
    Replaced,
    Held(Decisions),
    Edited(Decisions),
    Unreadable,
}

impl Held {
    /// Moves those of these names out of the way. What an earlier run that did not end has left is among them.
    pub(in crate::report) fn of(
        folder: &Path,
        names: &[&str],
        earlier: &Earlier,
    ) -> io::Result<Self> {
        let mut this = Self::default();
        let unchanged = unchanged(folder, names, earlier)?;
        for path in left_behind(folder, names)? {
            if let Ok(read) = decisions(&path) {
                this.decisions.push(read);
                this.files.push(path);
            }
        }
        for name in names {
            let path = folder.join(name);
            let fate = fate(&path, name, earlier).map_err(|error| named(&path, error))?;
            match fate {
                Fate::Replaced => (),
                Fate::Held(read) => {
                    this.decisions.push(read);
                    this.files.push(hold(&path)?.now);
                }
                Fate::Edited(read) => {
                    this.decisions.push(read);
                    this.edited.push(keep(&path)?);
                }
                Fate::Unreadable => this.unreadable.push(keep(&path)?),
            }
        }
        defer(&mut this.decisions, &unchanged);
        Ok(this)
    }

    /// The files that are held back.
    pub(in crate::report) fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// Removes the files that are held back, now that their decisions stand elsewhere.
    pub(in crate::report) fn release(&mut self) -> io::Result<()> {
        let mut files = std::mem::take(&mut self.files).into_iter();
        files.try_for_each(|path| fs::remove_file(&path).map_err(|error| named(&path, error)))
    }
}

/// The files of these names that are as an earlier run wrote them, as messages name them.
pub(in crate::report) fn unchanged(
    folder: &Path,
    names: &[&str],
    earlier: &Earlier,
) -> io::Result<Vec<String>> {
    let mut unchanged = Vec::new();
    for name in names {
        let path = folder.join(name);
        let found = Fingerprint::of_file(&path).map_err(|error| named(&path, error))?;
        if found.is_some_and(|found| earlier.tables.get(*name) == Some(&found.to_string())) {
            unchanged.push(name_of(&path));
        }
    }
    Ok(unchanged)
}

/// The table and the workbook of a run say the same until somebody writes in one of them: what a file that is unchanged
/// says of boards that stand in another, too, is left out.
pub(in crate::report) fn defer(files: &mut [Decisions], unchanged: &[String]) {
    for place in (0..files.len()).rev() {
        if !unchanged.contains(&files[place].file) {
            continue;
        }
        let others = files
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != place);
        let ids = others.flat_map(|(_, file)| file.boards.iter().map(|it| it.id.to_string()));
        let ids: HashSet<String> = ids.collect();
        let boards = &mut files[place].boards;
        boards.retain(|board| !ids.contains(&board.id.to_string()));
    }
}

/// What an earlier run held back of these files, and did not come to take over.
pub(in crate::report) fn left_behind(folder: &Path, names: &[&str]) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|error| named(folder, error))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_left = |path: &PathBuf| {
        let mut names = names.iter();
        names.any(|name| is_held(path, &folder.join(name)))
    };
    let mut left: Vec<_> = paths.filter(is_left).collect();
    left.sort();
    Ok(left)
}

fn fate(path: &Path, name: &str, earlier: &Earlier) -> io::Result<Fate> {
    let Some(found) = Fingerprint::of_file(path)? else {
        return Ok(Fate::Replaced);
    };
    let is_unchanged = earlier.tables.get(name) == Some(&found.to_string());
    Ok(match decisions(path) {
        Ok(read) => {
            let is_as_written =
                is_unchanged || earlier.contents.get(name) == Some(&contents(path)?.to_string());
            match is_as_written && read.unreadable.is_empty() {
                true if read.is_empty() => Fate::Replaced,
                true => Fate::Held(read),
                false => Fate::Edited(read),
            }
        }
        Err(_) if is_unchanged => Fate::Replaced,
        Err(_) => Fate::Unreadable,
    })
}

/// The contents of a review file as it was written, for the next run.
pub(in crate::report) fn as_written(path: &Path) -> io::Result<String> {
    let contents = contents_as_written(path).map_err(|error| named(path, error));
    contents.map(|it: Contents| it.to_string())
}
