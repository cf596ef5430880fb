//! Tokens of the play section (PBN 2.1 section 3.6).

use super::lexical::written;
use super::{FaultKind, Parsed, TokenKind, faulty};
use crate::bridge::plainly;
use nom::Parser;
use nom::combinator::map_opt;

/// A card: suit and rank, in any case and in either order, ten as `T` or `10`, the suit also as its sign; or the hyphen, or
/// two, that keep its place.
pub(crate) fn card(input: &[u8]) -> Parsed<'_, TokenKind> {
    let card = map_opt(written, |word| match word {
        b"-" | b"--" => Some(TokenKind::Hyphen),
        _ => by_letters(word).or_else(|| by_letters(plainly(word).as_bytes())),
    });
    faulty(FaultKind::UnreadableCard, card).parse(input)
}

fn by_letters(word: &[u8]) -> Option<TokenKind> {
    match *word {
        [one, other] => pair(one, other).or_else(|| pair(other, one)),
        [suit, b'1', b'0'] | [b'1', b'0', suit] => pair(suit, b'T'),
        _ => None,
    }
}

fn pair(suit: u8, rank: u8) -> Option<TokenKind> {
    let (suit, rank) = (suit.to_ascii_uppercase(), rank.to_ascii_uppercase());
    let known = matches!(suit, b'S' | b'H' | b'D' | b'C')
        && matches!(rank, b'2'..=b'9' | b'T' | b'J' | b'Q' | b'K' | b'A');
    known.then_some(TokenKind::Card(suit, rank))
}
