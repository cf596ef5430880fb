//! How much less a count says as the revokes of an event are not independent of each other, nor are those of a player.

use super::rate::{FEW, NORMAL, TAIL, real};
use statrs::distribution::{ContinuousCDF, StudentsT};

/// Events of equal size in which revokes can be spread, at the least, for their differences to be known.
const FEWEST: f64 = 5.0;

/// Revokes and turns by event: sums alone, so that parts of an input add up.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Spread {
    events: u64,
    revokes: u64,
    turns: u64,
    /// The sums over events of revokes squared, of revokes times turns, and of turns squared.
    squares: [f64; 3],
}

impl Spread {
    /// Takes in an event.
    pub(super) fn take(&mut self, revokes: u64, turns: u64) {
        self.events += u64::from(turns > 0);
        self.revokes += revokes;
        self.turns += turns;
        let (x, n) = (real(revokes), real(turns));
        for (sum, product) in self.squares.iter_mut().zip([x * x, x * n, n * n]) {
            *sum += product;
        }
    }

    /// How many times the variance of independent revokes that of these is, by the sandwich estimate for a ratio, with what
    /// Student's quantile adds for few events; never less than once. 1 where too few revokes or events are known.
    pub(super) fn effect(&self) -> f64 {
        let [xx, xn, nn] = self.squares;
        let (revokes, turns, events) = (real(self.revokes), real(self.turns), real(self.events));
        let sizes = turns * turns / nn;
        if self.revokes < FEW || sizes < FEWEST {
            return 1.0;
        }
        let rate = revokes / turns;
        let squares = (xx - 2.0 * rate * xn + rate * rate * nn).max(0.0);
        let times = squares * events / (events - 1.0) / revokes;
        let student = StudentsT::new(0.0, 1.0, sizes - 1.0).expect("freedom above zero");
        times.max(1.0) * (student.inverse_cdf(1.0 - TAIL) / NORMAL).powi(2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert!((of([3; 10]) - student * student).abs() < 1e-6);
        assert!((of([1; 10]) - 1.0).abs() < 1e-12);
    }
}
