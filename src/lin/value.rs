//! Values, as they are meant.

use std::borrow::Cow;

/// A value without line ends, which mean nothing in it, and without blanks around it.
pub(super) fn joined(value: &[u8]) -> Cow<'_, [u8]> {
    let value = value.trim_ascii();
    if memchr::memchr2(b'\r', b'\n', value).is_none() {
        return Cow::Borrowed(value);
    }
    let is_kept = |byte: &u8| !matches!(byte, b'\r' | b'\n');
    Cow::Owned(value.iter().copied().filter(is_kept).collect())
}

/// The same of cards, calls and figures: with the letters of suits for their signs, and without blanks at which no line is broken,
/// both in UTF-8. Text in another character set stays as it is.
pub fn cleaned(value: &[u8]) -> Cow<'_, [u8]> {
    let value = joined(value);
    if value.is_ascii() {
        return value;
    }
    let (mut read, mut rest) = (Vec::with_capacity(value.len()), &*value);
    while let [first, behind @ ..] = rest {
        rest = match *rest {
            [0xC2, 0xA0, ref behind @ ..] => behind,
            [0xE2, 0x99, sign @ 0xA0..=0xA7, ref behind @ ..] => {
                read.push(b"SHDC"[usize::from(sign % 4)]);
                behind
            }
            _ => {
                read.push(*first);
                behind
            }
        };
    }
    Cow::Owned(read)
}
