//! Text: put together, and how wide it is on a terminal.

use std::borrow::Cow;
use unicode_width::UnicodeWidthChar;

/// Bytes that most lists take.
const ROOM: usize = 64;

/// The texts that say something, with this between them.
pub(super) fn list(texts: impl IntoIterator<Item: AsRef<str>>, between: &str) -> String {
    let mut list = String::new();
    for text in texts {
        let text = text.as_ref();
        if text.is_empty() {
            continue;
        }
        if list.is_empty() {
            list.reserve(ROOM);
        } else {
            list.push_str(between);
        }
        list.push_str(text);
    }
    list
}

/// The columns that printable text takes.
pub(super) fn width(text: &str) -> usize {
    text.chars().map(letter_width).sum()
}

/// The lines of a table, its heads first: each cell takes as many columns as the widest in its place. So many of the first
/// stand at the left of their room, figures behind them at its right.
pub(super) fn aligned<const N: usize>(
    heads: [String; N],
    rows: impl Iterator<Item = [String; N]>,
    left: usize,
) -> impl Iterator<Item = String> {
    let rows: Vec<_> = [heads].into_iter().chain(rows).collect();
    let widths: [usize; N] = std::array::from_fn(|place| {
        let widths = rows.iter().map(|row| width(&row[place]));
        widths.max().unwrap_or(0)
    });
    rows.into_iter().map(move |row| {
        let cell = |place: usize| match (&row[place], widths[place]) {
            (cell, columns) if place < left => padded(cell, columns),
            (cell, columns) => blanks(cell, columns) + cell,
        };
        std::array::from_fn::<_, N, _>(cell).join("  ")
    })
}

/// A text with blanks behind it, up to a width.
pub(super) fn padded(text: &str, columns: usize) -> String {
    [text, &blanks(text, columns)].concat()
}

/// The blanks that a text needs to be so wide.
fn blanks(text: &str, columns: usize) -> String {
    " ".repeat(columns.saturating_sub(width(text)))
}

/// A text, or as much of it as leaves room for a sign that there is more.
pub(super) fn cut(text: &str, columns: usize) -> Cow<'_, str> {
    // no character is wider than it has bytes
    if text.len() <= columns || width(text) <= columns {
        return text.into();
    }
    format!("{}\u{2026}", head(text, columns - 1)).into()
}

/// The columns of one character: none for a mark that joins the one before, two for wide ones.
fn letter_width(letter: char) -> usize {
    letter.width().unwrap_or(0)
}

/// The head of a text, at most so many columns wide.
pub(super) fn head(text: &str, columns: usize) -> &str {
    let over = beyond(text.char_indices(), columns);
    over.map_or(text, |(start, _)| &text[..start])
}

/// The tail of a text, at most so many columns wide.
pub(super) fn tail(text: &str, columns: usize) -> &str {
    let over = beyond(text.char_indices().rev(), columns);
    over.map_or(text, |(start, letter)| &text[start + letter.len_utf8()..])
}

/// The first of some characters for which there is no room.
fn beyond(
    mut letters: impl Iterator<Item = (usize, char)>,
    columns: usize,
) -> Option<(usize, char)> {
    let mut taken = 0;
    letters.find(|(_, letter)| {
        taken += letter_width(*letter);
        taken > columns
    })
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
