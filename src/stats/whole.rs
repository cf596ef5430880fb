//! What can be said of a cell: its rates with their intervals, and how it compares with the whole.

use super::counts::{Cell, Counts, RevokeCounts};
use super::dimension::{Basis, Dimension, Key};
use super::expected::{WholeRates, surprise};
use super::rate::{Limits, Spread, exact, exact_over, real, spread, wilson};
use crate::diagnosis::Grade;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// What can be said of a cell.
#[derive(Debug, Clone)]
pub struct Row {
    /// Its dimension and value.
    pub key: Key,
    /// What is counted in it.
    pub cell: Cell,
    /// Its revokes of the grade asked for, or surer.
    pub revokes: RevokeCounts,
    /// Those of them in records that can show a revoke.
    pub shown: u64,
    /// Of dimensions of turns the revokes each turn of records that can show them, of dimensions of revokes the share of all; `None` where there is no turn.
    pub rate: Option<Rate>,
    /// The exact interval of a rate.
    pub exact: Option<Limits>,
    /// How it compares with the whole.
    pub compared: Option<ComparedRow>,
}

impl Row {
    /// Its value as the tables have it. A player with a number has the first of his names before it.
    pub fn shown(&self) -> Cow<'_, str> {
        let name = self.cell.name.as_ref().and_then(|it| it.first.as_ref());
        let shown = self.key.shown();
        name.map_or(Cow::Borrowed(shown), |name| format!("{name}{shown}").into())
    }
}

/// A rate or a share, with an interval of 95 %.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    /// The rate.
    pub rate: f64,
    /// Its interval.
    pub limits: Limits,
    /// Where the interval comes from.
    pub method: Method,
}

/// Where an interval comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Method {
    /// The exact one for a Poisson rate.
    Exact,
    /// The spread between events.
    Events,
    /// Wilson's for a share.
    Wilson,
}

impl Method {
    /// Its word in the tables.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// How the revokes of a cell compare with those of the whole at the same turns.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ComparedRow {
    /// The revokes that the whole would have.
    pub expected: f64,
    /// Revokes over expected; `None` where none is expected.
    pub ratio: Option<f64>,
    /// Its exact limits.
    pub limits: Option<Limits>,
    /// Whether it is outside limits of 99.8 %, and not by chance among so many.
    pub flag: Option<Flag>,
}

/// On which side of the limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flag {
    /// More revokes than expected.
    High,
    /// Fewer.
    Low,
}

/// What the cells of a run are held against.
#[derive(Debug)]
pub struct Whole {
    least: Grade,
    /// All that is counted.
    pub all: Counts,
    /// The rates of the whole.
    pub rates: WholeRates,
    /// The spread between events.
    spread: Spread,
    /// Its effect on the whole, and the intervals of few revokes with that: most rows have few.
    effect: OnceLock<f64>,
    of_few: [OnceLock<Limits>; 32],
    /// The largest surprise that cannot be chance, by dimension.
    pub(super) thresholds: BTreeMap<Dimension, f64>,
}

impl Whole {
    pub(super) fn of(least: Grade) -> Self {
        Self {
            least,
            all: Counts::default(),
            rates: WholeRates::default(),
            spread: Spread::default(),
            effect: OnceLock::new(),
            of_few: [const { OnceLock::new() }; 32],
            thresholds: BTreeMap::new(),
        }
    }

    /// Whether cells of a dimension say something of the others.
    pub(super) const fn takes(dimension: Dimension) -> bool {
        matches!(
            dimension,
            Dimension::Stratum | Dimension::All | Dimension::Event
        )
    }

    pub(super) fn take(&mut self, key: &Key, cell: &Cell) {
        match key.dimension {
            Dimension::Stratum => {
                let stratum = key.value.parse().unwrap_or(usize::MAX);
                self.rates.take(stratum, &cell.counts, self.least);
            }
            Dimension::All => self.all = cell.counts,
            Dimension::Event => {
                let shown = cell.counts.shown;
                self.spread.take(shown.surer(self.least), shown.turns);
            }
            _ => (),
        }
    }

    /// What can be said of a cell.
    pub fn row(&self, key: Key, cell: Cell) -> Row {
        let revokes = cell.counts.surer(self.least);
        let shown = cell.counts.shown.surer(self.least);
        let (rate, exact) = match key.dimension.basis() {
            Basis::Revokes => (self.share(&key, &cell.counts), None),
            Basis::Boards => (None, None),
            Basis::Turns | Basis::Hidden => {
                let turns = cell.counts.shown.turns;
                let rate = self.rate(key.dimension, (shown, turns));
                (rate, exact(shown, turns))
            }
        };
        let compared = self.compare(&key, &cell);
        Row {
            key,
            cell,
            revokes,
            shown,
            rate,
            exact,
            compared,
        }
    }

    /// A rate, with an interval that allows for the differences between events where several of them are known. What every event
    /// has a part of shares these in proportion.
    fn rate(&self, dimension: Dimension, (revokes, turns): (u64, u64)) -> Option<Rate> {
        let exact = exact(revokes, turns)?;
        let is_part = match dimension {
            Dimension::Level | Dimension::Risk | Dimension::Room => true,
            Dimension::Crossed => false,
            _ => !dimension.is_compared(),
        };
        let all = self.all.shown.turns.max(turns);
        let share = if is_part {
            real(turns) / real(all)
        } else {
            1.0
        };
        let of_all = *self.effect.get_or_init(|| self.spread.effect());
        let effect = 1.0 + (of_all - 1.0) * share;
        let (limits, method) = if effect > 1.0 {
            let few = usize::try_from(revokes).ok().filter(|_| !is_part);
            let limits = || spread(revokes, effect);
            let limits = few
                .and_then(|it| self.of_few.get(it))
                .map_or_else(limits, |it| *it.get_or_init(limits));
            (limits.over(real(turns)).of_rate(), Method::Events)
        } else {
            (exact, Method::Exact)
        };
        Some(Rate {
            rate: real(revokes) / real(turns),
            limits,
            method,
        })
    }

    /// The share of the revokes that a cell has. How sure they are is asked of all.
    fn share(&self, key: &Key, counts: &Counts) -> Option<Rate> {
        let least = match key.dimension {
            Dimension::Confidence => Grade::Doubtful,
            _ => self.least,
        };
        let [own, all] = [counts, &self.all].map(|it| it.surer(least).number);
        Some(Rate {
            limits: wilson(own, all)?,
            rate: real(own) / real(all),
            method: Method::Wilson,
        })
    }

    /// How a cell compares with the whole.
    pub fn compare(&self, key: &Key, cell: &Cell) -> Option<ComparedRow> {
        let strata = cell.strata.as_ref()?;
        if !key.dimension.is_compared() {
            return None;
        }
        let expected = self.rates.expected(strata);
        let revokes = cell.counts.shown.surer(self.least);
        let is_expected = expected > 0.0;
        let threshold = self.thresholds.get(&key.dimension);
        let is_flagged = threshold.is_some_and(|it| surprise(revokes, expected) <= *it);
        Some(ComparedRow {
            expected,
            ratio: is_expected.then(|| real(revokes) / expected),
            limits: is_expected.then(|| exact_over(revokes, expected)),
            flag: is_flagged.then_some(if real(revokes) > expected {
                Flag::High
            } else {
                Flag::Low
            }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use std::f64::consts::TAU;

    /// In how many of a thousand runs the interval of a part of the turns holds the known rate: of so many events with this number
    /// of revokes on average, whose rates differ by a gamma distribution with half of a shape (0: not at all), of one size or of
    /// exponentially distributed ones.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a number of turns
    fn covered((events, mean): (u32, f64), (halves, is_unequal): (u32, bool), part: f64) -> u32 {
        const TURNS: f64 = 1000.0;
        let mut random = ChaCha8Rng::seed_from_u64(u64::from(events));
        let mut draw = || 1.0 - random.random::<f64>();
        let mut run = || {
            let mut whole = Whole::of(Grade::Likely);
            let mut revokes = 0;
            for _ in 0..events {
                let size = if is_unequal { -draw().ln() } else { 1.0 };
                let square = |_| -2.0 * draw().ln() * (TAU * draw()).cos().powi(2);
                let squares: f64 = (0..halves).map(square).sum();
                let times = squares / f64::from(halves);
                let end = (-mean * size * if halves > 0 { times } else { 1.0 }).exp();
                let (mut count, mut product) = (0, draw());
                while product > end {
                    count += 1;
                    revokes += u64::from(draw() < part);
                    product *= draw();
                }
                let turns = (size * TURNS).ceil() as u64;
                whole.spread.take(count, turns);
                whole.all.shown.turns += turns;
            }
            let turns = (real(whole.all.shown.turns) * part) as u64;
            let rate = whole.rate(Dimension::Role, (revokes, turns));
            let Limits { low, high } = rate.expect("turns").limits;
            (low..=high).contains(&(mean / TURNS))
        };
        (0..1000).map(|_| u32::from(run())).sum()
    }

    #[test]
    fn intervals_hold_the_rate_of_clustered_revokes() {
        let few = [
            ((8, 1.0), (4, false), 1.0),
            ((20, 0.25), (2, false), 1.0),
            ((20, 2.0), (1, false), 0.25),
            ((40, 0.4), (1, true), 1.0),
            ((40, 1.0), (0, true), 0.3),
        ];
        let many = [
            ((40, 2.0), (0, false), 1.0),
            ((300, 0.2), (1, false), 1.0),
            ((20, 2.0), (2, false), 1.0),
            ((20, 2.0), (2, false), 0.55),
            ((20, 1.25), (2, false), 1.0),
            ((40, 0.625), (2, false), 1.0),
            ((8, 3.75), (4, false), 1.0),
            ((8, 3.2), (2, true), 1.0),
            ((12, 2.1), (4, true), 1.0),
            ((20, 1.25), (2, true), 1.0),
            ((60, 0.42), (1, true), 1.0),
            ((100, 0.25), (1, true), 1.0),
        ];
        // from 20 expected revokes on no wider than they need be
        let few = few.map(|it| (it, 930..=1000));
        let many = many.map(|it| (it, 930..=970));
        for ((events, differ, part), due) in few.into_iter().chain(many) {
            let runs = covered(events, differ, part);
            assert!(due.contains(&runs), "{events:?} {differ:?} {part}: {runs}");
        }
    }
}
