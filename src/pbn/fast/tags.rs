//! Tag pairs of the export format, one on each line: nearly all tags of nearly all games.

use super::prediction::{LONGEST_HEAD, Prediction};
use super::search::quote;
use crate::pbn::{Game, Tag};
use crate::source::Span;

/// Bytes examined together: a head, as many of the value, and what closes the pair. A fixed length lets the compiler
/// drop bounds checks. The last pair of a text may have fewer, and is left to the grammar.
const VIEW: usize = 2 * LONGEST_HEAD + 8;
/// Values of this length or more are searched by [`longer`].
const LONG: u32 = 32;

/// Reads consecutive pairs, up to one that opens a section or before one that the game already has. Returns the last; a
/// pair that the game already has only where it is the first.
#[multiversion::multiversion(targets("x86_64+avx2+bmi2+lzcnt"))]
pub(in crate::pbn) fn exported_tags(
    text: &[u8],
    mut at: u32,
    game: &mut Game,
    prediction: &mut Prediction,
) -> Option<Tag> {
    let before = game.tags.len();
    loop {
        let last = prediction.last;
        let Some((tag, behind)) = exported_pair(text, at, prediction) else {
            break;
        };
        if !game.push_first(tag) {
            prediction.last = last; // it will be read again
            if game.tags.len() == before {
                return Some(tag);
            }
            break;
        }
        if tag.name.opens_section() {
            break;
        }
        at = behind;
    }
    game.tags[before..].last().copied()
}

/// The pair that fills the line at `at`: `[`, a name of the standard, a space and a quote, the value, a quote and `]`;
/// and the offset of the next line. A value with a quote or a control character is left to the grammar.
#[allow(clippy::inline_always)] // two dozen times a game: a call costs as much as it does
#[inline(always)]
fn exported_pair(text: &[u8], at: u32, prediction: &mut Prediction) -> Option<(Tag, u32)> {
    let view: &[u8; VIEW] = text.get(at as usize..)?.first_chunk()?;
    let (name, quote_at) = prediction.next(view.first_chunk()?)?;
    let start = at + quote_at + 1;
    let value = &view[quote_at as usize % LONGEST_HEAD..];
    let length = quote(value[1..].first_chunk()?);
    let behind = value[1 + length as usize..].first_chunk()?;
    let (end, line_end) = match closing(*behind) {
        Some(line_end) if value[length as usize] != b'\\' => (start + length, line_end),
        _ if length == LONG => longer(text, start)?,
        _ => return None,
    };
    let tag = Tag {
        name,
        name_span: Span {
            start: at + 1,
            end: start - 2,
        },
        value: Span { start, end },
    };
    Some((tag, end + 2 + line_end))
}

/// The length of the line end, LF, CRLF or CR, after a quote and a bracket.
#[inline]
fn closing(behind: [u8; 4]) -> Option<u32> {
    const LF: u32 = u32::from_le_bytes(*b"\"]\n\0");
    const CR: u32 = u32::from_le_bytes(*b"\"]\r\0");
    // three bytes are compared as one number
    match (u32::from_le_bytes(behind) & 0xFF_FFFF, behind[3]) {
        (LF, _) => Some(1),
        (CR, b'\n') => Some(2),
        (CR, next) if next != b'\r' => Some(1),
        _ => None,
    }
}

/// The end of a long value, and the length of the line end after its pair.
fn longer(text: &[u8], start: u32) -> Option<(u32, u32)> {
    let mut end = start;
    let mut place = LONG;
    while place == LONG {
        end += LONG;
        place = quote(text.get(end as usize..)?.first_chunk()?);
    }
    end += place;
    let [last, behind @ ..]: [u8; 5] = *text[end as usize - 1..].first_chunk()?;
    Some((end, closing(behind).filter(|_| last != b'\\')?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pbn::TagName;
    use crate::pbn::grammar::{Pair, tag_pair};
    use std::collections::BTreeSet;

    /// The pair that fills the line here.
    fn pair_at(text: &[u8], at: u32, prediction: &mut Prediction) -> Option<Tag> {
        let (tag, behind) = exported_pair(text, at, prediction)?;
        assert!(matches!(text[behind as usize - 1], b'\r' | b'\n'));
        Some(tag)
    }

    #[test]
    fn every_pair_is_what_the_grammar_reads() {
        let text = "[Event \"a\\\"b\"]\n[Site\"\"]\n[West \"y\tz\\S\"]\r\n[X \"y\"]\n[Date \"\"]\n\n[ScorePercentage \"NS 51.25\"]\n\
            [OptimumPlayTable \"16\"]\n[OptimumResultTab \"16\"]\r[North \"a\"] [South \"b\"]\r\n[InstantScoreTable \"17\"]\r\n\
            [OptimumResultTable \"Declarer;Result\\2R\"]\n[Play \"W\n\"]\n[Play \"\\\\\"]\nSA S2 S3 S4\n";
        let text = format!("{text}{}", " ".repeat(VIEW));
        let mut values = BTreeSet::new();
        for from in 0..text.len() {
            for to in from..=text.len() {
                let piece = &text.as_bytes()[..to];
                let at = u32::try_from(from).unwrap();
                let unexpected = pair_at(piece, at, &mut Prediction::default());
                let Some(tag) = unexpected else {
                    continue;
                };
                let pair = Pair {
                    name: tag.name,
                    spelling: tag.name_span.of(piece),
                    is_spaced: true,
                    value: tag.value.of(piece),
                    fault: None,
                };
                let rest = &piece[tag.value.end as usize + 2..];
                assert_eq!(tag_pair(&piece[from..]), Ok((rest, pair)));
                assert_eq!(pair.name, TagName::of(pair.spelling));
                assert!(rest.starts_with(b"\n") || rest.starts_with(b"\r"));
                values.insert(pair.value);
                let mut prediction = Prediction::default();
                for _ in 0..3 {
                    assert_eq!(pair_at(piece, at, &mut prediction), unexpected);
                }
            }
        }
        let plain = ["", "NS 51.25", "16", "b", "17", r"Declarer;Result\2R"];
        assert_eq!(values, plain.map(str::as_bytes).into());
    }

    #[test]
    fn a_value_ends_where_the_grammar_finds_its_end() {
        let mut prediction = Prediction::default();
        for length in 0..100 {
            for other in [
                "", "\\", "\\\\", "\\\"", "\"", "]", "\"]", "\t", "\r", "\n", "\u{e9}", "\u{7f}",
                "[", "\"]\r\n", "\"]\n",
            ] {
                for at in 0..=length {
                    let value = format!("{}{other}{}", "x".repeat(at), "y".repeat(length - at));
                    let text = format!("[Event \"{value}\"]\r\n{}", " ".repeat(VIEW));
                    let (rest, due) = tag_pair(text.as_bytes()).unwrap();
                    match pair_at(text.as_bytes(), 0, &mut prediction) {
                        Some(tag) => {
                            assert_eq!(
                                (tag.value.of(text.as_bytes()), due.fault),
                                (due.value, None)
                            );
                            assert!(rest.starts_with(b"\r\n") || other.ends_with('\n'));
                        }
                        // a quote, an escape before one, a control character or a line end
                        None => assert!(other.contains(['\\', '"', '\t', '\r', '\n']), "{text}"),
                    }
                }
            }
        }
    }
}
