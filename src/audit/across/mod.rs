//! What only several boards together show, judged when all are read: how a file numbers its boards, whether it writes the
//! first passes of its auctions, what it does to many of its boards, whether the tables of a board had one deal, and which
//! records stand in the input again.
//!
//! What is decided by what:
//!
//! * by a board: its replay, its ruling, its findings;
//! * by a file, or a stretch of it ([`stretches`]): numbers of its own, first passes left out, deals that many tables have
//!   otherwise, and what the file does to many boards ([`habits`]), with what follows from that for grades, findings and
//!   review;
//! * by the boards of an event: another table with another deal, or the play there with the same deal ([`tables`]);
//! * by the files of an event, or of the whole input: which causes of several files are one. That is decided where they are
//!   reported, as it changes no board;
//! * by the whole input: copies, scores of other tables, and the deal that a play fits which does not fit its own ([`Deals`]).
//!
//! Of each board a trace is kept ([`BoardKey`]), and the traces of all are judged at once. The order of files makes no
//! difference but where one of several equal ones is named: of tables that differ it is that of the first file by name, and of
//! records that are copies of each other the first of the input.

mod board_key;
mod context;
mod conventions;
mod copies;
mod deal_index;
mod deals;
mod declarations;
mod habits;
mod hash;
mod holders;
mod misfit;
mod placeholder;
mod repeats;
mod scores;
mod share;
mod shelves;
mod stretches;
mod tables;
#[cfg(test)]
mod tests;
mod trace;
mod traced;

pub(super) use board_key::BoardKey;
pub use copies::{KeyHasher, RecordKey, SeenRecords};
pub use hash::hash;
pub(super) use misfit::MisfitPlay;
pub use placeholder::is_no_event;
pub(super) use traced::{JudgedFile, KeptTraces, Traced, TracedFile, TracedPart, Traces};

use crate::checks::{CrossBoard, Stands};
use context::Context;
use conventions::Conventions;
use rayon::prelude::*;
use scores::Fields;
use share::Share;
use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::Arc;
use stretches::Stretch;

/// The place of a board in the input: its file and its part, from 0, and its game in the part, from 1.
type Place = (u32, u32, u32);

/// What boards show of each other.
#[derive(Debug, Default)]
pub(super) struct Across {
    /// Of each board of which others show something.
    contexts: BTreeMap<Place, Context>,
    /// The names of the files.
    names: Vec<Arc<str>>,
    /// The scores of the tables of boards of which another score is due.
    fields: Fields,
}

/// What a file shows of a board of it, and whether something else was assumed.
type OfFile = (Place, CrossBoard<'static>, bool);

/// The places of the boards of a file.
const fn of_file(file: u32) -> Range<Place> {
    (file, 0, 0)..(file + 1, 0, 0)
}

/// As a place counts.
#[allow(clippy::cast_possible_truncation)] // no input has so many files
const fn number(place: usize) -> u32 {
    place as u32
}

impl Across {
    /// Judges all boards that were read, and says what that shows of each file. Unless they are all of the input nothing is said
    /// of it as a whole.
    pub(super) fn judge(
        &mut self,
        traced: &Traced<'_>,
        is_whole: bool,
    ) -> io::Result<Vec<JudgedFile>> {
        let files = &traced.files;
        self.names = files.iter().map(|it| Arc::clone(&it.name)).collect();
        if is_whole {
            self.fields = scores::fields(traced)?;
            for place in self.fields.boards() {
                self.contexts.entry(place).or_default(); // it has something to show
            }
            for (place, deal) in deals::found(traced)? {
                self.contexts.entry(place).or_default().deal = Some(deal);
            }
        }
        for (place, stands) in repeats::find(traced)? {
            self.contexts.entry(place).or_default().stands = stands;
        }
        let compared = tables::compare(traced)?;
        for (place, shown) in compared.found {
            self.contexts.entry(place).or_default().take(shown);
        }
        let share = |file| compared.shares.get(&file).copied().unwrap_or_default();
        let numbered = (0..number(files.len())).into_par_iter();
        let of_files = numbered.map(|file| self.judge_file(traced, (file, share(file))));
        let of_files: Vec<_> = of_files.collect::<io::Result<_>>()?;
        let joined = (0..).zip(of_files).map(|(file, (conventions, shown))| {
            for (place, of_file, is_news) in shown {
                let context = self.contexts.entry(place).or_default();
                context.join(of_file);
                context.is_news = is_news;
            }
            let parts = files[file as usize].parts.iter();
            let mut judged = JudgedFile::default();
            judged.repeated.possible = parts.map(|part| part.kept.records).sum();
            for (_, context) in self.contexts.range_mut(of_file(file)) {
                context.set_often(conventions.compared.is_habit());
                judged.witnesses.take(context.witness);
                judged.repeated.copies += u64::from(context.stands == Stands::Copy);
            }
            judged.refuted = conventions.refuted();
            judged
        });
        Ok(joined.collect())
    }

    /// How a file writes its boards, and what that shows of single boards; nothing where no board deviates.
    fn judge_file(
        &self,
        traced: &Traced<'_>,
        (file, compared): (u32, Share),
    ) -> io::Result<(Conventions, Vec<OfFile>)> {
        let (mut conventions, mut shown) = (Conventions::default(), Vec::new());
        conventions.compared = compared;
        let mut parts = traced.files[file as usize].parts.iter();
        if parts.all(|part| !part.kept.deviates) {
            return Ok((conventions, shown));
        }
        traced.each_of(file, |_, key| conventions.take(key))?;
        let mut judge = |stretch: &Stretch| {
            for (place, key) in &stretch.deviating {
                let of_file = conventions.cross_board(&stretch.habits, key.shown());
                let is_news = key.assumed().is_some_and(|it| it != of_file);
                let is_known = key.is_listed || self.contexts.contains_key(place);
                if is_news || is_known && of_file != CrossBoard::default() {
                    shown.push((*place, of_file, is_news));
                }
            }
        };
        let mut stretch = Stretch::default();
        traced.each_of(file, |place, key| {
            if stretch.ends_before(key) {
                judge(&stretch);
                stretch.next();
            }
            stretch.take(place, key);
        })?;
        judge(&stretch);
        Ok((conventions, shown))
    }

    /// Whether others show something of a board of a part.
    pub(super) fn shows(&self, (file, part): (usize, usize)) -> bool {
        self.of(file, part).next().is_some()
    }

    /// What they show of boards of a part, by game.
    pub(super) fn of(
        &self,
        file: usize,
        part: usize,
    ) -> impl Iterator<Item = (u32, CrossBoard<'_>)> {
        let (file, part) = (number(file), number(part));
        let of_part = self.contexts.range((file, part, 0)..(file, part + 1, 0));
        of_part.filter_map(|(place, context)| {
            let cross_board = CrossBoard {
                other_scores: self.fields.others_of(*place),
                ..context.cross_board(&self.names)
            };
            let has_news = context.is_news || cross_board != CrossBoard::default();
            has_news.then_some((place.2, cross_board))
        })
    }
}
