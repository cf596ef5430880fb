//! Which file a path leads to, and how its name is written in reports.

pub use file_id::FileId;
use std::fmt::Write;
use std::fs;
use std::path::{self, Path};

/// Which file stands at a path: the same one by whatever path or link it is reached (device and inode, or what the system
/// has for them). None where there is no regular file: a pipe or a terminal gives other bytes each time it is opened.
pub fn file_id(path: &Path) -> Option<FileId> {
    path.is_file()
        .then(|| file_id::get_file_id(path).ok())
        .flatten()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_the_same_by_every_path_and_a_copy_is_not() {
        let root = tempfile::tempdir().unwrap();
        let path = |name: &str| root.path().join(name);
        for name in ["a", "b"] {
            fs::write(path(name), "same text").unwrap();
        }
        fs::create_dir(path("c")).unwrap();
        fs::hard_link(path("a"), path("c/d")).unwrap();
        let id = |name: &str| file_id(&path(name));
        assert!(id("a").is_some() && id("a") == id("c/d") && id("a") == id("c/../a"));
        assert_ne!(id("a"), id("b"));
        assert_eq!((id("c"), id("missing")), (None, None));
    }

    #[test]
    fn a_file_is_in_a_folder_before_either_is_made() {
        let root = tempfile::tempdir().unwrap();
        let path = |name: &str| root.path().join(name);
        for is_made in [false, true] {
            assert!(is_in(&path("a"), &path("a/b")) && is_in(&path("a/"), &path("./a/./b")));
            assert!(!is_in(&path("a"), &path("b")) && !is_in(&path("a"), &path("a/b/c")));
            assert!(!is_made || is_in(&path("a"), &path("a/../a/b")));
            fs::create_dir_all(path("a")).unwrap();
        }
        assert!(is_in(Path::new("."), Path::new("b")) && is_in(Path::new(""), Path::new("b")));
    }

    #[cfg(unix)]
    #[test]
    fn names_that_differ_stay_different() {
        use std::ffi::OsStr;
        use std::os::unix::ffi::OsStrExt;
        let name = |bytes| name_of(Path::new(OsStr::from_bytes(bytes)));
        assert_eq!(name("Jos\u{e9}.pbn".as_bytes()), "Jos\u{e9}.pbn");
        assert_eq!(name(b"a/Jos\xe9.pbn"), "a/Jos\\xE9.pbn");
        assert_ne!(name(b"\xe9\xea.pbn"), name(b"\xe9\xeb.pbn"));
    }
}
