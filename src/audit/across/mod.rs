//! What only several boards together show, judged when all are read: how a file numbers its boards, whether it writes the
//! first passes of its auctions, what it does to many of its boards, whether the tables of a board had one deal, and which
//! records stand in the input again.
//!
//! What is decided by what:
//!
//! * by a board: its replay, its ruling, its findings;
//! * by a file, or a stretch of it ([`habits::Stretch`]): numbers of its own, first passes left out, deals that many tables have
//!   otherwise, and what the file does to many boards ([`habits`]), with what follows from that for grades, findings and
//!   review;
//! * by the boards of an event: another table with another deal, or the play there with the same deal ([`tables`]);
//! * by the files of an event, or of the whole input: which causes of several files are one. That is decided where they are
//!   reported, as it changes no board;
//! * by the whole input: copies, scores of other tables, and the deal that a play fits which does not fit its own ([`deals`]).
//!
//! Of each board a trace is kept ([`trace`]), and the traces of all are judged at once ([`traced`]): each question gives facts on
//! single boards ([`context`]). The order of files makes no
//! difference but where one of several equal ones is named: of tables that differ it is that of the first file by name, and of
//! records that are copies of each other the first of the input.

mod board_key;
mod context;
mod conventions;
mod copies;
mod deals;
mod declarations;
mod habits;
mod hash;
mod holders;
mod misfit;
mod placeholder;
mod repeats;
mod scored;
mod scores;
mod shelves;
mod tables;
#[cfg(test)]
mod tests;
mod trace;
mod traced;

pub(super) use board_key::{BoardKey, Shown};
pub use copies::{KeyHasher, RecordKey, SeenRecords};
pub use hash::hash;
pub(super) use misfit::MisfitPlay;
pub use placeholder::is_no_event;
pub(super) use traced::{JudgedFile, KeptTraces, Traced, TracedFile, TracedPart, Traces};

use crate::checks::{CrossBoard, Stands};
use context::{Fact, OfFile, References};
use conventions::Conventions;
use habits::{Share, Stretch};
use rayon::prelude::*;
use std::io;
use std::ops::Range;
use std::sync::Arc;

/// The place of a board in the input: its file and its part, from 0, and its game in the part, from 1.
type Place = (u32, u32, u32);

/// What boards show of each other.
#[derive(Debug, Default)]
pub(super) struct Across {
    /// What is shown of single boards, in the order of their places.
    shown: Vec<(Place, Fact)>,
    references: References,
}

/// Those of a file or a part, among all that is shown in order.
fn among(shown: &[(Place, Fact)], places: Range<Place>) -> &[(Place, Fact)] {
    let begin = shown.partition_point(|(place, _)| *place < places.start);
    let end = shown.partition_point(|(place, _)| *place < places.end);
    &shown[begin..end]
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
        let mut shown = Vec::new();
        if is_whole {
            (self.references.fields, shown) = scores::fields(traced)?;
            let deals = deals::found(traced)?.into_iter();
            shown.extend(deals.map(|(place, deal)| (place, Fact::Deal(deal))));
        }
        shown.extend(repeats::find(traced)?);
        let compared = tables::compare(traced)?;
        shown.extend(compared.found);
        shown.par_sort_by_key(|(place, _)| *place);
        let share = |file| compared.shares.get(&file).copied().unwrap_or_default();
        let numbered = (0..number(files.len())).into_par_iter();
        let of_files = numbered.map(|file| judge_file(traced, &shown, (file, share(file))));
        let of_files: Vec<_> = of_files.collect::<io::Result<_>>()?;
        let mut all = Vec::new();
        for ((file, read), (conventions, of_file)) in (0..).zip(files).zip(of_files) {
            let mut judged = JudgedFile::default();
            judged.repeated.possible = read.parts.iter().map(|part| part.kept.records).sum();
            for (_, shown) in among(&shown, (file, 0, 0)..(file + 1, 0, 0)) {
                match shown {
                    Fact::Witness(witness) => judged.witnesses.take(*witness),
                    Fact::Stands(Stands::Copy) => judged.repeated.copies += 1,
                    _ => (),
                }
            }
            judged.refuted = conventions.refuted();
            all.push(judged);
            let often = conventions.compared.is_habit();
            self.references.often.push(often);
            self.references.names.push(Arc::clone(&read.name));
            self.shown.extend(of_file);
        }
        self.shown.extend(shown);
        self.shown.par_sort_by_key(|(place, _)| *place);
        Ok(all)
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
        let of_part = among(&self.shown, (file, part, 0)..(file, part + 1, 0));
        let boards = of_part.chunk_by(|one, next| one.0 == next.0);
        boards.filter_map(|shown| Some((shown[0].0.2, self.references.cross_board(shown)?)))
    }
}

/// How a file writes its boards, and what that shows of single boards; nothing where no board deviates. `known` is what else is
/// shown of boards.
fn judge_file(
    traced: &Traced<'_>,
    known: &[(Place, Fact)],
    (file, compared): (u32, Share),
) -> io::Result<(Conventions, Vec<(Place, Fact)>)> {
    let (mut conventions, mut shown) = (Conventions::default(), Vec::new());
    conventions.compared = compared;
    let mut parts = traced.files[file as usize].parts.iter();
    if parts.all(|part| !part.kept.deviates) {
        return Ok((conventions, shown));
    }
    traced.each_of(file, |place, key| conventions.take(place, key))?;
    conventions.end();
    let is_known = |place: &Place| known.binary_search_by_key(place, |it| it.0).is_ok();
    let mut judge = |stretch: &Stretch| {
        for (place, key) in &stretch.deviating {
            let of_file = conventions.cross_board(&stretch.habits, (*place, key.shown));
            let is_news = key.shown.assumed().is_some_and(|it| it != of_file);
            let is_asked = || key.is_listed || is_known(place);
            if is_news || of_file != CrossBoard::default() && is_asked() {
                let of_file = OfFile {
                    numbering: of_file.numbering,
                    passes: of_file.passes,
                    causes: of_file.causes,
                    is_news,
                };
                shown.push((*place, Fact::OfFile(of_file)));
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
