//! Forbidden characters and long lines (PBN 2.1 sections 2.2 and 2.3).

use super::class::{DOS_END, is_blank, is_line_end};
use crate::source::{Encoding, line_ends};
use memchr::{memchr, memchr_iter, memchr2, memrchr2};

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
pub struct TextScan {
    /// Which unusual bytes there are; the games of most texts need no further check for any.
    pub unusual: Unusual,
    /// Whether there may be a line that is too long.
    pub long_line: bool,
    /// What its characters look like.
    pub encoding: Encoding,
    /// Whether there is a `#`; without one no value is inherited by a sign.
    pub hashes: bool,
    /// Whether there is a `%`; without one there is no directive.
    pub percents: bool,
    /// The number of LFs before each stretch of [`STRETCH`] bytes, if each is a line end: where no CR is without its LF.
    feeds: Vec<u32>,
}

impl TextScan {
    /// An offset at or shortly before `offset`, and the number of line ends before it.
    pub fn counted(&self, offset: usize) -> (usize, u64) {
        let Some(last) = self.feeds.len().checked_sub(1) else {
            return (0, 0);
        };
        let stretch = last.min(offset / STRETCH);
        (stretch * STRETCH, self.feeds[stretch].into())
    }

    /// The number of line ends in a piece of the text.
    pub fn line_ends(&self, piece: &[u8]) -> u64 {
        if self.feeds.is_empty() || piece.last() == Some(&b'\r') {
            return line_ends(piece);
        }
        count(b'\n', piece)
    }

    /// Whether all line ends in a piece of the text are CRLF, or all LF. Where they are of one kind it may say no.
    pub fn has_one_line_end(&self, piece: &[u8]) -> bool {
        let are_pairs = || count(b'\r', piece) == count(b'\n', piece);
        memchr(b'\r', piece).is_none() || !self.feeds.is_empty() && are_pairs()
    }
}

/// [`scan`] asks whether there is an LF in each block of so many bytes. A line that is too long fills a whole block,
/// wherever it begins.
const BLOCK: usize = 128;
const _: () = assert!(2 * BLOCK - 1 <= LONGEST_LINE);

/// Bytes for which LFs are counted together.
const STRETCH: usize = 8 * BLOCK;
const _: () = assert!(STRETCH / BLOCK <= u8::BITS as usize);

/// Bytes that [`scan`] processes together. Each lane has its own LF counter, one byte wide.
const LANES: usize = 32;
const _: () = assert!(STRETCH / LANES <= u8::MAX as usize);

/// What a text has besides printable characters and line ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Unusual {
    /// Whether there are control characters, 127 among them and tabs not.
    pub control: bool,
    /// Whether there are tabs, horizontal or vertical.
    pub tab: bool,
    /// Whether there are bytes from 128 to 159, in a text that is not UTF-8.
    pub upper: bool,
}

/// A byte that is not 0 in a lane where there was a byte of the kind.
#[derive(Default)]
struct Marks {
    control: [u8; LANES],
    tab: [u8; LANES],
    upper: [u8; LANES],
    beyond_ascii: [u8; LANES],
}

impl Marks {
    #[inline(always)]
    #[allow(clippy::inline_always)] // into each version of the function that uses it
    #[allow(clippy::needless_bitwise_bool)] // a branch for each byte is what this avoids
    fn add(&mut self, row: &[u8; LANES]) {
        for (lane, byte) in row.iter().enumerate() {
            let is_tab = byte | 2 == 0x0B;
            let is_white = is_tab | (*byte == b'\n') | (*byte == b'\r');
            self.control[lane] |= mask((*byte < b' ') & !is_white) | mask(*byte == 127);
            self.tab[lane] |= mask(is_tab);
            self.upper[lane] |= mask(is_upper(*byte));
            self.beyond_ascii[lane] |= byte & 0x80;
        }
    }

    /// Marks what is in a block; says whether it has a CR that no LF follows, by the byte after each.
    #[inline(always)]
    #[allow(clippy::inline_always)] // into each version of the function that uses it
    #[allow(clippy::needless_bitwise_bool)] // a branch for each byte is what this avoids
    fn add_block(&mut self, block: &[u8; BLOCK], nexts: &[u8; BLOCK]) -> bool {
        let mut lone = [0; LANES];
        let rows = block.as_chunks().0.iter().zip(nexts.as_chunks::<LANES>().0);
        for (row, next) in rows {
            self.add(row);
            for lane in 0..LANES {
                lone[lane] |= mask((row[lane] == b'\r') & (next[lane] != b'\n'));
            }
        }
        lone != [0; LANES]
    }

    fn found(&self) -> Unusual {
        let [control, tab, upper] = [self.control, self.tab, self.upper].map(|it| it != [0; LANES]);
        Unusual {
            control,
            tab,
            upper,
        }
    }
}

/// The end of a text, with blanks behind it.
pub(super) fn padded<const LENGTH: usize>(rest: &[u8]) -> [u8; LENGTH] {
    let mut row = [b' '; LENGTH];
    row[..rest.len()].copy_from_slice(rest);
    row
}

/// Looks at every byte of a text in one pass.
#[multiversion::multiversion(targets("x86_64+avx2"))]
pub fn scan(bytes: &[u8]) -> TextScan {
    // each byte with the next one
    let (nexts, _) = bytes.get(1..).unwrap_or_default().as_chunks::<BLOCK>();
    let (blocks, rest) = bytes.split_at(nexts.len() * BLOCK);
    let (blocks, _) = blocks.as_chunks::<BLOCK>();
    let (mut marks, mut lone_return, mut long_line) = (Marks::default(), false, false);
    // one byte for each lane, and not one bool for all: so the compiler can vectorise the loop
    let (mut hashes, mut percents) = ([0; LANES], [0; LANES]);
    let (mut feeds, mut count) = (Vec::with_capacity(bytes.len() / STRETCH + 1), 0);
    let stretches = blocks.chunks(STRETCH / BLOCK);
    for (blocks, nexts) in stretches.zip(nexts.chunks(STRETCH / BLOCK)) {
        let mut feeds_here = [0; LANES];
        let (mut suspicious, mut endless) = (0_u8, 0_u8); // a bit for each block, the last lowest
        for (block, nexts) in blocks.iter().zip(nexts) {
            let (mut suspects, mut ends) = ([0; LANES], [0; LANES]);
            let (rows, _) = block.as_chunks::<LANES>();
            let (next_rows, _) = nexts.as_chunks::<LANES>();
            for (row, next) in rows.iter().zip(next_rows) {
                for lane in 0..LANES {
                    suspects[lane] |= mask(is_suspect(row[lane], next[lane]));
                    hashes[lane] |= mask(row[lane] == b'#');
                    percents[lane] |= mask(row[lane] == b'%');
                    ends[lane] += u8::from(row[lane] == b'\n');
                }
            }
            suspicious = suspicious << 1 | u8::from(suspects != [0; LANES]);
            endless = endless << 1 | u8::from(ends == [0; LANES]);
            for (feeds, ends) in feeds_here.iter_mut().zip(ends) {
                *feeds += ends;
            }
        }
        if suspicious | endless != 0 {
            for (block, nexts) in blocks.iter().zip(nexts).rev() {
                let is_lone = suspicious & 1 != 0 && marks.add_block(block, nexts);
                lone_return |= is_lone;
                long_line |= endless & 1 != 0 && !is_lone;
                (suspicious, endless) = (suspicious >> 1, endless >> 1);
            }
        }
        feeds.push(count);
        count += sum(&feeds_here);
    }
    let (last, nexts) = (padded(rest), padded(rest.get(1..).unwrap_or_default()));
    if marks.add_block(&last, &nexts) || lone_return {
        feeds.clear();
    }
    let encoding = if marks.beyond_ascii == [0; LANES] {
        Encoding::Ascii
    } else {
        Encoding::of(bytes)
    };
    let found = marks.found();
    TextScan {
        unusual: Unusual {
            upper: found.upper && encoding != Encoding::Utf8,
            ..found
        },
        long_line,
        encoding,
        hashes: hashes != [0; LANES] || rest.contains(&b'#'),
        percents: percents != [0; LANES] || rest.contains(&b'%'),
        feeds,
    }
}

/// How many of these bytes there are.
fn count(byte: u8, bytes: &[u8]) -> u64 {
    memchr_iter(byte, bytes).count() as u64
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
/// with the padding after it; in UTF-8 text no upper character is unusual.
pub fn forbidden(bytes: &[u8], unusual: Unusual) -> impl Iterator<Item = (usize, Forbidden)> {
    let bytes = without_dos_end(bytes);
    let first = |is: fn(u8) -> bool| bytes.iter().position(|byte| is(*byte));
    let control = unusual.control.then(|| first(is_control)).flatten();
    let upper = unusual.upper.then(|| first(is_upper)).flatten();
    let kinds = [(control, Forbidden::Control), (upper, Forbidden::Upper)];
    kinds.into_iter().filter_map(|(at, kind)| Some((at?, kind)))
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

    fn first(bytes: &[u8]) -> Vec<(usize, Forbidden)> {
        forbidden(bytes, scan(bytes).unusual).collect()
    }

    #[test]
    fn unusual_bytes_are_seen_wherever_they_stand() {
        let places = (0..3).chain(30..34).chain(126..131).chain(255..258);
        for (before, byte) in places.flat_map(|it| (0..=255_u8).map(move |byte| (it, byte))) {
            for behind in [&b"bc"[..], &[b'b'; 300]] {
                let text = [&vec![b'a'; before], &[byte][..], behind].concat();
                let is_white = matches!(byte, b'\t' | 0x0B | b'\n' | b'\r');
                let due = Unusual {
                    control: byte == 127 || byte < b' ' && !is_white,
                    tab: first_tab(&text).is_some(),
                    upper: (128..160).contains(&byte),
                };
                let scan = scan(&text);
                assert_eq!(scan.unusual, due, "{byte} at {before}");
                assert_eq!(scan.encoding, Encoding::of(&text), "{byte} at {before}");
                let found = first(&text).len();
                assert_eq!(found, usize::from(due.control || due.upper), "{byte}");
            }
        }
    }

    #[test]
    fn a_line_that_is_too_long_is_never_missed() {
        for length in [0, 1, 126, 127, 128, 200, 254, 255, 300] {
            for before in 0..130 {
                let text = [vec![b'a'; before], vec![b'\n'], vec![b'b'; length]].concat();
                let is_short = |from: usize| long_lines(&text[from..]).next().is_none();
                assert!((0..text.len()).all(is_short) || scan(&text).long_line);
            }
        }
        let lines = "[Event \"x\"]\r\n".repeat(50);
        for (at, other) in [0, 127, 200, lines.len()]
            .map(|at| ["", "\t", "\r"].map(|it| (at, it)))
            .as_flattened()
        {
            let text = [&lines[..*at], other, &lines[*at..]].concat();
            assert!(!scan(text.as_bytes()).long_line, "{other:?} at {at}");
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
                let scan = scan(&text);
                for offset in (0..=text.len()).step_by(STRETCH / 8 - 1) {
                    if offset > 0 && text[offset - 1] == b'\r' {
                        continue; // within a line end
                    }
                    let (place, before) = scan.counted(offset);
                    let counted = before + line_ends(&text[place..offset]);
                    assert_eq!(
                        counted,
                        line_ends(&text[..offset]),
                        "{usual:?} {odd:?} {at}"
                    );
                    let piece = &text[place..offset];
                    assert_eq!(scan.line_ends(piece), line_ends(piece));
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
