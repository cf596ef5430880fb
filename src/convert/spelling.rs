//! Seats, calls and cards as PBN spells them.

use crate::board::spell_call;
use crate::bridge::Seat;
use crate::lin::CallKind;

/// What is not known.
pub(super) const UNKNOWN: &str = "?";

/// The letter of a seat, or that it is not known.
pub(super) const fn letter(seat: Option<Seat>) -> &'static str {
    match seat {
        Some(Seat::North) => "N",
        Some(Seat::East) => "E",
        Some(Seat::South) => "S",
        Some(Seat::West) => "W",
        None => UNKNOWN,
    }
}

/// A call; `?` for one that cannot be read.
pub(super) fn call(kind: CallKind) -> String {
    spell_call(match kind {
        CallKind::Call(number) => Some(number),
        CallKind::Unreadable => None,
    })
}

/// A card by its letters; a hyphen for one that cannot be read.
pub(super) fn card(letters: Option<[u8; 2]>) -> String {
    letters.map_or("-".to_owned(), |letters| {
        letters.map(char::from).iter().collect()
    })
}
