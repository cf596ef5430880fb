//! Law 64C: why the director should consider it, and what to compare the table result with.

use super::revokes::Numbered;
use crate::checks::Ruled;
use crate::laws::{self, DoubleDummy, Established, Transfer};
use crate::report::say::{Say, say};

/// What a director needs for Law 64C besides the position.
#[derive(Debug)]
pub(super) struct Equity {
    /// What the score after the transfer is compared with.
    pub(super) baseline: Say,
    /// Why to consider it, and who may ask for less.
    pub(super) reasons: Vec<Say>,
    /// What the cards would have allowed.
    pub(super) double_dummy: Say,
}

/// The equity section of a board with a revoke that was not corrected.
pub(super) fn of(ruled: &Ruled<'_>, revokes: &[Numbered<'_>]) -> Option<Equity> {
    let mut revokes = revokes
        .iter()
        .filter(|one| one.ruling.established != Established::No);
    let first = revokes.next()?;
    let reasons = &ruled.ruling.equity;
    let baseline = if reasons.contains(&laws::Equity::BothSides) {
        say!("baseline-both-sides")
    } else if reasons.contains(&laws::Equity::Repeat) {
        say!("baseline-repeat")
    } else if revokes.next().is_some() {
        say!("baseline-several")
    } else if ruled
        .ruling
        .conduct
        .breaches
        .iter()
        .any(|it| it.turn == first.revoke.turn)
        && first.is_told
    {
        say!("baseline-bound", seat = first.seat(), trick = first.trick())
    } else {
        say!("baseline", seat = first.seat(), trick = first.trick())
    };
    Some(Equity {
        baseline,
        reasons: reasons
            .iter()
            .map(|reason| said(*reason))
            .chain(waiver(ruled.ruling.transfer))
            .collect(),
        double_dummy: double_dummy(ruled.ruling.double_dummy),
    })
}

/// Who may ask that what moves be waived (Law 81C5): it may be more than the damage.
fn waiver(transfer: Transfer) -> Option<Say> {
    let to = transfer.to.filter(|_| transfer.tricks.max > 0)?;
    Some(say!("equity-waiver", side = to))
}

fn said(reason: laws::Equity) -> Say {
    match reason {
        laws::Equity::Exempt => say!("equity-exempt"),
        laws::Equity::LaterSuit => say!("equity-later-suit"),
        laws::Equity::Repeat => say!("equity-repeat"),
        laws::Equity::BothSides => say!("equity-both-sides"),
        laws::Equity::DoubleDummy => say!("equity-double-dummy"),
    }
}

fn double_dummy(screen: DoubleDummy) -> Say {
    match screen {
        DoubleDummy::NotAsked => say!("double-dummy-not-computed"),
        DoubleDummy::Unsettled => say!("double-dummy-unsettled"),
        DoubleDummy::Tricks { before, declarer } => say!(
            "double-dummy",
            trick = before.trick,
            seat = before.seat,
            tricks = say!("tricks", count = declarer)
        ),
    }
}

/// Declarer's double-dummy tricks from the opening lead on.
pub(super) fn of_deal(tricks: u8) -> Say {
    let tricks = say!("tricks", count = tricks);
    say!("double-dummy-deal", tricks = tricks)
}
