//! What concerns all four hands: another leader, or another trump suit.

use super::{LegalReading, Search, number};
use crate::bridge::{Seat, Suit};

impl Search {
    /// Other leaders, of the first faulty trick first.
    pub(super) fn leaders(&self) -> Vec<LegalReading> {
        let rows = (0..self.states.len()).rev();
        let turns = rows.flat_map(|row| Seat::ALL.map(|seat| (row, seat)));
        turns
            .filter(|&(row, seat)| {
                self.record.cards[row][seat].is_some()
                    && self.is_legal(row, |record| record.leads[row] = Some(seat))
            })
            .map(|(row, seat)| LegalReading::Leader {
                seat,
                trick: number(row),
            })
            .collect()
    }

    pub(super) fn trump(&self) -> Option<LegalReading> {
        let strains = Suit::ASC.map(Some).into_iter().chain([None]);
        let mut others = strains.filter(|trump| *trump != self.record.trump);
        others
            .find(|&trump| self.is_legal(0, |record| record.trump = trump))
            .map(LegalReading::Trump)
    }
}
