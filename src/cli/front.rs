//! A command line without a command: `pbn-audit friday.pbn` is a check that writes its reports beside the file and opens
//! their page. A folder of reports, alone or with decisions saved from its page, is an apply. So it works with what is
//! dropped on the program's icon too.

use super::Trouble;
use super::args::{Cli, Command};
use super::desk::refused;
use super::nearest::{nearest, quoted};
use crate::report::{Folder, is_saved};
use crate::source::name_of;
use crate::words::message;
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue};
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// What such a command line means.
const MEANT: [&str; 3] = ["check", "--beside", "--open"];
/// What it means where all that is named is a folder of reports.
const OF_REPORTS: [&str; 2] = ["apply", "--beside"];
/// What is asked of the program itself.
const OF_THE_PROGRAM: [&str; 4] = ["-h", "--help", "-V", "--version"];

/// Puts the words that are meant before those of a command line without a command, and says how many words stand before
/// the flags of the person.
pub(super) fn with_command(
    mut args: Vec<OsString>,
    program: &clap::Command,
) -> (Vec<OsString>, Option<usize>) {
    if has_command(args.get(1..).unwrap_or_default(), program) {
        return (args, None);
    }
    if let Some(meant) = of_reports(&args[1..], program) {
        args.splice(1.., meant);
        return (args, None);
    }
    args.splice(1..1, MEANT.map(OsString::from));
    (args, Some(1 + MEANT.len()))
}

/// What a folder of reports means, beside decisions that were saved from its page, the records that have moved, and flags;
/// `None` where no folder is of reports, or several are.
fn of_reports(words: &[OsString], program: &clap::Command) -> Option<Vec<OsString>> {
    let is_value = |place: usize| {
        let before = place.checked_sub(1).map(|before| &words[before]);
        before.is_some_and(|word| takes_value(word, program))
    };
    let named: Vec<_> = (0..words.len()).filter(|it| !is_value(*it)).collect();
    let is_folder = |place: &usize| Folder::is_ours(Path::new(&words[*place]));
    let mut folders = named.iter().copied().filter(is_folder);
    let folder = folders.next().filter(|_| folders.next().is_none())?;
    let mut meant: Vec<_> = OF_REPORTS.map(OsString::from).into();
    meant.push(words[folder].clone());
    for (place, word) in words.iter().enumerate().filter(|(it, _)| *it != folder) {
        if named.contains(&place) && is_saved(Path::new(word)) {
            meant.push("--decisions".into());
        }
        meant.push(word.clone());
    }
    Some(meant)
}

/// Whether the value of a flag is the next word, as it is meant here.
fn takes_value(word: &OsStr, program: &clap::Command) -> bool {
    let name = word.to_str().unwrap_or_default();
    let commands = [MEANT[0], OF_REPORTS[0]].map(|it| program.find_subcommand(it));
    let flags = commands.into_iter().flatten().chain([program]);
    let mut flags = flags.flat_map(clap::Command::get_arguments);
    flags.any(|flag| {
        let long = flag.get_long().map(|long| format!("--{long}"));
        let short = flag.get_short().map(|short| format!("-{short}"));
        flag.get_action().takes_values() && [long, short].iter().flatten().any(|it| it == name)
    })
}

/// Whether words name a command, ask something of the program, or are none at all. Only flags of the program stand before
/// a command.
fn has_command(words: &[OsString], program: &clap::Command) -> bool {
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if OF_THE_PROGRAM.iter().any(|it| word == it) {
            return true;
        }
        match flag_of(word, program) {
            Some(Value::Next) => _ = words.next(),
            Some(Value::Within) => (),
            None => return program.find_subcommand(word).is_some(),
        }
    }
    true
}

/// Where the value of a flag is.
enum Value {
    Within,
    Next,
}

/// Whether a word is a flag of the program.
fn flag_of(word: &OsStr, program: &clap::Command) -> Option<Value> {
    let word = word.to_str()?.strip_prefix("--")?;
    let (name, value) = match word.split_once('=') {
        Some((name, _)) => (name, Value::Within),
        None => (word, Value::Next),
    };
    let mut flags = program.get_arguments().filter_map(clap::Arg::get_long);
    flags.any(|flag| flag == name).then_some(value)
}

/// Refuses a word that was meant to be a command: it looks like one, and no file has this name; and decisions without the
/// folder that they are for.
pub(super) fn refuse_a_command(cli: &Cli) -> Result<(), Trouble> {
    let first = match &cli.command {
        Command::Check(check) if cli.is_bare => check.input.paths.first(),
        _ => None,
    };
    match first {
        Some(path) if is_saved(path) => Err(refused(path, message!("decisions-alone"))),
        Some(path) if is_word(path) && !path.exists() => Err(no_command(&name_of(path))),
        _ => Ok(()),
    }
}

/// What is wrong with a command line; `help` of a word that is not a command gets the commands nearest to it.
pub(super) fn near_commands(error: clap::Error) -> Trouble {
    let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidSubcommand) else {
        return error.into();
    };
    let program = Cli::command();
    Trouble::BadUse(match nearest(word, &commands(&program)).as_slice() {
        [] => message!("help-none", word = word.as_str()),
        near => message!("help-near", word = word.as_str(), names = quoted(near)),
    })
}

fn commands(program: &clap::Command) -> Vec<&str> {
    let commands = program.get_subcommands();
    commands.map(clap::Command::get_name).collect()
}

/// Whether a path is a word: without folders, an ending, or the signs of a pattern.
fn is_word(path: &Path) -> bool {
    let mut bytes = path.as_os_str().as_encoded_bytes().iter();
    path != Path::new("-") && !bytes.any(|byte| b"/\\.*?[".contains(byte))
}

fn no_command(word: &str) -> Trouble {
    let program = Cli::command();
    let commands = commands(&program);
    Trouble::BadUse(if commands.contains(&word) {
        message!("command-first", word)
    } else {
        let files = ["pbn", "lin"].map(|ending| format!("{word}.{ending}"));
        let files = files.iter().map(String::as_str);
        let mut near: Vec<_> = files.filter(|file| Path::new(file).exists()).collect();
        near.extend(nearest(word, &commands));
        match near.as_slice() {
            [] => message!("command-none", word),
            near => message!("command-near", word, names = quoted(near)),
        }
    })
}
