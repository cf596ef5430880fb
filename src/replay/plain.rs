//! A board on which nothing is out of order but that a hand fails to follow, read in one pass: nearly every board.
//!
//! Every card was dealt to the seat of its column and stands once; nothing is marked; and only the last row may have gaps,
//! not in its lead. For such a board this gives what the longer way would, through the layout and the walk; any other board
//! it leaves alone.

use super::layout::{bit, suit_bits, winning};
use super::{Evidence, Irregularity, Reading, Replay, Revoke, Setting, Trick};
use crate::bridge::{BySeat, Card, Hand, ROWS, Seat, Slot, Table, Turn, seats_from};

/// Replays a plain board, but for its readings; `false`, and nothing of use in `replay`, for any other.
pub(super) fn replay(setting: &Setting, table: &Table, replay: &mut Replay) -> bool {
    let Some(deal) = &setting.deal else {
        return false;
    };
    let marks = table.marks.iter();
    let marked = marks.fold(0, |marks, row| marks | row.revoke | row.lead);
    if marked != 0 || table.surplus > 0 || table.rows > deal.size || !deal.is_complete() {
        return false;
    }
    let mut columns = Columns::default();
    if !take(&mut columns, setting, table, &mut replay.tricks) {
        return false;
    }
    let dealt = BySeat(deal.hands.0.map(|hand| hand.map_or(0, Hand::to_bits)));
    let rows = usize::from(table.rows);
    let by_column = seats_from(table.first).map(|seat| dealt[seat]);
    let Some(followed) = follow(&by_column, &columns.cards[..rows], &columns.led[..rows]) else {
        return false;
    };
    replay.tricks[rows..].fill(Trick::default());
    replay.setting = *setting;
    (replay.rows, replay.size) = (table.rows, deal.size);
    replay.turns_to_follow = followed.times - table.rows; // who leads follows nobody
    replay.irregularities.clear();
    if !followed.by_all {
        find_revokes(dealt, replay);
    }
    // where the first trick shows a revoke, the seat of the Play tag may have led
    table.first == setting.leader || replay.revokes().all(|revoke| revoke.turn.trick > 1)
}

/// The cards as bits of a hand, trick by trick.
#[derive(Default)]
struct Columns {
    /// The card of each column; none is 0.
    cards: [[u64; 4]; ROWS],
    /// All cards of the suit led.
    led: [u64; ROWS],
}

/// Who played what and who won it, by fixed columns; `false` when a card is missing in another trick than the last, or in
/// its lead.
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
        let Slot::Card(Card { suit: led, .. }) = slots[leader] else {
            return false;
        };
        let led = suit_bits(led);
        columns.led[row] = led;
        trick.leader = Some(seats[leader]);
        trick.reading = Reading::default();
        let [Slot::Card(a), Slot::Card(b), Slot::Card(c), Slot::Card(d)] = slots else {
            columns.break_off(row, slots, trick, seats);
            return row + 1 == rows;
        };
        let cards = [a, b, c, d];
        for (seat, card) in seats.into_iter().zip(cards) {
            trick.cards[seat] = Some(card);
        }
        let cards = cards.map(bit);
        columns.cards[row] = cards;
        leader = winner(cards, led, trumps);
        trick.winner = Some(seats[leader]);
    }
    true
}

impl Columns {
    /// A trick of which some cards are not known.
    fn break_off(&mut self, row: usize, slots: [Slot; 4], trick: &mut Trick, seats: [Seat; 4]) {
        trick.winner = None;
        for (column, slot) in slots.into_iter().enumerate() {
            self.cards[row][column] = slot.card().map_or(0, bit);
            trick.cards[seats[column]] = slot.card();
        }
    }
}

/// The place of the card that wins a trick.
fn winner(cards: [u64; 4], led: u64, trumps: u64) -> usize {
    let all = cards.iter().fold(0, |all, card| all | card);
    let best = winning(all, led, trumps);
    (1..4).fold(0, |at, place| {
        at | (usize::from(cards[place] == best) * place)
    })
}

/// How the hands followed suit.
struct Followed {
    /// How often a hand played the suit led.
    times: u8,
    /// Whether each hand did that held it.
    by_all: bool,
}

/// How the hands followed suit. `None` when a column holds a card that its hand was not dealt, or one twice.
///
/// No branch in it hangs on the cards, which nobody can guess; and the four hands go through it side by side.
#[allow(clippy::needless_bitwise_bool)]
#[multiversion::multiversion(targets("x86_64+avx2+bmi2+lzcnt+popcnt"))]
fn follow(dealt: &[u64; 4], cards: &[[u64; 4]], led: &[u64]) -> Option<Followed> {
    let (mut held, mut revoked, mut followed) = (*dealt, [0; 4], [0_u64; 4]);
    let mut played = [0_u64; 4];
    for (cards, led) in cards.iter().zip(led) {
        for column in 0..4 {
            let card = cards[column];
            let (follows, plays) = (card & led != 0, card != 0);
            let other = u64::from(plays & !follows).wrapping_neg();
            revoked[column] |= held[column] & led & other;
            followed[column] += u64::from(follows);
            played[column] += u64::from(plays);
            held[column] ^= card;
        }
    }
    let sound = (0..4).all(|column| {
        let (dealt, held) = (dealt[column], held[column]);
        // a card that was not the hand's has come into it; one that stands twice has gone and come back
        let left = u64::from(dealt.count_ones()) - played[column];
        held & !dealt == 0 && u64::from(held.count_ones()) == left
    });
    sound.then(|| Followed {
        #[allow(clippy::cast_possible_truncation)] // at most 52
        times: followed.iter().sum::<u64>() as u8,
        by_all: revoked == [0; 4],
    })
}

/// Names the hands that fail to follow, in order of play.
fn find_revokes(mut held: BySeat<u64>, replay: &mut Replay) {
    for number in 1..=replay.rows {
        let trick = *replay.trick(number);
        let (led_by, led) = trick.led().expect("a trick that was led to");
        for (position, seat) in (1..).zip(seats_from(led_by)) {
            let Some(played) = trick.cards[seat] else {
                continue;
            };
            let could_have_played = Hand::from_bits_retain(held[seat])[led.suit];
            held[seat] ^= bit(played);
            if played.suit == led.suit || could_have_played.is_empty() {
                continue;
            }
            let turn = Turn {
                trick: number,
                seat,
            };
            let shown = replay.shown_later(turn, led.suit).next();
            replay.turns_to_follow += 1;
            replay.irregularities.push(Irregularity::Revoke(Revoke {
                turn,
                position,
                led_by,
                led,
                played,
                could_have_played,
                evidence: Evidence::Deal,
                shown,
                marked: false,
            }));
        }
    }
}
