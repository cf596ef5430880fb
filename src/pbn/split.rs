//! Where a long text can be cut so that each part is read on its own as it would be in the whole.
//!
//! A cut is made between two games, and before the semi-empty lines that belong to the second one's record. Whether a line is
//! inside a comment shows only where a game seems to begin behind a semi-empty line: there the next brace decides
//! ([`super::grammar`]). Unless it is a `}`, a game does begin, whatever came before; and from there on games are read, for
//! only a reader knows where each ends.

use super::class::is_line_end;
use super::grammar::{HORIZON, closes_later, opening, opens_game};
use super::{Game, Opening, Reader, TagName};

/// A place to cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cut {
    /// Before this byte.
    pub at: usize,
    /// Whether there is a semi-empty line before it, as there should be.
    pub opening: Opening,
}

/// A few games: the last ones are read from one on that begins at least this many bytes before the end of what is
/// certain, and at most twice as many.
const NEAR: usize = 4 * 1024;

/// The last certain place to cut a text of which more follows; `None` when more of it is needed.
pub fn split(text: &[u8]) -> Option<Cut> {
    let known = text.len().checked_sub(HORIZON);
    let end = memchr::memrchr2(b'{', b'}', text).max(known)?; // before it the next brace is known
    let near = certain_start(text, end).and_then(|start| last_game(text, start, end));
    near.or_else(|| last_game(text, 0, end)) // without blank lines
}

/// Where a game certainly begins, shortly before this offset.
fn certain_start(text: &[u8], end: usize) -> Option<usize> {
    let end = end.checked_sub(NEAR)?;
    let begins = |bracket: &usize| {
        let behind = &text[*bracket..];
        let is_headed = || opening(behind) == Some(TagName::Board); // perhaps by an event above
        opens_game(text, *bracket) && !closes_later(behind) && !is_headed()
    };
    let near = end.saturating_sub(NEAR)..end;
    let brackets = memchr::memrchr_iter(b'[', &text[near.clone()]);
    brackets.map(|at| near.start + at).find(begins)
}

/// The last place between two games before this offset, found by reading from one on: text behind a game belongs to it.
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
        let at = game.record.end as usize;
        let cut = Cut {
            at,
            opening: reader.opening(),
        };
        // a game that begins within a line would seem to open it
        behind = is_line_end(text[at - 1]).then_some(cut);
    }
    last
}
