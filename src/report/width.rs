//! How wide text is on a terminal.

/// The columns that printable text takes.
pub(super) fn width(text: &str) -> usize {
    text.chars().map(letter_width).sum()
}

/// The columns of one character: none for a mark that joins the one before, two for the wide ones of East Asia and for
/// pictures.
const fn letter_width(letter: char) -> usize {
    match letter {
        '\u{300}'..='\u{36F}'
        | '\u{483}'..='\u{489}'
        | '\u{591}'..='\u{5BD}'
        | '\u{610}'..='\u{61A}'
        | '\u{64B}'..='\u{65F}'
        | '\u{E31}'
        | '\u{E34}'..='\u{E3A}'
        | '\u{E47}'..='\u{E4E}'
        | '\u{1AB0}'..='\u{1AFF}'
        | '\u{1DC0}'..='\u{1DFF}'
        | '\u{200B}'..='\u{200D}'
        | '\u{20D0}'..='\u{20FF}'
        | '\u{FE00}'..='\u{FE0F}'
        | '\u{FE20}'..='\u{FE2F}'
        | '\u{FEFF}' => 0,
        '\u{1100}'..='\u{115F}'
        | '\u{2E80}'..='\u{303E}'
        | '\u{3041}'..='\u{A4CF}'
        | '\u{A960}'..='\u{A97F}'
        | '\u{AC00}'..='\u{D7A3}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{FE30}'..='\u{FE6F}'
        | '\u{FF00}'..='\u{FF60}'
        | '\u{FFE0}'..='\u{FFE6}'
        | '\u{1F300}'..='\u{1F64F}'
        | '\u{1F680}'..='\u{1F6FF}'
        | '\u{1F900}'..='\u{1FAFF}'
        | '\u{20000}'..='\u{3FFFD}' => 2,
        _ => 1,
    }
}

/// The head of a text, at most so many columns wide.
pub(super) fn head(text: &str, columns: usize) -> &str {
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
pub(super) fn tail(text: &str, columns: usize) -> &str {
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
