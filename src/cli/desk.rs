//! What the commands that audit have in common: what they read, and what the director knows.

use super::args::{Cli, InputArgs, LawArgs};
use super::inputs::Inputs;
use super::lists::is_record;
use super::progress::Bar;
use super::streams::Voice;
use super::{Trouble, desktop};
use crate::audit::{self, DoubleDummy, Ended, Halt, How, Options, Reporter, Slips, SlipsError};
use crate::double_dummy::SOLVER;
use crate::report::{Decisions, DecisionsError, Destination, Folder, Known, reason};
use crate::source::{InputError, name_of};
use crate::words::{Message, message};
use clap::CommandFactory;
use clap::error::ErrorKind;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

/// What the paths of a command mean.
pub(super) fn inputs(command: &str, args: &InputArgs) -> Result<Inputs, Trouble> {
    if args.paths.is_empty() && args.from_list.is_none() {
        return Err(Trouble::Usage(no_path(command)));
    }
    let mut inputs = Inputs::find(&args.paths, args.from_list.as_deref())?;
    if let Some(name) = &args.name {
        inputs.call_stdin(name)?;
    }
    Ok(inputs)
}

/// Audits the inputs, until Ctrl-C ends it.
pub(super) fn audit(
    inputs: Inputs,
    (options, slips): (&Options, &Slips),
    how: impl Into<How>,
    reporter: &mut impl Reporter,
    bar: &Bar,
) -> Result<Ended, Trouble> {
    let halt = Halt::new();
    desktop::listen(&halt);
    let (found, how) = (inputs.found.into_iter(), how.into());
    Ok(audit::run(
        found, options, slips, how, reporter, bar, &halt,
    )?)
}

/// The progress of a run: shown on a terminal, unless it is to be quiet.
pub(super) fn bar(is_quiet: bool, inputs: &Inputs, voice: Voice) -> Bar {
    if is_quiet || !io::stderr().is_terminal() {
        Bar::hidden()
    } else {
        Bar::shown(inputs.size(), voice.words)
    }
}

/// The message for flags without an input.
fn no_path(name: &str) -> clap::Error {
    let mut program = Cli::command();
    program.build();
    let command = program
        .find_subcommand_mut(name)
        .expect("a command has its own name");
    let why = "no PATH: name a file, a folder, or - for standard input";
    command.error(ErrorKind::MissingRequiredArgument, why)
}

/// The director's slips. Rows that cannot be read are named, and the run goes on with the rest.
pub(super) fn slips(args: &LawArgs, voice: Voice) -> Result<Slips, Trouble> {
    let Some(path) = args.slips() else {
        return Ok(Slips::default());
    };
    if let Some(second) = args.slips.get(1) {
        return Err(refused(second, message!("slips-second")));
    }
    let slips = Slips::read(path).map_err(|error| match error {
        SlipsError::Header { .. } if is_record(path) => refused(path, message!("slips-is-record")),
        error => Trouble::BadUse(unusable(&error)),
    })?;
    for row in &slips.unreadable {
        let line = row.message(&slips.file);
        voice.print(&Bar::hidden(), &line);
    }
    if let Some(&line) = slips.unanswered.first() {
        let text = message!("slips-unanswered", count = slips.unanswered.len(), line);
        voice.print(&Bar::hidden(), &reason::about(&slips.file, text));
    }
    Ok(slips)
}

/// What was decided before, by the files that are named.
pub(super) fn known(paths: &[PathBuf]) -> Result<Vec<Decisions>, Trouble> {
    let mut files = Vec::new();
    for path in paths {
        files.extend(decisions(path, |path| Folder::decisions_in(path, &[]))?);
    }
    Ok(files)
}

/// What is read from a review.
pub(super) fn decisions(
    path: &Path,
    read: impl FnOnce(&Path) -> Result<Vec<Decisions>, DecisionsError>,
) -> Result<Vec<Decisions>, Trouble> {
    read(path).map_err(|error| {
        if path.is_file() && is_record(path) {
            return refused(path, message!("decisions-is-record"));
        }
        Trouble::BadUse(reason::no_decisions(&error))
    })
}

/// The decisions of a review, with the number of rows that cannot be used.
pub(super) fn decided(review: &Path, voice: Voice) -> Result<(Known, usize), Trouble> {
    let files = known(&[review.to_owned()])?;
    Ok(known_by(files, voice, &Bar::hidden()))
}

/// What is known by these files. What cannot be used of them is told, and so are decisions that differ; the number of rows
/// that cannot be used comes with it.
pub(super) fn known_by(files: Vec<Decisions>, voice: Voice, bar: &Bar) -> (Known, usize) {
    let unusable: Vec<_> = files.iter().flat_map(reason::unusable).collect();
    let known = Known::of(files);
    let differing = known.differences().map(reason::difference);
    for line in unusable.iter().cloned().chain(differing) {
        voice.print(bar, &line);
    }
    (known, unusable.len())
}

/// Why no slip of a file can be read.
fn unusable(error: &SlipsError) -> Message {
    match error {
        SlipsError::Input(InputError { path, source }) => reason::about(path, reason::of(source)),
        SlipsError::Header { file, why } => why.message(file),
    }
}

/// How boards are audited.
pub(super) fn options(law: &LawArgs, double_dummy: bool) -> Result<Options, Trouble> {
    let mut options = Options::from(law);
    if double_dummy {
        if SOLVER.is_none() {
            return Err(Trouble::BadUse(message!("no-double-dummy")));
        }
        options.double_dummy = DoubleDummy::Deals;
    }
    Ok(options)
}

/// What there is to say of where the file made of an input went: that it has another name, or that a file is in the way.
pub(super) fn went(input: &str, to: &Destination) -> Option<Message> {
    let why = match to {
        Destination::None | Destination::Written(_) => return None,
        Destination::Renamed(to) => message!("convert-renamed", to = name_of(to)),
        Destination::Shortened(to) => message!("convert-shortened", to = name_of(to)),
        Destination::Unread => message!("apply-unread"),
        Destination::Exists(path) => return Some(about(path, message!("trouble-exists"))),
        Destination::IsRead(path) => return Some(about(path, message!("trouble-is-read"))),
    };
    Some(reason::about(input, why))
}

fn about(path: &Path, why: Message) -> Message {
    reason::about(name_of(path), why)
}

/// A file that cannot be used as it was meant to be.
pub(super) fn refused(path: &Path, why: Message) -> Trouble {
    Trouble::BadUse(about(path, why))
}

/// The name of a file, without the folders before it.
pub(super) fn file_name(path: &Path) -> String {
    name_of(path.file_name().unwrap_or(path.as_os_str()).as_ref())
}
