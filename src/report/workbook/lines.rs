//! How many lines a text takes in a cell.

/// The lines of a text that are so many characters wide at most.
pub(super) fn lines(text: &str, width: usize) -> usize {
    if text.len() <= width && !text.contains('\n') {
        return 1;
    }
    plain_lines(text, width).unwrap_or_else(|| textwrap::wrap(text, width).len())
}

/// The same for what nearly every text is: words that fit on a line, one space between two, and no sign of another width.
fn plain_lines(text: &str, width: usize) -> Option<usize> {
    let (mut lines, mut used, mut word) = (1, 0, 0);
    let mut before = ' ';
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let is_space = sign == ' ';
        if !has_width_one(sign) || is_space && (before == ' ' || signs.peek().is_none()) {
            return None;
        }
        word += usize::from(!is_space);
        let is_in_word = |sign: &char| sign.is_alphanumeric();
        let may_break = sign == '-' && is_in_word(&before) && signs.peek().is_some_and(is_in_word);
        if is_space || may_break || signs.peek().is_none() {
            if word > width {
                return None;
            }
            if used + word > width {
                (lines, used) = (lines + 1, 0);
            }
            used += word + usize::from(is_space);
            word = 0;
        }
        before = sign;
    }
    Some(lines)
}

const fn has_width_one(sign: char) -> bool {
    matches!(
        sign,
        ' '..='~' | '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{2ff}' | '\u{2010}'..='\u{2027}' | '\u{2212}' | '\u{2660}'..='\u{2666}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_texts_take_the_lines_that_all_texts_would() {
        let texts = [
            "",
            "Vetch",
            "12: Lotte Quickthorn \u{2013} Bert Sloe",
            "South probably revoked in trick 9 (D9 on hearts, holding H6); one trick to East-West if attention was drawn.",
            "Score says NS \u{2212}1100, but the board was 3\u{2663}=, NS -110; the score or the result is wrong.",
            "x-y-z-",
            "-a --b c--d e- -f 1-2",
            "Jean-Pierre Grze\u{15b}kowiak-W\u{f3}jcik",
        ];
        let mut plain = 0;
        for text in texts {
            for width in 6..60 {
                let all = textwrap::wrap(text, width).len();
                let found = plain_lines(text, width);
                plain += usize::from(found.is_some());
                assert_eq!(found.unwrap_or(all), all, "{text} {width}");
                assert_eq!(lines(text, width), all, "{text} {width}");
            }
        }
        assert!(plain > 300, "{plain}");
        for other in [" a", "a  b", "a ", "\u{4e00}", "a\nb"] {
            assert_eq!(plain_lines(other, 20), None);
        }
    }
}
