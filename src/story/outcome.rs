//! What so many tricks come to, as the verdict writes it.

use crate::board::Premises;
use crate::bridge::Score;
use crate::checks::wording::of_counts;
use crate::laws::{Counts, Range};
use crate::words::Arg;

/// `+420`, or the ends of several.
pub(super) fn points(premises: &Premises, counts: Counts) -> Option<Arg> {
    let points = |tricks| {
        premises
            .score_of(tricks)
            .map(|Score(points)| Arg::Points(points))
    };
    ends(counts, points)
}

/// `4S=`, or the ends of several.
pub(super) fn outcomes(premises: &Premises, counts: Counts) -> Option<Arg> {
    let contract = premises.full_contract()?;
    ends(counts, |tricks| Some(Arg::Outcome(contract, tricks)))
}

fn ends(counts: Counts, spell: impl Fn(u8) -> Option<Arg>) -> Option<Arg> {
    let Range { min, max } = counts.range();
    let (first, last) = (spell(min)?, spell(max)?);
    let of = |tricks| if tricks == min { &first } else { &last };
    Some(of_counts(counts, |tricks| of(tricks).clone()))
}
