#![doc = include_str!("en.md")]

use super::wording::reading::behind;
use super::{Case, Finding, Findings, Topic, place};
use crate::board::Item;
use crate::bridge::{Seat, after};
use crate::replay::Irregularity;
use crate::words::message;

check! {
    "D103" "deal-rotated", Warning, "PBN 2.1 section 3.4.11";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |_, irregularity| match *irregularity {
        Irregularity::DealTurned(steps) => Some(deal_turned(case, steps)),
        Irregularity::SeatsTurned(steps) => seats_turned(case, steps),
        _ => None,
    });
}

fn deal_turned(case: &Case<'_>, steps: u8) -> Finding {
    let reading = message!("d103-reading");
    let finding = finding(case, message!("d103", count = steps), steps);
    with_others(finding.note(Topic::Reading, reading), case)
}

/// The deal is right, and declarer another.
fn seats_turned(case: &Case<'_>, steps: u8) -> Option<Finding> {
    let stated = case.premises.stated_declarer()?;
    let declarer = case.premises.declarer()?;
    let message = message!("d103-seats", count = steps, declarer, stated);
    let reading = message!("d103-seats-reading", declarer);
    // the score may stand on the wrong side
    let mut finding = finding(case, message, 4 - steps).for_director();
    if case.cross_board.other_table.is_turned_by(4 - steps) {
        finding = finding.note(Topic::Reading, message!("d103-other-table", stated));
    }
    Some(with_others(finding.note(Topic::Reading, reading), case))
}

/// A finding at the deal, whose hands are played by those so many seats further.
fn finding(case: &Case<'_>, message: crate::words::Message, steps: u8) -> Finding {
    let north = after(Seat::North, usize::from(steps));
    Finding::new(&CHECK, case.record.span_of(Item::Deal), message)
        .label(message!("d103-label", seat = north))
}

fn with_others(mut finding: Finding, case: &Case<'_>) -> Finding {
    for text in behind(case) {
        finding = finding.note(Topic::Reading, text);
    }
    finding
}

#[cfg(test)]
mod tests {
    use crate::checks::test_support::{CLEAN, findings};
    use crate::checks::{Finding, Topic};

    /// The findings on the clean board when its deal begins with this seat, with one more thing changed. Its Score is that
    /// of the stated declarer.
    fn findings_on(first: &str, from: &str, to: &str) -> Vec<Finding> {
        let text = CLEAN.replace("N:KJ", &format!("{first}:KJ"));
        assert!(text.contains(from), "{from}");
        findings(&text.replace(from, to))
    }

    fn codes(found: &[Finding]) -> Vec<&'static str> {
        found.iter().map(|it| it.check.code).collect()
    }

    #[test]
    fn where_nothing_else_is_said_the_seats_are_off() {
        for (first, declarer) in [("E", "West"), ("W", "East"), ("S", "North")] {
            let found = findings_on(first, "[Score \"NS 420\"]\n", "");
            assert_eq!(codes(&found), ["D103"], "{first}");
            let words = found[0].text();
            let named = format!("{declarer} was declarer, not South");
            assert!(words.ends_with(&named), "{words}");
        }
    }

    #[test]
    fn a_score_of_the_stated_side_speaks_for_a_turned_deal() {
        for first in ["E", "W"] {
            let found = findings_on(first, "", "");
            assert_eq!(codes(&found), ["D103"], "{first}");
            let words = "the play was read with the deal so moved";
            assert_eq!(found[0].notes_on(Topic::Reading)[0], words);
        }
    }

    #[test]
    fn a_result_by_side_stays_with_its_side() {
        let of_side = |result: &str| {
            let text = CLEAN
                .replace("N:KJ", "E:KJ")
                .replace("[Score \"NS 420\"]\n", "")
                .replace("[Result \"10\"]", &format!("[Result \"{result}\"]"));
            let found = findings(&text);
            let words: Vec<_> = found.iter().map(Finding::text).collect();
            (codes(&found), words.join(" / "))
        };
        let (found, words) = of_side("EW 10");
        assert_eq!(found, ["D103"], "West made ten: {words}");
        assert!(words.ends_with("West was declarer, not South"), "{words}");
        let (found, words) = of_side("NS 10");
        assert_eq!(found, ["D103"], "South made ten");
        assert!(!words.contains("declarer"), "{words}");
    }

    #[test]
    fn in_a_doubled_contract_the_cards_are_their_owners() {
        let doubled = CLEAN
            .replace("N:KJ", "E:KJ")
            .replace("[Contract \"4S\"]", "[Contract \"4SX\"]")
            .replace("[Score \"NS 420\"]\n", "")
            .replace("[Result \"10\"]", "[Result \"3\"]");
        let found = codes(&findings(&doubled));
        assert!(found.contains(&"P104"), "{found:?}");
        assert!(!found.iter().any(|it| ["D103", "C101"].contains(it)));
    }
}
