//! Where the inputs of a folder of reports are: relative to the folder, so that both can move together.
//!
//! It must not know what is in an input.

use crate::report::disk::places::within;
use crate::report::manifest::Earlier;
use crate::report::phrase::list;
use std::env;
use std::fs;
use std::path::{Component, Path, PathBuf};

/// The folder among reports into which corrected copies of the inputs are written.
pub const CORRECTED: &str = "corrected";

/// The way from a folder to the working directory, in which paths as they were given begin. `None` where nothing but the
/// root or the drive is common to both.
pub(super) fn run_from(folder: &Path) -> Option<String> {
    let paths = [folder, &env::current_dir().ok()?].map(fs::canonicalize);
    let [Ok(folder), Ok(from)] = paths else {
        return None;
    };
    let both = || folder.components().zip(from.components());
    let common = both().take_while(|(one, other)| one == other).count();
    let is_name = |(part, _): (Component<'_>, _)| matches!(part, Component::Normal(_));
    if !both().take(common).any(is_name) {
        return None;
    }
    let up = folder.components().skip(common).map(|_| "..".to_owned());
    let down = from.components().skip(common);
    let down = down.map(|part| part.as_os_str().to_string_lossy().into_owned());
    Some(list(up.chain(down), "/"))
}

/// What is known of where the inputs of some reports are.
#[derive(Debug)]
pub struct Whereabouts {
    folder: PathBuf,
    run_from: Option<PathBuf>,
}

impl Whereabouts {
    /// Of the reports in a folder, or of the folder that a review file is in.
    pub fn of(review: &Path) -> Self {
        let whole = fs::canonicalize(review).unwrap_or_else(|_| review.to_owned());
        let folder = match whole.parent() {
            Some(above) if !whole.is_dir() => above.to_owned(),
            _ => whole,
        };
        let told = Earlier::of(&folder).and_then(|it| it.run_from);
        Self {
            run_from: told.map(|it| folder.join(it)),
            folder,
        }
    }

    /// The file that a name in the reports stands for, with its own part of the name: of a member of an archive, the archive.
    pub fn find<'a>(&self, name: &'a str) -> Option<(&'a str, PathBuf)> {
        let signs = name.match_indices('!').map(|(at, _)| at);
        let mut files = signs.chain([name.len()]).map(|at| &name[..at]);
        files.find_map(|file| Some((file, self.place(Path::new(file))?)))
    }

    /// Where a file is: where the run found it, seen from the folder or from here; else where it must be if it was moved
    /// together with the folder, by as much of its path as fits below a folder above this one.
    fn place(&self, file: &Path) -> Option<PathBuf> {
        let told = self.run_from.as_ref().map(|from| from.join(file));
        let below = within(file);
        let parts: Vec<_> = below.iter().collect();
        let ends = (0..parts.len()).map(|from| parts[from..].iter().collect::<PathBuf>());
        let moved = ends.flat_map(|end| self.folder.ancestors().map(move |it| it.join(&end)));
        let mut places = told.into_iter().chain([file.to_owned()]).chain(moved);
        places.find(|path| path.is_file())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_input_is_found_again_when_it_moved_with_the_folder() {
        let root = tempfile::tempdir().unwrap();
        let root = fs::canonicalize(root.path()).unwrap();
        let folder = root.join("club/reports/may");
        fs::create_dir_all(&folder).unwrap();
        let files = ["club/friday.pbn", "club/week 1/friday.pbn", "a!b.zip"];
        for file in files {
            fs::create_dir_all(root.join(file).parent().unwrap()).unwrap();
            fs::write(root.join(file), "").unwrap();
        }
        let [friday, first, packed] = files;
        let whereabouts = Whereabouts::of(&folder);
        for (name, own, file) in [
            ("/home/club/friday.pbn", "/home/club/friday.pbn", friday),
            ("../week 1/friday.pbn", "../week 1/friday.pbn", first),
            ("a!b.zip!c.pbn", "a!b.zip", packed),
        ] {
            let found = whereabouts.find(name);
            assert_eq!(found, Some((own, root.join(file))), "{name}");
        }
        assert_eq!(whereabouts.find("saturday.pbn"), None);
        assert_eq!(whereabouts.find(""), None);
    }
}
