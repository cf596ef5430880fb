//! Files that are whole or not there at all.

use crate::report::disk::named::named;
use std::fs;
use std::io;
use std::path::Path;

/// Removes a file that could not be written to its end: the next run would take what is left of it for a file that
/// somebody has changed.
pub(in crate::report) fn whole<T>(path: &Path, written: io::Result<T>) -> io::Result<T> {
    if written.is_err() {
        let _ = fs::remove_file(path); // the error before this one is the one to report
    }
    written
}

/// Writes a file beside its place, which it takes only when it is whole: until then the file before it stays.
///
/// # Errors
/// When it cannot be written.
pub(in crate::report) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = Path::new(&beside);
    let written = whole(beside, fs::write(beside, bytes));
    let replaced = written.and_then(|()| whole(beside, fs::rename(beside, path)));
    replaced.map_err(|error| named(path, error))
}
