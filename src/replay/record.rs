//! A record to try readings on: the cards as they are written, and whether they can be played so.
//!
//! Unlike the walk, it stops at the first fault, begins anywhere, and can be changed and changed back.

use super::layout::{bit, suit_bits};
use super::{Irregularity, Reading, Replay};
use crate::bridge::{BySeat, Card, Hand, ROWS, Seat, Side, Suit, powers, side, strength};

/// A record that has no hole: every trick but the last has four cards.
#[derive(Debug, Clone)]
pub(super) struct Record {
    /// The cards of each trick, those included that cannot be the hand's.
    pub(super) cards: [BySeat<Option<Card>>; ROWS],
    /// Tricks recorded.
    pub(super) rows: usize,
    /// Tricks in the whole deal.
    pub(super) size: u8,
    /// What each hand was dealt; of a hidden one, what it shows that can be its own.
    pub(super) hands: BySeat<u64>,
    /// The trump suit.
    pub(super) trump: Option<Suit>,
    /// Who leads first.
    pub(super) leader: Seat,
    /// Who leads to a trick out of turn.
    pub(super) leads: [Option<Seat>; ROWS],
    /// A bit for each seat whose failure to follow is no fault here.
    excused: [u8; ROWS],
}

/// What stands before a trick.
#[derive(Debug, Clone, Copy)]
pub(super) struct State {
    /// The trick, from 0.
    pub(super) row: usize,
    leader: Seat,
    held: BySeat<u64>,
}

impl Record {
    /// The record of a replay; `None` when a card is missing in it, or its deal is another board's.
    pub(super) fn of(replay: &Replay) -> Option<Self> {
        let rows = usize::from(replay.rows);
        let mut this = Self {
            cards: replay.tricks.map(|trick| trick.cards),
            rows,
            size: replay.size,
            hands: BySeat::from_fn(|seat| dealt(replay, seat)),
            trump: replay.setting.trump,
            leader: replay.setting.leader,
            leads: [None; ROWS],
            excused: replay.tricks.map(|trick| excused_by_reading(trick.reading)),
        };
        for irregularity in &replay.irregularities {
            this.note(irregularity)?;
        }
        if !this.cards[..rows.saturating_sub(1)]
            .iter()
            .copied()
            .all(is_whole)
        {
            return None;
        }
        Some(this)
    }

    /// Puts back a card that the replay left out, and takes over what the record marks.
    fn note(&mut self, irregularity: &Irregularity) -> Option<()> {
        match *irregularity {
            Irregularity::NotHeld { turn, card, .. }
            | Irregularity::PlayedTwice { turn, card, .. } => {
                let row = usize::from(turn.trick) - 1;
                self.cards[row][turn.seat] = Some(card);
                self.excused[row] = 0;
            }
            Irregularity::LeadOutOfTurn { turn, .. } => {
                self.leads[usize::from(turn.trick) - 1] = Some(turn.seat);
            }
            Irregularity::Revoke(revoke) if revoke.marked => {
                self.excused[usize::from(revoke.turn.trick) - 1] |= 1 << revoke.turn.seat as u8;
            }
            Irregularity::DealDoesNotFit { .. } => return None,
            _ => (),
        }
        Some(())
    }

    /// The cards that a hand has in the record.
    pub(super) fn written(&self, seat: Seat) -> u64 {
        all(self.cards.iter().filter_map(|row| row[seat]))
    }

    /// Puts two cards of a hand in each other's trick.
    pub(super) fn exchange(&mut self, seat: Seat, [first, second]: [usize; 2]) {
        let card = self.cards[first][seat];
        self.cards[first][seat] = self.cards[second][seat];
        self.cards[second][seat] = card;
    }

    /// What stands before the first trick.
    pub(super) fn start(&self) -> State {
        State {
            row: 0,
            leader: self.leader,
            held: self.hands,
        }
    }

    /// What stands before each trick up to the first faulty one, which is the last of them; of all tricks where none is.
    pub(super) fn states(&self) -> Vec<State> {
        let mut states = vec![self.start()];
        let mut next = self.start();
        while self.play(&mut next) && next.row < self.rows {
            states.push(next);
        }
        states
    }

    /// Whether everything from here on can be played as it is written.
    pub(super) fn is_legal_from(&self, state: &State) -> bool {
        let mut state = *state;
        while state.row < self.rows {
            if !self.play(&mut state) {
                return false;
            }
        }
        true
    }

    /// Plays a trick; `false` when it cannot be played as it is written.
    fn play(&self, state: &mut State) -> bool {
        let cards = &self.cards[state.row];
        let leader = self.leads[state.row].unwrap_or(state.leader);
        let led = cards[leader].map(|card| card.suit);
        let powers = led.map(|led| powers(led, self.trump));
        let mut best = 0;
        state.leader = leader;
        for seat in Seat::ALL {
            let Some(card) = cards[seat] else { continue };
            if !self.may_play(state, seat, card, led) {
                return false;
            }
            state.held[seat] &= !bit(card);
            let power = powers.map_or(0, |powers| powers.of(card));
            if power > best {
                (best, state.leader) = (power, seat);
            }
        }
        state.row += 1;
        true
    }

    /// Whether a hand has a card, and follows suit with it if it can, or need not.
    #[inline]
    fn may_play(&self, state: &State, seat: Seat, card: Card, led: Option<Suit>) -> bool {
        let (held, card) = (state.held[seat], bit(card));
        let led = led.map_or(0, suit_bits);
        let follows = card & led != 0 || held & led == 0;
        held & card != 0 && (follows || self.excused[state.row] & (1 << seat as u8) != 0)
    }

    /// Whether a hand can play another card to a trick than it did, as far as that trick tells.
    pub(super) fn could_play(&self, state: &State, seat: Seat, card: Card) -> bool {
        let leader = self.leads[state.row].unwrap_or(state.leader);
        let led = self.cards[state.row][leader].filter(|_| seat != leader);
        self.may_play(state, seat, card, led.map(|led| led.suit))
    }

    /// The hand that wins a trick which `leader` leads to, whether or not all follow.
    fn winner(&self, row: usize, leader: Seat) -> Seat {
        let cards = &self.cards[row];
        let Some(led) = cards[leader] else {
            return leader;
        };
        let power = |seat: Seat| cards[seat].map_or(0, |it| strength(it, led.suit, self.trump));
        let mut best = leader;
        for seat in Seat::ALL {
            best = if power(seat) > power(best) {
                seat
            } else {
                best
            };
        }
        best
    }

    /// Whether a side can have won so many tricks: those that it won, and any part of those that are not whole.
    pub(super) fn allows(&self, tricks: u8, by: Side) -> bool {
        let mut due = self.leader;
        let (mut won, mut lost) = (0, 0);
        for row in (0..self.rows).filter(|&row| is_whole(self.cards[row])) {
            due = self.winner(row, self.leads[row].unwrap_or(due));
            *(if side(due) == by { &mut won } else { &mut lost }) += 1;
        }
        won <= tricks && tricks <= self.size - lost
    }

    /// The hands that win two tricks in a row, from what stands before the first.
    pub(super) fn two_winners(&self, state: &State) -> [Seat; 2] {
        let lead = |row: usize, due| self.leads[row].unwrap_or(due);
        let first = self.winner(state.row, lead(state.row, state.leader));
        let second = self.winner(state.row + 1, lead(state.row + 1, first));
        [first, second]
    }
}

/// The cards that a hand was dealt; of a hidden one, those that the replay leaves to it.
fn dealt(replay: &Replay, seat: Seat) -> u64 {
    let dealt = replay.setting.deal.and_then(|deal| deal.hands[seat]);
    let shown = || all(replay.tricks.iter().filter_map(|trick| trick.cards[seat]));
    dealt.map_or_else(shown, Hand::to_bits)
}

/// Cards as the bits of a hand.
fn all(cards: impl Iterator<Item = Card>) -> u64 {
    cards.fold(0, |cards, card| cards | bit(card))
}

/// No revoke is inferred from a row that is not read by fixed columns.
const fn excused_by_reading(reading: Reading) -> u8 {
    match reading {
        Reading::Fixed => 0,
        Reading::ByOwner | Reading::Doubtful => 0b1111,
    }
}

fn is_whole(row: BySeat<Option<Card>>) -> bool {
    row.0.iter().all(Option::is_some)
}
