//! The comments of a game: `{...}` and `; ...` (PBN 2.1 section 3.8).

use super::Game;
use super::grammar::{brace_comment, rest_of_line_comment};
use crate::source::Span;

/// The comments of a game and those before it, without what encloses them. `text` is what the game was read from.
pub fn comments<'a>(game: &'a Game, text: &'a [u8]) -> impl Iterator<Item = Span> + 'a {
    let mut at = game.record.start as usize;
    let end = game.record.end as usize;
    std::iter::from_fn(move || {
        loop {
            at += memchr::memchr2(b'{', b';', text.get(at..end)?)?;
            if let Some(other) = other_text(game, text, at) {
                at = other;
                continue;
            }
            let rest = &text[at..end];
            let read = match brace_comment(rest) {
                Ok((rest, _)) => rest,
                Err(_) => rest_of_line_comment(rest).ok()?.0,
            };
            let comment = Span::new(at + 1, end - read.len());
            at = end - read.len();
            let closed = text[at - 1] == b'}' && rest[0] == b'{' && comment.start < comment.end;
            return Some(Span {
                end: comment.end - u32::from(closed),
                ..comment
            });
        }
    })
}

/// The end of what holds this place and is no comment: a tag's value, a table, a line behind `%`.
fn other_text(game: &Game, text: &[u8], at: usize) -> Option<usize> {
    let holds = |span: &Span| (span.start as usize..span.end as usize).contains(&at);
    let values = game.tags.iter().map(|tag| tag.value);
    let tables = game.tables.iter().map(|table| table.data);
    let held = values.chain(tables).find(holds).map(|it| it.end as usize);
    held.or_else(|| end_of_escape_line(text, at))
}

fn end_of_escape_line(text: &[u8], at: usize) -> Option<usize> {
    let line = memchr::memrchr2(b'\n', b'\r', &text[..at]).map_or(0, |last| last + 1);
    let end = memchr::memchr2(b'\n', b'\r', &text[at..]).map_or(text.len(), |end| at + end);
    (text[line] == b'%').then_some(end)
}

#[cfg(test)]
mod tests {
    use super::super::games;
    use super::*;

    fn of(text: &str) -> Vec<&str> {
        let game = games(text.as_bytes()).next().unwrap();
        let comments = comments(&game, text.as_bytes());
        comments
            .map(|it| std::str::from_utf8(it.of(text.as_bytes())).unwrap())
            .collect()
    }

    #[test]
    fn both_kinds_of_comment_are_found_anywhere_in_a_game() {
        let text = "{before} [Board \"1\"] ; behind a tag\n[Auction \"N\"]\n1C {two\nlines} Pass ;x {y}\n[Play \"E\"]\n{} HA ; end";
        assert_eq!(
            of(text),
            ["before", " behind a tag", "two\nlines", "x {y}", "", " end"]
        );
    }

    #[test]
    fn values_tables_and_escape_lines_have_none() {
        let text = "[Event \"{no} ; no\"]\n% {no}\n[ScoreTable \"Table;Score\"]\n1 {no}\n[Board \"2\"]\n{yes}\n";
        assert_eq!(of(text), ["yes"]);
    }

    #[test]
    fn a_comment_without_its_brace_ends_with_its_game() {
        assert_eq!(
            of("[Board \"1\"]\n{a\nb\n\n[Board \"2\"]\n{c}\n"),
            ["a\nb\n"]
        );
    }
}
