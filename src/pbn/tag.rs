//! Tag pairs (PBN 2.1 sections 3.2 and 3.3).

use super::lexical::{
    blanks, is_blank, is_line_end, is_name, is_string_end, rest_of_line, white_space,
};
use super::{FaultKind, Parsed, TagName};
use crate::source::{Charset, Span};
use nom::Err;
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
pub(super) struct Pair<'a> {
    pub(super) name: TagName,
    pub(super) spelling: &'a [u8],
    pub(super) value: &'a [u8],
    pub(super) fault: Option<FaultKind>,
}

/// `[`, a name, a value, `]`, in any form that may be imported.
pub(super) fn tag_pair(input: &[u8]) -> Parsed<'_, Pair<'_>> {
    let [b'[', rest @ ..] = input else {
        return Err(Err::Error(FaultKind::UnreadableTag));
    };
    let (rest, ()) = white_space(rest)?;
    let (rest, spelling) = tag_name(rest)?;
    let name = TagName::of(spelling);
    let (rest, ()) = white_space(rest)?;
    let (rest, (value, mut fault)) = match rest {
        [b'"', ..] => string(rest)?,
        [b']', ..] => return Err(Err::Error(FaultKind::NoTagValue)),
        _ => bare_value(rest)?,
    };
    let (gap, ()) = white_space(rest)?;
    let rest = if let [b']', after @ ..] = gap {
        after
    } else {
        fault = fault.or(Some(FaultKind::NoClosingBracket));
        rest
    };
    let pair = Pair {
        name,
        spelling,
        value,
        fault,
    };
    Ok((rest, pair))
}

/// A tag name: letters, digits, underscores.
pub(super) fn tag_name(input: &[u8]) -> Parsed<'_, &[u8]> {
    match input
        .iter()
        .position(|&byte| !is_name(byte))
        .unwrap_or(input.len())
    {
        0 => Err(Err::Error(FaultKind::UnreadableTag)),
        length => Ok((&input[length..], &input[..length])),
    }
}

/// A value between quotes, with the escapes `\"` and `\\`. It ends at its line's end at the latest.
pub(super) fn string(input: &[u8]) -> Parsed<'_, (&[u8], Option<FaultKind>)> {
    let [b'"', text @ ..] = input else {
        return Err(Err::Error(FaultKind::UnquotedValue));
    };
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        if !is_string_end(byte) {
            at += 1;
            continue;
        }
        match byte {
            b'"' => return Ok((&text[at + 1..], (&text[..at], None))),
            b'\\' => at += 1 + usize::from(matches!(text.get(at + 1), Some(b'"' | b'\\'))),
            _ => break,
        }
    }
    let at = at.min(text.len());
    let value = text[..at].trim_ascii_end();
    let value = value.strip_suffix(b"]").unwrap_or(value);
    Ok((&text[at..], (value, Some(FaultKind::UnclosedString))))
}

/// A value whose quotes were left out: up to the `]` of its line.
pub(super) fn bare_value(input: &[u8]) -> Parsed<'_, (&[u8], Option<FaultKind>)> {
    let line = rest_of_line(input)?.1;
    let length = memchr::memchr2(b']', b'[', line).filter(|&end| line[end] == b']' && end > 0);
    let Some(length) = length else {
        return Err(Err::Error(FaultKind::UnreadableTag));
    };
    Ok((
        &input[length..],
        (
            line[..length].trim_ascii_end(),
            Some(FaultKind::UnquotedValue),
        ),
    ))
}

/// Whether a tag pair opens here: `[`, a name, a quote, on one line.
pub(super) fn opens_tag(input: &[u8]) -> bool {
    opening(input).is_some()
}

/// The name of the tag pair that opens here.
pub(super) fn opening(input: &[u8]) -> Option<TagName> {
    let rest = blanks(input.strip_prefix(b"[")?).ok()?.0;
    let (rest, spelling) = tag_name(rest).ok()?;
    (blanks(rest).ok()?.0.first() == Some(&b'"')).then(|| TagName::of(spelling))
}

/// Whether a game may begin here: with a tag pair of the standard, damaged or not, or with any other intact pair. A
/// bracket in text that is not PBN seldom looks like either.
pub(super) fn opens_record(input: &[u8]) -> bool {
    opens_record_in_line(input) || tag_pair(input).is_ok_and(|(_, pair)| pair.can_open_record())
}

/// The same with the quote on the same line as the bracket: a surer sign, for doubtful places.
pub(super) fn opens_record_in_line(input: &[u8]) -> bool {
    let is_whole = || tag_pair(input).is_ok_and(|(_, pair)| pair.fault.is_none());
    input.starts_with(b"[Event \"") // as nearly every game does
        || opening(input).is_some_and(|name| name != TagName::Other || is_whole())
}

impl Pair<'_> {
    fn can_open_record(&self) -> bool {
        match self.fault {
            None => true,
            Some(FaultKind::UnquotedValue) => self.name != TagName::Other && self.is_spaced(),
            Some(_) => self.name != TagName::Other,
        }
    }

    /// Whether the value does not touch the name: `[Dealer N]`, not `[Note: ...]`.
    fn is_spaced(&self) -> bool {
        self.value.as_ptr() != self.spelling.as_ptr_range().end
    }
}

/// Whether these bytes are only the pairs that name an event and precede Board in the standard's order.
pub(super) fn is_heading(text: &[u8]) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(text: &str) -> (String, String, Option<FaultKind>, String) {
        let (rest, pair) = tag_pair(text.as_bytes()).unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (
            text(pair.spelling),
            text(pair.value),
            pair.fault,
            text(rest),
        )
    }

    #[test]
    fn every_import_form() {
        for form in [
            "[Event \"x\"]",
            "[Event\"x\"]",
            "[ Event \"x\" ]",
            "[\n Event\n \"x\"\n ]",
        ] {
            assert_eq!(
                pair(form),
                ("Event".into(), "x".into(), None, String::new())
            );
        }
        assert_eq!(
            pair(r#"[A "\\\"\a]"]z"#),
            ("A".into(), r#"\\\"\a]"#.into(), None, "z".into())
        );
    }

    #[test]
    fn broken_pairs_are_read_as_far_as_they_go() {
        use FaultKind::{
            NoClosingBracket, NoTagValue, UnclosedString, UnquotedValue, UnreadableTag,
        };
        assert_eq!(
            pair("[A \"x]\n[B"),
            ("A".into(), "x".into(), Some(UnclosedString), "\n[B".into())
        );
        assert_eq!(
            pair("[A x y]z"),
            ("A".into(), "x y".into(), Some(UnquotedValue), "z".into())
        );
        assert_eq!(
            pair("[A \"x\"\n[B"),
            (
                "A".into(),
                "x".into(),
                Some(NoClosingBracket),
                "\n[B".into()
            )
        );
        assert_eq!(tag_pair(b"[A]"), Err(Err::Error(NoTagValue)));
        assert_eq!(tag_pair(b"[+ \"x\"]"), Err(Err::Error(UnreadableTag)));
        assert_eq!(tag_pair(b"[A x\n"), Err(Err::Error(UnreadableTag)));
    }

    #[test]
    fn values_resolve_their_escapes() {
        assert_eq!(value_text(br#"\\\"\a"#, Charset::Unstated), r#"\"\a"#);
        assert_eq!(value_text(b"K\xf6ln", Charset::Unstated), "K\u{f6}ln");
    }
}
