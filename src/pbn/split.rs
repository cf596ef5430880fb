//! Where a long text can be cut so that each part is read on its own as it would be in the whole.
//!
//! A cut is made before a game that begins after a semi-empty line, and before that line, which is of the game's record.
//! Whether such a line stands inside a comment cannot be seen from the line alone; but a comment that meets the beginning
//! of a game is decided by the next brace ([`super::comment`]): unless that is a `}`, a game does begin here, whatever
//! went before. So a cut is certain where the next brace is none that closes, and where the paragraph above is one such
//! game too, so that no stray text is cut off from the game that it belongs to.

use super::comment::{HORIZON, closes_later, is_semi_empty, line_before, opens_game, record_start};
use super::tag::{is_heading, opening, opens_record_in_line};
use super::{Game, Opening, Reader, TagName};

/// A place to cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cut {
    /// Before this byte.
    pub at: usize,
    /// Whether a semi-empty line stands before it, as one should.
    pub opening: Opening,
}

/// The last certain place to cut a text that goes on behind its end; `None` when more of the text is needed.
pub fn split(text: &[u8]) -> Option<Cut> {
    let regular = |at| Cut {
        at,
        opening: Opening::Regular,
    };
    last_certain_cut(text)
        .map(regular)
        .or_else(|| last_game(text, text.len().checked_sub(HORIZON)?))
}

/// Looks backwards for a cut that needs no reading from the start. Behind the last brace it is not known which comes next,
/// but where enough text without one follows.
fn last_certain_cut(text: &[u8]) -> Option<usize> {
    let last_brace = memchr::memrchr2(b'{', b'}', text).unwrap_or_default();
    let mut before = last_brace.max(text.len().saturating_sub(HORIZON));
    let mut below = None;
    while let Some(bracket) = memchr::memrchr(b'[', &text[..before]) {
        before = bracket;
        if !opens_game(text, bracket) {
            continue;
        }
        if let Some(cut) = below.take()
            && !closes_later(&text[bracket..])
        {
            return Some(record_start(text, cut));
        }
        if !closes_later(&text[bracket..])
            && let Some(above) = paragraph_above(text, bracket)
            && !is_headed(above, &text[bracket..])
        {
            below = Some(bracket);
        }
    }
    None
}

/// Whether the first is an event on its own, and the board behind it may belong to it ([`Reader::read`]).
fn is_headed(above: &[u8], behind: &[u8]) -> bool {
    opening(behind) == Some(TagName::Board) && is_heading(above)
}

/// The paragraph above the one at `bracket`, if it begins with a tag: found by walking up line by line.
fn paragraph_above(text: &[u8], bracket: usize) -> Option<&[u8]> {
    let begins_at = |line: usize| &text[line..bracket];
    let mut line = bracket;
    let mut in_paragraph = false;
    while let Some(above) = line_before(text, line) {
        let empty = is_semi_empty(&text[above..line]);
        if empty && in_paragraph {
            return opens_game(text, line).then(|| begins_at(line));
        }
        in_paragraph |= !empty;
        line = above;
    }
    (in_paragraph && opens_record_in_line(&text[line..])).then(|| begins_at(line))
}

/// Reads the games from the start: the way for a text without blank lines, or with comments everywhere. A cut stands
/// between two games: text behind the last one belongs to that one.
fn last_game(text: &[u8], end: usize) -> Option<Cut> {
    let mut reader = Reader::new(text);
    let mut game = Game::default();
    let mut behind = None;
    let mut last = None;
    while reader.read(&mut game) {
        last = behind.or(last);
        if game.record.end as usize >= end {
            break;
        }
        behind = Some(Cut {
            at: game.record.end as usize,
            opening: reader.opening(),
        });
    }
    last
}
