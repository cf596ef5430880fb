//! Excerpts: a line of the record with marks under the place concerned.

use crate::audit::At;
use crate::checks::Case;
use crate::report::phrase::{head, tail, width};
use crate::source::{Span, printable};

/// The most columns shown before the place concerned, and of it.
const BEFORE: usize = 60;
const LINE: usize = 110;
/// Replaces the rest of a long line.
const CUT: &str = "...";

#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::report) struct Excerpt {
    pub(in crate::report) line: u64,
    /// Its text, or the part around the mark.
    pub(in crate::report) text: String,
    pub(in crate::report) marks: Vec<ExcerptMark>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::report) struct ExcerptMark {
    /// Columns before it.
    pub(in crate::report) indent: usize,
    /// Columns that it is wide.
    pub(in crate::report) width: usize,
    pub(in crate::report) kind: ExcerptKind,
    pub(in crate::report) label: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::report) enum ExcerptKind {
    Finding,
    Proof,
}

impl ExcerptKind {
    /// The character that is repeated under the place.
    pub(in crate::report) const fn sign(self) -> &'static str {
        match self {
            Self::Finding => "^",
            Self::Proof => "-",
        }
    }
}

impl Excerpt {
    /// The line on which a span begins, marked from there to the end of the span or of the line.
    pub(in crate::report) fn of(
        case: &Case<'_>,
        at: At,
        span: Span,
        kind: ExcerptKind,
        label: &str,
    ) -> Self {
        let (text, line, meant) = case.record.shown(span);
        let piece = |start, end| case.record.charset.decode(Span { start, end }.of(text));
        let before = piece(line.start, meant.start);
        let after = piece(meant.end, line.end);
        let meant = piece(meant.start, meant.end);
        let before = cut_head(&printable(&before));
        let meant = head(&printable(&meant), BEFORE).to_owned();
        let rest = LINE.saturating_sub(width(&before) + width(&meant));
        let after = cut_tail(printable(after.trim_end()).as_ref(), rest);
        let mut mark = ExcerptMark {
            indent: width(&before),
            width: width(&meant).max(1),
            kind,
            label: printable(label).into_owned(),
        };
        let mut text = format!("{before}{meant}{after}").trim_end().to_owned();
        if case.record.is_anonymous() && !is_play(&text) {
            // it may name somebody
            (mark.indent, mark.width) = (0, CUT.len());
            CUT.clone_into(&mut text);
        }
        Self {
            line: at.place(case, span.start).line,
            text,
            marks: vec![mark],
        }
    }

    /// Takes over the marks of another excerpt, if both show the same part of the same line.
    pub(in crate::report) fn join(&mut self, other: &mut Self) -> bool {
        let same = self.line == other.line && self.text == other.text;
        if same {
            self.marks.append(&mut other.marks);
        }
        same
    }
}

/// Whether a line has nothing but calls and cards.
fn is_play(line: &str) -> bool {
    let is_between = |letter: char| letter.is_whitespace() || letter == '|';
    let mut words = line.split(is_between).filter(|word| !word.is_empty());
    words.all(|word| {
        let is_card = |word: &str| {
            let [suit, rank] = word.as_bytes() else {
                return false;
            };
            b"SHDC".contains(suit) && b"23456789TJQKA".contains(rank)
        };
        let is_sign = [
            "-", "+", "*", "Pass", "AP", "X", "XX", "pc", "mb", "pg", "p",
        ];
        let is_bid = |word: &str| {
            let (level, strain) = word.split_at_checked(1).unwrap_or_default();
            "1234567".contains(level) && ["C", "D", "H", "S", "N", "NT"].contains(&strain)
        };
        let is_mark = word.strip_prefix('^').is_some_and(|rest| rest.len() == 1);
        is_card(word) || is_sign.contains(&word) || is_bid(word) || is_mark
    })
}

fn cut_head(text: &str) -> String {
    if width(text) <= BEFORE {
        text.to_owned()
    } else {
        format!("{CUT}{}", tail(text, BEFORE - CUT.len()))
    }
}

fn cut_tail(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        text.to_owned()
    } else {
        format!("{}{CUT}", head(text, columns.saturating_sub(CUT.len())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::fixture::{RECORD, with_case};

    /// The line and what is under it, for what stands in angle brackets before a record.
    fn excerpt(_: &str, text: &str) -> String {
        let pieces: Vec<_> = text.split(['<', '>']).collect();
        let record = pieces.concat() + RECORD;
        with_case(&record, |case, at| {
            let start = pieces[0].len();
            let span = Span::new(start, start + pieces[1].len());
            let Excerpt { text, marks, .. } =
                Excerpt::of(case, at, span, ExcerptKind::Finding, "here");
            let under = " ".repeat(marks[0].indent) + &"^".repeat(marks[0].width);
            format!("{text}\n{under}")
        })
    }

    #[test]
    fn a_mark_stands_under_what_is_meant_as_the_list_has_it() {
        hold!("excerpts.txt", excerpt);
    }
}
