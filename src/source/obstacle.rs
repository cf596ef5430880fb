//! Obstacles: why an input is not read, or not to its end.

use std::io;

/// What stands in the way. As an error of reading it travels within an [`io::Error`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Obstacle {
    /// What the system says.
    #[error("{text}")]
    System {
        /// Its kind.
        kind: io::ErrorKind,
        /// The words for it.
        text: String,
    },
    /// What is compressed cannot be unpacked any further.
    #[error("the {packing} data is damaged after {bytes} bytes of text ({why})")]
    Damaged {
        /// How it is compressed.
        packing: &'static str,
        /// The bytes that were unpacked.
        bytes: u64,
        /// What the unpacking says.
        why: String,
    },
    /// A file ended before the size that it had when it was opened.
    #[error("the file became shorter while it was read")]
    Shortened,
    /// What is compressed ends, and something else follows.
    #[error("the bytes after the end of the {0} data were ignored")]
    Behind(&'static str),
    /// An archive ends before its end, or cannot be followed any further.
    #[error("the archive is damaged or cut short; files after the damage may be missing")]
    CutShort,
    /// What is packed within something packed, too often.
    #[error("it is packed within too many other files; unpack it first")]
    TooDeep,
    /// What is packed within something packed, and too large when it is unpacked.
    #[error(
        "it unpacks to far more than its size, as an archive made to do harm does; the rest is not read"
    )]
    TooLarge,
    /// It is a link that leads to another link, and so on without an end.
    #[error("it is a link that leads to no file")]
    Links,
    /// It is found in a folder, and is a pipe or a device.
    #[error("this is a pipe or a device; name it, if it is to be read")]
    NoFile,
    /// It is read as a whole, and is longer than any table that a person fills in, or any file of results.
    #[error(
        "it is longer than 64 MB, the most that is read of a file of this kind; the rest is not read"
    )]
    TooLong,
    /// An archive with no directory at hand, in which the length of a member that cannot be unpacked stands behind it.
    #[error(
        "a file in it cannot be passed over, as its length is not recorded before it; unpack the archive first"
    )]
    Unmeasured,
    /// A member of an archive that takes a password.
    #[error("it is encrypted within the archive; unpack it first")]
    Encrypted,
    /// A member of an archive that is compressed in another way than those that are read.
    #[error("it is packed by {0} within the archive; unpack it first")]
    Packed(String),
    /// An archive of a kind that is not read.
    #[error("this is {0} data, which is not unpacked here; unpack it first")]
    OtherArchive(&'static str),
    /// What is compressed, where the library was built without unpacking.
    #[error("this is {0} data, and the feature `archives` is off")]
    Sealed(&'static str),
    /// The run was halted.
    #[error("interrupted")]
    Interrupted,
    /// An archive where one text is wanted.
    #[error("this is an archive")]
    Archive,
    /// A workbook that is damaged, or none.
    #[error("this cannot be read as a workbook ({0})")]
    Workbook(String),
    /// A workbook as older programs wrote them, or one that takes a password.
    #[error(
        "this is an old Excel file (.xls), or one with a password; save it as .xlsx without a password"
    )]
    OldWorkbook,
    /// A workbook of an office program that is not read.
    #[error("this is an OpenDocument workbook (.ods); save it as .xlsx or .csv")]
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
