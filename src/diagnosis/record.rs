//! A record to try changes on: the cards as written, and whether they can be played like that.
//!
//! Unlike the walk, it can start at any trick, stops at the first fault, and can be changed and restored.

use super::LegalReading;
use crate::bridge::{BySeat, Card, Hand, ROWS, Seat, Side, Suit, bit, side, suit_bits, winning};
use crate::replay::{Irregularity, Reading, Replay, Trick};
use std::hint::select_unpredictable;

/// A record without holes: every trick but the last has four cards.
#[derive(Debug, Clone)]
pub(super) struct PlayRecord {
    /// The cards of each trick as bits of a hand, even if the hand cannot have held them; 0 where none is written.
    pub(super) cards: [BySeat<u64>; ROWS],
    /// Tricks recorded.
    pub(super) rows: usize,
    /// Tricks in the whole deal.
    pub(super) size: u8,
    /// The cards dealt to each hand; for a hidden hand, the cards that it plays and may have held.
    pub(super) hands: BySeat<u64>,
    pub(super) trump: Option<Suit>,
    /// Who leads first.
    pub(super) leader: Seat,
    /// The hand that leads to a trick out of turn, if any.
    pub(super) leads: [Option<Seat>; ROWS],
    /// The hand that leads to each trick, where the order of the cards names it.
    named: [Option<Seat>; ROWS],
    /// One bit for each seat whose failure to follow is not counted as a fault.
    excused: [u8; ROWS],
}

/// What becomes of failures to follow that the record marks (`^R`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Marks {
    /// They are no faults: the hand revoked there.
    Believed,
    /// They are faults like others.
    Doubted,
}

/// The situation before a trick.
#[derive(Debug, Clone, Copy)]
pub(super) struct TrickState {
    /// The trick, from 0.
    pub(super) row: usize,
    /// The hand that won the trick before, or is due to lead to the first.
    pub(super) leader: Seat,
    held: BySeat<u64>,
}

impl PlayRecord {
    /// The record of a replay; `None` when a card is missing, or the deal belongs to another board.
    pub(super) fn of(replay: &Replay, marks: Marks) -> Option<Self> {
        let rows = usize::from(replay.rows);
        let mut this = Self {
            cards: replay.tricks.map(|trick| BySeat(trick.cards.0.map(bits))),
            rows,
            size: replay.size,
            hands: BySeat::from_fn(|seat| dealt(replay, seat)),
            trump: replay.setting.trump,
            leader: replay.setting.leader,
            leads: [None; ROWS],
            named: [None; ROWS],
            excused: replay.tricks.map(|trick| excused_by_reading(trick.reading)),
        };
        for irregularity in &replay.irregularities {
            this.note(irregularity, marks)?;
        }
        if !this.cards[..rows.saturating_sub(1)].iter().all(is_whole) {
            return None;
        }
        let is_clear = |trick: &Trick| trick.reading != Reading::Doubtful;
        if replay.names_leaders && replay.tricks.iter().all(is_clear) {
            this.named = replay.tricks.map(|trick| trick.leader);
        }
        Some(this)
    }

    /// Restores a card that the replay left out, and applies the marks of the record.
    fn note(&mut self, irregularity: &Irregularity, marks: Marks) -> Option<()> {
        match *irregularity {
            Irregularity::NotHeld { turn, card, .. }
            | Irregularity::PlayedTwice { turn, card, .. } => {
                let row = usize::from(turn.trick) - 1;
                self.cards[row][turn.seat] = bit(card);
                self.excused[row] = 0;
            }
            Irregularity::LeadOutOfTurn { turn, .. } => {
                self.leads[usize::from(turn.trick) - 1] = Some(turn.seat);
            }
            Irregularity::Revoke(revoke) if revoke.marked && marks == Marks::Believed => {
                self.excused[usize::from(revoke.turn.trick) - 1] |= 1 << revoke.turn.seat as u8;
            }
            Irregularity::DealDoesNotFit { .. } | Irregularity::TooFewCards { .. } => return None,
            _ => (),
        }
        Some(())
    }

    /// Changes the record as a reading says.
    pub(super) fn change(&mut self, reading: LegalReading) {
        let row = |trick: u8| usize::from(trick) - 1;
        match reading {
            LegalReading::Exchange { seat, tricks } => self.exchange(seat, tricks.map(row)),
            LegalReading::Crossed { seats, tricks } => self.cross(seats, tricks.map(row)),
            LegalReading::Dealt { seats, cards } => self.deal(seats, cards.map(bit)),
            LegalReading::Card {
                seat,
                trick,
                played,
                ..
            } => self.cards[row(trick)][seat] = bit(played),
            LegalReading::Noise(trick) => self.rows = row(trick),
            LegalReading::Rows(_)
            | LegalReading::RowMoved { .. }
            | LegalReading::RowsMoved { .. }
            | LegalReading::RowsReversed(_)
            | LegalReading::RowsFrom(_) => {
                let order = self.order(reading);
                self.cards = order.map(|row| self.cards[row]);
                self.leads = order.map(|row| self.leads[row]);
                self.named = order.map(|row| self.named[row]);
                self.excused = order.map(|row| self.excused[row]);
            }
            LegalReading::RowTwice(trick) => self.remove(row(trick)),
            LegalReading::Leader(turn) => self.leads[row(turn.trick)] = Some(turn.seat),
            LegalReading::Trump(trump) => self.trump = trump,
            LegalReading::Declarer(seat) => self.leader = seat.lho(),
            LegalReading::Owners
            | LegalReading::Order(_)
            | LegalReading::RowsSorted(_)
            | LegalReading::RowsMissing(_)
            | LegalReading::SeatsTurned(_)
            | LegalReading::DealTurned(_)
            | LegalReading::Renamed(_)
            | LegalReading::OtherPlay(_)
            | LegalReading::Missing(_) => (),
        }
    }

    /// The cards that a hand has in the record.
    pub(super) fn written(&self, seat: Seat) -> u64 {
        self.cards.iter().fold(0, |cards, row| cards | row[seat])
    }

    /// The cards that each hand was dealt but that are recorded nowhere.
    pub(super) fn unseen(&self) -> BySeat<u64> {
        BySeat::from_fn(|seat| self.hands[seat] & !self.written(seat))
    }

    /// Exchanges the cards of a hand in two tricks.
    pub(super) fn exchange(&mut self, seat: Seat, [first, second]: [usize; 2]) {
        let card = self.cards[first][seat];
        self.cards[first][seat] = self.cards[second][seat];
        self.cards[second][seat] = card;
    }

    /// The order in which a reading puts the tricks.
    fn order(&self, reading: LegalReading) -> [usize; ROWS] {
        let mut order = std::array::from_fn(|row| row);
        let row = |trick: u8| usize::from(trick) - 1;
        match reading {
            LegalReading::Rows([first, second]) => order.swap(row(first), row(second)),
            LegalReading::RowMoved { trick, to } if trick < to => {
                order[row(trick)..=row(to)].rotate_left(1);
            }
            LegalReading::RowMoved { trick, to } => order[row(to)..=row(trick)].rotate_right(1),
            LegalReading::RowsMoved {
                tricks: [first, last],
                behind,
            } => order[row(first)..=row(behind)].rotate_left(usize::from(last - first) + 1),
            LegalReading::RowsReversed(None) => order[..self.rows].reverse(),
            LegalReading::RowsReversed(Some([first, last])) => {
                order[row(first)..=row(last)].reverse();
            }
            LegalReading::RowsFrom(trick) => order[..self.rows].rotate_left(row(trick)),
            _ => (),
        }
        order
    }

    /// Inserts a card of a hand before that of a trick.
    pub(super) fn insert_card(&mut self, row: usize, seat: Seat, card: u64) {
        for later in (row + 1..self.rows).rev() {
            self.cards[later][seat] = self.cards[later - 1][seat];
        }
        self.cards[row][seat] = card;
    }

    /// Inserts a trick before another.
    pub(super) fn insert(&mut self, row: usize, cards: BySeat<u64>) {
        let moved = row..=self.rows;
        self.cards[moved.clone()].rotate_right(1);
        self.leads[moved.clone()].rotate_right(1);
        self.named[moved.clone()].rotate_right(1);
        self.excused[moved].rotate_right(1);
        self.cards[row] = cards;
        self.rows += 1;
    }

    /// Takes a trick out.
    pub(super) fn remove(&mut self, row: usize) {
        let moved = row..self.rows;
        self.cards[moved.clone()].rotate_left(1);
        self.leads[moved.clone()].rotate_left(1);
        self.named[moved.clone()].rotate_left(1);
        self.excused[moved].rotate_left(1);
        self.rows -= 1;
        self.cards[self.rows] = BySeat::default();
    }

    /// Exchanges a card of one hand and a card of another.
    pub(super) fn cross(&mut self, seats: [Seat; 2], [first, second]: [usize; 2]) {
        let [one, other] = seats;
        let card = self.cards[first][one];
        self.cards[first][one] = self.cards[second][other];
        self.cards[second][other] = card;
    }

    /// Deals each of two hands a card that the other has.
    pub(super) fn deal(&mut self, seats: [Seat; 2], cards: [u64; 2]) {
        let both = cards[0] | cards[1];
        for (seat, card) in seats.into_iter().zip(cards) {
            self.hands[seat] = self.hands[seat] & !both | card;
        }
    }

    /// The cards that were not dealt to the hand that plays them, each with its trick, from 0.
    pub(super) fn misplaced(&self) -> impl Iterator<Item = (usize, Seat, u64)> {
        let places = (0..self.rows).flat_map(|row| Seat::ALL.map(|seat| (row, seat)));
        let cards = places.map(|(row, seat)| (row, seat, self.cards[row][seat]));
        cards.filter(|(_, seat, card)| card & !self.hands[*seat] != 0)
    }

    /// The situation before the first trick.
    pub(super) fn start(&self) -> TrickState {
        TrickState {
            row: 0,
            leader: self.leader,
            held: self.hands,
        }
    }

    /// The situations before each trick, up to and including the first faulty one; before all tricks if none is.
    pub(super) fn states(&self) -> Vec<TrickState> {
        let mut states = Vec::with_capacity(ROWS);
        self.play(self.start(), 0..self.rows, |state| states.push(*state));
        states
    }

    /// Whether everything from here on can be played as written.
    #[inline(never)] // once for all that is tried: it seldom is, and then its code has to be fetched
    pub(super) fn is_legal_from(&self, state: &TrickState) -> bool {
        let played = self.play(*state, state.row..self.rows, |_| ());
        played.is_some()
    }

    /// The situation behind a trick, if it can be played as written in the place of the one that is due.
    pub(super) fn behind(&self, row: usize, state: &TrickState) -> Option<TrickState> {
        self.play(*state, std::iter::once(row), |_| ())
    }

    /// Whether everything from here on can be played in the order in which a reading puts the tricks, none of which stand before this one.
    pub(super) fn is_legal_in_order(&self, reading: LegalReading, state: &TrickState) -> bool {
        let order = self.order(reading);
        let rows = order[state.row..self.rows].iter().copied();
        self.play(*state, rows, |_| ()).is_some()
    }

    /// Plays these tricks on from here, calling `before` for each; `None` at a trick that cannot be played as written.
    #[inline]
    fn play(
        &self,
        mut state: TrickState,
        rows: impl Iterator<Item = usize>,
        mut before: impl FnMut(&TrickState),
    ) -> Option<TrickState> {
        for row in rows {
            before(&state);
            let (cards, excused) = (&self.cards[row], self.excused[row]);
            let leader = self.leader_to(row, state.leader);
            if self.named[row].is_some_and(|named| named != leader) {
                return None;
            }
            let led = suits_of(cards[leader]);
            let mut unplayable = 0;
            for seat in Seat::ALL {
                let (held, card) = (state.held[seat], cards[seat]);
                unplayable |= card & !playable(held, led, excused & (1 << seat as u8) != 0);
                state.held[seat] = held & !card;
            }
            if unplayable != 0 {
                return None;
            }
            state.leader = winner(cards, (leader, led), self.trump);
            state.row += 1;
        }
        Some(state)
    }

    /// The cards that a hand may play to a trick, whatever it has there.
    pub(super) fn playable(&self, state: &TrickState, seat: Seat) -> u64 {
        let leader = self.leader_to(state.row, state.leader);
        let led = suits_of(self.cards[state.row][leader]);
        let is_free = seat == leader || self.excused[state.row] & (1 << seat as u8) != 0;
        playable(state.held[seat], led, is_free)
    }

    /// Who leads to a trick, where this hand is due to.
    fn leader_to(&self, row: usize, due: Seat) -> Seat {
        self.leads[row].unwrap_or(due)
    }

    /// The winner of a trick that `leader` leads to, legal or not.
    fn winner(&self, row: usize, leader: Seat) -> Seat {
        let cards = &self.cards[row];
        winner(cards, (leader, suits_of(cards[leader])), self.trump)
    }

    /// Whether a side can have won this many tricks: the complete ones that it won, and any number of the others.
    pub(super) fn allows(&self, tricks: u8, by: Side) -> bool {
        let mut due = self.leader;
        let (mut won, mut lost) = (0, 0);
        for row in (0..self.rows).filter(|&row| is_whole(&self.cards[row])) {
            due = self.winner(row, self.leader_to(row, due));
            *(if side(due) == by { &mut won } else { &mut lost }) += 1;
        }
        won <= tricks && tricks <= self.size - lost
    }

    /// Whether each trick is led by the hand that won the one before, where the order of the cards names the leaders.
    pub(super) fn leads_in_turn(&self) -> bool {
        let mut due = self.leader;
        (0..self.rows).all(|row| {
            let leader = self.named[row].unwrap_or(due);
            leader == std::mem::replace(&mut due, self.winner(row, leader))
        })
    }

    /// The winners of two consecutive tricks.
    pub(super) fn two_winners(&self, state: &TrickState) -> [Seat; 2] {
        let winner = |row, due| self.winner(row, self.leader_to(row, due));
        let first = winner(state.row, state.leader);
        [first, winner(state.row + 1, first)]
    }
}

/// The cards of a holding that may be played: those of the suit led, if there are any, unless the hand is free to play
/// anything.
#[inline]
fn playable(held: u64, led: u64, is_free: bool) -> u64 {
    let following = held & led;
    select_unpredictable(is_free || following == 0, held, following)
}

/// The winner of a trick that `leader` leads to, legal or not.
fn winner(cards: &BySeat<u64>, (leader, led): (Seat, u64), trump: Option<Suit>) -> Seat {
    if led == 0 {
        return leader;
    }
    let all = cards.0.iter().fold(0, |all, card| all | card);
    holder(cards, winning(all, led, trump.map_or(0, suit_bits)), leader)
}

/// The seat of a card among four; `other` if it is not there. No branch, as winners are unpredictable.
fn holder(cards: &BySeat<u64>, card: u64, other: Seat) -> Seat {
    let seats = Seat::ALL.into_iter().rev();
    seats.fold(other, |holder, seat| {
        select_unpredictable(cards[seat] == card, seat, holder)
    })
}

/// All bits of the suits that these cards belong to.
const fn suits_of(cards: u64) -> u64 {
    const LOW: u64 = 0x0001_0001_0001_0001;
    // the highest bit of a suit is not a card, so it is free to mark a suit that has one
    let some = (cards + 0x7FFF * LOW) >> 15 & LOW;
    some * 0xFFFF
}

/// The card of a bit, if there is one.
pub(super) fn card(bit: u64) -> Option<Card> {
    Hand::from_bits_retain(bit).iter().next()
}

fn bits(card: Option<Card>) -> u64 {
    card.map_or(0, bit)
}

/// The cards dealt to a hand; for a hidden hand, those that the replay gives it.
fn dealt(replay: &Replay, seat: Seat) -> u64 {
    let dealt = replay.setting.deal.and_then(|deal| deal.hands[seat]);
    let shown = || {
        let cards = replay.tricks.iter().map(|trick| bits(trick.cards[seat]));
        cards.fold(0, |cards, card| cards | card)
    };
    dealt.map_or_else(shown, Hand::to_bits)
}

/// Excuses everyone in a row that is not read by fixed columns: no revoke is inferred from it.
const fn excused_by_reading(reading: Reading) -> u8 {
    match reading {
        Reading::Fixed => 0,
        Reading::ByOwner | Reading::Doubtful => 0b1111,
    }
}

fn is_whole(row: &BySeat<u64>) -> bool {
    row.0.iter().all(|card| *card != 0)
}
