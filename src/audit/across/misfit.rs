//! Plays that do not fit the deal of their board: whose deal is to be looked for elsewhere.

use super::Place;
use super::holders::{Holders, NUMBERS};
use crate::board::Board;
use crate::checks::{Case, is_moved};
use crate::replay::Irregularity;
use crate::replay::layout::{each_column, rows};
use std::collections::HashMap;

/// The fewest cards that say which deal a play belongs to: by chance one deal in a million millions has them.
const FEWEST: u32 = 20;

/// A play that does not fit the deal of its board.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MisfitPlay {
    pub(super) holders: Holders,
    pub(super) cards: u64,
    /// The deal of its board, which is not that of another board even if it fits turned.
    pub(super) own: Option<Holders>,
}

impl MisfitPlay {
    /// That of a board, where enough cards are recorded that do not fit: all of them, or those from some trick on.
    pub(crate) fn of(case: &Case<'_>) -> Option<Self> {
        let before = case
            .replay()?
            .irregularities
            .iter()
            .find_map(|it| match it {
                Irregularity::DealDoesNotFit { .. } if !case.ruled.as_ref().is_ok_and(is_moved) => {
                    Some(0)
                }
                Irregularity::OtherPlay { trick, .. } => Some(usize::from(*trick) - 1),
                _ => None,
            })?;
        let table = &case.play.table;
        let played = each_column(rows(table).skip(before));
        let mut holders = [0; 2];
        for (column, cards) in played.into_iter().enumerate() {
            let seat = table.seat_of(column) as u64;
            holders[0] |= if seat & 1 != 0 { cards } else { 0 };
            holders[1] |= if seat & 2 != 0 { cards } else { 0 };
        }
        let cards = played.iter().fold(0, |all, cards| all | cards);
        (cards.count_ones() >= FEWEST).then_some(Self {
            holders: Holders(holders),
            cards,
            own: case.board.deal.value().and_then(Holders::of),
        })
    }
}

/// Each play once, however often its record stands in the input; and for each of `plays` its place among them.
pub(super) fn distinct(plays: &[(Place, MisfitPlay)]) -> (Vec<MisfitPlay>, Vec<usize>) {
    let (mut places, mut distinct) = (HashMap::new(), Vec::new());
    let numbers = plays.iter().map(|(_, play)| {
        let cards = (play.holders.0, play.cards);
        *places.entry(cards).or_insert_with(|| {
            distinct.push(*play);
            distinct.len() - 1
        })
    });
    let numbers = numbers.collect();
    (distinct, numbers)
}

/// The number of a board; 0 where it has none.
pub(super) fn number_of(board: &Board) -> u16 {
    let number = board.number.and_then(|it| u16::try_from(it).ok());
    number.filter(|it| *it < NUMBERS).unwrap_or(0)
}
