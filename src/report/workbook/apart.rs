//! What tells boards apart that have the same number.

use crate::report::decisions::director::Column;
use crate::report::disk::plain_name::shared_folder;

/// The files and events of the rows so far, as far as it has to be known whether there are several.
#[derive(Debug, Default)]
pub(super) struct Apart {
    /// The first, and another one if there is one.
    files: Vec<String>,
    events: Vec<String>,
    /// How long the folder is that all files are in, with the sign behind it.
    folder: Option<usize>,
}

impl Apart {
    /// Adds a row of this file and event.
    pub(super) fn add(&mut self, file: &str, event: &str) {
        let others = self.files.first().map_or(file, String::as_str);
        let folder = shared_folder(others, file);
        self.folder = Some(self.folder.map_or(folder, |it| it.min(folder)));
        for (texts, text) in [(&mut self.files, file), (&mut self.events, event)] {
            if texts.len() < 2 && texts.first().is_none_or(|first| first != text) {
                texts.push(text.to_owned());
            }
        }
    }

    /// The column that tells the rows apart: that of the file where there are several files, else that of the event.
    pub(super) const fn column(&self) -> Option<Column> {
        match (self.files.len(), self.events.len()) {
            (2, _) => Some(Column::File),
            (_, 2) => Some(Column::Event),
            _ => None,
        }
    }

    /// A file without the folder that all are in.
    pub(super) fn short<'a>(&self, file: &'a str) -> &'a str {
        let folder = self.folder.and_then(|folder| file.get(folder..));
        folder.unwrap_or(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_that_all_files_are_in_is_left_out() {
        let mut apart = Apart::default();
        for (file, due) in [
            ("/club/2019/a.pbn", "a.pbn"),
            ("/club/2019/ab.pbn", "ab.pbn"),
            ("/club/20/a.pbn", "20/a.pbn"),
            ("-", "-"),
        ] {
            apart.add(file, "");
            assert_eq!(apart.short(file), due);
        }
        assert_eq!(apart.short("/club/2019/a.pbn"), "/club/2019/a.pbn");
        assert_eq!(apart.column(), Some(Column::File));
    }
}
