//! The Deal tag as it is written, for the words about a deal that is none: each hand, card by card.

use super::Case;
use crate::board::Item;
use crate::bridge::{Card, Seat, Suit, after, rank, seat};

const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

/// The hands as written, hidden ones (`-`) without cards.
pub(super) fn hands(case: &Case<'_>) -> Vec<(Seat, Vec<Card>)> {
    let value = case.record.text_of(Item::Deal).unwrap_or_default();
    let (first, rest) = match value.split_once(':') {
        Some((letter, rest)) => (letter.bytes().next().and_then(seat), rest),
        None => (None, &*value),
    };
    let seats = (0..4).map(|place| after(first.unwrap_or(Seat::North), place));
    seats.zip(rest.split_whitespace().map(hand)).collect()
}

fn hand(text: &str) -> Vec<Card> {
    let suits = SUITS.into_iter().zip(text.split('.'));
    suits
        .flat_map(|(suit, ranks)| holding(suit, ranks))
        .collect()
}

/// Ranks of one suit; ten may be `10`.
fn holding(suit: Suit, ranks: &str) -> impl Iterator<Item = Card> {
    let ranks = ranks.replace("10", "T").into_bytes();
    ranks
        .into_iter()
        .filter_map(rank)
        .map(move |rank| Card { suit, rank })
}
