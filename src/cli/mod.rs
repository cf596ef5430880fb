//! The program and the person in front of it: arguments, configuration, inputs, progress, exit codes.
//!
//! The only floor that prints or exits. Results go to standard output, talk to standard error.
//!
//! It must not know the rules of bridge.

mod args;
mod check;
mod choices;
mod config;
mod convert;
mod desk;
mod exit;
mod explain;
mod inputs;
mod manual;
mod nearest;
mod outputs;
mod page;
mod progress;
mod rules;
mod show;
mod signals;
mod slips;
mod streams;
mod topics;

pub use exit::Exit;

use args::{Cli, Command};
use choices::{Color, Lang};
use exit::Trouble;
use std::ffi::OsString;
use streams::Voice;

/// Does what a command line asks for, and says what cannot be done. The first argument is the program's own name.
pub fn run(args: impl Iterator<Item = OsString>) -> Exit {
    match config::parse(args.collect()) {
        Ok(cli) => {
            let voice = Voice::new(cli.color, cli.lang);
            act(&cli, voice).unwrap_or_else(|trouble| trouble.print(voice))
        }
        Err(trouble) => trouble.print(Voice::new(Color::Auto, Lang::default())),
    }
}

fn act(cli: &Cli, voice: Voice) -> Result<Exit, Trouble> {
    match &cli.command {
        Command::Check(args) => check::run(args, voice),
        Command::Show(args) => show::run(args, voice),
        Command::Slips(args) => slips::run(args, voice),
        Command::Convert(args) => convert::run(args, voice),
        Command::Rules(args) => rules::run(args, voice),
        Command::Explain(args) => explain::run(args, voice),
        Command::Completions(args) => manual::completions(args, voice),
        Command::Man(args) => manual::man(args, voice),
    }
}
