//! Conversions: for each input in LIN a file of PBN, in a folder, below which it has the place of its input.
//!
//! A file is written under another name (`.part`) until it is whole. None is overwritten unless that is asked for, and never one that is read.

use super::named::named;
use crate::audit::{At, Collector};
use crate::checks::{Case, Finding};
use crate::convert::{Comments, Lost, convert, head};
use crate::source::{FileId, file_id};
use std::collections::{HashMap, HashSet};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// What names the program in the files.
const PROGRAM: &str = concat!("pbn-audit ", env!("CARGO_PKG_VERSION"));
/// Endings that a name loses: in their place `.pbn` is put.
const ENDINGS: [&str; 4] = ["gz", "zst", "lin", "pbn"];

/// The games of a part of an input.
#[derive(Debug, Default)]
pub struct ConvertedPart {
    text: String,
    /// Games that are in it.
    games: u64,
    /// Records that are in PBN already.
    others: u64,
    lost: Lost,
}

/// Converts each board.
#[derive(Debug, Clone, Copy)]
pub struct Converting {
    /// Whether comments are written.
    pub comments: Comments,
}

impl Collector for Converting {
    type Part = ConvertedPart;
    type Noted = ();

    fn wants(&self, _: &Case<'_>, _: &[Finding]) -> bool {
        true
    }

    fn board(&self, part: &mut ConvertedPart, _: At, case: &Case<'_>, _: &[Finding]) {
        match convert(case.record, case.board, self.comments, &mut part.text) {
            Some(lost) => {
                part.games += 1;
                part.lost += lost;
            }
            None => part.others += 1,
        }
    }

    fn noted(&self, _: At, _: &Case<'_>, _: &Finding) {}
}

/// What was written, and what was not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Converted {
    /// Boards.
    pub boards: u64,
    /// Files.
    pub files: u64,
    /// Inputs that are in PBN already.
    pub others: u64,
    /// What of the boards is not in the files.
    pub lost: Lost,
}

/// What became of an input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Destination {
    /// It is in PBN already, or holds no board.
    None,
    /// It was written here.
    Written(PathBuf),
    /// The same, though another input has that name.
    Renamed(PathBuf),
    /// There is such a file, which must not be replaced.
    Exists(PathBuf),
    /// This file is read.
    IsRead(PathBuf),
}

/// Where conversions go.
#[derive(Debug)]
pub struct Places {
    /// The folder.
    pub folder: PathBuf,
    /// For each input by its name, its place below the folder, still with its own ending.
    pub below: HashMap<String, PathBuf>,
    /// The files that are read.
    pub read: HashSet<FileId>,
    /// Whether files that exist are replaced.
    pub replaces: bool,
}

/// Writes conversions into a folder.
#[derive(Debug)]
pub struct Conversions {
    places: Places,
    /// The names that were given so far, in small letters.
    given: HashSet<String>,
    open: Option<Open>,
    /// What was written so far.
    pub converted: Converted,
}

/// The file for the input that is being read.
#[derive(Debug)]
struct Open {
    /// Unless nothing is written.
    file: Option<BufWriter<File>>,
    destination: Destination,
    part: PathBuf,
}

impl Conversions {
    /// None so far.
    pub fn new(places: Places) -> Self {
        Self {
            places,
            given: HashSet::new(),
            open: None,
            converted: Converted::default(),
        }
    }

    /// Adds the games of a part of an input.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn part(&mut self, input: &str, part: &ConvertedPart) -> io::Result<()> {
        self.converted.others += u64::from(part.others > 0 && self.open.is_none());
        if self.open.is_none() {
            self.open = Some(if part.games == 0 {
                Open::nothing(Destination::None)
            } else {
                self.open(input)?
            });
        }
        let Some(Open {
            file: Some(file),
            part: path,
            ..
        }) = &mut self.open
        else {
            return Ok(());
        };
        self.converted.boards += part.games;
        self.converted.lost += part.lost;
        file.write_all(part.text.as_bytes())
            .map_err(|error| named(path, error))
    }

    /// Ends the file of an input. One that was not read as far as it could be is taken away.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn end(&mut self, is_interrupted: bool) -> io::Result<Destination> {
        let Some(Open {
            file,
            destination,
            part,
        }) = self.open.take()
        else {
            return Ok(Destination::None);
        };
        let (Some(mut file), Destination::Written(to) | Destination::Renamed(to)) =
            (file, &destination)
        else {
            return Ok(destination);
        };
        file.flush().map_err(|error| named(&part, error))?;
        drop(file);
        if is_interrupted {
            fs::remove_file(&part).map_err(|error| named(&part, error))?;
            return Ok(Destination::None);
        }
        fs::rename(&part, to).map_err(|error| named(to, error))?;
        self.converted.files += 1;
        Ok(destination)
    }

    fn open(&mut self, input: &str) -> io::Result<Open> {
        let destination = self.destination(input);
        let (Destination::Written(to) | Destination::Renamed(to)) = &destination else {
            return Ok(Open::nothing(destination));
        };
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder).map_err(|error| named(folder, error))?;
        }
        let mut part = to.clone().into_os_string();
        part.push(".part");
        let part = PathBuf::from(part);
        let file = File::create(&part).map_err(|error| named(&part, error))?;
        let mut file = BufWriter::new(file);
        file.write_all(head(PROGRAM).as_bytes())
            .map_err(|error| named(&part, error))?;
        Ok(Open {
            file: Some(file),
            destination,
            part,
        })
    }

    fn destination(&mut self, input: &str) -> Destination {
        let below = self.places.below(input);
        let mut names = (1_u64..).map(|number| numbered(&below, number));
        let mut is_free = |name: &PathBuf| self.given.insert(name.to_string_lossy().to_lowercase());
        let name = names
            .find(|name| is_free(name))
            .expect("some number is free");
        let is_renamed = name != numbered(&below, 1);
        let path = self.places.folder.join(name);
        if file_id(&path).is_some_and(|id| self.places.read.contains(&id)) {
            Destination::IsRead(path)
        } else if !self.places.replaces && fs::symlink_metadata(&path).is_ok() {
            Destination::Exists(path)
        } else if is_renamed {
            Destination::Renamed(path)
        } else {
            Destination::Written(path)
        }
    }
}

impl Open {
    fn nothing(destination: Destination) -> Self {
        Self {
            file: None,
            destination,
            part: PathBuf::new(),
        }
    }
}

impl Places {
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
fn within(path: &Path) -> PathBuf {
    let parts = path.components();
    parts
        .filter(|part| matches!(part, std::path::Component::Normal(_)))
        .collect()
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
        Places {
            folder: PathBuf::new(),
            below: below.collect(),
            read: HashSet::new(),
            replaces: false,
        }
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
    fn two_inputs_of_one_name_get_two() {
        let names = ["a/1.lin", "a/1.LIN.gz", "a/1.txt"];
        let below = names.map(|name| (name, name));
        let mut conversions = Conversions::new(places(&below));
        let given = names.map(|name| conversions.destination(name));
        let path = PathBuf::from;
        assert_eq!(
            given,
            [
                Destination::Written(path("a/1.pbn")),
                Destination::Renamed(path("a/1-2.pbn")),
                Destination::Written(path("a/1.txt.pbn")),
            ]
        );
    }
}
