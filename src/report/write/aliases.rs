//! `--anonymous`: a pseudonym for each player, in the order in which the input names them first, and the key to them.
//!
//! The names are gathered in a run of their own, so that every report has the same pseudonyms on any number of threads. What
//! the reports see of a board then says no name ([`Record::anonymous`](crate::board::Record::anonymous)).

use crate::audit::{At, Collector, Reporter};
use crate::board::{Item, Pseudonyms};
use crate::bridge::{Seat, Side};
use crate::checks::{Case, Finding};
use crate::report::disk::named::{Naming, Refused, if_there, named};
use crate::report::disk::whole::WholeFile;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fs::File;
use std::io::{self, Read};
use std::iter;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use tempfile::NamedTempFile;
use xxhash_rust::xxh3::Xxh3;

/// The pseudonyms of players.
#[derive(Debug, Default)]
pub struct Aliases {
    /// The names, in the order of their pseudonyms.
    names: Vec<String>,
    /// The pseudonym of each: P0001, P0002 and so on.
    by_name: HashMap<String, String>,
    /// The first pseudonym of those that a number of `Name#number` has, by the number with its `#`.
    by_number: HashMap<String, String>,
    /// Whether somebody was met who has none, as a file says more than when it was read for its names.
    has_unknown: AtomicBool,
}

const HEADER: [&str; 2] = ["pseudonym", "name"];

/// The key that a run reads and writes anew; no other run has it until then.
#[derive(Debug)]
pub struct KeyFile(WholeFile);

impl KeyFile {
    /// Writes the key, as a whole: without it nobody finds the players of reports again.
    ///
    /// # Errors
    /// When it cannot be written; the key before it stays.
    pub fn write(mut self, aliases: &Aliases) -> io::Result<()> {
        let mut writer = csv::Writer::from_writer(&mut self.0);
        writer.write_record(HEADER)?;
        for (number, name) in (1..).zip(&aliases.names) {
            writer.write_record([&alias(number), name])?;
        }
        writer.flush()?;
        drop(writer);
        self.0.end()
    }
}

impl Aliases {
    /// The key of an earlier run, if there is one: its players keep their pseudonyms.
    ///
    /// # Errors
    /// When it cannot be read or written, another run has it, or it is no key.
    pub fn open(path: &Path) -> io::Result<(Self, KeyFile)> {
        let file = KeyFile(WholeFile::create(path)?);
        Ok((Self::read(path)?, file))
    }

    fn read(path: &Path) -> io::Result<Self> {
        let opened = if_there(File::open(path)).naming(path)?;
        let Some(file) = opened else {
            return Ok(Self::default());
        };
        let mut reader = csv::Reader::from_reader(file);
        let mut this = Self::default();
        let is_key = reader.headers().is_ok_and(|header| header == HEADER[..]);
        for row in reader.into_records() {
            let row = row.map_err(|why| {
                if why.is_io_error() {
                    named(path, why.into())
                } else {
                    no_key(path)
                }
            })?;
            this.add(row.get(1).unwrap_or_default());
            if row.get(0) != Some(&*alias(this.names.len())) {
                return Err(no_key(path));
            }
        }
        if is_key { Ok(this) } else { Err(no_key(path)) }
    }

    /// Gives a player a pseudonym, if he has none.
    fn add(&mut self, name: &str) {
        if let Entry::Vacant(entry) = self.by_name.entry(name.to_owned()) {
            self.names.push(name.to_owned());
            entry.insert(alias(self.names.len()));
        }
    }

    /// The pseudonym of each name, and of each number behind a `#`.
    pub fn by_name(&self) -> HashMap<String, String> {
        let both = self.by_number.iter().chain(&self.by_name);
        both.map(|(name, alias)| (name.clone(), alias.clone()))
            .collect()
    }

    /// Whether a board was met with a player who has no pseudonym.
    pub(super) fn has_unknown(&self) -> bool {
        self.has_unknown.load(Ordering::Relaxed)
    }

    /// What tells this key from others: all names in their order. Before that, what it had with fewer names, from none on.
    pub fn fingerprints(&self) -> impl Iterator<Item = String> {
        let mut hasher = Xxh3::new();
        let first = format!("{:016x}", hasher.digest());
        let more = self.names.iter().map(move |name| {
            hasher.update(name.as_bytes());
            hasher.update(b"\n");
            format!("{:016x}", hasher.digest())
        });
        iter::once(first).chain(more)
    }

    /// What may be said of the people of a board.
    pub(in crate::report) fn people<'a>(&'a self, case: &Case<'a>) -> Pseudonyms<'a> {
        let alias = |seat| {
            let name = case.record.text_of(Item::Player(seat))?;
            let known = self.by_name.get(&*name).map(String::as_str);
            if known.is_none() {
                self.has_unknown.store(true, Ordering::Relaxed);
            }
            known.or(Some("P"))
        };
        let number = |side| {
            let pair = case.record.stated(Item::Pair(side))?;
            let is_number = pair.iter().all(u8::is_ascii_digit);
            str::from_utf8(pair).ok().filter(|_| is_number)
        };
        Pseudonyms {
            players: Seat::ALL.map(alias),
            pairs: Side::ALL.map(number),
        }
    }
}

fn alias(number: usize) -> String {
    format!("P{number:04}")
}

fn no_key(path: &Path) -> io::Error {
    named(
        path,
        io::Error::new(io::ErrorKind::InvalidData, Refused::NoKey),
    )
}

/// Gathers the names of players.
#[derive(Debug, Clone, Copy)]
pub struct NameCollector;

impl Collector for NameCollector {
    /// The names of a part, each once, in its order, with the number of each, or nothing.
    type Part = Vec<[String; 2]>;
    type Noted = ();

    fn is_alone(&self) -> bool {
        true
    }

    fn wants(&self, case: &Case<'_>, _: &[Finding]) -> bool {
        let names = |seat| case.record.stated(Item::Player(seat)).is_some();
        Seat::ALL.into_iter().any(names)
    }

    fn board(&self, part: &mut Vec<[String; 2]>, _: At, case: &Case<'_>, _: &[Finding]) {
        let names = Seat::ALL.into_iter().filter_map(|seat| {
            let number = case
                .record
                .number_of(seat)
                .map(|it| case.record.decoded(it));
            let number = number.map_or(String::new(), |it| format!("#{it}"));
            Some([case.player(seat)?.into_owned(), number])
        });
        let recent = part.len().saturating_sub(4);
        let new: Vec<_> = names
            .filter(|name| !part[recent..].iter().any(|it| it == name))
            .collect();
        part.extend(new);
    }
}

impl Reporter for Aliases {
    type Collector = NameCollector;

    fn collector(&self) -> NameCollector {
        NameCollector
    }

    fn part(&mut self, _: &str, _: At, names: Vec<[String; 2]>) -> io::Result<()> {
        for [name, number] in names {
            self.add(&name);
            if !number.is_empty() {
                let first = self.by_number.entry(number);
                let own = &self.by_name[&name];
                let alias = first.or_insert_with(|| own.clone());
                if own < alias {
                    alias.clone_from(own);
                }
            }
        }
        Ok(())
    }
}

/// A stream as a file that goes away with it, so that it can be read twice.
///
/// # Errors
/// When it cannot be read, or the file cannot be written.
pub fn spooled(mut from: impl Read) -> io::Result<NamedTempFile> {
    let mut file = NamedTempFile::new()?;
    io::copy(&mut from, &mut file)?;
    Ok(file)
}
