#![doc = include_str!("en.md")]

use super::{Case, Findings, Topic, counted};
use crate::bridge::side;
use crate::laws::State;
use crate::words::message;

check! {
    "C110" "result-suggests-adjustment", Note, "Law 64A; PBN 2.1 section 3.4.15";
    since "0.1.0", asked where RESULT
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::Differs) else {
        return;
    };
    let legal = case
        .replay()
        .is_some_and(|replay| replay.irregularities.is_empty());
    let Some((played, declarer)) = ruling.played.zip(case.premises.declarer()) else {
        return;
    };
    let moved = played.abs_diff(stated);
    if !legal || !(1..=2).contains(&moved) || !ruling.slip_revokes.is_empty() {
        return;
    }
    let declarers = side(declarer);
    let gains = if stated > played {
        declarers
    } else {
        declarers.other()
    };
    let message = message!(
        "c110",
        by = counted::stated_by(case),
        side = gains,
        count = moved
    );
    let reading = message!("c110-reading", side = gains.other());
    findings.push(counted::finding(&CHECK, case, message).note(Topic::Reading, reading));
}

#[cfg(test)]
mod tests {
    use crate::checks::test_support::{clean_but, findings, only, revoke_but};

    fn speaks(text: &str) -> bool {
        findings(text).iter().any(|it| it.check.code == "C110")
    }

    #[test]
    fn one_or_two_tricks_are_what_a_revoke_moves() {
        let with = |result: &str| clean_but("[Result \"10\"]", &format!("[Result \"{result}\"]"));
        let message = only("C110", &with("8")).text();
        let words =
            "Result gives East-West two tricks more than the cards: as much as a revoke would move";
        assert_eq!(message, words);
        assert!(speaks(&with("12")) && speaks(&with("^9")));
        assert!(!speaks(&with("7")) && !speaks(&with("10")) && !speaks(&with("?")));
    }

    #[test]
    fn a_record_that_is_not_whole_and_legal_says_nothing_of_it() {
        assert!(!speaks(&revoke_but("[Result \"9\"]", "[Result \"10\"]")));
        let short = clean_but("HJ CQ D8 H2\nC2 CJ D4 S9\n", "*\n").replace("\"10\"", "\"6\"");
        assert!(!speaks(&short));
    }
}
