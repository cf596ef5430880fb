//! Files that somebody may have written in: they are moved out of the way, never overwritten.

use crate::report::disk::named::Naming;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A file that was moved out of the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovedFile {
    /// The name it had.
    pub was: PathBuf,
    /// Where it is now.
    pub now: PathBuf,
}

/// Moves a file to the first free name beside it: `review.csv` becomes `review.kept-1.csv`.
pub fn keep(path: &Path) -> io::Result<MovedFile> {
    let is_taken = |name: &PathBuf| fs::symlink_metadata(name).is_ok();
    let mut names = (1..=u64::MAX).map(|number| beside(path, number));
    let now = names
        .find(|name| !is_taken(name))
        .expect("some number is free");
    fs::rename(path, &now).naming(path)?;
    let was = path.to_owned();
    Ok(MovedFile { was, now })
}

/// Whether a file has the name that version 0.1 gave to another for the time of a run: `review.held-1.csv`.
pub(in crate::report) fn is_held(path: &Path, was: &Path) -> bool {
    let stem = |path: &Path| path.file_stem()?.to_str().map(str::to_owned);
    let (Some(own), Some(was_stem)) = (stem(path), stem(was)) else {
        return false;
    };
    let number = own.strip_prefix(&format!("{was_stem}.held-"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    number.is_some_and(is_number) && path.extension() == was.extension()
}

fn beside(path: &Path, number: u64) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!(".kept-{number}"));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_held_is_known_by_its_name() {
        let is_held = |name: &str| is_held(Path::new(name), Path::new("review.csv"));
        assert!(is_held("review.held-1.csv"));
        let others =
            "review.csv review.kept-1.csv review.held-.csv review.held-1.xlsx decisions.held-1.csv";
        assert!(!others.split(' ').any(is_held));
    }
}
