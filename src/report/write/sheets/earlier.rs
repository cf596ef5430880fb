//! Pages that an earlier run left in a folder of reports.

use super::{FOLDER, folder, names};
use crate::report::sheet::INDEX;
use crate::source::is_in;
use std::fs;
use std::path::{Path, PathBuf};

/// Whether a file of this name, below a folder of reports, is a page that tells by itself whether it was changed. A document of
/// sheets is none: it is as long as all of them.
pub(in crate::report) fn is_page(name: &str) -> bool {
    let sheet = name
        .strip_prefix(FOLDER)
        .and_then(|it| it.strip_prefix('/'));
    name == INDEX || sheet.is_some_and(|it| names::is_ours(it) && !it.starts_with("print"))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_ours_are_known_by_their_names() {
        for (name, is_ours) in [
            ("index.html", true),
            ("sheets/board-05-table-2.html", true),
            ("sheets/boards-0002.html", true),
            ("sheets/b0123456789ab-2.html", true),
            ("sheets/print-01-friday.html", false),
            ("sheets/bridge.html", false),
            ("sheets/board-05.txt", false),
            ("sheets/board-05.kept-1.html", false),
            ("board-05.html", false),
        ] {
            assert_eq!(is_page(name), is_ours, "{name}");
        }
    }
}
