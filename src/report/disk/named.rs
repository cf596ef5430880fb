//! Errors of writing that say what they are about, and why a folder is refused.

use crate::source::name_of;
use crate::words::{Key, Language, Words, key_of};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// An error, and where it was to be written. It travels within an [`io::Error`] of the same kind.
#[derive(Debug, thiserror::Error)]
#[error("{to}: {why}")]
pub(crate) struct Named {
    pub(crate) to: Target,
    /// What the system says.
    pub(crate) why: io::Error,
}

#[derive(Debug)]
pub(crate) enum Target {
    File(PathBuf),
    StandardOutput,
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => f.write_str(&name_of(path)),
            Self::StandardOutput => f.write_str("standard output"),
        }
    }
}

impl Named {
    /// As an error of the same kind.
    pub(crate) fn error(to: Target, why: io::Error) -> io::Error {
        io::Error::new(why.kind(), Self { to, why })
    }
}

/// The folder of new files, within that which they are for.
pub(super) const STAGING: &str = ".pbn-audit-new";

/// The same error, with the path. A file that has not its place yet is called by its place.
pub(in crate::report) fn named(path: &Path, why: io::Error) -> io::Error {
    let place = path.iter().filter(|part| *part != STAGING).collect();
    Named::error(Target::File(place), why)
}

/// What went wrong with a file or a folder, as an error that names it.
pub(in crate::report) trait Naming<T> {
    fn naming(self, path: &Path) -> io::Result<T>;
}

impl<T, E: Into<io::Error>> Naming<T> for Result<T, E> {
    fn naming(self, path: &Path) -> io::Result<T> {
        self.map_err(|why| named(path, why.into()))
    }
}

/// What the system says of something, or nothing where that is missing.
pub(in crate::report) fn if_there<T>(asked: io::Result<T>) -> io::Result<Option<T>> {
    match asked {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        asked => asked.map(Some),
    }
}

/// Why a folder is not used, although it could be. As an error it travels within an [`io::Error`].
#[derive(Debug, Clone, Copy, thiserror::Error, strum::VariantNames)]
pub(in crate::report) enum Refused {
    /// It is a file.
    #[strum(serialize = "trouble-not-folder")]
    IsFile,
    /// It holds something that is not ours.
    #[strum(serialize = "trouble-not-ours")]
    NotOurs,
    /// A pipe or a device stands in it where a file is to be.
    #[strum(serialize = "trouble-pipe")]
    Pipe,
    /// Another run writes there.
    #[strum(serialize = "trouble-busy")]
    Busy,
    /// It is to have the pseudonyms of players, and has something else.
    #[strum(serialize = "anonymous-bad-key")]
    NoKey,
    /// A player in it would have no pseudonym.
    #[strum(serialize = "anonymous-unknown")]
    UnknownPlayer,
    /// It is compared, and holds no reports of ours.
    #[strum(serialize = "compare-no-reports")]
    NoReports,
}

impl Refused {
    pub(in crate::report) const fn key(self) -> Key {
        key_of!("", Refused: self)
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Words::of(Language::English).word(self.key()))
    }
}
