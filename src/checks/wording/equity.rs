//! Law 64C: why the director should consider it, and what to compare the table result with.

use super::revokes::RuledRevoke;
use crate::bridge::Turn;
use crate::checks::Ruled;
use crate::laws::{self, DoubleDummy, Fact, RevokeRuling, Ruling};
use crate::words::{Message, message};

/// What a director needs for Law 64C besides the position.
#[derive(Debug)]
pub(crate) struct EquityWording {
    /// What the score after the transfer is compared with.
    pub(crate) baseline: Message,
    /// Why to consider it, and who may ask for less.
    pub(crate) reasons: Vec<Message>,
    /// What the cards would have allowed, where the program has a solver.
    pub(crate) double_dummy: Option<Message>,
}

/// The equity section of a board with a revoke that was not corrected.
pub(crate) fn of(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Option<EquityWording> {
    if is_over(ruled.ruling) {
        return None;
    }
    let revokes: Vec<_> = revokes.iter().filter(|one| one.ruling.equity).collect();
    let reasons = all(ruled.ruling).chain(waiver(ruled.ruling));
    Some(EquityWording {
        baseline: baseline(ruled.ruling, &revokes)?,
        reasons: reasons.collect(),
        double_dummy: double_dummy(ruled.ruling.double_dummy),
    })
}

/// What the score after the transfer is compared with; under Law 43B3, what it gives instead.
fn baseline(ruling: &Ruling, revokes: &[&RuledRevoke<'_>]) -> Option<Message> {
    let first = revokes.first()?;
    let (seat, trick) = (first.seat(), first.trick());
    let reasons = &ruling.equity;
    let mut breaches = ruling.conduct.breaches.iter();
    let is_bound = first.of_slip && breaches.any(|it| it.turn == first.revoke.turn);
    let score = match ruling.transfer.tricks.max {
        0 => message!("score-at-the-table"),
        _ => message!("score-after-the-transfer"),
    };
    Some(if revokes.iter().all(|one| is_by_dummy(one.ruling)) {
        let gives = ruling.edition.weighed.dummy_without_rights;
        message!("baseline-43B3", seat, trick, gives)
    } else if compares_each(ruling, revokes) {
        message!("baseline-each")
    } else if reasons.contains(&laws::Equity::BothSides) {
        message!("baseline-both-sides")
    } else if reasons.contains(&laws::Equity::Repeat) && is_bound {
        message!("baseline-repeat-bound")
    } else if reasons.contains(&laws::Equity::Repeat) {
        message!("baseline-repeat", seat, trick)
    } else if revokes.len() > 1 {
        message!("baseline-several", score)
    } else if first.ruling.established.is_omission() {
        message!("baseline-omitted", score, seat, trick)
    } else if is_bound {
        message!("baseline-bound", score, seat, trick)
    } else {
        message!("baseline", score, seat, trick)
    })
}

/// Whether each revoke is compared by itself: under 1997, which has no clause on both sides or on repeats in equity, where
/// they are on different tricks.
fn compares_each(ruling: &Ruling, revokes: &[&RuledRevoke<'_>]) -> bool {
    let mut tricks = revokes.iter().map(|one| one.trick());
    let first = tricks.next();
    ruling.edition.sets_off() && tricks.any(|trick| Some(trick) != first)
}

/// Whether Law 43B3 alone decides what comes of the revokes.
pub(crate) fn is_declarers_only(ruling: &Ruling) -> bool {
    let mut standing = ruling.every_revoke().filter(|it| it.equity).peekable();
    standing.peek().is_some() && standing.all(is_by_dummy)
}

/// Whether dummy, who had lost his rights, was the first to point a revoke out (Law 43B3).
pub(crate) fn is_by_dummy(ruling: &RevokeRuling) -> bool {
    ruling.clauses.first() == Some(&"43B3")
}

/// Whether the director can still restore equity: while the time for a correction runs.
pub(crate) fn is_open(ruling: &Ruling) -> bool {
    ruling.every_revoke().any(|it| it.equity) && !is_over(ruling)
}

/// Whether the director noted that the time for a correction is over.
pub(crate) fn is_over(ruling: &Ruling) -> bool {
    let mut facts = ruling.conduct.remarks.iter().map(|it| it.fact);
    facts.any(|fact| fact == Fact::CorrectionPeriod { open: false })
}

/// The reasons to look at equity, if there are any, in one line.
pub(crate) fn reasons(ruling: &Ruling) -> Option<Message> {
    let reasons: Vec<Message> = all(ruling).collect();
    (!reasons.is_empty()).then(|| message!("note-equity", reasons))
}

/// The reasons to look at equity. What took a transfer away is a clause of 64B, or Law 43B3, or both.
fn all(ruling: &Ruling) -> impl Iterator<Item = Message> {
    ruling
        .equity
        .iter()
        .flat_map(|it| match it {
            laws::Equity::Exempt => {
                let is_of_64b = |it: &RevokeRuling| {
                    let primary = it.clauses.first();
                    primary.is_some_and(|clause| ruling.edition.exempts(clause))
                };
                let by_clause = ruling.every_revoke().any(is_of_64b);
                let by_dummy = ruling.every_revoke().any(is_by_dummy);
                [
                    by_clause.then(|| message!("equity-exempt")),
                    by_dummy.then(|| message!("equity-43B3")),
                ]
            }
            laws::Equity::LaterSuit => [Some(message!("equity-later-suit")), None],
            laws::Equity::Repeat => [Some(message!("equity-repeat")), None],
            laws::Equity::BothSides => [Some(message!("equity-both-sides")), None],
            laws::Equity::DoubleDummy => [Some(message!("equity-double-dummy")), None],
        })
        .flatten()
}

/// What declarer makes had the offender followed suit, where double dummy could tell.
pub(crate) fn followed_suit(ruling: &Ruling) -> Option<Message> {
    let DoubleDummy::Tricks { before, declarer } = ruling.double_dummy else {
        return None;
    };
    let Turn { trick, seat } = before;
    Some(message!(
        "note-double-dummy",
        seat,
        trick,
        tricks = declarer
    ))
}

/// Who may ask that what moves be waived: it may be more than the damage.
fn waiver(ruling: &Ruling) -> Option<Message> {
    let to = ruling
        .transfer
        .to
        .filter(|_| ruling.transfer.tricks.max > 0)?;
    Some(message!(
        "equity-waiver",
        side = to,
        law = ruling.edition.weighed.waiver
    ))
}

fn double_dummy(tricks: DoubleDummy) -> Option<Message> {
    Some(match tricks {
        DoubleDummy::NotAsked => return None,
        DoubleDummy::Unsettled => message!("double-dummy-unsettled"),
        DoubleDummy::Tricks { before, declarer } => {
            let Turn { trick, seat } = before;
            let tricks = message!("tricks", count = declarer);
            message!("double-dummy", trick, seat, tricks)
        }
    })
}

/// Declarer's double-dummy tricks from the opening lead on.
pub(crate) fn of_deal(tricks: u8) -> Message {
    let tricks = message!("tricks", count = tricks);
    message!("double-dummy-deal", tricks)
}
