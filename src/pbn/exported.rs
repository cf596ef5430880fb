//! Tag pairs as the export format has them, a line each: nearly all tags of nearly all games, at little cost.
//!
//! What is read here [`super::tag::tag_pair`] would read too; anything else is left to it.

use super::word::{blank, string_stop, string_stop_of_32};
use super::{Game, Tag, TagName};
use crate::source::Span;

/// So many bytes are looked at together: more than a name and sixteen of its value are, so that the compiler sees that no
/// place among them is beyond. The last pair of a text may have fewer, and is left.
const VIEW: usize = 72;

/// Reads the pairs that stand here one below the other, up to one that opens a section. One that the game has already is
/// left. Gives the place behind the last, and its name.
#[inline(never)] // a loop of its own has all registers for itself
pub(super) fn exported_tags(
    text: &[u8],
    mut at: usize,
    game: &mut Game,
) -> Option<(usize, TagName)> {
    let mut last = None;
    while let Some(tag) = exported_pair(text, at)
        && game.push_first(tag)
    {
        let end = tag.value.end as usize + 2;
        last = Some((end, tag.name));
        if tag.name.opens_section() {
            break;
        }
        at = match text[end..] {
            [b'\n', ..] => end + 1,
            [b'\r', b'\n', ..] => end + 2,
            _ => break,
        };
    }
    last
}

/// The pair that begins here: `[`, a name of the standard, a space and a quote, the value, a quote and `]`.
#[allow(clippy::inline_always)] // two dozen times a game: a call costs as much as it does
#[inline(always)]
pub(super) fn exported_pair(text: &[u8], at: usize) -> Option<Tag> {
    let view: &[u8; VIEW] = text.get(at..)?.first_chunk()?;
    let head = *view[1..].first_chunk()?;
    let length = blank(&head);
    if view[0] != b'[' || view[length + 1..length + 3] != *b" \"" {
        return long_pair(text, at);
    }
    let name = TagName::at_head(head, length);
    let value = &view[length + 3..];
    let (start, stop) = (at + length + 3, string_stop(value.first_chunk()?));
    let end = if value[stop..stop + 2] == *b"\"]" {
        start + stop
    } else {
        closed(text, start + stop)?
    };
    tag(at, name, start, end)
}

/// The same where the name has more than 16 letters. Two names of the standard have 16, and are left.
#[cold]
fn long_pair(text: &[u8], at: usize) -> Option<Tag> {
    let pair: &[u8; VIEW] = text.get(at..)?.first_chunk()?;
    let length = 16 + blank(pair[1 + 16..].first_chunk()?);
    if pair[0] != b'[' || pair[length + 1..length + 3] != *b" \"" {
        return None;
    }
    let start = at + length + 3;
    let name = TagName::of(&pair[1..=length]);
    tag(at, name, start, closed(text, start)?)
}

/// The end of a value, if a bracket stands behind its quote. Nothing stops it before `at`.
fn closed(text: &[u8], at: usize) -> Option<usize> {
    let end = at + closing_quote(&text[at..])?;
    (text.get(end + 1) == Some(&b']')).then_some(end)
}

/// The tag of a pair that begins at `at`, and its value at `start`; `None` if the name is not of the standard.
#[inline]
fn tag(at: usize, name: TagName, start: usize, end: usize) -> Option<Tag> {
    (name != TagName::Other).then_some(Tag {
        name,
        name_span: span(at + 1, start - 2),
        value: span(start, end),
    })
}

/// A range of a text, which is shorter than 4 GiB.
#[allow(clippy::cast_possible_truncation)]
const fn span(start: usize, end: usize) -> Span {
    Span {
        start: start as u32,
        end: end as u32,
    }
}

/// The place of the quote that closes a string on its line.
fn closing_quote(text: &[u8]) -> Option<usize> {
    let mut at = 0;
    while let Some(bytes) = text.get(at..).and_then(<[u8]>::first_chunk) {
        let place = string_stop_of_32(bytes);
        at += place;
        if place == bytes.len() {
            continue;
        }
        match text[at] {
            b'"' => return Some(at),
            b'\r' | b'\n' => return None,
            b'\\' => at += 1 + usize::from(matches!(text.get(at + 1), Some(b'"' | b'\\'))),
            _ => at += 1,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::tag::{Pair, tag_pair};
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_pair_is_what_the_long_way_reads() {
        let text = "[Event \"a\\\"b\"] [Site\"\"] [West \"y\tz\\S\"] [X \"y\"] [Date \"\"] [ScorePercentage \"NS 51.25\"]\n\
            [OptimumPlayTable \"16\"] [OptimumResultTab \"16\"] [InstantScoreTable \"17\"]\n\
            [OptimumResultTable \"Declarer;Result\\2R\"]\n[Play \"W\n\"]\n[Play \"\\\\\"]\nSA S2 S3 S4\n";
        let text = format!("{text}{}", " ".repeat(VIEW));
        let mut values = BTreeSet::new();
        for from in 0..text.len() {
            for to in from..=text.len() {
                let piece = &text.as_bytes()[..to];
                if let Some(tag) = exported_pair(piece, from) {
                    let pair = Pair {
                        name: tag.name,
                        spelling: tag.name_span.of(piece),
                        value: tag.value.of(piece),
                        fault: None,
                    };
                    let rest = &piece[tag.value.end as usize + 2..];
                    assert_eq!(tag_pair(&piece[from..]), Ok((rest, pair)));
                    assert_eq!(pair.name, TagName::of(pair.spelling));
                    values.insert(pair.value);
                }
            }
        }
        let plain = [
            r#"a\"b"#,
            "y\tz\\S",
            "",
            "NS 51.25",
            "17",
            r"Declarer;Result\2R",
            r"\\",
        ];
        assert_eq!(values, plain.map(str::as_bytes).into());
    }
}
