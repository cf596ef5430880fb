//! Errors of the file system that say which file they are about.

use std::io;
use std::path::Path;

/// The same error, with the path.
pub(super) fn named(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
