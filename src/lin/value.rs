//! Values, as they are meant.

use std::borrow::Cow;

/// A value without line ends, which mean nothing in it, and without blanks around it; with the letters of suits for their signs, and
/// without blanks at which no line is broken.
pub fn cleaned(value: &[u8]) -> Cow<'_, [u8]> {
    let value = value.trim_ascii();
    let is_plain = |byte: &u8| byte.is_ascii() && !matches!(byte, b'\r' | b'\n');
    if value.iter().all(is_plain) {
        return Cow::Borrowed(value);
    }
    let meant = |letter: char| match letter {
        '\r' | '\n' | '\u{a0}' => None,
        '\u{2660}'..='\u{2667}' => Some(char::from(b"SHDC"[letter as usize % 4])),
        _ => Some(letter),
    };
    let text = String::from_utf8_lossy(value);
    let read: String = text.chars().filter_map(meant).collect();
    Cow::Owned(read.into_bytes())
}
