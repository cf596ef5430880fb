//! Matchpoints and international matchpoints from the scores of the tables of a board.

use super::{Score, Side};
use std::collections::BTreeMap;

/// How the score of a table is compared with those of the other tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// Matchpoints (Law 78A): one or two for each pair beaten, half of that for each tie.
    Matchpoints(PerPair),
    /// International matchpoints (Law 78B) against every other table.
    CrossImps(Shared),
    /// International matchpoints against the other table of a match.
    Match,
}

/// Matchpoints for each pair beaten.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PerPair {
    /// One, and a half for a tie.
    One,
    /// Two, and one for a tie.
    Two,
}

/// The divisor of the sum over all other tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shared {
    /// None: the sum itself.
    Sum,
    /// The number of scores, one's own included.
    ByScores,
    /// The number of comparisons.
    ByComparisons,
}

/// The scores of the tables of a board, North-South's.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Field {
    /// Each score once, the lowest first, with the number of tables that had it or a lower one.
    up_to: Vec<(Score, i64)>,
}

/// The tables that the score of one table is compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Others<'a> {
    field: &'a Field,
    /// The score of the table that is left out.
    own: Option<Score>,
}

impl Field {
    /// All of its tables.
    pub const fn all(&self) -> Others<'_> {
        Others {
            field: self,
            own: None,
        }
    }

    /// Its tables except one with this score; all of them if none has it.
    pub fn without(&self, own: Score) -> Others<'_> {
        let has_it = self.up_to(own) > self.up_to(just_below(own));
        Others {
            field: self,
            own: has_it.then_some(own),
        }
    }

    /// The number of tables with this score or a lower one.
    fn up_to(&self, score: Score) -> i64 {
        let lower = self.up_to.partition_point(|(it, _)| *it <= score);
        self.up_to[..lower].last().map_or(0, |(_, tables)| *tables)
    }
}

/// From scores, each with the number of tables that had it.
impl FromIterator<(Score, u32)> for Field {
    fn from_iter<I: IntoIterator<Item = (Score, u32)>>(scores: I) -> Self {
        let mut counts: BTreeMap<Score, i64> = BTreeMap::new();
        for (score, tables) in scores {
            *counts.entry(score).or_default() += i64::from(tables);
        }
        let mut sum = 0;
        let up_to = counts.into_iter().map(|(score, tables)| {
            sum += tables;
            (score, sum)
        });
        Self {
            up_to: up_to.collect(),
        }
    }
}

/// From one score for each table.
impl FromIterator<Score> for Field {
    fn from_iter<I: IntoIterator<Item = Score>>(scores: I) -> Self {
        scores.into_iter().map(|score| (score, 1)).collect()
    }
}

impl Others<'_> {
    /// How many tables there are.
    pub fn tables(self) -> i64 {
        self.up_to(Score(i32::MAX))
    }

    /// Their scores, the lowest first, each with the number of tables that made it.
    pub fn scores(self) -> impl Iterator<Item = (Score, i64)> {
        let mut lower = 0;
        self.field.up_to.iter().filter_map(move |&(score, _)| {
            let up_to = self.up_to(score);
            let tables = up_to - std::mem::replace(&mut lower, up_to);
            (tables > 0).then_some((score, tables))
        })
    }

    /// The number of these tables with this score or a lower one.
    pub fn up_to(self, score: Score) -> i64 {
        let is_counted = self.own.is_some_and(|own| own <= score);
        self.field.up_to(score) - i64::from(is_counted)
    }
}

/// The next lower score.
const fn just_below(score: Score) -> Score {
    Score(score.0.saturating_sub(1))
}

/// Points as a fraction, `sum / of`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Points {
    /// Points before they are divided.
    pub sum: i64,
    /// What they are divided by; never 0.
    pub of: i64,
}

impl Points {
    /// In hundredths, halves rounded away from zero.
    pub const fn hundredths(self) -> i64 {
        let doubled = self.sum * 200;
        (doubled + doubled.signum() * self.of) / (2 * self.of)
    }

    /// The difference from `earlier`, which must have the same divisor.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Self {
        Self {
            sum: self.sum - earlier.sum,
            of: self.of,
        }
    }
}

impl Comparison {
    /// The points of a side with score `own` against the scores `others`. All scores are North-South's.
    pub fn points(self, side: Side, own: Score, others: Others<'_>) -> Points {
        let tables = others.tables();
        let of_ns = match self {
            Self::Matchpoints(_) => matchpoints(own, others),
            Self::CrossImps(_) | Self::Match => sum_of_imps(own, others),
        };
        let sum = match (side, self) {
            (Side::NorthSouth, _) => of_ns,
            (Side::EastWest, Self::Matchpoints(_)) => 2 * tables - of_ns,
            (Side::EastWest, _) => -of_ns,
        };
        let of = match self {
            Self::Matchpoints(PerPair::One) => 2,
            Self::CrossImps(Shared::ByScores) => tables + 1,
            Self::CrossImps(Shared::ByComparisons) => tables.max(1),
            Self::Matchpoints(PerPair::Two) | Self::CrossImps(Shared::Sum) | Self::Match => 1,
        };
        Points { sum, of }
    }

    /// The most that a pair can have against the other tables; none for international matchpoints.
    pub fn top(self, others: Others<'_>) -> Option<Points> {
        let of = match self {
            Self::Matchpoints(PerPair::One) => 2,
            Self::Matchpoints(PerPair::Two) => 1,
            Self::CrossImps(_) | Self::Match => return None,
        };
        let sum = 2 * others.tables();
        Some(Points { sum, of })
    }
}

/// North-South's matchpoints, two for a pair beaten: one for each lower score, and one for each that is not higher.
fn matchpoints(own: Score, others: Others<'_>) -> i64 {
    others.up_to(just_below(own)) + others.up_to(own)
}

/// The sum of North-South's IMPs: for each step of the scale, plus one for each table beaten by at least that much,
/// minus one for each that is ahead by at least that much.
fn sum_of_imps(own: Score, others: Others<'_>) -> i64 {
    let tables = others.tables();
    let of_step = |step: i32| {
        let beaten = others.up_to(Score(own.0.saturating_sub(step)));
        let not_beating = others.up_to(Score(own.0.saturating_add(step - 1)));
        beaten - (tables - not_beating)
    };
    STEPS.into_iter().map(of_step).sum()
}

/// The smallest differences in points for one, two, three and more international matchpoints (Law 78B).
const STEPS: [i32; 24] = [
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750,
    2000, 2250, 2500, 3000, 3500, 4000,
];

/// International matchpoints for a difference in points, with its sign (Law 78B).
pub fn imps(points: i32) -> i32 {
    let count = STEPS.partition_point(|step| *step <= points.saturating_abs());
    i32::try_from(count).unwrap_or(0) * points.signum()
}

#[cfg(test)]
mod tests {
    use super::Side::{EastWest, NorthSouth};
    use super::*;

    fn points(comparison: Comparison, own: i32, others: &[i32]) -> [Points; 2] {
        let others: Field = others.iter().copied().map(Score).collect();
        [NorthSouth, EastWest].map(|side| comparison.points(side, Score(own), others.all()))
    }

    #[test]
    fn scores_are_compared_as_their_list_has_it() {
        hold!("points.txt", |how, scores| {
            let comparison = match how {
                "one for a pair" => Comparison::Matchpoints(PerPair::One),
                "two for a pair" => Comparison::Matchpoints(PerPair::Two),
                "sum" => Comparison::CrossImps(Shared::Sum),
                "by scores" => Comparison::CrossImps(Shared::ByScores),
                "by comparisons" => Comparison::CrossImps(Shared::ByComparisons),
                _ => Comparison::Match,
            };
            let scores = scores.split(' ').filter_map(|it| it.parse().ok());
            let scores: Vec<i32> = scores.collect();
            let (own, others) = (scores[0], &scores[1..]);
            let points = points(comparison, own, others).map(Points::hundredths);
            let field: Field = others.iter().copied().map(Score).collect();
            let top = comparison.top(field.all()).map(Points::hundredths);
            format!("{points:?}, top {top:?}")
        });
    }
}
