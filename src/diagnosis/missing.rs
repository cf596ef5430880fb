//! A card that was left out, so that all that follow have moved up into its place: in a record whose rows keep to the columns, or
//! one that has its cards in order of play.

use super::weights::cost;
use super::{LegalReading, Weighed};
use crate::bridge::{
    BySeat, Card, Deal, Hand, Seat, Slot, Table, Turn, after, bit, only, trick_winner,
};
use crate::replay::{Irregularity, Replay, Setting};

/// So many cards behind the gap show that they have moved. A row has one card of each hand by chance once in ten times, and
/// fifty places are tried.
const ENOUGH_BEHIND: usize = 12;

/// So many are enough behind the first place of all.
const ENOUGH_BEHIND_LEAD: usize = 8;

/// The earliest gap with which the record is legal, and the replay of that.
pub(super) fn reading(setting: &Setting, table: &Table) -> Option<(Weighed, Replay)> {
    let deal = setting
        .deal
        .filter(|deal| deal.size == 13 && deal.is_complete())?;
    let record = MovedRecord {
        setting,
        deal: &deal,
        first: table.first,
    };
    let mut as_written = Vec::with_capacity(52);
    for row in &table.slots[..usize::from(table.rows)] {
        as_written.extend(row.iter().filter_map(|slot| slot.card()));
    }
    if as_written.len() >= 52 {
        return None; // none is missing
    }
    let (turn, replay) = record
        .gap(&as_written, Order::Columns)
        .or_else(|| record.gap(&as_written, Order::OfPlay))
        .or_else(|| record.gap(&record.in_order(table)?, Order::OfPlay))?;
    let reading = LegalReading::Missing(turn);
    Some((Weighed::new(reading, cost::MISSING), replay))
}

/// How the cards of a record follow each other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// Column after column, each of one hand.
    Columns,
    /// As they were played.
    OfPlay,
}

struct MovedRecord<'a> {
    setting: &'a Setting,
    deal: &'a Deal,
    first: Seat,
}

impl MovedRecord<'_> {
    /// The first place at which a gap makes the record legal.
    fn gap(&self, cards: &[Card], order: Order) -> Option<(Turn, Replay)> {
        for place in 0..cards.len() {
            let behind = cards.len() - place;
            if behind < ENOUGH_BEHIND && (place > 0 || behind < ENOUGH_BEHIND_LEAD) {
                return None;
            }
            match self.with_gap(cards, place, order) {
                Ok((table, turn)) => {
                    let replay = self.replayed(table, turn);
                    let is_hole = |it: &_| matches!(it, Irregularity::Hole(_));
                    if replay.irregularities.iter().all(is_hole) {
                        return Some((turn, replay));
                    }
                }
                // what does not fit before a gap does not fit before a later one
                Err(misfit) if misfit < place => return None,
                Err(_) => (),
            }
        }
        None
    }

    /// The cards in the order in which they were played by the winners that the record shows; `None` where a row before the last
    /// has a gap, or where no gap can make it right: the first card is then neither the leader's nor that of the hand behind it.
    fn in_order(&self, table: &Table) -> Option<Vec<Card>> {
        let mut leader = self.setting.leader;
        let mut cards = Vec::with_capacity(52);
        for (row, slots) in table.slots[..usize::from(table.rows)].iter().enumerate() {
            let of = |seat| slots[table.column_of(seat)].card();
            cards.extend((0..4).filter_map(|step| of(after(leader, step))));
            if row == 0 {
                let owner = self.deal.owner(*cards.first()?)?;
                if owner != leader && owner != after(leader, 1) {
                    return None;
                }
            }
            let all = BySeat::from_fn(of);
            if all.0.iter().all(Option::is_some) {
                let all = BySeat(all.0.map(|it| it.expect("a card")));
                leader = trick_winner(&all, leader, self.setting.trump);
            } else if row + 1 < usize::from(table.rows) {
                return None;
            }
        }
        Some(cards)
    }

    /// The replay of a table with a gap, in which the card stands that was left out, where the hand has no other.
    fn replayed(&self, mut table: Table, gap: Turn) -> Replay {
        let recorded = table.cards().fold(0, |cards, (.., card)| cards | bit(card));
        let dealt = self.deal.hands[gap.seat].map_or(0, Hand::to_bits);
        if let Some(left_out) = only(Hand::from_bits_retain(dealt & !recorded)) {
            table.put(gap, left_out);
        }
        Replay::of(self.setting, &table)
    }

    /// The table with a gap before the card at this place, if then each card was dealt to its hand, and the turn of the gap;
    /// else the first place that does not fit.
    fn with_gap(&self, cards: &[Card], gap: usize, order: Order) -> Result<(Table, Turn), usize> {
        let card_at = |place: usize| match place.checked_sub(gap) {
            None => cards.get(place).copied(),
            Some(0) => None,
            Some(_) => cards.get(place - 1).copied(),
        };
        let mut table = Table::empty(self.first);
        let mut missing = None;
        let mut leader = match order {
            Order::Columns => self.first,
            Order::OfPlay => self.setting.leader,
        };
        for (row, trick) in (0..cards.len().div_ceil(4)).zip(1..) {
            let places = 4 * row..4 * row + 4;
            for (seat, place) in (0..).map(|step| after(leader, step)).zip(places.clone()) {
                let turn = Turn { trick, seat };
                match card_at(place) {
                    Some(card) if self.deal.owner(card) == Some(seat) => table.put(turn, card),
                    Some(_) => return Err(place),
                    None if place == gap => {
                        missing = Some(turn);
                        table.slots[row][table.column_of(seat)] = Slot::Unknown;
                    }
                    None => (),
                }
            }
            if order == Order::OfPlay {
                let next = card_at(places.end).and_then(|card| self.deal.owner(card));
                leader = next.unwrap_or(leader);
            }
        }
        missing.map(|turn| (table, turn)).ok_or(gap)
    }
}
