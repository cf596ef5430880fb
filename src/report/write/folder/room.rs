//! Room for new reports in a folder: what is in it already is replaced, kept, or a reason to refuse it.

use super::{DERIVED, Overwrite, REVIEWS, TABLES};
use crate::report::disk::fingerprint::Fingerprint;
use crate::report::disk::keep::{MovedFile, keep};
use crate::report::disk::named::named;
use crate::report::disk::refused::Refused;
use crate::report::manifest;
use crate::report::manifest::{Chosen, Earlier, Tables};
use crate::report::table::Row;
use crate::report::tables::boards::BoardRow;
use crate::report::workbook::ReviewBook;
use crate::report::write::held::Held;
use crate::report::write::sheets;
use crate::source::name_of;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Makes room for new reports: removes those of an earlier run, and keeps files that somebody may have written in.
pub(super) fn make_room(
    folder: &Path,
    overwrite: Overwrite,
    options: &Chosen,
) -> io::Result<(Vec<MovedFile>, Held)> {
    let earlier = Earlier::of(folder);
    let is_ours = earlier.is_some();
    let earlier = earlier.unwrap_or_default();
    let mut changed = changed(folder, &earlier.tables)?;
    if is_ours {
        changed.retain(|path| !REVIEWS.iter().any(|name| path.ends_with(name)));
    }
    if overwrite == Overwrite::OwnReports {
        refuse(folder, is_ours, &changed)?;
    }
    if !is_ours {
        let is_written = |path: &PathBuf| options.boards || !path.ends_with(BoardRow::FILE);
        changed.retain(is_written);
        let others = DERIVED.iter().chain([&manifest::FILE]);
        let others = others.map(|name| folder.join(name));
        changed.extend(others.filter(|path| path.exists()));
    }
    let mut kept = changed
        .iter()
        .map(|path| keep(path))
        .collect::<io::Result<Vec<_>>>()?;
    let mut held = Held::default();
    if is_ours {
        held = Held::of(folder, &REVIEWS, &earlier)?;
        kept.append(&mut held.unreadable);
        if !options.boards {
            remove(&folder.join(BoardRow::FILE))?;
        }
        for name in [ReviewBook::FILE].iter().chain(&DERIVED) {
            remove(&folder.join(name))?;
        }
        sheets::remove(folder)?;
    }
    Ok((kept, held))
}

/// The reports in a folder that were changed since they were written.
fn changed(folder: &Path, tables: &Tables) -> io::Result<Vec<PathBuf>> {
    let mut changed = Vec::new();
    for name in TABLES {
        let path = folder.join(name);
        let found = Fingerprint::of_file(&path).map_err(|error| named(&path, error))?;
        if found.is_some_and(|found| tables.get(name) != Some(&found.to_string())) {
            changed.push(path);
        }
    }
    changed.extend(sheets::changed(folder));
    Ok(changed)
}

fn refuse(folder: &Path, is_ours: bool, changed: &[PathBuf]) -> io::Result<()> {
    let is_empty = fs::read_dir(folder)
        .map_err(|error| named(folder, error))?
        .next()
        .is_none();
    let why = if !is_ours && !is_empty {
        Refused::NotOurs
    } else if changed.is_empty() {
        return Ok(());
    } else {
        let below = |path: &PathBuf| name_of(path.strip_prefix(folder).unwrap_or(path));
        let names: Vec<_> = changed.iter().map(below).collect();
        Refused::Changed(names.join(", "))
    };
    Err(refused(folder, io::ErrorKind::AlreadyExists, why))
}

/// Takes away reports that were begun, as far as they are there and can be removed.
pub(super) fn clear(folder: &Path, names: &[&str]) {
    for name in names {
        let _ = fs::remove_file(folder.join(name)); // the error before this one is the one to report
    }
}

pub(super) fn refused(path: &Path, kind: io::ErrorKind, why: Refused) -> io::Error {
    named(path, io::Error::new(kind, why))
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(named(path, error)),
        _ => Ok(()),
    }
}
