//! How much a rate differs between events: boards of one event are not independent, nor are those of a player.

use super::rate::{Limits, NORMAL, real};

/// A rate with each event left out in turn (the jackknife).
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Spread {
    /// Revokes and turns of the whole.
    whole: [u64; 2],
    events: u64,
    sum: f64,
    squares: f64,
}

impl Spread {
    /// That of a rate of `revokes` in `turns`.
    pub(super) fn of(revokes: u64, turns: u64) -> Self {
        Self {
            whole: [revokes, turns],
            ..Self::default()
        }
    }

    /// Takes in what an event has of it.
    pub(super) fn take(&mut self, revokes: u64, turns: u64) {
        let [all_revokes, all_turns] = self.whole;
        if turns == 0 || turns >= all_turns {
            return;
        }
        let without = real(all_revokes - revokes) / real(all_turns - turns);
        let difference = without - real(all_revokes) / real(all_turns);
        self.events += 1;
        self.sum += difference;
        self.squares += difference * difference;
    }

    /// The interval of 95 % that it gives; `None` with fewer than two events.
    pub(super) fn limits(&self) -> Option<Limits> {
        if self.events < 2 {
            return None;
        }
        let [revokes, turns] = self.whole;
        let (rate, events) = (real(revokes) / real(turns), real(self.events));
        let variance = (self.squares - self.sum * self.sum / events) * (events - 1.0) / events;
        let half = NORMAL * variance.max(0.0).sqrt();
        Some(Limits {
            low: (rate - half).max(0.0),
            high: rate + half,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_equal_turns_it_is_the_standard_error_of_the_mean() {
        let counts = [1_u64, 2, 3, 6];
        let mut spread = Spread::of(12, 400);
        for count in counts {
            spread.take(count, 100);
        }
        // the variance of the four counts is 14/3
        let half = NORMAL * (14.0_f64 / 3.0 / 4.0).sqrt() / 100.0;
        let Limits { low, high } = spread.limits().unwrap();
        assert!((high - (0.03 + half)).abs() < 1e-12 && (low - (0.03 - half)).abs() < 1e-12);
        let mut one = Spread::of(12, 400);
        one.take(12, 400);
        assert_eq!(one.limits(), None);
    }
}
