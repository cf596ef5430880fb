//! Names of files: which of those in a folder or in an archive are taken to hold PBN.

use std::path::Path;

/// Whether a name is that of a PBN file, compressed or not: `*.pbn`, `*.pbn.gz`, `*.pbn.zst`, in any case.
pub fn is_pbn(name: &Path) -> bool {
    let plain = if ends_in(name, &["gz", "zst"]) {
        name.file_stem().map(Path::new)
    } else {
        Some(name)
    };
    plain.is_some_and(|name| ends_in(name, &["pbn"]))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compressed_or_not_in_any_case() {
        for name in ["a.pbn", "x/A.PBN", "a.pbn.gz", "a.Pbn.ZST"] {
            assert!(is_pbn(Path::new(name)), "{name}");
        }
        for name in [
            ".pbn",
            "pbn",
            "a.gz",
            "a.pbn.txt",
            "a.pbn.zip",
            "a.pbn.gz.gz",
        ] {
            assert!(!is_pbn(Path::new(name)), "{name}");
        }
        assert!(is_archive(Path::new("season 2019.ZIP")) && !is_archive(Path::new("zip")));
    }
}
