//! The headline: the reason why a board has a sheet, in words. Page and terminal say it in the same words; and where the
//! stated result is the reason, or nothing is, so do the index and the tables.

use super::figures::before;
use super::happened;
use super::outcome::outcomes;
use super::reason::{Reason, of_transfer};
use crate::checks::wording::open_end;
use crate::checks::wording::revokes::RuledRevoke;
use crate::checks::wording::transfer::{self, Timing};
use crate::checks::{Case, Ruled};
use crate::diagnosis::Grade;
use crate::laws::Range;
use crate::words::{Message, message};

/// The reason in words, in a sentence or more: the first is the headline.
pub(super) fn sentences(
    case: &Case<'_>,
    reason: &Reason<'_>,
    revokes: &[RuledRevoke<'_>],
) -> Vec<Message> {
    let first = match reason {
        Reason::NotAuditable(why) => happened::not_auditable(*why),
        Reason::Misdealt { fit, recorded } => happened::misdealt(*fit, *recorded),
        Reason::Fault(finding) => {
            let code = finding.check.code;
            message!("headline-finding", finding = finding.message.clone(), code)
        }
        Reason::NoPlay => message!("verdict-no-play"),
        Reason::AlreadyAdjusted { .. }
        | Reason::Moves(_)
        | Reason::TrickTwelve { .. }
        | Reason::OpenEnd(_)
        | Reason::NothingMoves => return of_revokes(case, reason, revokes),
        _ => match &case.ruled {
            Ok(ruled) => happened::alone(ruled, reason, revokes),
            Err(_) => return Vec::new(),
        },
    };
    let ruled = case.ruled.as_ref().ok().filter(|_| !revokes.is_empty());
    let ruling = ruled.map(|ruled| of_revokes(case, &of_transfer(ruled), revokes));
    std::iter::once(first)
        .chain(ruling.into_iter().flatten())
        .collect()
}

/// What the Laws give for the revokes.
fn of_revokes(case: &Case<'_>, reason: &Reason<'_>, revokes: &[RuledRevoke<'_>]) -> Vec<Message> {
    let Ok(ruled) = &case.ruled else {
        return Vec::new();
    };
    let open = ruled.ruling.open_end;
    let open = open.map_or_else(Vec::new, |end| open_end::sentences(end, revokes));
    if matches!(reason, Reason::OpenEnd(_)) {
        return open;
    }
    let moved = || with_outcome(case, ruled, transfer::moved(ruled, transfer::tricks));
    let grade = surest(revokes);
    let mut timing = Timing::Settled;
    let first = match reason {
        Reason::AlreadyAdjusted { in_score } => {
            timing = transfer::timing(ruled.ruling);
            if *in_score {
                message!("headline-already-score", moved = moved())
            } else {
                message!("headline-already", moved = moved())
            }
        }
        Reason::Moves(Timing::Settled) => {
            message!("headline-moves", grade, moved = moved())
        }
        Reason::Moves(open) => {
            timing = *open;
            message!("headline-in-time", grade, moved = moved())
        }
        Reason::TrickTwelve { is_stated: true } => message!("headline-already-trick-12"),
        Reason::TrickTwelve { is_stated: false } => {
            message!(
                "headline-trick-12",
                moved = with_outcome(case, ruled, message!("gives-nothing"))
            )
        }
        _ => happened::alone(ruled, reason, revokes),
    };
    let otherwise = match timing {
        Timing::Settled => None,
        Timing::Open => Some(message!("otherwise-late")),
        Timing::PartlyOpen => Some(message!("otherwise-late-some")),
    };
    std::iter::once(first)
        .chain(otherwise)
        .chain(open)
        .collect()
}

/// With the contract before and after, where both are known.
fn with_outcome(case: &Case<'_>, ruled: &Ruled<'_>, moved: Message) -> Message {
    let ruling = ruled.ruling;
    let before = before(case, ruled);
    match (before.map(Range::exactly), ruling.adjusted_counts) {
        (Some(before), Some(after)) if before != after.range() => {
            let outcomes = [before.into(), after].map(|it| outcomes(case.premises, it));
            let [Some(before), Some(after)] = outcomes else {
                return moved;
            };
            message!("moved-outcome", moved, before, after)
        }
        _ => moved,
    }
}

/// How sure the surest revoke is, as messages choose by it.
fn surest(revokes: &[RuledRevoke<'_>]) -> &'static str {
    match revokes.iter().map(|one| one.grade).max() {
        Some(Grade::Doubtful) if revokes.len() > 1 => "all-doubtful",
        Some(Grade::Doubtful) => "doubtful",
        _ => "sure",
    }
}
