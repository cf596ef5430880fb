//! The scores of the tables, kept until the last one is known: then those of a board are held against each other.
//!
//! Twelve bytes are kept of a table, and a bounded number of tables.

use super::hash::{hash, hash_words};
use crate::board::Item;
use crate::bridge::{Comparison, Field, Others, Score, Seat, Side};
use crate::checks::{Case, Room};
use std::cmp::Ordering;

/// The most tables that are kept.
const MOST: usize = 1 << 19;
/// The most of them that are handed over, another score being due; those beyond are other tables all the same.
const MOST_RESCORED: usize = 1 << 14;

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
pub(in crate::audit) struct Scored {
    /// A hash of what they have in common besides the board.
    group: u64,
    /// Which of them it is, as a hash; 0 when nothing says.
    table: u32,
    score: i16,
    /// Whether another score is due.
    rescored: bool,
}

/// The score of a table, kept for comparison with other tables.
#[derive(Debug, Clone, Copy)]
struct ScoredTable {
    group: Group,
    score: i16,
    table: u32,
}

/// 48 bits of the hash of a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Group([u16; 3]);

impl Group {
    #[allow(clippy::cast_possible_truncation)] // so many bits are left out
    const fn of(hash: u64) -> Self {
        Self([
            (hash >> 48) as u16,
            (hash >> 32) as u16,
            (hash >> 16) as u16,
        ])
    }

    /// Sixteen of the bits.
    const fn short(self) -> usize {
        self.0[0] as usize
    }
}

/// The tables so far.
#[derive(Debug)]
pub(super) struct Scores {
    most: usize,
    tables: Vec<ScoredTable>,
    /// Those of which another score is due: the place among the tables, and where the board stands.
    rescored: Vec<(usize, [u64; 2])>,
    /// Tables that could not be kept.
    left_out: u64,
}

/// A board of which another score is due, and what it was at the other tables.
#[derive(Debug)]
pub struct OtherTables<'a> {
    /// The number of its file in the run, from 1.
    pub file: u64,
    /// The number of its game in the file, from 1.
    pub game: u64,
    /// The scores of the other tables; at least one.
    pub others: Others<'a>,
}

/// What is known of the table of a board besides its score.
#[derive(Debug, Clone, Copy)]
pub(super) struct Where {
    /// A word for the deal.
    pub(super) deal: u64,
    /// A hash of the two teams of a match and the round; 0 when a team is not stated.
    pub(super) teams: u64,
    /// The room, of those of a match.
    pub(super) room: Option<Room>,
    /// A word for round and room.
    pub(super) place: u64,
}

impl Scored {
    pub(super) fn of(case: &Case<'_>, table: Where) -> Option<Self> {
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
            group: hash_words([deal, teams, kind(comparison)]),
            table,
            score,
            rescored: case.rescored().is_some(),
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

impl Default for Scores {
    fn default() -> Self {
        Self {
            most: MOST,
            tables: Vec::new(),
            rescored: Vec::new(),
            left_out: 0,
        }
    }
}

impl Scores {
    /// Keeps the score of a table of `board`, which stands in a file as a game of it.
    pub(super) fn keep(&mut self, board: u64, scored: Scored, place: [u64; 2]) {
        if self.tables.len() == self.most {
            self.left_out += 1;
            return;
        }
        if scored.rescored && self.rescored.len() < MOST_RESCORED {
            self.rescored.push((self.tables.len(), place));
        }
        self.tables.push(ScoredTable {
            group: Group::of(hash_words([board, scored.group])),
            table: scored.table,
            score: scored.score,
        });
    }

    /// Tables that could not be kept.
    pub(super) const fn left_out(&self) -> u64 {
        self.left_out
    }

    /// Hands over the boards of which another score is due, if they were played at other tables, one group after another:
    /// the scores of only one are counted at a time. They are kept no longer.
    pub(super) fn other_tables<E>(
        &mut self,
        mut with: impl FnMut(&OtherTables<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let rescored = std::mem::take(&mut self.rescored);
        let mut rescored: Vec<_> = rescored
            .into_iter()
            .map(|(place, stands)| (self.tables[place], stands))
            .collect();
        if rescored.is_empty() {
            return Ok(());
        }
        let mut asked = vec![false; 1 << 16];
        for (own, _) in &rescored {
            asked[own.group.short()] = true;
        }
        let mut tables = std::mem::take(&mut self.tables);
        tables.retain(|it| asked[it.group.short()]); // with some that nobody asks for
        tables.sort_unstable_by_key(|it| (it.group, it.table, it.score));
        rescored.sort_by_key(|(own, _)| own.group);
        for boards in rescored.chunk_by(|(one, _), (next, _)| one.group == next.group) {
            let group = boards[0].0.group;
            let group = range(&tables, |it| it.group.cmp(&group));
            let field = field(group);
            for &(own, [file, game]) in boards {
                let records = range(group, |it| it.table.cmp(&own.table));
                let others = if own.table == 0 || is_sure(records) {
                    field.without(Score(own.score.into()))
                } else {
                    field.all()
                };
                if others.tables() > 0 {
                    with(&OtherTables { file, game, others })?;
                }
            }
        }
        Ok(())
    }
}

/// Those of the tables, in their order, that compare as equal.
fn range(tables: &[ScoredTable], compare: impl Fn(&ScoredTable) -> Ordering) -> &[ScoredTable] {
    let from = tables.partition_point(|it| compare(it).is_lt());
    let end = tables.partition_point(|it| compare(it).is_le());
    &tables[from..end]
}

/// The scores of the tables of one board that are compared: each table once, however often it is recorded. Of those of
/// which nothing says which they are, each is a table of its own.
fn field(group: &[ScoredTable]) -> Field {
    let tables = group.chunk_by(|one, next| one.table == next.table);
    let counted = tables.flat_map(|records| match records {
        [ScoredTable { table: 0, .. }, ..] => records,
        [first, ..] if is_sure(records) => std::slice::from_ref(first),
        _ => &[],
    });
    counted.map(|it| Score(it.score.into())).collect()
}

/// Whether all records of a table, in the order of their scores, have one score: else nobody can tell which is right.
fn is_sure(records: &[ScoredTable]) -> bool {
    records.first().map(|it| it.score) == records.last().map(|it| it.score)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tables of one board, each by its number (0: nameless), its score, and whether another score is due.
    fn others(tables: &[(u32, i16, bool)], most: usize) -> Vec<(u64, Vec<i32>)> {
        let mut kept = Scores {
            most,
            ..Scores::default()
        };
        for (game, &(table, score, rescored)) in (1..).zip(tables) {
            let group = 7;
            let own = Scored {
                group,
                table,
                score,
                rescored,
            };
            kept.keep(1, own, [1, game]);
        }
        let mut reported = Vec::new();
        let all = |others: Others<'_>| -> Vec<i32> {
            let each = others.scores();
            each.flat_map(|(score, tables)| (0..tables).map(move |_| score.0))
                .collect()
        };
        let report = |it: &OtherTables<'_>| -> Result<(), ()> {
            reported.push((it.game, all(it.others)));
            Ok(())
        };
        kept.other_tables(report).unwrap();
        reported
    }

    #[test]
    fn a_table_is_held_against_all_others() {
        let tables = [
            (1, 420, false),
            (2, 170, true),
            (3, 420, false),
            (0, -50, true),
            (0, -50, false),
        ];
        assert_eq!(
            others(&tables, 9),
            [(2, vec![-50, -50, 420, 420]), (4, vec![-50, 170, 420, 420])]
        );
        assert_eq!(others(&[(1, 420, true)], 9), [], "nobody to compare with");
        assert_eq!(others(&[(1, 420, false), (2, 170, false)], 9), []);
    }

    #[test]
    fn no_table_counts_twice() {
        let twice = [
            (1, 420, true),
            (2, 170, false),
            (2, 170, false),
            (1, 420, false),
        ];
        assert_eq!(others(&twice, 9), [(1, vec![170])]);
        let doubtful = [
            (1, 420, true),
            (2, 170, false),
            (2, 140, false),
            (3, 0, false),
        ];
        assert_eq!(others(&doubtful, 9), [(1, vec![0])]);
        let own = [(1, 420, true), (1, 450, false), (2, 170, false)];
        assert_eq!(others(&own, 9), [(1, vec![170])]);
    }

    #[test]
    fn what_is_kept_is_bounded() {
        let tables = [
            (1, 420, true),
            (2, 170, false),
            (3, 140, false),
            (4, 140, true),
        ];
        assert_eq!(others(&tables, 3), [(1, vec![140, 170])]);
        assert_eq!(size_of::<ScoredTable>(), 12);
    }

    #[test]
    fn a_board_beyond_those_that_are_handed_over_is_another_table_all_the_same() {
        let mut kept = Scores::default();
        let own = Scored {
            group: 7,
            table: 0,
            score: 140,
            rescored: true,
        };
        for game in 0..=MOST_RESCORED {
            kept.keep(1, own, [1, game as u64]);
        }
        let mut reported = 0;
        let report = |it: &OtherTables<'_>| -> Result<(), ()> {
            assert_eq!(it.others.tables(), i64::try_from(MOST_RESCORED).unwrap());
            reported += 1;
            Ok(())
        };
        kept.other_tables(report).unwrap();
        assert_eq!((reported, kept.left_out()), (MOST_RESCORED, 0));
    }
}
