//! Who declared in which denomination at the tables of one deal, and how many tricks were won there.
//!
//! Two sides seldom win more than so many tricks between them when each declares in the same denomination. Where they did, a
//! declarer is wrong, and at the table that differs from most. Scoring programs warn of it where the result is typed in.

use super::deal_fingerprint::DealFingerprint;
use crate::bridge::{Seat, Side, Strain, side};
use crate::checks::{Case, OtherSide, most_of_both_sides};
use crate::replay::Replay;
use std::num::NonZeroU32;
use std::sync::Arc;

/// The most denominations of deals that are counted at a time; then counting begins anew.
const MOST: usize = 1 << 16;

/// The most denominations that are looked through for those of a deal: more than all of a dozen deals under the same tags.
const FAR: usize = 64;

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
        let premises = case.premises;
        if case.replay().is_some_and(Replay::is_of_another_deal) {
            return None;
        }
        Some(Self {
            strain: premises.full_contract()?.bid.strain,
            seat: premises.declarer()?,
            tricks: case.tricks()?,
        })
    }

    fn side(self) -> Side {
        side(self.seat)
    }
}

/// The tables of a deal at which one side declared in one denomination.
#[derive(Debug)]
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
    /// The rest, without the file.
    besides: OtherSide<'static>,
}

impl Contradiction {
    /// In the words of a case.
    pub(super) fn other_side(&self) -> OtherSide<'_> {
        OtherSide {
            file: &self.file,
            ..self.besides
        }
    }
}

/// The declarations of deals that were played at more than one table; the first table of a deal is remembered with the deal.
#[derive(Debug, Default)]
pub(super) struct Declarations {
    /// Those that are counted, and the number of the first.
    counted: Vec<Denomination>,
    first: u32,
}

/// The tables of a deal at which one denomination was declared.
#[derive(Debug)]
struct Denomination {
    deal: DealFingerprint,
    strain: Strain,
    sides: [Option<Tables>; 2],
    /// Those of the other denominations.
    others: Chain,
}

/// The denominations of the deals under the same tags: the number of the last that was added, which leads to those before.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Chain(Option<NonZeroU32>);

/// A table, and where its record stands.
pub(super) type Placed<'a> = (Declared, &'a Arc<str>, u32);

impl Declarations {
    /// Takes in another table of a deal. Says what contradicts it, unless more tables before it agree with it.
    pub(super) fn take(
        &mut self,
        chain: &mut Chain,
        deal: DealFingerprint,
        first: Option<Placed<'_>>,
        own: Placed<'_>,
    ) -> Option<Contradiction> {
        let declared = own.0;
        let first = first.filter(|it| it.0.strain == declared.strain);
        let (agrees, differs) = match first {
            Some(first) if first.0.side() == declared.side() => (1, None),
            first => (0, first),
        };
        let sides = self.sides(chain, deal, declared.strain);
        let side = declared.side();
        let agreeing = agrees + Tables::add(&mut sides[side as usize], own);
        let others = sides[side.other() as usize].as_ref();
        let tables = u32::from(differs.is_some()) + others.map_or(0, |it| it.count);
        if tables <= agreeing {
            return None;
        }
        let others = others.map(|it| (it.best, &it.file, it.game));
        let (best, file, game) = match (differs, others) {
            (Some(first), Some(later)) if later.0.tricks > first.0.tricks => later,
            (first, later) => first.or(later)?,
        };
        let is_too_many = best.tricks + declared.tricks > most_of_both_sides(declared.strain);
        is_too_many.then(|| Contradiction {
            file: Arc::clone(file),
            besides: OtherSide {
                file: "",
                game,
                declarer: best.seat,
                tricks: best.tricks,
                tables,
                own: agreeing,
            },
        })
    }

    /// The tables of a deal at which a denomination was declared, by side.
    fn sides(
        &mut self,
        chain: &mut Chain,
        deal: DealFingerprint,
        strain: Strain,
    ) -> &mut [Option<Tables>; 2] {
        let place = self.place(*chain, deal, strain).unwrap_or_else(|| {
            if self.counted.len() == MOST {
                self.first = self.first.wrapping_add(number(MOST));
                self.counted.clear();
            }
            let place = self.counted.len();
            self.counted.push(Denomination {
                deal,
                strain,
                sides: [None, None],
                others: *chain,
            });
            *chain = Chain(NonZeroU32::new(self.first.wrapping_add(number(place) + 1)));
            place
        });
        &mut self.counted[place].sides
    }

    /// Where a denomination of a deal is counted.
    fn place(&self, mut chain: Chain, deal: DealFingerprint, strain: Strain) -> Option<usize> {
        for _ in 0..FAR {
            let place = (chain.0?.get() - 1).wrapping_sub(self.first) as usize;
            let denomination = self.counted.get(place)?; // or it is counted no more
            if denomination.deal == deal && denomination.strain == strain {
                return Some(place);
            }
            chain = denomination.others;
        }
        None
    }
}

/// The number of a place.
#[allow(clippy::cast_possible_truncation)] // at most MOST
const fn number(place: usize) -> u32 {
    place as u32
}

impl Tables {
    /// Adds a table to those before. Says how many these were.
    fn add(tables: &mut Option<Self>, (declared, file, game): Placed<'_>) -> u32 {
        let count = tables.as_ref().map_or(0, |it| it.count);
        match tables {
            Some(before) if declared.tricks <= before.best.tricks => before.count += 1,
            _ => {
                *tables = Some(Self {
                    count: count + 1,
                    best: declared,
                    file: Arc::clone(file),
                    game,
                });
            }
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Seat::{East, North, South, West};
    use Strain::{Clubs, Hearts, Notrump, Spades};

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
        let mut chain = Chain::default();
        let told = later
            .iter()
            .map(|own| declarations.take(&mut chain, deal(1), Some(*first), *own));
        told.map(|it| it.map(|it| [it.besides.game, it.besides.tables, it.besides.own]))
            .collect()
    }

    #[test]
    fn the_table_that_differs_from_most_is_the_odd_one() {
        let (north, west) = ((Spades, North, 10), (Spades, West, 10));
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
        let sums = |strain, own| told(&[(strain, North, 10), (strain, East, own)])[0].is_some();
        assert_eq!([8, 9].map(|own| sums(Hearts, own)), [false, true]);
        assert_eq!([9, 10].map(|own| sums(Notrump, own)), [false, true]);
        let partners = told(&[(Hearts, North, 10), (Hearts, South, 11)]);
        let another = told(&[(Hearts, North, 10), (Spades, East, 11)]);
        assert_eq!((partners, another), (vec![None], vec![None]));
    }

    const fn deal(number: u64) -> DealFingerprint {
        DealFingerprint::of_bits(number)
    }

    /// Whether a table at which West won ten tricks in spades is contradicted by one at which North did, with so many others
    /// between, each of the next deal; `is_own` if each has tags of its own.
    fn is_known_behind(others: u64, is_own: bool) -> bool {
        let file: Arc<str> = "a.pbn".into();
        let (mut declarations, mut chain) = (Declarations::default(), Chain::default());
        let mut take = |chain: &mut Chain, number, seat| {
            let declared = Declared {
                strain: Spades,
                seat,
                tricks: 10,
            };
            let told = declarations.take(chain, deal(number), None, (declared, &file, 1));
            told.is_some()
        };
        assert!(!take(&mut chain, 0, North));
        for number in 1..=others {
            let of_its_own = &mut Chain::default();
            let chain = if is_own { of_its_own } else { &mut chain };
            assert!(!take(chain, number, East));
        }
        take(&mut chain, 0, West)
    }

    #[test]
    fn behind_the_most_counting_begins_anew() {
        let most = MOST as u64;
        assert!(is_known_behind(most - 1, true) && !is_known_behind(most, true));
    }

    #[test]
    fn deals_under_the_same_tags_are_told_apart_and_found_again() {
        let far = FAR as u64;
        assert!(is_known_behind(far - 1, false) && !is_known_behind(far, false));
    }

    #[test]
    fn the_table_with_the_most_tricks_is_named() {
        let told = told(&[(Clubs, North, 9), (Clubs, South, 11), (Clubs, East, 10)]);
        assert_eq!(told, [None, Some([2, 2, 0])]);
    }
}
