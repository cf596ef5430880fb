//! The walk through the tricks: who led, who won, who failed to follow.
//!
//! Where a card is missing, several hands may have won a trick and led to the next. They are kept as a set: a hand
//! drops out if the next row would be illegal with it as leader, and when one is left it is the leader.

use super::hands::Hands;
use super::{Evidence, Irregularity, Reading, Replay, Revoke, Trick, Unfounded};
use crate::bridge::{
    Card, Hand, RowMarks, Seat, Suit, Table, Turn, after, bit, seats_from, suit_bits, winning,
};

/// A set of seats, a bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Seats(u8);

impl Seats {
    const ALL: Self = Self(0b1111);
    const NONE: Self = Self(0);

    const fn of(seat: Seat) -> Self {
        Self(1 << seat as u8)
    }

    fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL
            .into_iter()
            .filter(move |&seat| self.0 & Self::of(seat).0 != 0)
    }

    /// The seat, if the set has exactly one.
    fn only(self) -> Option<Seat> {
        self.0
            .is_power_of_two()
            .then(|| Seat::ALL[self.0.trailing_zeros() as usize])
    }
}

/// A walk through the tricks.
pub(super) struct Walk<'a> {
    replay: &'a mut Replay,
    table: &'a Table,
    hands: Hands,
}

impl<'a> Walk<'a> {
    pub(super) fn new(replay: &'a mut Replay, table: &'a Table) -> Self {
        let hands = Hands::of(replay);
        Self {
            replay,
            table,
            hands,
        }
    }

    pub(super) fn run(mut self) {
        let mut leaders = Seats::of(self.replay.setting.leader);
        for number in 1..=self.replay.rows {
            leaders = self.leader(number, leaders);
            if leaders.only().is_none() {
                self.replay.own_leader |= 1 << (number - 1);
            }
            leaders = self.narrow(number, leaders);
            self.trick_mut(number).leader = leaders.only();
            if let Some(leader) = leaders.only() {
                self.follow(number, leader);
            }
            let winners = self.winners(number, leaders);
            self.trick_mut(number).winner = winners.only().filter(|_| self.is_decided(number));
            self.pass(number);
            leaders = winners;
        }
    }

    fn note(&mut self, irregularity: Irregularity) {
        self.replay.irregularities.push(irregularity);
    }

    fn trick(&self, number: u8) -> Trick {
        *self.replay.trick(number)
    }

    fn trick_mut(&mut self, number: u8) -> &mut Trick {
        &mut self.replay.tricks[usize::from(number) - 1]
    }

    /// Whether the trick is complete enough for a winner: the last trick of a record needs all four cards.
    fn is_decided(&self, number: u8) -> bool {
        number < self.replay.rows || self.trick(number).recorded() == 4
    }

    /// Follows an accepted lead out of turn (`^L`).
    fn leader(&mut self, number: u8, due: Seats) -> Seats {
        if self.table.marks[usize::from(number) - 1].lead == 0 {
            return due;
        }
        let mut leaders = due;
        let mut led = false;
        for seat in self.marked(number, |marks| marks.lead) {
            let turn = Turn::new(number, seat);
            if led || due.only().is_some_and(|due| due == seat) {
                self.note(Irregularity::LeadMarkUnfounded(turn));
            } else {
                let due = due.only();
                self.note(Irregularity::LeadOutOfTurn { turn, due });
                leaders = Seats::of(seat);
                led = true;
            }
        }
        leaders
    }

    /// The hands whose card in a row is marked.
    fn marked(&self, number: u8, which: impl Fn(&RowMarks) -> u8) -> Vec<Seat> {
        let row = usize::from(number) - 1;
        let bits = which(&self.table.marks[row]);
        let columns = (0..4).filter(|column| bits & (1 << column) != 0);
        columns
            .filter_map(|column| self.hand_of(row, column))
            .collect()
    }

    /// The hand that a cell of the table was assigned to.
    fn hand_of(&self, row: usize, column: usize) -> Option<Seat> {
        let card = self.table.slots[row][column].card()?;
        let cards = &self.replay.tricks[row].cards;
        cards
            .iter()
            .find_map(|(seat, played)| (*played == Some(card)).then_some(seat))
    }

    /// Drops leaders with whom the row would be illegal; keeps all if it would be illegal with each. The leader to the
    /// first trick is known.
    fn narrow(&mut self, number: u8, leaders: Seats) -> Seats {
        if leaders.only().is_some() {
            return leaders;
        }
        let fits = leaders
            .iter()
            .filter(|&leader| self.is_legal(number, leader));
        let left = fits.fold(Seats::NONE, |seats, seat| seats.with(Seats::of(seat)));
        let Some(leader) = left.only() else {
            return if left == Seats::NONE { leaders } else { left };
        };
        self.trick_mut(number - 1).winner = Some(leader);
        left
    }

    fn is_legal(&self, number: u8, leader: Seat) -> bool {
        let trick = self.trick(number);
        let Some(led) = trick.cards[leader] else {
            return true;
        };
        let mut others = trick.cards.iter().filter(|(seat, _)| *seat != leader);
        others.all(|(seat, card)| {
            card.is_none_or(|card| {
                card.suit == led.suit || self.is_unproven(Turn::new(number, seat), led.suit)
            })
        })
    }

    /// Whether nothing shows that a hand held a suit at its turn.
    fn is_unproven(&self, turn: Turn, suit: Suit) -> bool {
        self.hands.proof(self.replay, turn, suit).is_none()
    }

    /// Checks that every hand follows the led suit.
    fn follow(&mut self, number: u8, leader: Seat) {
        let trick = self.trick(number);
        let marks = self.table.marks[usize::from(number) - 1].revoke;
        if let Some(led) = trick.cards[leader]
            && trick.reading != Reading::Doubtful
        {
            for position in 1..4 {
                let seat = after(leader, position);
                let Some(card) = trick.cards[seat] else {
                    continue;
                };
                if card.suit == led.suit {
                    self.replay.turns_to_follow += 1;
                } else if trick.reading == Reading::Fixed {
                    self.fail(number, position, (leader, led), (seat, card));
                }
            }
        }
        if marks != 0 && trick.reading == Reading::Fixed {
            self.compare_marks(number, leader);
        }
    }

    /// A card of another suit: a revoke, if the hand is proven to have held the suit led.
    fn fail(
        &mut self,
        number: u8,
        position: usize,
        (led_by, led): (Seat, Card),
        (seat, played): (Seat, Card),
    ) {
        let turn = Turn::new(number, seat);
        let Some(could_have_played) = self.hands.proof(self.replay, turn, led.suit) else {
            return;
        };
        self.replay.turns_to_follow += 1;
        let shown = self.replay.shown_later(turn, led.suit).next();
        let evidence = if self.hands.left(seat).is_some() {
            Evidence::Deal
        } else {
            Evidence::LaterPlay
        };
        let marked = self.table.marks[usize::from(number) - 1].revoke != 0
            && self.marked(number, |marks| marks.revoke).contains(&seat);
        self.note(Irregularity::Revoke(Revoke {
            turn,
            #[allow(clippy::cast_possible_truncation)] // 1 to 3
            position: position as u8 + 1,
            led_by,
            led,
            played,
            could_have_played,
            evidence,
            shown,
            marked,
        }));
    }

    /// Reports marks (`^R`) on cards that are not revokes.
    fn compare_marks(&mut self, number: u8, leader: Seat) {
        for seat in self.marked(number, |marks| marks.revoke) {
            let turn = Turn::new(number, seat);
            if self.replay.revokes().all(|revoke| revoke.turn != turn)
                && let Some(why) = self.unfounded(turn, leader)
            {
                self.note(Irregularity::RevokeMarkUnfounded(turn, why));
            }
        }
    }

    fn unfounded(&self, turn: Turn, leader: Seat) -> Option<Unfounded> {
        let trick = self.trick(turn.trick);
        if turn.seat == leader {
            return Some(Unfounded::Lead);
        }
        let suit = trick.cards[leader]?.suit;
        if trick.cards[turn.seat]?.suit == suit {
            return Some(Unfounded::Follows);
        }
        Hand::from_bits_retain(self.hands.left(turn.seat)?)[suit]
            .is_empty()
            .then_some(Unfounded::Void)
    }

    /// The hands that may have won a trick.
    fn winners(&self, number: u8, leaders: Seats) -> Seats {
        if let Some(leader) = leaders.only() {
            return self.winners_from(number, leader); // nearly always
        }
        leaders.iter().fold(Seats::NONE, |winners, leader| {
            winners.with(self.winners_from(number, leader))
        })
    }

    fn winners_from(&self, number: u8, leader: Seat) -> Seats {
        let trick = self.trick(number);
        let Some(led) = trick.cards[leader] else {
            return Seats::ALL;
        };
        let cards = trick.cards.0.map(|card| card.map_or(0, bit));
        let trumps = self.replay.setting.trump.map_or(0, suit_bits);
        let best_of = |cards| winning(cards, suit_bits(led.suit), trumps);
        let best = best_of(cards.iter().fold(0, |all, card| all | card));
        let beats = |seat| {
            let may_hold = self.may_hold(seat).iter();
            may_hold.map(bit).any(|card| best_of(best | card) != best)
        };
        let mut winners = Seats::NONE;
        for (seat, card) in Seat::ALL.into_iter().zip(cards) {
            if card == best || card == 0 && beats(seat) {
                winners = winners.with(Seats::of(seat));
            }
        }
        winners
    }

    /// The cards that a hand may have played where one is missing: its own cards that are recorded nowhere.
    fn may_hold(&self, seat: Seat) -> Hand {
        let recorded = self.replay.recorded().flat_map(|(_, trick)| trick.cards.0);
        let recorded = recorded.flatten().fold(0, |cards, card| cards | bit(card));
        let hand = self.replay.setting.deal.and_then(|deal| deal.hands[seat]);
        Hand::from_bits_truncate(hand.unwrap_or(Hand::ALL).to_bits() & !recorded)
    }

    /// Updates the hands and the missing cards after a trick.
    fn pass(&mut self, number: u8) {
        let trick = self.trick(number);
        self.hands.pass(&trick);
        if trick.is_whole() {
            return;
        }
        let seats = seats_from(trick.leader.unwrap_or(self.table.first));
        let mut seats = seats.into_iter();
        if let Some(seat) = seats.find(|seat| trick.cards[*seat].is_none())
            && number < self.replay.rows
            && trick.reading != Reading::Doubtful
        {
            self.note(Irregularity::Hole(Turn::new(number, seat)));
        }
    }
}
