//! `stats --merge`: the sums of earlier runs are added, nothing twice, and what is missing is said.

use super::Trouble;
use super::progress::Bar;
use super::streams::Voice;
use crate::report::{Aliases, StatsFolder, StatsOptions, reason};
use crate::source::name_of;
use crate::stats::{EarlierRun, InputShards, Sums};
use crate::words::{Message, message};
use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};

/// The most missing shards that are named one by one.
const NAMED: usize = 20;

/// The options of the run, with its pseudonyms.
type Own<'a> = (&'a StatsOptions, Option<&'a Aliases>);

/// Adds the sums in these folders, which must be made with the options of this run.
pub(super) fn add(
    sums: &mut Sums,
    shards: &mut InputShards,
    folders: &[PathBuf],
    own: Own<'_>,
) -> Result<(), Trouble> {
    refuse_twice(folders)?;
    for folder in folders {
        add_one(sums, shards, folder, own)
            .map_err(|why| Trouble::BadUse(reason::about(name_of(folder), why)))?;
    }
    Ok(())
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

/// Adds the sums in a folder; the error is what stands in the way.
fn add_one(
    sums: &mut Sums,
    shards: &mut InputShards,
    folder: &Path,
    (own, aliases): Own<'_>,
) -> Result<(), Message> {
    let unusable = |error: io::Error| {
        let is_unfinished = error.kind() == io::ErrorKind::NotFound && folder.is_dir();
        if is_unfinished {
            message!("stats-unfinished")
        } else {
            why(&error)
        }
    };
    let earlier = EarlierRun::open(folder).map_err(unusable)?;
    let keys = aliases.into_iter().flat_map(Aliases::fingerprints);
    if !own.can_add(&earlier.options, keys) {
        let (theirs, own) = (earlier.options, own.of_sums());
        return Err(message!("stats-other-options", theirs, own));
    }
    for (input, shard) in StatsFolder::earlier(folder).map_err(unusable)? {
        shards
            .add(input, shard, &name_of(folder))
            .map_err(|other| message!("stats-again", other))?;
    }
    sums.add(earlier).map_err(|error| why(&error))
}

/// Why sums cannot be read.
pub(super) fn why(error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::InvalidData => message!("stats-damaged"),
        _ => reason::of(error),
    }
}

/// Says which shards the sums in these folders lack.
pub(super) fn say_missing(folders: &[PathBuf], shards: &InputShards, voice: Voice, bar: &Bar) {
    if folders.is_empty() {
        return;
    }
    for (input, missing) in shards.missing() {
        let missing: Vec<_> = missing.take(NAMED + 1).map(|it| it.to_string()).collect();
        let mut names = missing[..missing.len().min(NAMED)].join(", ");
        if missing.len() > NAMED {
            names.push_str(", ...");
        }
        let files = voice.words.grouped(input.files);
        let line = message!("stats-missing", shards = names, files);
        voice.print(bar, &line);
    }
}
