//! What is counted in a cell: integers, which only ever grow, so that parts add up to the whole.

use super::dimension::{Dimension, Key};
use super::sorted::{Entry, damaged};
use super::turn::STRATA;
use crate::diagnosis::Grade;
use crate::laws::EDITIONS;
use serde::{Deserialize, Serialize};
use std::io;

/// What is counted of the turns and revokes in a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Counts {
    /// Boards with a turn in the cell.
    pub boards: u64,
    /// Of these, boards of which nothing is found in the families D, P and R.
    pub clean: u64,
    /// Judged turns.
    pub turns: u64,
    /// Boards on which a recorder says that somebody revoked.
    pub told: u64,
    /// Boards on which a recorder wrote anything.
    pub worded: u64,
    /// Revokes at those turns by grade: doubtful, likely, certain.
    #[serde(default, skip_serializing_if = "is_none_counted")]
    pub revokes: [RevokeCounts; 3],
    /// What of this is of records that can show a revoke.
    pub shown: Shown,
}

/// What is counted of the records that can show a revoke: rates are of these alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Shown {
    /// Boards with a turn.
    pub boards: u64,
    /// Judged turns.
    pub turns: u64,
    /// Revokes by grade: doubtful, likely, certain.
    pub revokes: [u64; 3],
}

impl Shown {
    /// The revokes of a grade and the surer ones.
    pub fn surer(&self, least: Grade) -> u64 {
        self.revokes[least as usize..].iter().sum()
    }

    fn each(&mut self, other: &Self, with: impl Fn(&mut u64, u64)) {
        with(&mut self.boards, other.boards);
        with(&mut self.turns, other.turns);
        for (own, other) in self.revokes.iter_mut().zip(other.revokes) {
            with(own, other);
        }
    }
}

/// What is counted of the revokes of one grade.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct RevokeCounts {
    /// Revokes.
    pub number: u64,
    /// Those that were established, or are presumed to have been.
    pub established: u64,
    /// The tricks that they ask for under each edition, oldest first: the least and the most.
    pub tricks: [[u64; 2]; EDITIONS.len()],
    /// Those that a clause exempts.
    pub exempt: u64,
    /// Those on boards where equity is to be considered.
    pub equity: u64,
    /// Those on boards whose result does not hold the transfer that is due.
    pub not_applied: u64,
}

impl RevokeCounts {
    /// Adds others.
    pub fn add(&mut self, other: &Self) {
        self.each(other, |own, other| *own += other);
    }

    fn each(&mut self, other: &Self, with: impl Fn(&mut u64, u64)) {
        with(&mut self.number, other.number);
        with(&mut self.established, other.established);
        let tricks = self.tricks.as_flattened_mut().iter_mut();
        for (own, other) in tricks.zip(other.tricks.as_flattened()) {
            with(own, *other);
        }
        with(&mut self.exempt, other.exempt);
        with(&mut self.equity, other.equity);
        with(&mut self.not_applied, other.not_applied);
    }
}

impl Counts {
    /// The same, of records that can show a revoke where they do.
    pub(super) fn if_shown(mut self, can_show: bool) -> Self {
        if can_show {
            self.shown = Shown {
                boards: self.boards,
                turns: self.turns,
                revokes: self.revokes.map(|it| it.number),
            };
        }
        self
    }

    /// The revokes of a grade and the surer ones.
    pub fn surer(&self, least: Grade) -> RevokeCounts {
        let mut sum = RevokeCounts::default();
        self.revokes[least as usize..]
            .iter()
            .for_each(|it| sum.add(it));
        sum
    }

    /// Adds others.
    pub fn add(&mut self, other: &Self) {
        self.each(other, |own, other| *own += other);
    }

    /// Does something to each number and that of others.
    fn each(&mut self, other: &Self, with: impl Fn(&mut u64, u64) + Copy) {
        with(&mut self.boards, other.boards);
        with(&mut self.clean, other.clean);
        with(&mut self.turns, other.turns);
        with(&mut self.told, other.told);
        with(&mut self.worded, other.worded);
        self.shown.each(&other.shown, with);
        for (own, other) in self.revokes.iter_mut().zip(&other.revokes) {
            own.each(other, with);
        }
    }
}

/// The turns of a cell in each stratum.
pub type Strata = [u64; STRATA];

/// The families of checks whose findings are counted, in this order.
pub const FAMILIES: [&str; 5] = ["S", "D", "A", "P", "C"];

/// Why boards are left out: those without play, those at which no revoke could be seen, and those that are [faulty](FAULTY).
pub const REASONS: [&str; 9] = [
    "no-play",
    "not-judged",
    "not-auditable",
    "cause-of-file",
    "deal-fault",
    "other-deal",
    "turned",
    "declarer",
    "cards",
];

/// The reasons that are faults of a record. Without play, or with cards written by owner, a record is no worse.
pub const FAULTY: std::ops::Range<usize> = 2..REASONS.len();

/// The boards with the most errors that are named.
pub const WORST: usize = 3;

/// What is counted of the records of a file or an event, whether or not their turns are.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Quality {
    /// Records.
    pub records: u64,
    /// Those with a recorded card.
    pub with_play: u64,
    /// Those that can be counted in statistics on play.
    pub usable: u64,
    /// Those of which no turn is counted, by the reason ([`REASONS`]).
    pub left_out: [u64; REASONS.len()],
    /// Those whose deal is known whole.
    pub whole_deal: u64,
    /// Those with play whose cards all fit the deal.
    pub deal_fits: u64,
    /// Those with all tricks.
    pub full_play: u64,
    /// Those that a claim, or a stop, ends.
    pub claims: u64,
    /// Those whose statements of the result differ (C113).
    pub results_differ: u64,
    /// Errors and warnings by family ([`FAMILIES`]), without those that need other files (C108, C114).
    pub faults: [u64; FAMILIES.len()],
    /// Those with a turn that is counted.
    pub boards: u64,
    /// Their judged turns.
    pub turns: u64,
    /// Turns to follow, judged or not.
    pub turns_to_follow: u64,
    /// The boards with the most errors: how many, and the number of their id; most first.
    pub worst: Vec<(u64, u64)>,
    /// The event of a file's records.
    pub event: Labels,
    /// Their place.
    pub site: Labels,
    /// Their format.
    pub format: Labels,
}

impl Quality {
    /// The records with play that are faulty.
    pub fn faulty(&self) -> u64 {
        self.left_out[FAULTY].iter().sum()
    }

    /// Adds others.
    pub fn add(&mut self, other: &Self) {
        self.records += other.records;
        self.with_play += other.with_play;
        self.usable += other.usable;
        add_each(&mut self.left_out, &other.left_out);
        self.whole_deal += other.whole_deal;
        self.deal_fits += other.deal_fits;
        self.full_play += other.full_play;
        self.claims += other.claims;
        self.results_differ += other.results_differ;
        add_each(&mut self.faults, &other.faults);
        self.boards += other.boards;
        self.turns += other.turns;
        self.turns_to_follow += other.turns_to_follow;
        other.worst.iter().for_each(|it| self.take_worst(*it));
        self.event.add(&other.event);
        self.site.add(&other.site);
        self.format.add(&other.format);
    }

    /// Keeps a board if it is among the worst.
    pub(super) fn take_worst(&mut self, board: (u64, u64)) {
        let is_worse = |(errors, id): (u64, u64)| (std::cmp::Reverse(errors), id);
        self.worst.push(board);
        self.worst.sort_by_key(|it| is_worse(*it));
        self.worst.truncate(WORST);
    }
}

/// A text that all records of a cell have, or the first of several in the order of their bytes.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Labels {
    /// The first; `None` before any record.
    pub first: Option<Box<str>>,
    /// Whether there are others.
    pub several: bool,
}

impl Labels {
    /// Takes in that of one more record.
    pub(super) fn take(&mut self, text: &str) {
        match &self.first {
            Some(first) if **first == *text => (),
            Some(first) => {
                self.several = true;
                if *text < **first {
                    self.first = Some(text.into());
                }
            }
            None => self.first = Some(text.into()),
        }
    }

    fn add(&mut self, other: &Self) {
        if let Some(first) = &other.first {
            self.take(first);
        }
        self.several |= other.several;
    }
}

/// All that is summed up of one value of a dimension.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Cell {
    /// Its turns and revokes.
    pub counts: Counts,
    /// Its turns by stratum, where it is compared with the whole.
    #[serde(default, with = "filled", skip_serializing_if = "Option::is_none")]
    pub strata: Option<Box<Strata>>,
    /// Its records, for a file or an event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quality: Option<Box<Quality>>,
    /// The names of a player who has a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Box<Labels>>,
}

impl Cell {
    /// As an entry of this key: the body is JSON.
    pub(super) fn entry(&self, key: &Key) -> io::Result<Entry> {
        let mut bytes = vec![key.dimension as u8];
        bytes.extend_from_slice(key.value.as_bytes());
        let body = serde_json::to_vec(self)?;
        Ok(Entry { key: bytes, body })
    }

    /// That of an entry, with its key.
    pub(super) fn of_entry(entry: &Entry) -> io::Result<(Key, Self)> {
        let dimension = Dimension::of_entry(entry)?;
        let value = &entry.key[1..];
        let value = str::from_utf8(value).map_err(|_| damaged())?;
        Ok((Key::new(dimension, value), Self::read(&entry.body)?))
    }

    /// The sum of two, as bodies of entries.
    pub(super) fn sum(one: &[u8], other: &[u8]) -> io::Result<Vec<u8>> {
        let mut sum = Self::read(one)?;
        sum.add(&Self::read(other)?);
        Ok(serde_json::to_vec(&sum)?)
    }

    fn read(body: &[u8]) -> io::Result<Self> {
        serde_json::from_slice(body).map_err(|_| damaged())
    }

    /// Adds another one.
    pub fn add(&mut self, other: &Self) {
        self.counts.add(&other.counts);
        if let Some(other) = &other.strata {
            let own = self.strata.get_or_insert_with(|| Box::new([0; STRATA]));
            add_each(own.as_mut_slice(), other.as_slice());
        }
        if let Some(other) = &other.quality {
            self.quality.get_or_insert_default().add(other);
        }
        if let Some(other) = &other.name {
            self.name.get_or_insert_default().add(other);
        }
    }
}

impl Cell {
    /// Takes off the turns and revokes of another one.
    pub(super) fn take_off(&mut self, other: &Self) {
        self.counts.each(&other.counts, |own, other| *own -= other);
        if let (Some(own), Some(other)) = (&mut self.strata, &other.strata) {
            for (own, other) in own.iter_mut().zip(other.iter()) {
                *own -= other;
            }
        }
    }
}

#[multiversion::multiversion(targets("x86_64+avx2"))]
pub(super) fn add_each(sums: &mut [u64], counts: &[u64]) {
    for (sum, count) in sums.iter_mut().zip(counts) {
        *sum += count;
    }
}

fn is_none_counted(revokes: &[RevokeCounts; 3]) -> bool {
    *revokes == <[RevokeCounts; 3]>::default()
}

/// Strata as those that have turns, each with its place: nearly all have none.
mod filled {
    use super::{STRATA, Strata};
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    #[allow(clippy::ref_option)] // as the derived code calls it
    pub(super) fn serialize<S: Serializer>(
        strata: &Option<Box<Strata>>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let all = strata.iter().flat_map(|it| it.iter()).enumerate();
        to.collect_seq(all.filter(|(_, turns)| **turns > 0))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Box<Strata>>, D::Error> {
        let mut strata = Box::new([0; STRATA]);
        for (place, turns) in Vec::<(usize, u64)>::deserialize(from)? {
            let own = strata.get_mut(place);
            *own.ok_or_else(|| D::Error::custom("a stratum that is none"))? = turns;
        }
        Ok(Some(strata))
    }
}
