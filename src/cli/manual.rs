//! `completions` and `man`: made from the table of the command line, as the help is.

use super::args::{Cli, CompletionsArgs, ManArgs};
use super::nearest::nearest;
use super::streams::{Results, Voice};
use super::{Exit, Trouble};
use crate::words::message;
use clap::builder::{Resettable, StyledStr};
use clap::{Command, CommandFactory};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

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
    let closing = command.get_after_help().map(ToString::to_string);
    let command = command.after_help(Resettable::<StyledStr>::Reset);
    let mut page = Vec::new();
    let source = format!("pbn-audit {}", env!("CARGO_PKG_VERSION"));
    Man::new(command).source(source).render(&mut page)?;
    let closing = closing.unwrap_or_default();
    let closing = sections(&closing, args.command.is_none());
    closing.to_writer(&mut page)?;
    written(&page, voice)
}

/// What the help ends with, as sections of a manual page: of the program, or of a command.
fn sections(closing: &str, is_of_program: bool) -> Roff {
    let (mut examples, mut codes, mut notes) = (Vec::new(), Vec::new(), Vec::new());
    for paragraph in closing.split("\n\n") {
        if let Some(lines) = paragraph.strip_prefix("Examples:\n") {
            examples.extend(lines.lines().map(str::trim_start));
        } else if let Some(list) = paragraph.strip_prefix("Exit codes: ") {
            codes.extend(list.trim_end_matches('.').split("; "));
        } else if !paragraph.is_empty() {
            notes.push(paragraph);
        }
    }
    if codes.is_empty() {
        let is_any = |code: &&str| is_of_program || !code.starts_with("1 ");
        codes.extend(EXIT_CODES.into_iter().filter(is_any));
    }
    let mut page = Roff::new();
    page.control("SH", ["EXIT STATUS"]);
    for code in codes {
        entry(&mut page, code.split_once(' ').unwrap_or((code, "")));
    }
    if !notes.is_empty() {
        page.control("SH", ["NOTES"]);
    }
    for note in notes {
        page.control("PP", []);
        page.text([roman(note)]);
    }
    if !examples.is_empty() {
        page.control("SH", ["EXAMPLES"]);
    }
    for example in examples {
        entry(&mut page, example.split_once("  ").unwrap_or((example, "")));
    }
    page
}

/// A word or a command, and what it means.
fn entry(page: &mut Roff, (tag, meaning): (&str, &str)) {
    page.control("TP", []);
    page.text([bold(tag)]);
    page.text([roman(meaning.trim_start())]);
}

/// What exit codes mean where the help does not say it.
const EXIT_CODES: [&str; 4] = [
    "0 everything was read",
    "1 what was asked for with --fail-on or --exit-code",
    "2 bad use, or something could not be read or written",
    "130 interrupted; what was written is whole",
];

/// A command under the name that its own page has: `pbn-audit-check`.
fn subcommand(name: &str) -> Result<Command, Trouble> {
    let mut program = Cli::command();
    program.build();
    let named = program.find_subcommand(name).cloned();
    named
        .map(|mut command| {
            let title = format!("{}-{name}", program.get_name());
            let usage = command.render_usage().to_string();
            let usage = usage.trim_start_matches("Usage: ").to_owned();
            command.display_name(title).override_usage(usage)
        })
        .ok_or_else(|| unknown(name, &program))
}

fn unknown(name: &str, program: &Command) -> Trouble {
    let known: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
    let near = nearest(name, &known);
    let near = if near.is_empty() { known } else { near };
    let names = near.join(", ");
    Trouble::BadUse(message!("man-unknown", name, names))
}

fn written(text: &[u8], voice: Voice) -> Result<Exit, Trouble> {
    Results::print(voice.color, text)?;
    Ok(Exit::Clean)
}
