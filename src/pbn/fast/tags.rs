//! Tag pairs of the export format, one on each line: nearly all tags of nearly all games.

use super::search::{controls, quote, white};
use crate::pbn::{Game, Tag, TagName};
use crate::source::Span;

/// At least as long as what opens a pair of the standard with the longest name: `[OptimumResultTable "`.
const LONGEST_HEAD: usize = 32;
/// Bytes examined together: what opens a pair, as many of the value, and what closes it. A fixed length lets the compiler
/// drop bounds checks. The last pair of a text may have fewer, and is left to the grammar.
const VIEW: usize = 2 * LONGEST_HEAD + 8;
/// Values of this length or more are searched by [`longer`].
const LONG: u32 = 32;

/// Reads consecutive pairs, up to one that opens a section or before one that the game already has. Says whether the last is
/// new, if any was read. A pair that the game already has is read where it is the first: it is the last of the tags then, and
/// the caller takes it out again.
#[multiversion::multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt"))]
pub(in crate::pbn) fn exported_tags(text: &[u8], mut at: u32, game: &mut Game) -> Option<bool> {
    let before = game.tags.len();
    let mut lines = Lines::from(text, at);
    while let Some((tag, behind)) = exported_pair(text, at) {
        if !game.push_first(tag) {
            if game.tags.len() > before {
                break;
            }
            game.tags.push(tag);
            return Some(false);
        }
        if tag.name.opens_section() {
            break;
        }
        // it never begins before that; with `==` the compiler would go on from there, which is known later
        match lines.next() {
            Some(next) if next <= behind => at = next,
            _ => break,
        }
    }
    (game.tags.len() > before).then_some(true)
}

/// Where the lines of a text begin that are not empty, one after another: at each byte behind a control character that is
/// none itself. That of a tab is no line, but a pair with one is not read here. They are found in 64 bytes at a time: so the
/// place of a line is known before the line above it is read, and the processor reads several at once.
struct Lines<'a> {
    text: &'a [u8],
    /// Where the bytes begin that are looked at.
    block: u32,
    /// One bit for each of them that begins a line, and is ahead.
    begin: u64,
}

impl<'a> Lines<'a> {
    /// Those behind the one that begins here.
    const fn from(text: &'a [u8], at: u32) -> Self {
        Self {
            text,
            block: at.wrapping_sub(Self::STEP),
            begin: 0,
        }
    }

    /// Blocks have one byte in common, as it depends on the byte before whether a line begins.
    const STEP: u32 = u64::BITS - 1;

    /// The place of the next one, unless it is among the last bytes of the text.
    #[allow(clippy::inline_always)] // as [`exported_pair`]
    #[inline(always)]
    fn next(&mut self) -> Option<u32> {
        while self.begin == 0 {
            self.block = self.block.wrapping_add(Self::STEP);
            self.begin = beginnings(self.text.get(self.block as usize..)?.first_chunk()?);
        }
        let place = self.block + self.begin.trailing_zeros();
        self.begin &= self.begin - 1;
        Some(place)
    }
}

/// One bit for each byte but the first that begins a line.
#[inline]
fn beginnings(text: &[u8; 64]) -> u64 {
    let ends = controls(text);
    ends << 1 & !ends
}

/// The pair that fills the line at `at`: `[`, a name of the standard, a space and a quote, the value, a quote and `]`;
/// and the offset of the next line. A value with a quote or a control character is left to the grammar.
#[allow(clippy::inline_always)] // two dozen times a game: a call costs as much as it does
#[inline(always)]
fn exported_pair(text: &[u8], at: u32) -> Option<(Tag, u32)> {
    let view: &[u8; VIEW] = text.get(at as usize..)?.first_chunk()?;
    let (name, quote_at) = head(view.first_chunk()?)?;
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

/// The name of the pair that opens here, if it opens as in the export format, `[Event "`; and the offset of its quote.
#[allow(clippy::inline_always)] // as [`exported_pair`]
#[inline(always)]
fn head(text: &[u8; LONGEST_HEAD]) -> Option<(TagName, u32)> {
    let end = white(text);
    let opens = text[0] == b'[' && text[end as usize..].starts_with(b" \"");
    if !opens {
        return None;
    }
    let name = TagName::at_head(&text[1..], end as usize - 1);
    (name != TagName::Other).then_some((name, end + 1))
}

/// The length of the line end, LF, CRLF or CR, after a quote and a bracket.
#[inline]
fn closing(behind: [u8; 4]) -> Option<u32> {
    const CLOSE: u16 = u16::from_le_bytes(*b"\"]"); // two bytes are compared as one number
    match (u16::from_le_bytes([behind[0], behind[1]]), behind[2]) {
        (CLOSE, b'\n') => Some(1),
        (CLOSE, b'\r') => match behind[3] {
            b'\r' => None,
            b'\n' => Some(2),
            _ => Some(1),
        },
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

    #[test]
    fn only_tags_of_the_standard_open_a_pair() {
        let head = |text: &str| head(format!("{text:\0<32}").as_bytes().first_chunk().unwrap());
        for (spelling, name) in TagName::ALL {
            let quote = u32::try_from(spelling.len()).unwrap() + 2;
            assert_eq!(head(&format!("[{spelling} \"")), Some((name, quote)));
        }
        for wrong in [
            "[event \"",
            "(Event \"",
            "[Event\t\"",
            "[Event '",
            "[Event2 \"",
            "[North\0 \"",
            "[ Event \"",
            "[Event\"",
            "[Even \"",
            "[Other \"",
            "[ \"",
            " \"",
            "",
            "[OptimumResultTab \"",
            "[OptimumResultTabel \"",
            "[OptimumResultTablet \"",
            "[OptimumResultTable_OptimumResultTable",
        ] {
            assert_eq!(head(wrong), None, "{wrong}");
        }
    }

    /// The pair that fills the line here.
    fn pair_at(text: &[u8], at: u32) -> Option<Tag> {
        let (tag, behind) = exported_pair(text, at)?;
        assert!(matches!(text[behind as usize - 1], b'\r' | b'\n'));
        Some(tag)
    }

    #[test]
    fn each_line_with_anything_on_it_is_found() {
        // each text of eight pieces, before and behind the end of a block
        for number in 0..4_usize.pow(8) {
            let pieces = (0..8).map(|at| ["x", "\n", "\r\n", "\t"][number >> (2 * at) & 3]);
            let pieces: String = pieces.collect();
            let before = 64 - number % 12;
            let text = format!("{:[<before$}{pieces}{:]<100}", "", "");
            let mut lines = Lines::from(text.as_bytes(), 0);
            let found = std::iter::from_fn(|| lines.next());
            let begins = |pair: &[u8]| pair[0] < b' ' && pair[1] >= b' ';
            let due = text.as_bytes().windows(2).zip(1..);
            let due = due.filter(|(pair, _)| begins(pair)).map(|it| it.1);
            assert!(found.eq(due), "{text:?}");
        }
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
                let Some(tag) = pair_at(piece, u32::try_from(from).unwrap()) else {
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
            }
        }
        let plain = ["", "NS 51.25", "16", "b", "17", r"Declarer;Result\2R"];
        assert_eq!(values, plain.map(str::as_bytes).into());
    }

    #[test]
    fn a_value_ends_where_the_grammar_finds_its_end() {
        for length in 0..100 {
            for other in [
                "", "\\", "\\\\", "\\\"", "\"", "]", "\"]", "\t", "\r", "\n", "\u{e9}", "\u{7f}",
                "[", "\"]\r\n", "\"]\n",
            ] {
                for at in 0..=length {
                    let value = format!("{}{other}{}", "x".repeat(at), "y".repeat(length - at));
                    let text = format!("[Event \"{value}\"]\r\n{}", " ".repeat(VIEW));
                    let (rest, due) = tag_pair(text.as_bytes()).unwrap();
                    match pair_at(text.as_bytes(), 0) {
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
