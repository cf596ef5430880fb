//! What concerns all four hands: another leader, or another trump suit.

use super::{LegalReading, Search, number};
use crate::bridge::{Seat, Suit};

impl Search {
    /// Other leaders, of the first faulty trick first.
    pub(super) fn leaders(&self) -> Vec<LegalReading> {
        let rows = (0..self.states.len()).rev();
        let turns = rows.flat_map(|row| Seat::ALL.map(|seat| (row, seat)));
        turns
            .filter(|&(row, seat)| self.may_lead(row, seat))
            .map(|(row, seat)| LegalReading::Leader {
                seat,
                trick: number(row),
            })
            .collect()
    }

    fn may_lead(&self, row: usize, seat: Seat) -> bool {
        let card = self.record.cards[row][seat];
        let is_legal = || self.is_legal(row, |record| record.leads[row] = Some(seat));
        // with the same suit led nothing changes
        if self.failure.is_some() && card & self.record.led_to(&self.states[row]) != 0 {
            debug_assert!(!is_legal(), "{seat:?} {row}");
            return false;
        }
        card != 0 && is_legal()
    }

    /// Another trump suit, or none.
    pub(super) fn trump(&self) -> Option<LegalReading> {
        let strains = Suit::ASC.map(Some).into_iter().chain([None]);
        let mut others = strains.filter(|trump| *trump != self.record.trump);
        others
            .find(|&trump| self.is_legal(0, |record| record.trump = trump))
            .map(LegalReading::Trump)
    }
}
