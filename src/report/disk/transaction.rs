//! A folder whose files are replaced together.
//!
//! New files are written in a folder within it. When all of them are whole they take their places; until then the folder is
//! as it was, but for a word in its manifest. What differs there from what was written is somebody's work: it is kept under
//! another name. A run that is killed while files take their places is ended by the next one.

use super::fingerprint::{Fingerprint, checksum_of_file};
use super::keep::{MovedFile, keep};
use super::named::{Naming, Refused, STAGING, if_there, named};
use super::whole::{LOCK, lock, replace};
use super::written::{Fingerprints, MANIFEST, Written, manifest_in, mark, refuse_pipes};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The manifest of a folder while its files are replaced.
const MARKER: &str = "marker.json";

#[derive(Debug, Clone, Copy)]
pub(in crate::report) struct Purpose {
    /// The word for it in its manifest; nothing for the reports of an audit.
    pub(in crate::report) command: &'static str,
    /// Files in which people write. They take their places first, and must be on the disk then.
    pub(in crate::report) written_in: &'static [&'static str],
    /// Whether a file with this name is a page that tells by itself whether it was changed.
    pub(in crate::report) is_page: fn(&str) -> bool,
    pub(in crate::report) below: &'static [&'static str],
}

impl Purpose {
    /// Files in which nobody writes, and no pages.
    pub(in crate::report) const fn of(command: &'static str) -> Self {
        Self {
            command,
            written_in: &[],
            is_page: |_| false,
            below: &[],
        }
    }
}

/// A folder whose files are being replaced.
#[derive(Debug)]
pub(in crate::report) struct Transaction {
    pub(in crate::report) folder: PathBuf,
    /// Where the new files are.
    pub(in crate::report) staging: PathBuf,
    purpose: Purpose,
    /// What an earlier run wrote there, if that was one of ours.
    earlier: Option<Written>,
    /// Files that were moved out of the way.
    pub(in crate::report) kept: Vec<MovedFile>,
    /// Whether the manifest said that the earlier run had ended, and does no longer.
    is_marked: bool,
    /// Whether there was no such folder.
    is_made: bool,
    lock: Option<File>,
}

impl Transaction {
    /// Begins to replace the files of a folder, which is made if it is not there.
    ///
    /// # Errors
    /// When it cannot be written to, another run writes there, or it holds something else and that is a reason to refuse it.
    pub(in crate::report) fn begin(
        folder: &Path,
        purpose: Purpose,
        may_hold_anything: bool,
    ) -> io::Result<Self> {
        let below = purpose.below.iter().map(|it| folder.join(it));
        for path in [folder.to_owned()].into_iter().chain(below) {
            if path.is_file() {
                return Err(refused(&path, ErrorKind::NotADirectory, Refused::IsFile));
            }
            refuse_pipes(&path)?;
        }
        let is_made = !folder.exists();
        fs::create_dir_all(folder).naming(folder)?;
        let mut this = Self {
            lock: lock(folder).naming(folder)?,
            folder: folder.to_owned(),
            staging: folder.join(STAGING),
            purpose,
            earlier: Written::of(folder, purpose.command)?,
            kept: Vec::new(),
            is_marked: false,
            is_made,
        };
        this.recover()?;
        if this.earlier.is_none() && !may_hold_anything && !is_empty(folder)? {
            return Err(refused(folder, ErrorKind::AlreadyExists, Refused::NotOurs));
        }
        #[cfg(windows)]
        this.refuse_open_files()?;
        Ok(this)
    }

    /// Makes the folder of the new files. From now on the manifest says that a run has not ended.
    pub(in crate::report) fn stage(&mut self) -> io::Result<&Path> {
        let is_whole = self.earlier.as_ref().is_some_and(|it| !it.interrupted);
        if is_whole {
            self.is_marked = true;
            mark(&self.folder, false)?;
        }
        fs::create_dir(&self.staging).naming(&self.staging)?;
        Ok(&self.staging)
    }

    /// Whether it held files of an earlier run.
    pub(in crate::report) const fn is_ours(&self) -> bool {
        self.earlier.is_some()
    }

    /// What an earlier run may have written in the place of each file.
    fn known(&self) -> BTreeMap<String, BTreeSet<String>> {
        let earlier = self.earlier.as_ref();
        earlier.map(Written::known).unwrap_or_default()
    }

    /// Whether a file is as an earlier run wrote it.
    pub(in crate::report) fn is_unchanged(&self, name: &str) -> io::Result<bool> {
        let earlier = self.earlier.as_ref();
        earlier.map_or(Ok(false), |it| it.holds(&self.folder, name))
    }

    /// A file may be replaced as it is now: what is written in it was taken over.
    pub(in crate::report) fn take_over(&mut self, name: &str, found: &Fingerprint) {
        if let Some(earlier) = &mut self.earlier {
            let known = earlier.before.entry(name.to_owned()).or_default();
            known.insert(found.to_string());
        }
    }

    /// The fingerprints of the new files, but of those which are known and of pages, which have them within.
    pub(in crate::report) fn fingerprints(&self, known: &Fingerprints) -> io::Result<Fingerprints> {
        let mut found = Fingerprints::new();
        for name in own_names(&self.staging, |_| true)? {
            let path = self.staging.join(&name);
            if known.contains_key(&name) || (self.purpose.is_page)(&name) {
                continue;
            }
            let own = checksum_of_file(&path).naming(&path)?;
            found.insert(name, own.unwrap_or_default());
        }
        Ok(found)
    }

    /// Puts the new files into their places, and takes away those of an earlier run that have no new ones. The manifest tells
    /// the fingerprints of the new files.
    ///
    /// # Errors
    /// When one cannot be put there. The manifest then says that the run has not ended.
    pub(in crate::report) fn commit(&mut self, manifest: &[u8]) -> io::Result<()> {
        let mut marker: Value = serde_json::from_slice(manifest)?;
        marker["interrupted"] = true.into();
        let before = self.known();
        marker["before"] = serde_json::to_value(&before)?;
        let is_first = before.is_empty();
        let staged = if is_first {
            BTreeSet::new()
        } else {
            let staged = own_names(&self.staging, |_| true)?;
            staged.into_iter().collect()
        };
        for name in self.purpose.written_in {
            let path = self.staging.join(name);
            // Windows asks for the right to write
            let opened = if_there(File::options().write(true).open(&path));
            let synced = opened.and_then(|file| file.map_or(Ok(()), |file| file.sync_all()));
            synced.naming(&path)?;
        }
        replace(
            &self.staging.join(MARKER),
            &serde_json::to_vec_pretty(&marker)?,
        )?;
        replace(&self.staging.join(MANIFEST), manifest)?; // from here on the next run goes on
        if self.earlier.is_none() {
            self.make_way(MANIFEST)?;
        }
        self.rename(MARKER, MANIFEST)?;
        self.is_marked = false;
        self.earlier = Written::of(&self.folder, self.purpose.command)?;
        self.place_all()?;
        let new: Written = serde_json::from_slice(manifest)?;
        let mut gone = self.gone(before.keys(), &new)?;
        if !is_first {
            gone.extend(self.gone_pages(&staged)?);
        }
        self.end(&gone)
    }

    /// Ends what a run that was killed had begun: if all its files were whole they take their places, otherwise they go.
    fn recover(&mut self) -> io::Result<()> {
        if manifest_in(&self.staging)?.is_none() {
            let removed = if_there(fs::remove_dir_all(&self.staging)).map(drop);
            return removed.naming(&self.staging);
        }
        let Some(new) = Written::of(&self.staging, self.purpose.command)? else {
            return Ok(()); // the folder is for something else
        };
        if self.staging.join(MARKER).exists() {
            self.make_way(MANIFEST)?;
            self.rename(MARKER, MANIFEST)?;
        }
        self.earlier = Written::of(&self.folder, self.purpose.command)?;
        self.place_all()?;
        let known = self.known();
        let gone = self.gone(known.keys(), &new)?;
        self.end(&gone)?;
        self.earlier = Written::of(&self.folder, self.purpose.command)?;
        Ok(())
    }

    /// Puts the new files into their places, those first in which people write.
    fn place_all(&mut self) -> io::Result<()> {
        for below in self.purpose.below {
            let has_room = !self.folder.join(below).exists();
            if has_room && self.staging.join(below).exists() {
                self.rename(below, below)?;
            }
        }
        let mut names = own_names(&self.staging, |_| true)?;
        names.sort_unstable();
        names.retain(|name| ![MANIFEST, MARKER].contains(&&**name));
        let first = self.purpose.written_in;
        names.sort_by_key(|name| {
            first
                .iter()
                .position(|it| it == name)
                .unwrap_or(first.len())
        });
        for name in names {
            self.make_way(&name)?;
            self.rename(&name, &name)?;
        }
        sync(&self.folder)
    }

    /// The last steps: files that have no new ones go, and the manifest says that all is there.
    fn end(&self, gone: &[String]) -> io::Result<()> {
        for name in gone {
            let path = self.folder.join(name);
            fs::remove_file(&path).naming(&path)?;
            let above = path.ancestors().skip(1);
            for folder in above.take_while(|it| *it != self.folder) {
                let _ = fs::remove_dir(folder); // where nothing is left in it
            }
        }
        self.rename(MANIFEST, MANIFEST)?;
        sync(&self.folder)?;
        fs::remove_dir_all(&self.staging).naming(&self.staging)
    }

    /// Files of an earlier run that have no new ones. One that somebody has changed is moved out of the way.
    fn gone<'a>(
        &mut self,
        known: impl Iterator<Item = &'a String>,
        new: &Written,
    ) -> io::Result<Vec<String>> {
        let mut gone = Vec::new();
        for name in known.filter(|name| !new.names(name)) {
            self.make_way(name)?;
            if self.folder.join(name).exists() {
                gone.push(name.clone());
            }
        }
        Ok(gone)
    }

    /// Pages of an earlier run that have no new ones. One that is not as it was written stays: it may be somebody's own.
    fn gone_pages(&self, staged: &BTreeSet<String>) -> io::Result<Vec<String>> {
        let mut gone = Vec::new();
        for name in own_names(&self.folder, |it| self.purpose.below.contains(&it))? {
            let is_old = (self.purpose.is_page)(&name) && !staged.contains(&name);
            if is_old && self.is_unchanged(&name)? {
                gone.push(name);
            }
        }
        Ok(gone)
    }

    /// Moves somebody's work out of the place of a file.
    fn make_way(&mut self, name: &str) -> io::Result<()> {
        let path = self.folder.join(name);
        if !self.is_replaceable(&path, name)? {
            self.kept.push(keep(&path)?);
        }
        Ok(())
    }

    fn is_replaceable(&self, path: &Path, name: &str) -> io::Result<bool> {
        let about = if_there(fs::symlink_metadata(path)).naming(path)?;
        let Some(about) = about else {
            return Ok(true);
        };
        if about.is_dir() {
            return Ok(false);
        }
        match &self.earlier {
            Some(_) if name == MANIFEST => Ok(true),
            Some(earlier) => earlier.holds(&self.folder, name),
            None => Ok(Fingerprint::of_file(path).is_ok_and(|it| it.is_none())),
        }
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        let (from, to) = (self.staging.join(from), self.folder.join(to));
        let renamed = match fs::rename(&from, &to) {
            Err(error) if error.kind() == ErrorKind::NotFound => to
                .parent()
                .map_or(Ok(()), fs::create_dir_all)
                .and_then(|()| fs::rename(&from, &to)),
            renamed => renamed,
        };
        renamed.naming(&to)
    }

    /// Refuses a folder in which another program has a file open: there it could not be replaced.
    #[cfg(windows)]
    fn refuse_open_files(&self) -> io::Result<()> {
        for name in self.known().into_keys() {
            let path = self.folder.join(name);
            let opened = if_there(File::options().write(true).open(&path));
            opened.naming(&path)?;
        }
        Ok(())
    }
}

/// Of a run that an error ended: the folder is as it was. The error itself was already reported.
impl Drop for Transaction {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.staging);
        if self.is_marked {
            let _ = mark(&self.folder, true);
        }
        drop(self.lock.take());
        if self.is_made {
            let _ = fs::remove_dir(&self.folder); // only where it is empty
        }
    }
}

/// Whether nothing is in a folder but what says that it is taken.
fn is_empty(folder: &Path) -> io::Result<bool> {
    let mut entries = fs::read_dir(folder).naming(folder)?;
    Ok(entries.all(|entry| entry.is_ok_and(|it| it.file_name() == LOCK)))
}

/// The names of the files in a folder and in those below it that are its own.
fn own_names(folder: &Path, is_own: impl Fn(&str) -> bool) -> io::Result<Vec<String>> {
    let (mut names, mut folders) = (Vec::new(), vec![String::new()]);
    while let Some(own) = folders.pop() {
        let path = folder.join(&own);
        let entries = if_there(fs::read_dir(&path)).naming(&path)?;
        for entry in entries.into_iter().flatten() {
            let entry = entry.naming(&path)?;
            let is_folder = entry.file_type().naming(&path)?.is_dir();
            let name = entry.file_name();
            let Some(name) = name.to_str() else {
                continue; // none of ours
            };
            let before = if own.is_empty() { "" } else { "/" };
            let name = [&own, before, name].concat();
            if !is_folder {
                names.push(name);
            } else if is_own(&name) {
                folders.push(name);
            }
        }
    }
    Ok(names)
}

/// What was renamed in a folder is on the disk. Not every system can say so of a folder.
fn sync(folder: &Path) -> io::Result<()> {
    if cfg!(windows) {
        return Ok(());
    }
    let synced = File::open(folder).and_then(|folder| folder.sync_all());
    synced.naming(folder)
}

fn refused(path: &Path, kind: ErrorKind, why: Refused) -> io::Error {
    named(path, io::Error::new(kind, why))
}
