//! How wide text is on a terminal.

use unicode_width::UnicodeWidthChar;

/// The columns that printable text takes.
pub(in crate::report) fn width(text: &str) -> usize {
    text.chars().map(letter_width).sum()
}

/// The columns that each cell of a table takes: as many as the widest in its place.
pub(in crate::report) fn widths<const N: usize>(rows: &[[String; N]]) -> [usize; N] {
    std::array::from_fn(|place| {
        let widths = rows.iter().map(|row| width(&row[place]));
        widths.max().unwrap_or(0)
    })
}

/// The columns of one character: none for a mark that joins the one before, two for wide ones.
fn letter_width(letter: char) -> usize {
    letter.width().unwrap_or(0)
}

/// The head of a text, at most so many columns wide.
pub(in crate::report) fn head(text: &str, columns: usize) -> &str {
    let mut taken = 0;
    for (start, letter) in text.char_indices() {
        taken += letter_width(letter);
        if taken > columns {
            return &text[..start];
        }
    }
    text
}

/// The tail of a text, at most so many columns wide.
pub(in crate::report) fn tail(text: &str, columns: usize) -> &str {
    let mut taken = 0;
    for (start, letter) in text.char_indices().rev() {
        taken += letter_width(letter);
        if taken > columns {
            return &text[start + letter.len_utf8()..];
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths() {
        for (text, columns) in [
            ("", 0),
            ("abc", 3),
            ("e\u{301}", 1),
            ("\u{6751}", 2),
            ("\u{2660}A", 2),
            ("\u{1f0a1}", 1),
        ] {
            assert_eq!(width(text), columns, "{text}");
        }
    }

    #[test]
    fn heads_and_tails_cut_between_characters() {
        assert_eq!((head("abc", 2), tail("abc", 2)), ("ab", "bc"));
        assert_eq!((head("abc", 3), tail("abc", 3)), ("abc", "abc"));
        assert_eq!((head("a\u{6751}b", 2), tail("a\u{6751}b", 2)), ("a", "b"));
        assert_eq!((head("", 2), tail("", 0)), ("", ""));
    }
}
