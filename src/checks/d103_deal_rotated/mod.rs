#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, Relation, Topic, place, relation};
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
        Irregularity::DealTurned(steps) => Some(finding(case, steps)),
        _ => None,
    });
}

fn finding(case: &Case<'_>, steps: u8) -> Finding {
    let north = after(Seat::North, usize::from(steps));
    let message = message!("d103", count = steps);
    let finding = Finding::new(&CHECK, case.record.span_of(Item::Deal), message)
        .label(message!("d103-label", seat = north))
        .note(Topic::Reading, message!("d103-reading"));
    match relation::declarer_of_turned(case) {
        None => finding,
        Some(declarer) => Finding {
            relation: Relation::Primary(1),
            ..finding.note(
                Topic::Result,
                message!("d103-other-seats", declarer = declarer),
            )
        },
    }
}

#[cfg(test)]
mod tests {
    use crate::checks::test_support::{CLEAN, findings};
    use crate::checks::{Relation, Topic};

    /// The findings on the clean board when its deal begins with this seat and this is its Result.
    fn findings_on(first: &str, result: &str) -> Vec<(&'static str, Relation)> {
        let text = CLEAN
            .replace("N:KJ", &format!("{first}:KJ"))
            .replace("\"10\"", &format!("\"{result}\""))
            .replace("[Score \"NS 420\"]\n", "");
        let found = findings(&text);
        found
            .iter()
            .map(|it| (it.check.code, it.relation))
            .collect()
    }

    #[test]
    fn a_result_of_the_other_side_follows_from_a_turn_by_one_seat_or_three() {
        let own = ("D103", Relation::Own);
        for first in ["E", "S", "W"] {
            assert_eq!(findings_on(first, "10"), [own], "{first}");
        }
        let both = [("D103", Relation::Primary(1)), ("C101", Relation::Follows)];
        assert_eq!(findings_on("E", "3"), both);
        assert_eq!(findings_on("W", "3"), both);
        assert_eq!(findings_on("S", "3"), [own, ("C101", Relation::Own)]);
        assert_eq!(findings_on("E", "7"), [own, ("C101", Relation::Own)]);
    }

    #[test]
    fn the_other_declarer_is_named() {
        let text = CLEAN.replace("N:KJ", "E:KJ").replace("\"10\"", "\"3\"");
        let found = findings(&text);
        let words = "it fits if the deal is right and the seats of the play are not: then West was declarer";
        assert!(found[0].notes_on(Topic::Result) == [words], "{found:?}");
    }
}
