//! What happened at the table: thirteen tricks, who led and won them, and what was out of order.
//!
//! A deal, a trump suit, a leader and a table of cards become a [`Replay`]. Cards are taken as recorded; nothing is
//! repaired, and what is not recorded stays unknown.
//!
//! It must not know PBN, the Laws on rectification, results or time.

mod hands;
mod in_order;
mod irregularity;
mod judged;
pub(crate) mod layout;
mod plain;
mod play;
mod position;
mod trick;
mod walk;

#[cfg(test)]
pub(crate) mod fixture;
#[cfg(test)]
mod tests;

pub use in_order::{Leaders, leaders};
pub use irregularity::{Evidence, Irregularity, LeaderReading, Revoke, Unfounded};
pub use judged::{JudgedTurn, Open};
pub use play::{Turned, replay, replay_turned};
pub use position::Position;
pub use trick::{Reading, Trick};

use crate::bridge::{Card, Deal, Seat, Side, Suit, Turn, side};

/// What a replay starts from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setting {
    /// What is known of the hands.
    pub deal: Option<Deal>,
    /// The trump suit; `None` at notrump.
    pub trump: Option<Suit>,
    /// The hand that is due to lead to the first trick.
    pub leader: Seat,
}

/// The play of one board.
#[derive(Debug, Clone)]
pub struct Replay {
    /// The setting. Its deal is the one that the play was read with, which may be turned.
    pub setting: Setting,
    /// The tricks; those from `rows` on are empty.
    pub tricks: [Trick; 13],
    /// Tricks up to and including the last with a recorded card.
    pub rows: u8,
    /// Tricks with four recorded cards.
    pub whole: u8,
    /// Tricks in the whole deal: 13, or fewer in an end position.
    pub size: u8,
    /// The irregularities, by trick and turn; those of the whole board come first.
    pub irregularities: Vec<Irregularity>,
    /// Recorded turns at which a hand other than the leader held the led suit: the chances to revoke.
    pub turns_to_follow: u8,
    /// Those of them at which a revoke would have been found ([`Replay::judged`]).
    pub turns_judged: u8,
    /// The tricks whose leader only their own cards show, as bits from trick 1: no failure to follow is found in them.
    pub own_leader: u16,
    /// Whether the record itself names the leaders ([`Table::names_leaders`](crate::bridge::Table::names_leaders)).
    pub names_leaders: bool,
}

impl Default for Replay {
    fn default() -> Self {
        Self {
            setting: Setting {
                deal: None,
                trump: None,
                leader: Seat::North,
            },
            tricks: [Trick::default(); 13],
            rows: 0,
            whole: 0,
            size: 13,
            irregularities: Vec::new(),
            turns_to_follow: 0,
            turns_judged: 0,
            own_leader: 0,
            names_leaders: false,
        }
    }
}

impl Replay {
    /// Replays into a new value; [`replay()`] reuses one.
    pub fn of(setting: &Setting, table: &crate::bridge::Table) -> Self {
        let mut this = Self::default();
        replay(setting, table, &mut this);
        this
    }

    /// The recorded tricks, numbered from 1.
    pub fn recorded(&self) -> impl Iterator<Item = (u8, &Trick)> {
        (1..).zip(&self.tricks[..usize::from(self.rows)])
    }

    /// The recorded tricks before this one.
    pub fn before(&self, number: u8) -> impl Iterator<Item = (u8, &Trick)> {
        self.recorded()
            .take_while(move |(earlier, _)| *earlier < number)
    }

    /// Whether the record has a trick of this number, from 1.
    pub fn reaches(&self, number: u8) -> bool {
        (1..=self.rows).contains(&number)
    }

    /// The trick of this number, from 1.
    pub fn trick(&self, number: u8) -> &Trick {
        &self.tricks[usize::from(number) - 1]
    }

    /// The revokes, in order of play.
    pub fn revokes(&self) -> impl Iterator<Item = &Revoke> {
        self.irregularities
            .iter()
            .filter_map(|irregularity| match irregularity {
                Irregularity::Revoke(revoke) => Some(revoke),
                _ => None,
            })
    }

    /// Whether so few cards fit the deal that it is that of another board.
    pub fn is_of_another_deal(&self) -> bool {
        let mut all = self.irregularities.iter();
        all.any(|it| matches!(it, Irregularity::DealDoesNotFit { .. }))
    }

    /// The turns at which a card is recorded.
    pub(crate) fn turns_of(&self, card: Card) -> impl Iterator<Item = Turn> {
        self.recorded().filter_map(move |(trick, row)| {
            let mut cards = row.cards.iter();
            let (seat, _) = cards.find(|(_, played)| **played == Some(card))?;
            Some(Turn { trick, seat })
        })
    }

    /// The cards of a suit that a hand plays in later tricks.
    fn shown_later(&self, turn: Turn, suit: Suit) -> impl Iterator<Item = (u8, Card)> + use<'_> {
        let later = self.recorded().skip(usize::from(turn.trick));
        later.filter_map(move |(number, trick)| {
            trick.cards[turn.seat]
                .filter(|card| card.suit == suit)
                .map(|card| (number, card))
        })
    }

    /// Whether four cards of a trick were given to the hands that were dealt them.
    pub fn has_whole_row_by_owner(&self) -> bool {
        let mut tricks = self.recorded();
        tricks.any(|(_, trick)| trick.reading == Reading::ByOwner && trick.is_whole())
    }

    /// Tricks whose winner is known to be of this side.
    pub fn won(&self, by: Side) -> u8 {
        let count = self
            .recorded()
            .filter(|(_, trick)| trick.winner.is_some_and(|seat| side(seat) == by))
            .count();
        u8::try_from(count).expect("at most 13 tricks")
    }

    /// Whether a side can have won this many tricks: those that it won, and any number of the open ones.
    pub fn allows(&self, tricks: u8, by: Side) -> bool {
        (self.won(by)..=self.size - self.won(by.other())).contains(&tricks)
    }

    /// The trick in which the record ends: the next one, where the last of them is whole and another is left.
    pub fn ends_in(&self) -> u8 {
        let last = self.rows.max(1);
        (last + u8::from(self.trick(last).is_whole())).min(self.size)
    }

    /// Tricks whose winner is not known, unplayed ones included.
    pub fn open(&self) -> u8 {
        self.size - self.won(Side::NorthSouth) - self.won(Side::EastWest)
    }
}
