//! Folders: the files below one that are taken to hold PBN.

use super::names::{is_archive, is_pbn};
use std::path::Path;
use walkdir::{DirEntry, Error, WalkDir};

/// Everything below a folder, links followed, in byte order of names.
pub fn entries_below(folder: &Path) -> impl Iterator<Item = Result<DirEntry, Error>> {
    let name = |entry: &DirEntry| entry.file_name().as_encoded_bytes().to_owned();
    let walk = WalkDir::new(folder).follow_links(true);
    walk.sort_by(move |one, other| name(one).cmp(&name(other)))
        .into_iter()
}

/// Whether an entry is a file of PBN or an archive, by its name.
pub fn holds_pbn(entry: &DirEntry) -> bool {
    entry.file_type().is_file() && (is_pbn(entry.path()) || is_archive(entry.path()))
}
