//! `stats`: how often players revoke, from the command line to the exit code.

use super::args::StatsArgs;
use super::choices::word;
use super::inputs::Inputs;
use super::nearest::{nearest, quoted};
use super::outputs::Outputs;
use super::progress::Bar;
use super::streams::{Results, Voice};
use super::{Exit, Trouble, desk};
use crate::audit::{At, FileTally, Options, Places, Read, Reporter, Slips};
use crate::report::{Brief, PARQUET, StatsFolder, StatsOptions, board_number, reason};
use crate::source::name_of;
use crate::stats::{
    BoardCounter, Bound, Dimension, EarlierRun, FILES, FileFault, PartBoards, Sums, shard_of,
};
use crate::words::{Message, message};
use std::collections::HashSet;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Counts what the command line names.
pub(super) fn run(args: &StatsArgs, voice: Voice) -> Result<Exit, Trouble> {
    if args.parquet && !PARQUET {
        return Err(Trouble::BadUse(message!("no-parquet")));
    }
    let by = dimensions(&args.by)?;
    let options = options(args, &by);
    let inputs = inputs(args)?;
    let bar = desk::bar(args.quiet, &inputs, voice);
    inputs.announce(voice, &bar);
    refuse_outputs(args, &inputs)?;
    refuse_twice(&args.merge)?;
    let mut sums = Sums::new(Bound::default(), &by);
    for folder in &args.merge {
        merge(&mut sums, folder, &options)?;
    }
    let mut folder = args
        .out
        .as_deref()
        .map(|path| StatsFolder::create(path, options.clone(), args.force))
        .transpose()?;
    let complaints = inputs.complaints.len();
    let given = Options::from(&args.edition);
    let counter = BoardCounter {
        options: given.clone(),
        players: by.contains(&Dimension::Player),
        id: board_number,
    };
    let mut listener = Listener {
        sums,
        counter,
        voice,
        bar: &bar,
    };
    let given = (&given, &Slips::default());
    let ended = desk::audit(inputs, given, &args.speed, &mut listener, &bar)?;
    bar.clear();
    if !ended.interrupted {
        let sums = listener.sums;
        finish(args, voice, (sums, folder.as_mut()), &options)?;
    }
    Ok(Exit::of(&ended, complaints))
}

/// The dimensions of `--by`, each once and in their order.
fn dimensions(names: &[String]) -> Result<Vec<Dimension>, Trouble> {
    let mut by = Vec::new();
    for name in names {
        let Some(dimension) = Dimension::crossed(name) else {
            let known = Dimension::CROSSED.map(Dimension::name);
            let near = nearest(name, &known);
            let names = quoted(if near.is_empty() { &known } else { &near });
            let why = message!("unknown-dimension", word = name.as_str(), names = names);
            return Err(Trouble::BadUse(why));
        };
        by.push(dimension);
    }
    by.sort_unstable();
    by.dedup();
    Ok(by)
}

fn options(args: &StatsArgs, by: &[Dimension]) -> StatsOptions {
    StatsOptions {
        laws: word(&args.edition.laws),
        jurisdiction: word(&args.edition.jurisdiction),
        grade: word(&args.grade),
        per: args.per,
        by: by.iter().map(|it| it.name()).collect(),
        parquet: args.parquet,
    }
}

/// What is read: nothing if earlier runs are only added.
fn inputs(args: &StatsArgs) -> Result<Inputs, Trouble> {
    if !args.merge.is_empty() && args.input.paths.is_empty() && args.input.from_list.is_none() {
        return Ok(Inputs::default());
    }
    let mut inputs = desk::inputs("stats", &args.input)?;
    if let Some(shard) = &args.shard {
        let (own, of) = parts(shard)?;
        let found = std::mem::take(&mut inputs.found);
        let is_own = |name: &str| shard_of(inputs.below(name), of) == own - 1;
        let found = found.into_iter().filter(|(_, name)| is_own(name)).collect();
        inputs.found = found;
    }
    Ok(inputs)
}

/// `3/8`.
fn parts(shard: &str) -> Result<(u64, u64), Trouble> {
    let numbers = shard.split_once('/');
    let numbers = numbers.and_then(|(own, of)| Some((own.parse().ok()?, of.parse().ok()?)));
    numbers
        .filter(|(own, of)| (1..=*of).contains(own))
        .ok_or_else(|| Trouble::BadUse(message!("no-shard", word = shard)))
}

/// Refuses a folder in which the run reads a file that it would replace.
fn refuse_outputs(args: &StatsArgs, inputs: &Inputs) -> Result<(), Trouble> {
    let Some(out) = &args.out else { return Ok(()) };
    let merged = args.merge.iter();
    let merged: Vec<_> = merged
        .flat_map(|it| FILES.map(|name| it.join(name)))
        .collect();
    let list = args.input.from_list.as_deref();
    let read = merged.iter().map(|it| Some(it.as_path())).chain([list]);
    let outputs = Outputs::beside(inputs, read);
    let mut files = StatsFolder::files(out);
    files.try_for_each(|file| outputs.not_read(&file))
}

/// Refuses a folder that is to be added twice, by whatever path.
fn refuse_twice(folders: &[PathBuf]) -> Result<(), Trouble> {
    let mut known = HashSet::new();
    for folder in folders {
        let place = folder.canonicalize().unwrap_or_else(|_| folder.clone());
        if !known.insert(place) {
            let why = reason::about(name_of(folder), message!("stats-twice"));
            return Err(Trouble::BadUse(why));
        }
    }
    Ok(())
}

/// Adds the sums of an earlier run.
fn merge(sums: &mut Sums, folder: &Path, options: &StatsOptions) -> Result<(), Trouble> {
    let unusable = |why| Trouble::BadUse(reason::about(name_of(folder), why));
    let earlier = EarlierRun::open(folder).map_err(|error| {
        let is_unfinished = error.kind() == io::ErrorKind::NotFound && folder.is_dir();
        unusable(if is_unfinished {
            message!("stats-unfinished")
        } else {
            why(&error)
        })
    })?;
    let own = options.of_sums();
    if earlier.options != own {
        return Err(unusable(message!(
            "stats-other-options",
            theirs = earlier.options,
            own = own
        )));
    }
    sums.add(earlier).map_err(|error| unusable(why(&error)))
}

/// Why sums cannot be read.
fn why(error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::InvalidData => message!("stats-damaged"),
        _ => reason::of(error),
    }
}

/// Makes rates of the sums, and shows and writes them.
fn finish(
    args: &StatsArgs,
    voice: Voice,
    (sums, folder): (Sums, Option<&mut StatsFolder>),
    options: &StatsOptions,
) -> Result<(), Trouble> {
    let path = folder.as_ref().map(|it| it.path().to_owned());
    let finished = sums.finish(path.as_deref(), &options.of_sums());
    let finished = finished.map_err(|error| Trouble::BadUse(why(&error)))?;
    let least = args.grade.into();
    let is_written = folder.is_some();
    let wanted = |dimension| is_written || Brief::shows(dimension);
    let whole = finished.whole(least, wanted)?;
    let mut brief = Brief::default();
    if let Some(folder) = folder {
        let reliability = finished.reliability()?;
        for row in finished.rows(&whole, wanted)? {
            let row = row?;
            brief.row(&row);
            folder.row(&row)?;
            folder.quality(&row, &reliability, &finished.joined)?;
            folder.chart(&row, &reliability, least);
        }
        folder.draw(&whole, &reliability, least, voice.words)?;
        folder.finish(&whole)?;
    } else if !args.quiet {
        for row in finished.rows(&whole, wanted)? {
            brief.row(&row?);
        }
    }
    if args.quiet {
        return Ok(());
    }
    let mut out = BufWriter::new(Results::plain(voice.color));
    let screen = Results::is_terminal().then(Results::screen);
    let told = (options, least);
    brief.write((&finished, &whole), told, (voice.words, screen), &mut out)?;
    out.flush()?;
    Ok(())
}

/// The sums, and the messages about files on the way.
struct Listener<'a> {
    sums: Sums,
    counter: BoardCounter,
    voice: Voice,
    bar: &'a Bar,
}

impl Reporter for Listener<'_> {
    type Part = PartBoards;
    type Noted = FileFault;
    type Collector = BoardCounter;

    fn collector(&self) -> BoardCounter {
        self.counter.clone()
    }

    fn part(&mut self, file: &str, _: At, part: PartBoards) -> io::Result<()> {
        self.sums.part(file, &part)
    }

    fn file_wide(
        &mut self,
        file: &str,
        _: At,
        fault: FileFault,
        places: &Places,
    ) -> io::Result<()> {
        self.sums.file_fault(file, &fault, places.times);
        Ok(())
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        let is_read = !matches!(file.read, Read::No(_));
        self.sums.file(is_read);
        if let Read::No(why) = &file.read {
            let line = reason::about(&file.file, reason::unread(why));
            self.voice.print(self.bar, &line);
        }
        Ok(())
    }
}
