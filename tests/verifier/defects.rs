//! Known defects of the Verifier that show in more than codes; the others are in `records.txt`.

use super::{but, codes, found, with};
use pbn_audit::checks::Topic;
use pbn_audit::pbn::games;

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
fn a_line_of_255_bytes_ends_no_game() {
    let line = format!("{{{}}}", "x".repeat(252));
    assert_eq!(line.len(), 254);
    let text = with(&line);
    assert_eq!(games(text.as_bytes()).count(), 1);
    assert_eq!(codes(text), [""; 0]);
}

#[test]
fn a_marked_revoke_is_ruled_on_and_both_sides_may_revoke() {
    let text = "[Dealer \"N\"]
[Vulnerable \"None\"]
[Deal \"N:A3.A.. K4.Q.. Q5.K.. 62.3..\"]
[Declarer \"W\"]
\
        [Contract \"NT\"]
[Play \"N\"]
SA ^R HQ SQ ^R H3
S3 S4 S5 S6

";
    let found = found(text.as_bytes());
    let ruled = |code: &str| found.iter().filter(|it| it.check.code == code).count();
    assert_eq!(ruled("R101"), 2, "{found:?}");
    let says = |topic: Topic| found.iter().any(|it| !it.notes_on(topic).is_empty());
    assert!(says(Topic::Established) && says(Topic::Law), "{found:?}");
}
