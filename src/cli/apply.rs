//! `apply`: what the director's decisions change, as a list and as corrected copies.

use super::args::ApplyArgs;
use super::desk;
use super::inputs::Inputs;
use super::outputs::{Existing, Outputs};
use super::progress::Bar;
use super::streams::{Results, Voice};
use super::{Exit, Trouble, signals};
use crate::audit::{self, At, Ended, FileTally, Halt, Options, Read, Reporter, Slips};
use crate::report::{
    CopiedPart, Copies, Copying, DecidedBoard, Destination, LocatedBoards, LocatedPart, Locating,
    Plan, RescoreRow, Unapplied, reason, rescore_table, write_rescore,
};
use crate::source::name_of;
use crate::words::{Message, message};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Applies the decisions of a review.
pub(super) fn run(args: &ApplyArgs, voice: Voice) -> Result<Exit, Trouble> {
    let (known, unusable) = desk::decided(&args.review, voice)?;
    let decided = DecidedBoard::all(&known);
    let paths = if args.paths.is_empty() {
        files(&decided)
    } else {
        args.paths.clone()
    };
    let mut desk = Desk {
        voice,
        halt: Halt::new(),
        complaints: unusable,
    };
    signals::listen(&desk.halt);
    let inputs = Inputs::find(&paths, None)?;
    inputs.announce(voice, &Bar::hidden());
    desk.complaints += inputs.complaints.len();
    let (plan, ended) = desk.locate(args, inputs, decided)?;
    for (decided, why) in &plan.unapplied {
        desk.say(&unapplied(decided, *why));
    }
    desk.complaints += plan.unapplied.len();
    if ended.interrupted {
        return Ok(Exit::Interrupted);
    }
    match &args.out {
        Some(out) => desk.write(args, out, &paths, plan)?,
        None => desk.list(&plan)?,
    }
    Ok(Exit::of(&ended, desk.complaints))
}

/// The files that the review names, each once: of a member of an archive the archive.
fn files(decided: &[DecidedBoard]) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = Vec::new();
    for name in decided.iter().map(|decided| decided.file.as_str()) {
        let signs = name.match_indices('!').map(|(at, _)| at);
        let mut splits = signs.chain([name.len()]).map(|at| Path::new(&name[..at]));
        let file = splits.find(|path| path.is_file());
        let file = file.unwrap_or(Path::new(name));
        if !name.is_empty() && !files.iter().any(|known| known == file) {
            files.push(file.to_owned());
        }
    }
    files
}

/// Why a decision is not applied, with its place in the review.
fn unapplied(decided: &DecidedBoard, why: Unapplied) -> Message {
    let (review, row) = &decided.place;
    let place = format!("{review}:{row}");
    let file = decided.file.as_str();
    let why = match why {
        Unapplied::NotFound => message!("apply-not-found", file = file),
        Unapplied::Ambiguous => message!("apply-ambiguous"),
        Unapplied::Unconfirmed => message!("apply-unconfirmed"),
        Unapplied::Open([min, max]) => message!("apply-open", min = min, max = max),
        Unapplied::NoProposal => message!("apply-no-proposal"),
    };
    reason::about(place, why)
}

/// What runs, and whom it talks to.
struct Desk {
    voice: Voice,
    halt: Halt,
    complaints: usize,
}

impl Desk {
    fn say(&self, line: &Message) {
        self.voice.print(&Bar::hidden(), line);
    }

    /// The first reading: where the boards are, and what becomes of them.
    fn locate(
        &self,
        args: &ApplyArgs,
        inputs: Inputs,
        decided: Vec<DecidedBoard>,
    ) -> Result<(Plan, Ended), Trouble> {
        let mut located = Locate {
            locating: Locating::new(&decided),
            boards: LocatedBoards::default(),
            voice: self.voice,
        };
        let ended = self.read(args, inputs, &mut located)?;
        Ok((Plan::of(decided, located.boards), ended))
    }

    fn read(
        &self,
        args: &ApplyArgs,
        inputs: Inputs,
        reporter: &mut impl Reporter,
    ) -> Result<Ended, Trouble> {
        let (options, slips, bar) = (Options::default(), Slips::default(), Bar::hidden());
        let (found, how) = (inputs.found.into_iter(), (&args.speed).into());
        Ok(audit::run(
            found, &options, &slips, how, reporter, &bar, &self.halt,
        )?)
    }

    /// Shows the list.
    fn list(&self, plan: &Plan) -> Result<(), Trouble> {
        let mut out = Results::plain(self.voice.color);
        write!(out, "{}", rescore_table(&plan.rows, self.voice.words))
            .and_then(|()| out.flush())
            .map_err(Trouble::Io)?;
        self.conclude(plan);
        Ok(())
    }

    /// Writes the list and the copies.
    fn write(
        &mut self,
        args: &ApplyArgs,
        out: &Path,
        paths: &[PathBuf],
        mut plan: Plan,
    ) -> Result<(), Trouble> {
        if out.exists() && !out.is_dir() {
            return Err(desk::refused(out, message!("trouble-not-folder")));
        }
        let inputs = Inputs::find(paths, None)?;
        let outputs = Outputs::beside(&inputs, [Some(args.review.as_path())]);
        for file in RescoreRow::FILES {
            outputs.file(&out.join(file), Existing::of(args.force))?;
        }
        let places = inputs.places_in(out, args.force);
        let changes = std::mem::take(&mut plan.files);
        let mut copy = Copy {
            copies: Copies::new(places, changes),
            written: 0,
            refused: 0,
            voice: self.voice,
        };
        self.read(args, inputs, &mut copy)?;
        write_rescore(out, &plan.rows, self.voice.words)?;
        self.complaints += copy.refused;
        self.conclude(&plan);
        let (files, folder) = (copy.written, name_of(out));
        let number = self.voice.words.grouped(files);
        self.say(&message!(
            "apply-copies",
            count = files,
            number = number,
            folder = folder
        ));
        Ok(())
    }

    /// What was decided, in figures.
    fn conclude(&self, plan: &Plan) {
        macro_rules! counted {
            ($key:literal, $count:expr) => {
                message!(
                    $key,
                    count = $count,
                    number = self.voice.words.grouped($count)
                )
            };
        }
        let changed = plan.rows.len() as u64;
        let lines = [
            (true, counted!("apply-changed", changed)),
            (
                plan.unchanged > 0,
                counted!("apply-unchanged", plan.unchanged),
            ),
            (plan.later > 0, counted!("apply-later", plan.later)),
            (
                plan.with_points > 0,
                counted!("apply-points", plan.with_points),
            ),
        ];
        for (_, line) in lines.iter().filter(|(is_said, _)| *is_said) {
            self.say(line);
        }
    }
}

/// Takes what the first reading locates.
struct Locate {
    locating: Locating,
    boards: LocatedBoards,
    voice: Voice,
}

impl Reporter for Locate {
    type Part = LocatedPart;
    type Noted = ();
    type Collector = Locating;

    fn collector(&self) -> Locating {
        self.locating.clone()
    }

    fn part(&mut self, file: &str, before: At, part: LocatedPart) -> io::Result<()> {
        self.boards.part(file, before, part);
        Ok(())
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        self.boards.end();
        if let Read::No(why) = &file.read {
            let line = reason::about(&file.file, reason::unread(why));
            self.voice.print(&Bar::hidden(), &line);
        }
        Ok(())
    }
}

/// Writes copies in the second reading.
struct Copy {
    copies: Copies,
    /// Copies that were written.
    written: u64,
    /// Copies that were not, as a file is in the way.
    refused: usize,
    voice: Voice,
}

impl Reporter for Copy {
    type Part = CopiedPart;
    type Noted = ();
    type Collector = Copying;

    fn collector(&self) -> Copying {
        Copying
    }

    fn part(&mut self, file: &str, _: At, part: CopiedPart) -> io::Result<()> {
        self.copies.part(file, &part)
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        let why = match self.copies.end(file.read == Read::Yes)? {
            Destination::None => return Ok(()),
            Destination::Written(_) => {
                self.written += 1;
                return Ok(());
            }
            Destination::Renamed(to) => {
                self.written += 1;
                message!("convert-renamed", to = name_of(&to))
            }
            Destination::Exists(path) => {
                self.refused += 1;
                reason::about(name_of(&path), message!("trouble-exists"))
            }
            Destination::IsRead(path) => {
                self.refused += 1;
                reason::about(name_of(&path), message!("trouble-is-read"))
            }
        };
        let line = reason::about(&file.file, why);
        self.voice.print(&Bar::hidden(), &line);
        Ok(())
    }
}
