//! The headline: the reason why a board has a sheet, in words. Page and terminal say it in the same words; and where the
//! stated result is the reason, or nothing is, so do the index and the tables.

use super::figures::before;
use super::happened;
use super::outcome::outcomes;
use super::reason::{Reason, of_transfer};
use crate::checks::wording::questions::{self, Dispute};
use crate::checks::wording::revokes::RuledRevoke;
use crate::checks::wording::transfer::{self, Timing};
use crate::checks::wording::{equity, open_end};
use crate::checks::{Case, Ruled};
use crate::diagnosis::Grade;
use crate::laws::{self, Asks, DirectorFact, Range};
use crate::words::{Arg, Message, message};

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
            Ok(ruled) => happened::alone(case, ruled, reason, revokes),
            Err(_) => return Vec::new(),
        },
    };
    let ruled = case.ruled.as_ref().ok().filter(|_| !revokes.is_empty());
    let ruling = ruled.map(|ruled| of_revokes(case, &of_transfer(ruled), revokes));
    std::iter::once(first)
        .chain(ruling.into_iter().flatten())
        .collect()
}

/// What the board's revokes would give if the director did not apply a clause.
fn otherwise(ruled: &Ruled<'_>, dispute: &Dispute<'_>) -> Message {
    let not_applied = DirectorFact::Reading {
        of: dispute.reading,
        applies: false,
    };
    let told = [ruled.facts.by_director, &[not_applied]].concat();
    let ruling = laws::rule(ruled.ruling.edition, ruled.replay, &ruled.facts.with(&told));
    let tricks = transfer::tricks(Range::exactly(ruling.transfer.tricks.max));
    let side = ruling.transfer.to.unwrap_or(dispute.side());
    message!("otherwise-reading", clause = dispute.clause, tricks, side)
}

/// What the Laws give for the revokes.
fn of_revokes(case: &Case<'_>, reason: &Reason<'_>, revokes: &[RuledRevoke<'_>]) -> Vec<Message> {
    let Ok(ruled) = &case.ruled else {
        return Vec::new();
    };
    let open = open_end::sentences(ruled, revokes);
    let mut readings = questions::disputes(ruled.ruling, revokes);
    readings.sort_by_key(|it| it.clause);
    readings.dedup_by_key(|it| it.clause);
    let readings = readings.iter().map(|it| otherwise(ruled, it));
    if matches!(reason, Reason::OpenEnd(_)) {
        return open.into_iter().chain(readings).collect();
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
        Reason::Moves(Timing::Settled) => message!("headline-moves", grade, moved = moved()),
        Reason::Moves(open) => {
            timing = *open;
            message!("headline-in-time", grade, moved = moved())
        }
        Reason::TrickTwelve { is_stated: true } => message!("headline-already-trick-12"),
        Reason::TrickTwelve { is_stated: false } => trick_twelve(case, ruled),
        _ => happened::alone(case, ruled, reason, revokes),
    };
    let equity = if equity::is_over(ruled.ruling) {
        "over"
    } else {
        "open"
    };
    let late = |tricks| {
        let of = |asks| ruled.ruling.edition.that_asks(asks).unwrap_or_default();
        let (call, round) = (of(Asks::AfterTheNextCall), of(Asks::AfterTheRound));
        let law = ruled.ruling.edition.weighed.learned_later;
        message!("otherwise-late", call, round, tricks, equity, law)
    };
    let otherwise = match timing {
        Timing::Settled => None,
        Timing::Open => Some(late("none")),
        Timing::PartlyOpen => Some(late("fewer")),
    };
    std::iter::once(first)
        .chain(trick_twelve_besides(case, ruled))
        .chain(otherwise)
        .chain(readings)
        .chain(open)
        .collect()
}

/// With the contract before and after, where both are known.
fn with_outcome(case: &Case<'_>, ruled: &Ruled<'_>, moved: Message) -> Message {
    match before_and_after(case, ruled) {
        Some([before, after]) => message!("moved-outcome", moved, before, after),
        None => moved,
    }
}

/// That trick 12 is corrected, and what comes of it.
fn trick_twelve(case: &Case<'_>, ruled: &Ruled<'_>) -> Message {
    match before_and_after(case, ruled) {
        Some([before, after]) => message!("headline-trick-12-outcome", before, after),
        None => message!("headline-trick-12"),
    }
}

/// That trick 12 is corrected where tricks move besides, who wins it then, and what that alone comes to, if it changes the count.
fn trick_twelve_besides(case: &Case<'_>, ruled: &Ruled<'_>) -> Option<Message> {
    let (ruling, declarers) = (ruled.ruling, ruled.facts.declaring());
    let ([winner, _], to) = (ruling.last_two?, ruling.transfer.to?);
    let (moved, adjusted) = (ruling.transfer.tricks, ruling.adjusted?);
    let is_settled = moved.min == moved.max && adjusted.min == adjusted.max;
    let played = ruling.played.filter(|_| is_settled)?;
    let corrected = if to == declarers {
        adjusted.min - moved.min
    } else {
        adjusted.min + moved.min
    };
    let outcome = |tricks| outcomes(case.premises, Range::exactly(tricks).into());
    let (before, after) = (outcome(played)?, outcome(corrected)?);
    let alone = message!("headline-trick-12-alone", winner, before, after);
    (corrected != played).then_some(alone)
}

/// The contract with its tricks before and after, where both are known and differ.
fn before_and_after(case: &Case<'_>, ruled: &Ruled<'_>) -> Option<[Arg; 2]> {
    let (before, after) = (before(case, ruled)?, ruled.ruling.adjusted_counts?);
    if Range::exactly(before) == after.range() {
        return None;
    }
    let [before, after] = [Range::exactly(before).into(), after];
    Some([
        outcomes(case.premises, before)?,
        outcomes(case.premises, after)?,
    ])
}

/// How sure the surest revoke is, as messages choose by it; and whether tricks move only if not all of them happened.
fn surest(revokes: &[RuledRevoke<'_>]) -> &'static str {
    let is_by_some = || revokes.iter().all(|one| one.ruling.exempt);
    match revokes.iter().map(|one| one.grade).max() {
        Some(Grade::Doubtful) if revokes.len() > 1 && is_by_some() => "not-all",
        Some(Grade::Doubtful) if revokes.len() > 1 => "all-doubtful",
        Some(Grade::Doubtful) => "doubtful",
        _ => "sure",
    }
}
