//! Cards: their letters, their power in a trick, and who wins it.

use super::letters::named;
use super::{BySeat, Card, Hand, Rank, Seat, Suit};
use std::cmp::Reverse;
use std::fmt::{self, Write};

/// The suit that a letter names, in either case.
pub const fn suit(letter: u8) -> Option<Suit> {
    SUITS[letter as usize]
}

/// The rank that a letter or digit names, in either case; ten is `T`.
pub const fn rank(letter: u8) -> Option<Rank> {
    RANKS[letter as usize]
}

static SUITS: [Option<Suit>; 256] = named(b"CDHS", Suit::ASC);

static RANKS: [Option<Rank>; 256] = {
    let mut ranks = [Rank::new(2); 13];
    let mut place = 1;
    while place < 13 {
        #[allow(clippy::cast_possible_truncation)] // 3 to 14
        (ranks[place] = Rank::new(place as u8 + 2));
        place += 1;
    }
    named(b"23456789TJQKA", ranks)
};

/// The power of a card in a trick: any trump beats any card of the suit led, and other cards, with 0, never win (Law
/// 44E, 44F).
pub const fn strength(card: Card, led: Suit, trump: Option<Suit>) -> u8 {
    if let Some(trump) = trump
        && card.suit as u8 == trump as u8
    {
        return 32 + card.rank.get();
    }
    if card.suit as u8 == led as u8 {
        16 + card.rank.get()
    } else {
        0
    }
}

/// The hand that wins a trick of four cards, `leader` having led.
pub fn trick_winner(cards: &BySeat<Card>, leader: Seat, trump: Option<Suit>) -> Seat {
    let led = cards[leader].suit;
    let mut winner = leader;
    for seat in Seat::ALL {
        if strength(cards[seat], led, trump) > strength(cards[winner], led, trump) {
            winner = seat;
        }
    }
    winner
}

/// The card of a hand that has one.
pub fn only(hand: Hand) -> Option<Card> {
    let mut cards = hand.iter();
    cards.next().filter(|_| cards.next().is_none())
}

/// A card, suit first; ten is `T` or `10`.
pub fn card(text: &[u8]) -> Option<Card> {
    let (letter, figure) = text.split_first()?;
    let figure = match figure {
        [figure] => *figure,
        b"10" => b'T',
        _ => return None,
    };
    Some(Card {
        suit: suit(*letter)?,
        rank: rank(figure)?,
    })
}

/// Cards in the order in which people list them: the highest suit first, and of a suit the highest card.
pub fn from_the_top(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_unstable_by_key(|card| Reverse((card.suit, card.rank)));
    cards
}

/// A card as PBN and the reports spell it: suit first, ten as `T`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spelled(pub Card);

impl fmt::Display for Spelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.0.suit.letter())?;
        f.write_char(self.0.rank.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Card {
        super::card(text.as_bytes()).unwrap()
    }

    #[test]
    fn letters_go_there_and_back() {
        for letter in b"CDHS" {
            for figure in b"23456789TJQKA" {
                let text = format!("{}{}", *letter as char, *figure as char);
                assert_eq!(Spelled(card(&text)).to_string(), text);
                assert_eq!(card(&text.to_lowercase()), card(&text));
            }
        }
        assert_eq!((suit(b'N'), rank(b'1'), rank(b'0')), (None, None, None));
    }

    #[test]
    fn the_highest_trump_wins_and_else_the_highest_of_the_led_suit() {
        let cards = BySeat([card("H2"), card("SA"), card("H9"), card("D3")]);
        assert_eq!(trick_winner(&cards, Seat::North, None), Seat::South);
        assert_eq!(
            trick_winner(&cards, Seat::North, Some(Suit::Diamonds)),
            Seat::West
        );
        assert_eq!(trick_winner(&cards, Seat::East, None), Seat::East);
        assert_eq!(
            trick_winner(&cards, Seat::North, Some(Suit::Clubs)),
            Seat::South
        );
    }
}
