//! Changes for all four hands: another leader, or another trump suit.

use super::{LegalReading, Search, number};
use crate::bridge::{Seat, Suit};
use crate::diagnosis::weights::{Decibans, cost};

impl Search {
    /// Other leaders, beginning with the first faulty trick.
    pub(super) fn leaders(&self) -> Vec<LegalReading> {
        let mut leaders = Vec::new();
        for (row, state) in self.states.iter().enumerate().rev() {
            // if the same suit is led, nothing changes
            let unchanged = self.failure.map_or(0, |_| self.record.led_to(state));
            let cards = &self.record.cards[row];
            for seat in Seat::ALL.into_iter().filter(|seat| cards[*seat] != 0) {
                let is_legal = || self.is_legal(row, |record| record.leads[row] = Some(seat));
                if cards[seat] & unchanged != 0 {
                    debug_assert!(!is_legal(), "{seat:?} {row}");
                } else if is_legal() {
                    let trick = number(row);
                    leaders.push(LegalReading::Leader { seat, trick });
                }
            }
        }
        leaders
    }

    /// Another trump suit, or none, with what that costs: less where it is that of the auction.
    pub(super) fn trump(&self) -> Option<(LegalReading, Decibans)> {
        let by_auction = self.witnesses.trump_by_auction;
        let strains = Suit::ASC.map(Some).into_iter().chain([None]);
        let strains = by_auction.into_iter().chain(strains);
        let mut others = strains.filter(|trump| *trump != self.record.trump);
        let trump = others.find(|&trump| self.is_legal(0, |record| record.trump = trump))?;
        let cost = if by_auction == Some(trump) {
            cost::TRUMP_OF_AUCTION
        } else {
            cost::TRUMP
        };
        Some((LegalReading::Trump(trump), cost))
    }
}
