//! The search for the nearest reading that makes a record legal.
//!
//! Only a record with an apparent revoke, or with one card that cannot be the hand's, is searched. A repair touches the
//! first faulty trick or an earlier one, is tried from what stands before its earlier trick, and ends at the first fault.

use super::record::{Record, State};
use super::{Irregularity, LegalReading, Replay};
use crate::bridge::{BySeat, Card, Hand, Seat, Suit, Turn, after};

/// The changes that would make a record legal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Readings {
    /// The nearest.
    pub nearest: Option<LegalReading>,
    /// Whether it is so near that the record is likelier at fault than a player.
    pub is_slip: bool,
    /// All hands that could have led to a trick out of turn, whatever the nearest is.
    pub leaders: Vec<LegalReading>,
}

/// Looks for what would make the record of a replay legal.
pub(super) fn find(replay: &Replay) -> Option<Readings> {
    let faults = Faults::of(replay)?;
    let record = Record::of(replay)?;
    let states = record.to_first_fault()?;
    let search = Search {
        record,
        states,
        offender: faults.offender,
    };
    Some(match faults.kind {
        Kind::Card => search.for_a_card(),
        Kind::One => search.for_one_failure(),
        Kind::Several => search.for_several(),
    })
}

/// What is wrong with a record.
struct Faults {
    offender: Seat,
    kind: Kind,
}

enum Kind {
    /// A card that was not the hand's to play.
    Card,
    /// A hand that fails to follow.
    One,
    /// Two hands that fail in one trick, or failures in many.
    Several,
}

impl Faults {
    /// `None` when there is nothing to explain, or more than one card that cannot be.
    fn of(replay: &Replay) -> Option<Self> {
        let mut struck = replay.irregularities.iter().filter_map(struck);
        let card = struck.next();
        let mut revokes = replay.revokes().filter(|revoke| !revoke.marked);
        let first = revokes.next().map(|revoke| revoke.turn);
        let offender = first.or(card)?.seat;
        let kind = match card {
            Some(_) if struck.next().is_some() => return None,
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
pub(super) fn several_fail(replay: &Replay) -> bool {
    let mut seen = Vec::new();
    let mut last = 0;
    for revoke in replay.revokes().filter(|revoke| !revoke.marked) {
        let Turn { trick, seat } = revoke.turn;
        if trick == last {
            return true;
        }
        last = trick;
        if !seen.contains(&(seat, revoke.led_suit())) {
            seen.push((seat, revoke.led_suit()));
        }
    }
    seen.len() > 2
}

/// A record that is searched.
struct Search {
    record: Record,
    /// What stands before each trick up to the first faulty one.
    states: Vec<State>,
    /// The hand with the first fault.
    offender: Seat,
}

/// How near an exchange is: tricks between, another's than the offender's, and how early.
type Nearness = (usize, bool, usize);

impl Search {
    fn for_a_card(&self) -> Readings {
        let nearest = self.card(|_, _| true);
        Readings {
            nearest,
            is_slip: nearest.is_some(),
            leaders: Vec::new(),
        }
    }

    /// A single failure: a card, two cards, and only then what concerns all four hands.
    fn for_one_failure(&self) -> Readings {
        let leaders = self.leaders();
        let slip = self.card(|one, other| one.rank == other.rank);
        let exchange = self.exchange();
        let is_slip = slip.is_some() || exchange.is_some_and(|near| self.is_slip(near));
        let nearest = slip
            .or_else(|| exchange.map(exchanged))
            .or_else(|| leaders.first().copied())
            .or_else(|| self.card(|one, other| one.suit == other.suit))
            .or_else(|| self.whole_board());
        Readings {
            nearest,
            is_slip,
            leaders,
        }
    }

    /// Several failures: cards first as well, for another leader is said beside them whatever the nearest is.
    fn for_several(&self) -> Readings {
        let leaders = self.leaders();
        let nearest = self
            .exchange()
            .map(exchanged)
            .or_else(|| leaders.first().copied())
            .or_else(|| self.whole_board())
            .or_else(|| self.card(|one, other| one.rank == other.rank || one.suit == other.suit));
        Readings {
            nearest,
            is_slip: false,
            leaders,
        }
    }

    /// Whether the record with this change is legal from a trick on.
    fn is_legal(&self, row: usize, change: impl FnOnce(&mut Record)) -> bool {
        let mut record = self.record.clone();
        change(&mut record);
        record.is_legal_from(&self.states[row])
    }
}

/// Two cards of a hand in each other's trick.
impl Search {
    fn exchange(&self) -> Option<(Nearness, Seat)> {
        let firsts = 0..self.states.len();
        let pairs = firsts
            .flat_map(|first| (first + 1..self.record.rows).map(move |second| (first, second)));
        let exchanges = pairs.flat_map(|pair| Seat::ALL.map(|seat| (pair, seat)));
        exchanges
            .filter(|&(pair, seat)| self.repairs(pair, seat))
            .map(|((first, second), seat)| ((second - first, seat != self.offender, first), seat))
            .min_by_key(|(nearness, _)| *nearness)
    }

    fn repairs(&self, (first, second): (usize, usize), seat: Seat) -> bool {
        let card = |row: usize| self.record.cards[row][seat];
        let (Some(one), Some(other)) = (card(first), card(second)) else {
            return false;
        };
        self.is_legal(first, |record| {
            record.cards[first][seat] = Some(other);
            record.cards[second][seat] = Some(one);
        })
    }

    /// Whether an exchange is the offender's own, between adjacent tricks, and leaves the winners as they were.
    fn is_slip(&self, ((tricks, others, first), seat): (Nearness, Seat)) -> bool {
        if tricks > 1 || others {
            return false;
        }
        let state = &self.states[first];
        let mut record = self.record.clone();
        let (one, other) = (record.cards[first][seat], record.cards[first + 1][seat]);
        (record.cards[first][seat], record.cards[first + 1][seat]) = (other, one);
        record.two_winners(state) == self.record.two_winners(state)
    }
}

fn exchanged(((tricks, _, first), seat): (Nearness, Seat)) -> LegalReading {
    LegalReading::Exchange {
        seat,
        tricks: [number(first), number(first + tricks)],
    }
}

/// One card for another that the record does not show.
impl Search {
    /// The nearest card of those that are `like` the written one; `None` as well when several are as near.
    fn card(&self, like: impl Fn(Card, Card) -> bool) -> Option<LegalReading> {
        let mut nearest = None;
        let mut equals = 0;
        for row in (0..self.states.len()).rev() {
            for seat in Seat::ALL {
                for (nearness, reading) in self.cards_at(row, seat, &like) {
                    match nearest {
                        Some((near, _)) if nearness > near => (),
                        Some((near, _)) if nearness == near => equals += 1,
                        _ => (nearest, equals) = (Some((nearness, reading)), 1),
                    }
                }
            }
        }
        nearest.filter(|_| equals == 1).map(|(_, reading)| reading)
    }

    /// The cards that could stand in one place, with how near they are: another rank, another suit, the tricks to the
    /// first fault, another's than the offender's.
    fn cards_at(
        &self,
        row: usize,
        seat: Seat,
        like: impl Fn(Card, Card) -> bool,
    ) -> Vec<((bool, bool, usize, bool), LegalReading)> {
        let Some(written) = self.record.cards[row][seat] else {
            return Vec::new();
        };
        let unseen = self.record.hands[seat] & !self.record.written(seat);
        let fits = |played: &Card| {
            like(written, *played)
                && self.is_legal(row, |record| record.cards[row][seat] = Some(*played))
        };
        let told = |played: Card| {
            let nearness = (
                written.rank != played.rank,
                written.suit != played.suit,
                self.states.len() - row,
                seat != self.offender,
            );
            let trick = number(row);
            let reading = LegalReading::Card {
                seat,
                trick,
                written,
                played,
            };
            (nearness, reading)
        };
        let cards = Hand::from_bits_retain(unseen).iter();
        cards.filter(fits).map(told).collect()
    }
}

/// What concerns all four hands.
impl Search {
    /// Other leaders, of the first faulty trick first; of the first trick only where it is the faulty one.
    fn leaders(&self) -> Vec<LegalReading> {
        let last = self.states.len() - 1;
        let rows = (0..=last).rev().filter(|&row| row > 0 || last == 0);
        let turns = rows.flat_map(|row| Seat::ALL.map(|seat| (row, seat)));
        turns
            .filter(|&(row, seat)| {
                self.record.cards[row][seat].is_some()
                    && self.is_legal(row, |record| record.leads[row] = Some(seat))
            })
            .map(|(row, seat)| LegalReading::Leader {
                seat,
                trick: number(row),
            })
            .collect()
    }

    fn whole_board(&self) -> Option<LegalReading> {
        self.trump()
            .or_else(|| self.declarer())
            .or_else(|| self.deal())
    }

    fn trump(&self) -> Option<LegalReading> {
        let strains = Suit::ASC.map(Some).into_iter().chain([None]);
        let mut others = strains.filter(|trump| *trump != self.record.trump);
        others
            .find(|&trump| self.is_legal(0, |record| record.trump = trump))
            .map(LegalReading::Trump)
    }

    fn declarer(&self) -> Option<LegalReading> {
        let mut leaders = Seat::ALL.into_iter();
        leaders
            .find(|&leader| {
                leader != self.record.leader
                    && self.is_legal(0, |record| record.leads[0] = Some(leader))
            })
            .map(|leader| LegalReading::Declarer(after(leader, 3)))
    }

    fn deal(&self) -> Option<LegalReading> {
        let hands = self.record.hands;
        let turned = |steps: usize| BySeat::from_fn(|seat| hands[after(seat, 4 - steps)]);
        (1..4)
            .find(|&steps| {
                let mut record = self.record.clone();
                record.hands = turned(steps);
                record.is_legal_from(&record.start())
            })
            .map(|steps| LegalReading::DealTurned(number(steps - 1)))
    }
}

/// The number of a trick.
fn number(row: usize) -> u8 {
    u8::try_from(row + 1).expect("at most 13 tricks")
}
