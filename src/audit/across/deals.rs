//! All deals of a run, sixteen bytes each, and the plays that do not fit the deal of their board: the deal that
//! such a play fits is looked for among all of them.

use super::Place;
use super::deal_index::{Index, places};
use super::holders::{Holders, KeptDeal};
use super::misfit::{MisfitPlay, distinct};

/// The deals and the plays of a run.
#[derive(Debug, Default)]
pub(super) struct Deals {
    kept: Vec<KeptDeal>,
    /// The files, each from a deal on.
    files: Vec<(usize, u32)>,
    plays: Vec<(Place, MisfitPlay)>,
}

/// The deal of another board, which a play fits.
#[derive(Debug, Clone, Copy)]
pub(super) struct DealFound {
    /// The place of its file among all.
    pub(super) file: u32,
    /// The number of the board there.
    pub(super) board: u16,
    /// By how many seats, clockwise, the deal has to be turned.
    pub(super) turned: u8,
}

impl Deals {
    /// Keeps a deal of this file; the same one twice in a row, as of two tables, once.
    pub(super) fn keep(&mut self, file: u32, holders: Holders, number: u16) {
        let deal = KeptDeal::of(holders, number);
        let is_new_file = self.files.last().is_none_or(|(_, last)| *last != file);
        if is_new_file {
            self.files.push((self.kept.len(), file));
        } else if self.kept.last() == Some(&deal) {
            return;
        }
        self.kept.push(deal);
    }

    /// Keeps a play whose deal is to be looked for.
    pub(super) fn look_for(&mut self, place: Place, play: MisfitPlay) {
        self.plays.push((place, play));
    }

    /// The plays that fit just one deal, in the order of the input.
    pub(super) fn found(self) -> Vec<(Place, DealFound)> {
        let Self { kept, files, plays } = self;
        if plays.is_empty() {
            return Vec::new();
        }
        let (distinct, numbers) = distinct(&plays);
        let mut matches = vec![Match::None; distinct.len()];
        let mut rest = (&distinct[..], &mut matches[..]);
        while !rest.0.is_empty() {
            let together = together(rest.0);
            let (plays, later) = rest.0.split_at(together);
            let (matches, later_matches) = rest.1.split_at_mut(together);
            let index = Index::of(plays);
            for (place, deal) in kept.iter().enumerate() {
                index.each(deal.holders(), |play, turned| {
                    matches[play].take(*deal, place, turned);
                });
            }
            rest = (later, later_matches);
        }
        let found = plays.iter().zip(numbers).filter_map(|((of, _), number)| {
            let Match::One {
                deal,
                place,
                turned,
            } = matches[number]
            else {
                return None;
            };
            let file = files.partition_point(|(first, _)| *first <= place) - 1;
            let found = DealFound {
                file: files[file].1,
                board: deal.number(),
                turned,
            };
            Some((*of, found))
        });
        found.collect()
    }
}

/// Places in the index that are looked through together, of four bytes each.
const TOGETHER: usize = 1 << 21;

/// How many of the plays are looked for together: one that takes more places than all may is looked for alone.
fn together(plays: &[MisfitPlay]) -> usize {
    let mut taken = 0;
    let fits = plays.iter().take_while(|play| {
        taken += places(play);
        taken <= TOGETHER
    });
    fits.count().max(1)
}

/// What was found of a play.
#[derive(Debug, Clone, Copy)]
enum Match {
    None,
    One {
        deal: KeptDeal,
        place: usize,
        turned: u8,
    },
    Several,
}

impl Match {
    /// Takes in a deal that fits. The same one again is no other.
    fn take(&mut self, deal: KeptDeal, place: usize, turned: u8) {
        *self = match *self {
            Self::None => Self::One {
                deal,
                place,
                turned,
            },
            Self::One {
                deal: first,
                turned: by,
                ..
            } if first.holders() == deal.holders() && by == turned => *self,
            _ => Self::Several,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::super::holders::CARDS;
    use super::*;

    /// A deal from a number: card after card to the seat that a simple generator names.
    fn holders(seed: u64) -> Holders {
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let mut planes = [0; 2];
        for card in (0..64).filter(|card| CARDS >> card & 1 != 0) {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            planes[0] |= (state >> 60 & 1) << card;
            planes[1] |= (state >> 61 & 1) << card;
        }
        Holders(planes)
    }

    /// The play of the first cards of a deal, turned clockwise.
    fn play(of: u64, cards: u32, steps: usize) -> MisfitPlay {
        let turned = (0..steps).fold(holders(of), |holders, _| holders.turned());
        let mut kept = CARDS;
        while kept.count_ones() > cards {
            kept &= kept - 1;
        }
        MisfitPlay {
            holders: Holders(turned.0.map(|plane| plane & kept)),
            cards: kept,
        }
    }

    /// The games of plays, each with the file, the number and the turn of the deal that was found.
    fn found(deals: Deals) -> Vec<(u32, u32, u16, u8)> {
        let found = deals.found().into_iter();
        let found = found.map(|((.., game), it)| (game, it.file, it.board, it.turned));
        found.collect()
    }

    #[test]
    fn the_number_of_a_board_stands_beside_its_cards() {
        for number in [0, 1, 7, 8, 100, 4095] {
            let deal = KeptDeal::of(holders(3), number);
            assert_eq!((deal.number(), deal.holders()), (number, holders(3)));
        }
        assert_eq!(KeptDeal::of(holders(3), 4096).number(), 0);
    }

    #[test]
    fn the_deal_of_a_play_is_found_in_any_file_and_any_direction() {
        let mut deals = Deals::default();
        for board in 1..=200_u16 {
            deals.keep(u32::from(board > 100), holders(u64::from(board)), board);
        }
        for (game, (of, cards, steps)) in (1..).zip([
            (150, 52, 0),
            (3, 20, 1),
            (99, 30, 2),
            (5, 26, 3),
            (5, 52, 0),
        ]) {
            deals.look_for((0, 0, game), play(of, cards, steps));
        }
        deals.look_for((0, 0, 9), play(999, 52, 0));
        deals.look_for((1, 0, 10), play(3, 20, 1)); // the same record in another file
        let expected = [
            (1, 1, 150, 0),
            (2, 0, 3, 1),
            (3, 0, 99, 2),
            (4, 0, 5, 3),
            (5, 0, 5, 0),
            (10, 0, 3, 1),
        ];
        assert_eq!(found(deals), expected);
    }

    #[test]
    fn a_deal_that_stands_twice_is_one_and_two_that_fit_are_none() {
        let mut deals = Deals::default();
        let mut other = holders(1);
        other.0[0] ^= 1 << 2; // the lowest club
        for (deal, number) in [
            (holders(1), 1),
            (holders(2), 2),
            (holders(1), 9),
            (other, 4),
        ] {
            deals.keep(0, deal, number);
        }
        deals.look_for((0, 0, 1), play(1, 52, 0));
        deals.look_for((0, 0, 2), play(1, 40, 0));
        assert_eq!(found(deals), [(1, 0, 1, 0)]);
    }

    #[test]
    fn tables_of_one_board_take_the_room_of_one() {
        let mut deals = Deals::default();
        for board in [1, 1, 1, 2, 2] {
            deals.keep(0, holders(board), 1);
        }
        assert_eq!(deals.kept.len(), 2);
    }

    #[test]
    fn plays_without_their_high_cards_are_looked_for_a_few_at_a_time() {
        let mut low = play(1, 52, 0);
        low.cards &= !(1 << 14 | 1 << 30 | 1 << 46 | 1 << 62 | 1 << 61);
        assert_eq!((places(&play(1, 52, 0)), places(&low)), (4, 4096));
        let mut deals = Deals::default();
        deals.keep(0, holders(1), 1);
        let plays = TOGETHER / 4096 + 3;
        assert_eq!(together(&vec![low; plays]), plays - 3);
        for game in (1..).take(plays) {
            let cards = low.cards
                & !(1 << (2 + game % 11))
                & !(1 << (18 + game / 11 % 11))
                & !(1 << (34 + game / 121));
            deals.look_for((0, 0, game), MisfitPlay { cards, ..low });
        }
        assert_eq!(found(deals).len(), plays);
    }
}
