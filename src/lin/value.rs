//! Values, as they are meant.

use std::borrow::Cow;

/// A value without line ends, which mean nothing in it, and without blanks around it.
pub fn cleaned(value: &[u8]) -> Cow<'_, [u8]> {
    let value = value.trim_ascii();
    if memchr::memchr2(b'\r', b'\n', value).is_none() {
        return Cow::Borrowed(value);
    }
    let is_kept = |byte: &u8| !matches!(byte, b'\r' | b'\n');
    Cow::Owned(value.iter().copied().filter(is_kept).collect())
}
