//! Inputs: what PATH means. A file is read whatever its name; a folder is walked for `*.pbn`, compressed or not, and
//! archives, in byte order of names.

use super::Trouble;
use crate::audit::{is_archive, is_pbn};
use crate::report::reason;
use crate::report::say::{Say, say};
use crate::source::Input;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// What was found.
#[derive(Debug, Default)]
pub(super) struct Inputs {
    /// The inputs in order, each with its name for the reports.
    pub(super) found: Vec<(Input, String)>,
    /// What could not be looked into, or held no PBN.
    pub(super) complaints: Vec<Say>,
}

impl Inputs {
    /// What the paths of the command line and of a list mean.
    pub(super) fn find(paths: &[PathBuf], list: Option<&Path>) -> Result<Self, Trouble> {
        let mut this = Self::default();
        for path in paths {
            this.add(path);
        }
        if let Some(list) = list {
            let lines = read_list(list).map_err(|error| {
                Trouble::BadUse(reason::about(list.display(), reason::of(&error)))
            })?;
            for path in lines {
                this.add(&path);
            }
        }
        let stdin = this
            .found
            .iter()
            .filter(|(input, _)| *input == Input::Stdin)
            .count();
        if stdin + usize::from(list.is_some_and(is_stdin)) > 1 {
            return Err(Trouble::BadUse(say!("stdin-once")));
        }
        Ok(this)
    }

    /// The bytes of all inputs, when they are known beforehand: not where something is compressed.
    pub(super) fn size(&self) -> Option<u64> {
        let size = |(input, _): &(Input, String)| match input {
            Input::File(path) if is_packed(path) => None,
            input => input.size(),
        };
        self.found.iter().map(size).sum()
    }

    fn add(&mut self, path: &Path) {
        if is_stdin(path) {
            self.found.push((Input::Stdin, "-".to_owned()));
        } else if path.is_dir() {
            self.walk(path);
        } else {
            let name = path.display().to_string();
            self.found.push((Input::File(path.to_owned()), name));
        }
    }

    fn walk(&mut self, folder: &Path) {
        let before = self.found.len();
        let by_name = |one: &DirEntry, other: &DirEntry| {
            one.file_name()
                .as_encoded_bytes()
                .cmp(other.file_name().as_encoded_bytes())
        };
        for entry in WalkDir::new(folder).follow_links(true).sort_by(by_name) {
            match entry {
                Ok(entry) if entry.file_type().is_file() && is_wanted(entry.path()) => {
                    let name = name_below(folder, entry.path());
                    self.found.push((Input::File(entry.into_path()), name));
                }
                Ok(_) => (),
                Err(error) => self.complaints.push(passed_over(folder, &error)),
            }
        }
        if self.found.len() == before {
            let complaint = reason::about(folder.display(), say!("trouble-no-pbn"));
            self.complaints.push(complaint);
        }
    }
}

/// What is said of something in a folder that cannot be looked into.
fn passed_over(folder: &Path, error: &walkdir::Error) -> Say {
    let why = match (error.loop_ancestor(), error.io_error()) {
        (Some(above), _) => say!("trouble-loop", above = above.display().to_string()),
        (None, Some(error)) => reason::of(error),
        (None, None) => say!("trouble-other", text = error.to_string()),
    };
    reason::about(error.path().unwrap_or(folder).display(), why)
}

fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn is_wanted(path: &Path) -> bool {
    is_pbn(path) || is_archive(path)
}

fn is_packed(path: &Path) -> bool {
    let packed = |own: &OsStr| {
        ["gz", "zst", "zip"]
            .iter()
            .any(|it| own.eq_ignore_ascii_case(it))
    };
    path.extension().is_some_and(packed)
}

/// PATH as given, then `/` and the path below it.
fn name_below(folder: &Path, path: &Path) -> String {
    let given = folder.display().to_string();
    let mut name = given.trim_end_matches(std::path::is_separator).to_owned();
    for part in path.strip_prefix(folder).unwrap_or(path) {
        name.push('/');
        name.push_str(&part.to_string_lossy());
    }
    name
}

/// The paths of a list, one a line.
fn read_list(list: &Path) -> io::Result<Vec<PathBuf>> {
    let reader: Box<dyn BufRead> = if is_stdin(list) {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(list)?))
    };
    let mut paths = Vec::new();
    for line in reader.split(b'\n') {
        let mut line = line?;
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        if !line.is_empty() {
            paths.push(PathBuf::from(os_string(line)));
        }
    }
    Ok(paths)
}

/// The bytes of a name as the system has it.
#[cfg(unix)]
fn os_string(bytes: Vec<u8>) -> OsString {
    std::os::unix::ffi::OsStringExt::from_vec(bytes)
}

/// The bytes of a name as the system has it.
#[cfg(not(unix))]
fn os_string(bytes: Vec<u8>) -> OsString {
    String::from_utf8_lossy(&bytes).into_owned().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::{Language, Words};
    use std::fs;

    fn folder(files: &[&str]) -> tempfile::TempDir {
        let root = tempfile::tempdir().unwrap();
        for file in files {
            let path = root.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        root
    }

    fn names(inputs: &Inputs, root: &Path) -> Vec<String> {
        let root = root.display().to_string();
        inputs
            .found
            .iter()
            .map(|(_, name)| name.replace(&root, "ROOT"))
            .collect()
    }

    #[test]
    fn folders_are_walked_in_byte_order() {
        let root = folder(&[
            "b.pbn",
            "Z.PBN",
            "a/x.Pbn",
            "a/notes.txt",
            "a b\u{e9}.pbn",
            "b.pbn.gz",
            "c/.pbn",
            "c/2019.zip",
            "c/2019.pbn.ZST",
            "c/backup.tar.gz",
        ]);
        let inputs = Inputs::find(&[root.path().join("")], None).unwrap();
        assert_eq!(
            names(&inputs, root.path()),
            [
                "ROOT/Z.PBN",
                "ROOT/a/x.Pbn",
                "ROOT/a b\u{e9}.pbn",
                "ROOT/b.pbn",
                "ROOT/b.pbn.gz",
                "ROOT/c/2019.pbn.ZST",
                "ROOT/c/2019.zip",
            ]
        );
        assert!(inputs.complaints.is_empty());
        assert_eq!(inputs.size(), None, "nobody knows what a packed file holds");
        let inputs = Inputs::find(&[root.path().join("b.pbn")], None).unwrap();
        assert_eq!(inputs.size(), Some(0));
    }

    #[test]
    fn a_file_has_any_name_and_a_folder_without_pbn_is_said() {
        let root = folder(&["notes.txt", "empty/notes.txt"]);
        let paths = [
            root.path().join("notes.txt"),
            root.path().join("empty"),
            root.path().join("missing.pbn"),
        ];
        let inputs = Inputs::find(&paths, None).unwrap();
        assert_eq!(
            names(&inputs, root.path()),
            ["ROOT/notes.txt", "ROOT/missing.pbn"]
        );
        let [complaint] = inputs.complaints.as_slice() else {
            panic!("one complaint")
        };
        let said = Words::of(Language::English).say(complaint);
        assert!(
            said.ends_with("empty: no PBN file in this folder"),
            "{said}"
        );
    }

    #[test]
    fn lists_are_read_line_by_line() {
        let root = folder(&["a.pbn", "b c.pbn"]);
        let list = root.path().join("list");
        let [first, second] =
            ["a.pbn", "b c.pbn"].map(|name| root.path().join(name).display().to_string());
        fs::write(&list, format!("{second}\r\n\n{first}")).unwrap();
        let inputs = Inputs::find(&["-".into()], Some(&list)).unwrap();
        assert_eq!(
            names(&inputs, root.path()),
            ["-", "ROOT/b c.pbn", "ROOT/a.pbn"]
        );
        assert!(Inputs::find(&["-".into(), "-".into()], None).is_err());
        assert!(Inputs::find(&[], Some(Path::new("no such list"))).is_err());
    }
}
