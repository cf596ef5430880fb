#![doc = include_str!("en.md")]

use super::{Case, Findings, apparent_revoke};
use crate::diagnosis::Grade;

check! {
    "R101" "revoke", Error, "Laws 61A, 63A and 64";
    since "0.1.0", asked where IRREGULAR | SLIPS
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let is_its = |grade| grade > Grade::Doubtful;
    apparent_revoke::report(case, findings, (&CHECK, is_its));
    apparent_revoke::report_of_slips(case, findings, &CHECK);
}

#[cfg(test)]
mod tests {
    use crate::checks::test_support::{REVOKE, findings, only, revoke_but};
    use crate::checks::{Finding, Topic};
    use crate::words::{Language, Message, Words};

    /// The tricks after that of the revoke.
    const LATER: &str = "SK SJ S2 ST\nS3 S9 S6 C2\nC4 C3 C5 C6\nD5 H3 D2 D8\nS5 H7 HK DJ\nH4 H5 CT HA\nC9 C8 CJ DQ\n";

    fn note(finding: &Finding, topic: Topic) -> String {
        finding.notes_on(topic).concat()
    }

    fn english(message: &Message) -> String {
        Words::of_findings(Language::English).sentence(message)
    }

    #[test]
    fn a_ruff_that_wins_its_trick() {
        let found = only("R101", REVOKE);
        assert_eq!(found.text(), "East ruffed trick 6 with SQ while holding HK");
        assert_eq!(
            english(found.label.as_ref().unwrap()),
            "hearts were led by West (H6)"
        );
        assert_eq!(
            english(&found.proof.as_ref().unwrap().text),
            "the same hand played HK to trick 11"
        );
        for (about, text) in [
            (Topic::Established, "East led S2 to trick 7 (63A1)"),
            (
                Topic::Law,
                "64A1 (2017, as chosen): East won trick 6; after it East-West won tricks 7 and 11: 2 tricks to North-South",
            ),
            (
                Topic::Result,
                "stated 9, played 9, adjusted 11: 4S-1, -100 becomes 4S+1, +650",
            ),
            (Topic::State, "unadjusted; certain"),
        ] {
            assert_eq!(note(&found, about), text);
        }
        let topics: Vec<_> = found.notes.iter().map(|note| note.topic).collect();
        let all = [
            Topic::Established,
            Topic::Law,
            Topic::Result,
            Topic::State,
            Topic::Signs,
            Topic::Assumed,
        ];
        assert_eq!(topics, all);
    }

    #[test]
    fn a_hidden_hand_is_proven_by_a_later_card() {
        let hands = "AJ9.J7532.T7.A83 Q762.K8.432.QJT5 T8.AQT.KQJ98.K62 K543.964.A65.974";
        let hidden = revoke_but(hands, "- - T8.AQT.KQJ98.K62 K543.964.A65.974");
        let found = only("R101", &hidden);
        assert_eq!(
            found.text(),
            "East ruffed trick 6 with SQ while holding hearts, as HK in trick 11 shows"
        );
    }

    #[test]
    fn dummy_pays_nothing() {
        let found = only("R101", &revoke_but("[Declarer \"S\"]", "[Declarer \"W\"]"));
        assert_eq!(
            note(&found, Topic::Law),
            "64B3 (2017, as chosen): dummy revoked: no trick"
        );
    }

    #[test]
    fn a_claim_leaves_later_tricks_open() {
        let found = only("R103", &revoke_but(LATER, "*\n"));
        assert_eq!(
            note(&found, Topic::Established),
            "presumed: the record ends before East-West play to trick 7, and a Result was agreed (69A)"
        );
        assert!(
            note(&found, Topic::Law)
                .contains("East-West won any number of the 7 tricks not recorded")
        );
    }

    #[test]
    fn a_mark_says_that_the_revoke_was_not_noticed_in_time() {
        let marked = revoke_but(LATER, "*\n").replace("SQ", "^R SQ");
        let found = only("R103", &marked.replace("Q^R SQ", "SQ"));
        let assumed = note(&found, Topic::Assumed);
        assert!(
            assumed.contains("as the record marks it (^R) as not noticed in time (63A3)"),
            "{assumed}"
        );
    }

    #[test]
    fn the_board_is_spoken_of_once() {
        let both = revoke_but("C4 C3 C5 C6", "H4 C3 C5 C6").replace("H4 H5 CT HA", "C4 H5 CT HA");
        let mut found = findings(&both);
        found.retain(|it| it.check.family() == "R");
        let messages: Vec<_> = found.iter().map(Finding::text).collect();
        assert_eq!(
            messages,
            [
                "as written, East ruffed trick 6 with SQ while holding HK",
                "following from the fault in trick 6: as written, West discarded H4 on trick 9 while holding C9 and C4",
                "following from the fault in trick 6: as written, North discarded H5 on trick 12 while holding C8",
            ]
        );
        let figures = found.iter().map(|it| !note(it, Topic::Transfer).is_empty());
        assert_eq!(figures.collect::<Vec<_>>(), [true, false, false]);
        assert_eq!(
            note(&found[0], Topic::Law),
            "64B7 (2017, as chosen): both sides revoked on this board: no trick; \
             2 tricks to North-South if the other revoke does not count"
        );
    }
}
