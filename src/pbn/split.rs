//! Where a long text can be cut so that each part is read on its own as it would be in the whole.
//!
//! A cut is made before a game that begins after a semi-empty line, and before that line, which belongs to the game's
//! record. The line alone does not show whether it is inside a comment; but where a comment reaches the beginning of a
//! game, the next brace decides ([`super::grammar`]): unless it is a `}`, a game does begin here, whatever came before.
//! So a cut is certain where the next brace does not close a comment, and where the paragraph above is such a game too,
//! so that no stray text is cut off from its game.

use super::grammar::{
    HORIZON, closes_later, is_heading, is_semi_empty, line_before, opening, opens_game,
    opens_record_in_line, record_start,
};
use super::{Game, Opening, Reader, TagName};

/// A place to cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cut {
    /// Before this byte.
    pub at: usize,
    /// Whether there is a semi-empty line before it, as there should be.
    pub opening: Opening,
}

/// A few games. A cut is searched for in so many bytes first; where there is none, as with blank lines in comments, games are
/// read from one on that begins at least this many bytes before the last [`HORIZON`] bytes, and at most twice as many.
const NEAR: usize = 8 * 1024;

/// The last certain place to cut a text of which more follows; `None` when more of it is needed.
pub fn split(text: &[u8]) -> Option<Cut> {
    let regular = |at| Cut {
        at,
        opening: Opening::Regular,
    };
    let near = || last_game(text, certain_start(text)?, text.len() - HORIZON);
    let from_the_start = || last_game(text, 0, text.len().checked_sub(HORIZON)?);
    last_certain_cut(text)
        .map(regular)
        .or_else(near)
        .or_else(from_the_start)
}

/// Where a game certainly begins, shortly before the last [`HORIZON`] bytes.
fn certain_start(text: &[u8]) -> Option<usize> {
    let end = text.len().checked_sub(HORIZON + NEAR)?;
    let begins = |bracket: &usize| {
        let behind = &text[*bracket..];
        let is_headed = || opening(behind) == Some(TagName::Board); // perhaps by an event above
        opens_game(text, *bracket) && !closes_later(behind) && !is_headed()
    };
    let near = end.saturating_sub(NEAR)..end;
    let brackets = memchr::memrchr_iter(b'[', &text[near.clone()]);
    brackets.map(|at| near.start + at).find(begins)
}

/// Searches [`NEAR`] bytes backwards for a cut, without reading. After the last brace of the text the next one is
/// unknown, unless more than the horizon follows without one.
fn last_certain_cut(text: &[u8]) -> Option<usize> {
    let last_brace = memchr::memrchr2(b'{', b'}', text).unwrap_or_default();
    let mut before = last_brace.max(text.len().saturating_sub(HORIZON));
    let start = before.saturating_sub(NEAR);
    let mut below = None;
    while let Some(bracket) = memchr::memrchr(b'[', &text[start..before]) {
        let bracket = start + bracket;
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

/// Whether the paragraph above is only an event, to which the board after it may belong ([`Reader::read`]).
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

/// Finds a cut by reading the games from one on, up to this offset: for a text without blank lines, or with comments
/// everywhere. The cut is between two games: text after the last one belongs to it.
fn last_game(text: &[u8], start: usize, end: usize) -> Option<Cut> {
    let mut reader = Reader::from(text, start);
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
