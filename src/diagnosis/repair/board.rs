//! Changes for all four hands: another leader, or another trump suit.

use super::{LegalReading, Search, number};
use crate::bridge::{Seat, Suit, Turn};
use crate::diagnosis::weights::{Decibans, cost};

impl Search {
    /// Other leaders, beginning with the first faulty trick.
    pub(super) fn leaders(&self) -> Vec<LegalReading> {
        let places = (0..self.states.len()).rev();
        let places = places.flat_map(|row| Seat::ALL.map(|seat| (row, seat)));
        let leads = places.filter(|(row, seat)| {
            let is_written = self.record.cards[*row][*seat] != 0;
            is_written && self.is_legal(*row, |record| record.leads[*row] = Some(*seat))
        });
        let turn = |(row, seat)| Turn::new(number(row), seat);
        leads.map(turn).map(LegalReading::Leader).collect()
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
