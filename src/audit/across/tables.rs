//! The tables of one board, compared: their deals, their plays, and who declared.
//!
//! The deal that most of them have is held against the others, and of two that as many have the first. Tables that neither
//! have a deal like it nor tags that leave no doubt are another board, and are compared with each other.

use super::Place;
use super::board_key::{BoardKey, TableKey};
use super::context::{Fact, OtherDeal};
use super::declarations::{Declarations, Declared};
use super::habits::Share;
use super::holders::Holders;
use super::traced::Traced;
use crate::checks::{Likeness, OtherSide, PlayStanding, Witness};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::io;

/// The most deals under the same tags that are compared with each other. Where there are more, the tags say nothing of which
/// board it is.
const MOST_DEALS: usize = 64;

/// A table at which a board was played.
#[derive(Debug, Clone, Copy)]
struct Table {
    holders: Holders,
    place: Place,
    at: TableKey,
    declared: Option<Declared>,
    play: PlayStanding,
}

/// Compares the tables of each board.
pub(super) fn compare(traced: &Traced<'_>) -> io::Result<Comparison> {
    let files = &traced.files;
    let mut by_name: Vec<_> = (0..files.len()).collect();
    by_name.sort_by_key(|file| &files[*file].name);
    let mut ranks = vec![0; files.len()];
    for (rank, file) in (0..).zip(by_name) {
        ranks[file] = rank;
    }
    let board = |place: Place, key: &BoardKey| {
        let dealt = key.dealt.as_ref();
        dealt.map(|dealt| dealt.in_file(u64::from(place.0) + 1))
    };
    let table = |place: Place, key: &BoardKey| {
        let dealt = key.dealt.as_ref()?;
        Some(Table {
            holders: dealt.holders,
            place,
            at: dealt.table,
            declared: key.declared,
            play: key.shown.standing.play,
        })
    };
    let compared = traced.compare(board, table, |all: &mut Comparison, group| {
        group.sort_by_key(|it| ranks[it.place.0 as usize]); // those of one file stay in their order
        all.boards(traced, group);
    })?;
    Ok(compared
        .into_iter()
        .fold(Comparison::default(), Comparison::with))
}

/// What tables show of each other.
#[derive(Debug, Default)]
pub(super) struct Comparison {
    /// Of how many boards of each file there are other tables, and how many of these have another deal there.
    pub(super) shares: BTreeMap<u32, Share>,
    /// Of single boards.
    pub(super) found: Vec<(Place, Fact)>,
}

impl Comparison {
    /// With what others show.
    fn with(mut self, other: Self) -> Self {
        for (file, share) in other.shares {
            self.shares.entry(file).or_default().add(share);
        }
        self.found.extend(other.found);
        self
    }

    /// Compares tables under the same tags, in their order.
    fn boards(&mut self, traced: &Traced<'_>, group: &[Table]) {
        if group.iter().all(|it| it.holders == group[0].holders) {
            self.plays(traced, group);
            return self.agree(group);
        }
        let mut deals: Vec<(Holders, u32)> = Vec::new();
        let mut tables = Vec::with_capacity(group.len());
        for table in group {
            let known = deals.iter().position(|it| it.0 == table.holders);
            if known.is_none() && deals.len() == MOST_DEALS {
                return;
            }
            let number = known.unwrap_or_else(|| {
                deals.push((table.holders, 0));
                deals.len() - 1
            });
            deals[number].1 += 1;
            tables.push((number, *table));
        }
        // what most tables have comes last, and is taken first
        let rank = |it: &(usize, Table)| (deals[it.0].1, Reverse(it.0));
        tables.sort_by_key(rank);
        let mut first = Vec::new();
        while let Some(last) = tables.last() {
            let likeness = last.1.holders.likeness();
            let others = tables.partition_point(|it| rank(it) < rank(last));
            first.clear();
            first.extend(tables.drain(others..).map(|(_, table)| table));
            let mut is_compared = first.len() > 1;
            tables.retain(|(_, table)| {
                let likeness = likeness(table.holders);
                let Some(other) = other_deal(traced, &first, (table, likeness)) else {
                    return true;
                };
                self.found.push((table.place, Fact::OtherDeal(other)));
                self.share(table).take(true);
                is_compared = true;
                false
            });
            self.plays(traced, &first);
            if is_compared {
                self.agree(&first);
            }
        }
    }

    fn share(&mut self, table: &Table) -> &mut Share {
        self.shares.entry(table.place.0).or_default()
    }

    /// Counts tables with the deal that stands.
    fn agree(&mut self, tables: &[Table]) {
        for table in &tables[1..] {
            self.share(table).take(false);
        }
    }

    /// Compares the plays and the declarers at the tables of one deal.
    fn plays(&mut self, traced: &Traced<'_>, tables: &[Table]) {
        let declared = tables.iter().map(|it| it.declared);
        let declarations = Declarations::of(declared);
        for table in tables {
            let declared = table.declared;
            let contradicts = |it| declarations.as_ref()?.contradiction(it);
            if let Some((other, side)) = declared.and_then(contradicts) {
                let other = tables[other];
                let side = OtherSide {
                    game: traced.game(other.place),
                    ..side
                };
                let shown = Fact::OtherSide(Box::new((other.place.0, side)));
                self.found.push((table.place, shown));
            }
            if is_exchanged(table, tables) {
                self.found.push((table.place, Fact::Exchanged));
            }
            if table.play == PlayStanding::WrongDeal {
                let shown = Fact::Witness(witness(table, tables));
                self.found.push((table.place, shown));
            }
        }
    }
}

/// Whether the play of a table is that of one other, and of no third.
fn is_exchanged(table: &Table, tables: &[Table]) -> bool {
    let Some(own) = table.declared.filter(|it| it.leads != it.seat.lho()) else {
        return false;
    };
    let is_such = |it: &&Table| {
        it.declared
            .is_some_and(|other| own.is_exchanged_with(other))
    };
    tables.iter().filter(is_such).count() == 1
}

/// What a table is to those with another deal, which is so like its own, if it is of their board.
fn other_deal(
    traced: &Traced<'_>,
    with: &[Table],
    (table, likeness): (&Table, Likeness),
) -> Option<OtherDeal> {
    let of_one_board = |it: &&Table| likeness != Likeness::Other || it.at.is_of_one_board(table.at);
    let other = with.iter().find(of_one_board)?;
    Some(OtherDeal {
        file: other.place.0,
        game: traced.game(other.place),
        likeness,
    })
}

/// What the plays at other tables say of the deal to a table whose play does not fit it.
fn witness(table: &Table, tables: &[Table]) -> Witness {
    let mut others = tables.iter().filter(|it| it.at != table.at);
    if others.clone().any(|it| it.play == PlayStanding::Sound) {
        Witness::Fits
    } else if others.any(|it| it.play == PlayStanding::WrongDeal) {
        Witness::Against
    } else {
        Witness::Nothing
    }
}
