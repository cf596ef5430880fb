//! Known defects of the Verifier, one by one: what it says or leaves out, and what is reported here.

use super::{but, codes, found, with};
use pbn_audit::checks::Topic;
use pbn_audit::pbn::games;

/// The last cards of each hand: North leads.
fn ending(deal: &str, rows: &str) -> String {
    format!(
        "[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:{deal}\"]\n[Declarer \"W\"]\n[Contract \"NT\"]\n[Play \"N\"]\n{rows}\n"
    )
}

const THREE_EACH: &str = "A3.A.. K4.K.. Q5.Q.. 62.2..";

#[test]
fn a_card_behind_a_hyphen_is_not_withheld_later() {
    // West's first spade is not recorded, and his second is the one he plays: he may have no more of them
    let text = ending("A3.A.. K.K4.. Q.Q5.. 2.26..", "SA SK SQ -\nS3 H4 H5 H6\n");
    assert_eq!(codes(text), ["P105"]);
}

#[test]
fn a_hyphen_on_a_lead_does_not_end_the_examination() {
    let text = ending(THREE_EACH, "-  SK SQ S2\nS3 S4 S5 C9\n");
    assert!(codes(text).contains(&"P101"));
}

#[test]
fn an_optimum_score_is_no_score() {
    assert_eq!(codes(with("[OptimumScore \"EW 50\"]")), [""; 0]);
}

#[test]
fn every_fault_of_a_trick_is_told() {
    let found = found(but("H2 D2", "^L H2 ^R D2").as_bytes());
    let found: Vec<_> = found.iter().map(|it| it.check.code).collect();
    assert_eq!(found, ["P108", "R102"]);
}

#[test]
fn a_card_of_one_letter_ends_nothing() {
    let text = but("H2 D2", "H D2") + "\n" + &with("[Board \"2\"]");
    assert!(codes(&text).contains(&"S302"));
    assert_eq!(games(text.as_bytes()).count(), 2);
}

#[test]
fn months_days_and_hours_have_an_end() {
    for tag in [
        "[EventDate \"2024.13.31\"]",
        "[EventDate \"2024.12.32\"]",
        "[Time \"24:00:00\"]",
    ] {
        assert_eq!(codes(with(tag)), ["S211"], "{tag}");
    }
}

#[test]
fn an_insufficient_pass_is_told() {
    assert_eq!(codes(but("7S AP", "7S ^I Pass AP")), ["A101"]);
}

#[test]
fn there_are_thirteen_tricks() {
    assert_eq!(codes(but("*\n", &"- - - -\n".repeat(12))), [""; 0]);
    assert_eq!(codes(but("*\n", &"- - - -\n".repeat(13))), ["S317"]);
}

#[test]
fn a_result_may_stand_before_its_declarer() {
    let text = but("[Result \"13\"]\n", "");
    let text = text.replacen("[Declarer", "[Result \"13\"]\n[Declarer", 1);
    assert_eq!(codes(text), [""; 0]);
}

#[test]
fn a_line_of_255_bytes_ends_no_game() {
    let line = format!("{{{}}}", "x".repeat(252));
    assert_eq!(line.len(), 254);
    let text = with(&line);
    assert_eq!(games(text.as_bytes()).count(), 1);
    assert_eq!(codes(text), [""; 0]);
}

#[test]
fn a_marked_revoke_is_ruled_on_and_both_sides_may_revoke() {
    let text = ending(
        "A3.A.. K4.Q.. Q5.K.. 62.3..",
        "SA ^R HQ SQ ^R H3\nS3 S4 S5 S6\n",
    );
    let found = found(text.as_bytes());
    let ruled = |code: &str| found.iter().filter(|it| it.check.code == code).count();
    assert_eq!(ruled("R101"), 2, "{found:?}");
    let says = |topic: Topic| found.iter().any(|it| !it.notes_on(topic).is_empty());
    assert!(says(Topic::Established) && says(Topic::Law), "{found:?}");
}
