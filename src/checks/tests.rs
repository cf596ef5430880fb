//! Words and values, as their list has them.

use super::export::descend;
use super::words::{figures, short, tricks_between, written};
use crate::laws::{Counts, Range};
use crate::source::Charset;
use crate::words::{Language, Words, message};

/// Tricks that are any of these numbers, as a sentence and as the result after a ruling, in every language.
fn tricks(text: &str) -> String {
    let each = text.split(' ').map(|it| it.parse().unwrap());
    let counts = each.map(|count| Counts::from(Range::exactly(count)));
    let counts = counts.reduce(Counts::or).unwrap();
    let outcome = message!("counts-adjusted", figures = figures(counts));
    let said = Language::ALL.map(|language| {
        let words = Words::of_findings(language);
        let sentences = [&tricks_between(counts), &outcome].map(|it| words.sentence(it));
        sentences.join(", ")
    });
    said.join("\n")
}

#[test]
fn words_and_values_are_as_their_list_has_it() {
    hold!("readings.txt", |name, text| match name {
        "tricks" => tricks(text),
        "short" => short(text).0,
        "written" => written(text.as_bytes(), Charset::Unstated).0,
        _ => descend(text.as_bytes()).to_string(),
    });
}
