//! Tokens of the play section (PBN 2.1 section 3.6).

use super::lexical::{is_blank, is_line_end, is_rank, is_suit, is_word, word};
use super::{FaultKind, Parsed};
use nom::Err;

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
    /// `^R` or `^L`.
    Irregularity(u8),
    /// `!`, `?` and pairs of them.
    Suffix,
    /// `=n=`.
    NoteReference(u16),
    /// `$n`.
    Nag(u16),
    /// A word that is no card.
    Unreadable,
}

/// A card in the standard's spelling, or a hyphen, with its length: most of what a play section holds.
pub(super) fn common_card(input: &[u8]) -> Option<(CardKind, usize)> {
    match *input {
        [suit, rank, after, ..] if is_suit(suit) && is_rank(rank) && !is_word(after) => {
            Some((CardKind::Card(suit, rank), 2))
        }
        [b'-', after, ..] if !is_word(after) => Some((CardKind::Hyphen, 1)),
        _ => None,
    }
}

/// The length of [`common_row`].
pub(super) const ROW: usize = 11;

/// Four cards in the standard's spelling, one blank between two of them, and a line end: most rows of a play section.
#[inline]
pub(super) fn common_row(input: &[u8]) -> Option<[CardKind; 4]> {
    let row = input.first_chunk::<12>()?;
    let all =
        |places: [usize; 4], is: fn(u8) -> bool| places.into_iter().all(|place| is(row[place]));
    let common = all([0, 3, 6, 9], is_suit)
        && all([1, 4, 7, 10], is_rank)
        && is_blank(row[2]) & is_blank(row[5]) & is_blank(row[8]) & is_line_end(row[11]);
    common.then(|| [0, 3, 6, 9].map(|place| CardKind::Card(row[place], row[place + 1])))
}

/// A card: suit and rank, in any case, ten as `T` or `10`; or the hyphen that keeps its place.
pub(super) fn card(input: &[u8]) -> Parsed<'_, CardKind> {
    let (rest, word) = word(input)?;
    let kind = match *word {
        [b'-'] => Some(CardKind::Hyphen),
        [suit, rank] => pair(suit, rank),
        [suit, b'1', b'0'] => pair(suit, b'T'),
        _ => None,
    };
    kind.map_or(Err(Err::Error(FaultKind::UnreadableCard)), |kind| {
        Ok((rest, kind))
    })
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
    fn the_short_way_reads_what_the_long_one_does() {
        for first in 0..=255 {
            for second in 0..=255 {
                for after in [b' ', b'\n', b'\r', b'K', b'-', b'[', b'!'] {
                    let text = [first, second, after];
                    if let Some((kind, length)) = common_card(&text) {
                        assert_eq!(card(&text), Ok((&text[length..], kind)));
                    }
                }
            }
        }
    }

    #[test]
    fn cards_in_every_spelling() {
        for (text, kind) in [
            ("SQ", CardKind::Card(b'S', b'Q')),
            ("d7", CardKind::Card(b'D', b'7')),
            ("hT", CardKind::Card(b'H', b'T')),
            ("C10", CardKind::Card(b'C', b'T')),
            ("-", CardKind::Hyphen),
        ] {
            assert_eq!(card(text.as_bytes()), Ok((&b""[..], kind)), "{text}");
        }
        for text in ["S1", "H", "S4S3", "--", "NT", "*"] {
            assert!(card(text.as_bytes()).is_err(), "{text}");
        }
    }
}
