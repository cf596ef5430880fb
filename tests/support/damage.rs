//! Damage: what players do wrong, and what recorders do. Each way says what it did.

use super::playing::{self, any, of_suit};
use super::{DealtBoard, Stream};
use pbn_audit::bridge::{
    BySeat, Card, Deal, Hand, Penalty, Seat, Slot, Stop, Suit, Table, Turn, after, seats_from, side,
};
use rand::RngExt;

/// How a record ends that does not hold all the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// It just stops.
    Plain,
    /// With `*`.
    Star,
    /// With rows of dashes to the thirteenth.
    Dashes,
}

impl Ending {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Plain, Self::Star, Self::Dashes];
}

/// A card that is written for another of its rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrongSuit {
    /// Whose card, and when.
    pub turn: Turn,
    /// The card that is written.
    pub written: Card,
    /// The card that was played.
    pub played: Card,
}

/// Two cards of a hand that stand in each other's tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exchange {
    /// Whose cards.
    pub seat: Seat,
    /// The two tricks.
    pub tricks: [u8; 2],
}

/// A hand that could follow suit at its turn, and holds other cards too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chance {
    /// Whose turn, in which trick.
    pub turn: Turn,
    /// The suit that was led.
    pub led: Suit,
    /// The cards of other suits.
    pub others: Hand,
    /// The place of the turn in the order of play.
    place: usize,
}

impl DealtBoard {
    /// One revoke, later than those that the board has: a hand that could follow plays another suit, keeps the
    /// withheld one, and all play on legally. `None` when no hand can.
    pub fn revoke(&mut self, rng: &mut Stream) -> Option<Turn> {
        self.revoke_where(|_| true, rng)
    }

    /// The same where only some chances are taken.
    pub fn revoke_where(
        &mut self,
        wanted: impl Fn(&Chance) -> bool,
        rng: &mut Stream,
    ) -> Option<Turn> {
        let mut chances = self.chances();
        chances.retain(wanted);
        if chances.is_empty() {
            return None;
        }
        let chance = chances[rng.random_range(0..chances.len())];
        let turns = &self.turns()[..chance.place];
        let mut given: Vec<Card> = turns.iter().map(|(_, card)| *card).collect();
        given.push(any(chance.others, rng));
        self.play(&given, rng);
        self.revokes.push(chance.turn);
        Some(chance.turn)
    }

    /// The chances of a revoke after those that the board has, in order of play.
    fn chances(&self) -> Vec<Chance> {
        let mut hands = self.hands;
        let mut chances = Vec::new();
        let last = self.revokes.last();
        let mut late = last.is_none();
        for (place, (turn, card)) in self.turns().into_iter().enumerate() {
            let trick = &self.tricks[usize::from(turn.trick) - 1];
            let led = trick.cards[trick.leader].suit;
            let following = of_suit(hands[turn.seat], led);
            let others = hands[turn.seat] - following;
            if late && turn.seat != trick.leader && !following.is_empty() && !others.is_empty() {
                chances.push(Chance {
                    turn,
                    led,
                    others,
                    place,
                });
            }
            late |= last == Some(&turn);
            hands[turn.seat].remove(card);
        }
        chances
    }

    /// Keeps the first `cards` cards in order of play.
    pub fn cut(&mut self, cards: usize, ending: Ending) {
        let mut table = Table::empty(self.leader());
        for (turn, card) in &self.turns()[..cards] {
            table.put(*turn, *card);
        }
        let rows = usize::from(table.rows);
        if let Some(row) = rows.checked_sub(1) {
            fill(&mut table.slots[row], ending);
        }
        match ending {
            Ending::Plain => (),
            Ending::Star => table.stop = Stop::Star,
            Ending::Dashes => table.slots[rows..].fill([Slot::Unknown; 4]),
        }
        self.record = table;
    }

    /// The result of a cut record, as a claim would have it: what was won, and any part of the rest.
    pub fn claim(&mut self, rng: &mut Stream) {
        let whole = self
            .record
            .slots
            .iter()
            .filter(|row| is_whole(**row))
            .count();
        let won = &self.tricks[..whole];
        let won = won
            .iter()
            .filter(|trick| side(trick.winner) == side(self.declarer))
            .count();
        let left = rng.random_range(0..=13 - whole);
        self.result = u8::try_from(won + left).expect("at most 13 tricks");
    }

    /// Writes `-` for one recorded card.
    pub fn hide(&mut self, rng: &mut Stream) -> Turn {
        let places: Vec<_> = self.record.cards().collect();
        let (row, column, _) = places[rng.random_range(0..places.len())];
        self.record.slots[row][column] = Slot::Unknown;
        let last = self.record.cards().last();
        self.record.rows = last.map_or(0, |(row, ..)| number(row));
        Turn {
            trick: number(row),
            seat: self.record.seat_of(column),
        }
    }

    /// Writes the deal so that it must be turned clockwise by `steps` seats to be the one that was played.
    pub fn turn_deal(&mut self, steps: usize) {
        self.deal.hands = BySeat::from_fn(|seat| Some(self.hands[after(seat, steps)]));
    }

    /// Writes declarer and the columns of the play so that they must be turned clockwise by `steps` seats.
    pub fn turn_seats(&mut self, steps: usize) {
        self.declarer = after(self.declarer, 4 - steps);
        self.record.first = after(self.record.first, 4 - steps);
    }

    /// Writes the cards of a doubled contract as if North had declared it, in the columns of its own declarer. `false` if
    /// North did declare.
    pub fn write_as_if_north_declared(&mut self) -> bool {
        self.contract.penalty = Penalty::Doubled;
        self.write_from(Seat::North.lho());
        self.record.first = self.declarer.lho();
        self.declarer != Seat::North
    }

    /// States another declarer than the auction gives and the play has.
    pub fn misstate_declarer(&mut self, rng: &mut Stream) {
        self.declarer = after(self.declarer, rng.random_range(1..4));
    }

    /// Leaves out one card of rows in order of play, with at least twelve behind it, which all move up.
    pub fn leave_out(&mut self, rng: &mut Stream) -> Turn {
        let place = rng.random_range(0..40);
        let turns = self.turns();
        let mut table = Table::empty(self.leader());
        let kept = turns.iter().enumerate().filter(|(at, _)| *at != place);
        for (slot, (_, (_, card))) in table.slots.as_flattened_mut().iter_mut().zip(kept) {
            *slot = Slot::Card(*card);
        }
        table.rows = 13;
        self.record = table;
        turns[place].0
    }

    /// Writes the deal of another board.
    pub fn take_deal(&mut self, deal: Deal) {
        self.deal = deal;
    }

    /// Writes a card of one hand and a card of another in each other's place, in two tricks. Gives the hands and the tricks,
    /// the earlier first.
    pub fn cross(&mut self, rng: &mut Stream) -> ([Seat; 2], [u8; 2]) {
        let seat = Seat::ALL[rng.random_range(0..4)];
        let seats = [seat, after(seat, rng.random_range(1..4))];
        let columns = seats.map(|seat| self.record.column_of(seat));
        let [first, second] = two_of(13, rng);
        let slots = &mut self.record.slots;
        let earlier = slots[first][columns[0]];
        slots[first][columns[0]] = slots[second][columns[1]];
        slots[second][columns[1]] = earlier;
        (seats, [first, second].map(number))
    }

    /// Deals a card of one hand and a card of another to each other. Gives the hands, and the card that each was dealt.
    pub fn cross_deal(&mut self, rng: &mut Stream) -> ([Seat; 2], [Card; 2]) {
        let seat = Seat::ALL[rng.random_range(0..4)];
        let seats = [seat, after(seat, rng.random_range(1..4))];
        let cards = seats.map(|seat| any(self.deal.hands[seat].expect("a known hand"), rng));
        for (seat, given, taken) in
            [(0, 0, 1), (1, 1, 0)].map(|(at, one, other)| (seats[at], cards[one], cards[other]))
        {
            let hand = self.deal.hands[seat].as_mut().expect("a known hand");
            hand.remove(given);
            hand.insert(taken);
        }
        (seats, cards)
    }

    /// Writes two cards of one hand in each other's trick: any two tricks, each pair as likely as another.
    pub fn exchange(&mut self, rng: &mut Stream) -> Exchange {
        let seat = Seat::ALL[rng.random_range(0..4)];
        let column = self.record.column_of(seat);
        let [first, second] = two_of(13, rng);
        let slots = &mut self.record.slots;
        (slots[first][column], slots[second][column]) =
            (slots[second][column], slots[first][column]);
        Exchange {
            seat,
            tricks: [number(first), number(second)],
        }
    }

    /// Writes each row from its leader on, as if columns were turns. Gives the tricks whose row is not as it should be.
    pub fn write_in_play_order(&mut self) -> Vec<u8> {
        let mut wrong = Vec::new();
        for (row, trick) in self.tricks.iter().enumerate() {
            self.record.slots[row] =
                seats_from(trick.leader).map(|seat| Slot::Card(trick.cards[seat]));
            if trick.leader != self.record.first {
                wrong.push(number(row));
            }
        }
        wrong
    }

    /// Writes the rows from a trick on as if another seat had the first column.
    pub fn drift(&mut self, rng: &mut Stream) {
        let first = rng.random_range(1..13);
        let steps = rng.random_range(1..4);
        for row in &mut self.record.slots[first..] {
            row.rotate_left(steps);
        }
    }

    /// Writes one card in another suit.
    pub fn write_another_suit(&mut self, rng: &mut Stream) -> WrongSuit {
        let turns = self.turns();
        let (turn, played) = turns[rng.random_range(0..52)];
        let suits: Vec<Suit> = Suit::ASC
            .into_iter()
            .filter(|suit| *suit != played.suit)
            .collect();
        let written = Card {
            suit: suits[rng.random_range(0..3)],
            ..played
        };
        self.record.put(turn, written);
        WrongSuit {
            turn,
            written,
            played,
        }
    }

    /// A hand leads to a trick that another was due to lead to; all play on, and the record does not mark it.
    pub fn lead_out_of_turn(&mut self, rng: &mut Stream) -> Turn {
        let row = rng.random_range(0..13);
        let due = self.tricks[row].leader;
        let leader = after(due, rng.random_range(1..4));
        let mut hands = self.hands;
        for trick in &self.tricks[..row] {
            for seat in Seat::ALL {
                hands[seat].remove(trick.cards[seat]);
            }
        }
        self.tricks.truncate(row);
        let rest = playing::play(hands, (leader, self.trump()), &[], rng);
        self.tricks.extend(rest);
        self.result = self.won(side(self.declarer));
        self.write_from(self.record.first);
        Turn {
            trick: number(row),
            seat: leader,
        }
    }

    /// Writes the columns from another seat on, as the standard allows.
    pub fn write_from(&mut self, first: Seat) {
        let mut table = Table::empty(first);
        for (turn, card) in self.turns() {
            table.put(turn, card);
        }
        self.record = table;
    }
}

/// Two of so many, the lower first.
fn two_of(count: usize, rng: &mut Stream) -> [usize; 2] {
    let (one, other) = (rng.random_range(0..count), rng.random_range(1..count));
    let other = (one + other) % count;
    [one.min(other), one.max(other)]
}

fn number(row: usize) -> u8 {
    u8::try_from(row + 1).expect("at most 13 rows")
}

fn is_whole(row: [Slot; 4]) -> bool {
    row.iter().all(|slot| slot.card().is_some())
}

/// Puts dashes where a row lacks a card: up to its last card, or in all places.
fn fill(row: &mut [Slot; 4], ending: Ending) {
    let last = match ending {
        Ending::Plain => row.iter().rposition(|slot| slot.card().is_some()),
        Ending::Star | Ending::Dashes => Some(3),
    };
    for slot in &mut row[..=last.unwrap_or(0)] {
        if *slot == Slot::Empty {
            *slot = Slot::Unknown;
        }
    }
}
