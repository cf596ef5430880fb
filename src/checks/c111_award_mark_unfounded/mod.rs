#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings};
use crate::board::Item;
use crate::words::message;

check! {
    "C111" "award-mark-unfounded", Warning, "PBN 2.1 section 3.9";
    since "0.1.0", asked where AWARDED
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some(result) = case.premises.result() else {
        return;
    };
    let played = case.ruling().and_then(|ruling| ruling.played);
    if case.is_awarded() && played == Some(result.declarer) {
        let message = message!("c111", count = result.declarer);
        let finding = Finding::new(&CHECK, case.record.span_of(Item::Result), message);
        findings.push(finding.label(message!("c111-label")));
    }
}

#[cfg(test)]
mod tests {
    use crate::checks::test_support::{clean_but, findings, only};

    #[test]
    fn a_mark_says_that_the_cards_gave_something_else() {
        let message = only("C111", &clean_but("[Result \"10\"]", "[Result \"^10\"]")).text();
        let words = "Result is marked (^) as other than what was played, but 10 is what declarer's side won";
        assert_eq!(message, words);
    }

    #[test]
    fn it_is_founded_where_they_did_or_where_nobody_can_say() {
        let other = clean_but("[Result \"10\"]", "[Result \"^9\"]");
        let short = clean_but("C2 CJ D4 S9\n", "*\n").replace("\"10\"", "\"^10\"");
        for text in [other, short] {
            assert!(findings(&text).iter().all(|it| it.check.code != "C111"));
        }
    }
}
