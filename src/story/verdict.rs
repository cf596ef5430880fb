//! The verdict: the conclusion of the sheet at a glance, with the edition and the clauses that it rests on.

use super::figures::{Figure, Missing, before, stated_tricks};
use super::happened::said;
use super::headline;
use super::outcome::{outcomes, points};
use super::reason::{Reason, is_told};
use super::urgency::surest as surest_grade;
use crate::checks::wording::revokes::RuledRevoke;
use crate::checks::wording::{equity, transfer};
use crate::checks::{Case, Ruled, claimed_and_listed};
use crate::diagnosis::Grade;
use crate::laws::{Answer, Counts, Fact, Range, Ruling, State, testified};
use crate::words::{Message, Words, message};

/// The urgency of the verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "lowercase")]
pub(crate) enum Tone {
    /// Nothing to do.
    Calm,
    /// Somebody should look, and every revoke may be a fault of the record.
    Doubtful,
    /// Somebody should look.
    Look,
    /// Tricks move.
    Due,
}

/// The conclusion at a glance.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Verdict {
    pub(crate) tone: Tone,
    /// Why the board has a sheet, in a sentence or more.
    reason: Vec<Message>,
    /// The score before and after.
    pub(crate) score: Option<Message>,
    pub(crate) lines: Vec<Message>,
    /// The codes of the checks whose finding it says.
    says: [&'static str; 4],
}

impl Verdict {
    /// The codes of the checks whose finding it says.
    pub(crate) fn says(&self) -> &[&'static str] {
        &self.says
    }

    pub(crate) fn headline(&self, words: &Words) -> Option<String> {
        self.reason.first().map(|it| said(it, words))
    }

    /// The sentences of the reason: the first is the headline.
    pub(crate) fn reason(&self, words: &Words) -> Vec<String> {
        self.reason.iter().map(|it| said(it, words)).collect()
    }
}

/// The verdict on a board.
pub(super) fn of(case: &Case<'_>, reason: &Reason<'_>, revokes: &[RuledRevoke<'_>]) -> Verdict {
    let ruled = case.ruled.as_ref().ok();
    Verdict {
        says: says(reason),
        tone: tone(case, reason),
        reason: headline::sentences(case, reason, revokes),
        score: ruled
            .filter(|_| !revokes.is_empty())
            .and_then(|it| score(case, it)),
        lines: ruled
            .map(|ruled| lines(case, ruled, reason, revokes))
            .unwrap_or_default(),
    }
}

/// The codes of the checks whose finding is in the headline or in the line on the stated result.
fn says(reason: &Reason<'_>) -> [&'static str; 4] {
    match reason {
        Reason::Fault(finding) => ["C102", finding.check.code, "", ""],
        Reason::Misdealt { .. } => ["C102", "D104", "", ""],
        Reason::NotAuditable(_) => ["P110", "", "", ""],
        Reason::ResultContradicts { .. }
        | Reason::ResultImpossible { .. }
        | Reason::ResultNeither { .. }
        | Reason::ResultAgainstSlip { .. } => ["C101", "C102", "C104", "C109"],
        _ => ["C101", "C102", "C104", ""],
    }
}

fn tone(case: &Case<'_>, reason: &Reason<'_>) -> Tone {
    let ruling = case.ruling();
    let moves = ruling.is_some_and(|ruling| ruling.transfer.tricks.max > 0);
    match reason {
        Reason::NoPlay | Reason::NoRevoke => Tone::Calm,
        _ if surest_grade(case) == Some(Grade::Doubtful) => Tone::Doubtful,
        Reason::AlreadyAdjusted { .. } => Tone::Look,
        _ if moves => Tone::Due,
        _ => Tone::Look,
    }
}

/// What else there is to say at a glance: the state, how sure it is, and under which Laws.
fn lines(
    case: &Case<'_>,
    ruled: &Ruled<'_>,
    reason: &Reason<'_>,
    revokes: &[RuledRevoke<'_>],
) -> Vec<Message> {
    let ruling = ruled.ruling;
    let shortfall = transfer::shortfall(ruling, revokes);
    let surest = (!revokes.is_empty()).then(|| surest(ruled, revokes));
    let no_effect = no_effect(case, ruling);
    let state = so_far(case).or_else(|| match ruling.state {
        State::Agrees | State::Differs if is_told(case, revokes) => Some(told(case)),
        State::Agrees | State::Unadjusted if is_withdrawn(ruling) => {
            let claim = ruling.edition.weighed.claim;
            Some(message!("state-claim-withdrawn", claim))
        }
        state => self::state(state, reason),
    });
    let lines = [state, shortfall, no_effect, surest];
    let laws = [Some(laws(ruled, revokes)), transfer::by_edition(ruled)];
    lines.into_iter().chain(laws).flatten().collect()
}

/// Whether the agreement to a claim was withdrawn: then who gets the tricks that were not played is still to be decided.
fn is_withdrawn(ruling: &Ruling) -> bool {
    let mut facts = ruling.conduct.remarks.iter().map(|it| it.fact);
    facts.any(|fact| matches!(fact, Fact::WithdrawnClaim(_)))
}

/// How the results stand to a revoke that is told in words only.
fn told(case: &Case<'_>) -> Message {
    match claimed_and_listed(case) {
        Some([claimed, listed]) if claimed != listed => {
            message!("state-told-differ", claimed, listed)
        }
        _ => message!("state-told"),
    }
}

/// Why there are no matchpoints or IMPs after the adjustment, where the number of tricks is not settled.
fn no_effect(case: &Case<'_>, ruling: &Ruling) -> Option<Message> {
    let is_open = ruling
        .adjusted_counts
        .is_none_or(|counts| counts.number() > 1);
    let is_due = is_open && ruling.transfer.tricks.max > 0 && case.comparison().is_some();
    is_due.then(|| message!("effect-open"))
}

/// That the record breaks off, and its Result is no stated result of the board.
fn so_far(case: &Case<'_>) -> Option<Message> {
    match stated_tricks(case) {
        Figure::Missing(Missing::BrokenOff(count)) => Some(message!("state-so-far", count)),
        _ => None,
    }
}

/// How the stated result stands to the ruling, unless the headline says so.
fn state(state: State, reason: &Reason<'_>) -> Option<Message> {
    Some(match state {
        State::NotStated => message!("state-not-stated"),
        State::Agrees => match reason {
            Reason::Moves(_) => message!("state-agrees-after"),
            _ => message!("state-agrees"),
        },
        State::Unadjusted => match reason {
            Reason::TrickTwelve { .. } => message!("state-unadjusted-trick-12"),
            _ => message!("state-unadjusted"),
        },
        State::AlreadyAdjusted => match reason {
            Reason::AlreadyAdjusted { .. } | Reason::TrickTwelve { .. } => return None,
            _ => message!("state-already-adjusted"),
        },
        State::Undecided => match reason {
            Reason::OpenEnd(_) | Reason::TrickTwelve { .. } | Reason::NothingMoves => {
                message!("state-open")
            }
            _ => message!("state-undecided"),
        },
        State::Differs => match reason {
            Reason::Fault(_) | Reason::Misdealt { .. } => message!("state-differs"),
            _ => return None,
        },
    })
}

/// The edition, why it is this one, and the primary clause of each revoke.
fn laws(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Message {
    let edition = transfer::edition(ruled);
    let primary = |one: &RuledRevoke<'_>| one.ruling.clauses.first().copied();
    let mut clauses: Vec<&str> = revokes.iter().filter_map(primary).collect();
    clauses.sort_unstable();
    clauses.dedup();
    if clauses.is_empty() {
        return message!("laws", edition);
    }
    message!("laws-clauses", edition, clauses)
}

/// The grade of the most certain revoke, and what makes it so, a slip first; one that only the director's facts show is certain.
fn surest(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Message {
    let recorded = revokes.iter().filter(|one| !one.of_slip);
    let count = recorded.clone().count();
    let is_shown = |one: &RuledRevoke<'_>| {
        let turn = one.revoke.turn;
        let is_said = testified(ruled.facts.by_director, ruled.replay, turn) == Answer::Yes;
        one.grade == Grade::Certain && one.revoke.shown.is_some() && !is_said
    };
    let is_told = !recorded.clone().any(is_shown);
    match recorded.map(|one| one.grade).max() {
        Some(Grade::Certain) if is_told => message!("grade-certain-told", count),
        Some(surest) => grade(surest, count),
        None => message!("grade-told", count = revokes.len()),
    }
}

fn grade(grade: Grade, count: usize) -> Message {
    match grade {
        Grade::Certain => message!("grade-certain", count),
        Grade::Likely => message!("grade-likely", count),
        Grade::Doubtful => message!("grade-doubtful", count),
    }
}

/// The score before and after, or that it stays: unless equity is restored, where that is possible.
fn score(case: &Case<'_>, ruled: &Ruled<'_>) -> Option<Message> {
    let ruling = ruled.ruling;
    let before = before(case, ruled).map(|it| Range::exactly(it).into());
    let after = ruling.adjusted_counts.or(before)?;
    if ruling.open_end.is_some() && ruling.transfer.tricks.max == 0 {
        let outcome = outcomes(case.premises, after)?;
        return Some(message!("open-outcomes", outcome));
    }
    if before.is_none_or(|before| before == after) && ruling.transfer.tricks.max == 0 {
        return stays(case, ruling, after);
    }
    let [before, after] = [before?, after].map(|it| points(case.premises, it));
    Some(message!("becomes", before = before?, after = after?))
}

/// That nothing moves: the score stays, or where another result is stated, it is what the play gives.
fn stays(case: &Case<'_>, ruling: &Ruling, tricks: Counts) -> Option<Message> {
    let premises = case.premises;
    let how = match stated_tricks(case) {
        Figure::Known {
            ends: [stated, _], ..
        } if Counts::from(Range::exactly(stated)) != tricks => "gives",
        _ => "stays",
    };
    let outcome = outcomes(premises, tricks)?;
    let outcome = match points(premises, tricks) {
        Some(points) => message!("outcome", made = outcome, points).into(),
        None => outcome,
    };
    Some(if equity::is_declarers_only(ruling) {
        let gives = ruling.edition.weighed.dummy_without_rights;
        message!("stays-but-43B3", how, outcome, gives)
    } else if equity::is_open(ruling) {
        message!("stays-unless-equity", how, outcome)
    } else {
        message!("stays", how, outcome)
    })
}
