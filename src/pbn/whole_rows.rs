//! Whole rows of the play section, each laid out as the first: read at one glance.

use super::bytes::padded;
use super::class::{is_blank, is_line_end, is_rank, is_suit};
use super::{Token, TokenKind};
use crate::source::line_end;

/// The rows of a whole deal.
const ROWS: usize = 13;

/// Consecutive rows of four cards, each with its cards, blanks and line end in the same columns as the first, as nearly every
/// program writes them: `C6 CK C3 CA`. Most plays begin with such rows and contain little else, so only their position is
/// stored, and the cards are read from the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rows {
    /// The offset of the first row.
    start: u32,
    /// The distance from one row to the next.
    stride: u8,
    /// The distance from one card to the next.
    pitch: u8,
    count: u8,
}

impl Rows {
    /// The rows at the head of a text, which begins at this offset of a longer one; thirteen at most. They are compared
    /// with the layout of the rows before them; where that is another, theirs takes its place.
    #[allow(clippy::cast_possible_truncation)] // a text is shorter than 4 GiB, and rows are at most thirteen
    pub(super) fn at_head(text: &[u8], start: usize, layout: &mut Option<Layout>) -> Self {
        let rows = |layout: &Layout| Self {
            start: start as u32,
            stride: layout.stride,
            pitch: layout.pitch,
            count: layout.rows(text) as u8,
        };
        let known = layout.as_ref().map(rows);
        if let Some(rows) = known.filter(|rows| rows.count > 0) {
            return rows;
        }
        let Some(other) = Layout::of(text) else {
            return Self::default();
        };
        rows(layout.insert(other))
    }

    /// The number of rows.
    pub fn count(self) -> usize {
        usize::from(self.count)
    }

    /// The length from the beginning of the first row to the last card of the last.
    pub(super) fn length(self) -> usize {
        match self.count.checked_sub(1) {
            None => 0,
            Some(last) => (self.offset(last, 3) - self.start) as usize + 2,
        }
    }

    /// The offset of the card in a row and column, both counted from 0.
    pub fn offset(self, row: u8, column: u8) -> u32 {
        let place = |number: u8, distance: u8| u32::from(number) * u32::from(distance);
        self.start + place(row, self.stride) + place(column, self.pitch)
    }

    /// The letters of their cards as they are written, suit and rank, row by row.
    pub fn letters(self, text: &[u8]) -> impl Iterator<Item = [[u8; 2]; 4]> {
        let [stride, pitch] = [self.stride, self.pitch].map(usize::from);
        let text = text.get(self.start as usize..).unwrap_or_default();
        let rows = text.get(..self.count() * stride).unwrap_or_default();
        rows.chunks_exact(stride.max(1)).map_while(move |row| {
            let card = |column| row.get(column * pitch..)?.first_chunk().copied();
            Some([card(0)?, card(1)?, card(2)?, card(3)?])
        })
    }

    /// Their cards as tokens.
    pub(super) fn tokens(self, text: &[u8]) -> impl Iterator<Item = Token> {
        (0..)
            .zip(self.letters(text))
            .flat_map(move |(row, letters)| {
                (0..).zip(letters).map(move |(column, letters)| {
                    let [suit, rank] = letters.map(|letter| letter.to_ascii_uppercase());
                    Token {
                        at: self.offset(row, column),
                        kind: TokenKind::Card(suit, rank),
                    }
                })
            })
    }
}

/// Bytes compared with a layout at most: thirteen rows of any that is in use.
const MOST: usize = 256;
/// Bytes compared together.
const PIECE: usize = 32;
/// The longest row that has a layout.
const LONGEST: usize = 64;

/// How the rows of a play are laid out: the columns of the cards, what is between them, and the line end.
#[derive(Debug, Clone)]
pub(super) struct Layout {
    /// Rows one below the other, with `S` for any suit and `2` for any rank.
    model: [u8; MOST],
    stride: u8,
    pitch: u8,
}

impl Layout {
    /// That of the row at the head of a text: four cards at the same distance from each other, with blanks between and
    /// behind them. `None` where there is no such row.
    fn of(text: &[u8]) -> Option<Self> {
        let near = &text[..text.len().min(LONGEST)];
        let length = near.iter().position(|byte| is_line_end(*byte))?;
        let blanks = near.iter().skip(2).take_while(|byte| is_blank(**byte));
        let pitch = 2 + blanks.count();
        if pitch == 2 || length < 3 * pitch + 2 {
            return None;
        }
        let row = &text[..length + line_end(&text[length..])];
        let mut model = [0; MOST];
        for (at, byte) in row.iter().enumerate() {
            let letter = byte.to_ascii_uppercase();
            let (is_known, class) = match at % pitch {
                0 if at < 4 * pitch => (is_suit(letter), b'S'),
                1 if at < 4 * pitch => (is_rank(letter), b'2'),
                _ => (at >= length || is_blank(*byte), *byte),
            };
            if !is_known {
                return None;
            }
            model[at] = class;
        }
        for at in row.len()..MOST {
            model[at] = model[at - row.len()];
        }
        Some(Self {
            model,
            stride: u8::try_from(row.len()).ok()?,
            pitch: u8::try_from(pitch).ok()?,
        })
    }

    /// The number of rows of this layout at the head of a text.
    fn rows(&self, text: &[u8]) -> usize {
        let alike = match text.first_chunk() {
            Some(near) => alike(near, &self.model),
            None => alike(&padded(text), &self.model),
        };
        ROWS.min(alike / usize::from(self.stride))
    }
}

/// The number of bytes at the head of a text that match the model.
#[multiversion::multiversion(targets("x86_64+avx2"))]
#[allow(clippy::needless_bitwise_bool)] // a branch for each byte is what this avoids
fn alike(text: &[u8; MOST], model: &[u8; MOST]) -> usize {
    let (pieces, _) = text.as_chunks::<PIECE>();
    let (models, _) = model.as_chunks::<PIECE>();
    for (number, (piece, model)) in pieces.iter().zip(models).enumerate() {
        let mut others = [0_u8; PIECE];
        for ((byte, model), other) in piece.iter().zip(model).zip(&mut others) {
            let letter = *byte & 0xDF;
            let is_suit = (letter == b'S') | (letter == b'H') | (letter == b'D') | (letter == b'C');
            let is_honour =
                (letter == b'A') | (letter == b'K') | (letter == b'Q') | (letter == b'J');
            let is_rank = (byte.wrapping_sub(b'2') < 8) | (letter == b'T') | is_honour;
            let is_card = (is_suit & (*model == b'S')) | (is_rank & (*model == b'2'));
            *other = u8::from(!(is_card | (byte == model)));
        }
        if others != [0; PIECE] {
            let other = memchr::memchr(1, &others);
            return number * PIECE + other.unwrap_or(PIECE);
        }
    }
    MOST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_thirteen_rows_at_most() {
        let text = "C6 CK C3 CA\n".repeat(ROWS + 1);
        let rows = Rows::at_head(text.as_bytes(), 0, &mut None);
        assert_eq!(rows.count(), ROWS);
    }
}
