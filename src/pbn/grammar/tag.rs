//! Tag pairs (PBN 2.1 sections 3.2 and 3.3).

use super::lexical::{blanks, white_space};
use super::{FaultKind, Parsed, TagName, faulty};
use crate::pbn::class::{is_blank, is_line_end, is_name, is_string_octet};
use crate::source::{Charset, Span};
use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::{take_till1, take_while1};
use nom::character::complete::{char, one_of};
use nom::combinator::{not, opt, peek, recognize, success, value};
use nom::multi::many0_count;
use nom::sequence::{preceded, terminated};
use std::borrow::Cow;
use std::iter;

/// One tag pair of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tag {
    /// Which tag it is.
    pub name: TagName,
    /// The bytes of its name.
    pub name_span: Span,
    /// The bytes of its value, between the quotes.
    pub value: Span,
}

/// A tag pair as read: its name, its value, and the fault, if it was damaged but readable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pair<'a> {
    pub(crate) name: TagName,
    pub(crate) spelling: &'a [u8],
    /// Whether the value does not touch the name: `[Dealer N]`, not `[Note: ...]`.
    pub(crate) is_spaced: bool,
    pub(crate) value: &'a [u8],
    pub(crate) fault: Option<FaultKind>,
}

/// `[`, a name, a value, `]`, in any form that may be imported.
pub(crate) fn tag_pair(input: &[u8]) -> Parsed<'_, Pair<'_>> {
    let opening = faulty(FaultKind::UnreadableTag, char('['));
    let name = preceded(white_space, tag_name);
    let gap = recognize(white_space).map(|gap: &[u8]| !gap.is_empty());
    let is_missing = faulty(FaultKind::NoTagValue, not(char(']')));
    let value_of = preceded(is_missing, alt((string, bare_value)));
    let closing = value(None, preceded(white_space, char(']')));
    let closing = alt((closing, success(Some(FaultKind::NoClosingBracket))));
    let mut pair = (preceded(opening, name), gap, value_of, closing);
    let (rest, (spelling, is_spaced, (value, fault), missing)) = pair.parse(input)?;
    let pair = Pair {
        name: TagName::of(spelling),
        spelling,
        is_spaced,
        value,
        fault: fault.or(missing),
    };
    Ok((rest, pair))
}

/// The bytes of a value, and the fault, if it is damaged but readable.
type Value<'a> = (&'a [u8], Option<FaultKind>);

/// A tag name: letters, digits, underscores.
fn tag_name(input: &[u8]) -> Parsed<'_, &[u8]> {
    faulty(FaultKind::UnreadableTag, take_while1(is_name)).parse(input)
}

/// A value between quotes, with the escapes `\"` and `\\`. It ends at its line's end at the latest.
fn string(input: &[u8]) -> Parsed<'_, Value<'_>> {
    let escape = preceded(char('\\'), opt(one_of("\"\\")));
    let piece = alt((value((), take_while1(is_string_octet)), value((), escape)));
    let text = recognize(many0_count(piece));
    let closing = alt((value(true, char('"')), success(false)));
    let (rest, (text, is_closed)) = preceded(char('"'), (text, closing)).parse(input)?;
    if is_closed {
        return Ok((rest, (text, None)));
    }
    let text = text.trim_ascii_end();
    let text = text.strip_suffix(b"]").unwrap_or(text);
    Ok((rest, (text, Some(FaultKind::UnclosedString))))
}

/// A value whose quotes were left out: up to the `]` of its line.
fn bare_value(input: &[u8]) -> Parsed<'_, Value<'_>> {
    let ends = |byte| matches!(byte, b']' | b'[') || is_line_end(byte);
    let value = terminated(take_till1(ends), peek(char(']')));
    let (rest, value) = faulty(FaultKind::UnreadableTag, value).parse(input)?;
    Ok((
        rest,
        (value.trim_ascii_end(), Some(FaultKind::UnquotedValue)),
    ))
}

/// Whether a tag pair opens here: `[`, a name, a quote, on one line.
pub(crate) fn opens_tag(input: &[u8]) -> bool {
    opening(input).is_some()
}

/// The name of the tag pair that opens here.
pub(crate) fn opening(input: &[u8]) -> Option<TagName> {
    let rest = blanks(input.strip_prefix(b"[")?).ok()?.0;
    let (rest, spelling) = tag_name(rest).ok()?;
    (blanks(rest).ok()?.0.first() == Some(&b'"')).then(|| TagName::of(spelling))
}

/// Whether a game may begin here: with a tag pair of the standard, damaged or not, or with any other intact pair. A
/// bracket in text that is not PBN seldom looks like either.
pub(crate) fn opens_record(input: &[u8]) -> bool {
    opens_record_in_line(input) || tag_pair(input).is_ok_and(|(_, pair)| pair.can_open_record())
}

/// The same with the quote on the same line as the bracket: a surer sign, for doubtful places.
pub(crate) fn opens_record_in_line(input: &[u8]) -> bool {
    let is_whole = || tag_pair(input).is_ok_and(|(_, pair)| pair.fault.is_none());
    input.starts_with(b"[Event \"") // as nearly every game does
        || opening(input).is_some_and(|name| name != TagName::Other || is_whole())
}

impl Pair<'_> {
    fn can_open_record(&self) -> bool {
        match self.fault {
            None => true,
            Some(FaultKind::UnquotedValue) => self.name != TagName::Other && self.is_spaced,
            Some(_) => self.name != TagName::Other,
        }
    }
}

/// Whether these bytes are only the pairs that name an event and precede Board in the standard's order.
pub(crate) fn is_heading(text: &[u8]) -> bool {
    let mut rest = text;
    let mut next = || {
        let (after, pair) = tag_pair(rest).ok()?;
        let is_white = |byte: &u8| is_blank(*byte) || is_line_end(*byte);
        let length = after.iter().take_while(|byte| is_white(byte)).count();
        rest = &after[length..];
        pair.fault.is_none().then_some(pair.name)
    };
    next() == Some(TagName::Event)
        && iter::from_fn(next).all(|name| matches!(name, TagName::Site | TagName::Date))
        && rest.is_empty()
}

/// A tag value as text: decoded, with `\"` and `\\` resolved.
pub fn value_text(value: &[u8], charset: Charset) -> Cow<'_, str> {
    let text = charset.decode(value);
    if memchr::memchr(b'\\', text.as_bytes()).is_none() {
        return text;
    }
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let escaped = if letter == '\\' {
            letters.next_if(|next| matches!(next, '"' | '\\'))
        } else {
            None
        };
        plain.push(escaped.unwrap_or(letter));
    }
    Cow::Owned(plain)
}
