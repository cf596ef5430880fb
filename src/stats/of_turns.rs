//! The cells of the dimensions that each turn has, and of the strata: arrays, as every turn is counted in each of them.

use super::board::{BoardFacts, RevokeFacts};
use super::counts::{Counts, Strata};
use super::turn::{BESIDE, STRATA, TurnFacts, VALUES, of_beside, of_stratum};
use std::collections::HashMap;

/// The cells of the dimensions that each turn has, and of the strata.
#[derive(Debug)]
pub(super) struct OfTurns {
    /// Boards with a turn, by value, and of these the clean ones.
    boards: [[u64; 2]; VALUES],
    /// Revokes by value.
    revokes: [Counts; VALUES],
    /// Turns by turn, led, manner and void.
    beside: [u64; BESIDE],
    pub(super) strata: Strata,
    /// Revokes in each stratum by grade.
    pub(super) in_strata: HashMap<(usize, usize), u64>,
}

impl Default for OfTurns {
    fn default() -> Self {
        Self {
            boards: [[0; 2]; VALUES],
            revokes: [Counts::default(); VALUES],
            beside: [0; BESIDE],
            strata: [0; STRATA],
            in_strata: HashMap::new(),
        }
    }
}

impl OfTurns {
    /// Takes in a board, with its turns by stratum.
    pub(super) fn take(&mut self, board: &BoardFacts, turns: &[TurnFacts], strata: &mut Strata) {
        let mut met = 0;
        for turn in turns {
            met |= turn.bits();
            strata[turn.stratum()] += 1;
            self.beside[turn.beside()] += 1;
        }
        while met != 0 {
            let [boards, clean] = &mut self.boards[met.trailing_zeros() as usize];
            *boards += 1;
            *clean += u64::from(board.is_clean);
            met &= met - 1;
        }
    }

    pub(super) fn revoke(&mut self, revoke: &RevokeFacts) {
        for place in revoke.turn.places() {
            revoke.count(&mut self.revokes[place]);
        }
        let stratum = (revoke.turn.stratum(), revoke.grade);
        *self.in_strata.entry(stratum).or_default() += 1;
    }

    /// The counts of each value.
    pub(super) fn counts(&self) -> [Counts; VALUES] {
        let mut counts = self.revokes;
        for (counts, [boards, clean]) in counts.iter_mut().zip(self.boards) {
            (counts.boards, counts.clean) = (boards, clean);
        }
        for (stratum, turns) in self.strata.iter().enumerate() {
            for place in of_stratum(stratum) {
                counts[place].turns += turns;
            }
        }
        for (beside, turns) in self.beside.iter().enumerate() {
            for place in of_beside(beside) {
                counts[place].turns += turns;
            }
        }
        counts
    }
}
