//! One run at a time in a folder.

use super::named::Refused;
use std::fs::File;
use std::io;
use std::path::Path;

/// The file that stands for a folder where no folder can be locked; it goes away with the program.
pub(super) const LOCK: &str = "pbn-audit.lock";

/// A folder that no other run may write to. The system takes it away when the program ends, however that happens.
#[derive(Debug)]
pub(super) struct Lock(#[allow(dead_code)] Option<File>); // it is held as long as it is there

impl Lock {
    /// Takes a folder. One on a disk that knows no locks is not taken, and used all the same.
    ///
    /// # Errors
    /// When another run has it.
    pub(super) fn take(folder: &Path) -> io::Result<Self> {
        system(folder).map(Self)
    }
}

#[cfg(not(windows))]
fn system(folder: &Path) -> io::Result<Option<File>> {
    use std::fs::TryLockError;
    let folder = File::open(folder)?;
    match folder.try_lock() {
        Ok(()) => Ok(Some(folder)),
        Err(TryLockError::WouldBlock) => Err(busy()),
        Err(TryLockError::Error(_)) => Ok(None),
    }
}

/// There no folder can be locked.
#[cfg(windows)]
fn system(folder: &Path) -> io::Result<Option<File>> {
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

pub(super) fn busy() -> io::Error {
    io::Error::new(io::ErrorKind::ResourceBusy, Refused::Busy)
}
