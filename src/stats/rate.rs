//! Rates of rare events, and how sure they are.
//!
//! Revokes are counted as `x ~ Poisson(turns * rate)`, with the exact interval (Garwood 1936): quantiles of Gamma(x) and
//! Gamma(x + 1) over the turns, from 0 at x = 0. Where events differ more than by chance, it is that of as many independent
//! revokes as these are worth. Shares, where the denominator is small, have Wilson's (1927).

use statrs::distribution::{ContinuousCDF, Gamma, StudentsT};
use std::sync::OnceLock;

/// The ends of an interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limits {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// With fewer revokes an interval says little.
pub const FEW: u64 = 20;

/// The half of what an interval of 95 % leaves out.
const TAIL: f64 = 0.025;

/// The normal quantile of an interval of 95 %.
const NORMAL: f64 = 1.959_963_984_540_054;

/// The exact interval of 95 % for the rate of `x` events in `n` turns; `None` where there is no turn.
pub fn exact(x: u64, n: u64) -> Option<Limits> {
    let limits = (n > 0).then(|| exact_over(x, real(n)));
    limits.map(Limits::of_rate)
}

/// The interval of 95 % for a count whose variance is so many times that of independent revokes: the exact one for as many times
/// fewer, as often. At the lower end any are worth one at the least.
pub(super) fn spread(x: u64, effect: f64) -> Limits {
    if x == 0 {
        return ends(0).over(1.0 / effect); // most rows have none
    }
    let of = |effect: f64| quantiles(real(x) / effect).over(1.0 / effect);
    Limits {
        low: of(effect.min(real(x))).low,
        high: of(effect).high,
    }
}

/// The exact interval of 95 % for a count over what is expected.
pub fn exact_over(x: u64, expected: f64) -> Limits {
    ends(x).over(expected)
}

impl Limits {
    /// At most one each turn.
    pub(super) const fn of_rate(self) -> Self {
        Self {
            low: self.low.min(1.0),
            high: self.high.min(1.0),
        }
    }

    pub(super) fn over(self, expected: f64) -> Self {
        Self {
            low: self.low / expected,
            high: self.high / expected,
        }
    }
}

/// The exact interval for a count. Most cells have few events: these are computed once.
fn ends(x: u64) -> Limits {
    static OF_FEW: [OnceLock<Limits>; 32] = [const { OnceLock::new() }; 32];
    let known = usize::try_from(x).ok().and_then(|x| OF_FEW.get(x));
    let limits = || quantiles(real(x));
    known.map_or_else(limits, |it| *it.get_or_init(limits))
}

/// Both ends for a count.
fn quantiles(x: f64) -> Limits {
    Limits {
        low: if x > 0.0 {
            gamma_quantile(x, TAIL)
        } else {
            0.0
        },
        high: gamma_quantile(x + 1.0, 1.0 - TAIL),
    }
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
        low: if x == 0 { 0.0 } else { end(centre - half) },
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

/// Events of equal size in which revokes can be spread, at the least, for their differences to be known.
const FEWEST: f64 = 2.0;

/// Revokes and turns by event, as the revokes of an event are not independent of each other, nor are those of a player: sums alone, so that parts of an input add up.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Spread {
    pub(super) revokes: u64,
    pub(super) turns: u64,
    /// The sums over events of revokes squared, of revokes times turns, and of turns squared.
    squares: [f64; 3],
    /// The same of four factors, from revokes alone to turns alone.
    fourths: [f64; 5],
}

impl Spread {
    /// Takes in an event.
    pub(super) fn take(&mut self, revokes: u64, turns: u64) {
        self.turns += turns;
        self.squares[2] += real(turns).powi(2);
        self.fourths[4] += real(turns).powi(4);
        self.take_revokes(revokes, turns);
    }

    /// Takes in some revokes of an event with so many turns.
    pub(super) fn take_revokes(&mut self, revokes: u64, turns: u64) {
        let (x, n) = (real(revokes), real(turns));
        self.revokes += revokes;
        self.squares[0] += x * x;
        self.squares[1] += x * n;
        for (power, sum) in (0..4).zip(&mut self.fourths) {
            *sum += x.powi(4 - power) * n.powi(power);
        }
    }

    /// That of a row, of which the revokes of each event are taken in: all events have a part in its turns, in proportion to
    /// their own, or some of them are in it whole, of the sizes of all or of those with its revokes, where these are larger.
    pub(super) fn of_row(mut self, all: &Self, turns: u64, is_part: bool) -> Self {
        self.turns = if is_part { all.turns } else { turns };
        let of_turns = |of_all: f64, of_own: f64| {
            let of_all = of_all / real(all.turns);
            let of_own = of_own / real(self.revokes);
            real(self.turns) * if is_part { of_all } else { of_all.max(of_own) }
        };
        let square = of_turns(all.squares[2], self.squares[1]);
        let fourth = of_turns(all.fourths[4], self.fourths[3]);
        (self.squares[2], self.fourths[4]) = (square, fourth);
        self
    }

    /// As many events of equal size as the turns are worth.
    pub(super) fn sizes(&self) -> f64 {
        real(self.turns).powi(2) / self.squares[2]
    }

    /// How many times the variance of independent revokes that of these is, by the sandwich estimate for a ratio, with what
    /// Student's quantile adds for few events; never less than once. 1 where no revoke or too few events are known.
    pub(super) fn effect(&self) -> f64 {
        let [xx, xn, nn] = self.squares;
        let (revokes, turns, sizes) = (real(self.revokes), real(self.turns), self.sizes());
        if self.revokes == 0 || sizes < FEWEST {
            return 1.0;
        }
        let rate = revokes / turns;
        let squares = (xx - 2.0 * rate * xn + rate * rate * nn).max(0.0);
        let times = squares * sizes / (sizes - 1.0) / revokes;
        let freedom = self.freedom(rate, squares).clamp(1.0, sizes - 1.0);
        let student = StudentsT::new(0.0, 1.0, freedom).expect("freedom above zero");
        (times * (student.inverse_cdf(1.0 - TAIL) / NORMAL).powi(2)).max(1.0)
    }

    /// The degrees of freedom of a sum of squared residuals (Satterthwaite 1946): their variances added up and squared, over the
    /// sum of the squares of these, of which each is a third of a residual's fourth power. Few where few events have most of it.
    fn freedom(&self, rate: f64, squares: f64) -> f64 {
        let signed = [1.0, -4.0, 6.0, -4.0, 1.0].into_iter().zip(self.fourths);
        let fourths = signed
            .rev()
            .fold(0.0, |sum, (sign, it)| sum * rate + sign * it);
        3.0 * squares.powi(2) / fourths.max(f64::MIN_POSITIVE)
    }
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
    fn exact_ends_are_those_of_the_tables() {
        assert_eq!(exact(5, 0), None);
        near(exact_over(0, 1.0), 0.0, 3.688_879_454);
        near(exact_over(1, 1.0), 0.025_317_808, 5.571_643_391);
        near(exact(10, 100).unwrap(), 0.047_953_887, 0.183_903_559);
        near(exact(0, 2).unwrap(), 0.0, 1.0);
    }

    #[test]
    fn revokes_with_more_variance_are_worth_fewer() {
        near(spread(0, 2.0), 0.0, 2.0 * 3.688_879_454);
        near(spread(40, 4.0), 4.0 * 4.795_388_7, 4.0 * 18.390_355_9);
        near(spread(5, 1.0), 1.623_486_4, 11.668_332_1);
        let high = spread(2, 9.0).high;
        near(spread(2, 9.0), 2.0 * 0.025_317_808, high); // of one event
        assert!(high > spread(2, 2.0).high);
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

    #[test]
    fn the_effect_is_the_variance_of_events_over_the_mean() {
        let of = |counts: [u64; 10]| {
            let mut spread = Spread::default();
            for count in counts {
                spread.take(count, 100);
            }
            spread.effect()
        };
        let student = 2.262_157_162_8 / NORMAL; // 9 degrees of freedom
        let due = 32.0 / 9.0 / 3.0 * student * student; // their variance is 32/9, their mean 3
        assert!((of([1, 5, 1, 5, 1, 5, 1, 5, 3, 3]) - due).abs() < 1e-6);
        assert!((of([3; 10]) - 1.0).abs() < 1e-12, "no less than by chance");
        assert!((of([0; 10]) - 1.0).abs() < 1e-12);
        let one = of([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]); // 3 * 0.9^2 / 0.657 degrees of freedom, and not 9
        let student = StudentsT::new(0.0, 1.0, 2.43 / 0.657).expect("above zero");
        assert!((one - (student.inverse_cdf(1.0 - TAIL) / NORMAL).powi(2)).abs() < 1e-6);
    }
}
