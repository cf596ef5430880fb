//! Which plays fit a deal: looked up by who holds a few high cards.

use super::holders::Holders;
use super::misfit::MisfitPlay;
use super::shelves::Shelves;

/// The plays, in all four directions, by who may hold some high cards, which are played early.
pub(super) struct Index {
    turned: Vec<(Holders, u64)>,
    shelves: Shelves,
}

/// The places of the aces, and of the king of spades.
const HIGH: [u32; 5] = [14, 30, 46, 62, 61];

impl Index {
    pub(super) fn of(plays: &[MisfitPlay]) -> Self {
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
    pub(super) fn each(&self, deal: Holders, mut with: impl FnMut(usize, u8)) {
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
pub(super) fn places(play: &MisfitPlay) -> usize {
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
