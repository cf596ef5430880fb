//! What the checks on the Result share: when they speak, and where.

use super::wording::transfer;
use super::words::tricks_between;
use super::{Case, Cause, Check, Finding, Ruled, Severity, Topic, score};
use crate::board::{Item, Source};
use crate::bridge::Turn;
use crate::diagnosis::Grade;
use crate::laws::{RevokeRuling, Ruling, State};
use crate::words::{Message, message};

/// The ruling and the stated count of a board in this state; `None` where the play is that of another table.
pub(super) fn in_state<'a>(case: &Case<'a>, state: State) -> Option<(&'a Ruling, u8)> {
    if case.cross_board.causes.holds(Cause::Exchanged) {
        return None;
    }
    let ruling = case.ruling().filter(|ruling| ruling.state == state)?;
    Some((ruling, case.premises.final_result()?))
}

/// Who says so many tricks: the Result; or in LIN, which has none, what stands for it.
pub(super) fn stated_by(case: &Case<'_>) -> Message {
    match case.premises.result.map(|it| it.source) {
        Some(Source::Claim) => message!("stated-by-claim"),
        Some(Source::Cards) => message!("stated-by-cards"),
        Some(Source::List) => message!("stated-by-list"),
        Some(Source::Score) => message!("stated-by-score"),
        _ => message!("stated-by-result"),
    }
}

/// Whether the stated tricks are those of the Score, as there is no Result.
pub(super) fn is_scored(case: &Case<'_>) -> bool {
    case.premises
        .result
        .is_some_and(|it| it.source == Source::Score)
}

/// A finding at the Result. One that contradicts the play is a note when the record says itself that the figure was
/// awarded (`^`).
pub(super) fn finding(check: &'static Check, case: &Case<'_>, message: Message) -> Finding {
    let item = if is_scored(case) {
        Item::Score
    } else {
        Item::Result
    };
    let finding = Finding::new(check, case.record.span_of(item), message);
    if !case.premises.is_awarded() {
        return finding;
    }
    let awarded = message!("awarded");
    finding
        .severity(Severity::Note)
        .note(Topic::Awarded, awarded)
}

/// Whether a finding rests on revokes that are all doubtful.
pub(super) fn rests_on_doubt(case: &Case<'_>) -> bool {
    case.ruled.is_ok_and(|ruled| {
        let mut grades = ruled.diagnosis.grades.iter();
        !ruled.diagnosis.grades.is_empty()
            && ruled.ruling.slip_revokes.is_empty()
            && grades.all(|grade| *grade == Grade::Doubtful)
    })
}

/// A finding that rests on nothing but doubtful revokes is at most this grave, and says so.
pub(super) fn in_doubt(finding: Finding, case: &Case<'_>, most: Severity) -> Finding {
    if !rests_on_doubt(case) {
        return finding;
    }
    let severity = finding.severity.min(most);
    let doubt = message!("counted-in-doubt");
    finding.severity(severity).note(Topic::Signs, doubt)
}

/// Adds to a finding at the Result the three counts, and which revoke brings which clause.
pub(super) fn explain(finding: Finding, case: &Case<'_>) -> Finding {
    let Ok(ruled) = case.ruled else {
        return finding;
    };
    finding
        .note(Topic::Result, score::three_counts(case, ruled.ruling))
        .note(Topic::Law, by_clause(&ruled))
}

/// `two tricks to North-South`.
pub(super) fn due(case: &Case<'_>) -> Message {
    let moved = |ruled| transfer::moved(&ruled, tricks_between);
    case.ruled.map_or_else(|_| message!("gives-nothing"), moved)
}

/// Which revoke brings which clause: `East in trick 6: 64A1 (2017)`.
fn by_clause(ruled: &Ruled<'_>) -> Message {
    let ruling = ruled.ruling;
    let mut all: Vec<_> = ruling.every_revoke().collect();
    all.sort_by_key(|it| (it.revoke.turn.trick, it.revoke.position));
    let one = |it: &RevokeRuling| {
        let Turn { trick, seat } = it.revoke.turn;
        let clause = it.clauses.first().copied().unwrap_or("64");
        message!("by-clause-revoke", seat, trick, clause)
    };
    let revokes: Vec<_> = all.into_iter().map(one).collect();
    message!("by-clause", revokes, edition = transfer::edition(ruled))
}
