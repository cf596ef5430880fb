//! An auction that may hold irregular calls, and what it makes the contract.
//!
//! The `contract-bridge` crate holds legal auctions only. A record may hold an insufficient bid that was accepted (`^I`)
//! and a player who was skipped (`^S`); here calls are taken as they stand and never judged.

use super::{Bid, Call, Contract, Penalty, Seat, Strain, after, side};

/// What an auction comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It is not over.
    Open,
    /// Four passes and no bid.
    PassedOut,
    /// A contract, with the seat that is declarer by the calls (Law 54 may say otherwise).
    Contract(Contract, Seat),
}

/// The calls of an auction, seat by seat from the dealer.
#[derive(Debug, Clone, Default)]
pub struct Calls {
    /// The calls; `None` is a skipped player (`^S`).
    slots: Vec<Option<Call>>,
}

impl Calls {
    /// Forgets all calls, keeping the room for the next auction.
    pub fn clear(&mut self) {
        self.slots.clear();
    }

    /// Adds a call.
    pub fn push(&mut self, call: Call) {
        self.slots.push(Some(call));
    }

    /// Adds an empty place: a player who was skipped (`^S`).
    pub fn skip(&mut self) {
        self.slots.push(None);
    }

    /// Adds as many passes as end the auction (`AP`): after a bid up to three, before any up to four.
    pub fn all_pass(&mut self) {
        while !self.is_over() && self.slots.len() < 400 {
            self.push(Call::Pass);
        }
    }

    /// The number of places, skipped players included.
    pub fn len(&self) -> usize {
        self.slots.len()
    }

    /// Whether nothing was called.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    fn last_bid(&self) -> Option<(usize, Bid)> {
        self.slots
            .iter()
            .enumerate()
            .rev()
            .find_map(|(place, call)| match call {
                Some(Call::Bid(bid)) => Some((place, *bid)),
                _ => None,
            })
    }

    fn is_over(&self) -> bool {
        let passes = self
            .slots
            .iter()
            .flatten()
            .rev()
            .take_while(|call| **call == Call::Pass)
            .count();
        passes >= if self.last_bid().is_some() { 3 } else { 4 }
    }

    /// What the auction comes to, `dealer` having called first.
    pub fn outcome(&self, dealer: Seat) -> Outcome {
        if !self.is_over() {
            return Outcome::Open;
        }
        let Some((place, bid)) = self.last_bid() else {
            return Outcome::PassedOut;
        };
        let penalty = self.slots[place..].iter().flatten().fold(
            Penalty::Undoubled,
            |risk, call| match call {
                Call::Double => Penalty::Doubled,
                Call::Redouble => Penalty::Redoubled,
                _ => risk,
            },
        );
        Outcome::Contract(
            Contract { bid, penalty },
            self.declarer(after(dealer, place), bid.strain, dealer),
        )
    }

    /// The first of the bidder's side to have named the strain (Law 22).
    fn declarer(&self, bidder: Seat, strain: Strain, dealer: Seat) -> Seat {
        let named =
            |call: &Option<Call>| matches!(call, Some(Call::Bid(bid)) if bid.strain == strain);
        let seats = self
            .slots
            .iter()
            .enumerate()
            .filter(|(_, call)| named(call));
        seats
            .map(|(place, _)| after(dealer, place))
            .find(|&seat| side(seat) == side(bidder))
            .unwrap_or(bidder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn calls(text: &str) -> Calls {
        let mut calls = Calls::default();
        for word in text.split(' ') {
            match word {
                "-" => calls.push(Call::Pass),
                "X" => calls.push(Call::Double),
                "XX" => calls.push(Call::Redouble),
                "^S" => calls.skip(),
                "AP" => calls.all_pass(),
                bid => {
                    let strain = crate::bridge::strain(bid.as_bytes()[1]).unwrap();
                    calls.push(Call::Bid(Bid {
                        level: Level::new(bid.as_bytes()[0] - b'0'),
                        strain,
                    }));
                }
            }
        }
        calls
    }
    use crate::bridge::Level;

    #[test]
    fn the_first_of_the_side_to_name_the_strain_declares() {
        let contract = Contract::new(4, Strain::Hearts, Penalty::Doubled);
        assert_eq!(
            calls("- 1H 2H 3H X 4H X AP").outcome(Seat::North),
            Outcome::Contract(contract, Seat::East)
        );
        assert_eq!(calls("- - - -").outcome(Seat::West), Outcome::PassedOut);
        assert_eq!(calls("AP").outcome(Seat::West), Outcome::PassedOut);
        assert_eq!(calls("1H - -").outcome(Seat::West), Outcome::Open);
    }

    #[test]
    fn a_skipped_player_keeps_his_place() {
        let contract = Contract::new(1, Strain::Diamonds, Penalty::Undoubled);
        assert_eq!(
            calls("- ^S 1D AP").outcome(Seat::West),
            Outcome::Contract(contract, Seat::East)
        );
    }
}
