//! An auction that may contain irregular calls: which calls are legal, and the contract they lead to.
//!
//! The `contract-bridge` crate takes legal auctions only. A record may have an insufficient bid that was accepted
//! (`^I`) or a player who was skipped (`^S`). So here every call is judged and then counts, legal or not. Only what the
//! next verdict and the contract depend on is kept, so an auction of any length takes the same small space.

use super::{Bid, Call, Contract, Level, Penalty, Seat, Strain, after};
use contract_bridge::auction::IllegalCall;
use std::hint::select_unpredictable;

/// The numbers of the calls that are no bids.
pub(super) const PASS: u8 = 0;
pub(super) const DOUBLE: u8 = 1;
pub(super) const REDOUBLE: u8 = 2;
const FIRST_BID: u8 = 3;
const LAST_BID: u8 = 37;

/// The call of a number: pass, double, redouble, and the bids in ascending order.
pub fn call(number: u8) -> Option<Call> {
    match number {
        PASS => Some(Call::Pass),
        DOUBLE => Some(Call::Double),
        REDOUBLE => Some(Call::Redouble),
        FIRST_BID..=LAST_BID => Some(Call::Bid(bid(number))),
        _ => None,
    }
}

/// The number of a bid, as [`call`] takes it.
pub(super) const fn number(bid: Bid) -> u8 {
    FIRST_BID + 5 * (bid.level.get() - 1) + bid.strain as u8
}

/// Where an auction of legal calls stands, as a number: passes since the last other call; 8 more where the last bidder's side calls
/// next; 16 more for a bid, 32 for a double, and 48 for a redouble.
const fn standing_after(standing: u8, kind: u8) -> u8 {
    let (passes, is_own, last) = (standing % 8, standing / 8 % 2, standing / 16);
    let next = (1 - is_own) * 8;
    match (kind, last, is_own) {
        _ if passes >= if last == 0 { 4 } else { 3 } => ILLEGAL,
        (PASS, ..) => standing / 16 * 16 + next + passes + 1,
        (DOUBLE, 1, 0) | (REDOUBLE, 2, 1) => (last + 1) * 16 + next,
        (FIRST_BID, ..) => 16,
        _ => ILLEGAL,
    }
}

/// Of an auction with a call that is not legal; it stays so.
const ILLEGAL: u8 = 7;

/// [`standing_after`] a pass, a double, a redouble and a bid.
static STANDINGS: [[u8; 4]; 64] = {
    let mut standings = [[ILLEGAL; 4]; 64];
    let mut place = 0;
    while place < 64 * 4 {
        let (standing, kind) = (place / 4, place % 4);
        #[allow(clippy::cast_possible_truncation)] // below 64
        let next = standing_after(standing as u8, kind as u8);
        standings[standing][kind] = next;
        place += 1;
    }
    standings
};

/// The index of a bid's strain, in ascending order; meaningless for other calls.
fn strain_of(number: u8) -> usize {
    static PLACES: [u8; 64] = {
        let mut places = [0; 64];
        let mut number = FIRST_BID;
        while number <= LAST_BID {
            places[number as usize] = (number - FIRST_BID) % 5;
            number += 1;
        }
        places
    };
    usize::from(PLACES[usize::from(number % 64)])
}

fn bid(number: u8) -> Bid {
    Bid {
        level: Level::new(1 + (number - FIRST_BID) / 5),
        strain: Strain::ASC[strain_of(number)],
    }
}

/// The outcome of an auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Outcome {
    /// It is not over.
    #[default]
    Open,
    /// Four passes and no bid.
    PassedOut,
    /// A contract, with the seat that is declarer by the calls (Law 54 may say otherwise).
    Contract(Contract, Seat),
}

/// An auction so far. Places count from the dealer's, skipped players included.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Calls {
    places: usize,
    /// Passes since the last other call.
    passes: u8,
    last: Option<LastBid>,
    /// For each side (the dealer's first) and strain, the place where it was first named, plus one; 0 if never.
    named: [[usize; 5]; 2],
}

/// The last bid, and whether it was doubled since.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct LastBid {
    bid: Bid,
    place: usize,
    penalty: Penalty,
}

impl Calls {
    /// An auction of these calls, by their numbers, if all are legal: a faster [`Self::push`] of each. It uses tables,
    /// as a branch on an unpredictable call is slow.
    #[allow(clippy::needless_bitwise_bool)]
    pub fn legal(numbers: impl Iterator<Item = u8>) -> Option<Self> {
        let mut named = [[0; 5]; 2];
        let (mut standing, mut last, mut at, mut is_higher) = (0, REDOUBLE, 0, true);
        let mut places = 0;
        for number in numbers {
            let is_bid = number >= FIRST_BID;
            is_higher &= !is_bid | (number > last);
            last = last.max(number);
            at = select_unpredictable(is_bid, places, at);
            standing = STANDINGS[usize::from(standing % 64)][usize::from(number.min(FIRST_BID))];
            let first = &mut named[places % 2][strain_of(number)];
            places += 1;
            *first = select_unpredictable(is_bid & (*first == 0), places, *first);
        }
        if !is_higher || last > LAST_BID || standing == ILLEGAL {
            return None;
        }
        Some(Self {
            places,
            passes: standing % 8,
            last: (last >= FIRST_BID).then(|| LastBid {
                bid: bid(last),
                place: at,
                penalty: match standing / 16 {
                    1 => Penalty::Undoubled,
                    2 => Penalty::Doubled,
                    _ => Penalty::Redoubled,
                },
            }),
            named,
        })
    }

    /// The number of places, skipped players included.
    pub const fn len(&self) -> usize {
        self.places
    }

    /// Whether nothing was called.
    pub const fn is_empty(&self) -> bool {
        self.places == 0
    }

    /// Adds a call, legal or not; a call after the end changes nothing.
    ///
    /// # Errors
    /// Why it is not legal: Laws 18 and 27, 19 and 36, 22 and 39.
    pub fn push(&mut self, call: Call) -> Result<(), IllegalCall> {
        if self.is_over() {
            return Err(IllegalCall::AfterFinalPass);
        }
        let verdict = self.judge(call);
        match call {
            Call::Pass => self.passes += 1,
            Call::Double => self.double(Penalty::Doubled),
            Call::Redouble => self.double(Penalty::Redoubled),
            Call::Bid(bid) => self.bid(bid),
        }
        self.places += 1;
        verdict
    }

    /// Adds an empty place: a player who was skipped (`^S`).
    pub fn skip(&mut self) {
        self.places += 1;
    }

    /// Adds as many passes as end the auction (`AP`): after a bid up to three, before any up to four.
    pub fn all_pass(&mut self) {
        let missing = self.passes_at_end().saturating_sub(self.passes);
        self.places += usize::from(missing);
        self.passes += missing;
    }

    /// Whether a bid is higher than the last one (Law 18).
    pub fn is_sufficient(&self, bid: Bid) -> bool {
        self.last.is_none_or(|last| last.bid < bid)
    }

    fn judge(&self, call: Call) -> Result<(), IllegalCall> {
        let against = |penalty, opponents| {
            self.last.is_some_and(|last| {
                last.penalty == penalty && (last.place + self.places) % 2 == opponents
            })
        };
        match call {
            Call::Bid(bid) if !self.is_sufficient(bid) => Err(IllegalCall::InsufficientBid {
                this: bid,
                last: self.last.map(|last| last.bid),
            }),
            Call::Double if !against(Penalty::Undoubled, 1) => {
                Err(IllegalCall::InadmissibleDouble(Penalty::Doubled))
            }
            Call::Redouble if !against(Penalty::Doubled, 0) => {
                Err(IllegalCall::InadmissibleDouble(Penalty::Redoubled))
            }
            _ => Ok(()),
        }
    }

    fn double(&mut self, penalty: Penalty) {
        self.passes = 0;
        if let Some(last) = &mut self.last {
            last.penalty = penalty;
        }
    }

    fn bid(&mut self, bid: Bid) {
        self.passes = 0;
        self.last = Some(LastBid {
            bid,
            place: self.places,
            penalty: Penalty::Undoubled,
        });
        let first = &mut self.named[self.places % 2][bid.strain as usize];
        if *first == 0 {
            *first = self.places + 1;
        }
    }

    const fn passes_at_end(&self) -> u8 {
        if self.last.is_some() { 3 } else { 4 }
    }

    /// Whether the auction has ended (Law 22).
    pub const fn is_over(&self) -> bool {
        self.passes >= self.passes_at_end()
    }

    /// The outcome, when `dealer` called first.
    pub fn outcome(&self, dealer: Seat) -> Outcome {
        if !self.is_over() {
            return Outcome::Open;
        }
        let Some(LastBid { bid, penalty, .. }) = self.last else {
            return Outcome::PassedOut;
        };
        let declarer = after(dealer, self.named_at().unwrap_or_default());
        Outcome::Contract(Contract { bid, penalty }, declarer)
    }

    /// Whether the first call is a bid.
    pub fn opens_with_a_bid(&self) -> bool {
        self.named[0].contains(&1)
    }

    /// The place where the last bidder's side first named his strain: declarer's (Law 22).
    pub fn named_at(&self) -> Option<usize> {
        let LastBid { bid, place, .. } = self.last?;
        self.named[place % 2][bid.strain as usize].checked_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::Score;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn an_auction_of_legal_calls_is_what_they_make_one_by_one() {
        let mut random = ChaCha8Rng::seed_from_u64(18);
        let mut legal = 0;
        for _ in 0..200_000 {
            let length = random.random_range(0..16);
            let mut last = FIRST_BID - 1;
            let mut next = |_| match random.random_range(0..64) {
                0 => random.random(),
                1..8 => random.random_range(0..=LAST_BID),
                8..16 => REDOUBLE,
                16..28 => DOUBLE,
                28..48 => 0,
                _ => {
                    last = (last + random.random_range(1..4)).min(LAST_BID);
                    last
                }
            };
            let numbers: Vec<u8> = (0..length).map(&mut next).collect();
            let mut calls = Calls::default();
            let mut each = numbers.iter().map(|number| call(*number));
            let is_legal = each.all(|call| call.is_some_and(|call| calls.push(call).is_ok()));
            let together = Calls::legal(numbers.iter().copied());
            assert_eq!(together, is_legal.then_some(calls), "{numbers:?}");
            legal += u32::from(is_legal && length > 4);
        }
        assert!(legal > 2_000, "{legal}");
    }

    #[test]
    fn calls_by_their_numbers() {
        assert_eq!(call(0), Some(Call::Pass));
        let bids: Vec<_> = (FIRST_BID..=LAST_BID).map(bid).collect();
        assert!(bids.is_sorted_by(|one, next| one < next));
        assert_eq!(
            (bids[0], bids[34]),
            (Bid::new(1, Strain::Clubs), Bid::new(7, Strain::Notrump))
        );
        assert_eq!(call(LAST_BID + 1), None);
    }

    /// The auction, and the calls that were not legal.
    fn judged(text: &str) -> (Calls, Vec<&str>) {
        let (mut calls, mut illegal) = (Calls::default(), Vec::new());
        for word in text.split(' ') {
            let call = match word {
                "-" => Call::Pass,
                "X" => Call::Double,
                "XX" => Call::Redouble,
                "^S" => {
                    calls.skip();
                    continue;
                }
                "AP" => {
                    calls.all_pass();
                    continue;
                }
                bid => Call::Bid(Bid {
                    level: Level::new(bid.as_bytes()[0] - b'0'),
                    strain: crate::bridge::strain(bid.as_bytes()[1]).unwrap(),
                }),
            };
            if calls.push(call).is_err() {
                illegal.push(word);
            }
        }
        (calls, illegal)
    }

    #[test]
    fn auctions_are_judged_as_their_list_has_it() {
        hold!("auctions.txt", |dealer, text| {
            let (calls, illegal) = judged(text);
            let outcome = match calls.outcome(crate::bridge::seat(dealer.as_bytes()[0]).unwrap()) {
                Outcome::Contract(contract, by) => format!("{} by {by:?}", Score::spell(contract)),
                other => format!("{other:?}"),
            };
            format!(
                "{outcome}, {} calls, illegal {}",
                calls.len(),
                illegal.join(" ")
            )
        });
    }
}
