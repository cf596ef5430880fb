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
