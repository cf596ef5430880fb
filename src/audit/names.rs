//! Names of files: which of those in a folder or in an archive are taken to hold records. What they hold is told by
//! their content.

use std::path::Path;

/// Whether a name is that of a file of records, compressed or not: `*.pbn`, `*.lin`, `*.pbn.gz`, `*.lin.zst`, in any case.
pub fn is_record(name: &Path) -> bool {
    let plain = if ends_in(name, &["gz", "zst"]) {
        name.file_stem().map(Path::new)
    } else {
        Some(name)
    };
    plain.is_some_and(|name| ends_in(name, &["pbn", "lin"]))
}

/// Whether a name is that of a page, a text or of XML, which may carry boards.
pub(super) fn may_carry(name: &Path) -> bool {
    ends_in(name, &["htm", "html", "txt", "xml"])
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
