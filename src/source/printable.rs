//! Text for a terminal: nothing in it may move the cursor, change colours or turn the direction of writing.

use std::borrow::Cow;

/// What a tab is shown as.
const TAB: &str = "    ";

/// Text without the characters that [`steers`] names; tabs become blanks.
pub fn printable(text: &str) -> Cow<'_, str> {
    if is_plain(text.as_bytes()) || may_be_shown(text.as_bytes()) || !text.contains(steers) {
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

/// Whether no byte can be of a character that steers, or of a tab. All bytes are looked at, many at a time, each with the
/// one behind it: C1 begins with `C2`, the marks of direction with `D8` or with `E2 80` and `E2 81`.
#[allow(clippy::needless_bitwise_bool)] // a branch for each byte is what this avoids
fn may_be_shown(bytes: &[u8]) -> bool {
    let is_control = |byte: u8| (byte < b' ') | (byte == 0x7F);
    let Some((last, before)) = bytes.split_last() else {
        return true;
    };
    let pairs = before.iter().zip(&bytes[1..]);
    let may_be = pairs.fold(true, |may_be, (byte, next)| {
        let is_c1 = (*byte == 0xC2) & (*next < 0xA0);
        let is_mark = (*byte == 0xD8) | (*byte == 0xE2) & (*next | 1 == 0x81);
        may_be & !is_control(*byte) & !is_c1 & !is_mark
    });
    may_be & !is_control(*last)
}

/// Whether a terminal acts on a character instead of showing it: controls (C0, DEL and C1) and marks of direction.
pub fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_steers_a_terminal_is_left() {
        assert_eq!(printable("Jos\u{e9}"), "Jos\u{e9}");
        assert_eq!(
            printable("a\u{1b}[31mb\rc\u{7}\u{202e}d\u{9b}e\u{61c}f\u{7f}"),
            "a[31mbcdef"
        );
        assert_eq!(printable("a\tb"), "a    b");
    }

    #[test]
    fn no_character_that_steers_may_be_shown() {
        let steering = ('\0'..='\u{FFFF}').filter(|letter| steers(*letter) || *letter == '\t');
        for letter in steering {
            let text = format!("a{letter}b");
            assert!(!may_be_shown(text.as_bytes()), "{letter:?}");
        }
        assert!(may_be_shown("4\u{2660}\u{2212}1, Łódź".as_bytes()));
    }
}
