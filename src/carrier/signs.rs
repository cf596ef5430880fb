//! The signs by which links are found in a text.

use super::letters::plain;
use super::viewer::Query;
use crate::lin::opens_chain;
use aho_corasick::{AhoCorasick, AhoCorasickBuilder, Input, MatchKind};
use std::sync::LazyLock;

/// What a sign begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    /// A field of a link.
    Field,
    /// The fields of a link to a hand viewer, or of any link that has cards in one.
    Fields,
    /// The same in square brackets, as forums have them.
    Brackets,
    /// A call of a script: LIN between quotes.
    Script,
    /// An element of XML.
    Element,
    /// LIN among words, between quotes or in a cell: a value of a table or of JSON, or of an attribute.
    Value,
    /// Lines of LIN among links.
    Lines,
}

/// A sign in a text: where it begins, where what it begins does, and what that is.
pub(super) type Found = (usize, usize, Sign);

const SIGNS: [(&str, Sign); 18] = [
    ("lin=", Sign::Field),
    ("lin%3d", Sign::Field),
    ("playlog=", Sign::Field),
    ("bidlog=", Sign::Field),
    ("deal=", Sign::Field),
    ("myhand=", Sign::Field),
    ("handviewer.html?", Sign::Fields),
    (ANY, Sign::Fields),
    ("[hv=", Sign::Brackets),
    ("hv_popuplin(", Sign::Script),
    ("<lin_data>", Sign::Element),
    ("pn|", Sign::Value),
    ("vg|", Sign::Value),
    ("qx|", Sign::Value),
    ("md|", Sign::Value),
    ("st||", Sign::Value),
    ("pn%7c", Sign::Value),
    ("md%7c", Sign::Value),
];

/// The most bytes of a link, of which the longest that are known have a tenth.
pub(super) const LONGEST: usize = 64 * 1024;

/// Behind it any link has its fields.
const ANY: &str = "?";

static FINDER: LazyLock<AhoCorasick> = LazyLock::new(|| {
    let finder = AhoCorasickBuilder::new()
        .ascii_case_insensitive(true)
        .match_kind(MatchKind::LeftmostFirst)
        .build(SIGNS.map(|(sign, _)| sign));
    finder.expect("so few signs make no automaton too large")
});

/// The first sign from an offset on.
pub(super) fn next_sign(text: &[u8], from: usize) -> Option<Found> {
    let found = FINDER.find_iter(Input::new(text).range(from..));
    let mut found = found.map(|it| (it.start(), it.end(), it.pattern().as_usize()));
    let (at, end, place) = found.find(|(at, end, place)| match SIGNS[*place] {
        (ANY, _) => has_cards(&text[*end..]),
        (sign, Sign::Value) => sign.ends_with("%7c") || begins_value(&text[..*at]),
        _ => true,
    })?;
    Some((at, end, SIGNS[place].1))
}

/// Whether LIN may begin behind a text: not within a word or LIN, nor on a line of its own.
fn begins_value(before: &[u8]) -> bool {
    before.last().is_some_and(|byte| {
        !byte.is_ascii_alphanumeric() && !matches!(byte, b'\r' | b'\n' | b'|' | b'=' | b'_' | b'-')
    })
}

/// Whether a query is at the head of a text in which a field has cards.
fn has_cards(text: &[u8]) -> bool {
    let ends = |byte: &u8| byte.is_ascii_whitespace() || b"\"'`<>?".contains(byte);
    let end = text.iter().take(LONGEST).position(ends);
    let query = String::from_utf8_lossy(&text[..end.unwrap_or(text.len())]);
    Query::of(&plain(&query, 0, query.len())).has_cards()
}

/// Where the first line begins from an offset on that is LIN.
pub(super) fn next_line(text: &[u8], from: usize) -> Option<usize> {
    let before = from.saturating_sub(1);
    let ends = memchr::memchr2_iter(b'\r', b'\n', &text[before..]);
    let mut starts = (from == 0)
        .then_some(0)
        .into_iter()
        .chain(ends.map(|end| before + end + 1));
    starts.find(|at| opens_chain(&text[*at..]))
}
