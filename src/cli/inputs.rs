//! Inputs: what PATH means. A file is read whatever its name; a folder is walked for `*.pbn`, compressed or not, and
//! archives, in byte order of names.

use super::lists::{is_stdin, read_list};
use super::progress::Bar;
use super::streams::Voice;
use super::{Trouble, patterns};
use crate::audit::{FileBelow, Others, PassedOver, carries_boards, files_below};
use crate::report::{CORRECTED, Folder, Places, Whereabouts, reason, spooled};
use crate::source::{FileId, Input, file_id, name_of};
use crate::stats::InputKey;
use crate::words::{Message, message};
use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};
use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// What was found.
#[derive(Debug, Default)]
pub(super) struct Inputs {
    /// The inputs in order, each with its name for the reports.
    pub(super) found: Vec<(Input, String)>,
    /// What could not be looked into, or held no PBN.
    pub(super) complaints: Vec<Message>,
    /// Files in folders whose names are not those of PBN or LIN.
    pub(super) others: Others,
    /// The first path that was given and leads to an input.
    first: Option<PathBuf>,
    /// Folders of reports of ours, in which there is nothing to audit.
    own_reports: Vec<Message>,
    /// Those beside which there is.
    passed_over: Vec<Message>,
    /// Where in `found` each file stands.
    places: HashMap<FileId, usize>,
    /// How often standard input is named, as an input or as a list.
    stdin: usize,
    /// The folders that were walked, as they were given.
    folders: Vec<String>,
    /// Names that lead to a file found before, each with that file's own name.
    repeats: Vec<(String, String)>,
}

/// The most files that were named twice and are listed one by one.
const MOST_REPEATS: usize = 5;

impl Inputs {
    /// What the paths of the command line and of a list mean.
    pub(super) fn find(paths: &[PathBuf], list: Option<&Path>) -> Result<Self, Trouble> {
        let mut this = Self::default();
        for path in paths {
            this.add_all(path);
        }
        if let Some(list) = list {
            let paths = read_list(list)
                .map_err(|why| Trouble::BadUse(reason::about(name_of(list), why)))?;
            for path in paths {
                this.add(&path);
            }
        }
        if this.found.is_empty() {
            this.complaints.append(&mut this.own_reports);
        }
        this.stdin += usize::from(list.is_some_and(is_stdin));
        if this.stdin > 1 {
            return Err(Trouble::BadUse(message!("stdin-once")));
        }
        Ok(this)
    }

    /// The files that reports name, where each is found; the others are left out.
    pub(super) fn of_reports(whereabouts: &Whereabouts, names: &[String]) -> Self {
        let mut this = Self::default();
        for name in names {
            if is_stdin(Path::new(name)) {
                this.add(Path::new(name));
            } else if let Some((own, path)) = whereabouts.find(name)
                && this.found.iter().all(|(_, known)| known != own)
            {
                this.add_file(path, own.to_owned());
            }
        }
        this.come_from_one_folder();
        this
    }

    /// Copies standard input into a file, to be read in its place, where it is among the inputs.
    pub(super) fn spool(&mut self) -> io::Result<Option<NamedTempFile>> {
        let mut inputs = self.found.iter_mut().map(|(input, _)| input);
        let Some(stdin) = inputs.find(|input| matches!(input, Input::Stdin)) else {
            return Ok(None);
        };
        let spooled = spooled(io::stdin().lock())?;
        *stdin = Input::File(spooled.path().to_owned());
        Ok(Some(spooled))
    }

    /// Names standard input, which is `-` otherwise.
    pub(super) fn call_stdin(&mut self, name: &str) -> Result<(), Trouble> {
        let is_stdin = |(input, _): &&mut (Input, String)| matches!(input, Input::Stdin);
        let Some((_, own)) = self.found.iter_mut().find(is_stdin) else {
            return Err(Trouble::BadUse(message!("name-without-stdin")));
        };
        name.clone_into(own);
        Ok(())
    }

    /// The first path that was given and leads to an input: a file, or a folder with one.
    pub(super) fn first(&self) -> Option<&Path> {
        self.first.as_deref()
    }

    /// The bytes of all inputs, when they are known beforehand: not where something is compressed.
    pub(super) fn size(&self) -> Option<u64> {
        let size = |(input, _): &(Input, String)| match input {
            Input::File(path) if is_packed(path) => None,
            input => input.size(),
        };
        self.found.iter().map(size).sum()
    }

    /// By what the input is known in a later run; not where it comes in through a pipe.
    pub(super) fn key(&self) -> Option<InputKey> {
        let file = |(input, name): &'_ (Input, String)| match input {
            Input::Stdin => None,
            input => Some((self.below(name).to_owned(), input.size().unwrap_or(0))),
        };
        let files: Option<Vec<_>> = self.found.iter().map(file).collect();
        files.map(InputKey::of)
    }

    /// The files that are read, each by whatever path it was found; with that behind standard input, if it is a file.
    pub(super) fn ids(&self) -> impl Iterator<Item = FileId> {
        let stdin = (self.stdin > 0).then(behind_stdin).flatten();
        self.places.keys().copied().chain(stdin)
    }

    /// The part of an input's name that is below the folder in which it was found; of one that was named itself, its file name.
    pub(super) fn below<'a>(&self, name: &'a str) -> &'a str {
        let in_folder = |folder: &String| {
            let below = name.strip_prefix(folder.as_str())?;
            let whole = || folder.is_empty().then_some(below);
            below.strip_prefix(std::path::is_separator).or_else(whole)
        };
        let found = self.folders.iter().find_map(in_folder);
        let own = || name.rsplit(std::path::is_separator).next();
        found.or_else(own).unwrap_or(name)
    }

    /// Takes the inputs as if the folder that all of them are in had been named: they keep their places below it.
    fn come_from_one_folder(&mut self) {
        let paths = self.found.iter().map(|(_, name)| Path::new(name));
        let folders = paths.map(|path| path.parent().unwrap_or(Path::new("")));
        let common = folders.map(Path::to_owned).reduce(|common, folder| {
            let both = common.components().zip(folder.components());
            both.map_while(|(one, other)| (one == other).then_some(one))
                .collect()
        });
        self.folders.extend(common.as_deref().map(given));
    }

    /// Where a copy or a conversion of each input goes in a folder.
    pub(super) fn places_in(&self, folder: &Path, replaces: bool) -> Places {
        let below = |(input, name): &(Input, String)| {
            let path = match input {
                Input::Stdin => PathBuf::from("stdin"),
                _ => PathBuf::from(self.below(name)),
            };
            (name.clone(), path)
        };
        let below = self.found.iter().map(below).collect();
        Places::new(folder.to_owned(), below, self.ids().collect(), replaces)
    }

    /// Says what could not be looked into, and what was named more than once.
    pub(super) fn announce(&self, voice: Voice, bar: &Bar) {
        let complaints = self.complaints.iter().chain(&self.own_reports);
        for line in complaints.chain(&self.passed_over).chain(&self.repeats()) {
            voice.print(bar, line);
        }
    }

    /// The messages about files that were named more than once, which are read once.
    fn repeats(&self) -> Vec<Message> {
        let named = self.repeats.iter().take(MOST_REPEATS);
        let mut messages: Vec<_> = named
            .map(|(again, first)| {
                reason::about(again, message!("input-again", first = first.as_str()))
            })
            .collect();
        let more = self.repeats.len() - messages.len();
        if more > 0 {
            messages.push(message!("inputs-again", count = more as u64));
        }
        messages
    }

    /// Adds a path, or what a pattern matches.
    fn add_all(&mut self, path: &Path) {
        match patterns::matches(path) {
            None => self.add(path),
            Some(found) if found.is_empty() => {
                let complaint = reason::about(name_of(path), message!("trouble-no-match"));
                self.complaints.push(complaint);
            }
            Some(found) => found.iter().for_each(|path| self.add(path)),
        }
    }

    fn add(&mut self, path: &Path) {
        let before = self.found.len();
        self.add_one(path);
        if self.first.is_none() && before < self.found.len() && !is_stdin(path) && path.exists() {
            self.first = Some(path.to_owned());
        }
    }

    fn add_one(&mut self, path: &Path) {
        if is_stdin(path) {
            self.stdin += 1;
            self.add_input(Input::Stdin, behind_stdin(), "-".to_owned());
        } else if path.is_dir() {
            self.walk(path);
        } else if is_our_workbook(path) {
            let why = message!("trouble-report");
            self.complaints.push(reason::about(name_of(path), why));
        } else {
            self.add_file(path.to_owned(), name_of(path));
        }
    }

    fn add_file(&mut self, path: PathBuf, name: String) {
        let id = file_id(&path);
        self.add_input(Input::File(path), id, name);
    }

    /// Adds an input, unless its file is among those found: then another path, or a link, leads to it.
    fn add_input(&mut self, input: Input, id: Option<FileId>, name: String) {
        if let Some(id) = id {
            match self.places.entry(id) {
                Entry::Occupied(place) => {
                    let (_, first) = &self.found[*place.get()];
                    self.repeats.push((name, first.clone()));
                    return;
                }
                Entry::Vacant(place) => {
                    place.insert(self.found.len());
                }
            }
        }
        self.found.push((input, name));
    }

    fn walk(&mut self, folder: &Path) {
        self.folders.push(given(folder));
        let before = self.found.len() + self.repeats.len();
        let mut reports = OwnReports::default();
        let mut passed_over_reports = BTreeSet::new();
        for file in files_below(folder) {
            match file {
                Ok(FileBelow::Pbn(path)) if reports.has_corrected(folder, &path) => (),
                Ok(FileBelow::Pbn(path)) => {
                    let name = name_below(folder, &path);
                    self.add_file(path, name);
                }
                Ok(FileBelow::Other(path)) => {
                    if reports.around(&path).is_none() {
                        self.others.count(&path);
                    }
                }
                Ok(FileBelow::Carrier(path)) => {
                    if let Some(folder) = reports.around(&path) {
                        passed_over_reports.insert(folder.to_owned());
                    } else if carries_boards(&path) {
                        let name = name_below(folder, &path);
                        self.add_file(path, name);
                    } else {
                        self.others.count(&path);
                    }
                }
                Err(why) => self.complaints.push(passed_over(&why)),
            }
        }
        if self.found.len() + self.repeats.len() > before {
            let passed_over = passed_over_reports.iter().map(|folder| {
                let name = name_of(folder);
                reason::about(name, message!("input-own-reports"))
            });
            self.passed_over.extend(passed_over);
            return;
        }
        let about = |why| reason::about(name_of(folder), why);
        if Folder::is_ours(folder) {
            self.own_reports
                .push(about(message!("trouble-own-reports")));
        } else {
            self.complaints.push(about(message!("trouble-no-pbn")));
        }
    }
}

/// Which folders hold reports of ours: what is in them is no file that somebody could miss.
#[derive(Default)]
struct OwnReports(HashMap<PathBuf, bool>);

impl OwnReports {
    /// The folder that a file is in, or in one directly below.
    fn around<'a>(&mut self, file: &'a Path) -> Option<&'a Path> {
        let mut folders = file.ancestors().skip(1).take(2);
        folders.find(|folder| {
            let known = self.0.entry((*folder).to_owned());
            *known.or_insert_with(|| Folder::is_ours(folder))
        })
    }

    /// Whether a file below a folder is a copy that was written into reports of ours.
    fn has_corrected(&mut self, folder: &Path, file: &Path) -> bool {
        let above = file.ancestors().take_while(|it| *it != folder);
        let mut copies = above.filter(|it| it.file_name().is_some_and(|it| it == CORRECTED));
        copies.any(|it| self.around(&it.join("it")).is_some())
    }
}

/// Whether a file is a workbook among reports of ours.
fn is_our_workbook(path: &Path) -> bool {
    let is_workbook = path.extension().is_some_and(|own| own == "xlsx");
    is_workbook && path.parent().is_some_and(Folder::is_ours)
}

/// The message about something in a folder that cannot be looked into.
fn passed_over(it: &PassedOver) -> Message {
    let why = match &it.leads_to {
        Some(above) => message!("trouble-loop", above = name_of(above)),
        None => reason::of(&it.error),
    };
    reason::about(name_of(&it.path), why)
}

/// The file behind standard input, if it is one.
fn behind_stdin() -> Option<FileId> {
    file_id(Path::new("/dev/stdin"))
}

fn is_packed(path: &Path) -> bool {
    let packed = |own: &OsStr| {
        ["gz", "zst", "zip"]
            .iter()
            .any(|it| own.eq_ignore_ascii_case(it))
    };
    path.extension().is_some_and(packed)
}

/// PATH as given, without a separator at its end.
fn given(folder: &Path) -> String {
    let name = name_of(folder);
    name.trim_end_matches(std::path::is_separator).to_owned()
}

/// PATH as given, then `/` and the path below it.
fn name_below(folder: &Path, path: &Path) -> String {
    let mut name = given(folder);
    for part in path.strip_prefix(folder).unwrap_or(path) {
        name.push('/');
        name.push_str(&name_of(part.as_ref()));
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_size_of_what_is_packed_is_not_known() {
        let root = tempfile::tempdir().unwrap();
        let size = |name| {
            let path = root.path().join(name);
            std::fs::write(&path, "").unwrap();
            Inputs::find(&[path], None).unwrap().size()
        };
        assert_eq!(["b.pbn", "b.pbn.gz"].map(size), [Some(0), None]);
    }
}
