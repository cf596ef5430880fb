//! The program and the person in front of it: arguments, configuration, inputs, progress, exit codes.
//!
//! The only floor that prints or exits. Results go to standard output, talk to standard error.
//!
//! It must not know the rules of bridge.

mod anonymous;
mod apply;
mod args;
mod beside;
mod browser;
mod check;
mod choices;
mod compare;
mod config;
mod console;
mod convert;
mod desk;
#[cfg_attr(not(any(unix, windows)), path = "no_desktop.rs")]
mod desktop;
mod exit;
mod explain;
mod front;
mod inputs;
mod lists;
mod manual;
mod merge;
mod nearest;
mod outputs;
mod page;
mod patterns;
mod progress;
mod rules;
mod show;
mod slips;
mod stats;
mod streams;
mod topics;

pub use exit::Exit;

use args::{Cli, Command};
use choices::Color;
use exit::Trouble;
use std::ffi::OsString;
use std::io::{self, ErrorKind};
use streams::Voice;

/// Does what a command line asks for, and says what cannot be done. The first argument is the program's own name.
pub fn run(args: impl Iterator<Item = OsString>) -> Exit {
    desktop::prepare();
    let (voice, done) = match config::parse(args.collect()) {
        Ok(cli) => {
            let voice = Voice::new(cli.color, cli.lang);
            (voice, act(&cli, voice))
        }
        Err(trouble) => (Voice::new(Color::Auto, None), Err(trouble)),
    };
    let exit = done.unwrap_or_else(|trouble| trouble.print(voice));
    console::wait(voice);
    exit
}

fn act(cli: &Cli, voice: Voice) -> Result<Exit, Trouble> {
    front::refuse_a_command(cli)?;
    match &cli.command {
        command if !desktop::has(command) => Err(io::Error::from(ErrorKind::Unsupported).into()),
        Command::Check(args) => check::run(args, voice),
        Command::Show(args) => show::run(args, voice),
        Command::Slips(args) => slips::run(args, voice),
        Command::Convert(args) => convert::run(args, voice),
        Command::Apply(args) => apply::run(args, voice),
        Command::Compare(args) => compare::run(args, voice),
        Command::Stats(args) => stats::run(args, voice),
        Command::Rules(args) => rules::run(args, voice),
        Command::Explain(args) => explain::run(args, voice),
        Command::Completions(args) => manual::completions(args, voice),
        Command::Man(args) => manual::man(args, voice),
    }
}
