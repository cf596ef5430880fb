//! What a record says of its board besides the cards, for whoever weighs its readings.

use crate::bridge::{Seat, Side, Suit, side};

/// The other statements of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Witnesses {
    /// Declarer, as the record says.
    pub declarer: Seat,
    /// Declarer by the auction, where it is another.
    pub by_auction: Option<Seat>,
    /// The trump suit by the auction, or none, where it is another than the contract has.
    pub trump_by_auction: Option<Option<Suit>>,
    /// The trump suits, or none, with which the stated tricks give the stated Score: a bit for each as [`trump_bit`] has it;
    /// 0 where either is not stated.
    pub trumps_by_score: u8,
    /// Declarer in a list of results.
    pub listed: Option<Seat>,
    /// The hand that leads first, as the record names it.
    pub leads: Option<Seat>,
    /// The side that declared, as the sign of the Score has it.
    pub scored: Option<Side>,
    /// Whether the contract is doubled or redoubled.
    pub is_doubled: bool,
    /// The tricks of that declarer, as the record states them.
    pub result: Option<u8>,
    /// Whether they are those of the claim or a list of results, which whoever recorded the cards did not count.
    pub by_others: bool,
    /// Whether it states them as those of a side: they stay its own, whoever declared.
    pub by_side: bool,
}

/// The bit of a trump suit, or of none, in a set of them.
pub fn trump_bit(trump: Option<Suit>) -> u8 {
    1 << trump.map_or(4, |suit| suit as u8)
}

impl Witnesses {
    /// Nothing but the cards, with this declarer.
    pub const fn of_cards(declarer: Seat) -> Self {
        Self {
            declarer,
            by_auction: None,
            trump_by_auction: None,
            trumps_by_score: 0,
            listed: None,
            leads: None,
            scored: None,
            is_doubled: false,
            result: None,
            by_others: false,
            by_side: false,
        }
    }

    /// The stated tricks of another declarer, of so many in all.
    pub(super) fn tricks_of(&self, declarer: Seat, size: u8) -> Option<u8> {
        let is_other = self.by_side && side(declarer) != side(self.declarer);
        let of_declarer = |tricks| if is_other { size - tricks } else { tricks };
        self.result
            .filter(|tricks| *tricks <= size)
            .map(of_declarer)
    }
}
