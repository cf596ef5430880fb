//! What so many tricks come to: `4S-1, -100`; and the three counts of a board side by side.

use super::Case;
use super::words::{figures, of_counts};
use crate::board::Premises;
use crate::bridge::{Score, Side, side};
use crate::laws::{Counts, Range, Ruling};
use crate::words::{Arg, Message, message};

/// `stated 9, played 9, adjusted 11: 4S-1, -100 becomes 4S+1, +650`.
pub(super) fn three_counts(case: &Case<'_>, ruling: &Ruling) -> Message {
    let count = case.premises.final_result();
    let stated = match (count, case.premises.result()) {
        (Some(count), _) => message!("counts-stated", count),
        (None, Some(_)) => message!("counts-stated-of-part"),
        (None, None) => message!("counts-not-stated"),
    };
    let played = match ruling.played {
        Some(played) => message!("counts-played", count = played),
        None => message!("counts-recorded", figures = figures(ruling.possible)),
    };
    let adjusted = match ruling.adjusted_counts {
        Some(adjusted) => message!("counts-adjusted", figures = figures(adjusted)),
        None => message!("counts-not-adjusted"),
    };
    match becomes(
        case.premises,
        count.or(ruling.played),
        ruling.adjusted_counts,
    ) {
        Some(score) => message!("counts-with-score", stated, played, adjusted, score),
        None => message!("counts", stated, played, adjusted),
    }
}

/// `4S-1, -100 becomes 4S+1, +650`, or one of them when they are the same.
fn becomes(premises: &Premises, from: Option<u8>, to: Option<Counts>) -> Option<Message> {
    let from = from.map(|count| Range::exactly(count).into()).or(to)?;
    let to = to.unwrap_or(from);
    let (before, after) = (outcome(premises, from)?, outcome(premises, to)?);
    Some(if from == to {
        after
    } else {
        message!("score-becomes", before, after)
    })
}

/// `4S-1, -100`; or `4S= or 4S+1, +420 or +450`.
pub(super) fn outcome(premises: &Premises, tricks: impl Into<Counts>) -> Option<Message> {
    let (made, points) = made_and_points(premises, tricks)?;
    Some(match points {
        Some(points) => message!("outcome-and-points", made, points),
        None => message!("outcome-without-score", made),
    })
}

/// `4S-1`, and `-100` where the vulnerability is known.
pub(super) fn made_and_points(
    premises: &Premises,
    tricks: impl Into<Counts>,
) -> Option<(Arg, Option<Arg>)> {
    let counts = tricks.into();
    let contract = premises.full_contract()?;
    let declarers = side(premises.declarer()?);
    let made = of_counts(counts, |tricks| Arg::Outcome(contract, tricks));
    let Range { min, max } = counts.range();
    let first = premises.score_of(min);
    let last = if max == min {
        first
    } else {
        premises.score_of(max)
    };
    let points = first.zip(last).map(|(first, last)| {
        let of = |tricks| if tricks == min { first } else { last };
        of_counts(counts, |tricks| seen_by(of(tricks), declarers))
    });
    Some((made, points))
}

/// Points from the side of North-South, as in the reports; for a declarer of East-West the text names the side.
pub(super) fn seen_by(score: Score, declarers: Side) -> Arg {
    match declarers {
        Side::NorthSouth => Arg::Points(score.0),
        Side::EastWest => Arg::PointsOfNorthSouth(score.0),
    }
}
