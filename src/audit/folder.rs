//! Folders: the files below one that are taken to hold records.

use super::cutter::PART;
use super::foreign::is_report;
use super::names::{is_archive, is_record, may_carry};
use crate::carrier;
use crate::source::{Halt, Input, Obstacle, Opened, Text};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

/// A file below a folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileBelow {
    /// By its name one of records, in PBN or LIN, or an archive.
    Pbn(PathBuf),
    /// A page, a text or XML, which may carry boards: [`carries_boards`] tells.
    Carrier(PathBuf),
    /// Another one, or no file at all, such as a pipe.
    Other(PathBuf),
}

/// Something in a folder that cannot be looked into.
#[derive(Debug, thiserror::Error)]
#[error("{error}")]
pub struct PassedOver {
    /// Its path.
    pub path: PathBuf,
    /// The folder above it to which it leads back, where it is such a link.
    pub leads_to: Option<PathBuf>,
    /// What the system says.
    pub error: io::Error,
}

/// The files below a folder, links followed, in byte order of names.
pub fn files_below(folder: &Path) -> impl Iterator<Item = Result<FileBelow, PassedOver>> {
    let walk = WalkDir::new(folder).follow_links(true);
    let walk = walk.sort_by(|one, other| {
        let [one, other] = [one, other].map(|it| it.file_name().as_encoded_bytes());
        one.cmp(other)
    });
    walk.into_iter().filter_map(|entry| match entry {
        Ok(entry) if entry.file_type().is_dir() => None,
        Ok(entry) if is_record(entry.path()) || is_archive(entry.path()) => {
            let is_file = entry.file_type().is_file();
            let path = entry.into_path();
            Some(if is_file {
                Ok(FileBelow::Pbn(path))
            } else {
                Err(PassedOver {
                    path,
                    leads_to: None,
                    error: Obstacle::NoFile.into(),
                })
            })
        }
        Ok(entry) if may_carry(entry.path()) && entry.file_type().is_file() => {
            Some(Ok(FileBelow::Carrier(entry.into_path())))
        }
        Ok(entry) => Some(Ok(FileBelow::Other(entry.into_path()))),
        Err(error) => Some(Err(PassedOver {
            path: error.path().unwrap_or(folder).to_owned(),
            leads_to: error.loop_ancestor().map(Path::to_owned),
            error: why_of(error),
        })),
    })
}

/// Whether a file in a folder holds boards, and is not a report of ours. What cannot be read does not.
pub fn carries_boards(path: &Path) -> bool {
    match Input::File(path.to_owned()).open(&Halt::new()) {
        Ok(Opened::Text(mut text)) => up_to_board(&mut text, LONGEST).is_ok_and(|it| it.is_some()),
        Ok(Opened::Archive(_)) | Err(_) => false,
    }
}

/// Reads a text that may carry boards to behind the first, and returns what was read; `None` if there is none. One that goes on
/// where a board is looked for no longer is taken to hold some: then it is said if it does not.
pub(super) fn up_to_board(text: &mut Text, longest: usize) -> io::Result<Option<Vec<u8>>> {
    let (mut bytes, mut wanted) = (Vec::new(), PART);
    loop {
        let more = wanted - bytes.len();
        let read = text
            .reader
            .by_ref()
            .take(more as u64)
            .read_to_end(&mut bytes)?;
        if is_report(&bytes) {
            return Ok(None);
        }
        let goes_on = read == more;
        if carrier::has_board(&bytes) || goes_on && wanted >= longest {
            return Ok(Some(bytes));
        }
        if !goes_on {
            return Ok(None);
        }
        wanted *= 2;
    }
}

/// The bytes in which a board is looked for.
pub(super) const LONGEST: usize = 64 << 20;

/// What the system says, without the words of who asked it.
fn why_of(error: walkdir::Error) -> io::Error {
    let words = error.to_string();
    error
        .into_io_error()
        .unwrap_or_else(|| io::Error::other(words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_to_its_first_board_and_taken_where_it_is_not_read_on() {
        let board = "[Board \"1\"]\n";
        let words = |times| "only words\n".repeat(times * PART / 10);
        let read = |text: String| {
            let Ok(Opened::Text(mut text)) =
                Input::Memory(text.into_bytes().into()).open(&Halt::new())
            else {
                panic!("it is a text");
            };
            up_to_board(&mut text, 4 * PART)
                .unwrap()
                .map(|it| it.len() / PART)
        };
        assert_eq!(read(words(3)), None);
        assert_eq!(read(words(5)), Some(4), "perhaps further on");
        assert_eq!(read(board.to_owned() + &words(5)), Some(1));
        assert_eq!(
            read(format!("id,file,line,game\n{board}{}", words(5))),
            None
        );
    }
}
