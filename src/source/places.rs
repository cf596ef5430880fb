//! Where the bytes of a text stand that was made of another: of the links of a page, or the elements of XML.

use super::{Charset, Place, place};

/// Places of some bytes of a made text, in the order of the bytes; those behind one follow it in the source too, character by
/// character. Empty for a text that stands in its file as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Places<'a>(&'a [Mark]);

/// An offset in the made text, the line and the column, four bytes each: so they can be kept wherever texts are.
type Mark = [u8; 12];

impl<'a> Places<'a> {
    /// Those that [`Places::spell`] has spelled one after another.
    pub fn of(bytes: &'a [u8]) -> Self {
        Self(bytes.as_chunks().0)
    }

    /// The bytes of one: an offset in the made text, and where that stands.
    pub fn spell(offset: u32, line: u32, column: u32) -> impl Iterator<Item = u8> {
        let numbers = [offset, line, column];
        numbers.into_iter().flat_map(u32::to_le_bytes)
    }

    /// Whether the text stands in its file as it is.
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The place of a byte of the made text; `None` where that stands in its file as it is.
    pub fn place(self, text: &[u8], offset: usize) -> Option<Place> {
        let behind = self
            .0
            .partition_point(|mark| number(mark, 0) as usize <= offset);
        let mark = self.0.get(behind.saturating_sub(1))?;
        let before = text
            .get(number(mark, 0) as usize..offset)
            .unwrap_or_default();
        let here = place(before, number(mark, 1).into(), Charset::Unstated);
        Some(Place {
            column: here.column - 1 + u64::from(number(mark, 2)),
            ..here
        })
    }
}

fn number(mark: &Mark, place: usize) -> u32 {
    let (numbers, _) = mark.as_chunks::<4>();
    u32::from_le_bytes(numbers[place])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_behind_a_mark_follow_it() {
        let text = "ab\u{e9}c|d".as_bytes();
        let marks: Vec<u8> = Places::spell(0, 3, 7)
            .chain(Places::spell(6, 1, 2))
            .collect();
        let places = Places::of(&marks);
        let at = |offset| places.place(text, offset).map(|it| (it.line, it.column));
        assert_eq!(at(0), Some((3, 7)));
        assert_eq!(at(4), Some((3, 10)));
        assert_eq!(at(6), Some((1, 2)));
        assert_eq!(Places::default().place(text, 3), None);
    }
}
