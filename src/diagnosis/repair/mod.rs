//! The search for the nearest reading that makes a record legal.
//!
//! Only a record with an apparent revoke, or with one card that was not dealt to its hand, is searched. A repair must
//! change the first faulty trick or an earlier one. It is replayed from its earliest trick to the first fault.

mod board;
mod card;
mod exchange;
mod order;
mod rows;

use crate::bridge::{BySeat, Seat, Side, Turn, side};
use crate::replay::{Irregularity, Replay, Revoke};

use order::Disorder;

use super::record::{Marks, PlayRecord, TrickState};
use super::weights::{Decibans, against, cost};
use super::{LegalReading, Weighed, Witnesses};
use std::cell::OnceCell;

/// What a search found.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// Changes that make the record legal, of each kind the nearest, with what they cost.
    pub(super) readings: Vec<Weighed>,
    /// What would make it legal as well: all leads out of turn, or all cards that are as near as the nearest.
    pub(super) others: Vec<LegalReading>,
    /// Whether a failure that is marked needs such a change as well; else only the failures without a mark do.
    pub(super) of_marked: bool,
}

/// Searches for changes that would make the record of a replay legal. Where none explains the failures that are marked
/// (`^R`) with the others, they are taken as they stand.
pub(super) fn find(replay: &Replay, witnesses: Witnesses) -> Option<Found> {
    let found = find_for(replay, witnesses, Marks::Doubted)?;
    let mut marks = replay.revokes().map(|revoke| revoke.marked);
    let are_mixed = found.readings.is_empty() && marks.any(|marked| marked);
    if are_mixed && let Some(others) = find_for(replay, witnesses, Marks::Believed) {
        return Some(others);
    }
    Some(found)
}

fn find_for(replay: &Replay, witnesses: Witnesses, marks: Marks) -> Option<Found> {
    let offender = first_fault(replay, marks)?.seat;
    let mut search = Search::of(replay, (offender, marks), witnesses)?;
    let (readings, others) = if replay.irregularities.iter().any(|it| struck(it).is_some()) {
        search.for_a_card()
    } else {
        search.for_failures(Disorder::of(replay, offender))
    };
    Some(Found {
        readings,
        others,
        of_marked: marks == Marks::Doubted,
    })
}

/// One replaced card with which the whole record is legal and a side can have won this many tricks. It explains a
/// Result that the cards as written do not allow.
pub fn card_for(replay: &Replay, tricks: u8, side: Side) -> Option<LegalReading> {
    let fault = first_fault(replay, Marks::Believed);
    let offender = fault.map_or(replay.setting.leader, |turn| turn.seat);
    let witnesses = Witnesses::of_cards(replay.setting.leader.rho());
    let search = Search::of(replay, (offender, Marks::Believed), witnesses)?;
    search.card_for(tricks, side)
}

/// The first failure to follow, or else the first card that was not dealt to its hand; `None` when there is nothing to explain.
fn first_fault(replay: &Replay, marks: Marks) -> Option<Turn> {
    let is_doubted = |revoke: &&Revoke| marks == Marks::Doubted || !revoke.marked;
    let failure = replay.revokes().find(is_doubted).map(|it| it.turn);
    failure.or_else(|| replay.irregularities.iter().find_map(struck))
}

/// The turn of a card that was not dealt to its hand.
fn struck(irregularity: &Irregularity) -> Option<Turn> {
    match irregularity {
        Irregularity::NotHeld { turn, .. } | Irregularity::PlayedTwice { turn, .. } => Some(*turn),
        _ => None,
    }
}

/// A record that is searched.
struct Search {
    record: PlayRecord,
    /// The situations before each trick up to the first faulty one; before every trick if none is.
    states: Vec<TrickState>,
    /// The cards that each hand holds but that are recorded nowhere.
    unseen: BySeat<u64>,
    /// The hand with the first fault.
    offender: Seat,
    witnesses: Witnesses,
    /// What [`Self::agrees`] says of the record as it is written, once somebody asks.
    as_written: OnceCell<[bool; 2]>,
}

impl Search {
    fn of(replay: &Replay, (offender, marks): (Seat, Marks), witnesses: Witnesses) -> Option<Self> {
        let record = PlayRecord::of(replay, marks)?;
        let states = record.states();
        Some(Self {
            unseen: record.unseen(),
            record,
            states,
            offender,
            witnesses,
            as_written: OnceCell::new(),
        })
    }

    /// One card for that which cannot be right, or two in each other's place; in the last trick before a claim the trick
    /// itself may be noise, or a trick stands twice. Beside them, where a card is nearest, all that are as near.
    fn for_a_card(&self) -> (Vec<Weighed>, Vec<LegalReading>) {
        let of_its_rank = self.nearest_cards(|one, other| one.rank == other.rank);
        let other = self.nearest_cards(|one, other| one.rank != other.rank);
        let kinds = [
            (of_its_rank.first().copied(), cost::SAME_RANK),
            (other.first().copied(), cost::CARD),
            (self.noise(), self.cost_of_noise()),
            (self.row_twice(), cost::ROW_MISSING),
        ];
        let kinds = kinds.into_iter();
        let kinds = kinds.filter_map(|(it, cost)| Some(self.weighed(it?, cost)));
        let readings = sorted(kinds.chain(self.of_two_hands()));
        let nearest = readings.first().map(|it| it.reading);
        let mut alike = [of_its_rank, other].into_iter();
        let alike = alike.find(|cards| cards.first().copied() == nearest);
        (readings, alike.unwrap_or_default())
    }

    /// One card, two cards, or a change for all four hands. Beside them all leads out of turn.
    fn for_failures(&mut self, disorder: Disorder) -> (Vec<Weighed>, Vec<LegalReading>) {
        let leaders = self.leaders();
        let exchanges = self.exchanges();
        let slips = exchanges.iter().copied();
        let slips: Vec<_> = slips.filter(|it| self.is_slip(*it)).collect();
        let cards = self.nearest_cards(|one, other| one.rank == other.rank);
        let kinds = [
            (cards.first().copied(), cost::SAME_RANK),
            (self.nearest(&slips), cost::SLIP),
            (self.noise(), cost::NOISE),
            (self.nearest(&exchanges), disorder.cost_of_exchange()),
            (self.any_card_of_the_offender(), cost::OTHER_CARD),
        ];
        let kinds = kinds.into_iter();
        let kinds = kinds.filter_map(|(it, cost)| Some(self.weighed(it?, cost)));
        let of_rows = [self.rows_missing(), self.sorted_rows(), self.rows()];
        let mut of_board: Vec<_> = of_rows.into_iter().flatten().chain(self.trump()).collect();
        if of_board.is_empty() && exchanges.is_empty() {
            of_board.extend(self.order(disorder));
        }
        let of_kinds = kinds.chain(of_board);
        let led = leaders.iter().map(|it| self.led_by_another(*it));
        // which card it was is not known, so the Result says nothing of it
        let gap = self.gap_in_column();
        let gap = gap.map(|(reading, cost)| Weighed::new(reading, cost));
        (sorted(of_kinds.chain(gap).chain(led)), leaders)
    }

    /// Another leader, or where a statement names the declarer whose left-hand opponent this is, another declarer.
    fn led_by_another(&self, leader: LegalReading) -> Weighed {
        let LegalReading::Leader(Turn { trick: 1, seat }) = leader else {
            return self.weighed(leader, cost::LEADER);
        };
        let declarer = seat.rho();
        let named = [self.witnesses.by_auction, self.witnesses.listed];
        if named.contains(&Some(declarer)) {
            self.weighed(LegalReading::Declarer(declarer), cost::DECLARER)
        } else {
            self.weighed(leader, cost::LEADER)
        }
    }

    /// A change with what it costs, held against the Result. The record itself asks for one with which it agrees with the hands
    /// that lead in it, or with the claim or the list of results, where as it is written it does not.
    fn weighed(&self, reading: LegalReading, cost: Decibans) -> Weighed {
        let as_written = *self.as_written.get_or_init(|| self.agrees(None));
        let cost = match (as_written, self.agrees(Some(reading))) {
            ([false, _], [true, true]) => cost.min(cost::ASKED_FOR),
            ([_, false], [true, true]) if self.witnesses.by_others => cost.min(cost::ASKED_FOR),
            (_, [_, false]) => cost + against::RESULT,
            _ => cost,
        };
        Weighed::new(reading, cost)
    }

    /// Whether a change leaves nothing in the record that contradicts it.
    fn fits(&self, reading: LegalReading) -> bool {
        self.agrees(Some(reading)) == [true; 2]
    }

    /// Whether the hands that lead, and the stated Result, are possible with a change, or as it is written.
    fn agrees(&self, reading: Option<LegalReading>) -> [bool; 2] {
        let declarer = match reading {
            Some(LegalReading::Declarer(seat)) => seat,
            _ => self.witnesses.declarer,
        };
        let mut record = self.record.clone();
        if let Some(reading) = reading {
            record.change(reading);
        }
        [record.leads_in_turn(), self.fits_result(&record, declarer)]
    }

    /// Whether the stated Result is possible in a record.
    fn fits_result(&self, record: &PlayRecord, declarer: Seat) -> bool {
        let stated = self.witnesses.tricks_of(declarer, self.record.size);
        stated.is_none_or(|tricks| record.allows(tricks, side(declarer)))
    }

    /// The last recorded trick as noise, if the play stops early and everything before it is legal.
    fn noise(&self) -> Option<LegalReading> {
        let row = self.states.len() - 1;
        let is_last = row + 1 == self.record.rows && row + 1 < usize::from(self.record.size);
        (row > 0 && is_last).then(|| LegalReading::Noise(number(row)))
    }

    /// That of a card which cannot be right: an open trick was begun while the claim was settled, more likely than one to which
    /// all have played.
    fn cost_of_noise(&self) -> Decibans {
        let last = &self.record.cards[self.record.rows - 1];
        if last.0.contains(&0) {
            cost::NOISE_OPEN
        } else {
            cost::NOISE
        }
    }

    /// Whether the record with this change is legal from a trick onwards.
    fn is_legal(&self, row: usize, change: impl FnOnce(&mut PlayRecord)) -> bool {
        let mut record = self.record.clone();
        change(&mut record);
        record.is_legal_from(&self.states[row])
    }
}

/// Readings, the likeliest first.
fn sorted(readings: impl Iterator<Item = Weighed>) -> Vec<Weighed> {
    let mut readings: Vec<_> = readings.collect();
    readings.sort_by_key(|it| it.cost);
    readings
}

/// The number of a trick.
fn number(row: usize) -> u8 {
    u8::try_from(row + 1).expect("at most 13 tricks")
}
