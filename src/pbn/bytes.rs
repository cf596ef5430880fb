//! Forbidden characters and long lines (PBN 2.1 sections 2.2 and 2.3).

use super::class::{DOS_END, is_blank, is_line_end};
use memchr::{memchr, memchr2, memrchr2};

/// The most bytes in a line, including its line end.
pub const LONGEST_LINE: usize = 255;

/// A character that the standard forbids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Forbidden {
    /// A control character, 127 among them.
    Control,
    /// 128 to 159, in a text that is not UTF-8.
    Upper,
}

/// What one pass over all bytes of a text found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Look {
    /// Whether all characters are plain, every CR is followed by an LF, and no line can be too long, as in most texts.
    /// Then the games need no further check of characters and lines.
    pub regular: bool,
    /// Whether there is a `#`; without one no value is inherited by a sign.
    pub hashes: bool,
    /// Whether there is a `%`; without one there is no directive.
    pub percents: bool,
    /// The number of LFs before each stretch of [`STRETCH`] bytes; in a regular text each is a line end.
    feeds: Vec<u32>,
}

impl Look {
    /// An offset at or shortly before `offset`, and the number of line ends before it.
    pub fn counted(&self, offset: usize) -> (usize, u64) {
        if !self.regular || self.feeds.is_empty() {
            return (0, 0);
        }
        let stretch = (offset / STRETCH).min(self.feeds.len() - 1);
        (stretch * STRETCH, self.feeds[stretch].into())
    }
}

/// [`look`] asks whether there is an LF in each block of so many bytes. A line that is too long fills a whole block,
/// wherever it begins.
const BLOCK: usize = 128;
const _: () = assert!(2 * BLOCK - 1 <= LONGEST_LINE);

/// Bytes for which LFs are counted together.
const STRETCH: usize = 8 * BLOCK;

/// Bytes that [`look`] processes together. Each lane has its own LF counter, one byte wide.
const LANES: usize = 32;
const _: () = assert!(STRETCH / LANES <= u8::MAX as usize);

/// Which bytes a text has besides printable characters and line ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Unusual {
    /// Whether there are control characters, 127 among them and tabs not.
    pub control: bool,
    /// Whether there are tabs, horizontal or vertical.
    pub tab: bool,
    /// Whether there are bytes from 128 to 159.
    pub upper: bool,
}

/// Looks for unusual bytes.
#[multiversion::multiversion(targets("x86_64+avx2"))]
pub fn unusual(bytes: &[u8]) -> Unusual {
    let (rows, rest) = bytes.as_chunks::<LANES>();
    let mut last = [b' '; LANES];
    last[..rest.len()].copy_from_slice(rest);
    let mut marks = [[0; LANES]; 3];
    for row in rows {
        mark(row, &mut marks);
    }
    mark(&last, &mut marks);
    let [control, tab, upper] = marks.map(|it| it != [0; LANES]);
    Unusual {
        control,
        tab,
        upper,
    }
}

#[inline(always)]
#[allow(clippy::inline_always)] // into each version of the function above
#[allow(clippy::needless_bitwise_bool)] // a branch for each byte is what this avoids
fn mark(row: &[u8; LANES], [control, tab, upper]: &mut [[u8; LANES]; 3]) {
    for lane in 0..LANES {
        let byte = row[lane];
        let is_tab = byte | 2 == 0x0B;
        let is_white = is_tab | (byte == b'\n') | (byte == b'\r');
        control[lane] |= mask((byte < b' ') & !is_white) | mask(byte == 127);
        tab[lane] |= mask(is_tab);
        upper[lane] |= mask(is_upper(byte));
    }
}

/// Whether all line ends of a text are CRLF, or all LF, or all CR. Where they are of another kind it may say no.
pub fn has_one_line_end(bytes: &[u8]) -> bool {
    memchr(b'\r', bytes).is_none() || memchr(b'\n', bytes).is_none() || are_alike(bytes)
}

#[multiversion::multiversion(targets("x86_64+avx2"))]
#[allow(clippy::needless_bitwise_bool)] // a branch for each byte is what this avoids
fn are_alike(bytes: &[u8]) -> bool {
    let ([_, nexts @ ..], Some(last)) = (bytes, bytes.last()) else {
        return true;
    };
    let (pairs, lone_feed) = (bytes.iter().zip(nexts), bytes[0] == b'\n');
    let [mut both, mut returns, mut feeds] = [false, *last == b'\r', lone_feed];
    for (byte, next) in pairs {
        let (is_return, is_feed) = (*byte == b'\r', *next == b'\n');
        both |= is_return & is_feed;
        returns |= is_return & !is_feed;
        feeds |= !is_return & is_feed;
    }
    u8::from(both) + u8::from(returns) + u8::from(feeds) <= 1
}

/// Looks at every byte of a text in one pass.
#[multiversion::multiversion(targets("x86_64+avx2"))]
pub fn look(bytes: &[u8]) -> Look {
    // each byte with the next one
    let (nexts, _) = bytes.get(1..).unwrap_or_default().as_chunks::<BLOCK>();
    let (blocks, rest) = bytes.split_at(nexts.len() * BLOCK);
    let (blocks, _) = blocks.as_chunks::<BLOCK>();
    // one byte for each lane, and not one bool for all: so the compiler can vectorise the loop
    let (mut suspects, mut long) = ([0; LANES], false);
    let (mut hashes, mut percents) = ([0; LANES], [0; LANES]);
    let (mut feeds, mut count) = (Vec::with_capacity(bytes.len() / STRETCH + 1), 0);
    let stretches = blocks.chunks(STRETCH / BLOCK);
    for (blocks, nexts) in stretches.zip(nexts.chunks(STRETCH / BLOCK)) {
        let mut feeds_here = [0; LANES];
        for (block, nexts) in blocks.iter().zip(nexts) {
            let mut ends = [0; LANES];
            let (rows, _) = block.as_chunks::<LANES>();
            let (nexts, _) = nexts.as_chunks::<LANES>();
            for (row, next) in rows.iter().zip(nexts) {
                for lane in 0..LANES {
                    suspects[lane] |= mask(is_suspect(row[lane], next[lane]));
                    hashes[lane] |= mask(row[lane] == b'#');
                    percents[lane] |= mask(row[lane] == b'%');
                    ends[lane] += u8::from(row[lane] == b'\n');
                }
            }
            long |= ends == [0; LANES];
            for (feeds, ends) in feeds_here.iter_mut().zip(ends) {
                *feeds += ends;
            }
        }
        feeds.push(count);
        count += sum(&feeds_here);
    }
    let mut last = rest.iter().zip(rest.iter().skip(1).chain(&[0]));
    let is_suspect = suspects != [0; LANES] || last.any(|(byte, next)| is_suspect(*byte, *next));
    Look {
        regular: !is_suspect && !long,
        hashes: hashes != [0; LANES] || rest.contains(&b'#'),
        percents: percents != [0; LANES] || rest.contains(&b'%'),
        feeds,
    }
}

/// The sum of some bytes. As a function of its own it is vectorised.
#[inline(never)]
fn sum(bytes: &[u8; LANES]) -> u32 {
    bytes.iter().map(|byte| u32::from(*byte)).sum()
}

/// All ones for true, 0 for false.
const fn mask(truth: bool) -> u8 {
    (truth as u8).wrapping_neg()
}

/// The first forbidden character of each kind, with its offset. Tabs are allowed, and so is a DOS end of file (Ctrl-Z)
/// with the padding after it; in UTF-8 text no upper character is forbidden.
pub fn forbidden(bytes: &[u8], unusual: Unusual) -> impl Iterator<Item = (usize, Forbidden)> {
    let bytes = without_dos_end(bytes);
    let first = |is: fn(u8) -> bool| bytes.iter().position(|byte| is(*byte));
    let control = unusual.control.then(|| first(is_control)).flatten();
    let is_upper_there = unusual.upper && str::from_utf8(bytes).is_err();
    let upper = is_upper_there.then(|| first(is_upper)).flatten();
    let control = control.map(|at| (at, Forbidden::Control));
    control
        .into_iter()
        .chain(upper.map(|at| (at, Forbidden::Upper)))
}

/// The text without a final [`DOS_END`] and the blanks and line ends after it.
fn without_dos_end(bytes: &[u8]) -> &[u8] {
    let is_text = |byte: &u8| !is_blank(*byte) && !is_line_end(*byte);
    let text = bytes.iter().rposition(is_text).map_or(0, |last| last + 1);
    let length = memchr(DOS_END, &bytes[text..]).map_or(bytes.len(), |at| text + at);
    &bytes[..length]
}

/// Whether a byte is anything but printable ASCII, an LF, or a CR before an LF; `next` is the byte after it.
#[allow(clippy::needless_bitwise_bool)] // a branch for each byte is what this avoids
const fn is_suspect(byte: u8, next: u8) -> bool {
    // after adding one, 127 and all bytes beyond ASCII are negative as signed numbers, and so below the blank too
    (byte.wrapping_add(1).cast_signed() <= b' '.cast_signed())
        & (byte != b'\n')
        & !((byte == b'\r') & (next == b'\n'))
}

/// The first tab, horizontal or vertical.
pub fn first_tab(bytes: &[u8]) -> Option<usize> {
    memchr2(b'\t', 0x0B, bytes)
}

const fn is_control(byte: u8) -> bool {
    byte == 127 || byte < b' ' && !matches!(byte, b'\t' | 0x0B | b'\n' | b'\r')
}

const fn is_upper(byte: u8) -> bool {
    byte & 0xE0 == 0x80
}

/// The lines that are too long: the range of each, without its line end.
pub fn long_lines(bytes: &[u8]) -> impl Iterator<Item = std::ops::Range<usize>> {
    let mut start = 0;
    std::iter::from_fn(move || {
        // within the allowed length there is usually a line end, often several: take the last
        while bytes.len() - start > LONGEST_LINE {
            let reach = &bytes[start..start + LONGEST_LINE];
            if let Some(end) = memrchr2(b'\n', b'\r', reach) {
                start += end + 1;
                continue;
            }
            let rest = &bytes[start + LONGEST_LINE..];
            let end = start + LONGEST_LINE + memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
            let line = start..end;
            start = end;
            return Some(line);
        }
        None
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::line_ends;

    fn first(bytes: &[u8]) -> Vec<(usize, Forbidden)> {
        forbidden(bytes, unusual(bytes)).collect()
    }

    #[test]
    fn unusual_bytes_are_seen_wherever_they_stand() {
        for before in 0..100 {
            for byte in 0..=255_u8 {
                let text = [vec![b'a'; before], vec![byte], b"bc".to_vec()].concat();
                let found = first(&text);
                let has = |kind| found.iter().any(|(_, it)| *it == kind);
                let found = unusual(&text);
                let is_control = has(Forbidden::Control) || byte == DOS_END;
                assert_eq!(found.control, is_control, "{byte}");
                assert_eq!(found.tab, first_tab(&text).is_some(), "{byte}");
                assert_eq!(found.upper, has(Forbidden::Upper), "{byte}");
            }
        }
        assert_eq!(unusual(b"[Event \"~\"]\r\n\xd6"), Unusual::default());
    }

    #[test]
    fn line_ends_of_one_kind() {
        for (text, due) in [
            ("", true),
            ("\n", true),
            ("\r", true),
            ("a\r\nb\r\n\r\n", true),
            ("a\nb\n\n", true),
            ("a\rb\r\r", true),
            ("a\r\nb\n", false),
            ("a\nb\r\n", false),
            ("\na\r\n", false),
            ("a\r\nb\r", false),
            ("a\rb\n", false),
        ] {
            assert_eq!(has_one_line_end(text.as_bytes()), due, "{text:?}");
        }
    }

    #[test]
    fn a_regular_text_has_nothing_to_look_for() {
        let is_quiet =
            |text: &[u8]| unusual(text) == Unusual::default() && long_lines(text).next().is_none();
        for length in [0, 1, 126, 127, 128, 200, 254, 255, 300] {
            for before in 0..130 {
                let text = [vec![b'a'; before], vec![b'\n'], vec![b'b'; length]].concat();
                let all_quiet = (0..text.len()).all(|start| is_quiet(&text[start..]));
                assert!(all_quiet || !look(&text).regular, "{before} {length}");
            }
        }
        let lines = "[Event \"x\"]\r\n".repeat(50);
        for regular in [lines.as_bytes(), b"", b"x"] {
            assert!(look(regular).regular);
        }
        for other in ["\t", "\x7f", "\u{d6}", "\0"] {
            for at in [0, 200, lines.len()] {
                let mut text = lines.clone();
                text.insert_str(at, other);
                assert!(!look(text.as_bytes()).regular, "{other:?} at {at}");
            }
        }
    }

    #[test]
    fn line_ends_are_counted_alike_from_any_place_known() {
        let ends = ["\n", "\r\n", "\r", "\n\r", "\r\r\n"];
        let mut known = 0;
        for (usual, odd) in ends.iter().flat_map(|usual| ends.map(|odd| (usual, odd))) {
            let lines = (0..150).map(|line| "x".repeat(line * 7 % 40) + usual);
            let lines = lines.collect::<String>();
            for at in (STRETCH - 5..STRETCH + 5).chain([0, 500, 2 * STRETCH]) {
                let text = format!("{}x{odd}x{}", &lines[..at], &lines[at..]).into_bytes();
                let look = look(&text);
                for offset in (0..=text.len()).step_by(STRETCH / 8 - 1) {
                    if offset > 0 && text[offset - 1] == b'\r' {
                        continue; // within a line end
                    }
                    let (place, before) = look.counted(offset);
                    let counted = before + line_ends(&text[place..offset]);
                    assert_eq!(
                        counted,
                        line_ends(&text[..offset]),
                        "{usual:?} {odd:?} {at}"
                    );
                    known += u32::from(place > 0);
                }
            }
        }
        assert!(known > 0);
    }

    #[test]
    fn characters() {
        assert_eq!(first(b"[Event \"a\tb\"]\r\n\x0b"), []);
        assert_eq!(first("2\u{2663}, \u{d6}rn".as_bytes()), []);
        assert_eq!(first(b"\xd6rn"), []);
        assert_eq!(first(b"a\x07b\x7f"), [(1, Forbidden::Control)]);
        assert_eq!(first(b"\x7f"), [(0, Forbidden::Control)]);
        assert_eq!(first(b"a\r\n\x1a\x1a\0\r\n"), []);
        assert_eq!(first(b"a\0\n\x1a"), [(1, Forbidden::Control)]);
        assert_eq!(first(b"a\x1a\nb"), [(1, Forbidden::Control)]);
        assert_eq!(first(b"a\x93b"), [(1, Forbidden::Upper)]);
        assert_eq!(
            first(b"\x93\0"),
            [(1, Forbidden::Control), (0, Forbidden::Upper)]
        );
    }

    #[test]
    fn lines() {
        let long = |text: &str| {
            let lines = long_lines(text.as_bytes());
            lines.map(|line| (line.start, line.end)).collect::<Vec<_>>()
        };
        let line = |length| "x".repeat(length);
        assert_eq!(long(&format!("{}\n{}\n", line(254), line(254))), []);
        assert_eq!(long(&line(255)), []);
        assert_eq!(long(&format!("a\n{}\nb", line(255))), [(2, 257)]);
        assert_eq!(
            long(&format!("{}\r\n{}", line(300), line(400))),
            [(0, 300), (302, 702)]
        );
        assert_eq!(long(&"ab\n".repeat(500)), []);
    }
}
