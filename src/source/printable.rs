//! Text for a terminal: nothing in it may move the cursor, change colours or turn the direction of writing.

use std::borrow::Cow;

/// What a tab is shown as.
const TAB: &str = "    ";

/// Text without the characters that [`steers`] names; tabs become blanks.
pub fn printable(text: &str) -> Cow<'_, str> {
    if is_plain(text.as_bytes()) || !text.contains(steers) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\t' => shown.push_str(TAB),
            letter if steers(letter) => (),
            letter => shown.push(letter),
        }
    }
    Cow::Owned(shown)
}

/// Whether all is printable ASCII, as nearly every text is.
fn is_plain(bytes: &[u8]) -> bool {
    bytes
        .iter()
        .fold(true, |plain, byte| plain & matches!(byte, b' '..=b'~'))
}

/// Whether a terminal acts on a character instead of showing it: controls (C0, DEL and C1) and marks of direction.
pub fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}
