//! Values of LIN in the words of bridge.

use crate::bridge::{Card, Hand, Seat, Suit, after, bit, rank, steps, suit, suit_bits};
use crate::lin::{self, CallToken, Game};

/// The calls of the auction. One that was entered behind a card belongs to it only where the auction was not over.
pub(super) fn calls(game: &Game) -> impl Iterator<Item = &CallToken> + Clone {
    let over = late_from(&game.calls);
    game.calls[..over].iter()
}

/// Where calls begin that were entered behind cards, though the auction was over.
fn late_from(calls: &[CallToken]) -> usize {
    let Some(late) = calls.iter().position(|token| token.cards > 0) else {
        return calls.len();
    };
    let mut passes = 0;
    for token in &calls[..late] {
        passes = if token.number == Some(0) {
            passes + 1
        } else {
            0
        };
    }
    let has_bid = passes < late;
    let is_over = passes >= if has_bid { 3 } else { 4 };
    if is_over { late } else { calls.len() }
}

/// The dealer, by his digit.
pub(super) fn dealer(digit: Option<u8>) -> Option<Seat> {
    Some(after(Seat::South, usize::from(digit? - b'1')))
}

/// The cards of a hand: each suit's letter before its ranks, or where there are none, suits from spades down with dots between.
pub(super) fn cards(hand: &[u8]) -> impl Iterator<Item = Card> {
    let is_lettered = hand.iter().any(|letter| suit(*letter).is_some());
    let is_dotted = !is_lettered && hand.contains(&b'.');
    let mut held = is_dotted.then_some(Suit::Spades);
    hand.iter().filter_map(move |letter| {
        if let Some(suit) = suit(*letter) {
            held = Some(suit);
            return None;
        }
        if *letter == b'.' && is_dotted {
            held = held.and_then(|it| Suit::ASC.into_iter().rev().find(|lower| *lower < it));
            return None;
        }
        let letter = if *letter == b'1' { b'T' } else { *letter }; // of `10`, whose nought is no rank
        Some(Card {
            suit: held?,
            rank: rank(letter)?,
        })
    })
}

/// The same as a hand; a card that it has twice is no hand.
pub(super) fn hand(text: &[u8]) -> Result<Hand, Card> {
    let mut hand = Hand::EMPTY;
    for card in cards(text) {
        if !hand[card.suit].insert(card.rank) {
            return Err(card);
        }
    }
    Ok(hand)
}

/// The letters of the ranks, by their bits in a suit.
const RANKS: &[u8; 16] = b"  23456789TJQKA ";

/// A hand as it is written.
struct WrittenHand {
    cards: Hand,
    /// Its cards one by one, where one is written more than once.
    again: Vec<Card>,
}

impl WrittenHand {
    fn read(text: &[u8]) -> Self {
        if let Ok(cards) = hand(text) {
            let again = Vec::new();
            return Self { cards, again };
        }
        let again: Vec<Card> = cards(text).collect();
        Self {
            cards: again.iter().copied().collect(),
            again,
        }
    }

    /// How many cards are written.
    fn written(&self) -> usize {
        self.cards.len().max(self.again.len())
    }

    /// Adds the suits from spades down, each from its highest card down.
    fn spell(&self, text: &mut Vec<u8>) {
        for suit in Suit::ASC.into_iter().rev() {
            if suit != Suit::Spades {
                text.push(b'.');
            }
            let mut held = self.cards.to_bits() & suit_bits(suit);
            while held != 0 {
                let highest = held.ilog2();
                held ^= 1 << highest;
                let letter = RANKS[highest as usize % 16];
                text.push(letter);
                let is_it = |card: &&Card| bit(**card) == 1 << highest;
                for _ in 1..self.again.iter().filter(is_it).count() {
                    text.push(letter);
                }
            }
        }
    }
}

/// A deal as PBN writes it, from the dealer on, or from North. A fourth hand that is left out has the cards that the others
/// have not, if those have thirteen each and none twice.
pub(super) fn deal_text(dealt: lin::Deal<'_>, dealer: Option<Seat>) -> String {
    let first = dealer.unwrap_or(Seat::North);
    let mut hands = dealt.hands.map(WrittenHand::read);
    let known = hands.iter().fold(Hand::EMPTY, |all, hand| all | hand.cards);
    let written: usize = hands.iter().map(WrittenHand::written).sum();
    if hands[3].written() == 0 && [written, known.len()] == [39, 39] {
        hands[3].cards = !known;
    }
    let mut text = Vec::with_capacity(2 + 52 + 4 * 4); // of a whole deal
    text.push(b"NESW"[first as usize]);
    text.push(b':');
    for place in 0..4 {
        let hand = &hands[steps(Seat::South, after(first, place))];
        if place > 0 {
            text.push(b' ');
        }
        if hand.written() == 0 && written > 0 {
            text.push(b'-'); // not known
        } else {
            hand.spell(&mut text);
        }
    }
    String::from_utf8(text).expect("letters and signs of ASCII")
}
