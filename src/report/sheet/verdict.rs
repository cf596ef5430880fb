//! The verdict: the conclusion of the sheet at a glance.

use super::revokes::Numbered;
use crate::board::{Board, NotAuditable};
use crate::bridge::Score;
use crate::checks::{Case, NoReplay, Ruled};
use crate::laws::{Range, Ruling, State, Transfer};
use crate::replay::Grade;
use crate::report::say::{Say, say};

/// The urgency of the verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tone {
    /// Nothing to do.
    Calm,
    /// Somebody should look.
    Look,
    /// Tricks move.
    Due,
}

/// The conclusion at a glance.
#[derive(Debug)]
pub(in crate::report) struct Verdict {
    pub(super) tone: Tone,
    pub(in crate::report) headline: Say,
    /// The contract and its score before and after.
    pub(super) score: Option<Say>,
    pub(super) lines: Vec<Say>,
}

/// The verdict on a board.
pub(super) fn of(case: &Case<'_>, revokes: &[Numbered<'_>]) -> Verdict {
    match &case.ruled {
        Err(why) => not_ruled(*why),
        Ok(ruled) if revokes.is_empty() => no_revoke(ruled.ruling),
        Ok(ruled) => ruling(case, ruled, revokes),
    }
}

fn not_ruled(why: NoReplay) -> Verdict {
    let (tone, headline) = match why {
        NoReplay::NoPlay => (Tone::Calm, say!("verdict-no-play")),
        NoReplay::NotAuditable(why) => {
            (Tone::Look, say!("verdict-not-auditable", why = reason(why)))
        }
    };
    Verdict {
        tone,
        headline,
        score: None,
        lines: Vec::new(),
    }
}

fn reason(why: NotAuditable) -> Say {
    match why {
        NotAuditable::NoContract => say!("no-contract"),
        NotAuditable::NoDeclarer => say!("no-declarer"),
        NotAuditable::PassedOut => say!("passed-out"),
        NotAuditable::NoLeader => say!("no-leader"),
        NotAuditable::InternalFault => say!("internal-fault"),
    }
}

fn no_revoke(ruling: &Ruling) -> Verdict {
    let agrees = matches!(ruling.state, State::Agrees | State::NotStated);
    Verdict {
        tone: if agrees { Tone::Calm } else { Tone::Look },
        headline: say!("verdict-no-revoke"),
        score: None,
        lines: vec![state(ruling.state)],
    }
}

fn ruling(case: &Case<'_>, ruled: &Ruled<'_>, revokes: &[Numbered<'_>]) -> Verdict {
    let ruling = ruled.ruling;
    let moves = ruling.transfer.tricks.max > 0;
    let from = case.board.final_result().or(ruling.played);
    let mut lines = vec![state(ruling.state)];
    lines.extend(shortfall(ruling, revokes));
    lines.push(surest(revokes));
    Verdict {
        tone: if moves { Tone::Due } else { Tone::Look },
        headline: transfer(ruling.transfer),
        score: becomes(case.board, from, ruling.adjusted),
        lines,
    }
}

fn transfer(transfer: Transfer) -> Say {
    let moved = tricks(transfer.tricks);
    match transfer.to {
        _ if transfer.tricks.max == 0 => say!("verdict-nothing-moves"),
        Some(side) => say!("verdict-transfer", tricks = moved, side = side),
        None => say!("verdict-set-off", tricks = moved),
    }
}

/// A number of tricks, or the range of it.
pub(super) fn tricks(range: Range) -> Say {
    let Range { min, max } = range;
    match (min, max) {
        _ if min == max => say!("tricks", count = max),
        (0, _) => say!("tricks-at-most", count = max),
        _ if min + 1 == max => say!("tricks-or", min = min, count = max),
        _ => say!("tricks-to", min = min, count = max),
    }
}

fn state(state: State) -> Say {
    match state {
        State::NotStated => say!("state-not-stated"),
        State::Agrees => say!("state-agrees"),
        State::Unadjusted => say!("state-unadjusted"),
        State::AlreadyAdjusted => say!("state-already-adjusted"),
        State::Undecided => say!("state-undecided"),
        State::Differs => say!("state-differs"),
    }
}

/// The grade of the most certain revoke; one that only the director's facts show is certain.
fn surest(revokes: &[Numbered<'_>]) -> Say {
    let recorded = revokes.iter().filter(|one| !one.is_told);
    let count = recorded.clone().count();
    match recorded.map(|one| one.grade).max() {
        Some(surest) => grade(surest, count),
        None => say!("grade-told", count = revokes.len()),
    }
}

fn grade(grade: Grade, count: usize) -> Say {
    match grade {
        Grade::Certain => say!("grade-certain", count = count),
        Grade::Likely => say!("grade-likely", count = count),
        Grade::Doubtful => say!("grade-doubtful", count = count),
    }
}

/// The contract and its score before and after.
fn becomes(board: &Board, from: Option<u8>, to: Option<Range>) -> Option<Say> {
    let from = from.map(Range::exactly).or(to)?;
    let to = to.unwrap_or(from);
    let (before, after) = (outcomes(board, from)?, outcomes(board, to)?);
    Some(if from == to {
        say!("stays", outcome = after)
    } else {
        say!("becomes", before = before, after = after)
    })
}

fn outcomes(board: &Board, tricks: Range) -> Option<Say> {
    let first = outcome(board, tricks.min)?;
    Some(match tricks.max - tricks.min {
        0 => first,
        1 => say!("either", first = first, last = outcome(board, tricks.max)?),
        _ => say!("between", first = first, last = outcome(board, tricks.max)?),
    })
}

fn outcome(board: &Board, tricks: u8) -> Option<Say> {
    let made = crate::report::say::Arg::Outcome(board.full_contract()?, tricks);
    Some(match board.score_of(tricks) {
        Some(Score(points)) => say!(
            "outcome",
            made = made,
            points = crate::report::say::Arg::Points(points)
        ),
        None => say!("outcome-without-score", made = made),
    })
}

/// When fewer tricks move than the revokes of one side ask for.
fn shortfall(ruling: &Ruling, revokes: &[Numbered<'_>]) -> Option<Say> {
    let asked: u8 = revokes.iter().map(|one| one.ruling.demand.min).sum();
    let side = revokes.first()?.ruling.side;
    let one_side = revokes.iter().all(|one| one.ruling.side == side);
    (one_side && asked > ruling.transfer.tricks.max).then(|| say!("shortfall", count = asked))
}
