//! What the checks on the Result share: when they speak, and where.

use super::words::tricks_between;
use super::{Case, Check, Finding, Severity, Topic, score};
use crate::board::Item;
use crate::laws::{RevokeRuling, Ruling, State, Transfer};
use crate::replay::{Replay, Revoke};
use crate::words::{Message, message};

/// The ruling and the stated count of a board in this state.
pub(super) fn in_state<'a>(case: &Case<'a>, state: State) -> Option<(&'a Ruling, u8)> {
    let ruling = case.ruling().filter(|ruling| ruling.state == state)?;
    Some((ruling, case.board.final_result()?))
}

/// A finding at the Result. One that contradicts the play is a note when the record says itself that the figure was
/// awarded (`^`).
pub(super) fn finding(check: &'static Check, case: &Case<'_>, message: Message) -> Finding {
    let mut finding = Finding::new(check, case.record.span_of(Item::Result), message);
    if case.is_awarded() {
        finding.severity = Severity::Note;
        finding = finding.note(Topic::Awarded, message!("awarded"));
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
pub(super) fn due(transfer: Transfer) -> Message {
    let tricks = tricks_between(transfer.counts);
    match transfer.to {
        Some(side) => message!("gives", tricks = tricks, side = side),
        None if transfer.both => message!("verdict-set-off", tricks = tricks),
        None => tricks,
    }
}

/// How many revokes a board has, including those that only slips show.
pub(super) fn revokes(ruling: &Ruling) -> usize {
    ruling.revokes.len() + ruling.slip_revokes.len()
}

/// Which revoke brings which clause: `East in trick 6: 64A1 (2017)`.
pub(super) fn by_clause(case: &Case<'_>, ruling: &Ruling) -> Message {
    let recorded = case.replay().into_iter().flat_map(Replay::revokes);
    let of_slips = ruling
        .slip_revokes
        .iter()
        .map(|slip| (&slip.revoke, &slip.ruling));
    let mut all: Vec<_> = recorded.zip(&ruling.revokes).chain(of_slips).collect();
    all.sort_by_key(|(revoke, _)| (revoke.turn.trick, revoke.position));
    let one = |(revoke, ruled): (&Revoke, &RevokeRuling)| {
        message!(
            "by-clause-revoke",
            seat = revoke.turn.seat,
            trick = revoke.turn.trick,
            clause = ruled.clauses.first().copied().unwrap_or("64")
        )
    };
    message!(
        "by-clause",
        revokes = all.into_iter().map(one).collect::<Vec<_>>(),
        edition = ruling.edition.name()
    )
}
