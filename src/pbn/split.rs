//! Where a long text can be cut so that each part is read on its own as it would be in the whole.
//!
//! A cut is made between two games, and before the semi-empty lines that belong to the second one's record. Whether a line is
//! inside a comment shows only where a game seems to begin behind a semi-empty line: there the next brace decides
//! ([`super::grammar`]). Unless it is a `}`, a game does begin, whatever came before; and from there on games are read, for
//! only a reader knows where each ends. Without semi-empty lines a game certainly begins with an Event of which the game
//! before has another, if only notes and tables stand between it and a section of that game.

use super::class::is_line_end;
use super::grammar::{
    HORIZON, closes_later, line_end, opening, opens_game, rest_of_line, semi_empty_line,
};
use super::{Game, Opening, Reader, TagName};
use std::ops::Range;

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
    let start = certain_start(text, end).or_else(|| {
        let end = end.checked_sub(NEAR)?;
        joined_start(text, end.saturating_sub(4 * NEAR)..end)
    });
    let near = start.and_then(|start| last_game(text, start, end));
    near.or_else(|| last_game(text, 0, end))
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

/// The last place in this range where a game certainly begins without a semi-empty line: with an Event, if what stands
/// before it, from the last Event on, is a game that ends there. The text begins outside of comments.
fn joined_start(text: &[u8], near: Range<usize>) -> Option<usize> {
    let begins_line = |at: usize| at == 0 || is_line_end(text[at - 1]);
    let is_event = |at: &usize| begins_line(*at) && opening(&text[*at..]) == Some(TagName::Event);
    let is_outside = |at: usize| {
        let brace = memchr::memrchr2(b'{', b'}', &text[..at]);
        brace.is_none_or(|brace| text[brace] == b'}')
    };
    let brackets = memchr::memrchr_iter(b'[', &text[near.clone()]);
    let mut events = brackets.map(|at| near.start + at).filter(is_event);
    let mut next = events.next()?;
    events.find_map(|event| {
        let behind = std::mem::replace(&mut next, event);
        let is_certain = is_outside(event) && is_joined(&text[event..behind]);
        is_certain.then_some(behind)
    })
}

/// Whether a game ends with this text, which begins with an Event, if another Event follows: its last tags open sections
/// or are notes, and each tag is certain to be read. Whatever game the Event is read into then has one, and a section
/// behind it, and nothing that may belong to the next game.
fn is_joined(mut text: &[u8]) -> bool {
    let (mut has_section, mut may_be_comment) = (false, false);
    while !text.is_empty() {
        let name = opening(text);
        let (rest, line) = rest_of_line(text).unwrap_or_default();
        let has_bracket = line.iter().skip(name.iter().count()).any(|it| *it == b'[');
        if has_bracket || name.is_some() && may_be_comment || semi_empty_line(text).is_ok() {
            return false;
        }
        match name {
            Some(TagName::Auction | TagName::Play) => has_section = true,
            None | Some(TagName::Note) => (),
            Some(name) if name.opens_known_table() => (),
            Some(_) if has_section => return false,
            Some(_) => (),
        }
        if let Some(brace) = memchr::memrchr2(b'{', b'}', line) {
            may_be_comment = line[brace] == b'{';
        }
        text = line_end(rest).map_or(rest, |(rest, _)| rest);
    }
    has_section && !may_be_comment
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

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    /// Where the games of a text begin.
    fn starts(text: &[u8]) -> Vec<usize> {
        let (mut reader, mut game) = (Reader::new(text), Game::default());
        std::iter::from_fn(|| reader.read(&mut game).then_some(game.span.start as usize)).collect()
    }

    #[test]
    fn where_a_joined_game_certainly_begins_one_does() {
        const LINES: &str = concat!(
            r#"[Event "a"]|[Event "a"]|[Event "b"]|[Site "s"]|[Date "d"]|[Board "1"]|[Board "2"]|[Deal ""]|"#,
            r#"[Auction "N"]|[Auction "N"]|[Play "N"]|[Play "N"]|[Note "1:x"]|[OptimumResultTable "a"]|"#,
            r#"[ScoreTable "a"]|[Own "x"]|1C Pass =1= [Event "c"]|SA S2|"a||{|}|{x} ; {|; [Event "d"]|[Event "e|"#,
            r#"[Event|% [Play "N"]|[Board "3" "#,
        );
        let lines: Vec<_> = LINES.split('|').collect();
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let mut found = 0;
        for round in 0..60_000 {
            let mut text = String::new();
            for _ in 0..3 + round % 20 {
                text += lines[rng.random_range(0..lines.len())];
                text += ["\n", "\r\n", "\r"][round % 3];
            }
            let text = text.as_bytes();
            let starts = starts(text);
            for end in (0..=text.len())
                .rev()
                .filter(|at| text[*at..].starts_with(b"[Event"))
            {
                if let Some(start) = joined_start(text, 0..end + 1) {
                    assert!(starts.contains(&start), "{}", text.escape_ascii());
                    found += 1;
                }
            }
        }
        assert!(found > 1000, "{found}");
    }

    #[test]
    fn a_text_without_blank_lines_is_cut_without_reading_all_of_it() {
        let game = |number| {
            format!("[Event \"a\"]\n[Board \"{number}\"]\n[Play \"N\"]\nSA S2 S3 S4\n*\n{{x}}\n")
        };
        for (behind, is_certain) in [
            ("", true),
            ("[ScoreTable \"a\"]\n1\n", true),
            ("[Room \"Open\"]\n", false),
        ] {
            let text: String = (0..3000).map(|number| game(number) + behind).collect();
            let text = text.as_bytes();
            let end = text.len() - HORIZON;
            let joined = joined_start(text, end - 4 * NEAR..end);
            assert_eq!(joined.is_some(), is_certain, "{behind}");
            let cut = split(text).unwrap();
            assert_eq!(cut.opening, Opening::Joined);
            let is_near = cut.at > end - 4 * NEAR;
            assert!(is_near && starts(text).contains(&cut.at), "{behind}");
        }
    }
}
