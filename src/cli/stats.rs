//! `stats`: how often players revoke, from the command line to the exit code.

use super::anonymous::anonymous;
use super::args::{SpeedArgs, StatsArgs};
use super::choices::word;
use super::inputs::Inputs;
use super::merge;
use super::nearest::{nearest, quoted};
use super::outputs::Outputs;
use super::progress::Bar;
use super::streams::{Results, Voice};
use super::{Exit, Trouble, desk};
use crate::audit::{At, Ended, FileTally, How, Options, Places, Read, Reporter, Slips, Unwritten};
use crate::report::{Brief, PARQUET, StatsFolder, StatsOptions, board_number, reason};
use crate::source::name_of;
use crate::stats::{
    BoardCounter, Bound, Detail, Dimension, FILES, FileFault, InputShards, PartBoards, Players,
    Shard, SharedSums, Sums, shard_of,
};
use crate::words::message;
use std::io::{self, BufWriter, Write};
use std::sync::Arc;
use std::{mem, thread};

/// Counts what the command line names.
pub(super) fn run(args: &StatsArgs, voice: Voice) -> Result<Exit, Trouble> {
    if args.parquet && !PARQUET {
        return Err(Trouble::BadUse(message!("no-parquet")));
    }
    let by = dimensions(&args.by)?;
    let (mut inputs, mut shards) = inputs(args)?;
    let bar = desk::bar(args.quiet, &inputs, voice);
    inputs.announce(voice, &bar);
    let outputs = refuse_outputs(args, &inputs)?;
    let places = (args.key.as_deref(), args.out.as_deref());
    let anonymous = (args.anonymous && by.contains(&Dimension::Player))
        .then(|| anonymous(places, (&args.speed).into(), &outputs, &mut inputs));
    let (aliases, _stdin) = anonymous.transpose()?.unzip();
    let options = StatsOptions {
        laws: word(&args.edition.laws),
        jurisdiction: word(&args.edition.jurisdiction),
        grade: word(&args.grade),
        per: args.per,
        by: by.iter().map(|it| it.name()).collect(),
        anonymous: aliases.as_ref().and_then(|it| it.fingerprints().last()),
        parquet: args.parquet,
    };
    let detail = match args.out {
        Some(_) => Detail::Tables,
        None => Detail::Summary,
    };
    let mut sums = Sums::new(Bound::default(), &by, detail);
    let own = (&options, aliases.as_ref());
    merge::add(&mut sums, &mut shards, &args.merge, own)?;
    merge::say_missing(&args.merge, &shards, voice, &bar);
    let mut folder = args
        .out
        .as_deref()
        .map(|path| StatsFolder::create(path, options.clone(), args.force))
        .transpose()?;
    let complaints = inputs.complaints.len();
    let given = Options::from(&args.edition);
    let counter = BoardCounter {
        detail,
        players: match aliases {
            Some(aliases) => Players::Pseudonyms(Arc::new(aliases.by_name())),
            None if detail.counts(Dimension::Player) && by.contains(&Dimension::Player) => {
                Players::Named
            }
            None => Players::Uncounted,
        },
        id: board_number,
    };
    let threads = threads(&args.speed);
    let shared = Arc::new(SharedSums::new(Bound::default(), threads, &by, detail));
    let mut listener = Listener {
        counted: Arc::clone(&shared),
        parts: Vec::new(),
        counter,
        voice,
        bar: &bar,
    };
    let given = (&given, &Slips::default());
    let ended = desk::audit(inputs, given, &args.speed, &mut listener, &bar)?;
    bar.clear();
    if !ended.interrupted {
        shared.add_to(&mut sums)?;
        let made = (sums, &shards, folder.as_mut());
        finish(args, voice, made, (&options, &ended))?;
    }
    Ok(Exit::of(&ended, complaints))
}

/// The threads of a run.
fn threads(speed: &SpeedArgs) -> usize {
    match How::from(speed).jobs {
        0 => thread::available_parallelism().map_or(1, usize::from),
        jobs => jobs,
    }
}

/// The dimensions of `--by`, each once and in their order.
fn dimensions(names: &[String]) -> Result<Vec<Dimension>, Trouble> {
    let mut by = Vec::new();
    for name in names {
        let Some(dimension) = Dimension::crossed(name) else {
            let known = Dimension::CROSSED.map(Dimension::name);
            let near = nearest(name, &known);
            let names = quoted(if near.is_empty() { &known } else { &near });
            let why = message!("unknown-dimension", word = name.as_str(), names);
            return Err(Trouble::BadUse(why));
        };
        by.push(dimension);
    }
    by.sort_unstable();
    by.dedup();
    Ok(by)
}

/// What is read, and which shard of which input that is: nothing if earlier runs are only added.
fn inputs(args: &StatsArgs) -> Result<(Inputs, InputShards), Trouble> {
    let mut shards = InputShards::default();
    if !args.merge.is_empty() && args.input.paths.is_empty() && args.input.from_list.is_none() {
        return Ok((Inputs::default(), shards));
    }
    let mut inputs = desk::inputs("stats", &args.input)?;
    let word = args.shard.as_deref().unwrap_or("1/1");
    let no_shard = |()| Trouble::BadUse(message!("no-shard", word));
    let shard: Shard = word.parse().map_err(no_shard)?;
    let paths = args.input.paths.iter().chain(&args.input.from_list);
    let from = paths.map(|it| name_of(it)).next().unwrap_or_default();
    if let Some(key) = inputs.key() {
        let is_first = shards.add(key, shard, &from);
        debug_assert_eq!(is_first, Ok(()), "nothing was added before");
    }
    if shard.of > 1 {
        let found = std::mem::take(&mut inputs.found);
        let is_own = |name: &str| shard_of(inputs.below(name), shard.of) == shard.own - 1;
        let found = found.into_iter().filter(|(_, name)| is_own(name)).collect();
        inputs.found = found;
    }
    Ok((inputs, shards))
}

/// Refuses a folder in which the run reads a file that it would replace.
fn refuse_outputs(args: &StatsArgs, inputs: &Inputs) -> Result<Outputs, Trouble> {
    let merged = args.merge.iter();
    let merged: Vec<_> = merged
        .flat_map(|it| FILES.map(|name| it.join(name)))
        .collect();
    let list = args.input.from_list.as_deref();
    let read = merged.iter().map(|it| Some(it.as_path())).chain([list]);
    let outputs = Outputs::beside(inputs, read);
    let mut files = args.out.iter().flat_map(|out| StatsFolder::files(out));
    files.try_for_each(|file| outputs.not_read(&file))?;
    Ok(outputs)
}

/// Makes rates of the sums, and shows and writes them.
fn finish(
    args: &StatsArgs,
    voice: Voice,
    (sums, shards, folder): (Sums, &InputShards, Option<&mut StatsFolder>),
    (options, ended): (&StatsOptions, &Ended),
) -> Result<(), Trouble> {
    let path = folder.as_ref().map(|it| it.path().to_owned());
    let finished = sums.finish(path.as_deref(), &options.of_sums());
    let finished = finished.map_err(|error| Trouble::BadUse(merge::why(&error)))?;
    let least = args.grade;
    let is_written = folder.is_some();
    let wanted = |dimension| is_written || Brief::shows(dimension);
    let whole = finished.whole(least, wanted)?;
    let mut brief = Brief::default();
    if let Some(folder) = folder {
        let reliability = finished.reliability()?;
        for row in finished.rows(&whole, wanted)? {
            let row = row?;
            brief.row(&row);
            folder.take(&row, (&reliability, least), &finished.joined)?;
        }
        folder.draw(&whole, &reliability, least, voice.pages)?;
        folder.finish(&whole, shards, ended)?;
        for file in folder.kept() {
            voice.print(&Bar::hidden(), &reason::kept(file, false));
        }
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
    counted: Arc<SharedSums>,
    /// Parts of a file that are still to be added, by any thread.
    parts: Vec<(String, PartBoards)>,
    counter: BoardCounter,
    voice: Voice,
    bar: &'a Bar,
}

impl Reporter for Listener<'_> {
    type Collector = BoardCounter;

    fn collector(&self) -> BoardCounter {
        self.counter.clone()
    }

    fn part(&mut self, file: &str, at: At, mut part: PartBoards) -> io::Result<()> {
        part.before = at.game;
        self.parts.push((file.to_owned(), part));
        Ok(())
    }

    fn unwritten(&mut self) -> Option<Unwritten> {
        let parts = mem::take(&mut self.parts);
        if parts.is_empty() {
            return None;
        }
        let counted = Arc::clone(&self.counted);
        let add = move || {
            let mut parts = parts.iter();
            parts.try_for_each(|(file, part)| counted.with(|sums| sums.part(file, part)))
        };
        Some(Box::new(add))
    }

    fn file_wide(
        &mut self,
        file: &str,
        _: At,
        fault: FileFault,
        places: &Places,
    ) -> io::Result<()> {
        let count = |sums: &mut Sums| sums.file_fault(file, &fault, places.times);
        self.counted.with(count);
        Ok(())
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        let is_read = !matches!(file.read, Read::No(_));
        self.counted.with(|sums| sums.file(is_read));
        self.voice.print_unread(self.bar, file);
        Ok(())
    }
}
