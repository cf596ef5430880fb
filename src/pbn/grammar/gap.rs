//! What stands between the tags and tokens of a game: white space, escape lines and comments.

use super::Parsed;
use super::comment::{Closing, brace_comment, rest_of_line_comment};
use super::lexical::{blanks, escape_line, line_end, semi_empty_line};
use crate::pbn::class::is_blank;
use nom::Parser;
use nom::combinator::value;

/// What comes next, after white space, escape lines and comments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::pbn) enum Next {
    Tag,
    Token,
    /// A semi-empty line, or the end of the text.
    GameEnd,
}

/// What follows a gap, and the rest of the input at a `{` in it whose `}` is missing.
pub(in crate::pbn) type Gap<'a> = (Next, Option<&'a [u8]>);

/// White space, escape lines and comments, where a line opens or within one; up to a tag, a token, or the semi-empty line
/// that ends the game.
pub(in crate::pbn) fn gap(mut opens_line: bool) -> impl FnMut(&[u8]) -> Parsed<'_, Gap<'_>> {
    move |mut input| {
        while let Some(&first) = input.first() {
            let filler = match first {
                b'{' => comment(input),
                b';' => value(Filler::Text, rest_of_line_comment).parse(input),
                b'%' if opens_line => value(Filler::Text, escape_line).parse(input),
                _ if is_blank(first) => value(Filler::Text, blanks).parse(input),
                _ => value(Filler::LineEnd, line_end).parse(input),
            };
            let Ok((rest, filler)) = filler else {
                break;
            };
            if filler == Filler::LineEnd && opens_line {
                return Ok((input, (Next::GameEnd, None)));
            }
            if filler == Filler::OpenComment {
                // such a comment ends before the semi-empty line, which ends the game
                return Ok((rest, (Next::GameEnd, Some(input))));
            }
            opens_line = filler == Filler::LineEnd;
            input = rest;
            if opens_line && semi_empty_line(input).is_ok() {
                return Ok((input, (Next::GameEnd, None)));
            }
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
enum Filler {
    /// Blanks, a comment, or an escape line without its end.
    Text,
    /// A comment whose `}` is missing.
    OpenComment,
    LineEnd,
}

fn comment(input: &[u8]) -> Parsed<'_, Filler> {
    let filler = |closing| match closing {
        Closing::Brace => Filler::Text,
        Closing::Missing => Filler::OpenComment,
    };
    brace_comment.map(filler).parse(input)
}
