//! How likely an apparent revoke is to be real, rather than a slip of the record: how much likelier than any other reading.

use super::repair::Found;
use super::weights::{CERTAIN, Decibans, Sign, Signs, cost};
use super::{Diagnosis, Witnesses};
use crate::bridge::{ROWS, Turn, side};
use crate::replay::{Irregularity, Replay, Revoke};
use strum::{IntoStaticStr, VariantNames};

/// How certain an apparent revoke is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Grade {
    /// Another reading of the record is likelier.
    Doubtful,
    /// It is likelier than any other reading, but not by far.
    Likely,
    /// It is likelier than any other reading by far: the withheld suit was shown later by the same hand, no other reading makes
    /// the record legal, and nothing else is wrong with it.
    Certain,
}

impl Grade {
    /// `certain`, as the reports spell it.
    pub fn name(self) -> &'static str {
        self.into()
    }

    const fn of_margin(margin: Decibans) -> Self {
        match margin {
            CERTAIN.. => Self::Certain,
            1.. => Self::Likely,
            _ => Self::Doubtful,
        }
    }
}

/// An apparent revoke, weighed against the readings that would make the record legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WeighedRevoke {
    /// The trick and the offender.
    pub turn: Turn,
    /// What speaks for or against it.
    pub signs: Signs,
    /// By how much it is likelier than the likeliest other reading.
    pub margin: Decibans,
}

/// Weighs the revokes of a replay, in order of play.
pub(super) fn weigh(
    replay: &Replay,
    witnesses: Witnesses,
    found: &Found,
    diagnosis: &mut Diagnosis,
) {
    for revoke in replay.revokes() {
        let signs = signs(replay, witnesses, revoke);
        let others = found.readings.first().map(|it| it.cost);
        let others = others.filter(|_| found.of_marked || !revoke.marked);
        let unknown = if may_be_from_memory(replay, witnesses, revoke) {
            cost::FROM_MEMORY
        } else {
            cost::UNKNOWN
        };
        let margin = others.unwrap_or(unknown).min(unknown) - cost::REVOKE - signs.weight();
        // beside another reading, however unlikely, none is certain
        let most = others.map_or(Decibans::MAX, |_| CERTAIN - 1);
        let margin = margin.min(most);
        diagnosis.grades.push(Grade::of_margin(margin));
        diagnosis.weighed.push(WeighedRevoke {
            turn: revoke.turn,
            signs,
            margin,
        });
    }
}

/// What speaks for or against a revoke.
fn signs(replay: &Replay, witnesses: Witnesses, revoke: &Revoke) -> Signs {
    let [as_played, adjusted] = fits_result(replay, witnesses, revoke);
    let by_others = witnesses.by_others; // a claim or an official list may hold the transfer
    let dummy = witnesses.declarer.partner();
    let trick = revoke.turn.trick;
    let all_marked = replay.revokes().count() > 1 && replay.revokes().all(|it| it.marked);
    Signs::default()
        .with(Sign::Marked, revoke.marked && !all_marked)
        .with(Sign::AllMarked, all_marked)
        .with(Sign::LastTrick, trick == replay.rows)
        .with(Sign::NeverShown, revoke.shown.is_none())
        .with(Sign::SameRank, is_right_rank(replay, revoke))
        .with(Sign::SeveralFail, several_fail(replay))
        .with(Sign::WrongCard, has_wrong_card(replay))
        .with(Sign::NotClean, !is_clean(replay, revoke))
        .with(Sign::Dummy, revoke.turn.seat == dummy)
        .with(Sign::FirstRound, is_first_round(replay, revoke))
        .with(Sign::PartnersTrick, ruffs_partner(replay, revoke))
        .with(Sign::Adjusted, !as_played && adjusted && !by_others)
        .with(Sign::Result, !adjusted)
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
        | Irregularity::OtherPlay { .. }
        | Irregularity::DealDoesNotFit { .. } => true,
        _ => false,
    };
    replay.irregularities.iter().filter(is_fault)
}

/// Whether somebody may have typed the last four of all tricks from memory, and no Result tells it.
fn may_be_from_memory(replay: &Replay, witnesses: Witnesses, revoke: &Revoke) -> bool {
    let is_late = revoke.turn.trick + 4 > replay.rows;
    is_late && usize::from(replay.rows) == ROWS && witnesses.result.is_none()
}

/// Whether two hands fail in one trick, not both of them marked, or there are three or more failures: not all of one hand in one
/// suit, as a player who has missorted a card may revoke again and again.
fn several_fail(replay: &Replay) -> bool {
    let (mut suits, mut tricks, mut unmarked) = (0_u16, 0_u16, 0_u16);
    for revoke in replay.revokes() {
        let trick = 1 << revoke.turn.trick;
        if !revoke.marked {
            unmarked |= trick;
        }
        if tricks & unmarked & trick != 0 {
            return true;
        }
        tricks |= trick;
        suits |= 1 << (4 * revoke.turn.seat as u8 + revoke.led_suit() as u8);
    }
    suits.count_ones() > 1 && replay.revokes().count() > 2
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

/// Whether a card of the record cannot be right.
fn has_wrong_card(replay: &Replay) -> bool {
    use Irregularity::{NotHeld, PlayedTwice, TooManyCards};
    let is_wrong =
        |it: &Irregularity| matches!(it, NotHeld { .. } | PlayedTwice { .. } | TooManyCards(_));
    replay.irregularities.iter().any(is_wrong)
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

/// Whether the suit is led for the first time, to a hand that holds four cards of it or more.
fn is_first_round(replay: &Replay, revoke: &Revoke) -> bool {
    let mut earlier = replay.before(revoke.turn.trick);
    let is_led = |(_, trick): (u8, &crate::replay::Trick)| {
        trick
            .led()
            .is_some_and(|(_, card)| card.suit == revoke.led_suit())
    };
    revoke.could_have_played.len() >= 4 && !earlier.any(is_led)
}

/// Whether the hand ruffs a trick that its partner's card would win among those played before.
fn ruffs_partner(replay: &Replay, revoke: &Revoke) -> bool {
    let trump = replay.setting.trump;
    let (seat, partner) = (revoke.turn.seat, revoke.turn.seat.partner());
    let mut before = *replay.trick(revoke.turn.trick);
    for later in [seat, seat.lho()] {
        // the fourth hand has not played when the third ruffs
        if later == seat || revoke.position == 3 {
            before.cards[later] = None;
        }
    }
    trump == Some(revoke.played.suit)
        && revoke.position > 2
        && before.cards[partner].is_some()
        && !before.is_beaten(partner, revoke.led, trump)
}

/// Whether the stated Result is possible as it was played, and with one or two tricks transferred for the revoke.
fn fits_result(replay: &Replay, witnesses: Witnesses, revoke: &Revoke) -> [bool; 2] {
    let Some(stated) = witnesses.result else {
        return [true; 2];
    };
    let declaring = side(witnesses.declarer);
    let is_possible = |moved: u8| {
        let won = if side(revoke.turn.seat) == declaring {
            stated.checked_add(moved)
        } else {
            stated.checked_sub(moved)
        };
        won.is_some_and(|won| replay.allows(won, declaring))
    };
    [is_possible(0), (0..=2).any(is_possible)]
}
