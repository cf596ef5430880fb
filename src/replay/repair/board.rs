//! What concerns all four hands: another leader, trump suit, declarer, or the deal turned.

use super::{LegalReading, Search, number};
use crate::bridge::{BySeat, Seat, Suit, after};

impl Search {
    /// Other leaders, of the first faulty trick first; of the first trick only where it is the faulty one.
    pub(super) fn leaders(&self) -> Vec<LegalReading> {
        let last = self.states.len() - 1;
        let rows = (0..=last).rev().filter(|&row| row > 0 || last == 0);
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

    pub(super) fn whole_board(&self) -> Option<LegalReading> {
        self.trump()
            .or_else(|| self.declarer())
            .or_else(|| self.deal())
    }

    fn trump(&self) -> Option<LegalReading> {
        let strains = Suit::ASC.map(Some).into_iter().chain([None]);
        let mut others = strains.filter(|trump| *trump != self.record.trump);
        others
            .find(|&trump| self.is_legal(0, |record| record.trump = trump))
            .map(LegalReading::Trump)
    }

    fn declarer(&self) -> Option<LegalReading> {
        let mut leaders = Seat::ALL.into_iter();
        leaders
            .find(|&leader| {
                leader != self.record.leader
                    && self.is_legal(0, |record| record.leads[0] = Some(leader))
            })
            .map(|leader| LegalReading::Declarer(after(leader, 3)))
    }

    fn deal(&self) -> Option<LegalReading> {
        let hands = self.record.hands;
        let turned = |steps: usize| BySeat::from_fn(|seat| hands[after(seat, 4 - steps)]);
        (1..4)
            .find(|&steps| {
                let mut record = self.record.clone();
                record.hands = turned(steps);
                record.is_legal_from(&record.start())
            })
            .map(|steps| LegalReading::DealTurned(number(steps - 1)))
    }
}
