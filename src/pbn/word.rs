//! Eight bytes of text at a time, as one number: where in it the first byte of some kind stands.
//!
//! The text of a tag is short, and a search that is made for long texts is through with it before it has begun. The
//! marks that [`equal`] and [`below`] return are exact in the lowest place that is marked, and only there.

/// The first eight bytes, the first of them lowest; `None` when the text is shorter.
#[inline]
pub(super) fn word(text: &[u8]) -> Option<u64> {
    text.first_chunk().map(|bytes| u64::from_le_bytes(*bytes))
}

/// The same byte eight times.
const fn each(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// Marks the bytes that are this one.
#[inline]
pub(super) const fn equal(word: u64, byte: u8) -> u64 {
    below(word ^ each(byte), 1)
}

/// Marks the bytes that are less than `byte`, which is at most 128.
#[inline]
pub(super) const fn below(word: u64, byte: u8) -> u64 {
    word.wrapping_sub(each(byte)) & !word & each(0x80)
}

/// The place of the first marked byte; 8 when there is none.
#[inline]
pub(super) const fn first(marks: u64) -> usize {
    marks.trailing_zeros() as usize / 8
}

/// The bytes before a place, zeros from there on; the place is at most 7.
#[inline]
pub(super) const fn before(word: u64, place: usize) -> u64 {
    word & ((1 << (8 * place)) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_byte_of_a_kind_is_found_whatever_stands_around_it() {
        for around in 0..=255_u8 {
            for place in 0..8 {
                for found in 0..=255_u8 {
                    let mut bytes = [around; 8];
                    bytes[place] = found;
                    let number = word(&bytes).unwrap();
                    let at = |kind: &dyn Fn(u8) -> bool| {
                        bytes.iter().position(|&it| kind(it)).unwrap_or(8)
                    };
                    assert_eq!(first(equal(number, b'"')), at(&|it| it == b'"'));
                    assert_eq!(first(below(number, b' ')), at(&|it| it < b' '));
                }
            }
        }
    }

    #[test]
    fn words_have_their_first_byte_lowest() {
        assert_eq!(word(b"1234567"), None);
        let number = word(b"ab\"cdefgh").unwrap();
        assert_eq!(before(number, 2).to_le_bytes(), *b"ab\0\0\0\0\0\0");
        assert_eq!(first(0), 8);
    }
}
