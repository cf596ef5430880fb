#![doc = include_str!("en.md")]

use super::{Case, Findings, apparent_revoke};
use crate::diagnosis::Grade;

check! {
    "R103" "probable-slip", Warning, "Laws 61A, 63A and 64; PBN 2.1 section 3.6";
    since "0.1.0", asked where IRREGULAR | SLIPS
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let is_its = |grade| grade == Grade::Doubtful;
    apparent_revoke::report(case, findings, (&CHECK, is_its));
    apparent_revoke::report_denied(case, findings, &CHECK);
}

#[cfg(test)]
mod tests {
    use crate::checks::test_support::{CLEAN, findings, only};
    use crate::checks::{Severity, Topic};

    #[test]
    fn two_cards_of_adjacent_tricks_have_changed_places() {
        let text = CLEAN
            .replace("C9 CA HT C8", "C9 CA HT D6")
            .replace("CT C6 H9 D6", "CT C6 H9 C8");
        let found = only("R103", &text);
        assert_eq!(found.severity, Severity::Warning);
        assert_eq!(
            found.text(),
            "as written, South discarded D6 on trick 4 while holding C8"
        );
        let reading = "the record is legal if South's cards to tricks 4 and 5 were entered the wrong way round (exchange S T4 T5)";
        assert!(found.notes_on(Topic::Reading) == [reading], "{found:?}");
    }

    #[test]
    fn one_card_is_written_for_another_of_its_rank() {
        let found = findings(&CLEAN.replace("C9 CA HT C8", "C9 CA HT S8"));
        let codes: Vec<_> = found.iter().map(|it| it.check.code).collect();
        assert_eq!(codes, ["P102"]);
        let reading =
            "the record is legal if South played C8 to trick 4, not S8 (card S T4 S8 for C8)";
        assert!(found[0].notes_on(Topic::Reading) == [reading], "{found:?}");
    }
}
