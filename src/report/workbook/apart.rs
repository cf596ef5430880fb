//! What tells boards apart that have the same number.

use crate::report::decisions::director::Column;

/// The files and events of the rows so far, as far as it has to be known whether there are several.
#[derive(Debug, Default)]
pub(super) struct Apart {
    file: Several,
    event: Several,
    /// How long the folder is that all files are in, with the sign behind it.
    folder: Option<usize>,
}

/// Whether a text was always the same.
#[derive(Debug, Default)]
struct Several {
    first: Option<String>,
    is_so: bool,
}

impl Apart {
    /// Adds a row of this file and event.
    pub(super) fn add(&mut self, file: &str, event: &str) {
        let others = self.file.first.as_deref().unwrap_or(file);
        let folder = shared_folder(others, file);
        self.folder = Some(self.folder.map_or(folder, |it| it.min(folder)));
        self.file.add(file);
        self.event.add(event);
    }

    /// The column that tells the rows apart: that of the file where there are several files, else that of the event.
    pub(super) const fn column(&self) -> Option<Column> {
        match (self.file.is_so, self.event.is_so) {
            (true, _) => Some(Column::File),
            (false, true) => Some(Column::Event),
            (false, false) => None,
        }
    }

    /// A file without the folder that all are in.
    pub(super) fn short<'a>(&self, file: &'a str) -> &'a str {
        let folder = self.folder.and_then(|folder| file.get(folder..));
        folder.unwrap_or(file)
    }
}

/// How long the folder is that both are in.
fn shared_folder(first: &str, second: &str) -> usize {
    let is_sign = |byte: u8| matches!(byte, b'/' | b'\\');
    let equal = first.bytes().zip(second.bytes());
    let equal = equal.take_while(|(first, second)| first == second);
    let folders = (1..).zip(equal).filter(|(_, (byte, _))| is_sign(*byte));
    folders.last().map_or(0, |(length, _)| length)
}

impl Several {
    fn add(&mut self, text: &str) {
        match &self.first {
            Some(first) => self.is_so |= first != text,
            None => self.first = Some(text.to_owned()),
        }
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
