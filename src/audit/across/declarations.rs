//! Who declared in which denomination at the tables of one deal, and how many tricks were won there.
//!
//! Two sides seldom win more than so many tricks between them when each declares in the same denomination. Where they did, a
//! declarer is wrong, and at the table that differs from most. Scoring programs warn of it where the result is typed in.

use crate::bridge::{Seat, Side, Strain, side};
use crate::checks::{Case, OtherSide, most_of_both_sides};
use crate::replay::Replay;
use std::num::NonZeroU32;
use std::sync::Arc;

/// The most denominations of deals, and files, that are counted at a time; then counting begins anew.
const MOST: usize = 1 << 16;

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
#[derive(Debug, Clone, Copy)]
struct Tables {
    count: u32,
    /// The first of those with the most tricks, its file by number, and its game.
    best: Declared,
    file: u32,
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
pub(super) struct Declarations {
    /// Those that are counted, and the number of the first.
    counted: Vec<Denomination>,
    first: u32,
    /// The files of their tables.
    files: Vec<Arc<str>>,
}

/// The tables of a deal at which one denomination was declared.
#[derive(Debug)]
struct Denomination {
    strain: Strain,
    sides: [Option<Tables>; 2],
    /// Those of the other denominations of the deal.
    others: Chain,
}

/// The denominations of a deal: the number of the last that was added, which leads to those before.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Chain(Option<NonZeroU32>);

/// A table, and where its record stands.
pub(super) type Placed<'a> = (Declared, &'a Arc<str>, u32);

impl Declarations {
    /// Takes in another table of a deal. Says what contradicts it, unless more tables before it agree with it.
    pub(super) fn take(
        &mut self,
        deal: &mut Chain,
        first: Option<Placed<'_>>,
        (own, file, game): Placed<'_>,
    ) -> Option<Contradiction> {
        let file = self.file(file);
        let sides = self.sides(deal, own.strain);
        let (side, other_side) = (own.side() as usize, own.side().other() as usize);
        let (agreeing, others) = (sides[side], sides[other_side]);
        sides[side] = Some(Tables::with(agreeing, own, file, game));
        let first = first.filter(|it| it.0.strain == own.strain);
        let (agrees, differs) = match first {
            Some(first) if first.0.side() == own.side() => (1, None),
            first => (0, first),
        };
        let count = |tables: Option<Tables>| tables.map_or(0, |it| it.count);
        let agreeing = agrees + count(agreeing);
        let tables = u32::from(differs.is_some()) + count(others);
        if tables <= agreeing {
            return None;
        }
        let others = others.map(|it| (it.best, &self.files[it.file as usize], it.game));
        let (best, file, game) = match (differs, others) {
            (Some(first), Some(later)) if later.0.tricks > first.0.tricks => later,
            (first, later) => first.or(later)?,
        };
        let is_too_many = best.tricks + own.tricks > most_of_both_sides(own.strain);
        is_too_many.then(|| Contradiction {
            file: Arc::clone(file),
            game,
            declarer: best.seat,
            tricks: best.tricks,
            tables,
            own: agreeing,
        })
    }

    /// The tables of a deal at which a denomination was declared, by side.
    fn sides(&mut self, deal: &mut Chain, strain: Strain) -> &mut [Option<Tables>; 2] {
        let place = self.place(*deal, strain).unwrap_or_else(|| {
            let place = self.counted.len();
            self.counted.push(Denomination {
                strain,
                sides: [None; 2],
                others: *deal,
            });
            *deal = Chain(NonZeroU32::new(self.first.wrapping_add(number(place) + 1)));
            place
        });
        &mut self.counted[place].sides
    }

    /// Where a denomination of a deal is counted.
    fn place(&self, deal: Chain, strain: Strain) -> Option<usize> {
        let mut chain = deal;
        loop {
            let place = (chain.0?.get() - 1).wrapping_sub(self.first) as usize;
            let denomination = self.counted.get(place)?; // or it is counted no more
            if denomination.strain == strain {
                return Some(place);
            }
            chain = denomination.others;
        }
    }

    /// The number of a file that is being read; makes room for one more table of it.
    fn file(&mut self, file: &Arc<str>) -> u32 {
        if self.counted.len() == MOST || self.files.len() == MOST {
            self.first = self.first.wrapping_add(number(self.counted.len()));
            self.counted.clear();
            self.files.clear();
        }
        if self
            .files
            .last()
            .is_none_or(|last| !Arc::ptr_eq(last, file))
        {
            self.files.push(Arc::clone(file));
        }
        number(self.files.len() - 1)
    }
}

/// The number of a place.
#[allow(clippy::cast_possible_truncation)] // below MOST
const fn number(place: usize) -> u32 {
    place as u32
}

impl Tables {
    /// Those before, if any, and one more.
    fn with(before: Option<Self>, best: Declared, file: u32, game: u32) -> Self {
        let own = Self {
            count: 1,
            best,
            file,
            game,
        };
        match before {
            None => own,
            Some(before) => Self {
                count: before.count + 1,
                ..if best.tricks > before.best.tricks {
                    own
                } else {
                    before
                }
            },
        }
    }
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
        let mut deal = Chain::default();
        let told = later
            .iter()
            .map(|own| declarations.take(&mut deal, Some(*first), *own));
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
    fn behind_the_most_counting_begins_anew() {
        let file: Arc<str> = "a.pbn".into();
        let table = |seat, tricks| Declared {
            strain: Strain::Spades,
            seat,
            tricks,
        };
        for (others, known) in [(MOST - 2, true), (MOST - 1, false)] {
            let (mut declarations, mut deal) = (Declarations::default(), Chain::default());
            let mut take = |deal: &mut Chain, declared| {
                declarations
                    .take(deal, None, (declared, &file, 1))
                    .is_some()
            };
            assert!(!take(&mut deal, table(Seat::North, 10)));
            for _ in 0..others {
                assert!(!take(&mut Chain::default(), table(Seat::East, 10)));
            }
            assert_eq!(take(&mut deal, table(Seat::West, 10)), known);
        }
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
