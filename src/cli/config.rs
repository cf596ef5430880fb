//! Flags from a file: one a line, `#` for comments. Flags on the command line win.

use super::args::Cli;
use super::{Trouble, desk, front};
use crate::report::reason;
use crate::source::Input;
use crate::words::{Message, message};
use clap::parser::ValueSource;
use clap::{ArgMatches, Command, CommandFactory, FromArgMatches};
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

/// Names the file when `--config` does not.
const VARIABLE: &str = "PBN_AUDIT_CONFIG";
/// The command that takes flags from a file.
const CHECK: &str = "check";

/// Reads the command line, with the flags of the configuration file where there is one.
pub(super) fn parse(args: Vec<OsString>) -> Result<Cli, Trouble> {
    let mut command = Cli::command();
    command.build();
    let (mut args, flags_from) = front::with_command(args, &command);
    let parsed = command.clone().try_get_matches_from(&args);
    let mut matches = parsed.map_err(front::near_commands)?;
    if let Some((CHECK, given)) = matches.subcommand()
        && let Some(path) = path(given)
    {
        let lines = Input::File(path.clone()).read_whole();
        let lines = lines.and_then(|lines| {
            let text = String::from_utf8(lines).map_err(io::Error::other);
            text.map_err(|error| Input::File(path.clone()).error(error))
        });
        let lines = lines.map_err(|error| desk::refused(&path, reason::of(&error.source)))?;
        let flags = flags(&command, &path, &lines)?;
        let kept = flags
            .into_iter()
            .filter(|flag| !is_given(given, &flag.id))
            .map(|flag| flag.word);
        let named = || args.iter().position(|arg| arg == CHECK);
        let behind = flags_from
            .or_else(|| Some(named()? + 1))
            .unwrap_or(args.len());
        args.splice(behind..behind, kept);
        matches = command.clone().try_get_matches_from(&args)?;
    }
    let mut cli = Cli::from_arg_matches(&matches)?;
    cli.is_bare = flags_from.is_some();
    Ok(cli)
}

fn path(given: &ArgMatches) -> Option<PathBuf> {
    let named = given.get_one::<PathBuf>("config").cloned();
    named.or_else(named_for_all)
}

/// The file of flags for all command lines.
pub(super) fn named_for_all() -> Option<PathBuf> {
    let value = std::env::var_os(VARIABLE)?;
    (!value.is_empty()).then(|| value.into())
}

fn is_given(given: &ArgMatches, id: &str) -> bool {
    given.value_source(id) == Some(ValueSource::CommandLine)
}

/// A line of the file that is not taken.
fn bad(path: &Path, number: u64, why: Message) -> Trouble {
    desk::refused(path, message!("config-line", number, why))
}

/// One flag of the file.
#[derive(Debug, PartialEq, Eq)]
struct Flag {
    /// By this name the command line knows it.
    id: String,
    /// The flag and its value.
    word: OsString,
}

/// The flags of a file; the first one that is none stops it.
fn flags(command: &Command, path: &Path, lines: &str) -> Result<Vec<Flag>, Trouble> {
    let mut flags = Vec::new();
    for (number, line) in (1..).zip(lines.trim_start_matches('\u{feff}').lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let flag = flag(command, line)
            .ok_or_else(|| bad(path, number, message!("config-no-flag", flag = line)))?;
        let alone = [OsString::from("pbn-audit"), CHECK.into(), "-".into()];
        let alone = command
            .clone()
            .try_get_matches_from(alone.iter().chain([&flag.word]));
        if let Err(error) = alone
            && error.kind() != clap::error::ErrorKind::MissingRequiredArgument
        {
            return Err(bad(
                path,
                number,
                message!("trouble-other", text = in_short(&error)),
            ));
        }
        flags.push(flag);
    }
    Ok(flags)
}

/// What clap finds wrong, in one line: its first sentence, with what there is to choose from.
fn in_short(error: &clap::Error) -> String {
    let text = error.to_string();
    let lines = text
        .lines()
        .take_while(|line| !line.is_empty())
        .map(str::trim);
    let text = lines.collect::<Vec<_>>().join(" ");
    text.trim_start_matches("error: ").to_owned()
}

/// A line: `--flag`, `--flag value`, `--flag=value`, `-f value`.
fn flag(command: &Command, line: &str) -> Option<Flag> {
    let (name, value) =
        match line.split_once(|letter: char| letter == '=' || letter.is_whitespace()) {
            Some((name, value)) => (name, Some(value.trim())),
            None => (line, None),
        };
    let check = command.find_subcommand(CHECK)?;
    let arg = check.get_arguments().find(|arg| {
        let long = arg
            .get_long()
            .is_some_and(|long| name.strip_prefix("--") == Some(long));
        let short = arg
            .get_short()
            .is_some_and(|short| name.strip_prefix('-') == Some(short.encode_utf8(&mut [0; 4])));
        long || short
    })?;
    let id = arg.get_id().as_str();
    let sign = if name.starts_with("--") { "=" } else { "" };
    let word = value.map_or_else(|| name.to_owned(), |value| format!("{name}{sign}{value}"));
    (!matches!(id, "config" | "help")).then(|| Flag {
        id: id.to_owned(),
        word: word.into(),
    })
}
