//! What the scores of the tables of a board come to: matchpoints and international matchpoints.

use super::{Score, Side};
use std::collections::BTreeMap;

/// How the score of a table is compared with those of the other tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// Matchpoints (Law 78A): so many for each pair beaten, half of it for each tie.
    Matchpoints(PerPair),
    /// International matchpoints (Law 78B) against every other table.
    CrossImps(Shared),
    /// International matchpoints against the other table of a match.
    Match,
}

/// Matchpoints for a pair beaten.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PerPair {
    /// One, and half of one for a tie.
    One,
    /// Two, and one for a tie.
    Two,
}

/// What the sum over all other tables is divided by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shared {
    /// Nothing: it is the sum.
    Sum,
    /// The number of scores, one's own included.
    ByScores,
    /// The number of comparisons.
    ByComparisons,
}

/// The scores of several tables of a board, North-South's, and at how many tables each was made.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Field(BTreeMap<Score, u32>);

impl Field {
    /// Adds a score that was made at so many tables.
    pub fn add(&mut self, score: Score, tables: u32) {
        let count = self.0.entry(score).or_default();
        *count = count.saturating_add(tables);
    }

    /// Takes one table with this score away; says whether there was one.
    pub fn remove(&mut self, score: Score) -> bool {
        let count = self.0.get_mut(&score).filter(|count| **count > 0);
        count.map(|count| *count -= 1).is_some()
    }

    /// How many tables there are.
    pub fn tables(&self) -> u64 {
        self.0.values().map(|count| u64::from(*count)).sum()
    }

    /// The scores, each with the number of its tables.
    pub fn scores(&self) -> impl Iterator<Item = (Score, u32)> {
        self.0.iter().map(|(score, count)| (*score, *count))
    }
}

impl FromIterator<Score> for Field {
    fn from_iter<I: IntoIterator<Item = Score>>(scores: I) -> Self {
        let mut field = Self::default();
        scores.into_iter().for_each(|score| field.add(score, 1));
        field
    }
}

/// A fraction of points: a pair or a team has `sum / of`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Points {
    /// Points before they are divided.
    pub sum: i64,
    /// What they are divided by; never 0.
    pub of: i64,
}

impl Points {
    /// In hundredths, the half rounded away from nought.
    pub const fn hundredths(self) -> i64 {
        let doubled = self.sum * 200;
        (doubled + doubled.signum() * self.of) / (2 * self.of)
    }

    /// So many more than `earlier`, which is divided by the same.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Self {
        Self {
            sum: self.sum - earlier.sum,
            of: self.of,
        }
    }
}

impl Comparison {
    /// The points of a side that has `own` at its table, where the other tables have `others`. All scores are
    /// North-South's.
    pub fn points(self, side: Side, own: Score, others: &Field) -> Points {
        let gain = |other: Score| match side {
            Side::NorthSouth => own.0 - other.0,
            Side::EastWest => other.0 - own.0,
        };
        let worth = |gain: i32| match self {
            Self::Matchpoints(_) => 1 + gain.signum(),
            Self::CrossImps(_) | Self::Match => imps(gain),
        };
        let scores = others.scores();
        let sum = scores.map(|(other, tables)| i64::from(worth(gain(other))) * i64::from(tables));
        let tables = i64::try_from(others.tables()).unwrap_or(i64::MAX - 1);
        let of = match self {
            Self::Matchpoints(PerPair::One) => 2,
            Self::CrossImps(Shared::ByScores) => tables + 1,
            Self::CrossImps(Shared::ByComparisons) => tables.max(1),
            Self::Matchpoints(PerPair::Two) | Self::CrossImps(Shared::Sum) | Self::Match => 1,
        };
        Points { sum: sum.sum(), of }
    }

    /// The most that a pair can have against the other tables; none for international matchpoints.
    pub fn top(self, others: &Field) -> Option<Points> {
        let sum = 2 * i64::try_from(others.tables()).ok()?;
        let of = match self {
            Self::Matchpoints(PerPair::One) => 2,
            Self::Matchpoints(PerPair::Two) => 1,
            Self::CrossImps(_) | Self::Match => return None,
        };
        Some(Points { sum, of })
    }
}

/// International matchpoints for a difference in points, with its sign (Law 78B).
pub fn imps(points: i32) -> i32 {
    /// The least difference for one more.
    const STEPS: [u32; 24] = [
        20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750,
        2000, 2250, 2500, 3000, 3500, 4000,
    ];
    let count = STEPS.partition_point(|step| *step <= points.unsigned_abs());
    i32::try_from(count).unwrap_or(0) * points.signum()
}

#[cfg(test)]
mod tests {
    use super::Side::{EastWest, NorthSouth};
    use super::*;

    fn points(comparison: Comparison, own: i32, others: &[i32]) -> [Points; 2] {
        let others = others.iter().copied().map(Score).collect();
        [NorthSouth, EastWest].map(|side| comparison.points(side, Score(own), &others))
    }

    fn hundredths(comparison: Comparison, own: i32, others: &[i32]) -> [i64; 2] {
        points(comparison, own, others).map(Points::hundredths)
    }

    #[test]
    fn the_scale_of_law_78b() {
        let scale = [
            (0, 0),
            (10, 0),
            (20, 1),
            (40, 1),
            (50, 2),
            (80, 2),
            (90, 3),
            (120, 3),
            (130, 4),
            (160, 4),
            (170, 5),
            (210, 5),
            (220, 6),
            (260, 6),
            (270, 7),
            (310, 7),
            (320, 8),
            (360, 8),
            (370, 9),
            (420, 9),
            (430, 10),
            (490, 10),
            (500, 11),
            (590, 11),
            (600, 12),
            (740, 12),
            (750, 13),
            (890, 13),
            (900, 14),
            (1090, 14),
            (1100, 15),
            (1290, 15),
            (1300, 16),
            (1490, 16),
            (1500, 17),
            (1740, 17),
            (1750, 18),
            (1990, 18),
            (2000, 19),
            (2240, 19),
            (2250, 20),
            (2490, 20),
            (2500, 21),
            (2990, 21),
            (3000, 22),
            (3490, 22),
            (3500, 23),
            (3990, 23),
            (4000, 24),
            (15_200, 24),
        ];
        for (points, due) in scale {
            assert_eq!((imps(points), imps(-points)), (due, -due), "{points}");
        }
    }

    #[test]
    fn two_for_a_pair_beaten_and_one_for_a_tie() {
        let field = [420, 450, 420, -50];
        assert_eq!(
            hundredths(Comparison::Matchpoints(PerPair::Two), 420, &field),
            [400, 400]
        );
        assert_eq!(
            hundredths(Comparison::Matchpoints(PerPair::One), 420, &field),
            [200, 200]
        );
        assert_eq!(
            hundredths(Comparison::Matchpoints(PerPair::Two), 450, &field),
            [700, 100]
        );
        let others = field.into_iter().map(Score).collect();
        let top = |per_pair| {
            Comparison::Matchpoints(per_pair)
                .top(&others)
                .unwrap()
                .hundredths()
        };
        assert_eq!([top(PerPair::Two), top(PerPair::One)], [800, 400]);
    }

    #[test]
    fn cross_imps_are_summed_or_shared() {
        // against 140, 170 and -100: 480 is 10, 450 is 10, 720 is 12
        let field = [140, 170, -100];
        for (shared, due) in [
            (Shared::Sum, 3200),
            (Shared::ByScores, 800),
            (Shared::ByComparisons, 1067),
        ] {
            assert_eq!(
                hundredths(Comparison::CrossImps(shared), 620, &field),
                [due, -due],
                "{shared:?}"
            );
        }
        assert_eq!(hundredths(Comparison::Match, -100, &[620]), [-1200, 1200]);
    }

    #[test]
    fn what_both_sides_have_is_shared_out_once() {
        let field = [420, 450, 420, -50, 0, 170];
        for own in [-1100, -50, 0, 300, 420, 2220] {
            let [ns, ew] = points(Comparison::Matchpoints(PerPair::Two), own, &field);
            assert_eq!(ns.sum + ew.sum, 2 * 6);
            let [ns, ew] = points(Comparison::CrossImps(Shared::ByComparisons), own, &field);
            assert_eq!(ns.sum + ew.sum, 0);
        }
    }
}
