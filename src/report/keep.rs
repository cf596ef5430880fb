//! Files that somebody may have written in: they are moved out of the way, never overwritten.

use super::named::named;
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
///
/// # Errors
/// When it cannot be moved.
pub fn keep(path: &Path) -> io::Result<MovedFile> {
    let is_taken = |name: &PathBuf| fs::symlink_metadata(name).is_ok();
    let mut names = (1..=u64::MAX).map(|number| beside(path, number));
    let now = names
        .find(|name| !is_taken(name))
        .expect("some number is free");
    fs::rename(path, &now).map_err(|error| named(path, error))?;
    let was = path.to_owned();
    Ok(MovedFile { was, now })
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
    fn what_is_kept_has_a_name_of_its_own() {
        let root = tempfile::tempdir().unwrap();
        let path = root.path().join("review.csv");
        for number in 1..=3 {
            fs::write(&path, format!("decisions {number}")).unwrap();
            let kept = keep(&path).unwrap();
            assert_eq!(
                kept.now,
                root.path().join(format!("review.kept-{number}.csv"))
            );
            assert!(!path.exists());
        }
        let first = fs::read_to_string(root.path().join("review.kept-1.csv"));
        assert_eq!(first.unwrap(), "decisions 1");
        assert!(keep(&path).is_err());
    }
}
