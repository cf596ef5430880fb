//! Searches in 32 and 64 bytes at a time: the text of a tag is too short for a general search to pay.

use wide::u8x32;

/// The index of the first blank or control character; 32 when there is none.
#[inline]
pub(super) fn white(text: &[u8; 32]) -> u32 {
    place(u8x32::new(*text).simd_le(u8x32::splat(b' ')))
}

/// The index of the first quote or control character, where a value may end; 32 when there is none.
#[inline]
pub(super) fn quote(text: &[u8; 32]) -> u32 {
    let bytes = u8x32::new(*text);
    place(bytes.simd_eq(u8x32::splat(b'"')) | bytes.simd_le(u8x32::splat(b' ' - 1)))
}

/// The index of the first marked byte; 32 when there is none.
#[inline]
fn place(marks: u8x32) -> u32 {
    marks.to_bitmask().trailing_zeros()
}

/// One bit for each byte that is a blank or control character.
#[inline]
pub(super) fn whites(text: &[u8; 64]) -> u64 {
    marks(text, |bytes| bytes.simd_le(u8x32::splat(b' ')))
}

/// One bit for each byte that is a control character.
#[inline]
pub(super) fn controls(text: &[u8; 64]) -> u64 {
    marks(text, |bytes| bytes.simd_le(u8x32::splat(b' ' - 1)))
}

/// One bit for each byte equal to this one.
#[inline]
pub(super) fn places(text: &[u8; 64], byte: u8) -> u64 {
    marks(text, |bytes| bytes.simd_eq(u8x32::splat(byte)))
}

#[inline]
fn marks(text: &[u8; 64], kind: impl Fn(u8x32) -> u8x32) -> u64 {
    let (halves, _) = text.as_chunks();
    let [low, high] = [0, 1].map(|half| u64::from(kind(u8x32::new(halves[half])).to_bitmask()));
    high << 32 | low
}
