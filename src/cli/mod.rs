//! The program and the person in front of it: arguments, configuration, inputs, progress, exit codes.
//!
//! The only floor that prints or exits. Results go to standard output, talk to standard error.
//!
//! It must not know the rules of bridge.

mod args;
mod check;
mod config;
mod desk;
mod exit;
mod explain;
mod inputs;
mod manual;
mod nearest;
mod page;
mod progress;
mod rules;
mod show;
mod signals;
mod slips;
mod streams;
mod topics;

pub use exit::{Exit, Trouble};

use args::Command;
use std::ffi::OsString;

/// Does what a command line asks for. The first argument is the program's own name.
///
/// # Errors
/// When it cannot be understood or done.
pub fn run(args: impl Iterator<Item = OsString>) -> Result<Exit, Trouble> {
    let cli = config::parse(args.collect())?;
    match &cli.command {
        Command::Check(args) => check::run(args, cli.color),
        Command::Show(args) => show::run(args, cli.color),
        Command::Slips(args) => slips::run(args, cli.color),
        Command::Rules(args) => rules::run(args, cli.color),
        Command::Explain(args) => explain::run(args, cli.color),
        Command::Completions(args) => manual::completions(args, cli.color),
        Command::Man(args) => manual::man(args, cli.color),
    }
}
