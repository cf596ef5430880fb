//! What the commands that audit have in common: what they read, and what the director knows.

use super::Trouble;
use super::args::{Cli, Color, InputArgs, LawArgs};
use super::inputs::Inputs;
use super::progress::Bar;
use super::streams::say;
use crate::audit::Slips;
use crate::report::clean;
use crate::source::Input;
use clap::CommandFactory;
use clap::error::ErrorKind;
use std::fs;
use std::path::Path;

/// What the paths of a command mean.
pub(super) fn inputs(command: &str, args: &InputArgs) -> Result<Inputs, Trouble> {
    if args.paths.is_empty() && args.from_list.is_none() {
        return Err(no_path(command).into());
    }
    Inputs::find(&args.paths, args.from_list.as_deref())
}

/// What is said to somebody who gives flags and nothing to read.
fn no_path(name: &str) -> clap::Error {
    let why = "no PATH: name a file, a folder, or - for standard input";
    let mut command = Cli::command();
    command.build();
    let own = command.find_subcommand(name).cloned();
    own.unwrap_or(command)
        .error(ErrorKind::MissingRequiredArgument, why)
}

/// Whether a file that is to be written is one of those that are read.
pub(super) fn is_input(path: &Path, inputs: &Inputs) -> bool {
    let Ok(path) = fs::canonicalize(path) else {
        return false;
    };
    let same = |input: &Input| matches!(input, Input::File(file) if fs::canonicalize(file).is_ok_and(|it| it == path));
    inputs.found.iter().any(|(input, _)| same(input))
}

/// The director's slips. Rows that cannot be read are named, and the run goes on with the rest.
pub(super) fn slips(args: &LawArgs, color: Color) -> Result<Slips, Trouble> {
    let Some(path) = &args.slips else {
        return Ok(Slips::default());
    };
    let slips = Slips::read(path).map_err(|error| Trouble::BadUse(error.to_string()))?;
    for row in &slips.unreadable {
        let line = format!("{}:{row}", slips.file);
        say(color, &Bar::hidden(), &clean(&line));
    }
    Ok(slips)
}

/// The name of a file, without the folders before it.
pub(super) fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}
