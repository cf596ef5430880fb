//! How two folders of reports were made: what differs there may be the reason why the reports differ.

use super::{ChangeCounts, rows};
use crate::report::disk::named::{Refused, named};
use crate::report::manifest::{Earlier, spelled};
use crate::report::table::Row;
use crate::report::tables::files::FileRow;
use crate::source::name_of;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io;
use std::path::Path;

/// How two folders of reports were made.
#[derive(Debug, Default, Serialize)]
pub struct Background {
    /// The older one.
    pub old: Made,
    /// The newer one.
    pub new: Made,
    /// The options that differ.
    pub options: Vec<Contrast>,
    /// The files that differ, by their names and lengths.
    pub files: ChangeCounts,
}

/// How a folder of reports was made.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub struct Made {
    /// The folder, as it was named.
    pub folder: String,
    /// The version of the program.
    pub version: String,
    /// Whether the run was interrupted.
    pub interrupted: bool,
    /// Files read.
    pub files: u64,
    /// Records read.
    pub games: u64,
}

/// An option that differs.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Contrast {
    /// Its name in the manifest.
    pub option: String,
    /// Its value in the older manifest; empty where there is none.
    pub old: String,
    /// Its value in the newer one.
    pub new: String,
}

/// Options that change the files written, but not what the tables compared say.
const OF_FORM: [&str; 7] = [
    "boards", "sheets", "lang", "excel", "known", "select", "ignore",
];

impl Background {
    /// How the reports in two folders were made.
    ///
    /// # Errors
    /// When one of them has no reports, or they cannot be read.
    pub fn of(old: &Path, new: &Path) -> io::Result<Self> {
        let [older, newer] = [manifest(old)?, manifest(new)?];
        let mut names: Vec<_> = older.options.keys().chain(newer.options.keys()).collect();
        names.sort_unstable();
        names.dedup();
        let names = names
            .into_iter()
            .filter(|it| !OF_FORM.contains(&it.as_str()));
        let contrasts = names.map(|name| Contrast {
            option: name.clone(),
            old: older.options.get(name).map_or_else(String::new, spelled),
            new: newer.options.get(name).map_or_else(String::new, spelled),
        });
        Ok(Self {
            files: files(old, new)?,
            options: contrasts.filter(|it| it.old != it.new).collect(),
            old: Made::of(old, older),
            new: Made::of(new, newer),
        })
    }
}

impl Made {
    fn of(folder: &Path, manifest: Earlier) -> Self {
        Self {
            folder: name_of(folder),
            version: manifest.version,
            interrupted: manifest.interrupted,
            files: manifest.totals.files,
            games: manifest.totals.games,
        }
    }
}

/// The files that were read for only one of two folders, or have another length now.
fn files(old: &Path, new: &Path) -> io::Result<ChangeCounts> {
    let [mut older, newer] = [lengths(old)?, lengths(new)?];
    let mut counts = ChangeCounts::default();
    for (file, bytes) in newer {
        match older.remove(&file) {
            None => counts.new += 1,
            Some(before) if before != bytes => counts.changed += 1,
            Some(_) => counts.same += 1,
        }
    }
    counts.gone = older.len() as u64;
    Ok(counts)
}

/// The files of files.csv, each with its length.
fn lengths(folder: &Path) -> io::Result<BTreeMap<String, String>> {
    let mut lengths = BTreeMap::new();
    rows::rows(&folder.join(FileRow::FILE), |row, cell| {
        let bytes = cell("bytes").unwrap_or_default();
        lengths.insert(row.file, bytes.to_owned());
    })?;
    Ok(lengths)
}

fn manifest(folder: &Path) -> io::Result<Earlier> {
    let not_ours = || io::Error::new(io::ErrorKind::InvalidInput, Refused::NoReports);
    Earlier::of(folder).ok_or_else(|| named(folder, not_ours()))
}
