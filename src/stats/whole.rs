//! What can be said of a cell: its rates with their intervals, and how it compares with the whole.

use super::counts::{Cell, Counts, RevokeCounts};
use super::dimension::{BETWEEN, Basis, Dimension, Key};
use super::expected::{WholeRates, surprise};
use super::rate::{Limits, Spread, exact, exact_over, real, spread, wilson};
use crate::diagnosis::Grade;
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
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
    /// The spread between events, with its effect.
    spread: (Spread, OnceLock<f64>),
    /// The revokes of an event by the rows that they are in, until the turns of the event are known.
    clusters: HashMap<Box<str>, Vec<(Key, u64)>>,
    /// The spread in each row with revokes that several events can have a part in, with its effect.
    rows: HashMap<Key, (Spread, OnceLock<f64>)>,
    /// The dimensions that are crossed.
    by: Vec<Dimension>,
    /// The largest surprise that cannot be chance, by dimension.
    pub(super) thresholds: BTreeMap<Dimension, f64>,
}

/// With fewer events of equal size a row of records has the spread of all.
const FEW_EVENTS: f64 = 5.0;

impl Whole {
    pub(super) fn of(least: Grade, by: &[Dimension]) -> Self {
        Self {
            least,
            all: Counts::default(),
            rates: WholeRates::default(),
            spread: (Spread::default(), OnceLock::new()),
            clusters: HashMap::new(),
            rows: HashMap::new(),
            by: by.to_vec(),
            thresholds: BTreeMap::new(),
        }
    }

    /// Whether cells of a dimension say something of the others.
    pub(super) const fn takes(dimension: Dimension) -> bool {
        matches!(
            dimension,
            Dimension::Stratum | Dimension::Clusters | Dimension::All | Dimension::Event
        )
    }

    pub(super) fn take(&mut self, key: &Key, cell: &Cell) {
        match key.dimension {
            Dimension::Stratum => {
                let stratum = key.value.parse().unwrap_or(usize::MAX);
                self.rates.take(stratum, &cell.counts, self.least);
            }
            Dimension::All => self.all = cell.counts,
            Dimension::Clusters => {
                let mut parts = key.value.splitn(3, BETWEEN);
                let event = parts.next().unwrap_or_default();
                let revokes = cell.counts.shown.surer(self.least);
                if let (Some(of), Some(value)) = (parts.next(), parts.next())
                    && let Some(dimension) = Dimension::crossed(of).filter(|_| revokes > 0)
                {
                    let of_event = self.clusters.entry(event.into()).or_default();
                    of_event.push((Key::new(dimension, value), revokes));
                }
            }
            Dimension::Event => {
                let shown = cell.counts.shown;
                self.spread.0.take(shown.surer(self.least), shown.turns);
                let of_event = self.clusters.remove(&key.value).unwrap_or_default();
                for (row, revokes) in of_event {
                    let (spread, _) = self.rows.entry(row).or_default();
                    spread.take_revokes(revokes, shown.turns);
                }
            }
            _ => {
                if let Some((spread, _)) = self.rows.get_mut(key) {
                    spread.turns = cell.counts.shown.turns;
                }
            }
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
                let rate = self.rate(&key, (shown, turns));
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

    /// A rate, with an interval that allows for the differences between events where several of them are known.
    fn rate(&self, key: &Key, (revokes, turns): (u64, u64)) -> Option<Rate> {
        let exact = exact(revokes, turns)?;
        let effect = self.effect(key, turns);
        let (limits, method) = if effect > 1.0 {
            let limits = spread(revokes, effect).over(real(turns));
            (limits.of_rate(), Method::Events)
        } else {
            (exact, Method::Exact)
        };
        Some(Rate {
            rate: real(revokes) / real(turns),
            limits,
            method,
        })
    }

    /// How many times the variance of independent revokes that of a row with so many turns is: by its own revokes where several
    /// events can have a part in it, otherwise as in all rows together. A cell is no surer than the rows that it is in.
    fn effect(&self, key: &Key, turns: u64) -> f64 {
        let all = &self.spread.0;
        let of_all = || *self.spread.1.get_or_init(|| all.effect());
        let is_part = match key.dimension {
            Dimension::All | Dimension::Event | Dimension::Player => return of_all(),
            _ if turns == all.turns => return of_all(), // the same turns by another name
            Dimension::Crossed => {
                let rows = self.by.iter().zip(key.parts());
                let effects = rows.map(|(dimension, value)| {
                    let row = Key::new(*dimension, value);
                    let known = self.rows.get(&row).map_or(turns, |it| it.0.turns);
                    if known == all.turns {
                        return 1.0; // it says nothing of a part
                    }
                    self.effect(&row, known)
                });
                return effects.fold(1.0, f64::max);
            }
            Dimension::Level | Dimension::Risk | Dimension::Room => true,
            other => !other.is_compared(),
        };
        let effect = |spread: Spread| {
            let spread = spread.of_row(all, turns, is_part);
            if is_part || spread.sizes() >= FEW_EVENTS {
                spread.effect()
            } else {
                of_all()
            }
        };
        match self.rows.get(key) {
            Some((spread, known)) => *known.get_or_init(|| effect(*spread)),
            None if is_part => 1.0,
            None => of_all(), // as of an event without a revoke
        }
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

    /// What differs, and in how many of a thousand runs an interval may hold the known rate, as the first line says: from 20 expected
    /// revokes on no wider than it need be.
    const RUNS: &str = include_str!("covered.txt");

    /// In how many of a thousand runs the interval of a row holds the known rate.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a number of turns
    fn covered(run: &[&str]) -> u32 {
        const TURNS: f64 = 1000.0;
        let number = |at: usize| run[at].parse::<f64>().unwrap();
        let (events, mean, shape, part) = (number(0) as u32, number(1), number(2), number(4));
        let mut random = ChaCha8Rng::seed_from_u64(u64::from(events));
        let mut draw = || 1.0 - random.random::<f64>();
        let mut holds = || {
            let mut whole = Whole::of(Grade::Likely, &[]);
            let mut row = Spread::default();
            for _ in 0..events {
                let size = if run[3] == "equal" { 1.0 } else { -draw().ln() };
                // a gamma distribution, as a sum of squares of normal ones
                let square = |_| -2.0 * draw().ln() * (TAU * draw()).cos().powi(2);
                let squares: f64 = (0..(2.0 * shape) as u32).map(square).sum();
                let differs = if shape > 0.0 {
                    squares / (2.0 * shape)
                } else {
                    1.0
                };
                let mut count = |mean: f64| {
                    let end = (-mean * size).exp();
                    let mut left = |left: &f64| Some(left * draw()).filter(|it| *it > end);
                    std::iter::successors(left(&1.0), left).count() as u64
                };
                let of_row = count(mean * part * differs);
                let elsewhere = if run[5] == "all" { differs } else { 1.0 };
                let others = count(mean * (1.0 - part) * elsewhere);
                let turns = (size * TURNS).ceil() as u64;
                row.take_revokes(of_row, turns);
                whole.spread.0.take(of_row + others, turns);
            }
            let key = Key::new(Dimension::Role, "lho");
            let turns = (real(whole.spread.0.turns) * part) as u64;
            whole.rows.insert(key.clone(), (row, OnceLock::new()));
            let rate = whole.rate(&key, (row.revokes, turns));
            let Limits { low, high } = rate.expect("turns").limits;
            (low..=high).contains(&(mean / TURNS))
        };
        (0..1000).map(|_| u32::from(holds())).sum()
    }

    #[test]
    fn intervals_hold_the_rate_of_clustered_revokes() {
        for line in RUNS.lines().skip(1) {
            let run: Vec<_> = line.split_whitespace().collect();
            let runs = covered(&run);
            let most = run[6].parse().unwrap();
            assert!((930..=most).contains(&runs), "{line}: {runs}");
        }
    }
}
