//! Ctrl-C: the first ends the run with whole files, the second ends the program.

use crate::audit::Halt;

/// Raises the flag when the program is asked to stop.
pub(super) fn listen(halt: &Halt) {
    let halt = halt.clone();
    let stop = move || {
        if halt.is_stopped() {
            #[allow(clippy::exit)] // the person asked twice
            std::process::exit(130);
        }
        halt.stop();
    };
    // without a handler Ctrl-C still ends the program, only less gently
    let _ = ctrlc::set_handler(stop);
}
