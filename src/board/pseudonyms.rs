//! What is said of people where their names must not be told.

use super::item::Item;

/// What a record says of people where their names must not be told: a pseudonym for each player who is named, by seat, and
/// of the pairs at most a number. Teams have no name then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pseudonyms<'a> {
    /// The players, by seat.
    pub players: [Option<&'a str>; 4],
    /// The pairs, by side.
    pub pairs: [Option<&'a str>; 2],
}

impl<'a> Pseudonyms<'a> {
    /// Whether an item speaks of people.
    pub(super) const fn cover(item: Item) -> bool {
        matches!(
            item,
            Item::Player(_) | Item::Pair(_) | Item::HomeTeam | Item::VisitingTeam
        )
    }

    /// What is said of an item that does.
    pub(super) fn of(&self, item: Item) -> Option<&'a [u8]> {
        let said = match item {
            Item::Player(seat) => self.players[seat as usize],
            Item::Pair(side) => self.pairs[side as usize],
            _ => None,
        };
        said.map(str::as_bytes)
    }
}
