//! Names of files: which of those in a folder or in an archive are taken to hold records. What they hold is told by
//! their content. Files beside the records that are not read are counted by the endings of their names.

use std::collections::BTreeMap;
use std::path::Path;

/// Whether a name is that of a file of records, compressed or not: `*.pbn`, `*.lin`, `*.pbn.gz`, `*.lin.zst`, in any case.
pub fn is_record(name: &Path) -> bool {
    unpacked(name).is_some_and(|name| ends_in(name, &["pbn", "lin"]))
}

/// A name without the ending of what is compressed.
pub(super) fn unpacked(name: &Path) -> Option<&Path> {
    if ends_in(name, &["gz", "zst"]) {
        name.file_stem().map(Path::new)
    } else {
        Some(name)
    }
}

/// Whether a name is that of a page, a text or of XML, compressed or not, which may carry boards; the links of a workbook are in `.rels`.
pub(super) fn may_carry(name: &Path) -> bool {
    unpacked(name).is_some_and(|name| ends_in(name, &["htm", "html", "rels", "txt", "xml"]))
}

/// Whether a name is that of an archive: `*.zip`, in any case.
pub fn is_archive(name: &Path) -> bool {
    ends_in(name, &["zip"])
}

/// The ending of a name, in small letters: `.lin`.
pub(super) fn ending(name: &Path) -> Option<String> {
    let own = name.extension()?.to_str()?;
    Some(format!(".{}", own.to_lowercase()))
}

fn ends_in(name: &Path, extensions: &[&str]) -> bool {
    let own = name.extension();
    own.is_some_and(|own| extensions.iter().any(|it| own.eq_ignore_ascii_case(it)))
}

/// Endings that are counted apart; more are counted together, as are those that are longer than [`LONGEST`].
const MOST: usize = 100;
/// The longest ending that is counted apart, in bytes.
const LONGEST: usize = 12;

/// Files that were found and not read: neither PBN, LIN nor archives by their names.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Others(BTreeMap<String, u64>);

impl Others {
    /// Counts a file.
    pub fn count(&mut self, name: &Path) {
        let mut ending = ending(name).unwrap_or_default();
        if ending.len() > LONGEST || self.0.len() >= MOST && !self.0.contains_key(&ending) {
            ending = String::new();
        }
        *self.0.entry(ending).or_default() += 1;
    }

    /// Adds what was counted elsewhere.
    pub fn add(&mut self, other: &Self) {
        for (ending, count) in &other.0 {
            *self.0.entry(ending.clone()).or_default() += count;
        }
    }

    /// How many there are.
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// How many there are of each ending (`.txt`, empty for none), most first.
    pub fn by_ending(&self) -> Vec<(&str, u64)> {
        let mut counts: Vec<_> = self
            .0
            .iter()
            .map(|(ending, count)| (&**ending, *count))
            .collect();
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_their_endings_most_first_and_bounded() {
        let mut others = Others::default();
        for name in "a/b.txt|c.LIN|d.lin|README|.hidden|x.much-longer-than-an-ending".split('|') {
            others.count(Path::new(name));
        }
        assert_eq!(others.by_ending(), [("", 3), (".lin", 2), (".txt", 1)]);
        for number in 0..2 * MOST {
            others.count(Path::new(&format!("a.{number}")));
        }
        assert_eq!(others.total(), 6 + 2 * MOST as u64);
        assert!(others.by_ending().len() <= MOST);
    }
}
