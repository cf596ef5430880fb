//! `completions` and `man`: made from the table of the command line, as the help is.

use super::args::{Cli, CompletionsArgs, ManArgs};
use super::nearest::nearest;
use super::streams::{Results, Voice};
use super::{Exit, Trouble};
use crate::words::message;
use clap::{Command, CommandFactory};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};
use std::io::Write;

/// Writes completions for a shell.
pub(super) fn completions(args: &CompletionsArgs, voice: Voice) -> Result<Exit, Trouble> {
    let mut command = Cli::command();
    let mut script = Vec::new();
    let name = command.get_name().to_owned();
    clap_complete::generate(args.shell, &mut command, name, &mut script);
    written(&script, voice)
}

/// Writes the manual page of the program or of a command.
pub(super) fn man(args: &ManArgs, voice: Voice) -> Result<Exit, Trouble> {
    let command = match &args.command {
        Some(name) => subcommand(name)?,
        None => Cli::command(),
    };
    let mut page = Vec::new();
    let source = format!("pbn-audit {}", env!("CARGO_PKG_VERSION"));
    Man::new(command).source(source).render(&mut page)?;
    exit_status(args.command.as_deref()).to_writer(&mut page)?;
    written(&page, voice)
}

/// The exit codes, for a command or for all.
fn exit_status(command: Option<&str>) -> Roff {
    let mut section = Roff::new();
    section.control("SH", ["EXIT STATUS"]);
    for (code, meaning) in EXIT_CODES {
        let is_given = code != "1" || command.is_none_or(|it| it == "check");
        if is_given {
            section.control("TP", []);
            section.text([bold(code)]);
            section.text([roman(meaning)]);
        }
    }
    section
}

/// What each exit code means.
const EXIT_CODES: [(&str, &str); 4] = [
    ("0", "Everything was read."),
    (
        "1",
        "Of check: there is a finding at --fail-on or above (by default never).",
    ),
    ("2", "Bad use, or something could not be read or written."),
    ("130", "Interrupted; what was written is whole."),
];

/// A command under the name that its own page has: `pbn-audit-check`.
fn subcommand(name: &str) -> Result<Command, Trouble> {
    let mut program = Cli::command();
    program.build();
    let named = program.find_subcommand(name).cloned();
    named
        .map(|command| {
            let title = format!("{}-{name}", program.get_name());
            command.display_name(title)
        })
        .ok_or_else(|| unknown(name, &program))
}

fn unknown(name: &str, program: &Command) -> Trouble {
    let known: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
    let near = nearest(name, &known);
    let near = if near.is_empty() { known } else { near };
    let names = near.join(", ");
    Trouble::BadUse(message!("man-unknown", name = name, names = names))
}

fn written(text: &[u8], voice: Voice) -> Result<Exit, Trouble> {
    let mut out = Results::plain(voice.color);
    out.write_all(text)?;
    out.flush()?;
    Ok(Exit::Clean)
}
