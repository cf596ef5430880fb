//! A fast path, in one pass, for boards without any irregularity but revokes: nearly every board.
//!
//! Every card was dealt to the seat of its column and is recorded once; nothing is marked; and only the last row may
//! have gaps. For such a board this gives exactly what layout and walk would give. So it does for one whose rows have a card of
//! each hand, though not in its column, if all followed suit. Any other board is left to layout and walk.

use super::layout::{in_columns_of_owners, wrong_leader};
use super::{Evidence, Irregularity, LeaderReading, Reading, Replay, Revoke, Setting, Trick};
use crate::bridge::{
    Card, Deal, Hand, ROWS, Seat, Slot, Table, Turn, after, bit, seats_from, steps, suit_bits,
    winning,
};
use std::hint::select_unpredictable;

/// Replays a plain board, except for its readings. Returns `false` for any other board, and then `replay` is
/// meaningless.
pub(super) fn replay(setting: &Setting, table: &Table, replay: &mut Replay) -> bool {
    let mut columns = Columns::default();
    columns.take(setting, table, replay) && columns.replay(setting, table, replay)
}

/// The same for a board whose rows have a card of each hand, some of them not in its column: each card goes to its owner.
/// Also `false` where a hand failed to follow suit: in such a row it may not have.
pub(super) fn replay_by_owner(setting: &Setting, table: &Table, replay: &mut Replay) -> bool {
    let deal = setting.deal.filter(Deal::is_complete);
    let arranged = deal.and_then(|deal| in_columns_of_owners(&deal, table));
    let Some((arranged, moved)) = arranged else {
        return false;
    };
    if !self::replay(setting, &arranged, replay) || replay.revokes().next().is_some() {
        return false;
    }
    let rows = usize::from(table.rows);
    for (row, trick) in replay.tricks[..rows].iter_mut().enumerate() {
        if moved & 1 << row != 0 {
            trick.reading = Reading::ByOwner;
            replay.turns_judged -= followers(trick);
        }
    }
    #[allow(clippy::cast_possible_truncation)] // at most 13
    replay.irregularities.push(Irregularity::ColumnsNotFixed {
        trick: moved.trailing_zeros() as u8 + 1,
        rows: moved.count_ones() as u8,
    });
    true
}

/// The hands that followed suit to a trick.
fn followers(trick: &Trick) -> u8 {
    let Some((_, led)) = trick.led() else {
        return 0;
    };
    let cards = trick.cards.0.into_iter().flatten();
    let of_suit = cards.map(|card| u8::from(card.suit == led.suit));
    of_suit.sum::<u8>() - 1
}

/// The cards, trick by trick, as bits of a hand.
#[derive(Default)]
pub(super) struct Columns {
    /// The card of each column; 0 for none.
    cards: [[u64; 4]; ROWS],
    /// All cards of the suit led; 0 where the lead is missing.
    led: [u64; ROWS],
}

/// Reads the tricks and their winners, by fixed columns; `false` when a card is missing before the last trick.
#[multiversion::multiversion(targets("x86_64+avx2+bmi2+lzcnt"))]
fn take(
    columns: &mut Columns,
    setting: &Setting,
    table: &Table,
    tricks: &mut [Trick; ROWS],
) -> bool {
    let seats = seats_from(table.first);
    let mut leader = table.column_of(setting.leader) % 4;
    let trumps = setting.trump.map_or(0, suit_bits);
    let rows = usize::from(table.rows);
    for (row, trick) in tricks[..rows].iter_mut().enumerate() {
        let slots = table.slots[row];
        trick.leader = Some(seats[leader]);
        trick.reading = Reading::default();
        let Slot::Card(Card { suit: led, .. }) = slots[leader] else {
            columns.break_off(row, slots, trick, seats);
            return row + 1 == rows;
        };
        let led = suit_bits(led);
        columns.led[row] = led;
        let [Slot::Card(a), Slot::Card(b), Slot::Card(c), Slot::Card(d)] = slots else {
            columns.break_off(row, slots, trick, seats);
            return row + 1 == rows;
        };
        let cards = [a, b, c, d];
        for (seat, card) in seats.into_iter().zip(cards) {
            trick.cards[seat] = Some(card);
        }
        let cards = bits(cards);
        columns.cards[row] = cards;
        leader = winner(cards, led, trumps);
        trick.winner = Some(seats[leader]);
    }
    true
}

impl Columns {
    /// Takes the tricks of a board that may be plain, and leaves the turns to follow suit open.
    pub(super) fn take(&mut self, setting: &Setting, table: &Table, replay: &mut Replay) -> bool {
        let size = setting.deal.map_or(13, |deal| deal.size);
        let marks = table.marks.iter();
        let marked = marks.fold(0, |marks, row| marks | row.revoke | row.lead);
        if marked != 0
            || table.surplus > 0
            || table.rows > size
            || !take(self, setting, table, &mut replay.tricks)
        {
            return false;
        }
        let rows = usize::from(table.rows);
        replay.tricks[rows..].fill(Trick::default());
        replay.setting = *setting;
        (replay.rows, replay.size, replay.own_leader) = (table.rows, size, 0);
        let is_last_whole = replay.tricks[..rows].last().is_none_or(Trick::is_whole);
        replay.whole = table.rows - u8::from(!is_last_whole);
        replay.irregularities.clear();
        replay.names_leaders = table.names_leaders;
        true
    }

    /// Replays a board whose tricks were taken.
    pub(super) fn replay(&self, setting: &Setting, table: &Table, replay: &mut Replay) -> bool {
        let Some(deal) = setting.deal.as_ref().filter(|deal| deal.is_complete()) else {
            return false;
        };
        let dealt = seats_from(table.first).map(|seat| deal.hands[seat].map_or(0, Hand::to_bits));
        let rows = usize::from(table.rows);
        let Some(followed) = follow(&dealt, &self.cards[..rows], &self.led[..rows]) else {
            return false;
        };
        let is_led = self.led[..rows].last().is_none_or(|led| *led != 0);
        let leads = table.rows - u8::from(!is_led);
        replay.turns_to_follow = followed.times - leads; // who leads follows nobody
        if followed.failed != [0; 4] {
            self.find_revokes(&dealt, &followed.failed, table.first, replay);
        }
        // every leader is known, and every hand
        replay.turns_judged = replay.turns_to_follow;
        if table.first == setting.leader {
            return true;
        }
        // if the first trick has a revoke, the seat of the Play tag may have led instead
        let is_legal = replay.revokes().all(|revoke| revoke.turn.trick > 1);
        let leader = wrong_leader(setting, table, LeaderReading::DueLed);
        replay.irregularities.insert(0, leader);
        is_legal
    }

    /// Replays a board whose tricks were taken, and whose deal is that of another: nobody can be seen not to follow suit.
    pub(super) fn replay_misfit(&self, misfit: Irregularity, replay: &mut Replay) -> bool {
        let rows = usize::from(replay.rows);
        let (mut seen, mut repeated) = (0, 0);
        for card in self.cards[..rows].as_flattened() {
            repeated |= seen & card;
            seen |= card;
        }
        for trick in &mut replay.tricks[..rows] {
            trick.reading = Reading::Doubtful;
        }
        replay.setting.deal = None;
        (replay.turns_to_follow, replay.turns_judged) = (0, 0);
        replay.irregularities.clear();
        replay.irregularities.push(misfit);
        repeated == 0
    }

    /// The last trick, when some of its cards are unknown.
    #[inline(never)] // so that one look says whether a row is whole
    fn break_off(&mut self, row: usize, slots: [Slot; 4], trick: &mut Trick, seats: [Seat; 4]) {
        trick.winner = None;
        for (column, slot) in slots.into_iter().enumerate() {
            self.cards[row][column] = slot.card().map_or(0, bit);
            trick.cards[seats[column]] = slot.card();
        }
    }

    /// Reports the hands that failed to follow, in order of play.
    fn find_revokes(&self, dealt: &[u64; 4], failed: &[u64; 4], first: Seat, replay: &mut Replay) {
        for column in (0..4).filter(|column| failed[*column] != 0) {
            let (seat, mut held) = (after(first, column), dealt[column]);
            let rows = self.cards.iter().zip(self.led);
            for (trick, (cards, led)) in (1..=replay.rows).zip(rows) {
                if cards[column] & !led != 0 && held & led != 0 {
                    let revoke = revoke(replay, Turn { trick, seat }, held);
                    replay.irregularities.push(Irregularity::Revoke(revoke));
                    replay.turns_to_follow += 1;
                }
                held ^= cards[column];
            }
        }
        replay.irregularities.sort_by_key(|it| match it {
            Irregularity::Revoke(revoke) => (revoke.turn.trick, revoke.position),
            _ => (0, 0),
        });
    }
}

/// Four cards as their bits of a hand; the shifts are computed for all four at once, in the quarters of one number.
fn bits(cards: [Card; 4]) -> [u64; 4] {
    let [a, b, c, d] = cards.map(|card| [card.suit as u8, card.rank.get()]);
    let letters = u64::from_le_bytes([a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1]]);
    let suits = letters << 4 & 0x00F0_00F0_00F0_00F0;
    let places = suits | letters >> 8 & 0x000F_000F_000F_000F;
    [0, 16, 32, 48].map(|quarter| 1 << (places >> quarter & 63))
}

/// The column of the card that wins a trick.
fn winner(cards: [u64; 4], led: u64, trumps: u64) -> usize {
    let all = cards.iter().fold(0, |all, card| all | card);
    let best = winning(all, led, trumps);
    (1..4).fold(0, |at, place| {
        select_unpredictable(cards[place] == best, place, at)
    })
}

/// How the hands followed suit.
struct Followed {
    /// How many times a hand followed suit.
    times: u8,
    /// For each hand, the cards of the suit led that it held when it did not follow; 0 if it never failed.
    failed: [u64; 4],
}

/// How the hands followed suit. `None` when a column has a card that its hand was not dealt, or a card twice.
///
/// There is no branch on the cards, which are unpredictable; and the four hands are processed side by side.
#[allow(clippy::needless_bitwise_bool)]
#[multiversion::multiversion(targets("x86_64+avx2+bmi2+lzcnt+popcnt"))]
fn follow(dealt: &[u64; 4], cards: &[[u64; 4]], led: &[u64]) -> Option<Followed> {
    let (mut held, mut failed, mut followed) = (*dealt, [0; 4], [0_u64; 4]);
    let mut played = [0_u64; 4];
    for (cards, led) in cards.iter().zip(led) {
        for column in 0..4 {
            let card = cards[column];
            let (follows, plays) = (card & led != 0, card != 0);
            let other = u64::from(plays & !follows).wrapping_neg();
            failed[column] |= held[column] & led & other;
            followed[column] += u64::from(follows);
            played[column] += u64::from(plays);
            held[column] ^= card;
        }
    }
    let sound = (0..4).all(|column| {
        let (dealt, held) = (dealt[column], held[column]);
        // each play toggles a bit: a card that was not dealt to the hand sets one, and a card played twice sets its own
        // again
        let left = u64::from(dealt.count_ones()) - played[column];
        held & !dealt == 0 && u64::from(held.count_ones()) == left
    });
    sound.then(|| Followed {
        #[allow(clippy::cast_possible_truncation)] // at most 52
        times: followed.iter().sum::<u64>() as u8,
        failed,
    })
}

/// The failure of a hand to follow suit at its turn, with what it held.
fn revoke(replay: &Replay, turn: Turn, held: u64) -> Revoke {
    let trick = replay.trick(turn.trick);
    let (led_by, led) = trick.led().expect("a trick that was led to");
    Revoke {
        turn,
        #[allow(clippy::cast_possible_truncation)] // 2 to 4
        position: steps(led_by, turn.seat) as u8 + 1,
        led_by,
        led,
        played: trick.cards[turn.seat].expect("a card that does not follow"),
        could_have_played: Hand::from_bits_retain(held)[led.suit],
        evidence: Evidence::Deal,
        shown: replay.shown_later(turn, led.suit).next(),
        marked: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::Suit;

    #[test]
    fn four_cards_are_their_four_bits() {
        let ranks = b"23456789TJQKA".map(|letter| crate::bridge::rank(letter).unwrap());
        let suits = Suit::ASC.into_iter();
        let cards: Vec<Card> = suits
            .flat_map(|suit| ranks.map(|rank| Card { suit, rank }))
            .collect();
        for first in 0..cards.len() {
            let four = [0, 7, 17, 31].map(|step| cards[(first + step) % cards.len()]);
            assert_eq!(bits(four), four.map(bit));
        }
    }
}
