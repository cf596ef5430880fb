//! What so many tricks come to, as the verdict writes it.

use crate::board::Premises;
use crate::bridge::Score;
use crate::laws::Counts;
use crate::words::{Arg, Message, message};

/// `+420`, or the ends of several.
pub(in crate::report) fn points(premises: &Premises, counts: Counts) -> Option<Message> {
    let points = |tricks| {
        premises
            .score_of(tricks)
            .map(|Score(points)| Arg::Points(points))
    };
    ends(counts, points)
}

/// `4S=`, or the ends of several.
pub(in crate::report) fn outcomes(premises: &Premises, counts: Counts) -> Option<Message> {
    let contract = premises.full_contract()?;
    ends(counts, |tricks| Some(Arg::Outcome(contract, tricks)))
}

fn ends(counts: Counts, spell: impl Fn(u8) -> Option<Arg>) -> Option<Message> {
    let tricks = counts.range();
    Some(of_counts(counts, [spell(tricks.min)?, spell(tricks.max)?]))
}

/// `11`, `10 or 11`, `9 to 11`.
pub(in crate::report) fn figures(counts: Counts) -> Message {
    let tricks = counts.range();
    of_counts(counts, [tricks.min, tricks.max].map(Arg::from))
}

fn of_counts(counts: Counts, [first, last]: [Arg; 2]) -> Message {
    match counts.number() {
        1 => message!("one-figure", figure = first),
        2 => message!("either", first = first, last = last),
        _ => message!("between", first = first, last = last),
    }
}
