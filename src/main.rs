//! The program: everything it does is in [`pbn_audit::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    pbn_audit::cli::run(std::env::args_os()).into()
}
