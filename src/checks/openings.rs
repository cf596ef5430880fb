//! How the auctions of a file begin: some programs leave out the passes before the first bid.
//!
//! Such an auction begins with a bid in the dealer's column, and so makes another player declarer. One board alone cannot
//! show that: with the right number of passes before it, any auction makes any seat declarer. A file can: usually about
//! half of its auctions begin with a pass, and in such a file none does.

use super::Case;
use crate::board::Disagreement;
use crate::bridge::{Outcome, steps};
use crate::replay::Irregularity;
use strum::VariantArray;

/// How the auction of a board begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray)]
pub enum Opening {
    /// There is none that ends in a contract.
    Unknown,
    /// With a pass.
    Pass,
    /// With a bid.
    Bid,
    /// With a bid, and passes before it explain why the Declarer tag names another declarer.
    Late,
}

impl Opening {
    /// That of a board.
    pub fn of(case: &Case<'_>) -> Self {
        let auction = &case.board.auction;
        if !matches!(auction.outcome, Outcome::Contract(..)) {
            Self::Unknown
        } else if !auction.calls.opens_with_a_bid() {
            Self::Pass
        } else if passes_left_out(case).is_some() {
            Self::Late
        } else {
            Self::Bid
        }
    }
}

/// How many passes before the first bid make the auction agree with the Declarer tag, where the rest of the record agrees
/// with the tag: the Play tag names the seat on declarer's left, and the play is legal.
pub(super) fn passes_left_out(case: &Case<'_>) -> Option<usize> {
    let Some(Disagreement::Declarer(by_auction)) = case.premises.disagreement else {
        return None;
    };
    let declarer = case.premises.stated_declarer?;
    let leads = case.play.seat.value() == Some(&declarer.seat.lho());
    let opens = case.board.auction.calls.opens_with_a_bid();
    (opens && leads && !declarer.irregular && is_legal(case))
        .then(|| steps(by_auction, declarer.seat))
}

fn is_legal(case: &Case<'_>) -> bool {
    let is_layout = |it: &Irregularity| {
        matches!(
            it,
            Irregularity::ColumnsNotFixed { .. } | Irregularity::Hole(_)
        )
    };
    case.replay()
        .is_some_and(|replay| replay.irregularities.iter().all(is_layout))
}
