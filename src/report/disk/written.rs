//! What the manifest of a folder says of the files that the program wrote there.

use super::fingerprint::{self, Fingerprint, checksum_of_file};
use super::named::{Naming, Refused, if_there, named};
use memchr::memmem;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;

pub(in crate::report) const MANIFEST: &str = "manifest.json";
/// By which our own folders are known.
pub(in crate::report) const TOOL: &str = "pbn-audit";

/// Fingerprints of files, by their names below the folder.
pub(in crate::report) type Fingerprints = BTreeMap<String, String>;

/// The files that a run wrote.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub(in crate::report) struct Written {
    /// Whether the run that wrote them did not end.
    pub(super) interrupted: bool,
    tables: Fingerprints,
    files: Fingerprints,
    /// What may stand in their places besides: of a run that was replacing files, and of files from which what somebody wrote
    /// was taken over.
    pub(super) before: BTreeMap<String, BTreeSet<String>>,
}

impl Written {
    /// What the manifest in a folder says; nothing where there is none of this command.
    pub(in crate::report) fn of(folder: &Path, command: &str) -> io::Result<Option<Self>> {
        manifest_of(folder, command)
    }

    /// Whether it tells a file of this name.
    pub(in crate::report) fn names(&self, name: &str) -> bool {
        self.tables.contains_key(name) || self.files.contains_key(name)
    }

    /// What may stand in the place of each, without being somebody's work.
    pub(in crate::report) fn known(&self) -> BTreeMap<String, BTreeSet<String>> {
        let mut known = self.before.clone();
        for (name, fingerprint) in self.tables.iter().chain(&self.files) {
            let known = known.entry(name.clone()).or_default();
            known.insert(fingerprint.clone());
        }
        known
    }

    /// Whether a file is as it was written, so that nobody's work is in it.
    pub(in crate::report) fn holds(&self, folder: &Path, name: &str) -> io::Result<bool> {
        let path = folder.join(name);
        let of = |error| named(&path, error);
        let about = if_there(path.metadata()).map_err(of)?;
        if about.is_none_or(|it| it.len() == 0) {
            return Ok(true); // nothing is in it
        }
        let written = [&self.tables, &self.files].map(|it| it.get(name));
        let before = self.before.get(name).into_iter().flatten();
        let known: Vec<_> = written.into_iter().flatten().chain(before).collect();
        if known.is_empty() {
            return is_sealed(&path);
        }
        let sum: fn(&Path) -> io::Result<Option<String>> = checksum_of_file;
        let own = |path: &Path| Ok(Fingerprint::of_file(path)?.map(|it| it.to_string()));
        // most have what is of their kind: no table is read twice
        let kinds = if self.files.contains_key(name) {
            [sum, own]
        } else {
            [own, sum]
        };
        let mut is_known = false;
        for kind in kinds {
            is_known = is_known
                || kind(&path)
                    .map_err(of)?
                    .is_some_and(|it| known.contains(&&it));
        }
        Ok(is_known || is_sealed(&path)?)
    }
}

/// Whether a file is a page that is as it was written.
fn is_sealed(path: &Path) -> io::Result<bool> {
    if path.extension().is_none_or(|it| it != "html") {
        return Ok(false);
    }
    let page = fs::read(path).naming(path)?;
    Ok(str::from_utf8(&page).is_ok_and(fingerprint::is_sealed))
}

/// What stands before the word for whether a run has ended, and the words.
const ENDED: &[u8] = b"\"interrupted\": ";
const WHOLE: &[u8; 5] = b"false";
const CUT: &[u8; 5] = b"true ";

/// What the manifest of a folder of ours says, as far as it is asked for. The command is what the folder holds, if that is not the
/// reports of an audit.
pub(in crate::report) fn manifest_of<T: DeserializeOwned>(
    folder: &Path,
    command: &str,
) -> io::Result<Option<T>> {
    #[derive(Deserialize)]
    struct Manifest<T> {
        tool: String,
        #[serde(default)]
        command: String,
        #[serde(flatten)]
        rest: T,
    }
    let bytes = manifest_in(folder)?.unwrap_or_default();
    let manifest = serde_json::from_slice::<Manifest<T>>(&bytes).ok();
    let manifest = manifest.filter(|it| it.tool == TOOL && it.command == command);
    Ok(manifest.map(|it| it.rest))
}

/// Refuses a folder in which something that is no file, such as a pipe, has a name as ours have: it might be read without an end.
pub(in crate::report) fn refuse_pipes(folder: &Path) -> io::Result<()> {
    let endings = ["csv", "html", "json", "ods", "parquet", "txt", "xlsx"];
    let is_pipe = |path: &Path| {
        let own = path.extension();
        own.is_some_and(|own| endings.iter().any(|it| own == *it))
            && path
                .metadata()
                .is_ok_and(|it| !it.is_file() && !it.is_dir())
    };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut others = entries.filter(|entry| entry.file_type().is_ok_and(|it| !it.is_file()));
    let pipe = others.find_map(|entry| Some(entry.path()).filter(|path| is_pipe(path)));
    let why = || io::Error::new(io::ErrorKind::InvalidInput, Refused::Pipe);
    pipe.map_or(Ok(()), |path| Err(named(&path, why())))
}

/// The manifest in a folder, if there is one. A word of which only a part was written is taken for that of a run that has
/// not ended.
pub(super) fn manifest_in(folder: &Path) -> io::Result<Option<Vec<u8>>> {
    refuse_pipes(folder)?;
    let path = folder.join(MANIFEST);
    let read = if_there(fs::read(&path)).naming(&path)?;
    let Some(mut bytes) = read else {
        return Ok(None);
    };
    if let Some(place) = word(&bytes) {
        let word = &mut bytes[place..][..CUT.len()];
        if word != WHOLE && !word.starts_with(b"true") {
            word.copy_from_slice(CUT);
        }
    }
    Ok(Some(bytes))
}

/// The place of that word.
fn word(manifest: &[u8]) -> Option<usize> {
    let place = memmem::find(manifest, ENDED)? + ENDED.len();
    (manifest.len() >= place + WHOLE.len()).then_some(place)
}

/// Says in the manifest of a folder whether the run that wrote it has ended. No other byte of it changes, and none is added:
/// that can be done on a full disk.
pub(in crate::report) fn mark(folder: &Path, is_ended: bool) -> io::Result<()> {
    let path = folder.join(MANIFEST);
    let Some(place) = manifest_in(folder)?.as_deref().and_then(word) else {
        return Ok(()); // of no folder that we would take for whole
    };
    let marked = || {
        let mut file = File::options().write(true).open(&path)?;
        file.seek(SeekFrom::Start(place as u64))?;
        file.write_all(if is_ended { WHOLE } else { CUT })?;
        file.sync_data()
    };
    marked().naming(&path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_is_marked_in_its_place() {
        let folder = tempfile::tempdir().unwrap();
        let whole =
            "{\n  \"tool\": \"pbn-audit\",\n  \"interrupted\": false,\n  \"tables\": {}\n}\n";
        let path = folder.path().join(MANIFEST);
        let is_cut = || {
            let written = Written::of(folder.path(), "").unwrap();
            written.unwrap().interrupted
        };
        fs::write(&path, whole).unwrap();
        assert!(!is_cut());
        mark(folder.path(), false).unwrap();
        assert!(is_cut());
        fs::write(&path, whole.replace("false", "trlse")).unwrap(); // a disk that was full took two bytes
        assert!(is_cut());
        mark(folder.path(), true).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), whole);
        assert!(Written::of(folder.path(), "stats").unwrap().is_none());
    }

    #[test]
    fn what_cannot_be_read_is_not_taken_for_nothing() {
        let folder = tempfile::tempdir().unwrap();
        assert!(Written::of(folder.path(), "").unwrap().is_none());
        fs::create_dir(folder.path().join(MANIFEST)).unwrap();
        assert!(Written::of(folder.path(), "").is_err());
    }
}
