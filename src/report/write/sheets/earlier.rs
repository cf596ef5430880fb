//! Pages that an earlier run left in a folder of reports.

use super::{FOLDER, folder, names};
use crate::report::disk::fingerprint::unsealed;
use crate::report::disk::named::named;
use crate::report::sheet::INDEX;
use crate::source::is_in;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The pages in a folder of reports that were changed since they were written.
pub(in crate::report) fn changed(reports: &Path) -> impl Iterator<Item = PathBuf> {
    let is_unchanged = |path: &PathBuf| {
        let page = fs::read(path).unwrap_or_default();
        page.is_empty() || str::from_utf8(&page).is_ok_and(|page| unsealed(page).is_some())
    };
    pages(reports)
        .into_iter()
        .filter(move |path| !is_to_print(path) && !is_unchanged(path))
}

/// Whether a page is a document of sheets: whoever writes, does so in the sheets, and it has no fingerprint.
fn is_to_print(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    name.is_some_and(|name| name.starts_with("print"))
}

/// The pages in a folder of reports, known by their names.
pub(in crate::report) fn pages(reports: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder(reports)).into_iter().flatten();
    let is_ours = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(names::is_ours)
    };
    let sheets = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let index = Some(reports.join(INDEX)).filter(|path| path.is_file());
    index.into_iter().chain(sheets.filter(is_ours)).collect()
}

/// Whether a file stands among the sheets in a folder of reports.
pub(in crate::report) fn is_among(reports: &Path, file: &Path) -> bool {
    is_in(&reports.join(FOLDER), file)
}

/// Removes the pages of an earlier run, and nothing else.
pub(in crate::report) fn remove(reports: &Path) -> io::Result<()> {
    for path in pages(reports) {
        fs::remove_file(&path).map_err(|error| named(&path, error))?;
    }
    // what is left in it is not ours
    let _ = fs::remove_dir(folder(reports));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_of_ours_are_taken_away() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join(FOLDER);
        fs::create_dir(&folder).unwrap();
        fs::write(root.path().join(INDEX), "").unwrap();
        for name in [
            "index.html",
            "board-05-table-2.html",
            "boards-0002.html",
            "print-01-friday.html",
            "b0123456789ab-2.html",
            "bridge.html",
            "board-05.txt",
            "board-05.kept-1.html",
            "notes.txt",
        ] {
            fs::write(folder.join(name), "").unwrap();
        }
        remove(root.path()).unwrap();
        let left = fs::read_dir(&folder)
            .unwrap()
            .map(|it| it.unwrap().file_name());
        let mut left: Vec<_> = left.map(|it| it.into_string().unwrap()).collect();
        left.sort();
        assert_eq!(
            left,
            [
                "board-05.kept-1.html",
                "board-05.txt",
                "bridge.html",
                "notes.txt"
            ]
        );
        assert!(!root.path().join(INDEX).exists());
    }
}
