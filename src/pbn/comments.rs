//! The comments of a game: `{...}` and `; ...` (PBN 2.1 section 3.8).

use super::Game;
use super::grammar::{Closing, brace_comment, escape_line, rest_of_line_comment};
use crate::source::Span;

/// The comments of a game and those before it, without what encloses them. `text` is what the game was read from.
pub fn comments<'a>(game: &'a Game, text: &'a [u8]) -> impl Iterator<Item = Span> + 'a {
    let gaps = game.commented.iter();
    gaps.flat_map(|gap| of_gap(gap.start as usize, &text[..gap.end as usize]))
}

/// The comments of a gap: what is neither a tag, nor a token, nor in a table.
fn of_gap(mut at: usize, text: &[u8]) -> impl Iterator<Item = Span> + '_ {
    std::iter::from_fn(move || {
        loop {
            at += memchr::memchr3(b'{', b';', b'%', text.get(at..)?)?;
            let rest = &text[at..];
            let from = at + 1;
            let (read, enclosed) = match rest[0] {
                b'{' => {
                    let (read, closing) = brace_comment(rest).ok()?;
                    (read, usize::from(closing == Closing::Brace))
                }
                b';' => (rest_of_line_comment(rest).ok()?.0, 0),
                _ => {
                    let opens_line = at == 0 || matches!(text[at - 1], b'\n' | b'\r');
                    let escape = opens_line.then(|| escape_line(rest).ok()).flatten();
                    at = escape.map_or(from, |(read, _)| text.len() - read.len());
                    continue;
                }
            };
            at = text.len() - read.len();
            return Some(Span::new(from, at - enclosed));
        }
    })
}

/// Whether a line ends in the gap between two tokens, and not within a comment in it.
pub fn ends_line(gap: &[u8]) -> bool {
    let mut rest = gap;
    while let Some(at) = rest
        .iter()
        .position(|byte| matches!(byte, b'\r' | b'\n' | b'{' | b';'))
    {
        match brace_comment(&rest[at..]) {
            Ok((behind, _)) => rest = behind,
            Err(_) => return memchr::memchr2(b'\r', b'\n', &rest[at..]).is_some(),
        }
    }
    false
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
    fn a_line_that_ends_in_a_comment_ends_no_row() {
        for (gap, due) in [
            ("SA ", false),
            ("SA {x\ny} {z\n} ", false),
            ("SA {x} \r", true),
            ("SA ; {x\n", true),
            ("SA {x\n} ; y\n", true),
        ] {
            assert_eq!(ends_line(gap.as_bytes()), due, "{gap}");
        }
    }

    #[test]
    fn a_comment_without_its_brace_ends_with_its_game() {
        assert_eq!(
            of("[Board \"1\"]\n{a\nb\n\n[Board \"2\"]\n{c}\n"),
            ["a\nb\n"]
        );
    }
}
