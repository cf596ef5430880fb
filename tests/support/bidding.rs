//! Auctions: legal by the `contract-bridge` crate, and of a length that people know.

use super::Stream;
use contract_bridge::auction::Auction;
use pbn_audit::bridge::{Bid, Call, Contract, Level, Penalty, Seat, Strain, after};
use rand::RngExt;

/// An auction that ends in a contract, with its declarer.
pub fn bid(dealer: Seat, rng: &mut Stream) -> (Vec<Call>, Contract, Seat) {
    loop {
        let mut auction = Auction::new();
        while !auction.has_ended() {
            let call = next(&auction, rng);
            auction.push(call);
        }
        if let Some(place) = auction.declarer() {
            return (auction.to_vec(), contract(&auction), after(dealer, place));
        }
    }
}

/// A call: mostly a pass, the more so the higher the bidding is.
fn next(auction: &Auction, rng: &mut Stream) -> Call {
    let last = auction.iter().rev().copied().find_map(bid_of);
    let level = last.map_or(0, |bid| bid.level.get());
    let doubled = [Call::Double, Call::Redouble]
        .into_iter()
        .find(|call| auction.can_push(*call).is_ok());
    match doubled {
        Some(call) if rng.random_ratio(1, 12) => return call,
        _ => (),
    }
    if rng.random_range(0..6) < level.max(1) {
        return Call::Pass;
    }
    let bids = (0..2).map(|_| Bid {
        level: Level::new((level + rng.random_range(0..2)).clamp(1, 7)),
        strain: Strain::ASC[rng.random_range(0..5)],
    });
    bids.map(Call::Bid)
        .find(|call| auction.can_push(*call).is_ok())
        .unwrap_or(Call::Pass)
}

fn bid_of(call: Call) -> Option<Bid> {
    match call {
        Call::Bid(bid) => Some(bid),
        _ => None,
    }
}

fn contract(auction: &Auction) -> Contract {
    let bid = auction
        .iter()
        .rev()
        .copied()
        .find_map(bid_of)
        .expect("a bid");
    let since = auction
        .iter()
        .rev()
        .take_while(|call| bid_of(**call).is_none());
    let penalty = since.fold(Penalty::Undoubled, |risk, call| match (risk, call) {
        (_, Call::Redouble) | (Penalty::Redoubled, _) => Penalty::Redoubled,
        (_, Call::Double) => Penalty::Doubled,
        _ => risk,
    });
    Contract { bid, penalty }
}
