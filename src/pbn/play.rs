//! Tokens of the play section (PBN 2.1 section 3.6).

use super::lexical::{is_rank, is_suit, is_word, word};
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

/// The length of a row in the standard's spelling: four cards, one blank between two of them.
const ROW: usize = 11;

/// The rows of a whole deal.
const ROWS: usize = 13;

/// Rows of four cards that stand one below the other just as the standard writes them: `C6 CK C3 CA`, each with the same
/// line end. Most plays begin with such rows and hold little else, so they are kept as one, and read from the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rows {
    /// Where the first stands.
    start: u32,
    /// From one to the next.
    stride: u8,
    count: u8,
}

impl Rows {
    /// The rows at the head of a text, which begins at this offset of a longer one; thirteen at most.
    #[allow(clippy::cast_possible_truncation)] // a text is shorter than 4 GiB, and rows are at most thirteen
    pub(super) fn at_head(text: &[u8], start: usize) -> Self {
        let (stride, count) = match text.get(ROW..) {
            Some([b'\n', ..]) => (ROW + 1, lines::<{ ROW + 1 }>(text, b"\n")),
            Some([b'\r', b'\n', ..]) => (ROW + 2, lines::<{ ROW + 2 }>(text, b"\r\n")),
            _ => (0, 0),
        };
        Self {
            start: start as u32,
            stride: stride as u8,
            count: count as u8,
        }
    }

    /// How many they are.
    pub fn count(self) -> usize {
        usize::from(self.count)
    }

    /// The bytes from the beginning of the first to the end of the last, without its line end.
    pub(super) fn length(self) -> usize {
        match self.count() {
            0 => 0,
            count => (count - 1) * usize::from(self.stride) + ROW,
        }
    }

    /// Where the card of a row and a column stands, both from 0.
    pub fn offset(self, row: u8, column: u8) -> u32 {
        self.start + u32::from(row) * u32::from(self.stride) + 3 * u32::from(column)
    }

    /// The letters of their cards, suit and rank, row by row.
    pub fn letters(self, text: &[u8]) -> impl Iterator<Item = [[u8; 2]; 4]> {
        (0..self.count).map_while(move |row| {
            let row: &[u8; ROW] = text.get(self.offset(row, 0) as usize..)?.first_chunk()?;
            Some([0, 3, 6, 9].map(|place| [row[place], row[place + 1]]))
        })
    }

    /// Their cards as tokens.
    pub(super) fn tokens(self, text: &[u8]) -> impl Iterator<Item = CardToken> {
        (0..)
            .zip(self.letters(text))
            .flat_map(move |(row, letters)| {
                (0..)
                    .zip(letters)
                    .map(move |(column, [suit, rank])| CardToken {
                        at: self.offset(row, column),
                        kind: CardKind::Card(suit, rank),
                    })
            })
    }
}

/// How many rows a text begins with, each a line of so many bytes with its end.
fn lines<const LENGTH: usize>(text: &[u8], end: &[u8]) -> usize {
    let (lines, _) = text.as_chunks::<LENGTH>();
    let is_row = |line: &&[u8; LENGTH]| {
        let row: Option<&[u8; ROW]> = line.first_chunk();
        row.is_some_and(is_row) && line[ROW..] == *end
    };
    lines.iter().take(ROWS).take_while(is_row).count()
}

/// Four cards in the standard's spelling, one blank between two of them.
fn is_row(row: &[u8; ROW]) -> bool {
    let all = |places: [usize; 4], is: fn(u8) -> bool| {
        places
            .into_iter()
            .fold(true, |all, place| all & is(row[place]))
    };
    let apart = (row[2] ^ b' ') | (row[5] ^ b' ') | (row[8] ^ b' ') == 0;
    all([0, 3, 6, 9], is_suit) & all([1, 4, 7, 10], is_rank) & apart
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
