//! The search for the nearest reading that makes a record legal.
//!
//! Only a record with an apparent revoke, or with one card that was not dealt to its hand, is searched. A repair must
//! change the first faulty trick or an earlier one. It is replayed from its earliest trick to the first fault.

mod board;
mod card;
mod exchange;
mod telling;

use super::LegalReading;
use super::record::{Failure, PlayRecord, TrickState};
use crate::bridge::{BySeat, Seat, Side, Turn};
use crate::replay::{Irregularity, Replay};
use telling::telling;

/// The changes that would make a record legal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Readings {
    /// The nearest.
    pub nearest: Option<LegalReading>,
    /// Whether exchanging two cards of one hand in adjacent tricks makes the record legal and changes no winner: then a
    /// slip of the record is likelier than a revoke.
    pub is_slip: bool,
    /// All leads out of turn that would make the record legal, whatever the nearest change is.
    pub leaders: Vec<LegalReading>,
}

impl Readings {
    /// Forgets all.
    pub(super) fn clear(&mut self) {
        (self.nearest, self.is_slip) = (None, false);
        self.leaders.clear();
    }
}

/// Searches for changes that would make the record of a replay legal.
pub(super) fn find(replay: &Replay) -> Option<Readings> {
    let faults = Faults::of(replay)?;
    let mut search = Search::of(replay, faults.offender)?;
    Some(match faults.kind {
        SearchKind::Card => search.for_a_card(),
        SearchKind::One => search.for_one_failure(),
        SearchKind::Several => search.for_several(),
    })
}

/// One replaced card with which the whole record is legal and a side can have won this many tricks. It explains a
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
    kind: SearchKind,
}

enum SearchKind {
    /// One card that was not dealt to its hand. Several cannot be explained by a single change.
    Card,
    /// One hand that fails to follow.
    One,
    /// Two hands that fail in one trick, or failures in many tricks.
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
            Some(_) => SearchKind::Card,
            None if several_fail(replay) => SearchKind::Several,
            None => SearchKind::One,
        };
        Some(Self { offender, kind })
    }
}

/// The turn of a card that was not dealt to its hand.
fn struck(irregularity: &Irregularity) -> Option<Turn> {
    match irregularity {
        Irregularity::NotHeld { turn, .. } | Irregularity::PlayedTwice { turn, .. } => Some(*turn),
        _ => None,
    }
}

/// Whether, without marks, two hands fail in one trick, or there are three or more failures. One hand in one suit
/// counts once, as a player who has missorted a card may revoke again and again.
pub(super) fn several_fail(replay: &Replay) -> bool {
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
    record: PlayRecord,
    /// The situations before each trick up to the first faulty one; before every trick if none is.
    states: Vec<TrickState>,
    /// The first failure to follow suit, in the last of these tricks; `None` if the fault there is another.
    failure: Option<Failure>,
    /// For each of these tricks, the cards that could affect the first failure if played there.
    telling: Vec<BySeat<u64>>,
    /// The cards with which the failing hand could have followed.
    following: BySeat<u64>,
    /// The cards that each hand holds but that are recorded nowhere.
    unseen: BySeat<u64>,
    /// The hand with the first fault.
    offender: Seat,
}

impl Search {
    fn of(replay: &Replay, offender: Seat) -> Option<Self> {
        let record = PlayRecord::of(replay)?;
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

    /// A single failure: tries one card, then two cards, and only then changes for all four hands. In the last trick
    /// before a claim the trick itself may be noise, unless a simple slip explains it.
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

    /// Several failures: also tries cards first, as other leaders are listed in any case.
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

    /// The last recorded trick as noise, if the play stops early and everything before it is legal.
    fn noise(&self) -> Option<LegalReading> {
        let row = self.states.len() - 1;
        let is_last = row + 1 == self.record.rows && row + 1 < usize::from(self.record.size);
        (row > 0 && is_last).then(|| LegalReading::Noise { trick: number(row) })
    }

    /// Whether the record with this change is legal from a trick onwards.
    fn is_legal(&self, row: usize, change: impl FnOnce(&mut PlayRecord)) -> bool {
        let mut record = self.record.clone();
        change(&mut record);
        record.is_legal_from(&self.states[row])
    }
}

/// The number of a trick.
fn number(row: usize) -> u8 {
    u8::try_from(row + 1).expect("at most 13 tricks")
}
