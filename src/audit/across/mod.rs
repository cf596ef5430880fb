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
mod deal_fingerprint;
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
mod stretches;
mod tables;
#[cfg(test)]
mod tests;
mod traced;

pub(super) use board_key::BoardKey;
pub use copies::{KeyHasher, RecordKey, SeenRecords};
pub use hash::hash;
pub(super) use misfit::MisfitPlay;
pub use placeholder::is_no_event;
pub(super) use traced::{JudgedFile, TracedFile, TracedPart, Traces};

use crate::checks::{CrossBoard, Stands};
use context::Context;
use conventions::Conventions;
use deals::{DealFound, Deals};
use scores::{Fields, Scores};
use share::Share;
use std::collections::BTreeMap;
use std::sync::Arc;
use stretches::stretches;

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

/// As a place counts.
#[allow(clippy::cast_possible_truncation)] // no input has so many files
const fn number(place: usize) -> u32 {
    place as u32
}

impl Across {
    /// Judges all boards that were read, and says what that shows of each file. Unless they are all of the input nothing is said
    /// of it as a whole.
    pub(super) fn judge(&mut self, files: &[TracedFile], is_whole: bool) -> Vec<JudgedFile> {
        self.names = files.iter().map(|it| Arc::clone(&it.name)).collect();
        let ((fields, deals), (copies, compared)) = rayon::join(
            || over_all(if is_whole { files } else { &[] }),
            || (repeats::find(files), tables::compare(files)),
        );
        for place in fields.boards() {
            self.contexts.entry(place).or_default(); // it has something to show
        }
        self.fields = fields;
        for (place, deal) in deals {
            self.contexts.entry(place).or_default().deal = Some(deal);
        }
        for (place, stands) in copies {
            self.contexts.entry(place).or_default().stands = stands;
        }
        for (place, shown) in compared.found {
            self.contexts.entry(place).or_default().take(shown);
        }
        let numbered = (0..).zip(files).zip(compared.shares);
        numbered
            .map(|((file, read), compared)| self.judge_file(file, compared, read))
            .collect()
    }

    /// Judges the boards of a file by all of them.
    fn judge_file(&mut self, file: u32, compared: Share, read: &TracedFile) -> JudgedFile {
        let records = read.parts.iter().map(|part| part.traces.records.len());
        let mut judged = JudgedFile::default();
        judged.repeated.possible = records.sum::<usize>() as u64;
        let keys = || read.parts.iter().flat_map(|part| &part.traces.keys);
        let of_file = (file, 0, 0)..(file + 1, 0, 0);
        let deviates = |key: &BoardKey| key.shown().deviates();
        if !keys().any(deviates) && self.contexts.range(of_file.clone()).next().is_none() {
            return judged; // nothing to say of any
        }
        let mut conventions = Conventions::default();
        conventions.compared = compared;
        keys().for_each(|key| conventions.take(key));
        let stretches: Vec<_> = stretches(keys()).collect();
        let each = |(habits, boards): &(_, usize)| std::iter::repeat_n(*habits, *boards);
        let mut stretches = stretches.iter().flat_map(each);
        for (place, part) in (0..).zip(&read.parts) {
            let mut listed = part.listed.iter().peekable();
            for key in &part.traces.keys {
                while listed.next_if(|game| **game < key.game).is_some() {}
                let is_listed = listed.peek() == Some(&&key.game);
                let stretch = stretches.next();
                let place = (file, place, key.game);
                let shown = key.shown();
                if let (true, Some(stretch)) = (shown.deviates(), stretch) {
                    let of_file = conventions.cross_board(&stretch, shown);
                    let is_news = key.assumed().is_some_and(|it| it != of_file);
                    let is_known = is_listed || self.contexts.contains_key(&place);
                    if is_news || is_known && of_file != CrossBoard::default() {
                        let context = self.contexts.entry(place).or_default();
                        context.join(of_file);
                        context.is_news = is_news;
                    }
                }
            }
        }
        for (_, context) in self.contexts.range_mut(of_file) {
            context.set_often(conventions.compared.is_habit());
            judged.witnesses.take(context.witness);
            judged.repeated.copies += u64::from(context.stands == Stands::Copy);
        }
        judged.refuted = conventions.refuted();
        judged
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

/// What is compared over the whole input: scores and deals.
fn over_all(files: &[TracedFile]) -> (Fields, Vec<(Place, DealFound)>) {
    let (mut scores, mut deals) = (Scores::default(), Deals::default());
    let mut parts = files.iter().flat_map(|read| &read.parts);
    let looks_for_deals = parts.any(|part| !part.traces.misfits.is_empty());
    for (file, read) in (0..).zip(files) {
        for (part, kept) in (0..).zip(&read.parts) {
            for key in &kept.traces.keys {
                let Some(of_board) = key.dealt else {
                    continue;
                };
                if let Some(scored) = key.scored {
                    let board = of_board.in_file(u64::from(file) + 1);
                    scores.keep(board, scored, (file, part, key.game));
                }
                if looks_for_deals {
                    deals.keep(file, of_board.holders, of_board.figure);
                }
            }
            for (game, play) in &kept.traces.misfits {
                deals.look_for((file, part, *game), *play);
            }
        }
    }
    (scores.fields(), deals.found())
}
