//! All deals of a run, sixteen bytes each, and the plays that do not fit the deal of their board: at the end the deal that
//! such a play fits is looked for among all of them.

use super::deal_index::{Index, places};
use super::holders::{Holders, KeptDeal};
use super::misfit::{MisfitPlay, distinct};
use std::sync::Arc;

/// How much is kept at most.
#[derive(Debug, Clone, Copy)]
struct Room {
    /// Deals, of sixteen bytes each.
    deals: usize,
    /// Plays that are looked up.
    plays: usize,
    /// Places that they take in the index, of four bytes each.
    places: usize,
    /// Bytes of the files: of their names, and [`PER_FILE`] besides.
    files: usize,
}

impl Room {
    /// That of a run: 8 MiB for deals, 8 MiB for places, 4 MiB for files.
    const ALL: Self = Self {
        deals: 1 << 19,
        plays: 1 << 13,
        places: 1 << 21,
        files: 4 << 20,
    };
}

/// What is kept of a file besides its name.
const PER_FILE: usize = 48;
/// Deals that are allocated together, so that none is moved when there are more.
const SHELF: usize = 1 << 14;

/// A play of one board that fits the deal of another.
#[derive(Debug, Clone)]
pub struct DealFound {
    /// The number of its file in the run, from 1.
    pub file: u64,
    /// The number of its game in the file, from 1.
    pub game: u64,
    /// The number of its board; 0 where it has none.
    pub board: u16,
    /// The file in which the deal stands.
    pub deal_file: Arc<str>,
    /// The number of the board there.
    pub deal_board: u16,
    /// By how many seats, clockwise, that deal has to be turned.
    pub turned: u8,
}

/// The deals and the plays so far.
#[derive(Debug)]
pub(super) struct Deals {
    room: Room,
    shelves: Vec<Vec<KeptDeal>>,
    count: usize,
    /// The files, each from a deal on.
    files: Vec<(usize, Arc<str>)>,
    names: usize,
    plays: Vec<(u64, MisfitPlay)>,
    places: usize,
    left_out: u64,
}

impl Default for Deals {
    fn default() -> Self {
        Self::of(Room::ALL)
    }
}

impl Deals {
    /// With so much room.
    const fn of(room: Room) -> Self {
        Self {
            room,
            shelves: Vec::new(),
            count: 0,
            files: Vec::new(),
            names: 0,
            plays: Vec::new(),
            places: 0,
            left_out: 0,
        }
    }

    /// Keeps a deal of this file; the same one twice in a row, as of two tables, once.
    pub(super) fn keep(&mut self, file: &Arc<str>, holders: Holders, number: u16) {
        let deal = KeptDeal::of(holders, number);
        let is_new_file = self
            .files
            .last()
            .is_none_or(|(_, last)| !Arc::ptr_eq(last, file));
        let last = self.shelves.last().and_then(|shelf| shelf.last());
        if last == Some(&deal) && !is_new_file {
            return;
        }
        let bytes = if is_new_file {
            file.len() + PER_FILE
        } else {
            0
        };
        if self.count == self.room.deals || self.names + bytes > self.room.files {
            self.left_out += 1;
            return;
        }
        if is_new_file {
            self.names += bytes;
            self.files.push((self.count, Arc::clone(file)));
        }
        if self.count.is_multiple_of(SHELF) {
            // the first one grows: most runs have only a few deals
            let room = if self.count == 0 { 0 } else { SHELF };
            self.shelves.push(Vec::with_capacity(room));
        }
        let last = self.shelves.last_mut().expect("there is a shelf");
        last.push(deal);
        self.count += 1;
    }

    /// Keeps a play whose deal is to be looked for.
    pub(super) fn look_for(&mut self, file: u64, play: MisfitPlay) {
        let places = self.places + places(&play);
        if self.plays.len() < self.room.plays && places <= self.room.places {
            self.places = places;
            self.plays.push((file, play));
        } else {
            self.left_out += 1;
        }
    }

    /// Deals and plays that could not be kept.
    pub(super) const fn left_out(&self) -> u64 {
        self.left_out
    }

    /// Hands over the plays that fit just one deal, in the order of the input. Nothing is kept any longer.
    pub(super) fn found<E>(
        &mut self,
        mut with: impl FnMut(&DealFound) -> Result<(), E>,
    ) -> Result<(), E> {
        let Self {
            shelves,
            files,
            plays,
            ..
        } = std::mem::take(self);
        if plays.is_empty() {
            return Ok(());
        }
        let (distinct, numbers) = distinct(&plays);
        let index = Index::of(&distinct);
        let mut matches = vec![Match::None; distinct.len()];
        for (place, deal) in shelves.iter().flatten().enumerate() {
            index.each(deal.holders(), |play, turned| {
                matches[play].take(*deal, place, turned);
            });
        }
        let mut found = plays
            .iter()
            .zip(numbers)
            .filter_map(|((file, play), number)| {
                let Match::One {
                    deal,
                    place,
                    turned,
                } = matches[number]
                else {
                    return None;
                };
                let of = files.partition_point(|(first, _)| *first <= place) - 1;
                Some(DealFound {
                    file: *file,
                    game: play.game,
                    board: play.number,
                    deal_file: Arc::clone(&files[of].1),
                    deal_board: deal.number(),
                    turned,
                })
            });
        found.try_for_each(|found| with(&found))
    }
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
            game: 1,
            number: 7,
            holders: Holders(turned.0.map(|plane| plane & kept)),
            cards: kept,
        }
    }

    fn found(deals: &mut Deals) -> Vec<(u64, String, u16, u8)> {
        let mut all = Vec::new();
        let take = |it: &DealFound| -> Result<(), ()> {
            all.push((it.file, it.deal_file.to_string(), it.deal_board, it.turned));
            Ok(())
        };
        deals.found(take).unwrap();
        all
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
        let files: [Arc<str>; 2] = ["a.pbn".into(), "b.pbn".into()];
        for board in 1..=200_u16 {
            let file = &files[usize::from(board > 100)];
            deals.keep(file, holders(u64::from(board)), board);
        }
        for (file, (of, cards, steps)) in (1..).zip([
            (150, 52, 0),
            (3, 20, 1),
            (99, 30, 2),
            (5, 26, 3),
            (5, 52, 0),
        ]) {
            deals.look_for(file, play(of, cards, steps));
        }
        deals.look_for(9, play(999, 52, 0));
        deals.look_for(10, play(3, 20, 1)); // the same record in another file
        let expected = [
            (1, "b.pbn", 150, 0),
            (2, "a.pbn", 3, 1),
            (3, "a.pbn", 99, 2),
            (4, "a.pbn", 5, 3),
            (5, "a.pbn", 5, 0),
            (10, "a.pbn", 3, 1),
        ];
        let expected =
            expected.map(|(file, name, board, turned)| (file, name.to_owned(), board, turned));
        assert_eq!(found(&mut deals), expected);
    }

    #[test]
    fn a_deal_that_stands_twice_is_one_and_two_that_fit_are_none() {
        let mut deals = Deals::default();
        let file: Arc<str> = "a.pbn".into();
        let mut other = holders(1);
        other.0[0] ^= 1 << 2; // the lowest club
        for (deal, number) in [
            (holders(1), 1),
            (holders(2), 2),
            (holders(1), 9),
            (other, 4),
        ] {
            deals.keep(&file, deal, number);
        }
        deals.look_for(1, play(1, 52, 0));
        deals.look_for(2, play(1, 40, 0));
        assert_eq!(found(&mut deals), [(1, "a.pbn".to_owned(), 1, 0)]);
    }

    #[test]
    fn tables_of_one_board_take_the_room_of_one() {
        let mut deals = Deals::default();
        let file: Arc<str> = "a.pbn".into();
        for board in [1, 1, 1, 2, 2] {
            deals.keep(&file, holders(board), 1);
        }
        assert_eq!(deals.count, 2);
        assert!(size_of::<KeptDeal>() == 16 && size_of::<(u64, MisfitPlay)>() <= 48);
    }

    /// Room for a few.
    const SMALL: Room = Room {
        deals: 100,
        plays: 20,
        places: 1 << 11,
        files: 10 * (PER_FILE + 5),
    };

    #[test]
    fn what_is_kept_is_bounded_and_the_rest_is_counted() {
        let mut deals = Deals::of(SMALL);
        let file: Arc<str> = "a.pbn".into();
        (0..150).for_each(|seed| deals.keep(&file, holders(seed), 1));
        assert_eq!((deals.count, deals.left_out()), (100, 50));
        (0..50).for_each(|seed| deals.look_for(1, play(seed, 52, 0)));
        assert_eq!((deals.plays.len(), deals.left_out()), (20, 80));
        assert_eq!(found(&mut deals).len(), 20, "the first are found");
    }

    #[test]
    fn plays_without_their_high_cards_take_more_room() {
        let mut deals = Deals::of(SMALL);
        let mut low = play(1, 52, 0);
        low.cards = CARDS & !HIGH_CARDS;
        deals.look_for(1, play(1, 52, 0));
        assert_eq!(deals.places, 4);
        deals.look_for(1, low);
        assert_eq!(
            (deals.plays.len(), deals.left_out()),
            (1, 1),
            "4,096 places"
        );
        deals.look_for(1, play(2, 52, 0));
        assert_eq!(deals.plays.len(), 2);
    }

    /// The aces, and the king of spades.
    const HIGH_CARDS: u64 = 1 << 14 | 1 << 30 | 1 << 46 | 1 << 62 | 1 << 61;

    #[test]
    fn files_with_short_names_are_bounded_too() {
        let mut deals = Deals::of(SMALL);
        for number in 0..30 {
            let file: Arc<str> = format!("{number:05}").into();
            deals.keep(&file, holders(number), 1);
        }
        assert_eq!((deals.files.len(), deals.left_out()), (10, 20));
    }

    #[test]
    fn all_of_it_takes_less_than_28_mib() {
        let Room {
            deals,
            plays,
            places,
            files,
        } = Room::ALL;
        let play = size_of::<(u64, MisfitPlay)>() + size_of::<Match>();
        let turned = 4 * size_of::<(Holders, u64)>();
        // a vector that grows may have twice the room that it needs
        let bytes = deals * size_of::<KeptDeal>() + plays * (2 * play + turned) + 4 * places;
        assert!(bytes + 2 * files < 28 << 20, "{bytes}");
    }
}
