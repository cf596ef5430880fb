//! Comments (PBN 2.1 section 3.8), and where one ends whose `}` was forgotten.
//!
//! A `{` runs to the first `}`, over blank lines and over lines that look like tags. Some records lack the `}`, and
//! must not swallow the games that follow. So where a comment reaches what looks like the beginning of a game (a
//! semi-empty line, then a line that opens a tag pair), the next brace decides: a `}` closes the comment; a `{`, or no
//! brace within [`HORIZON`] bytes, means that the `}` was forgotten, and the comment ends there.
//!
//! The answer depends on the bytes from that line on and on nothing before, so a file can be split at such a line
//! without reading it from the start (see [`crate::pbn::split()`]).

use super::Parsed;
use super::lexical::{rest_of_line, semi_empty_line};
use super::tag::opens_record_in_line;
use crate::pbn::class::{is_blank, is_line_end};
use crate::source;
use nom::Parser;
use nom::branch::alt;
use nom::character::complete::char;
use nom::sequence::preceded;

/// How far the next brace is looked for, in bytes.
pub(crate) const HORIZON: usize = 64 * 1024;

/// A comment of either kind, without what encloses it, and how it ended.
pub(crate) fn comment(input: &[u8]) -> Parsed<'_, (&[u8], Closing)> {
    let rest_of_line_comment = rest_of_line_comment.map(|text| (text, Closing::LineEnd));
    alt((brace_comment, rest_of_line_comment)).parse(input)
}

/// `;` and the rest of its line.
fn rest_of_line_comment(input: &[u8]) -> Parsed<'_, &[u8]> {
    preceded(char(';'), rest_of_line).parse(input)
}

/// How a comment ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Closing {
    /// By its `}`.
    Brace,
    /// With its line.
    LineEnd,
    /// At the game that follows, or at the end of the text: the `}` is missing.
    Missing,
}

/// `{`, any text, `}`: the text, and how it ended.
fn brace_comment(input: &[u8]) -> Parsed<'_, (&[u8], Closing)> {
    let (text, _) = char('{')(input)?;
    let begin = input.len() - text.len();
    let mut at = begin;
    while let Some(found) = memchr::memchr2(b'}', b'[', &input[at..]) {
        at += found;
        if input[at] == b'}' {
            return Ok((&input[at + 1..], (&input[begin..at], Closing::Brace)));
        }
        if opens_game(input, at) && !closes_later(&input[at..]) {
            let end = record_start(input, at);
            return Ok((&input[end..], (&input[begin..end], Closing::Missing)));
        }
        at += 1;
    }
    let (text, rest) = text.split_at(text.len());
    Ok((rest, (text, Closing::Missing)))
}

/// Whether the next brace closes a comment.
pub(crate) fn closes_later(input: &[u8]) -> bool {
    let near = &input[..input.len().min(HORIZON)];
    memchr::memchr2(b'{', b'}', near).is_some_and(|brace| near[brace] == b'}')
}

/// Whether a tag pair opens at `bracket`, and its line follows a semi-empty one.
pub(crate) fn opens_game(input: &[u8], bracket: usize) -> bool {
    if matches!(
        input[..bracket],
        [.., b'!'..=255, b'\n' | b'\r'] | [.., b'!'..=255, b'\r', b'\n']
    ) {
        return false; // nearly all: the line above has text
    }
    let line = start_of_line(input, bracket);
    let above = line.and_then(|line| Some(line_before(input, line)?..line));
    above.is_some_and(|above| is_semi_empty(&input[above]))
        && opens_record_in_line(&input[bracket..])
}

/// Where the record of the game that opens at `bracket` begins: with the first of the semi-empty lines before it.
fn record_start(input: &[u8], bracket: usize) -> usize {
    let filled = |byte: &u8| !is_blank(*byte) && !is_line_end(*byte);
    let last = input[..bracket].iter().rposition(filled);
    let rest_of_line = &input[last.map_or(0, |last| last + 1)..];
    let behind = semi_empty_line(rest_of_line).map_or(rest_of_line, |(behind, ())| behind);
    input.len() - behind.len()
}

/// Whether a line consists of blanks and its line end.
fn is_semi_empty(line: &[u8]) -> bool {
    line.iter().all(|&byte| is_blank(byte) || is_line_end(byte))
}

/// The beginning of the line of `at`, if there are only blanks before `at`.
fn start_of_line(input: &[u8], at: usize) -> Option<usize> {
    let start = input[..at]
        .iter()
        .rposition(|&byte| !is_blank(byte))
        .map_or(0, |last| last + 1);
    (start == 0 || matches!(input[start - 1], b'\r' | b'\n')).then_some(start)
}

/// Where the line above the one that begins at `line` begins.
fn line_before(input: &[u8], line: usize) -> Option<usize> {
    let end = (1..=line.min(3))
        .rev()
        .find(|&length| source::line_end(&input[line - length..line]) == length)?;
    let text = &input[..line - end];
    Some(memchr::memrchr2(b'\r', b'\n', text).map_or(0, |last| last + 1))
}

/// Whether a line ends in the gap between two tokens, and not within a comment in it.
pub fn ends_line(gap: &[u8]) -> bool {
    let mut rest = gap;
    let opens = |byte: &u8| matches!(byte, b'\r' | b'\n' | b'{' | b';');
    while let Some(at) = rest.iter().position(opens) {
        match comment(&rest[at..]) {
            Ok((behind, _)) => rest = behind,
            Err(_) => return true,
        }
    }
    false
}
