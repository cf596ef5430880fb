//! The verdict: the conclusion of the sheet at a glance.

use crate::board::{Board, NotAuditable};
use crate::bridge::Score;
use crate::checks::wording::revokes::RuledRevoke;
use crate::checks::wording::transfer;
use crate::checks::{Case, NoReplay, Ruled};
use crate::laws::{Counts, Range, Ruling, State};
use crate::replay::Grade;
use crate::words::{Message, message};

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
    pub(in crate::report) headline: Message,
    /// The contract and its score before and after.
    pub(super) score: Option<Message>,
    pub(super) lines: Vec<Message>,
}

/// The verdict on a board.
pub(super) fn of(case: &Case<'_>, revokes: &[RuledRevoke<'_>]) -> Verdict {
    match &case.ruled {
        Err(why) => not_ruled(*why),
        Ok(ruled) if revokes.is_empty() => no_revoke(ruled.ruling),
        Ok(ruled) => ruling(case, ruled, revokes),
    }
}

fn not_ruled(why: NoReplay) -> Verdict {
    let (tone, headline) = match why {
        NoReplay::NoPlay => (Tone::Calm, message!("verdict-no-play")),
        NoReplay::NotAuditable(why) => (
            Tone::Look,
            message!("verdict-not-auditable", why = reason(why)),
        ),
    };
    Verdict {
        tone,
        headline,
        score: None,
        lines: Vec::new(),
    }
}

fn reason(why: NotAuditable) -> Message {
    match why {
        NotAuditable::NoContract => message!("no-contract"),
        NotAuditable::NoDeclarer => message!("no-declarer"),
        NotAuditable::PassedOut => message!("passed-out"),
        NotAuditable::NoLeader => message!("no-leader"),
        NotAuditable::InternalFault => message!("internal-fault"),
    }
}

fn no_revoke(ruling: &Ruling) -> Verdict {
    let agrees = matches!(ruling.state, State::Agrees | State::NotStated);
    Verdict {
        tone: if agrees { Tone::Calm } else { Tone::Look },
        headline: message!("verdict-no-revoke"),
        score: None,
        lines: vec![state(ruling.state)],
    }
}

fn ruling(case: &Case<'_>, ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Verdict {
    let ruling = ruled.ruling;
    let moves = ruling.transfer.tricks.max > 0;
    let from = case.board.final_result().or(ruling.played);
    let mut lines = vec![state(ruling.state)];
    lines.extend(transfer::shortfall(ruling, revokes));
    lines.extend(no_effect(case, ruling));
    lines.push(surest(revokes));
    Verdict {
        tone: if moves { Tone::Due } else { Tone::Look },
        headline: transfer::moved(ruling.transfer),
        score: becomes(case.board, from, ruling.adjusted_counts),
        lines,
    }
}

/// Why there are no matchpoints or IMPs after the adjustment, where the number of tricks is not settled.
fn no_effect(case: &Case<'_>, ruling: &Ruling) -> Option<Message> {
    let is_open = ruling.adjusted_counts.is_none_or(|counts| counts.number() > 1);
    let is_due = is_open && ruling.transfer.tricks.max > 0 && case.comparison().is_some();
    is_due.then(|| message!("effect-open"))
}

fn state(state: State) -> Message {
    match state {
        State::NotStated => message!("state-not-stated"),
        State::Agrees => message!("state-agrees"),
        State::Unadjusted => message!("state-unadjusted"),
        State::AlreadyAdjusted => message!("state-already-adjusted"),
        State::Undecided => message!("state-undecided"),
        State::Differs => message!("state-differs"),
    }
}

/// The grade of the most certain revoke; one that only the director's facts show is certain.
fn surest(revokes: &[RuledRevoke<'_>]) -> Message {
    let recorded = revokes.iter().filter(|one| !one.of_slip);
    let count = recorded.clone().count();
    match recorded.map(|one| one.grade).max() {
        Some(surest) => grade(surest, count),
        None => message!("grade-told", count = revokes.len()),
    }
}

fn grade(grade: Grade, count: usize) -> Message {
    match grade {
        Grade::Certain => message!("grade-certain", count = count),
        Grade::Likely => message!("grade-likely", count = count),
        Grade::Doubtful => message!("grade-doubtful", count = count),
    }
}

/// The contract and its score before and after.
fn becomes(board: &Board, from: Option<u8>, to: Option<Counts>) -> Option<Message> {
    let from = from.map(|count| Range::exactly(count).into()).or(to)?;
    let to = to.unwrap_or(from);
    let (before, after) = (outcomes(board, from)?, outcomes(board, to)?);
    Some(if from == to {
        message!("stays", outcome = after)
    } else {
        message!("becomes", before = before, after = after)
    })
}

fn outcomes(board: &Board, counts: Counts) -> Option<Message> {
    let tricks = counts.range();
    let first = outcome(board, tricks.min)?;
    Some(match counts.number() {
        1 => first,
        2 => message!("either", first = first, last = outcome(board, tricks.max)?),
        _ => message!("between", first = first, last = outcome(board, tricks.max)?),
    })
}

fn outcome(board: &Board, tricks: u8) -> Option<Message> {
    let made = crate::words::Arg::Outcome(board.full_contract()?, tricks);
    Some(match board.score_of(tricks) {
        Some(Score(points)) => message!(
            "outcome",
            made = made,
            points = crate::words::Arg::Points(points)
        ),
        None => message!("outcome-without-score", made = made),
    })
}
