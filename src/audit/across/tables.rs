//! The tables of one board, compared: their deals, their plays, and who declared.
//!
//! The deal that most of them have is held against the others, and of two that as many have the first. Tables that neither
//! have a deal like it nor tags that leave no doubt are another board, and are compared with each other.

use super::Place;
use super::board_key::{BoardKey, Dealt};
use super::context::{OtherDeal, Shown};
use super::declarations::Declarations;
use super::share::Share;
use super::traced::TracedFile;
use crate::checks::{Likeness, OtherSide, PlayStanding, Witness};

/// The most deals under the same tags that are compared with each other. Where there are more, the tags say nothing of which
/// board it is.
const MOST_DEALS: usize = 64;

/// A table at which a board was played.
#[derive(Debug, Clone, Copy)]
struct Table<'a> {
    place: Place,
    /// Its game in the file, from 1.
    game: u32,
    key: &'a BoardKey,
    dealt: &'a Dealt,
}

/// A table on its way to those of its board: what the board is known by, and the places of its file by name, of its part and of
/// its trace.
type Sorted = (u64, u32, u32, u32);

impl Table<'_> {
    const fn plays(&self) -> PlayStanding {
        self.key.standing.play
    }
}

/// Compares the tables of each board.
pub(super) fn compare(files: &[TracedFile]) -> Comparison {
    let mut by_name: Vec<_> = (0..).zip(files).collect();
    by_name.sort_by_key(|(_, read)| &read.name);
    let mut tables = Vec::new();
    for (rank, (file, read)) in (0..).zip(&by_name) {
        for (part, kept) in (0..).zip(&read.parts) {
            let keys = (0..).zip(&kept.traces.keys);
            tables.extend(keys.filter_map(|(place, key)| {
                let board = key.dealt.as_ref()?.in_file(u64::from(*file) + 1);
                Some((board, rank, part, place))
            }));
        }
    }
    tables.sort_unstable();
    let found = |&(_, rank, part, place): &Sorted| {
        let (file, read) = by_name[rank as usize];
        let kept = &read.parts[part as usize];
        let key = &kept.traces.keys[place as usize];
        Some(Table {
            place: (file, part, key.game),
            game: u32::try_from(kept.before + u64::from(key.game)).unwrap_or(u32::MAX),
            key,
            dealt: key.dealt.as_ref()?,
        })
    };
    let mut compared = Comparison::of(files.len());
    let mut group = Vec::new();
    for board in tables.chunk_by(|one, next| one.0 == next.0) {
        if board.len() > 1 {
            group.clear();
            group.extend(board.iter().filter_map(found));
            compared.boards(&group);
        }
    }
    compared
}

/// What tables show of each other.
#[derive(Debug)]
pub(super) struct Comparison {
    /// Of how many boards of each file there are other tables, and how many of these have another deal there.
    pub(super) shares: Vec<Share>,
    /// Of single boards.
    pub(super) found: Vec<(Place, Shown)>,
}

impl Comparison {
    fn of(files: usize) -> Self {
        Self {
            shares: vec![Share::default(); files],
            found: Vec::new(),
        }
    }

    /// Compares tables under the same tags, in their order.
    fn boards(&mut self, group: &[Table<'_>]) {
        if group.iter().all(|it| it.dealt.deal == group[0].dealt.deal) {
            self.plays(group);
            return self.agree(group);
        }
        let mut deals: Vec<Vec<Table<'_>>> = Vec::new();
        for table in group {
            match deals
                .iter()
                .position(|it| it[0].dealt.deal == table.dealt.deal)
            {
                Some(known) => deals[known].push(*table),
                None if deals.len() == MOST_DEALS => return,
                None => deals.push(vec![*table]),
            }
        }
        deals.sort_by_key(|tables| std::cmp::Reverse(tables.len())); // those of as many stay in their order
        while !deals.is_empty() {
            let first = deals.remove(0);
            let mut is_compared = first.len() > 1;
            let likeness = first[0].dealt.deal.likeness();
            for others in &mut deals {
                others.retain(|table| {
                    let likeness = likeness(table.dealt.deal);
                    let Some(other) = other_deal(&first, table, likeness) else {
                        return true;
                    };
                    self.found.push((table.place, Shown::OtherDeal(other)));
                    self.shares[table.place.0 as usize].take(true);
                    is_compared = true;
                    false
                });
            }
            deals.retain(|it| !it.is_empty());
            self.plays(&first);
            if is_compared {
                self.agree(&first);
            }
        }
    }

    /// Counts tables with the deal that stands.
    fn agree(&mut self, tables: &[Table<'_>]) {
        for table in &tables[1..] {
            self.shares[table.place.0 as usize].take(false);
        }
    }

    /// Compares the plays and the declarers at the tables of one deal.
    fn plays(&mut self, tables: &[Table<'_>]) {
        let declared = tables.iter().map(|it| it.key.declared);
        let declarations = Declarations::of(declared);
        for table in tables {
            let declared = table.key.declared;
            let contradicts = |it| declarations.as_ref()?.contradiction(it);
            if let Some((other, side)) = declared.and_then(contradicts) {
                let other = tables[other];
                let side = OtherSide {
                    game: other.game,
                    ..side
                };
                let shown = Shown::OtherSide(other.place.0, side);
                self.found.push((table.place, shown));
            }
            if table.plays() == PlayStanding::WrongDeal {
                let shown = Shown::Witness(witness(table, tables));
                self.found.push((table.place, shown));
            }
        }
    }
}

/// What a table is to those with another deal, which is so like its own, if it is of their board.
fn other_deal(with: &[Table<'_>], table: &Table<'_>, likeness: Likeness) -> Option<OtherDeal> {
    let of_one_board = |it: &&Table<'_>| {
        likeness != Likeness::Other || it.dealt.table.is_of_one_board(table.dealt.table)
    };
    let other = with.iter().find(of_one_board)?;
    Some(OtherDeal {
        file: other.place.0,
        game: other.game,
        likeness,
    })
}

/// What the plays at other tables say of the deal to a table whose play does not fit it.
fn witness(table: &Table<'_>, tables: &[Table<'_>]) -> Witness {
    let mut others = tables
        .iter()
        .filter(|it| it.dealt.table != table.dealt.table);
    if others.clone().any(|it| it.plays() == PlayStanding::Sound) {
        Witness::Fits
    } else if others.any(|it| it.plays() == PlayStanding::WrongDeal) {
        Witness::Against
    } else {
        Witness::Nothing
    }
}
