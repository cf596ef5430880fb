//! What messages of several checks are made of: numbers of tricks, ranges, text of the record cut short.

use crate::laws::{Counts, Range};
use crate::source::{Charset, line_end};
use crate::words::{Arg, Message, Quote, message};

/// The most characters of a record that a message repeats.
const LONGEST: usize = 40;

/// `two tricks`, `one or two tricks`, `at most one trick`.
pub(crate) fn tricks_between(counts: impl Into<Counts>) -> Message {
    let counts: Counts = counts.into();
    let Range { min, max } = counts.range();
    match (min, max) {
        _ if min == max => message!("tricks-spelled", count = max),
        (0, 2..) if counts.number() == 2 => message!("tricks-spelled-none-or", count = max),
        (0, _) => message!("tricks-spelled-at-most", count = max),
        _ if counts.number() == 2 => message!("tricks-spelled-or", min, count = max),
        _ => message!("tricks-spelled-to", min, count = max),
    }
}

/// `11`, `10 or 11`, `9 to 11`.
pub(crate) fn figures(counts: impl Into<Counts>) -> Arg {
    of_counts(counts.into(), Arg::from)
}

/// The least and the most of some counts, as `written` has each: one of them, `a or b`, or `a to b`.
pub(crate) fn of_counts(counts: Counts, written: impl Fn(u8) -> Arg) -> Arg {
    let Range { min, max } = counts.range();
    match counts.number() {
        1 => written(max),
        2 => message!("either", first = written(min), last = written(max)).into(),
        _ => message!("between", first = written(min), last = written(max)).into(),
    }
}

/// What is written, short enough for a message.
pub(super) fn written(bytes: &[u8], charset: Charset) -> Quote {
    short(&charset.decode(bytes))
}

/// Text on one line, cut where it gets long.
pub(super) fn short(text: &str) -> Quote {
    Quote(cut(text, LONGEST))
}

fn cut(text: &str, longest: usize) -> String {
    let mut letters = on_one_line(text.trim());
    let mut short: String = letters.by_ref().take(longest).collect();
    if letters.next().is_some() {
        short.push_str("...");
    }
    short
}

/// The most characters of a comment that a message repeats.
const LONGEST_QUOTE: usize = 200;

/// What somebody wrote, on one line and with one blank between its words.
pub(super) fn quoted(text: &str) -> Quote {
    let words: Vec<_> = text.split_whitespace().collect();
    Quote(cut(&words.join(" "), LONGEST_QUOTE))
}

/// The letters of a text, with a blank for each control character and for each line end.
fn on_one_line(mut text: &str) -> impl Iterator<Item = char> {
    std::iter::from_fn(move || {
        let letter = text.chars().next()?;
        let length = line_end(text.as_bytes()).max(letter.len_utf8());
        text = &text[length..];
        Some(if letter.is_control() { ' ' } else { letter })
    })
}
