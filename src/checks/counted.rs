//! What the checks on the Result share: when they speak, and where.

use super::words::{seat_name, tricks_between};
use super::{Case, Check, Finding, Severity, Topic, score};
use crate::board::Item;
use crate::laws::{Ruling, State, Transfer};
use std::fmt::{self, Display};

/// The ruling and the stated count of a board in this state.
pub(super) fn in_state<'a>(case: &Case<'a>, state: State) -> Option<(&'a Ruling, u8)> {
    let ruling = case.ruling().filter(|ruling| ruling.state == state)?;
    Some((ruling, case.board.final_result()?))
}

/// A finding at the Result. One that contradicts the play is a note when the record says itself that the figure was
/// awarded (`^`).
pub(super) fn finding(check: &'static Check, case: &Case<'_>, message: String) -> Finding {
    let mut finding = Finding::new(check, case.record.span_of(Item::Result), message);
    if case.is_awarded() {
        finding.severity = Severity::Note;
        finding = finding.note(
            Topic::Awarded,
            "the record says itself, with ^, that this is not what was played",
        );
    }
    finding
}

/// Adds to a finding at the Result the three counts, and which revoke brings which clause.
pub(super) fn explain(finding: Finding, case: &Case<'_>) -> Finding {
    let Some(ruling) = case.ruling() else {
        return finding;
    };
    finding
        .note(Topic::Result, score::three_counts(case, ruling))
        .note(Topic::Law, by_clause(case, ruling))
}

/// `two tricks to North-South`.
pub(super) fn due(transfer: Transfer) -> impl Display {
    fmt::from_fn(move |f| {
        tricks_between(transfer.tricks).fmt(f)?;
        match transfer.to {
            Some(side) => write!(f, " to {}", side.name()),
            None if transfer.both => f.write_str(", once what each side owes the other is set off"),
            None => Ok(()),
        }
    })
}

/// `a revoke`, or `the revokes`.
pub(super) fn revokes(ruling: &Ruling) -> &'static str {
    if ruling.revokes.len() + ruling.slip_revokes.len() == 1 {
        "a revoke"
    } else {
        "the revokes"
    }
}

/// Which revoke brings which clause: `East in trick 6: 64A1 (2017)`.
pub(super) fn by_clause(case: &Case<'_>, ruling: &Ruling) -> String {
    let revokes = case
        .replay()
        .into_iter()
        .flat_map(crate::replay::Replay::revokes);
    let told = ruling
        .slip_revokes
        .iter()
        .map(|told| (&told.revoke, &told.ruling));
    let mut all: Vec<_> = revokes.zip(&ruling.revokes).chain(told).collect();
    all.sort_by_key(|(revoke, _)| (revoke.turn.trick, revoke.position));
    let said = all.into_iter().map(|(revoke, ruled)| {
        let clause = ruled.clauses.first().copied().unwrap_or("64");
        format!(
            "{} in trick {}: {clause}",
            seat_name(revoke.turn.seat),
            revoke.turn.trick
        )
    });
    format!(
        "{} ({})",
        said.collect::<Vec<_>>().join("; "),
        ruling.edition
    )
}
