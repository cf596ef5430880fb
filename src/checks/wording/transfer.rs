//! Tricks that move, and how the stated result stands to them.

use super::revokes::{self, RuledRevoke};
use crate::checks::Ruled;
use crate::laws::{Counts, Range, Ruling, State, Transfer};
use crate::replay::Grade;
use crate::words::{Message, message};

/// A number of tricks, or the range of it.
pub(crate) fn tricks(counts: impl Into<Counts>) -> Message {
    let counts: Counts = counts.into();
    let Range { min, max } = counts.range();
    match (min, max) {
        _ if min == max => message!("tricks", count = max),
        (0, 2..) if counts.number() == 2 => message!("tricks-none-or", count = max),
        (0, _) => message!("tricks-at-most", count = max),
        _ if counts.number() == 2 => message!("tricks-or", min = min, count = max),
        _ => message!("tricks-to", min = min, count = max),
    }
}

/// The tricks that move, and to whom.
pub(crate) fn moved(transfer: Transfer) -> Message {
    let moved = tricks(transfer.counts);
    match transfer.to {
        _ if transfer.tricks.max == 0 => message!("verdict-nothing-moves"),
        Some(side) => message!("verdict-transfer", tricks = moved, side = side),
        None => message!("verdict-set-off", tricks = moved),
    }
}

/// What moves for the whole board; and when that is less than was asked for.
pub(crate) fn of_board(ruled: &Ruled<'_>) -> Message {
    let ruling = ruled.ruling;
    let moved = tricks(ruling.transfer.counts);
    let transfer = match ruling.transfer.to {
        Some(side) => message!("note-transfer", tricks = moved, side = side),
        None if ruling.transfer.both => message!("note-transfer-set-off", tricks = moved),
        None => message!("note-transfer-none"),
    };
    match shortfall(ruling, &revokes::all(ruled)) {
        Some(shortfall) => message!(
            "note-transfer-short",
            transfer = transfer,
            shortfall = shortfall
        ),
        None => transfer,
    }
}

/// When fewer tricks move than the revokes of one side ask for.
pub(crate) fn shortfall(ruling: &Ruling, revokes: &[RuledRevoke<'_>]) -> Option<Message> {
    let asked: u8 = revokes.iter().map(|one| one.ruling.demand.min).sum();
    let side = revokes.first()?.ruling.side;
    let one_side = revokes.iter().all(|one| one.ruling.side == side);
    (one_side && asked > ruling.transfer.tricks.max).then(|| message!("shortfall", count = asked))
}

/// How the stated result stands to the ruling, and how sure a revoke is, in a few words.
pub(crate) fn state(state: State, grade: Grade) -> Message {
    let state = match state {
        State::NotStated => message!("state-name-not-stated"),
        State::Agrees => message!("state-name-agrees"),
        State::Unadjusted => message!("state-name-unadjusted"),
        State::AlreadyAdjusted => message!("state-name-already-adjusted"),
        State::Undecided => message!("state-name-undecided"),
        State::Differs => message!("state-name-differs"),
    };
    let grade = match grade {
        Grade::Certain => message!("grade-name-certain"),
        Grade::Likely => message!("grade-name-likely"),
        Grade::Doubtful => message!("grade-name-doubtful"),
    };
    message!("note-state", state = state, grade = grade)
}
