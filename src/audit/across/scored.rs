//! The score of a table, and with which others it is compared.

use super::hash::{hash, hash_words};
use super::holders::Holders;
use crate::board::Item;
use crate::bridge::{Comparison, Seat, Side};
use crate::checks::{Case, Room};

/// What tells the tables of a board apart, besides round and room.
const WHO: [Item; 7] = [
    Item::Table,
    Item::Player(Seat::North),
    Item::Player(Seat::East),
    Item::Player(Seat::South),
    Item::Player(Seat::West),
    Item::Pair(Side::NorthSouth),
    Item::Pair(Side::EastWest),
];

/// The score of a table, and with which others it is compared.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Scored {
    /// 48 bits of a hash of what they have in common besides the board.
    pub(super) group: u64,
    /// Which of them it is, as a hash; 0 when nothing says.
    pub(super) table: u32,
    pub(super) score: i16,
    /// Whether those of the others are asked for, as another score is due.
    pub(super) rescored: bool,
}

/// What is known of the table of a board besides its score.
#[derive(Debug, Clone, Copy)]
pub(super) struct Where {
    pub(super) deal: Holders,
    /// A hash of the two teams of a match and the round; 0 when a team is not stated.
    pub(super) teams: u64,
    /// The room, of those of a match.
    pub(super) room: Option<Room>,
    /// A word for round and room.
    pub(super) place: u64,
}

impl Scored {
    pub(super) fn of(case: &Case<'_>, table: Where, rescored: bool) -> Option<Self> {
        let Where {
            deal, teams, room, ..
        } = table;
        let comparison = case.record.scoring()?;
        let (teams, table) = match comparison {
            Comparison::Match => (teams, 1 + room? as u32),
            _ => (1, who(case, table.place)),
        };
        if teams == 0 {
            return None;
        }
        let score = i16::try_from(case.premises.stated_score()?.0).ok()?;
        Some(Self {
            group: hash_words([deal.0[0], deal.0[1], teams, kind(comparison)]) >> 16,
            table,
            score,
            rescored,
        })
    }
}

const fn kind(comparison: Comparison) -> u64 {
    use crate::bridge::{PerPair, Shared};
    match comparison {
        Comparison::Matchpoints(PerPair::One) => 1,
        Comparison::Matchpoints(PerPair::Two) => 2,
        Comparison::CrossImps(Shared::Sum) => 3,
        Comparison::CrossImps(Shared::ByScores) => 4,
        Comparison::CrossImps(Shared::ByComparisons) => 5,
        Comparison::Match => 6,
    }
}

/// A hash of the table and who sat there. Where no record says, each is a table of its own.
#[allow(clippy::cast_possible_truncation)] // as good as any bits of a hash
fn who(case: &Case<'_>, place: u64) -> u32 {
    let who = WHO.map(|name| case.record.stated(name));
    if who.iter().all(Option::is_none) {
        return 0;
    }
    let who = hash(place, who.map(Option::unwrap_or_default));
    (who as u32).max(1)
}
