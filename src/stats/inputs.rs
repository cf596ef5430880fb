//! Which inputs sums are of, each whole or in shards: so a merge sees what it would count twice, and what is missing.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use xxhash_rust::xxh3::Xxh3Default;

/// One of so many parts of an input, from 1. The whole is `1/1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shard {
    /// Its number.
    pub own: u64,
    /// How many there are.
    pub of: u64,
}

impl Shard {
    /// All of an input.
    pub const WHOLE: Self = Self { own: 1, of: 1 };
}

impl FromStr for Shard {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (own, of) = text.split_once('/').ok_or(())?;
        let number = |it: &str| it.parse::<u64>().map_err(drop);
        let (own, of) = (number(own)?, number(of)?);
        let is_one = (1..=of).contains(&own);
        is_one.then_some(Self { own, of }).ok_or(())
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.own, self.of)
    }
}

/// An input: all files that a command line named, whichever shard of them is read.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct InputKey {
    /// A hash of their names and sizes, in sixteen hexadecimal digits.
    pub fingerprint: String,
    /// How many there are.
    pub files: u64,
}

impl InputKey {
    /// The input of files with these names and sizes in bytes, in any order.
    pub fn of(mut files: Vec<(String, u64)>) -> Self {
        files.sort_unstable();
        let mut hash = Xxh3Default::new();
        for (name, size) in &files {
            hash.update(name.as_bytes());
            hash.update(&[0]);
            hash.update(&size.to_le_bytes());
        }
        Self {
            fingerprint: format!("{:016x}", hash.digest()),
            files: files.len() as u64,
        }
    }
}

/// The inputs, and the shards of each, that sums are of.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct InputShards {
    /// The number of shards of each, and those that are here, each with where it comes from.
    parts: BTreeMap<InputKey, (u64, BTreeMap<u64, String>)>,
}

impl InputShards {
    /// Adds a shard of an input, from a folder or a path of this name.
    ///
    /// # Errors
    /// When something of it is here already: the name where that comes from.
    pub fn add(&mut self, input: InputKey, shard: Shard, from: &str) -> Result<(), String> {
        let (of, shards) = self
            .parts
            .entry(input)
            .or_insert((shard.of, BTreeMap::new()));
        let mut others = shards.iter();
        if let Some((_, other)) = others.find(|(own, _)| **own == shard.own || *of != shard.of) {
            return Err(other.clone());
        }
        shards.insert(shard.own, from.to_owned());
        Ok(())
    }

    /// The inputs and their shards, in order. One of which all shards are here is whole.
    pub fn parts(&self) -> impl Iterator<Item = (&InputKey, Shard)> {
        self.parts.iter().flat_map(|(input, (of, shards))| {
            let is_whole = shards.len() as u64 == *of;
            let whole = is_whole.then_some(Shard::WHOLE);
            let shards = shards.keys().map(|own| Shard { own: *own, of: *of });
            let shards = shards.filter(move |_| !is_whole);
            whole.into_iter().chain(shards).map(move |it| (input, it))
        })
    }

    /// The inputs of which shards are missing, each with these.
    pub fn missing(&self) -> impl Iterator<Item = (&InputKey, impl Iterator<Item = Shard>)> {
        let missing = |(of, shards): &(u64, BTreeMap<u64, String>)| {
            let (of, here) = (*of, shards.clone());
            let missing = (1..=of).filter(move |own| !here.contains_key(own));
            missing.map(move |own| Shard { own, of })
        };
        let incomplete =
            |(_, (of, shards)): &(_, &(u64, BTreeMap<_, _>))| shards.len() as u64 != *of;
        let parts = self.parts.iter().filter(incomplete);
        parts.map(move |(input, part)| (input, missing(part)))
    }
}
