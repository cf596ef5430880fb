//! Where the copy or conversion of each input goes: into a folder, below which it has the place of its input.
//!
//! A file takes its place when it is whole. None is overwritten unless that is asked for, and never one that is read.

use crate::report::disk::named::Naming;
use crate::report::disk::whole::WholeFile;
use crate::source::{FileId, file_id};
use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Endings that a name loses: in their place `.pbn` is put.
const ENDINGS: [&str; 8] = ["gz", "zst", "lin", "pbn", "txt", "htm", "html", "xml"];

/// What became of an input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Destination {
    /// It is in PBN already, or holds no board.
    None,
    /// It was written here.
    Written(PathBuf),
    /// The same, though another input has that name.
    Renamed(PathBuf),
    /// The same, under a name that is shorter than that of the input.
    Shortened(PathBuf),
    /// There is such a file, which must not be replaced.
    Exists(PathBuf),
    /// This file is read.
    IsRead(PathBuf),
    /// The input could not be read to its end once more.
    Unread,
}

impl Destination {
    /// Whether a file was written.
    pub const fn is_written(&self) -> bool {
        matches!(
            self,
            Self::Written(_) | Self::Renamed(_) | Self::Shortened(_)
        )
    }

    /// Whether a file that is due could not be written.
    pub const fn is_refused(&self) -> bool {
        matches!(self, Self::Exists(_) | Self::IsRead(_) | Self::Unread)
    }
}

/// Where the files go.
#[derive(Debug)]
pub struct Places {
    folder: PathBuf,
    /// For each input by its name, its place below the folder, still with its own ending.
    below: HashMap<String, PathBuf>,
    read: HashSet<FileId>,
    /// Whether files that exist are replaced.
    replaces: bool,
    /// Where files are written, if a transaction puts them into their places later.
    staging: Option<PathBuf>,
    /// The names that were given so far, in small letters.
    given: HashSet<String>,
}

/// The file for the input that is being read.
#[derive(Debug)]
pub(in crate::report) struct NewFile {
    /// Unless nothing is written.
    file: Option<WholeFile>,
    destination: Destination,
}

impl NewFile {
    pub(in crate::report) const fn is_open(&self) -> bool {
        self.file.is_some()
    }

    pub(in crate::report) fn add(&mut self, bytes: &[u8]) -> io::Result<()> {
        let file = self.file.as_mut();
        file.map_or(Ok(()), |file| file.write_all(bytes))
    }

    /// Puts it into its place; or gives it up, if it must not stay.
    pub(in crate::report) fn end(self, stays: bool) -> io::Result<Destination> {
        match self.file {
            Some(_) if !stays => Ok(Destination::None),
            file => file
                .map_or(Ok(()), WholeFile::end)
                .map(|()| self.destination),
        }
    }
}

impl Places {
    /// In this folder, for inputs with these places below it.
    pub fn new(
        folder: PathBuf,
        below: HashMap<String, PathBuf>,
        read: HashSet<FileId>,
        replaces: bool,
    ) -> Self {
        Self {
            folder,
            below,
            read,
            replaces,
            staging: None,
            given: HashSet::new(),
        }
    }

    /// With files that a transaction puts into their places: it keeps what is somebody's work.
    pub(in crate::report) fn staged(self, staging: &Path) -> Self {
        let staging = Some(staging.to_owned());
        Self { staging, ..self }
    }

    /// Opens the file for an input, unless nothing is written or something is in its way.
    pub(in crate::report) fn open(&mut self, input: &str) -> io::Result<NewFile> {
        let destination = self.destination(input);
        let file = match &destination {
            Destination::Written(to) | Destination::Renamed(to) | Destination::Shortened(to) => {
                Some(self.create(to)?)
            }
            _ => None,
        };
        Ok(NewFile { file, destination })
    }

    fn create(&self, to: &Path) -> io::Result<WholeFile> {
        let below = to.strip_prefix(&self.folder).unwrap_or(to);
        let staged = self.staging.as_ref().map(|it| it.join(below));
        let to = staged.as_deref().unwrap_or(to);
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder).naming(folder)?;
        }
        WholeFile::create(to)
    }

    /// What becomes of an input: each gets a name of its own.
    pub(in crate::report) fn destination(&mut self, input: &str) -> Destination {
        let (below, is_shortened) = shortened(&self.below(input));
        let mut names = (1_u64..).map(|number| numbered(&below, number));
        let mut is_free = |name: &PathBuf| self.given.insert(name.to_string_lossy().to_lowercase());
        let name = names
            .find(|name| is_free(name))
            .expect("some number is free");
        let is_renamed = name != numbered(&below, 1);
        let path = self.folder.join(name);
        if file_id(&path).is_some_and(|id| self.read.contains(&id)) {
            Destination::IsRead(path)
        } else if !self.replaces && fs::symlink_metadata(&path).is_ok() {
            Destination::Exists(path)
        } else if is_shortened {
            Destination::Shortened(path)
        } else if is_renamed {
            Destination::Renamed(path)
        } else {
            Destination::Written(path)
        }
    }

    /// The place of an input below the folder, without its ending: `season.zip!a/friday.lin` is `season/a/friday`.
    fn below(&self, input: &str) -> PathBuf {
        let signs = input.match_indices('!').map(|(at, _)| at);
        let mut splits = signs.chain([input.len()]).rev();
        let known = splits.find_map(|at| Some((self.below.get(&input[..at])?, &input[at..])));
        let own = (Path::new(input), "");
        let (of_file, members) = known.map_or(own, |(path, members)| (path.as_path(), members));
        let mut parts: Vec<PathBuf> = vec![of_file.to_owned()];
        parts.extend(members.split('!').skip(1).map(PathBuf::from));
        let last = parts.pop().unwrap_or_default();
        let archives = parts.iter().map(|it| it.with_extension(""));
        let parts = archives.chain([without_ending(&last)]);
        parts.map(|part| within(&part)).collect()
    }
}

/// A path whose parts all lead down.
pub(in crate::report) fn within(path: &Path) -> PathBuf {
    let parts = path.components();
    parts
        .filter(|part| matches!(part, std::path::Component::Normal(_)))
        .collect()
}

/// The bytes of a name, at the most: systems allow 255, with the ending and a number behind it.
const LONGEST: usize = 200;

/// A path with names that every system takes, and whether one of them was too long.
fn shortened(path: &Path) -> (PathBuf, bool) {
    let short = |part: &std::ffi::OsStr| {
        let Some(long) = part.to_str().filter(|it| it.len() > LONGEST) else {
            return part.to_owned();
        };
        long[..long.floor_char_boundary(LONGEST)].into()
    };
    let shortened: PathBuf = path.iter().map(short).collect();
    let is_shortened = shortened != path;
    (shortened, is_shortened)
}

/// A path without the endings of records and of packed files.
fn without_ending(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    let is_known = |path: &PathBuf| {
        let own = path.extension();
        own.is_some_and(|own| ENDINGS.iter().any(|it| own.eq_ignore_ascii_case(it)))
    };
    while is_known(&path) {
        path.set_extension("");
    }
    path
}

/// `friday.pbn`, `friday-2.pbn`.
fn numbered(path: &Path, number: u64) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    if number > 1 {
        name.push(format!("-{number}"));
    }
    name.push(".pbn");
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(below: &[(&str, &str)]) -> Places {
        let below = below
            .iter()
            .map(|(name, path)| ((*name).to_owned(), PathBuf::from(path)));
        Places::new(PathBuf::new(), below.collect(), HashSet::new(), false)
    }

    #[test]
    fn an_input_keeps_its_place() {
        let places = places(&[
            ("in/a/friday.lin", "a/friday.lin"),
            ("in/wow!.lin.gz", "wow!.lin.gz"),
            ("in/season.zip", "season.zip"),
            ("-", "stdin"),
        ]);
        for (input, due) in [
            ("in/a/friday.lin", "a/friday"),
            ("in/wow!.lin.gz", "wow!"),
            ("in/season.zip!b/2019.03.lin", "season/b/2019.03"),
            ("in/season.zip!c.zip!../../d.LIN", "season/c/d"),
            ("in/season.zip!/etc/e.lin.zst", "season/etc/e"),
            ("-", "stdin"),
        ] {
            assert_eq!(places.below(input), Path::new(due), "{input}");
        }
    }

    #[test]
    fn a_name_that_is_too_long_is_shortened_and_told() {
        let long = "\u{17c}".repeat(150);
        let mut places = places(&[("season.zip", "season.zip")]);
        for number in ["", "-2"] {
            let to = places.destination(&format!("season.zip!{long}/1.pbn"));
            let name = format!("season/{}/1{number}.pbn", "\u{17c}".repeat(100));
            assert_eq!(to, Destination::Shortened(name.into()));
        }
    }
}
