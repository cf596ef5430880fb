//! Who declared in which denomination at the tables of one deal, and how many tricks were won there.
//!
//! Two sides seldom win more than so many tricks between them when each declares in the same denomination. Where they did, a
//! declarer is wrong, and at the table that differs from most. Scoring programs warn of it where the result is typed in.

use super::hash::hash_words;
use crate::bridge::{Seat, Side, Strain, side};
use crate::checks::{Case, OtherSide, most_of_both_sides};
use crate::replay::Replay;
use foldhash::HashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;

/// The most declarations that are counted at a time, as many as fill a table of 65,536 places; then counting begins anew.
const MOST: usize = 7 << 13;

/// Who declared at a table, and with how many tricks.
#[derive(Debug, Clone, Copy)]
pub(in crate::audit) struct Declared {
    strain: Strain,
    seat: Seat,
    tricks: u8,
}

impl Declared {
    /// By the Result, or else by the cards.
    pub(super) fn of(case: &Case<'_>) -> Option<Self> {
        let board = case.board;
        if case.replay().is_some_and(Replay::is_of_another_deal) {
            return None;
        }
        Some(Self {
            strain: board.full_contract()?.bid.strain,
            seat: board.declarer()?,
            tricks: case.tricks()?,
        })
    }

    fn side(self) -> Side {
        side(self.seat)
    }
}

/// The tables of a deal at which one side declared in one denomination.
#[derive(Debug, Clone)]
struct Tables {
    count: u32,
    /// The first of those with the most tricks.
    best: Declared,
    file: Arc<str>,
    game: u32,
}

/// What contradicts a table, as far as tables before it tell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Contradiction {
    file: Arc<str>,
    game: u32,
    declarer: Seat,
    tricks: u8,
    tables: u32,
    own: u32,
}

impl Contradiction {
    /// In the words of a case.
    pub(super) fn other_side(&self) -> OtherSide<'_> {
        let Self {
            ref file,
            game,
            declarer,
            tricks,
            tables,
            own,
        } = *self;
        OtherSide {
            file,
            game,
            declarer,
            tricks,
            tables,
            own,
        }
    }
}

/// The declarations of deals that were played at more than one table; the first table of a deal is remembered with the deal.
#[derive(Debug, Default)]
pub(super) struct Declarations(HashMap<u64, Tables>);

/// A table, and where its record stands.
pub(super) type Placed<'a> = (Declared, &'a Arc<str>, u32);

impl Declarations {
    /// Takes in another table of a deal. Says what contradicts it, unless more tables before it agree with it.
    pub(super) fn take(
        &mut self,
        deal: u64,
        first: Option<Placed<'_>>,
        own: Placed<'_>,
    ) -> Option<Contradiction> {
        let declared = own.0;
        let first = first.filter(|it| it.0.strain == declared.strain);
        let before = |of: Side| {
            let known = self.0.get(&key(deal, declared.strain, of));
            (first.filter(|it| it.0.side() == of), known)
        };
        let (first_agrees, known) = before(declared.side());
        let agreeing = u32::from(first_agrees.is_some()) + known.map_or(0, |it| it.count);
        let (first_differs, known) = before(declared.side().other());
        let others = first_differs.map(Tables::of).into_iter();
        let others = others.chain(known.cloned()).reduce(|mut all, later| {
            all.add(later);
            all
        });
        self.count(key(deal, declared.strain, declared.side()), own);
        let others = others.filter(|it| it.count > agreeing)?;
        let is_too_many =
            others.best.tricks + declared.tricks > most_of_both_sides(declared.strain);
        is_too_many.then_some(Contradiction {
            file: others.file,
            game: others.game,
            declarer: others.best.seat,
            tricks: others.best.tricks,
            tables: others.count,
            own: agreeing,
        })
    }

    fn count(&mut self, key: u64, table: Placed<'_>) {
        if self.0.len() == MOST {
            self.0.clear();
        }
        match self.0.entry(key) {
            Entry::Occupied(mut tables) => tables.get_mut().add(Tables::of(table)),
            Entry::Vacant(place) => {
                place.insert(Tables::of(table));
            }
        }
    }
}

impl Tables {
    fn of((declared, file, game): Placed<'_>) -> Self {
        Self {
            count: 1,
            best: declared,
            file: Arc::clone(file),
            game,
        }
    }

    /// Takes in later ones.
    fn add(&mut self, later: Self) {
        let count = self.count + later.count;
        if later.best.tricks > self.best.tricks {
            *self = later;
        }
        self.count = count;
    }
}

fn key(deal: u64, strain: Strain, side: Side) -> u64 {
    hash_words([deal, strain as u64, side as u64])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said of each table: the other game, and how many tables there are of the others and of its own side.
    fn told(tables: &[(Strain, Seat, u8)]) -> Vec<Option<[u32; 3]>> {
        let file: Arc<str> = "a.pbn".into();
        let mut declarations = Declarations::default();
        let all = tables.iter().zip(1..);
        let placed = all.map(|(&(strain, seat, tricks), game)| {
            let declared = Declared {
                strain,
                seat,
                tricks,
            };
            (declared, &file, game)
        });
        let placed: Vec<_> = placed.collect();
        let (first, later) = placed.split_first().unwrap();
        let told = later
            .iter()
            .map(|own| declarations.take(7, Some(*first), *own));
        told.map(|it| it.map(|it| [it.game, it.tables, it.own]))
            .collect()
    }

    #[test]
    fn the_table_that_differs_from_most_is_the_odd_one() {
        let (north, west) = (
            (Strain::Spades, Seat::North, 10),
            (Strain::Spades, Seat::West, 10),
        );
        assert_eq!(
            told(&[north, north, north, west]),
            [None, None, Some([1, 3, 0])]
        );
        assert_eq!(told(&[north, west]), [Some([1, 1, 0])]);
        assert_eq!(
            told(&[west, north, north, north]),
            [Some([1, 1, 0]), None, None],
            "with as many on either side nobody can tell; then most agree with it"
        );
    }

    #[test]
    fn both_sides_may_declare_if_the_tricks_are_few() {
        let sums = |strain, own| {
            told(&[(strain, Seat::North, 10), (strain, Seat::East, own)])[0].is_some()
        };
        assert_eq!([8, 9].map(|own| sums(Strain::Hearts, own)), [false, true]);
        assert_eq!([9, 10].map(|own| sums(Strain::Notrump, own)), [false, true]);
        let partners = told(&[
            (Strain::Hearts, Seat::North, 10),
            (Strain::Hearts, Seat::South, 11),
        ]);
        let another = told(&[
            (Strain::Hearts, Seat::North, 10),
            (Strain::Spades, Seat::East, 11),
        ]);
        assert_eq!((partners, another), (vec![None], vec![None]));
    }

    #[test]
    fn the_table_with_the_most_tricks_is_named() {
        let told = told(&[
            (Strain::Clubs, Seat::North, 9),
            (Strain::Clubs, Seat::South, 11),
            (Strain::Clubs, Seat::East, 10),
        ]);
        assert_eq!(told, [None, Some([2, 2, 0])]);
    }
}
