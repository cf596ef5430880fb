//! `apply`: what the director's decisions change, as a list and as corrected copies.

use super::args::ApplyArgs;
use super::desk;
use super::inputs::Inputs;
use super::outputs::Outputs;
use super::progress::Bar;
use super::streams::{Results, Voice};
use super::{Exit, Trouble, desktop};
use crate::audit::{self, At, Ended, FileTally, Halt, Options, Reporter, Slips, TextStep};
use crate::report::{
    CORRECTED, Copies, CorrectedFolder, DecidedBoard, Decisions, Folder, LocatedBoards,
    LocatedPart, Locating, Plan, RescoreRow, Unapplied, Whereabouts, reason, rescore_table,
};
use crate::source::name_of;
use crate::words::{Message, key, message};
use std::collections::HashSet;
use std::io;
use std::path::Path;

/// Applies the decisions of a review.
pub(super) fn run(args: &ApplyArgs, voice: Voice) -> Result<Exit, Trouble> {
    let reviews = desk::decisions(&args.review, |review| {
        Folder::decisions_of_run(review, &args.decisions)
    })?;
    for saved in &args.decisions {
        if Folder::take_in(&args.review, saved)? {
            let taken = message!(
                "apply-taken",
                file = name_of(saved),
                folder = name_of(&args.review)
            );
            voice.print(&Bar::hidden(), &taken);
        }
    }
    let boards = Decisions::named_boards(&reviews, voice.pages);
    let (known, unusable) = desk::known_by(reviews, voice, &Bar::hidden());
    let decided = DecidedBoard::all(&known);
    let whereabouts = Whereabouts::of(&args.review);
    let mut files: Vec<_> = decided.iter().map(|it| it.file.clone()).collect();
    files.dedup();
    let records = || match args.paths.as_slice() {
        [] => Ok(Inputs::of_reports(&whereabouts, &files)),
        paths => Inputs::find(paths, None),
    };
    let mut desk = Desk {
        voice,
        halt: Halt::new(),
        complaints: unusable,
        undecided: Vec::new(),
    };
    desktop::listen(&desk.halt);
    let inputs = records()?;
    inputs.announce(voice, &Bar::hidden());
    desk.complaints += inputs.complaints.len();
    let (plan, ended) = desk.locate(args, inputs, decided)?;
    let is_lost = |why| matches!(why, Unapplied::NotFound | Unapplied::Ambiguous);
    let open = plan.unapplied.iter().filter(|(_, why)| !is_lost(*why));
    let open: HashSet<_> = open.map(|(decided, _)| decided.id).collect();
    let undecided = boards.into_iter();
    let undecided = undecided.filter(|(id, _, is_decided)| !is_decided || open.contains(id));
    desk.undecided = undecided.map(|(_, name, _)| name).collect();
    for (file, &count) in &plan.missing {
        let review = name_of(&args.review);
        desk.say(&message!(
            "apply-missing",
            file = file.as_str(),
            count,
            review
        ));
    }
    for (decided, why) in &plan.unapplied {
        desk.say(&unapplied(decided, *why));
    }
    desk.complaints += plan.missing.len() + plan.unapplied.len();
    for ((review, row), remark) in &plan.remarks {
        let why = Message::from(remark.key());
        desk.say(&reason::about(format_args!("{review}:{row}"), why));
    }
    if ended.interrupted {
        return Ok(Exit::Interrupted);
    }
    let corrected = || args.review.is_dir().then(|| args.review.join(CORRECTED));
    let beside = args.beside.then(corrected).flatten();
    if let Some(out) = args.out.as_deref().or(beside.as_deref()) {
        return desk.write(args, out, records()?, (plan, &ended));
    }
    desk.list(&plan)?;
    Ok(Exit::of(&ended, desk.complaints))
}

/// Why a decision is not applied, with its place in the review.
fn unapplied(decided: &DecidedBoard, why: Unapplied) -> Message {
    let (review, row) = &decided.place;
    let place = format!("{review}:{row}");
    let file = decided.file.as_str();
    let why = match why {
        Unapplied::NotFound => message!("apply-not-found", file),
        Unapplied::Ambiguous => message!("apply-ambiguous"),
        Unapplied::Unconfirmed => message!("apply-unconfirmed"),
        Unapplied::Changed => message!("apply-result-changed"),
        Unapplied::Open([min, max]) => message!("apply-open", min, max),
        Unapplied::NoProposal => message!("apply-no-proposal"),
    };
    reason::about(place, why)
}

/// What runs, and whom it talks to.
struct Desk {
    voice: Voice,
    halt: Halt,
    complaints: usize,
    /// Boards of the review without a decision.
    undecided: Vec<String>,
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
        let (options, slips, bar) = (Options::default(), Slips::default(), Bar::hidden());
        let (found, how) = (inputs.found.into_iter(), (&args.speed).into());
        let ended = audit::run(found, &options, &slips, how, &mut located, &bar, &self.halt)?;
        Ok((Plan::of(decided, located.boards), ended))
    }

    /// Shows the list.
    fn list(&self, plan: &Plan) -> Result<(), Trouble> {
        let table = rescore_table(&plan.rows, self.voice.words);
        Results::print(self.voice.color, table.as_bytes())?;
        self.conclude(plan);
        Ok(())
    }

    /// Writes the list and the copies.
    fn write(
        &mut self,
        args: &ApplyArgs,
        out: &Path,
        inputs: Inputs,
        (mut plan, ended): (Plan, &Ended),
    ) -> Result<Exit, Trouble> {
        if Folder::is_ours(out) {
            return Err(desk::refused(out, message!("trouble-is-report")));
        }
        let outputs = Outputs::beside(&inputs, [Some(args.review.as_path())]);
        for file in RescoreRow::FILES {
            outputs.not_read(&out.join(file))?;
        }
        let folder = CorrectedFolder::create(out, args.force || args.beside)?;
        let places = folder.places(inputs.places_in(out, true));
        let changes = std::mem::take(&mut plan.files);
        let before = self.complaints;
        let (files, is_interrupted) = self.copy(inputs, Copies::new(places, changes))?;
        if is_interrupted {
            return Ok(Exit::Interrupted);
        }
        let is_cut = ended.failed || self.complaints > before;
        for file in folder.finish((&plan.rows, &self.undecided), is_cut, self.voice.pages)? {
            self.say(&reason::kept(&file, false));
        }
        self.conclude(&plan);
        let folder = name_of(out);
        let number = self.voice.words.grouped(files);
        self.say(&message!("apply-copies", count = files, number, folder));
        Ok(Exit::of(ended, self.complaints))
    }

    /// The second reading, of the text alone: writes the copies. Returns how many were written, and whether it was
    /// interrupted.
    fn copy(&mut self, inputs: Inputs, mut copies: Copies) -> io::Result<(u64, bool)> {
        let (mut written, mut refused) = (0, 0);
        let found = inputs.found.into_iter();
        let is_interrupted = audit::texts(found, &self.halt, |file, step| match step {
            TextStep::Part(text, origin) => copies.part(file, text, origin),
            TextStep::End { is_whole } => {
                let to = copies.end(is_whole)?;
                written += u64::from(to.is_written());
                refused += usize::from(to.is_refused());
                if let Some(line) = desk::went(file, &to) {
                    self.say(&line);
                }
                Ok(())
            }
        })?;
        for file in copies.unmet().into_iter().filter(|_| !is_interrupted) {
            refused += 1;
            self.say(&reason::about(file, message!("apply-unread")));
        }
        self.complaints += refused;
        Ok((written, is_interrupted))
    }

    /// What was decided, in figures.
    fn conclude(&self, plan: &Plan) {
        let counted = |key, count| self.voice.words.counted(key, count);
        let changed = plan.rows.len() as u64 - plan.penalties;
        let later = self.undecided.len() as u64;
        self.say(&counted(key!("apply-changed", count, number), changed));
        for (key, count) in [
            (key!("apply-penalties", count, number), plan.penalties),
            (key!("apply-unchanged", count, number), plan.unchanged),
            (key!("apply-later", count, number), later),
            (key!("apply-points", count, number), plan.with_points),
        ] {
            if count > 0 {
                self.say(&counted(key, count));
            }
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
        self.voice.print_unread(&Bar::hidden(), file);
        Ok(())
    }
}
