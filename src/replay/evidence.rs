//! How sure an apparent revoke is: a revoke, or a slip of the record.
//!
//! A mark (`^R`) says that whoever kept the record saw the revoke: neither a repair nor a sign of a slip counts then.

use super::repair::several_fail;
use super::{Irregularity, Replay, Revoke};

/// How sure it is that an apparent revoke is one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// There is a sign that the record is at fault.
    Doubtful,
    /// The withheld suit is never shown, or another reading would make the record legal; there is no sign of a slip.
    Likely,
    /// The withheld suit was shown later by the same hand, no other reading makes the record legal, and nothing else is
    /// wrong with it.
    Certain,
}

/// The grade of a revoke.
#[inline(never)] // few boards come here
pub fn grade(replay: &Replay, revoke: &Revoke) -> Grade {
    let unexplained = revoke.marked || replay.readings.nearest.is_none();
    if !revoke.marked && looks_like_a_slip(replay, revoke) {
        Grade::Doubtful
    } else if revoke.shown.is_some() && unexplained && is_clean(replay, revoke) {
        Grade::Certain
    } else {
        Grade::Likely
    }
}

/// The faults of the record itself, in order: the deal of another board, cards that cannot be right, failures to follow that
/// are doubtful by the grades of the revokes. The first is the primary one; the others are taken to follow from it, for one
/// slip of a recorder displaces what he writes next.
pub fn faults<'a>(
    replay: &'a Replay,
    grades: &'a [Grade],
) -> impl Iterator<Item = &'a Irregularity> {
    let mut grades = grades.iter();
    let is_fault = move |irregularity: &&Irregularity| match irregularity {
        Irregularity::Revoke(_) => grades.next() == Some(&Grade::Doubtful),
        Irregularity::NotHeld { .. }
        | Irregularity::PlayedTwice { .. }
        | Irregularity::DealDoesNotFit { .. } => true,
        _ => false,
    };
    replay.irregularities.iter().filter(is_fault)
}

/// Whether a sign of a bad record weighs more than the cards.
fn looks_like_a_slip(replay: &Replay, revoke: &Revoke) -> bool {
    let trick = revoke.turn.trick;
    let in_trick = replay.revokes().filter(|other| other.turn.trick == trick);
    trick == replay.rows
        || in_trick.count() > 1
        || several_fail(replay)
        || replay.readings.is_slip
        || replay.irregularities.iter().any(is_wrong_card)
        || is_right_rank(replay, revoke)
}

/// Whether a card of the same rank is held in the led suit and never appears: one was written for the other.
fn is_right_rank(replay: &Replay, revoke: &Revoke) -> bool {
    let (seat, rank) = (revoke.turn.seat, revoke.played.rank);
    let mut later = replay.recorded().skip(usize::from(revoke.turn.trick));
    revoke.could_have_played.contains(rank)
        && !later.any(|(_, trick)| {
            trick.cards[seat]
                .is_some_and(|card| card.suit == revoke.led_suit() && card.rank == rank)
        })
}

/// Whether a card cannot be right where it stands.
const fn is_wrong_card(irregularity: &Irregularity) -> bool {
    matches!(
        irregularity,
        Irregularity::NotHeld { .. }
            | Irregularity::PlayedTwice { .. }
            | Irregularity::TooManyCards(_)
    )
}

/// Whether nothing else is wrong: no other hand fails without a mark, no card is missing or out of place, and there is a
/// sound deal that the cards were held against.
fn is_clean(replay: &Replay, revoke: &Revoke) -> bool {
    replay.setting.deal.is_some()
        && replay.irregularities.iter().all(|it| match it {
            Irregularity::Revoke(other) => other.marked || other.turn.seat == revoke.turn.seat,
            Irregularity::LeadOutOfTurn { .. } => true,
            _ => false,
        })
}
