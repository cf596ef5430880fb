//! Tokens of the play section (PBN 2.1 section 3.6).

use super::lexical::word;
use super::{FaultKind, Parsed, faulty};
use nom::Parser;
use nom::combinator::map_opt;

/// One token of the play, with the byte where it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardToken {
    /// Offset of its first byte.
    pub at: u32,
    /// What it is.
    pub kind: CardKind,
}

/// The tokens of the play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardKind {
    /// A suit letter and a rank letter, both upper case.
    Card(u8, u8),
    /// `-`: not played, or not known.
    Hyphen,
    /// `+`: the next card to be played.
    Plus,
    /// `*`: no more cards are known.
    Star,
    /// `*` that touches a card, or an annotation of it.
    Alert,
    /// `^R` or `^L`.
    Irregularity(u8),
    /// `!`, `?` and pairs of them.
    Suffix,
    /// `=n=`.
    NoteReference(u16),
    /// `$n`.
    Nag(u16),
    /// A word that is not a card.
    Unreadable,
}

impl CardKind {
    /// Whether the word differs from the standard's spelling in more than case.
    pub(in crate::pbn) fn is_spelled_otherwise(self, word: &[u8]) -> bool {
        matches!(self, Self::Card(..)) && word.len() > 2
    }
}

/// A card: suit and rank, in any case, ten as `T` or `10`; or the hyphen, or two, that keep its place.
pub(in crate::pbn) fn card(input: &[u8]) -> Parsed<'_, CardKind> {
    let card = map_opt(word, |word| match *word {
        [b'-'] | [b'-', b'-'] => Some(CardKind::Hyphen),
        [suit, rank] => pair(suit, rank),
        [suit, b'1', b'0'] => pair(suit, b'T'),
        _ => None,
    });
    faulty(FaultKind::UnreadableCard, card).parse(input)
}

fn pair(suit: u8, rank: u8) -> Option<CardKind> {
    let (suit, rank) = (suit.to_ascii_uppercase(), rank.to_ascii_uppercase());
    let known = matches!(suit, b'S' | b'H' | b'D' | b'C')
        && matches!(rank, b'2'..=b'9' | b'T' | b'J' | b'Q' | b'K' | b'A');
    known.then_some(CardKind::Card(suit, rank))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_in_every_spelling() {
        for (text, kind) in [
            ("SQ", CardKind::Card(b'S', b'Q')),
            ("d7", CardKind::Card(b'D', b'7')),
            ("hT", CardKind::Card(b'H', b'T')),
            ("C10", CardKind::Card(b'C', b'T')),
            ("-", CardKind::Hyphen),
            ("--", CardKind::Hyphen),
        ] {
            assert_eq!(card(text.as_bytes()), Ok((&b""[..], kind)), "{text}");
        }
        for text in ["S1", "H", "S4S3", "---", "NT", "*"] {
            assert!(card(text.as_bytes()).is_err(), "{text}");
        }
    }
}
