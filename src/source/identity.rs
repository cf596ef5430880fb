//! Which file a path leads to, and how its name is written in reports.

#[cfg(any(unix, windows))]
pub use file_id::FileId;
#[cfg(not(any(unix, windows)))]
pub use std::convert::Infallible as FileId;
use std::fmt::Write;
use std::fs;
use std::path::{self, Path};

/// Which file stands at a path: the same one by whatever path or link it is reached (device and inode, or what the system
/// has for them). None where there is no regular file: a pipe or a terminal gives other bytes each time it is opened.
#[cfg(any(unix, windows))]
pub fn file_id(path: &Path) -> Option<FileId> {
    path.is_file()
        .then(|| file_id::get_file_id(path).ok())
        .flatten()
}

/// A system where nothing tells which file it is.
#[cfg(not(any(unix, windows)))]
pub const fn file_id(_: &Path) -> Option<FileId> {
    None
}

/// Whether a file stands in a folder, or will when that is made.
pub fn is_in(folder: &Path, file: &Path) -> bool {
    let Some(parent) = file.parent() else {
        return false;
    };
    let place = |path: &Path| {
        let whole = path::absolute(Path::new(".").join(path)).ok()?;
        Some(fs::canonicalize(&whole).unwrap_or(whole))
    };
    place(parent).is_some_and(|of_file| place(folder) == Some(of_file))
}

/// The name of a path for messages and reports. Bytes that are no UTF-8 are written as `\xE9`, so that names which differ
/// stay different.
pub fn name_of(path: &Path) -> String {
    let mut name = String::new();
    for chunk in path.as_os_str().as_encoded_bytes().utf8_chunks() {
        name.push_str(chunk.valid());
        for byte in chunk.invalid() {
            let _ = write!(name, "\\x{byte:02X}"); // a string takes everything
        }
    }
    name
}
