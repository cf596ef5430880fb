//! Law 64C: why the director should consider it, and what to compare the table result with.

use super::revokes::RuledRevoke;
use crate::checks::Ruled;
use crate::laws::{self, DoubleDummy, Established, Ruling, Transfer};
use crate::words::{Message, message};

/// What a director needs for Law 64C besides the position.
#[derive(Debug)]
pub(crate) struct EquityWording {
    /// What the score after the transfer is compared with.
    pub(crate) baseline: Message,
    /// Why to consider it, and who may ask for less.
    pub(crate) reasons: Vec<Message>,
    /// What the cards would have allowed.
    pub(crate) double_dummy: Message,
}

/// The equity section of a board with a revoke that was not corrected.
pub(crate) fn of(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Option<EquityWording> {
    let mut revokes = revokes
        .iter()
        .filter(|one| one.ruling.established != Established::No);
    let first = revokes.next()?;
    let reasons = &ruled.ruling.equity;
    let baseline = if reasons.contains(&laws::Equity::BothSides) {
        message!("baseline-both-sides")
    } else if reasons.contains(&laws::Equity::Repeat) {
        message!("baseline-repeat")
    } else if revokes.next().is_some() {
        message!("baseline-several")
    } else if ruled
        .ruling
        .conduct
        .breaches
        .iter()
        .any(|it| it.turn == first.revoke.turn)
        && first.of_slip
    {
        message!("baseline-bound", seat = first.seat(), trick = first.trick())
    } else {
        message!("baseline", seat = first.seat(), trick = first.trick())
    };
    Some(EquityWording {
        baseline,
        reasons: reasons
            .iter()
            .map(|it| reason(*it))
            .chain(waiver(ruled.ruling.transfer))
            .collect(),
        double_dummy: double_dummy(ruled.ruling.double_dummy),
    })
}

/// The reasons to look at equity, if there are any, in one line.
pub(crate) fn reasons(ruling: &Ruling) -> Option<Message> {
    let reasons: Vec<Message> = ruling.equity.iter().map(|it| reason(*it)).collect();
    (!reasons.is_empty()).then(|| message!("note-equity", reasons = reasons))
}

/// What declarer makes had the offender followed suit, where double dummy could tell.
pub(crate) fn followed_suit(ruling: &Ruling) -> Option<Message> {
    let DoubleDummy::Tricks { before, declarer } = ruling.double_dummy else {
        return None;
    };
    Some(message!(
        "note-double-dummy",
        seat = before.seat,
        trick = before.trick,
        tricks = declarer
    ))
}

/// Who may ask that what moves be waived (Law 81C5): it may be more than the damage.
fn waiver(transfer: Transfer) -> Option<Message> {
    let to = transfer.to.filter(|_| transfer.tricks.max > 0)?;
    Some(message!("equity-waiver", side = to))
}

/// Why equity should be looked at.
pub(crate) fn reason(reason: laws::Equity) -> Message {
    match reason {
        laws::Equity::Exempt => message!("equity-exempt"),
        laws::Equity::LaterSuit => message!("equity-later-suit"),
        laws::Equity::Repeat => message!("equity-repeat"),
        laws::Equity::BothSides => message!("equity-both-sides"),
        laws::Equity::DoubleDummy => message!("equity-double-dummy"),
    }
}

fn double_dummy(tricks: DoubleDummy) -> Message {
    match tricks {
        DoubleDummy::NotAsked => message!("double-dummy-not-computed"),
        DoubleDummy::Unsettled => message!("double-dummy-unsettled"),
        DoubleDummy::Tricks { before, declarer } => message!(
            "double-dummy",
            trick = before.trick,
            seat = before.seat,
            tricks = message!("tricks", count = declarer)
        ),
    }
}

/// Declarer's double-dummy tricks from the opening lead on.
pub(crate) fn of_deal(tricks: u8) -> Message {
    let tricks = message!("tricks", count = tricks);
    message!("double-dummy-deal", tricks = tricks)
}
