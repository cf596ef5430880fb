//! Whether a director should look at a board, how soon, and why.

use crate::checks::{Case, Finding, Relation, Severity};
use crate::diagnosis::Grade;
use crate::laws::{Ruling, State};
use crate::replay::Revoke;
use std::cmp::Reverse;

/// Whether a director should look at a board: a revoke in the record or on a slip, or any finding that asks for it; but
/// not what a cause of its whole file explains.
pub fn needs_review(case: &Case<'_>, findings: &[Finding]) -> bool {
    let causes = case.cross_board.causes;
    let is_own = |revoke: &Revoke| revoke.marked || !causes.doubt_the_play();
    let has_revoke = case
        .replay()
        .is_some_and(|replay| replay.revokes().any(is_own));
    let of_slips = case.ruling().is_some_and(|it| !it.slip_revokes.is_empty());
    has_revoke || of_slips || findings.iter().any(Finding::needs_review)
}

/// Whether a director should look at a board only as somebody wrote that there was a revoke.
pub(crate) fn is_due_by_words(case: &Case<'_>, findings: &[Finding]) -> bool {
    let of_words = |it: &Finding| it.check.code == "C112";
    findings.iter().any(of_words) && {
        let others = findings.iter().filter(|it| !of_words(it));
        !needs_review(case, &others.cloned().collect::<Vec<_>>())
    }
}

/// The priority of a board for the director.
pub(crate) fn priority_of(case: &Case<'_>, findings: &[Finding]) -> u8 {
    let has = |code: &str| {
        let mut grave = findings.iter().filter(|it| it.severity > Severity::Note);
        grave.any(|it| it.check.code == code)
    };
    priority(case.ruling(), surest(case), has)
}

/// The place of the gravest finding that is the board's own, of those that are shown; what follows from another comes last,
/// and of several the first counts.
pub(crate) fn gravest(findings: &[Finding], is_shown: impl Fn(usize) -> bool) -> Option<usize> {
    let all = findings.iter().enumerate();
    let own = all.filter(|(place, it)| is_shown(*place) && it.is_reason() && !it.is_of_file());
    let gravest =
        own.min_by_key(|(_, it)| (it.relation == Relation::Follows, Reverse(it.severity)));
    gravest.map(|(place, _)| place)
}

/// The codes of severity error or warning, sorted, each once.
pub(super) fn reasons(findings: &[Finding]) -> Vec<&'static str> {
    let grave = findings.iter().filter(|finding| finding.is_reason());
    let mut codes: Vec<_> = grave.map(|finding| finding.check.code).collect();
    codes.sort_unstable();
    codes.dedup();
    codes
}

/// The grade of the most certain revoke; one from the director's facts is certain.
pub(crate) fn surest(case: &Case<'_>) -> Option<Grade> {
    let ruled = case.ruled.ok()?;
    let of_slips = ruled.ruling.slip_revokes.iter().map(|_| Grade::Certain);
    ruled.diagnosis.grades.iter().copied().chain(of_slips).max()
}

/// The priority for the director: 1, 2 or 3. What follows from a doubtful revoke is not more urgent than the revoke.
fn priority(ruling: Option<&Ruling>, surest: Option<Grade>, has: impl Fn(&str) -> bool) -> u8 {
    let sure = surest.is_some_and(|grade| grade > Grade::Doubtful);
    let moves = surest.is_some() && ruling.is_some_and(|ruling| ruling.transfer.tricks.max > 0);
    let open = ruling.is_some_and(|it| matches!(it.state, State::Unadjusted | State::Differs));
    if sure && (moves && open || has("C104")) {
        1
    } else if sure || moves || has("C101") || has("C104") || has("C109") {
        2
    } else {
        3
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn priorities() {
        assert_eq!(priority(None, None, |code| ["S101"].contains(&code)), 3);
        let of_both = |code: &str| ["C101", "S101"].contains(&code);
        assert_eq!(priority(None, None, of_both), 2);
        let differs = |surest| priority(None, Some(surest), |code| code == "C104");
        assert_eq!([Grade::Likely, Grade::Doubtful].map(differs), [1, 2]);
        assert_eq!(priority(None, Some(Grade::Likely), |_| false), 2);
        assert_eq!(priority(None, Some(Grade::Doubtful), |_| false), 3);
    }
}
