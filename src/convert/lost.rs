//! What of a record is not in its conversion, counted.

use super::Writing;
use crate::lin::FaultKind;
use crate::pbn::Replaced;

/// What is not in a conversion, or not as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lost {
    /// Comments that were to be left out.
    pub comments: u64,
    /// Calls behind one that cannot be read, that one too, and calls that were entered when the auction was over.
    pub calls: u64,
    /// Words to no call, to one of those, or for which there is no room.
    pub words: u64,
    /// Cards that cannot be read: a hyphen is in their place.
    pub cards: u64,
    /// Claims that cannot be read.
    pub claims: u64,
    /// Entries of the list of results that cannot be read.
    pub entries: u64,
    /// Auctions of the other room that are too long for a line.
    pub other_rooms: u64,
    /// Deals and vulnerabilities that cannot be read.
    pub values: u64,
    /// Fields of no known key.
    pub fields: u64,
    /// What the format cannot hold, and was replaced.
    pub replaced: Replaced,
}

impl Lost {
    /// What cannot be read of a record, besides its calls.
    pub(super) fn of_record(of: &Writing<'_>) -> Self {
        let game = of.game;
        let listed = of.record.lin().and_then(|lin| lin.listed());
        let statements = &of.board.statements;
        let is_read = statements.listed.is_some() || statements.not_played;
        let faults = |kinds: &[FaultKind]| {
            let such = game.faults.iter().filter(|it| kinds.contains(&it.kind));
            such.count() as u64
        };
        let unread = game.cards.iter().filter(|card| card.letters.is_none());
        Self {
            cards: unread.count() as u64,
            claims: faults(&[FaultKind::UnreadableClaim]),
            entries: u64::from(listed.is_some() && !is_read),
            values: of.board.unread.len() as u64,
            fields: faults(&[
                FaultKind::StrayField,
                FaultKind::UnreadableValue,
                FaultKind::UnknownKey,
            ]),
            ..Self::default()
        }
    }
}

impl std::ops::AddAssign for Lost {
    fn add_assign(&mut self, other: Self) {
        self.comments += other.comments;
        self.calls += other.calls;
        self.words += other.words;
        self.cards += other.cards;
        self.claims += other.claims;
        self.entries += other.entries;
        self.other_rooms += other.other_rooms;
        self.values += other.values;
        self.fields += other.fields;
        self.replaced += other.replaced;
    }
}
