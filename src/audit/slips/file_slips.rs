//! The slips of one file on their way to its boards.

use super::keys::BoardKeys;
use super::{Slip, Slips};
use crate::board::Record;
use crate::checks::{AmendedCard, DeniedRevoke, SlipFault, StatedSlip};
use crate::diagnosis::Grade;
use crate::laws::{
    Answer, Contradiction, DirectorFact, Edition, Facts, Objection, against_record, contradictions,
    impossible, testified,
};
use crate::replay::{Irregularity, Replay};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// The slips for the boards of a file, board after board.
#[derive(Debug, Clone)]
pub(crate) struct FileSlips<'a> {
    slips: &'a Slips,
    /// The file of the boards.
    file: Arc<str>,
    /// The number of the game at hand.
    game: u64,
}

impl<'a> FileSlips<'a> {
    pub(super) const fn new(slips: &'a Slips, file: Arc<str>) -> Self {
        let game = 0;
        Self { slips, file, game }
    }

    /// The file of the slips.
    pub(crate) fn file(&self) -> &'a str {
        &self.slips.file
    }

    /// Goes on by so many games.
    pub(crate) const fn skip(&mut self, games: u64) {
        self.game += games;
    }

    /// Goes to a game of the file, by its number.
    pub(crate) const fn go_to(&mut self, game: u64) {
        self.game = game;
    }

    /// Takes those that are about the board at hand into `facts`.
    pub(crate) fn take(&self, record: Record<'_>, facts: &mut OnBoard) {
        facts.clear();
        let board = BoardKeys::of(record, &self.file, self.game);
        for slip in self.slips.about(&board) {
            slip.matched.store(true, Ordering::Relaxed);
            facts.add(slip);
        }
    }
}

/// The facts of one board, and what is wrong with them.
#[derive(Debug, Default)]
pub(crate) struct OnBoard {
    /// The facts that can be ruled on; after [`OnBoard::sift`] each of them once.
    pub(crate) facts: Vec<DirectorFact>,
    /// The slip of each; after [`OnBoard::sift`] that of every fact which can be ruled on.
    pub(crate) stated: Vec<StatedSlip>,
    /// What is wrong.
    pub(crate) faults: Vec<SlipFault>,
    /// The cards that were put right in the record.
    pub(crate) amended: Vec<AmendedCard>,
    /// The recorded revokes that did not happen; after [`OnBoard::testify`].
    pub(crate) denied: Vec<DeniedRevoke>,
}

impl OnBoard {
    /// These facts.
    pub(crate) fn of<'a>(facts: impl Iterator<Item = &'a DirectorFact>) -> Self {
        let facts: Vec<_> = facts.copied().collect();
        Self {
            stated: vec![StatedSlip::default(); facts.len()],
            facts,
            ..Self::default()
        }
    }

    pub(crate) fn clear(&mut self) {
        self.facts.clear();
        self.stated.clear();
        self.faults.clear();
        self.amended.clear();
        self.denied.clear();
    }

    fn add(&mut self, slip: &Slip) {
        self.facts.push(slip.fact);
        self.stated.push(StatedSlip {
            line: slip.line,
            said: slip.said.clone(),
        });
    }

    /// Sets aside what cannot be, and what contradicts itself: a ruling falls back to what is certain.
    pub(crate) fn sift(&mut self, edition: &'static Edition, replay: &Replay, facts: &Facts<'_>) {
        if self.facts.is_empty() {
            return;
        }
        let each = each_once(&self.facts);
        let facts = Facts {
            by_director: &each,
            ..*facts
        };
        let whys = each.iter().copied().zip(impossible(replay, &facts));
        let whys: HashMap<DirectorFact, Option<Objection>> = whys.collect();
        let faulty: Vec<_> = self.facts.iter().map(|it| whys[it]).collect();
        for (&StatedSlip { line, .. }, why) in self.stated.iter().zip(&faulty) {
            let fault = why.map(|why| SlipFault::Impossible { line, why });
            self.faults.extend(fault);
        }
        self.keep(|place| faulty[place].is_none_or(Objection::is_of_value));
        self.set_contradictions_aside(|_| true);
        self.set_aside_against_record(edition, replay, &facts);
        self.denied.extend(self.denials(replay));
        self.facts = each_once(&self.facts);
    }

    /// Sets aside what the record contradicts under this edition.
    fn set_aside_against_record(
        &mut self,
        edition: &'static Edition,
        replay: &Replay,
        facts: &Facts,
    ) {
        let by_director = &self.facts;
        let facts = Facts {
            by_director,
            ..*facts
        };
        let found = against_record(edition, replay, &facts);
        let fault = |&(place, why): &(usize, Objection)| SlipFault::AgainstRecord {
            line: self.stated[place].line,
            why,
        };
        self.faults.extend(found.iter().map(fault));
        self.keep(|place| found.iter().all(|it| it.0 != place));
    }

    /// The recorded revokes that did not happen, each once, with the line that says so.
    fn denials(&self, replay: &Replay) -> Vec<DeniedRevoke> {
        let line_on = |at| {
            let mut stated = self.facts.iter().zip(&self.stated);
            let (_, slip) = stated.find(
                |(it, _)| matches!(it, DirectorFact::Revoke { turn, happened: false } if *turn == at),
            )?;
            Some(slip.line)
        };
        let denied = replay.revokes().filter_map(|revoke| {
            Some(DeniedRevoke {
                line: line_on(revoke.turn)?,
                revoke: *revoke,
            })
        });
        denied.collect()
    }

    /// Takes the revokes that did not happen out of the replay; those that the director says happened are certain.
    pub(crate) fn testify(&self, replay: &mut Replay, grades: &mut Vec<Grade>) {
        if self.facts.is_empty() {
            return;
        }
        let answers: Vec<Answer> = replay
            .revokes()
            .map(|revoke| testified(&self.facts, replay, revoke.turn))
            .collect();
        let mut each = answers.iter();
        replay.irregularities.retain(|it| {
            !matches!(it, Irregularity::Revoke(_)) || each.next() != Some(&Answer::No)
        });
        let settled = grades.iter().zip(answers).filter_map(|(&grade, answer)| {
            let certain = (answer == Answer::Yes).then_some(Grade::Certain);
            (answer != Answer::No).then_some(certain.unwrap_or(grade))
        });
        *grades = settled.collect();
    }

    /// Sets aside those of some facts that contradict each other.
    pub(super) fn set_contradictions_aside(&mut self, of: impl Fn(DirectorFact) -> bool) {
        let places: Vec<_> = (0..self.facts.len())
            .filter(|place| of(self.facts[*place]))
            .collect();
        let facts: Vec<_> = places.iter().map(|place| self.facts[*place]).collect();
        let mut is_kept = vec![true; self.facts.len()];
        for Contradiction { place, first, more } in contradictions(&facts) {
            is_kept[places[place]] = false;
            if first < place {
                self.faults.push(SlipFault::Contradict {
                    lines: [first, place].map(|place| self.stated[places[place]].line),
                    more,
                });
            }
        }
        self.keep(|place| is_kept[place]);
    }

    pub(super) fn keep(&mut self, is_kept: impl Fn(usize) -> bool) {
        let mut place = 0..self.facts.len();
        self.facts.retain(|_| place.next().is_some_and(&is_kept));
        let mut place = 0..self.stated.len();
        self.stated.retain(|_| place.next().is_some_and(&is_kept));
    }
}

/// Each fact once, in the order of the slips.
fn each_once(facts: &[DirectorFact]) -> Vec<DirectorFact> {
    let mut seen = HashSet::new();
    let first = facts.iter().copied().filter(|it| seen.insert(*it));
    first.collect()
}
