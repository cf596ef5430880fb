//! Folders: the files below one that are taken to hold records.

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
        Ok(Opened::Text(text)) => carried(text).is_ok_and(|(_, holds_boards)| holds_boards),
        Ok(Opened::Archive(_)) | Err(_) => false,
    }
}

/// What is in a text that may carry boards, as far as it is read, and whether it does.
pub(super) fn carried(text: Text) -> io::Result<(Vec<u8>, bool)> {
    let mut bytes = Vec::new();
    text.reader.take(LONGEST).read_to_end(&mut bytes)?;
    let holds_boards = !is_report(&bytes) && carrier::has_boards(&bytes);
    Ok((bytes, holds_boards))
}

/// The bytes that are looked at.
const LONGEST: u64 = 64 << 20;

/// What the system says, without the words of who asked it.
fn why_of(error: walkdir::Error) -> io::Error {
    let words = error.to_string();
    error
        .into_io_error()
        .unwrap_or_else(|| io::Error::other(words))
}
