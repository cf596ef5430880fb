//! Small records for tests, written as a person would write them.

use super::{Replay, Setting};
use crate::bridge::{BySeat, Card, Deal, Hand, Slot, Stop, Suit, Table, Turn, seat};

pub(crate) fn card(text: &str) -> Card {
    crate::bridge::card(text.as_bytes()).unwrap()
}

/// Hands from their cards: North, East, South, West; `-` is hidden.
pub(crate) fn deal(hands: [&str; 4]) -> Deal {
    let hands =
        hands.map(|text| (text != "-").then(|| text.split(' ').map(card).collect::<Hand>()));
    Deal::new(BySeat(hands)).unwrap()
}

/// A table from its rows, ` / ` between them; `^R` and `^L` come before their card.
pub(crate) fn table(first: char, rows: &str) -> Table {
    let mut table = Table::empty(seat(first as u8).unwrap());
    for (number, row) in rows.split(" / ").enumerate() {
        let mut column = 0;
        for word in row.split(' ') {
            match word {
                "^R" => table.marks[number].revoke |= 1 << column,
                "^L" => table.marks[number].lead |= 1 << column,
                "-" => column += 1,
                "?" => {
                    table.slots[number][column] = Slot::Unreadable;
                    column += 1;
                }
                word => {
                    table.slots[number][column] = Slot::Card(card(word));
                    table.rows = u8::try_from(number).unwrap() + 1;
                    column += 1;
                }
            }
        }
    }
    table.stop = Stop::Star;
    table
}

pub(crate) fn turn(trick: u8, letter: char) -> Turn {
    let seat = seat(letter as u8).unwrap();
    Turn { trick, seat }
}

pub(crate) fn replayed(
    deal: Option<Deal>,
    trump: Option<Suit>,
    leader: char,
    table: &Table,
) -> Replay {
    let leader = seat(leader as u8).unwrap();
    let setting = Setting {
        deal,
        trump,
        leader,
    };
    Replay::of(&setting, table)
}

/// A replay of the four hands of [`four`] at notrump, with its leader in the first column.
pub(crate) fn played(leader: char, rows: &str) -> Replay {
    replayed(Some(four()), None, leader, &table(leader, rows))
}

/// Four hands of four cards: one of each suit, except for two exchanges.
pub(crate) fn four() -> Deal {
    deal(["SA HK D5 C2", "SK H2 H3 C3", "SQ S2 D4 C4", "HA DA D2 C5"])
}
