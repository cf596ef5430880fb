//! What a weighted or an artificial score is worth: matchpoints or IMPs against the other tables.

use crate::board::Item;
use crate::bridge::{Comparison, Others, Points, Score, Side, side};
use crate::checks::Case;
use crate::convert::PointsUnit;
use crate::laws::LAWS_1997;
use crate::report::decisions::decision::{Average, Decision, Judgement, Possible};
use crate::report::tables::spelling;
use crate::words::{Decimal, Key, key_of};

/// The points that a decision gives, in place of a score.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::report) struct Worth {
    /// North-South's and East-West's, where they can be worked out.
    pub(in crate::report) points: Option<([Decimal; 2], PointsUnit)>,
    /// What has to be said of it.
    pub(in crate::report) remarks: Vec<Remark>,
}

/// What has to be said of a weighted score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
pub enum Remark {
    /// The scores that it is compared with are not in the input.
    #[strum(serialize = "field-not-here")]
    FieldNotHere,
    /// The declarer or the vulnerability is not known, so that a contract has no score.
    #[strum(serialize = "not-scored")]
    NotScored,
    /// The Laws of 1997 leave it to an appeals committee, unless the zonal organisation lets the director do so (Law 12C3).
    #[strum(serialize = "12C3")]
    OfAppeals,
}

impl Remark {
    /// The same as a sentence.
    pub const fn key(self) -> Key {
        key_of!("apply-", Remark: self)
    }
}

impl Worth {
    pub(super) fn of(decision: &Decision, case: &Case<'_>) -> Self {
        match &decision.judgement {
            Some(Judgement::Weighted(parts)) => Self::weighted(parts, case),
            Some(Judgement::Averages(all)) => Self {
                points: Some(averages(*all, case)),
                remarks: Vec::new(),
            },
            _ => Self::default(),
        }
    }

    fn weighted(parts: &[(Decimal, Possible)], case: &Case<'_>) -> Self {
        let scores = parts.iter();
        let scores = scores.map(|(share, result)| Some((*share, score(*result, case)?)));
        let scores = scores.collect::<Option<Vec<_>>>();
        let points = match scores {
            None => Err(Remark::NotScored),
            Some(scores) => case
                .compared(|comparison, others| mean(&scores, comparison, others))
                .ok_or(Remark::FieldNotHere),
        };
        let edition = case.ruling().map(|ruling| ruling.edition);
        let is_of_appeals = edition == Some(&LAWS_1997);
        let of_appeals = is_of_appeals.then_some(Remark::OfAppeals);
        Self {
            points: points.ok(),
            remarks: points.err().into_iter().chain(of_appeals).collect(),
        }
    }
}

/// The score of a result, if the record says all that it depends on.
fn score(result: Possible, case: &Case<'_>) -> Option<Score> {
    match result {
        Possible::Score(points) => Some(Score(points)),
        Possible::Made(contract, tricks, declarer) => {
            let declarer = declarer.or(case.premises.declarer())?;
            let vulnerable = case.premises.vulnerable?.holds(side(declarer));
            Score::of(contract, declarer, tricks, vulnerable)
        }
    }
}

/// The points of both sides: those of each score by its share.
fn mean(
    scores: &[(Decimal, Score)],
    comparison: Comparison,
    others: Others<'_>,
) -> ([Decimal; 2], PointsUnit) {
    let points = Side::ALL.map(|side| {
        let mut mean = Points { sum: 0, of: 1 };
        for (share, score) in scores {
            let Points { sum, of } = comparison.points(side, *score, others);
            mean = Points {
                sum: mean.sum + share.0 * sum,
                of: of * 10_000,
            };
        }
        Decimal(mean.hundredths())
    });
    let unit = match comparison {
        Comparison::Matchpoints(_) => PointsUnit::Matchpoints,
        Comparison::CrossImps(_) | Comparison::Match => PointsUnit::Imps,
    };
    (points, unit)
}

fn averages(all: [Average; 2], case: &Case<'_>) -> ([Decimal; 2], PointsUnit) {
    let stated = spelling::stated(case, Item::Scoring);
    let by_imps = stated.map(|scoring| scoring.to_ascii_uppercase().contains("IMP"));
    if by_imps.unwrap_or_else(|| case.comparison() == Some(Comparison::Match)) {
        (all.map(|it| Decimal(it.imps() * 100)), PointsUnit::Imps)
    } else {
        let percent = all.map(|it| Decimal(it.percent() * 100));
        (percent, PointsUnit::Percentage)
    }
}
