//! Plays that do not fit the deal of their board: the deal that such a play fits is looked for among all deals of a run.

use super::Place;
use super::context::DealFound;
use super::holders::{CARDS, Holders};
use super::misfit::{MisfitPlay, distinct};
use super::shelves::Shelves;
use super::traced::Traced;
use std::io;

/// The plays that fit just one deal, in the order of the input.
pub(super) fn found(traced: &Traced<'_>) -> io::Result<Vec<(Place, DealFound)>> {
    let misfits = traced.parts().flat_map(|((file, place), part)| {
        let misfits = part.kept.misfits.iter();
        misfits.map(move |(game, play)| ((file, place, *game), *play))
    });
    let plays: Vec<_> = misfits.collect();
    among(&plays, |with| {
        let files = (0..).zip(&traced.files);
        files.map(|(file, _)| file).try_for_each(|file| {
            traced.each_of(file, |_, key| {
                if let Some(dealt) = &key.dealt {
                    with(file, dealt.holders, dealt.figure);
                }
            })
        })
    })
}

/// Looks for plays among the deals that `each` hands on, with their files and the numbers of their boards.
fn among(
    plays: &[(Place, MisfitPlay)],
    mut each: impl FnMut(&mut dyn FnMut(u32, Holders, u16)) -> io::Result<()>,
) -> io::Result<Vec<(Place, DealFound)>> {
    let (distinct, numbers) = distinct(plays);
    let mut matches = vec![Match::None; distinct.len()];
    let mut rest = (&distinct[..], &mut matches[..]);
    while !rest.0.is_empty() {
        let together = together(rest.0);
        let (plays, later) = rest.0.split_at(together);
        let (matches, later_matches) = rest.1.split_at_mut(together);
        let index = Index::of(plays);
        each(&mut |file, holders, number| {
            index.each(holders, |play, turned| {
                let found = DealFound {
                    file,
                    board: number,
                    turned,
                };
                matches[play].take(holders, found);
            });
        })?;
        rest = (later, later_matches);
    }
    let found = plays
        .iter()
        .zip(numbers)
        .filter_map(|((of, play), number)| {
            let Match::One(holders, found) = matches[number] else {
                return None;
            };
            let is_own = play.own.is_some_and(|own| own.agree(holders, CARDS));
            (!is_own).then_some((*of, found))
        });
    Ok(found.collect())
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
    One(Holders, DealFound),
    Several,
}

impl Match {
    /// Takes in a deal that fits. The same one again is no other.
    fn take(&mut self, holders: Holders, found: DealFound) {
        *self = match *self {
            Self::None => Self::One(holders, found),
            Self::One(first, of) if first == holders && of.turned == found.turned => *self,
            _ => Self::Several,
        };
    }
}

/// The plays, in all four directions, by who may hold some high cards, which are played early.
struct Index {
    turned: Vec<(Holders, u64)>,
    shelves: Shelves,
}

/// The places of the aces, and of the king of spades.
const HIGH: [u32; 5] = [14, 30, 46, 62, 61];

impl Index {
    fn of(plays: &[MisfitPlay]) -> Self {
        let mut turned = Vec::with_capacity(4 * plays.len());
        for play in plays {
            let mut holders = play.holders;
            for _ in 0..4 {
                turned.push((holders, play.cards));
                holders = holders.turned();
            }
        }
        let shelves = Shelves::of(1 << (2 * HIGH.len()), |put| {
            for (number, (holders, cards)) in (0..).zip(&turned) {
                each_shelf(*holders, *cards, |shelf| put(shelf, number));
            }
        });
        Self { turned, shelves }
    }

    /// The plays that fit a deal, each with the seats by which the deal has to be turned for it.
    fn each(&self, deal: Holders, mut with: impl FnMut(usize, u8)) {
        let of_deal = shelf(deal, HIGH.iter().enumerate());
        for number in self.shelves.on(of_deal) {
            let number = *number as usize;
            let (holders, cards) = self.turned[number];
            if holders.agree(deal, cards) {
                let by_play = number % 4; // the play is turned to fit the deal
                #[allow(clippy::cast_possible_truncation)] // less than 4
                with(number / 4, ((4 - by_play) % 4) as u8);
            }
        }
    }
}

/// The places that a play takes: more where high cards were not played, as anybody may hold them.
fn places(play: &MisfitPlay) -> usize {
    let unknown = HIGH.iter().filter(|card| play.cards >> **card & 1 == 0);
    4 << (2 * unknown.count())
}

/// The shelf of those who hold these high cards.
fn shelf<'a>(holders: Holders, high: impl Iterator<Item = (usize, &'a u32)>) -> usize {
    high.fold(0, |shelf, (place, card)| {
        shelf | holders.of_card(*card) << (2 * place)
    })
}

/// Every shelf on which a play may stand: who holds a card that was not played is not known.
fn each_shelf(holders: Holders, cards: u64, mut with: impl FnMut(usize)) {
    let is_played = |(_, card): &(usize, &u32)| cards >> **card & 1 != 0;
    let known = shelf(holders, HIGH.iter().enumerate().filter(is_played));
    let unknown = HIGH.iter().enumerate().filter(|it| !is_played(it));
    let unknown = unknown.fold(0_usize, |bits, (place, _)| bits | 3 << (2 * place));
    let mut open = 0;
    loop {
        with(known | open);
        open = open.wrapping_sub(unknown) & unknown; // the next of its subsets
        if open == 0 {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    /// A deal from a number.
    fn holders(seed: u64) -> Holders {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        Holders([(); 2].map(|()| rng.random::<u64>() & CARDS))
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
            own: None,
        }
    }

    type Deal = (u32, Holders, u16);

    /// The games of plays, each with the file, the number and the turn of the deal that was found.
    fn found(deals: &[Deal], plays: &[(Place, MisfitPlay)]) -> Vec<(u32, u32, u16, u8)> {
        let each = |with: &mut dyn FnMut(u32, Holders, u16)| {
            for &(file, holders, number) in deals {
                with(file, holders, number);
            }
            Ok(())
        };
        let found = among(plays, each).unwrap().into_iter();
        let found = found.map(|((.., game), it)| (game, it.file, it.board, it.turned));
        found.collect()
    }

    #[test]
    fn the_deal_of_a_play_is_found_in_any_file_and_any_direction() {
        let deal = |board: u16| (u32::from(board > 100), holders(board.into()), board);
        let deals: Vec<_> = (1..=200).map(deal).collect();
        let plays = [
            ((0, 0, 1), play(150, 52, 0)),
            ((0, 0, 2), play(3, 20, 1)),
            ((0, 0, 3), play(99, 30, 2)),
            ((0, 0, 4), play(5, 26, 3)),
            ((0, 0, 5), play(5, 52, 0)),
            ((0, 0, 9), play(999, 52, 0)),
            ((1, 0, 10), play(3, 20, 1)), // the same record in another file
        ];
        let expected = [
            (1, 1, 150, 0),
            (2, 0, 3, 1),
            (3, 0, 99, 2),
            (4, 0, 5, 3),
            (5, 0, 5, 0),
            (10, 0, 3, 1),
        ];
        assert_eq!(found(&deals, &plays), expected);
    }

    #[test]
    fn a_deal_that_stands_twice_is_one_and_two_that_fit_are_none() {
        let mut other = holders(1);
        other.0[0] ^= 1 << 2; // the lowest club
        let deals = [(1, 1), (2, 2), (1, 9)].map(|(of, number)| (0, holders(of), number));
        let deals = [&deals[..], &[(0, other, 4)]].concat();
        let plays = [((0, 0, 1), play(1, 52, 0)), ((0, 0, 2), play(1, 40, 0))];
        assert_eq!(found(&deals, &plays), [(1, 0, 1, 0)]);
    }

    #[test]
    fn the_deal_of_the_board_itself_is_not_that_of_another() {
        let own = MisfitPlay {
            own: Some(holders(3)),
            ..play(3, 20, 1)
        };
        let deals = [3, 4].map(|of| (0, holders(of), 3));
        assert_eq!(found(&deals, &[((0, 0, 1), own)]), []);
    }

    #[test]
    fn plays_without_their_high_cards_are_looked_for_a_few_at_a_time() {
        let mut low = play(1, 52, 0);
        low.cards &= !(1 << 14 | 1 << 30 | 1 << 46 | 1 << 62 | 1 << 61);
        assert_eq!((places(&play(1, 52, 0)), places(&low)), (4, 4096));
        let count = TOGETHER / 4096 + 3;
        assert_eq!(together(&vec![low; count]), count - 3);
        let each = (1..).take(count).map(|game| {
            let cards = low.cards
                & !(1 << (2 + game % 11))
                & !(1 << (18 + game / 11 % 11))
                & !(1 << (34 + game / 121));
            ((0, 0, game), MisfitPlay { cards, ..low })
        });
        let plays: Vec<_> = each.collect();
        assert_eq!(found(&[(0, holders(1), 1)], &plays).len(), count);
    }
}
