//! Changes for all four hands: another leader, or another trump suit.

use super::{LegalReading, Search, Weighed, number};
use crate::bridge::{Seat, Suit, Turn, suit_bits};
use crate::diagnosis::trump_bit;
use crate::diagnosis::weights::{Decibans, against, cost};

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

    /// Another trump suit, or none; likelier where it is that of the auction, or the Score or the number of trumps speaks for it.
    pub(super) fn trump(&self) -> Option<Weighed> {
        let strains = Suit::ASC.map(Some).into_iter().chain([None]);
        let others = strains.filter(|trump| *trump != self.record.trump);
        let legal = others.filter(|&trump| self.is_legal(0, |record| record.trump = trump));
        let readings =
            legal.map(|trump| self.weighed(LegalReading::Trump(trump), self.cost_of_trump(trump)));
        readings.min_by_key(|it| it.cost)
    }

    fn cost_of_trump(&self, trump: Option<Suit>) -> Decibans {
        if self.witnesses.trump_by_auction == Some(trump) {
            return cost::TRUMP_OF_AUCTION;
        }
        let against = |trump| {
            let paid = self.witnesses.trumps_by_score;
            let is_paid = paid == 0 || paid & trump_bit(trump) != 0;
            let paid = if is_paid { 0 } else { against::PAID };
            paid + if self.are_few(trump) {
                against::TRUMPS
            } else {
                0
            }
        };
        cost::TRUMP + against(trump) - against(self.record.trump)
    }

    /// Whether declarer's side has fewer of a trump suit than its opponents.
    fn are_few(&self, trump: Option<Suit>) -> bool {
        let hands = self.record.hands;
        let of = |seat: Seat| hands[seat] | hands[seat.partner()];
        let declarer = self.witnesses.declarer;
        let sides = [of(declarer), of(declarer.lho())];
        trump.is_some_and(|suit| {
            let [own, others] = sides.map(|cards| (cards & suit_bits(suit)).count_ones());
            own < others
        })
    }
}
