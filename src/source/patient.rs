//! Inputs that may keep silent: standard input, pipes and terminals, waited for only as long as the run goes on.
//!
//! Who waits in a read for bytes knows nothing of a [`Halt`]. So the system is asked first whether a read would wait, and
//! the flag is looked at until it would not. Where the system cannot be asked, the read waits.

use super::{Halt, Obstacle};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// How long is waited before the flag is looked at again: a person does not notice it.
const MOMENT: Duration = Duration::from_millis(50);

/// An input that is read while the flag is down.
pub(super) struct Patient {
    from: File,
    halt: Halt,
}

impl Patient {
    /// Standard input: past the buffer that the library has for it, as the system does not know what stands there.
    pub(super) fn stdin(halt: &Halt) -> io::Result<Self> {
        Ok(Self {
            from: stdin()?,
            halt: halt.clone(),
        })
    }

    /// Opens what is no regular file. A pipe with a name lets nobody in before the program that writes to it: that is
    /// waited for by a thread of its own.
    pub(super) fn open(path: &Path, halt: &Halt) -> io::Result<Self> {
        let (path, halt) = (path.to_owned(), halt.clone());
        let (sender, opened) = channel();
        thread::Builder::new().spawn(move || sender.send(File::open(path)))?;
        loop {
            match opened.recv_timeout(MOMENT) {
                Ok(file) => return file.map(|from| Self { from, halt }),
                Err(RecvTimeoutError::Timeout) if !halt.is_stopped() => (),
                Err(_) => return Err(Obstacle::Interrupted.into()),
            }
        }
    }
}

#[cfg(unix)]
fn stdin() -> io::Result<File> {
    use std::os::fd::AsFd;
    Ok(io::stdin().as_fd().try_clone_to_owned()?.into())
}

#[cfg(windows)]
fn stdin() -> io::Result<File> {
    use std::os::windows::io::AsHandle;
    Ok(io::stdin().as_handle().try_clone_to_owned()?.into())
}

#[cfg(not(any(unix, windows)))]
fn stdin() -> io::Result<File> {
    Err(io::ErrorKind::Unsupported.into())
}

impl Read for Patient {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while !self.halt.is_stopped() {
            if !is_silent(&self.from) {
                return self.from.read(buffer);
            }
        }
        Err(Obstacle::Interrupted.into())
    }
}

/// Whether there is nothing to be read for a moment, and no end either.
#[cfg(all(unix, feature = "program"))]
fn is_silent(from: &File) -> bool {
    use rustix::event::{PollFd, PollFlags, poll};
    let moment = MOMENT.try_into().ok();
    let polled = poll(&mut [PollFd::new(from, PollFlags::IN)], moment.as_ref());
    matches!(polled, Ok(0) | Err(rustix::io::Errno::INTR))
}

#[cfg(not(all(unix, feature = "program")))]
const fn is_silent(_: &File) -> bool {
    false
}
