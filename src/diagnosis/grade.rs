//! How likely an apparent revoke is to be real, rather than a slip of the record.
//!
//! A mark (`^R`) means that whoever kept the record saw the revoke; then repairs and signs of a slip do not matter.

use super::Readings;
use super::repair::several_fail;
use crate::replay::{Irregularity, Replay, Revoke};

/// How certain an apparent revoke is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// There are signs that the record is wrong.
    Doubtful,
    /// The withheld suit is never shown, or another reading would make the record legal; there is no sign of a slip.
    Likely,
    /// The withheld suit was shown later by the same hand, no other reading makes the record legal, and nothing else is
    /// wrong with it.
    Certain,
}

impl Grade {
    /// `certain`, as the reports spell it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Doubtful => "doubtful",
            Self::Likely => "likely",
            Self::Certain => "certain",
        }
    }
}

/// The grade of a revoke.
#[inline(never)] // few boards come here
pub fn grade(replay: &Replay, readings: &Readings, revoke: &Revoke) -> Grade {
    let unexplained = revoke.marked || readings.nearest.is_none();
    if !revoke.marked && looks_like_a_slip(replay, readings, revoke) {
        Grade::Doubtful
    } else if revoke.shown.is_some() && unexplained && is_clean(replay, revoke) {
        Grade::Certain
    } else {
        Grade::Likely
    }
}

/// The faults of the record itself, in order: the deal of another board, cards that cannot be right, revokes graded
/// doubtful. The first is the primary one; the others are presumed to follow from it, as one slip of a recorder shifts
/// what comes after it.
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

/// Whether the signs of a bad record outweigh the cards.
fn looks_like_a_slip(replay: &Replay, readings: &Readings, revoke: &Revoke) -> bool {
    let trick = revoke.turn.trick;
    let in_trick = replay.revokes().filter(|other| other.turn.trick == trick);
    trick == replay.rows
        || in_trick.count() > 1
        || several_fail(replay)
        || readings.is_slip
        || replay.irregularities.iter().any(is_wrong_card)
        || is_right_rank(replay, revoke)
}

/// Whether the hand holds a card of the same rank in the suit led that is recorded nowhere: then one was probably
/// written for the other.
fn is_right_rank(replay: &Replay, revoke: &Revoke) -> bool {
    let (seat, rank) = (revoke.turn.seat, revoke.played.rank);
    let mut later = replay.recorded().skip(usize::from(revoke.turn.trick));
    revoke.could_have_played.contains(rank)
        && !later.any(|(_, trick)| {
            trick.cards[seat]
                .is_some_and(|card| card.suit == revoke.led_suit() && card.rank == rank)
        })
}

/// Whether the irregularity is a card that cannot be right.
const fn is_wrong_card(irregularity: &Irregularity) -> bool {
    matches!(
        irregularity,
        Irregularity::NotHeld { .. }
            | Irregularity::PlayedTwice { .. }
            | Irregularity::TooManyCards(_)
    )
}

/// Whether nothing else is wrong: no other hand fails to follow without a mark, no card is missing or out of place, and
/// there is a sound deal to compare the cards with.
fn is_clean(replay: &Replay, revoke: &Revoke) -> bool {
    replay.setting.deal.is_some()
        && replay.irregularities.iter().all(|it| match it {
            Irregularity::Revoke(other) => other.marked || other.turn.seat == revoke.turn.seat,
            Irregularity::LeadOutOfTurn { .. } => true,
            _ => false,
        })
}
