//! Where the bytes of a text stand that was made of another: of the links of a page, or the elements of XML.

use super::{Charset, Place, Span, line_ends, line_start, place};

/// A source, and where in it some bytes of a made text stand, in the order of these bytes; those behind one follow it in the
/// source too. Empty for a text that stands in its file as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Places<'a> {
    source: &'a [u8],
    marks: &'a [Mark],
}

/// An offset in the made text, that in the source, the line and the column, four bytes each: so they can be kept wherever texts
/// are. The last is of the ends of both texts.
type Mark = [u8; 16];

/// The bytes that are shown on each side of a place: a line may be as long as a page.
const AROUND: usize = 1000;

impl<'a> Places<'a> {
    /// Those of a source, behind which [`Places::spell`] has spelled them one after another.
    pub fn of(bytes: &'a [u8]) -> Self {
        let length = bytes
            .last_chunk()
            .map_or(0, |last| numbers(last)[1] as usize);
        let (source, marks) = bytes.split_at(length.min(bytes.len()));
        let marks = marks.as_chunks().0;
        Self { source, marks }
    }

    /// The bytes of one: an offset in the made text, that in the source, and where that stands.
    pub fn spell(numbers: [u32; 4]) -> impl Iterator<Item = u8> {
        numbers.into_iter().flat_map(u32::to_le_bytes)
    }

    /// Whether the text was made of another.
    pub const fn are_of_another(self) -> bool {
        !self.marks.is_empty()
    }

    /// The place of a byte of the made text; `None` where that stands in its file as it is.
    pub fn place(self, offset: usize) -> Option<Place> {
        let ([_, from, line, column], at) = self.found(offset)?;
        let between = &self.source[from as usize..at];
        let here = line_start(between, between.len());
        let lines = line_ends(between);
        let here = place(&between[here..], u64::from(line) + lines, Charset::Unstated);
        let before = if lines == 0 { u64::from(column) - 1 } else { 0 };
        Some(Place {
            column: here.column + before,
            ..here
        })
    }

    /// The source around the bytes of which some of the made text were made, and these bytes in it.
    pub fn origin(self, span: Span) -> Option<(&'a [u8], Span)> {
        let (_, start) = self.found(span.start as usize)?;
        let (_, end) = self.found(span.end as usize)?;
        let is_start = |at: &usize| self.source[*at] & 0xC0 != 0x80;
        let length = self.source.len();
        let next = |from: usize| (from..length).find(is_start).unwrap_or(length);
        let from = next(start.saturating_sub(AROUND));
        let near = &self.source[from..next(start + AROUND)];
        let end = next(end.max(start + 1)).min(from + near.len());
        Some((near, Span::new(start - from, end - from)))
    }

    /// The last mark that is not behind a byte of the made text, and the offset of the byte in the source.
    fn found(self, offset: usize) -> Option<([u32; 4], usize)> {
        let behind = self
            .marks
            .partition_point(|mark| numbers(mark)[0] as usize <= offset);
        let mark = numbers(self.marks.get(behind.saturating_sub(1))?);
        let at = mark[1] as usize + offset.saturating_sub(mark[0] as usize);
        Some((mark, at.min(self.source.len())))
    }
}

fn numbers(mark: &Mark) -> [u32; 4] {
    let mut numbers = mark.as_chunks::<4>().0.iter();
    [(); 4].map(|()| numbers.next().copied().map_or(0, u32::from_le_bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_behind_a_mark_follow_it() {
        // ab, e with an accent, and cd, behind a bar that stands before them
        let source = "d|  ab\u{e9}\ncd".as_bytes();
        let marks = [[0, 4, 1, 5], [4, 9, 2, 1], [6, 1, 1, 2], [7, 11, 2, 3]];
        let marks = marks.into_iter().flat_map(Places::spell);
        let bytes: Vec<u8> = source.iter().copied().chain(marks).collect();
        let places = Places::of(&bytes);
        let at = |offset| places.place(offset).map(|it| (it.line, it.column));
        assert_eq!(
            [0, 2, 4, 6].map(at),
            [(1, 5), (1, 7), (2, 1), (1, 2)].map(Some)
        );
        let origin = |start, end| {
            let (text, span) = places.origin(Span::new(start, end))?;
            Some(span.of(text))
        };
        assert_eq!(origin(0, 2), Some(&b"ab"[..]));
        assert_eq!(
            origin(2, 4),
            Some("\u{e9}\n".as_bytes()),
            "up to what is next"
        );
        assert_eq!(
            origin(4, 6),
            Some(&b"c"[..]),
            "what is behind it stands before it"
        );
        assert_eq!(Places::default().place(3), None);
    }
}
