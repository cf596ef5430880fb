//! Files that take their places when they are whole; and one run at a time in a folder.

use crate::report::disk::named::{Naming, Refused};
use std::fs::{self, File, Metadata, TryLockError};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// A file that is written beside its place. Until it is ended the file before it stays, and one that is given up leaves
/// nothing. What a run that was killed left beside is taken by the next one.
#[derive(Debug)]
pub(crate) struct WholeFile {
    /// Its place; through a link, that to which the link leads.
    to: PathBuf,
    file: Option<BufWriter<File>>,
    /// Where it is until then; nowhere else where it is written into something that is no file, such as a pipe.
    beside: Option<PathBuf>,
}

impl WholeFile {
    /// Begins a file.
    ///
    /// # Errors
    /// When it cannot be written, or another run writes it.
    pub(crate) fn create(path: &Path) -> io::Result<Self> {
        let to = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let begun = match fs::metadata(&to) {
            Ok(about) if !about.is_file() => {
                let file = File::options().write(true).open(&to);
                file.map(|file| (file, None))
            }
            about => {
                let beside = beside(&to);
                begin(&beside, about.ok()).map(|file| (file, Some(beside)))
            }
        };
        let (file, beside) = begun.naming(path)?;
        Ok(Self {
            to,
            file: Some(BufWriter::new(file)),
            beside,
        })
    }

    /// Gives it its place, with all of it on the disk.
    ///
    /// # Errors
    /// When something of it cannot be written; the file before it stays.
    pub(crate) fn end(mut self) -> io::Result<()> {
        let ended = self.place();
        ended.naming(&self.to)
    }

    fn place(&mut self) -> io::Result<()> {
        let Some(file) = self.file.take() else {
            return Ok(());
        };
        let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
        if let Some(beside) = &self.beside {
            file.sync_all()?;
            drop(file); // Windows renames no file that is open
            fs::rename(beside, &self.to)?;
            self.beside = None;
        }
        Ok(())
    }
}

/// One that is given up.
impl Drop for WholeFile {
    fn drop(&mut self) {
        self.file = None;
        if let Some(beside) = &self.beside {
            let _ = fs::remove_file(beside); // there is no one to tell
        }
    }
}

/// The name of a file until it has its place.
fn beside(to: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(to.file_name().unwrap_or_default());
    name.push(".pbn-audit-new");
    to.with_file_name(name)
}

/// Opens an empty file, which may be read by whom the file before it might.
fn begin(beside: &Path, before: Option<Metadata>) -> io::Result<File> {
    let mut options = File::options();
    let file = options
        .write(true)
        .create(true)
        .truncate(false)
        .open(beside)?;
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        return Err(busy());
    }
    if !stands_at(&file, beside) {
        return Err(busy()); // its run ended meanwhile, and it is in its place
    }
    file.set_len(0)?;
    if let Some(before) = before {
        file.set_permissions(before.permissions())?;
    }
    Ok(file)
}

/// Whether a file that was opened is still the one at a path.
#[cfg(unix)]
fn stands_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let id = |about: io::Result<Metadata>| about.ok().map(|it| (it.dev(), it.ino()));
    id(file.metadata()) == id(fs::metadata(path))
}

#[cfg(not(unix))]
fn stands_at(_: &File, path: &Path) -> bool {
    path.exists()
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Some(file) = &mut self.file else {
            return Ok(bytes.len());
        };
        file.write(bytes).naming(&self.to)
    }

    fn flush(&mut self) -> io::Result<()> {
        let flushed = self.file.as_mut().map_or(Ok(()), BufWriter::flush);
        flushed.naming(&self.to)
    }
}

/// Replaces a file by these bytes, or leaves it as it is.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = WholeFile::create(path)?;
    file.write_all(bytes)?;
    file.end()
}

/// The file that stands for a folder where no folder can be locked; it goes away with the program.
pub(super) const LOCK: &str = "pbn-audit.lock";

/// Takes a folder, which no other run may write to then. The system takes it away when the program ends, however that happens.
/// One on a disk that knows no locks is not taken, and used all the same.
///
/// # Errors
/// When another run has it.
#[cfg(not(windows))]
pub(super) fn lock(folder: &Path) -> io::Result<Option<File>> {
    let folder = File::open(folder)?;
    match folder.try_lock() {
        Ok(()) => Ok(Some(folder)),
        Err(TryLockError::WouldBlock) => Err(busy()),
        Err(TryLockError::Error(_)) => Ok(None),
    }
}

/// There no folder can be locked.
#[cfg(windows)]
pub(super) fn lock(folder: &Path) -> io::Result<Option<File>> {
    use std::os::windows::fs::OpenOptionsExt;
    const DELETE_ON_CLOSE: u32 = 0x0400_0000;
    const SHARING_VIOLATION: i32 = 32;
    let mut options = File::options();
    options.write(true).create(true).share_mode(0);
    match options
        .custom_flags(DELETE_ON_CLOSE)
        .open(folder.join(LOCK))
    {
        Err(error) if error.raw_os_error() == Some(SHARING_VIOLATION) => Err(busy()),
        opened => opened.map(Some),
    }
}

fn busy() -> io::Error {
    io::Error::new(io::ErrorKind::ResourceBusy, Refused::Busy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_there_as_a_whole_or_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("key.csv");
        replace(&path, b"first").unwrap();
        let mut given_up = WholeFile::create(&path).unwrap();
        given_up.write_all(b"half").unwrap();
        given_up.flush().unwrap();
        drop(given_up);
        assert_eq!(fs::read(&path).unwrap(), b"first");
        replace(&path, b"second").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");
        assert_eq!(folder.path().read_dir().unwrap().count(), 1);
        let nowhere = folder.path().join("missing/key.csv");
        let refused = replace(&nowhere, b"").unwrap_err().to_string();
        assert!(refused.contains("key.csv"), "{refused}");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_who_may_read_stays_as_it_was() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("key.csv"), folder.path().join("link"));
        fs::write(&path, "first").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        symlink(&path, &link).unwrap();
        replace(&link, b"second").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&path).unwrap(), b"second");
        assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        replace(Path::new("/dev/null"), b"third").unwrap();
        assert!(!Path::new("/dev/null").is_file());
    }
}
