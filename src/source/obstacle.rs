//! Obstacles: why an input is not read, or not to its end.

use std::io;

/// What stands in the way. As an error of reading it travels within an [`io::Error`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Obstacle {
    /// What the system says.
    System {
        /// Its kind.
        kind: io::ErrorKind,
        /// The words for it.
        text: String,
    },
    /// What is compressed cannot be unpacked any further.
    Damaged {
        /// How it is compressed.
        packing: &'static str,
        /// The bytes that were unpacked.
        bytes: u64,
        /// What the unpacking says.
        why: String,
    },
    /// A file ended before the size that it had when it was opened.
    Shortened,
    /// What is compressed ends, and something else follows.
    Behind(&'static str),
    /// An archive ends before its end, or cannot be followed any further.
    CutShort,
    /// What is packed within something packed, too often.
    TooDeep,
    /// What is packed within something packed, and too large when it is unpacked.
    TooLarge,
    /// It is a link that leads to another link, and so on without an end.
    Links,
    /// It is found in a folder, and is a pipe or a device.
    NoFile,
    /// It is read as a whole, and is longer than any table that a person fills in, or any file of results.
    TooLong,
    /// An archive with no directory at hand, in which the length of a member that cannot be unpacked stands behind it.
    Unmeasured,
    /// A member of an archive that takes a password.
    Encrypted,
    /// A member of an archive that is compressed in another way than those that are read.
    Packed(String),
    /// An archive of a kind that is not read.
    OtherArchive(&'static str),
    /// What is compressed, where the library was built without unpacking.
    Sealed(&'static str),
    /// The run was halted.
    Interrupted,
    /// An archive where one text is wanted.
    Archive,
    /// A workbook that is damaged, or none.
    Workbook(String),
    /// A workbook as older programs wrote them, or one that takes a password.
    OldWorkbook,
    /// A workbook of an office program that is not read.
    OpenDocument,
}

impl Obstacle {
    /// What an error of reading tells.
    pub fn of(error: &io::Error) -> Self {
        let own = error.get_ref().and_then(|own| own.downcast_ref());
        if error.raw_os_error() == Some(LOOP) {
            return Self::Links;
        }
        own.cloned().unwrap_or_else(|| Self::System {
            kind: kind_of(error),
            text: error.to_string(),
        })
    }
}

/// The number of the error of links that lead to one another (`ELOOP`).
const LOOP: i32 = if cfg!(target_os = "linux") {
    40
} else if cfg!(unix) {
    62
} else {
    1921 // ERROR_CANT_RESOLVE_FILENAME
};

/// The kind of an error. For a name that Windows does not allow it has two numbers (`ERROR_INVALID_NAME`,
/// `ERROR_BAD_PATHNAME`).
fn kind_of(error: &io::Error) -> io::ErrorKind {
    match error.raw_os_error() {
        Some(123 | 161) if cfg!(windows) => io::ErrorKind::InvalidFilename,
        _ => error.kind(),
    }
}

impl From<Obstacle> for io::Error {
    fn from(obstacle: Obstacle) -> Self {
        match obstacle {
            Obstacle::System { kind, .. } => Self::new(kind, obstacle),
            own => Self::other(own),
        }
    }
}
