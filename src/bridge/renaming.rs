//! Other names for seats and suits: what a writer does who has two of them exchanged.

use super::{BySeat, Deal, Hand, Seat, Suit, after};
use std::fmt;

/// All orders of four things.
const ORDERS: [[u8; 4]; 24] = {
    let (mut orders, mut count, mut code) = ([[0; 4]; 24], 0, 0);
    while code < 256_u16 {
        let all = code.to_le_bytes()[0];
        let order = [all >> 6, all >> 4 & 3, all >> 2 & 3, all & 3];
        if 1 << order[0] | 1 << order[1] | 1 << order[2] | 1 << order[3] == 0b1111 {
            orders[count] = order;
            count += 1;
        }
        code += 1;
    }
    orders
};

/// What the seats and the suits of a play are called in the deal. Its `Display` is a fixed form, for people and for programs:
/// `exchange hands E W`, `exchange suits S H`, each name standing for the next in the deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Renaming(u16);

impl Renaming {
    /// How many there are.
    pub const COUNT: u16 = 576;

    /// The one of a number below [`Self::COUNT`].
    pub const fn of_number(number: u16) -> Self {
        Self(number)
    }

    /// Its number.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// With which the cards of each column of a play are those of a hand of the deal, whatever the seats are called. Each column has
    /// a card.
    pub fn of(deal: &Deal, played: &BySeat<Hand>) -> Option<Self> {
        if played.iter().any(|(_, cards)| cards.is_empty()) {
            return None;
        }
        let names = played
            .0
            .map(|cards| deal.hands.0.map(|hand| names(cards, hand)));
        if names.contains(&[0; 4]) {
            return None; // nearly always
        }
        (0_u16..).zip(ORDERS).find_map(|(suits, order)| {
            let needed = (0..)
                .zip(order)
                .fold(0, |all, (suit, of)| all | 1 << (4 * suit + of));
            let owner = |names: [u16; 4]| (0..).zip(names).find(|(_, it)| it & needed == needed);
            let order = names.map(|names| owner(names).map_or(4, |(seat, _)| seat));
            let seats = (0_u16..).zip(ORDERS).find(|(_, it)| *it == order)?.0;
            Some(Self(24 * seats + suits))
        })
    }

    const fn orders(self) -> [[u8; 4]; 2] {
        [ORDERS[self.0 as usize / 24], ORDERS[self.0 as usize % 24]]
    }

    /// The seat that a seat of the play has in the deal.
    pub fn seat(self, seat: Seat) -> Seat {
        Seat::ALL[usize::from(self.orders()[0][seat as usize])]
    }

    /// The suit that a suit of the play is in the deal.
    pub fn suit(self, suit: Suit) -> Suit {
        Suit::ASC[usize::from(self.orders()[1][suit as usize])]
    }

    /// The trumps of the deal, as the play calls them.
    pub fn trump(self, of_deal: Option<Suit>) -> Option<Suit> {
        let is_it = |it: &Suit| Some(self.suit(*it)) == of_deal;
        Suit::ASC.into_iter().find(is_it)
    }

    /// The deal with the names of the play.
    pub fn deal(self, deal: &Deal) -> Deal {
        let hands = BySeat::from_fn(|seat| {
            let dealt = deal.hands[self.seat(seat)]?;
            let mut hand = Hand::EMPTY;
            for suit in Suit::ASC {
                hand[suit] = dealt[self.suit(suit)];
            }
            Some(hand)
        });
        Deal { hands, ..*deal }
    }

    /// The seats that go round among each other, from each one to what it is in the deal.
    pub fn seats(self) -> Vec<Vec<Seat>> {
        rings(Seat::ALL, |seat| self.seat(seat))
    }

    /// The suits that do.
    pub fn suits(self) -> Vec<Vec<Suit>> {
        rings(Suit::DESC, |suit| self.suit(suit))
    }

    /// By how many seats the deal is turned clockwise, where that is all.
    pub fn turn(self) -> Option<u8> {
        if !self.suits().is_empty() {
            return None;
        }
        (0..4).find(|turn| {
            let mut all = Seat::ALL.into_iter();
            all.all(|seat| after(self.seat(seat), usize::from(*turn)) == seat)
        })
    }
}

/// Which suits of a hand each suit of the cards may be: four bits for each; none where one of them can be none.
fn names(cards: Hand, hand: Option<Hand>) -> u16 {
    let hand = hand.unwrap_or(Hand::EMPTY);
    let mut all = 0;
    for (place, suit) in (0..).zip(Suit::ASC) {
        let may_be = Suit::ASC.map(|of| (cards[suit] - hand[of]).is_empty());
        if may_be == [false; 4] {
            return 0;
        }
        let bits = (0..).zip(may_be);
        let bits = bits.fold(0, |all, (of, may_be)| all | u16::from(may_be) << of);
        all |= bits << (4 * place);
    }
    all
}

fn rings<T: Copy + PartialEq>(all: [T; 4], next: impl Fn(T) -> T) -> Vec<Vec<T>> {
    let mut rings: Vec<Vec<T>> = Vec::new();
    for first in all {
        if next(first) == first || rings.iter().flatten().any(|it| *it == first) {
            continue;
        }
        let ring =
            std::iter::successors(Some(first), |it| Some(next(*it)).filter(|it| *it != first));
        rings.push(ring.collect());
    }
    rings
}

impl fmt::Display for Renaming {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("exchange")?;
        for ring in self.seats() {
            f.write_str(" hands")?;
            ring.iter()
                .try_for_each(|it| write!(f, " {}", it.letter()))?;
        }
        for ring in self.suits() {
            f.write_str(" suits")?;
            ring.iter()
                .try_for_each(|it| write!(f, " {}", it.letter()))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_are_fixed() {
        let of = |seats: [u8; 4], suits: [u8; 4]| {
            let place = |order| ORDERS.iter().position(|it| *it == order).unwrap();
            let number = 24 * place(seats) + place(suits);
            Renaming::of_number(u16::try_from(number).unwrap())
        };
        let none = [0, 1, 2, 3];
        let forms = [
            of([0, 3, 2, 1], none),
            of(none, [0, 1, 3, 2]),
            of([1, 0, 3, 2], [1, 2, 0, 3]),
            of([3, 0, 1, 2], none),
        ];
        let turns = forms.map(Renaming::turn);
        assert_eq!(turns, [None, None, None, Some(1)]);
        assert_eq!(
            forms.map(|it| it.to_string()),
            [
                "exchange hands E W",
                "exchange suits S H",
                "exchange hands N E hands S W suits H C D",
                "exchange hands N W S E",
            ]
        );
    }
}
