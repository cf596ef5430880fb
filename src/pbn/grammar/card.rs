//! Tokens of the play section (PBN 2.1 section 3.6).

use super::lexical::word;
use super::{FaultKind, Parsed, TokenKind, faulty};
use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::combinator::{map_opt, opt, recognize, value};

/// A card: suit and rank, in any case and in either order, ten as `T` or `10`, the suit also as its sign; or the hyphen, or
/// two, that keep its place.
pub(in crate::pbn) fn card(input: &[u8]) -> Parsed<'_, TokenKind> {
    let by_letters = map_opt(word, |word| match *word {
        [b'-'] | [b'-', b'-'] => Some(TokenKind::Hyphen),
        [one, other] => pair(one, other).or_else(|| pair(other, one)),
        [suit, b'1', b'0'] | [b'1', b'0', suit] => pair(suit, b'T'),
        _ => None,
    });
    let by_sign = map_opt((suit_sign, word), |(suit, word)| match *word {
        [rank] => pair(suit, rank),
        [b'1', b'0'] => pair(suit, b'T'),
        _ => None,
    });
    faulty(FaultKind::UnreadableCard, alt((by_letters, by_sign))).parse(input)
}

/// A call or card as it is written, at the beginning of a text.
pub(in crate::pbn) fn written(text: &[u8]) -> &[u8] {
    let spelled = recognize((opt(suit_sign), word)).parse(text);
    spelled.map_or_else(|_| &text[..0], |(_, written)| written)
}

/// The sign of a suit in UTF-8.
fn suit_sign(input: &[u8]) -> Parsed<'_, u8> {
    alt((
        value(b'S', tag("\u{2660}")),
        value(b'H', tag("\u{2665}")),
        value(b'D', tag("\u{2666}")),
        value(b'C', tag("\u{2663}")),
    ))
    .parse(input)
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
            ("4h", TokenKind::Card(b'H', b'4')),
            ("10S", TokenKind::Card(b'S', b'T')),
            ("\u{2666}Q", TokenKind::Card(b'D', b'Q')),
            ("\u{2660}10", TokenKind::Card(b'S', b'T')),
            ("-", TokenKind::Hyphen),
            ("--", TokenKind::Hyphen),
        ] {
            assert_eq!(card(text.as_bytes()), Ok((&b""[..], kind)), "{text}");
        }
        for text in [
            "S1",
            "H",
            "S4S3",
            "---",
            "NT",
            "*",
            "44",
            "\u{2660}",
            "\u{2660}S",
            "9\u{2660}",
        ] {
            assert!(card(text.as_bytes()).is_err(), "{text}");
        }
    }
}
