//! A board on which nothing is out of order, read in one pass: nearly every board.
//!
//! Every card was dealt to the seat of its column and stands once; everybody follows or is void; nothing is marked; and
//! only the last row may have gaps, not in its lead. For such a board this gives what the longer way would, through the
//! layout, the walk and the search for readings; any other board it leaves alone.

use super::layout::bit;
use super::{Readings, Replay, Setting, Trick};
use crate::bridge::{Deal, Hand, RowMarks, Seat, Slot, Suit, Table, after, strength};

/// Replays a plain board; `false`, and nothing of use in `replay`, for any other.
pub(super) fn replay(setting: &Setting, table: &Table, replay: &mut Replay) -> bool {
    let Some(mut at) = setting
        .deal
        .and_then(|deal| Position::start(&deal, setting, table))
    else {
        return false;
    };
    let rows = usize::from(table.rows);
    for row in 0..rows {
        let Some(trick) = at.play(table.slots[row], row + 1 == rows) else {
            return false;
        };
        replay.tricks[row] = trick;
    }
    replay.tricks[rows..].fill(Trick::default());
    replay.setting = *setting;
    (replay.rows, replay.size) = (table.rows, at.size);
    replay.turns_to_follow = at.followed;
    replay.irregularities.clear();
    replay.readings = Readings::default();
    true
}

/// What stands before a trick, by columns.
struct Position {
    first: Seat,
    trump: Option<Suit>,
    size: u8,
    held: [u64; 4],
    /// The column that leads.
    leader: usize,
    followed: u8,
}

impl Position {
    fn start(deal: &Deal, setting: &Setting, table: &Table) -> Option<Self> {
        let rows = usize::from(table.rows);
        let marked = table.marks[..rows]
            .iter()
            .any(|marks| *marks != RowMarks::default());
        if marked || table.surplus > 0 || table.rows > deal.size || !deal.is_complete() {
            return None;
        }
        Some(Self {
            first: table.first,
            trump: setting.trump,
            size: deal.size,
            held: std::array::from_fn(|column| {
                deal.hands[after(table.first, column)].map_or(0, Hand::to_bits)
            }),
            leader: table.column_of(setting.leader),
            followed: 0,
        })
    }

    /// One trick; `None` when something is out of order.
    fn play(&mut self, row: [Slot; 4], last: bool) -> Option<Trick> {
        let led = row[self.leader].card()?;
        let mut trick = Trick {
            leader: Some(after(self.first, self.leader)),
            ..Trick::default()
        };
        let (mut best, mut power, mut gap) = (self.leader, 0, false);
        for (column, slot) in row.iter().enumerate() {
            let Some(card) = slot.card() else {
                gap = true;
                continue;
            };
            let held = &mut self.held[column];
            if *held & bit(card) == 0 {
                return None;
            }
            if card.suit == led.suit {
                self.followed += u8::from(column != self.leader);
            } else if *held & suit_bits(led.suit) != 0 {
                return None;
            }
            *held &= !bit(card);
            let this = strength(card, led.suit, self.trump);
            (best, power) = if this > power {
                (column, this)
            } else {
                (best, power)
            };
            trick.cards[after(self.first, column)] = Some(card);
        }
        if gap {
            return last.then_some(trick);
        }
        trick.winner = Some(after(self.first, best));
        self.leader = best;
        Some(trick)
    }
}

/// The bits of a suit in a hand.
const fn suit_bits(suit: Suit) -> u64 {
    0xFFFF << (16 * suit as u8)
}
