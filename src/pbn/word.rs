//! A few bytes of text at a time, eight to thirty-two: where among them the first of some kind stands.
//!
//! The text of a tag is short, and a search that is made for long texts is through with it before it has begun. The
//! marks that [`equal`] returns are exact in the lowest place that is marked, and only there.

use wide::u8x16;

/// The place of the first blank; 16 when there is none.
#[inline]
pub(super) fn blank(text: &[u8; 16]) -> usize {
    place(u8x16::new(*text).simd_eq(u8x16::splat(b' ')))
}

/// The place of the first byte at which the text of a string may stop: a quote, a backslash, a control character; 16 when
/// there is none.
#[inline]
pub(super) fn string_stop(text: &[u8; 16]) -> usize {
    place(string_stops(text))
}

/// The same among twice as many.
#[inline]
pub(super) fn string_stop_of_32(text: &[u8; 32]) -> usize {
    let (halves, _) = text.as_chunks();
    let marks = [0, 1].map(|half: usize| u64::from(string_stops(&halves[half]).to_bitmask()));
    (marks[0] | marks[1] << 16 | 1 << 32).trailing_zeros() as usize
}

#[inline]
fn string_stops(text: &[u8; 16]) -> u8x16 {
    let bytes = u8x16::new(*text);
    let quoted = bytes.simd_eq(u8x16::splat(b'"')) | bytes.simd_eq(u8x16::splat(b'\\'));
    quoted | bytes.simd_le(u8x16::splat(b' ' - 1))
}

/// The place of the first marked byte; 16 when there is none.
#[inline]
fn place(marks: u8x16) -> usize {
    (marks.to_bitmask() | 1 << 16).trailing_zeros() as usize
}

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
    let other = word ^ each(byte);
    other.wrapping_sub(each(1)) & !other & each(0x80)
}

/// The place of the first marked byte; 8 when there is none.
#[inline]
pub(super) const fn first(marks: u64) -> usize {
    marks.trailing_zeros() as usize / 8
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
                }
            }
        }
    }

    #[test]
    fn a_string_stops_at_the_first_byte_that_may_end_it() {
        let is_stop = |byte: &u8| matches!(byte, b'"' | b'\\' | 0..32);
        for around in 0..=255_u8 {
            for place in 0..16 {
                for found in 0..=255_u8 {
                    let mut bytes = [around; 16];
                    bytes[place] = found;
                    let due = bytes.iter().position(is_stop).unwrap_or(16);
                    assert_eq!(string_stop(&bytes), due, "{bytes:?}");
                    let mut twice = [b'x'; 32];
                    twice[16 - place..32 - place].copy_from_slice(&bytes);
                    let due = twice.iter().position(is_stop).unwrap_or(32);
                    assert_eq!(string_stop_of_32(&twice), due, "{twice:?}");
                }
            }
        }
    }

    #[test]
    fn words_have_their_first_byte_lowest() {
        assert_eq!(word(b"1234567"), None);
        let number = word(b"ab\"cdefgh").unwrap();
        assert_eq!(first(equal(number, b'"')), 2);
        assert_eq!(first(0), 8);
    }
}
