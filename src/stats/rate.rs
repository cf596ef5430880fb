//! Rates of rare events, and how sure they are.
//!
//! Revokes are counted as `x ~ Poisson(turns * rate)`. The usual interval is Jeffreys' for a Poisson rate, quantiles of
//! Gamma(x + 1/2) / turns (Brown, Cai, `DasGupta` 2001 and 2003), with the lower end 0 at x = 0; the conservative one is exact
//! (Garwood 1936). Shares, where the denominator is small, have Wilson's (1927).

use statrs::distribution::{ContinuousCDF, Gamma};
use std::sync::OnceLock;

/// The ends of an interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limits {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The half of what an interval of 95 % leaves out.
const TAIL: f64 = 0.025;

/// The normal quantile of an interval of 95 %.
pub(super) const NORMAL: f64 = 1.959_963_984_540_054;

/// Jeffreys' interval of 95 % for the rate of `x` events in `n` turns; `None` where there is no turn.
pub fn jeffreys(x: u64, n: u64) -> Option<Limits> {
    (n > 0).then(|| ends(x)[0].over(real(n)))
}

/// The exact interval of 95 % for the same.
pub fn exact(x: u64, n: u64) -> Option<Limits> {
    (n > 0).then(|| exact_over(x, real(n)))
}

/// The exact interval of 95 % for a count over what is expected.
pub fn exact_over(x: u64, expected: f64) -> Limits {
    ends(x)[1].over(expected)
}

impl Limits {
    fn over(self, expected: f64) -> Self {
        Self {
            low: self.low / expected,
            high: self.high / expected,
        }
    }
}

/// Jeffreys' interval and the exact one for a count. Most cells have few events: these are computed once.
fn ends(x: u64) -> [Limits; 2] {
    static OF_FEW: [OnceLock<[Limits; 2]>; 32] = [const { OnceLock::new() }; 32];
    let known = usize::try_from(x).ok().and_then(|x| OF_FEW.get(x));
    known.map_or_else(|| quantiles(x), |it| *it.get_or_init(|| quantiles(x)))
}

fn quantiles(x: u64) -> [Limits; 2] {
    let between = |low: f64, high: f64| Limits {
        low: if x == 0 {
            0.0
        } else {
            gamma_quantile(low, TAIL)
        },
        high: gamma_quantile(high, 1.0 - TAIL),
    };
    let count = real(x);
    [
        between(count + 0.5, count + 0.5),
        between(count, count + 1.0),
    ]
}

/// Wilson's interval of 95 % for a share of `x` in `n`; `None` where there is nothing to share.
pub fn wilson(x: u64, n: u64) -> Option<Limits> {
    if n == 0 {
        return None;
    }
    let (n, share) = (real(n), real(x) / real(n));
    let z = NORMAL * NORMAL / n;
    let centre = share + z / 2.0;
    let half = NORMAL * (share * (1.0 - share) / n + z / (4.0 * n)).sqrt();
    let end = |value: f64| (value / (1.0 + z)).clamp(0.0, 1.0);
    Some(Limits {
        low: end(centre - half),
        high: end(centre + half),
    })
}

/// The probability of at most `x` events where `mean` are expected.
pub(super) fn at_most(x: u64, mean: f64) -> f64 {
    1.0 - gamma(real(x) + 1.0).cdf(mean)
}

/// The probability of at least `x` events where `mean` are expected.
pub(super) fn at_least(x: u64, mean: f64) -> f64 {
    if x == 0 {
        1.0
    } else {
        gamma(real(x)).cdf(mean)
    }
}

fn gamma_quantile(shape: f64, probability: f64) -> f64 {
    gamma(shape).inverse_cdf(probability)
}

fn gamma(shape: f64) -> Gamma {
    Gamma::new(shape, 1.0).expect("a shape above zero")
}

/// A count as a real number: exact below 2^53.
#[allow(clippy::cast_precision_loss)]
pub(super) fn real(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: Limits, low: f64, high: f64) {
        let is_near = |found: f64, known: f64| (found - known).abs() <= 1e-6 * known.max(1.0);
        let is_so = is_near(found.low, low) && is_near(found.high, high);
        assert!(is_so, "{found:?} and not {low} to {high}");
    }

    #[test]
    fn jeffreys_ends_are_halves_of_chi_squared_quantiles() {
        assert_eq!(jeffreys(0, 0), None);
        near(jeffreys(0, 1).unwrap(), 0.0, 5.023_886_187 / 2.0);
        near(
            jeffreys(1, 1).unwrap(),
            0.215_795_283 / 2.0,
            9.348_403_604 / 2.0,
        );
        // 21 degrees of freedom
        near(
            jeffreys(10, 1000).unwrap(),
            10.282_898e-3 / 2.0,
            35.478_876e-3 / 2.0,
        );
    }

    #[test]
    fn exact_ends_are_those_of_the_tables() {
        assert_eq!(exact(5, 0), None);
        near(exact(0, 1).unwrap(), 0.0, 3.688_879_454);
        near(exact(1, 1).unwrap(), 0.025_317_808, 5.571_643_391);
        near(exact(10, 1).unwrap(), 4.795_388_7, 18.390_355_9);
    }

    #[test]
    fn wilsons_ends_are_the_published_ones() {
        assert_eq!(wilson(0, 0), None);
        near(wilson(0, 10).unwrap(), 0.0, 0.277_532_8);
        let Limits { low, high } = wilson(81, 263).unwrap();
        assert!((low - 0.2553).abs() < 5e-5 && (high - 0.3662).abs() < 5e-5);
        near(wilson(10, 10).unwrap(), 0.722_467_2, 1.0);
    }

    #[test]
    fn a_count_that_cannot_be_is_impossible() {
        let e = std::f64::consts::E;
        assert!((at_most(0, 1.0) - 1.0 / e).abs() < 1e-12);
        assert!((at_least(1, 1.0) - (1.0 - 1.0 / e)).abs() < 1e-12);
        assert!((at_least(0, 3.0) - 1.0).abs() < 1e-12);
        assert!(at_least(40, 3.0) < 1e-20);
    }
}
