//! The cards of one hand in another order: all of them were written, but not as they were played.

use super::{LegalReading, Search, Weighed, number};
use crate::bridge::{Hand, Seat, Turn, bit};
use crate::diagnosis::record::{PlayRecord, TrickState};
use crate::diagnosis::weights::{Decibans, against, cost};
use crate::replay::{Replay, Revoke};

/// The most tricks that are tried for an order.
const TRIES: u32 = 4096;

/// What the failures of a hand say of the order of its cards.
#[derive(Debug, Clone, Copy)]
pub(super) enum Disorder {
    /// Nothing: it failed once.
    Unlikely,
    /// It failed twice, or in one suit: a card that was overlooked may be the cause as well.
    Possible,
    /// It failed three times, and in two suits.
    Likely,
}

impl Disorder {
    pub(super) fn of(replay: &Replay, seat: Seat) -> Self {
        let own = replay.revokes().filter(|it| it.turn.seat == seat);
        let failed: Vec<_> = own.map(Revoke::led_suit).collect();
        match failed[..] {
            [] | [_] => Self::Unlikely,
            [_, _] => Self::Possible,
            [first, ..] if failed.iter().all(|suit| *suit == first) => Self::Possible,
            _ => Self::Likely,
        }
    }

    /// What two cards of a hand in each other's trick cost.
    pub(super) const fn cost_of_exchange(self) -> Decibans {
        match self {
            Self::Likely => cost::ORDER,
            Self::Unlikely | Self::Possible => cost::EXCHANGE,
        }
    }
}

impl Search {
    /// The order of the offender's cards that makes the record legal, where it failed more than once: the one that leaves most of
    /// them in their places from the first trick on, and first one with which the Result is possible.
    pub(super) fn order(&self, disorder: Disorder) -> Option<Weighed> {
        let cost = match disorder {
            Disorder::Unlikely => return None,
            Disorder::Possible => cost::ORDER_POSSIBLE,
            Disorder::Likely => cost::ORDER,
        };
        let ordered = |fits: bool| {
            let (mut record, mut tries) = (self.record.clone(), TRIES);
            let is_found = self.reorder(&mut record, self.states[0], (&mut tries, fits));
            is_found.then_some(record)
        };
        let any = || Some((ordered(false)?, cost + against::RESULT));
        let (record, cost) = ordered(true).map(|it| (it, cost)).or_else(any)?;
        let seat = self.offender;
        let is_moved = |row: &usize| record.cards[*row][seat] != self.record.cards[*row][seat];
        let trick = number((0..self.record.rows).find(is_moved)?);
        Some(Weighed::new(
            LegalReading::Order(Turn { trick, seat }),
            cost,
        ))
    }

    /// Puts the offender's cards from a trick on in an order in which all can be played, those first that are written there.
    fn reorder(
        &self,
        record: &mut PlayRecord,
        state: TrickState,
        (tries, fits): (&mut u32, bool),
    ) -> bool {
        let (row, seat) = (state.row, self.offender);
        if row == record.rows {
            return !fits || self.fits_result(record, self.witnesses.declarer);
        }
        let written = record.cards[row][seat];
        let later = record.cards[row..record.rows].iter();
        let later = later.fold(0, |cards, of_trick| cards | of_trick[seat]);
        let others = Hand::from_bits_retain(later & !written).iter().map(bit);
        let others = others.filter(|_| written != 0);
        for card in std::iter::once(written).chain(others) {
            if *tries == 0 {
                return false;
            }
            *tries -= 1;
            let swapped = (row..record.rows).find(|later| record.cards[*later][seat] == card);
            let Some(swapped) = swapped else { continue };
            record.exchange(seat, [row, swapped]);
            let next = record.behind(row, &state);
            if next.is_some_and(|next| self.reorder(record, next, (&mut *tries, fits))) {
                return true;
            }
            record.exchange(seat, [row, swapped]);
        }
        false
    }
}
