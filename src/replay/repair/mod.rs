//! The search for the nearest reading that makes a record legal.
//!
//! Only a record with an apparent revoke, or with one card that cannot be the hand's, is searched. A repair touches the
//! first faulty trick or an earlier one, is tried from what stands before its earlier trick, and ends at the first fault.

mod board;
mod card;
mod exchange;
mod telling;

use super::record::{Failure, Record, State};
use super::{Irregularity, LegalReading, Replay};
use crate::bridge::{BySeat, Seat, Side, Turn};
use telling::telling;

/// The changes that would make a record legal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Readings {
    /// The nearest.
    pub nearest: Option<LegalReading>,
    /// Whether two cards of one hand in adjacent tricks would make it legal and change no winner: the record is likelier at
    /// fault than a player.
    pub is_slip: bool,
    /// All hands that could have led to a trick out of turn, whatever the nearest is.
    pub leaders: Vec<LegalReading>,
}

/// Looks for what would make the record of a replay legal.
pub(in crate::replay) fn find(replay: &Replay) -> Option<Readings> {
    let faults = Faults::of(replay)?;
    let mut search = Search::of(replay, faults.offender)?;
    Some(match faults.kind {
        Kind::Card => search.for_a_card(),
        Kind::One => search.for_one_failure(),
        Kind::Several => search.for_several(),
    })
}

/// One card written for another that makes the whole record legal and lets a side win so many tricks: what explains a
/// Result that the cards as written do not allow.
pub fn card_for(replay: &Replay, tricks: u8, side: Side) -> Option<LegalReading> {
    let faults = Faults::of(replay);
    let offender = faults.map_or(replay.setting.leader, |faults| faults.offender);
    let search = Search::of(replay, offender)?;
    search.card_for(tricks, side)
}

/// What is wrong with a record.
struct Faults {
    offender: Seat,
    kind: Kind,
}

enum Kind {
    /// A card that was not the hand's to play; where there are several, no one change explains them.
    Card,
    /// A hand that fails to follow.
    One,
    /// Two hands that fail in one trick, or failures in many.
    Several,
}

impl Faults {
    /// `None` when there is nothing to explain.
    fn of(replay: &Replay) -> Option<Self> {
        let card = replay.irregularities.iter().find_map(struck);
        let mut revokes = replay.revokes().filter(|revoke| !revoke.marked);
        let first = revokes.next().map(|revoke| revoke.turn);
        let offender = first.or(card)?.seat;
        let kind = match card {
            Some(_) => Kind::Card,
            None if several_fail(replay) => Kind::Several,
            None => Kind::One,
        };
        Some(Self { offender, kind })
    }
}

/// The turn of a card that was not the hand's to play.
fn struck(irregularity: &Irregularity) -> Option<Turn> {
    match irregularity {
        Irregularity::NotHeld { turn, .. } | Irregularity::PlayedTwice { turn, .. } => Some(*turn),
        _ => None,
    }
}

/// Whether without a mark two hands fail in one trick, or hands fail in many: three times and more, one hand in one suit
/// counted once, for a player who has missorted a card may revoke again and again.
pub(in crate::replay) fn several_fail(replay: &Replay) -> bool {
    let mut seen = 0_u16; // a bit for each suit of each hand
    let mut last = 0;
    for revoke in replay.revokes().filter(|revoke| !revoke.marked) {
        let Turn { trick, seat } = revoke.turn;
        if trick == last {
            return true;
        }
        last = trick;
        seen |= 1 << (4 * seat as u8 + revoke.led_suit() as u8);
    }
    seen.count_ones() > 2
}

/// A record that is searched.
struct Search {
    record: Record,
    /// What stands before each trick up to the first faulty one; before every trick where none is.
    states: Vec<State>,
    /// The first failure to follow suit, in the last of these tricks; none where something else is wrong there.
    failure: Option<Failure>,
    /// The cards that may tell on it, played to each of these tricks.
    telling: Vec<BySeat<u64>>,
    /// Those with which the hand that fails could have followed.
    following: BySeat<u64>,
    /// What each hand holds that is nowhere written.
    unseen: BySeat<u64>,
    /// The hand with the first fault.
    offender: Seat,
}

impl Search {
    fn of(replay: &Replay, offender: Seat) -> Option<Self> {
        let record = Record::of(replay)?;
        let states = record.states();
        let failure = states.last().and_then(|state| record.failure(state));
        let mut following = BySeat::default();
        if let Some(failure) = &failure {
            following[failure.seat] = failure.following;
        }
        Some(Self {
            telling: telling(&record, &states, failure.as_ref()),
            failure,
            following,
            unseen: BySeat::from_fn(|seat| record.hands[seat] & !record.written(seat)),
            record,
            states,
            offender,
        })
    }

    fn for_a_card(&self) -> Readings {
        Readings {
            nearest: self.card(|_, _| true).or_else(|| self.noise()),
            ..Readings::default()
        }
    }

    /// A single failure: a card, two cards, and only then what concerns all four hands. In a last trick before a claim nothing
    /// needs to be explained but the trick itself, unless a slip of the pen does.
    fn for_one_failure(&mut self) -> Readings {
        let leaders = self.leaders();
        let same_rank = self.card(|one, other| one.rank == other.rank);
        let exchanges = self.exchanges();
        let is_slip = exchanges.iter().any(|it| self.is_slip(*it));
        let nearest = same_rank
            .or_else(|| self.noise().filter(|_| !is_slip))
            .or_else(|| self.nearest(&exchanges))
            .or_else(|| leaders.first().copied())
            .or_else(|| self.any_card_of_the_offender())
            .or_else(|| self.trump());
        Readings {
            nearest,
            is_slip,
            leaders,
        }
    }

    /// Several failures: cards first as well, for another leader is said beside them whatever the nearest is.
    fn for_several(&mut self) -> Readings {
        let leaders = self.leaders();
        let exchanges = self.exchanges();
        let nearest = self
            .nearest(&exchanges)
            .or_else(|| leaders.first().copied())
            .or_else(|| self.noise())
            .or_else(|| self.trump())
            .or_else(|| self.card(|one, other| one.rank == other.rank));
        Readings {
            nearest,
            is_slip: false,
            leaders,
        }
    }

    /// The last recorded trick, where the play stops early and everything before it is legal.
    fn noise(&self) -> Option<LegalReading> {
        let row = self.states.len() - 1;
        let is_last = row + 1 == self.record.rows && row + 1 < usize::from(self.record.size);
        (row > 0 && is_last).then(|| LegalReading::Noise { trick: number(row) })
    }

    /// Whether the record with this change is legal from a trick on.
    fn is_legal(&self, row: usize, change: impl FnOnce(&mut Record)) -> bool {
        let mut record = self.record.clone();
        change(&mut record);
        record.is_legal_from(&self.states[row])
    }
}

/// The number of a trick.
fn number(row: usize) -> u8 {
    u8::try_from(row + 1).expect("at most 13 tricks")
}
