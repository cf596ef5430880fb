//! What the whole would have at the turns of a part, and whether the part differs from it.
//!
//! Expected is the sum over strata (trick, role, cards held) of the part's turns times the rate of the whole: indirect
//! standardisation. A file with long play has other turns than one with early claims. Limits of a funnel are those of a Poisson
//! count (Spiegelhalter 2005); which parts are named among many is decided after Benjamini and Hochberg (1995).

use super::counts::{Counts, Strata};
use super::rate::{at_least, at_most, real};
use super::turn::STRATA;
use crate::diagnosis::Grade;

/// The rates of the whole in the strata that have revokes.
#[derive(Debug, Clone, Default)]
pub struct WholeRates(Vec<(usize, f64)>);

impl WholeRates {
    /// Takes in a stratum of the whole.
    pub(super) fn take(&mut self, stratum: usize, counts: &Counts, least: Grade) {
        let revokes = counts.surer(least).number;
        if stratum < STRATA && counts.turns > 0 && revokes > 0 {
            self.0.push((stratum, real(revokes) / real(counts.turns)));
        }
    }

    /// The revokes that the whole would have at these turns.
    pub fn expected(&self, turns: &Strata) -> f64 {
        let each = self.0.iter();
        each.fold(0.0, |sum, (stratum, rate)| {
            sum + real(turns[*stratum]) * rate
        })
    }
}

/// The share of names that are named wrongly, at most, on average.
const FALSE_SHARE: f64 = 0.05;

/// What limits of 99.8 % leave out.
pub const OUTSIDE: f64 = 0.002;

/// How likely a count so far from what is expected is, on either side.
pub fn surprise(x: u64, expected: f64) -> f64 {
    if expected <= 0.0 {
        return 1.0;
    }
    (2.0 * at_most(x, expected).min(at_least(x, expected))).min(1.0)
}

/// Surprises of many parts: which of them cannot be chance among so many.
#[derive(Debug, Clone, Default)]
pub struct Surprises {
    /// Those that may count, of all.
    small: Vec<f64>,
    all: u64,
}

impl Surprises {
    /// Takes in one.
    pub fn take(&mut self, surprise: f64) {
        self.all += 1;
        if surprise <= FALSE_SHARE {
            self.small.push(surprise);
        }
    }

    /// The largest one that cannot be chance; `None` if there is none.
    pub fn threshold(&mut self) -> Option<f64> {
        self.small.sort_by(f64::total_cmp);
        let all = real(self.all);
        let is_below = |(rank, it): &(u64, &f64)| **it <= real(*rank) * FALSE_SHARE / all;
        let found = (1..).zip(&self.small).filter(is_below).last();
        found.map(|(_, it)| it.min(OUTSIDE))
    }
}

/// The limits of a funnel where so much is expected, as ratios to it: what `outside` of all counts are beyond, half on each
/// side, between counts in proportion.
pub fn funnel(expected: f64, outside: f64) -> Option<[f64; 2]> {
    let limit = |tail: f64| {
        let beyond = first_above(expected, tail);
        let below = beyond
            .checked_sub(1)
            .map_or(0.0, |it| at_most(it, expected));
        let up_to = at_most(beyond, expected);
        let share = (up_to - tail) / (up_to - below);
        ((real(beyond) - share) / expected).max(0.0)
    };
    (expected > 0.0).then(|| [limit(outside / 2.0), limit(1.0 - outside / 2.0)])
}

/// The first count with more than this probability up to it.
fn first_above(expected: f64, tail: f64) -> u64 {
    let (mut low, mut high) = (0_u64, 1_u64);
    while at_most(high, expected) <= tail {
        (low, high) = (high + 1, 2 * high);
    }
    while low < high {
        let middle = low + (high - low) / 2;
        if at_most(middle, expected) > tail {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    high
}
