//! Tokens of the play section (PBN 2.1 section 3.6).

use super::lexical::word;
use super::{FaultKind, Parsed, TokenKind, faulty};
use nom::Parser;
use nom::combinator::map_opt;

/// A card: suit and rank, in any case, ten as `T` or `10`; or the hyphen, or two, that keep its place.
pub(in crate::pbn) fn card(input: &[u8]) -> Parsed<'_, TokenKind> {
    let card = map_opt(word, |word| match *word {
        [b'-'] | [b'-', b'-'] => Some(TokenKind::Hyphen),
        [suit, rank] => pair(suit, rank),
        [suit, b'1', b'0'] => pair(suit, b'T'),
        _ => None,
    });
    faulty(FaultKind::UnreadableCard, card).parse(input)
}

fn pair(suit: u8, rank: u8) -> Option<TokenKind> {
    let (suit, rank) = (suit.to_ascii_uppercase(), rank.to_ascii_uppercase());
    let known = matches!(suit, b'S' | b'H' | b'D' | b'C')
        && matches!(rank, b'2'..=b'9' | b'T' | b'J' | b'Q' | b'K' | b'A');
    known.then_some(TokenKind::Card(suit, rank))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_in_every_spelling() {
        for (text, kind) in [
            ("SQ", TokenKind::Card(b'S', b'Q')),
            ("d7", TokenKind::Card(b'D', b'7')),
            ("hT", TokenKind::Card(b'H', b'T')),
            ("C10", TokenKind::Card(b'C', b'T')),
            ("-", TokenKind::Hyphen),
            ("--", TokenKind::Hyphen),
        ] {
            assert_eq!(card(text.as_bytes()), Ok((&b""[..], kind)), "{text}");
        }
        for text in ["S1", "H", "S4S3", "---", "NT", "*"] {
            assert!(card(text.as_bytes()).is_err(), "{text}");
        }
    }
}
