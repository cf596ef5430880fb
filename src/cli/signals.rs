//! Ctrl-C: the first ends the run with whole files, the second ends the program.

use crate::audit::Halt;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag::{register, register_conditional_shutdown};

/// How a program is asked to stop: by a person, by the system, by a terminal that closes.
#[cfg(unix)]
const ASKED: [i32; 3] = [SIGINT, SIGTERM, signal_hook::consts::SIGHUP];
#[cfg(not(unix))]
const ASKED: [i32; 2] = [SIGINT, SIGTERM];
/// The exit code of a program that was asked twice.
const AT_ONCE: i32 = 130;

/// Raises the flag when the program is asked to stop.
pub(super) fn listen(halt: &Halt) {
    for signal in ASKED {
        // the first of these finds the flag up only when it was raised before; without them the program ends less gently
        let _ = register_conditional_shutdown(signal, AT_ONCE, halt.flag());
        let _ = register(signal, halt.flag());
    }
}
