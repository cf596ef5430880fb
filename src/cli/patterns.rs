//! Patterns such as `*.pbn` that the shell left to the program: that of Windows leaves them all.

use glob::MatchOptions;
use std::path::{Path, PathBuf};

/// As a shell matches: no sign stands for a separator, or for the dot at the start of a hidden name.
const AS_IN_SHELLS: MatchOptions = MatchOptions {
    case_sensitive: !cfg!(windows),
    require_literal_separator: true,
    require_literal_leading_dot: true,
};

/// What a pattern matches, in the order of names, with the folders that cannot be looked into. `None` for what is no pattern, or the name of a file as it stands.
pub(super) fn matches(path: &Path) -> Option<Vec<PathBuf>> {
    let pattern = path.to_str()?;
    if !pattern.contains(['*', '?', '[']) || path.exists() {
        return None;
    }
    let matches = glob::glob_with(pattern, AS_IN_SHELLS).ok()?;
    let path = |found: glob::GlobResult| found.unwrap_or_else(|error| error.path().to_owned());
    Some(matches.map(path).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn names_are_matched_as_in_a_shell() {
        let root = tempfile::tempdir().unwrap();
        let path = |name: &str| root.path().join(name);
        fs::create_dir(path("c.pbn")).unwrap();
        for name in [
            "b.pbn",
            "a [1].pbn",
            "a1.pbn",
            ".d.pbn",
            "c.pbn/e.pbn",
            "f.lin",
        ] {
            fs::write(path(name), "").unwrap();
        }
        let named = |pattern: &str| {
            let found = matches(&path(pattern))?;
            let name = |it: &PathBuf| it.strip_prefix(root.path()).unwrap().display().to_string();
            Some(found.iter().map(name).collect::<Vec<_>>())
        };
        assert_eq!(
            named("*.pbn").unwrap(),
            ["a [1].pbn", "a1.pbn", "b.pbn", "c.pbn"]
        );
        assert_eq!(named("?1.pbn").unwrap(), ["a1.pbn"]);
        assert_eq!(named("nothing*").unwrap(), [""; 0]);
        assert_eq!(named("a [1].pbn"), None, "this file is there");
        assert_eq!(named("missing.pbn"), None);
    }
}
