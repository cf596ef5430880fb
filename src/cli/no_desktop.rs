//! What a desktop has around a program, on a system that has none of it.

use super::args::Command;
use crate::audit::Halt;
use std::io;
use std::path::PathBuf;
use std::time::Duration;
use terminal_size::{Height, Width};

/// The commands that a page needs: with all of them it would be a fifth larger.
pub(super) const fn has(command: &Command) -> bool {
    matches!(command, Command::Check(_) | Command::Apply(_))
}

/// Such a system does not say where files go that nobody is to see.
pub(super) fn prepare() {
    let _ = tempfile::env::override_temp_dir("/tmp".as_ref());
}

pub(super) const fn listen(_: &Halt) {}

pub(super) fn open_within(_: PathBuf, _: Duration) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

pub(super) const fn terminal() -> Option<(Width, Height)> {
    None
}
