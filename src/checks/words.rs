//! What messages of several checks are made of: numbers of tricks, ranges, text of the record cut short.

use crate::bridge::{Bid, Contract, Penalty, Score};
use crate::laws::{Counts, Range};
use crate::source::{Charset, line_end};
use crate::words::{Arg, Message, Quote, message};

/// The most characters of a record that a message repeats.
const LONGEST: usize = 40;

/// `3NT`.
pub(super) fn bid_name(bid: Bid) -> String {
    let penalty = Penalty::Undoubled;
    Score::spell(Contract { bid, penalty })
}

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

/// What somebody wrote, on one line.
pub(super) fn quoted(text: &str) -> Quote {
    Quote(cut(text, LONGEST_QUOTE))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Words};

    #[test]
    fn one_of_two_numbers_is_not_a_range() {
        let english = |set: &[u8]| {
            let counts = set.iter().map(|&count| Counts::from(Range::exactly(count)));
            let counts = counts.reduce(Counts::or).expect("a count");
            let words = Words::of_findings(Language::English);
            let outcome = message!("counts-adjusted", figures = figures(counts));
            (
                words.sentence(&tricks_between(counts)),
                words.sentence(&outcome),
            )
        };
        let two = ("ten or twelve tricks", "adjusted 10 or 12");
        assert_eq!(english(&[10, 12]), (two.0.into(), two.1.into()));
        assert_eq!(english(&[0, 2]).0, "no trick or two tricks");
        assert_eq!(english(&[8, 9, 11]).1, "adjusted 8 to 11");
    }

    #[test]
    fn numbers_of_tricks() {
        let ranges = [(0, 0), (1, 1), (2, 2), (0, 1), (1, 2), (1, 3)];
        for (language, due) in [
            (
                Language::English,
                "no trick, one trick, two tricks, at most one trick, one or two tricks, one to three tricks",
            ),
            (
                Language::Dutch,
                "geen slag, één slag, twee slagen, hoogstens één slag, één of twee slagen, één tot drie slagen",
            ),
            (
                Language::Polish,
                "żadna lewa, 1 lewa, 2 lewy, najwyżej 1 lewa, 1 lub 2 lewy, od 1 do 3 lew",
            ),
        ] {
            let words = Words::of_findings(language);
            let said = ranges.map(|(min, max)| words.sentence(&tricks_between(Range { min, max })));
            assert_eq!(said.join(", "), due);
        }
    }

    #[test]
    fn a_line_end_is_one_blank() {
        for end in ["\n", "\r", "\r\n", "\n\r"] {
            let text = ["\u{e9}a", "b", "", "c"].join(end);
            assert_eq!(short(&text).0, "\u{e9}a b  c", "{end:?}");
        }
    }

    #[test]
    fn long_text_is_cut() {
        assert_eq!(written(b" a\tb ", Charset::Unstated).0, "a b");
        assert_eq!(
            written(&[b'x'; 41], Charset::Unstated).0,
            format!("{}...", "x".repeat(40))
        );
    }
}
