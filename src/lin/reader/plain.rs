//! The fast path: tokens as they are nearly always written. At any other it stops, and the grammar reads that.

use super::{Reader, count, offset, words};
use crate::lin::game::{Claim, Game};
use crate::lin::grammar::{CallToken, CardToken};
use crate::source::Span;

impl Reader<'_> {
    /// Takes tokens as they are nearly always written.
    pub(super) fn plain_tokens(&mut self, game: &mut Game) {
        while let Some(length) = self.plain_token(game) {
            self.at += length;
        }
    }

    /// Takes the next token, and says its length: `md`, `sv`, `pc|d2|`, `mb|1C|`, `mc|9|`, words, `pg||`, `st||` or a line end.
    fn plain_token(&self, game: &mut Game) -> Option<usize> {
        Some(match self.text[self.at..] {
            [b'p', b'c', b'|', suit, rank, b'|', ..] => {
                let (suit, rank) = (LETTERS[usize::from(suit)], LETTERS[usize::from(rank)]);
                if suit < SUIT || !(1..SUIT).contains(&rank) {
                    return None;
                }
                game.cards.push(CardToken {
                    at: offset(self.at + 3),
                    letters: Some([suit - SUIT, rank]),
                });
                6
            }
            [b'p', b'g', b'|', b'|', ..] | [b's', b't', b'|', b'|', ..] => 4,
            [b'\r' | b'\n', ..] => 1,
            [room @ (b'm' | b'o'), b'b', b'|', ref value @ ..] => {
                let (number, is_alerted, length) = plain_call(value)?;
                let call = CallToken {
                    at: offset(self.at + 3),
                    number: Some(number),
                    is_alerted,
                    cards: count(game.cards.len()),
                };
                match room {
                    b'm' => game.calls.push(call),
                    _ => game.other_room.push(call),
                }
                3 + length
            }
            [key @ b'n', b't', b'|', ref value @ ..] | [key @ b'a', b'n', b'|', ref value @ ..] => {
                let length = plain_value(value)?;
                let words = words(Span::new(self.at + 3, self.at + 3 + length), game);
                match key {
                    b'n' => game.comments.push(words),
                    _ => game.alerts.push(words),
                }
                4 + length
            }
            // a second deal may be that of another board
            [b'm', b'd', b'|', ref value @ ..] if !game.has_begun() => {
                let length = plain_value(value)?;
                game.deal = Some(Span::new(self.at + 3, self.at + 3 + length));
                4 + length
            }
            [b's', b'v', b'|', letter, b'|', ..] if letter != b'|' && game.vulnerable.is_none() => {
                game.vulnerable = Some(Span::new(self.at + 3, self.at + 4));
                5
            }
            [b'm', b'c', b'|', ref value @ ..] => {
                let (tricks, length) = match *value {
                    [figure @ b'0'..=b'9', b'|', ..] => (figure - b'0', 1),
                    [b'1', figure @ b'0'..=b'3', b'|', ..] => (10 + figure - b'0', 2),
                    _ => return None,
                };
                game.claims.push(Claim {
                    span: Span::new(self.at + 3, self.at + 3 + length),
                    tricks: Some(tricks),
                    cards: count(game.cards.len()),
                });
                4 + length
            }
            _ => return None,
        })
    }
}

/// The length of a value that ends with its bar, and in which none can have been lost.
fn plain_value(rest: &[u8]) -> Option<usize> {
    let length = memchr::memchr(b'|', rest)?;
    let may_have_lost_one = matches!(rest[..length].last(), Some(b'x' | b'X' | b'g' | b'G'));
    (!may_have_lost_one).then_some(length)
}

/// The number of a call, whether it is alerted, and the length of its value with the bar.
fn plain_call(rest: &[u8]) -> Option<(u8, bool, usize)> {
    let short = |letter: u8| match letter {
        b'p' | b'P' => Some(0),
        b'd' | b'D' | b'x' | b'X' => Some(1),
        b'r' | b'R' => Some(2),
        _ => None,
    };
    let bid = |level: u8, letter: u8| {
        let is_its = |strain: &(u8, &u8)| *strain.1 == letter.to_ascii_uppercase();
        let (place, _) = (0..).zip(b"CDHSN").find(is_its)?;
        Some(3 + 5 * (level - b'1') + place)
    };
    Some(match *rest {
        [letter, b'|', ..] => (short(letter)?, false, 2),
        [letter, b'!', b'|', ..] => (short(letter)?, true, 3),
        [level @ b'1'..=b'7', letter, b'|', ..] => (bid(level, letter)?, false, 3),
        [level @ b'1'..=b'7', letter, b'!', b'|', ..] => (bid(level, letter)?, true, 4),
        _ => return None,
    })
}

/// Set in the letter of a suit.
const SUIT: u8 = 0x80;

/// The capital of each letter of a suit, marked as such, and of each of a rank; 0 for all others.
static LETTERS: [u8; 256] = {
    let mut letters = [0; 256];
    let mut letter = 0_u8;
    while letter < 128 {
        let capital = letter.to_ascii_uppercase();
        letters[letter as usize] = match capital {
            b'S' | b'H' | b'D' | b'C' => capital | SUIT,
            b'2'..=b'9' | b'T' | b'J' | b'Q' | b'K' | b'A' => capital,
            _ => 0,
        };
        letter += 1;
    }
    letters
};
