//! What stands between the tags and tokens of a game: white space, escape lines and comments.

use super::Parsed;
use super::comment::{Closing, comment};
use super::lexical::{blanks, escape_line, line_end};
use crate::pbn::class::{is_blank, is_line_end};
use nom::Parser;
use nom::combinator::value;

/// What comes next, after white space, escape lines and comments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Next {
    Tag,
    Token,
    /// A semi-empty line, or the end of the text.
    GameEnd,
}

/// What follows a gap, and the rest of the input at a `{` in it whose `}` is missing.
pub(crate) type Gap<'a> = (Next, Option<&'a [u8]>);

/// White space, escape lines and comments, where a line opens or within one; up to a tag, a token, or the semi-empty line
/// that ends the game. Each comment is handed to `take`, without what encloses it.
pub(crate) fn gap<'a>(
    opens_line: bool,
    mut take: impl FnMut(&'a [u8]),
) -> impl FnMut(&'a [u8]) -> Parsed<'a, Gap<'a>> {
    move |mut input| {
        // the input from the beginning of a line on, while nothing but blanks was read of that
        let mut line = opens_line.then_some(input);
        while let Some(&first) = input.first() {
            let opens_line = line.is_some_and(|line| line.len() == input.len());
            let filler = match first {
                b'{' | b';' => comment
                    .map(|(text, closing)| Filler::Comment(text, closing))
                    .parse(input),
                b'%' if opens_line => value(Filler::EscapeLine, escape_line).parse(input),
                _ if is_blank(first) => value(Filler::Blanks, blanks).parse(input),
                _ if is_line_end(first) => value(Filler::LineEnd, line_end).parse(input),
                _ => break,
            };
            let (rest, filler) = filler?;
            line = match (filler, line) {
                (Filler::Blanks, line) => line,
                (Filler::LineEnd, Some(line)) => return Ok((line, (Next::GameEnd, None))),
                (Filler::LineEnd, None) => Some(rest),
                (Filler::EscapeLine, _) => None,
                (Filler::Comment(text, closing), _) => {
                    take(text);
                    if closing == Closing::Missing {
                        // such a comment ends before the semi-empty line, which ends the game
                        return Ok((rest, (Next::GameEnd, Some(input))));
                    }
                    None
                }
            };
            input = rest;
        }
        let next = match input.first() {
            None => Next::GameEnd,
            Some(b'[') => Next::Tag,
            Some(_) => Next::Token,
        };
        Ok((input, (next, None)))
    }
}

/// A piece of a gap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Filler<'a> {
    Blanks,
    LineEnd,
    /// An escape line without its end.
    EscapeLine,
    /// The text of a comment, and how it ended.
    Comment(&'a [u8], Closing),
}
