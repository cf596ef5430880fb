//! Whole rows of the play section as the standard writes them: read at one glance.

use super::{CardKind, CardToken};

/// The length of a row in the standard's spelling: four cards, one blank between two of them.
const ROW: usize = 11;

/// The rows of a whole deal.
const ROWS: usize = 13;

/// Consecutive rows of four cards exactly as the standard writes them: `C6 CK C3 CA`, each with the same line end. Most
/// plays begin with such rows and contain little else, so only their position is stored, and the cards are read from
/// the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rows {
    /// The offset of the first row.
    start: u32,
    /// The distance from one row to the next.
    stride: u8,
    count: u8,
}

impl Rows {
    /// The rows at the head of a text, which begins at this offset of a longer one; thirteen at most.
    #[allow(clippy::cast_possible_truncation)] // a text is shorter than 4 GiB, and rows are at most thirteen
    pub(super) fn at_head(text: &[u8], start: usize) -> Self {
        let (stride, count) = match text.get(ROW..) {
            Some([b'\n', ..]) => (ROW + 1, like(text, &LF_ROWS) / (ROW + 1)),
            Some([b'\r', b'\n', ..]) => (ROW + 2, like(text, &CRLF_ROWS) / (ROW + 2)),
            Some([b'\r', ..]) => (ROW + 1, like(text, &CR_ROWS) / (ROW + 1)),
            _ => (0, 0),
        };
        let count = count.min(ROWS);
        Self {
            start: start as u32,
            stride: stride as u8,
            count: count as u8,
        }
    }

    /// The number of rows.
    pub fn count(self) -> usize {
        usize::from(self.count)
    }

    /// The length from the beginning of the first row to the end of the last, without its line end.
    pub(super) fn length(self) -> usize {
        match self.count() {
            0 => 0,
            count => (count - 1) * usize::from(self.stride) + ROW,
        }
    }

    /// The offset of the card in a row and column, both counted from 0.
    pub fn offset(self, row: u8, column: u8) -> u32 {
        self.start + u32::from(row) * u32::from(self.stride) + 3 * u32::from(column)
    }

    /// The letters of their cards, suit and rank, row by row.
    pub fn letters(self, text: &[u8]) -> impl Iterator<Item = [[u8; 2]; 4]> {
        let stride = usize::from(self.stride);
        let text = text.get(self.start as usize..).unwrap_or_default();
        let rows = text.get(..self.count() * stride).unwrap_or_default();
        rows.chunks_exact(stride.max(1)).map_while(|line| {
            let row: &[u8; ROW] = line.first_chunk()?;
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

/// Bytes compared together: more than thirteen rows, and a multiple of what a vector register takes.
const PIECE: usize = 192;

/// Rows one below the other, with `S` for any suit and `2` for any rank.
type Model = [u8; PIECE];

static LF_ROWS: Model = model(b"S2 S2 S2 S2\n");
static CR_ROWS: Model = model(b"S2 S2 S2 S2\r");
static CRLF_ROWS: Model = model(b"S2 S2 S2 S2\r\n");

const fn model(row: &[u8]) -> Model {
    let mut model = [0; PIECE];
    let mut at = 0;
    while at < PIECE {
        model[at] = row[at % row.len()];
        at += 1;
    }
    model
}

/// The number of bytes at the head of a text that match the model.
fn like(text: &[u8], model: &Model) -> usize {
    let others = match text.first_chunk() {
        Some(piece) => unlike(piece, model),
        None => unlike(&padded(text), model),
    };
    memchr::memchr(1, &others).unwrap_or(PIECE)
}

#[cold]
fn padded(text: &[u8]) -> [u8; PIECE] {
    let mut piece = [0; PIECE];
    piece[..text.len()].copy_from_slice(text);
    piece
}

/// A one for each byte that does not match the model.
#[multiversion::multiversion(targets("x86_64+avx2"))]
#[allow(clippy::needless_bitwise_bool)] // a branch for each byte is what this avoids
fn unlike(text: &[u8; PIECE], model: &Model) -> [u8; PIECE] {
    let mut others = [0; PIECE];
    for ((byte, model), other) in text.iter().zip(model).zip(&mut others) {
        let is_suit = (*byte == b'S') | (*byte == b'H') | (*byte == b'D') | (*byte == b'C');
        let is_honour = (*byte == b'A') | (*byte == b'K') | (*byte == b'Q') | (*byte == b'J');
        let is_rank = (byte.wrapping_sub(b'2') < 8) | (*byte == b'T') | is_honour;
        let is_like = (is_suit & (*model == b'S')) | (is_rank & (*model == b'2'));
        *other = u8::from(!(is_like | (byte == model)));
    }
    others
}

#[cfg(test)]
mod tests {
    use super::super::class::{is_rank, is_suit};
    use super::*;

    /// The lines of four cards at the head of a text, all with this end.
    fn rows(text: &[u8], end: &[u8]) -> usize {
        let is_card = |text: &[u8]| is_suit(text[0]) && is_rank(text[1]);
        let is_row = |line: &[u8]| {
            let cards = [0, 3, 6, 9].map(|at| is_card(&line[at..at + 2]));
            let blanks = [2, 5, 8].map(|at| line[at] == b' ');
            cards == [true; 4] && blanks == [true; 3] && line[ROW..] == *end
        };
        let lines = text.chunks_exact(ROW + end.len());
        lines.take(ROWS).take_while(|line| is_row(line)).count()
    }

    #[test]
    fn rows_end_at_the_first_line_that_is_none() {
        let held = |text: &[u8], end: &[u8]| {
            let count = rows(text, end);
            assert_eq!(Rows::at_head(text, 0).count(), count, "{text:?}");
            count
        };
        for end in ["\n", "\r\n", "\r"] {
            let row =
                |at: usize| ["C6 CK D3 SA", "HT S9 S2 H3", "D4 D5 D7 S8", "CJ HQ HA HK"][at % 4];
            let text = (0..20).map(row).flat_map(|row| [row, end]);
            let text = text.collect::<String>();
            for length in (0..=text.len()).filter(|length| *length != ROW + 1 || end.len() == 1) {
                let text = &text.as_bytes()[..length];
                assert_eq!(
                    held(text, end.as_bytes()),
                    (length / (ROW + end.len())).min(ROWS)
                );
            }
            for at in 0..ROWS * (ROW + end.len()) {
                for byte in 0..=255 {
                    let mut text = text.clone().into_bytes();
                    text[at] = byte;
                    // the first row has the other line end
                    if !(ROW..ROW + end.len()).contains(&at) {
                        held(&text, end.as_bytes());
                    }
                }
            }
        }
    }
}
