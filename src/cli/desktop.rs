//! What a desktop has around a program, and a page in a browser has not.

pub(super) use open::that_detached_with_timeout as open_within;

use super::args::Command;
use crate::audit::Halt;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag::{register, register_conditional_shutdown};
use std::io;
use terminal_size::{Height, Width, terminal_size_of};

/// How a program is asked to stop: by a person, by the system, by a terminal that closes.
#[cfg(unix)]
const ASKED: [i32; 3] = [SIGINT, SIGTERM, signal_hook::consts::SIGHUP];
#[cfg(not(unix))]
const ASKED: [i32; 2] = [SIGINT, SIGTERM];
/// The exit code of a program that was asked twice.
const AT_ONCE: i32 = 130;

/// Every command is there.
pub(super) const fn has(_: &Command) -> bool {
    true
}

/// Everything is at hand.
pub(super) const fn prepare() {}

/// Raises the flag when the program is asked to stop: the first Ctrl-C ends the run with whole files, the second the program.
pub(super) fn listen(halt: &Halt) {
    for signal in ASKED {
        // the first of these finds the flag up only when it was raised before; without them the program ends less gently
        let _ = register_conditional_shutdown(signal, AT_ONCE, halt.flag());
        let _ = register(signal, halt.flag());
    }
}

/// How large the terminal is.
pub(super) fn terminal() -> Option<(Width, Height)> {
    terminal_size_of(io::stdout())
}
