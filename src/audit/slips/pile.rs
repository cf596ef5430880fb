//! The slips of one file on their way to its boards.

use super::{Slip, Slips, keys};
use crate::checks::{Amended, Case, SlipFault};
use crate::laws::{Facts, Told, contradictions, impossible};
use crate::replay::Replay;
use std::sync::atomic::Ordering;

/// The slips that may be about the boards of a file, board after board.
#[derive(Debug, Clone)]
pub(in crate::audit) struct Pile<'a> {
    slips: &'a Slips,
    /// Places among all slips.
    rows: Vec<usize>,
    /// The number of the game at hand.
    game: u64,
}

impl<'a> Pile<'a> {
    pub(super) const fn new(slips: &'a Slips, rows: Vec<usize>) -> Self {
        let game = 0;
        Self { slips, rows, game }
    }

    /// The file of the slips.
    pub(in crate::audit) fn file(&self) -> &'a str {
        &self.slips.file
    }

    /// Passes over games that were read already.
    pub(in crate::audit) const fn skip(&mut self, games: u64) {
        self.game += games;
    }

    /// Goes on to the next game.
    pub(in crate::audit) const fn next_game(&mut self) {
        self.game += 1;
    }

    /// Takes those that are about the board at hand into `facts`.
    pub(in crate::audit) fn take(&self, case: &Case<'_>, facts: &mut OnBoard) {
        facts.clear();
        if self.rows.is_empty() {
            return;
        }
        let values = keys::values(case);
        for &row in &self.rows {
            let slip = &self.slips.rows[row];
            if slip.keys.is_of_board(self.game, &values) {
                slip.matched.store(true, Ordering::Relaxed);
                facts.add(slip);
            }
        }
    }
}

/// The facts of one board, and what is wrong with them.
#[derive(Debug, Default)]
pub(in crate::audit) struct OnBoard {
    /// The facts that can be ruled on.
    pub(in crate::audit) told: Vec<Told>,
    /// The line of each.
    pub(super) lines: Vec<u64>,
    /// What is wrong.
    pub(in crate::audit) faults: Vec<SlipFault>,
    /// The cards that were put right in the record.
    pub(in crate::audit) amended: Vec<Amended>,
    /// Whether the auction's declarer became dummy (Law 54A).
    pub(super) declarer_is_dummy: bool,
}

impl OnBoard {
    pub(in crate::audit) fn clear(&mut self) {
        self.told.clear();
        self.lines.clear();
        self.faults.clear();
        self.amended.clear();
        self.declarer_is_dummy = false;
    }

    fn add(&mut self, slip: &Slip) {
        self.told.push(slip.told);
        self.lines.push(slip.line);
    }

    /// Sets aside what cannot be, and what contradicts itself: a ruling falls back to what is certain.
    pub(in crate::audit) fn sift(&mut self, replay: &Replay, facts: &Facts<'_>) {
        if self.told.is_empty() {
            return;
        }
        let facts = Facts {
            told: &self.told,
            ..*facts
        };
        let why = |told: &Told| impossible(told, replay, &facts);
        let faulty: Vec<_> = self.told.iter().map(why).collect();
        for (line, why) in self.lines.iter().zip(&faulty) {
            let line = *line;
            let fault = why.map(|why| SlipFault::Impossible { line, why });
            self.faults.extend(fault);
        }
        self.keep(|place| faulty[place].is_none());
        self.set_contradictions_aside(|_| true);
    }

    /// Sets aside those of some facts that contradict each other.
    pub(super) fn set_contradictions_aside(&mut self, of: impl Fn(Told) -> bool) {
        let mut pairs = contradictions(&self.told);
        pairs.retain(|&(one, other)| of(self.told[one]) && of(self.told[other]));
        for &(one, other) in &pairs {
            let [first, second] = [one, other].map(|place| self.lines[place]);
            self.faults.push(SlipFault::Contradict {
                lines: [first.min(second), first.max(second)],
            });
        }
        self.keep(|place| {
            !pairs
                .iter()
                .any(|(one, other)| [*one, *other].contains(&place))
        });
    }

    pub(super) fn keep(&mut self, is_kept: impl Fn(usize) -> bool) {
        let mut place = 0..self.told.len();
        self.told.retain(|_| place.next().is_some_and(&is_kept));
        let mut place = 0..self.lines.len();
        self.lines.retain(|_| place.next().is_some_and(&is_kept));
    }
}
