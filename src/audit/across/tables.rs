//! The tables of one board, compared: their deals, their plays, and who declared.
//!
//! The deal that most of them have is held against the others, and of two that as many have the first. Tables that neither
//! have a deal like it nor tags that leave no doubt are another board, and are compared with each other.

use super::Place;
use super::board_key::{BoardKey, TableKey};
use super::context::{OtherDeal, Shown};
use super::declarations::{Declarations, Declared};
use super::holders::Holders;
use super::share::Share;
use super::traced::{Compared, Traced};
use crate::checks::{Likeness, OtherSide, PlayStanding, Witness};
use std::collections::BTreeMap;
use std::io;

/// The most deals under the same tags that are compared with each other. Where there are more, the tags say nothing of which
/// board it is.
const MOST_DEALS: usize = 64;

/// A table at which a board was played.
#[derive(Debug, Clone, Copy)]
struct Table {
    /// What the board is known by.
    board: u64,
    holders: Holders,
    place: Place,
    /// The place of its file by name.
    rank: u32,
    at: TableKey,
    declared: Option<Declared>,
    play: PlayStanding,
}

impl Compared for Table {
    fn word(&self) -> u64 {
        self.board
    }

    fn order(&self) -> Place {
        let (_, part, game) = self.place;
        (self.rank, part, game)
    }
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
    let table = |place: Place, key: &BoardKey| {
        let dealt = key.dealt.as_ref()?;
        Some(Table {
            board: dealt.in_file(u64::from(place.0) + 1),
            holders: dealt.holders,
            place,
            rank: ranks[place.0 as usize],
            at: dealt.table,
            declared: key.declared,
            play: key.standing.play,
        })
    };
    let compared = traced.compare(table, |all: &mut Comparison, group| {
        all.boards(traced, group)
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
    pub(super) found: Vec<(Place, Shown)>,
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
        let mut deals: Vec<Vec<Table>> = Vec::new();
        for table in group {
            match deals.iter().position(|it| it[0].holders == table.holders) {
                Some(known) => deals[known].push(*table),
                None if deals.len() == MOST_DEALS => return,
                None => deals.push(vec![*table]),
            }
        }
        deals.sort_by_key(|tables| std::cmp::Reverse(tables.len())); // those of as many stay in their order
        while !deals.is_empty() {
            let first = deals.remove(0);
            let mut is_compared = first.len() > 1;
            let likeness = first[0].holders.likeness();
            for others in &mut deals {
                others.retain(|table| {
                    let likeness = likeness(table.holders);
                    let Some(other) = other_deal(traced, &first, (table, likeness)) else {
                        return true;
                    };
                    self.found.push((table.place, Shown::OtherDeal(other)));
                    self.share(table).take(true);
                    is_compared = true;
                    false
                });
            }
            deals.retain(|it| !it.is_empty());
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
                let shown = Shown::OtherSide(other.place.0, side);
                self.found.push((table.place, shown));
            }
            if table.play == PlayStanding::WrongDeal {
                let shown = Shown::Witness(witness(table, tables));
                self.found.push((table.place, shown));
            }
        }
    }
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
