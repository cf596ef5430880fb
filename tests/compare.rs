//! `compare`: two folders of reports.

use crate::desk::{Desk, REVOKE, column};

const EVENING: &str = include_str!("../samples/club-evening.pbn");

/// Two weeks: in the second a result was corrected, one board is gone and another has come.
fn weeks() -> Desk {
    let desk = Desk::with(&[("one.pbn", EVENING)]);
    desk.run("check one.pbn -o old").exits(0);
    let third = EVENING.find("[Board \"3\"]").unwrap();
    let (before, behind) = EVENING.split_at(third);
    let behind = behind.replacen("[Result \"9\"]", "[Result \"11\"]", 1);
    let text = format!("{before}{behind}").replace("[Board \"7\"]", "[Board \"27\"]");
    desk.write(
        "two.pbn",
        format!("{text}\n{}", REVOKE.split_once("PBN 2.1\n").unwrap().1),
    );
    desk.run("check two.pbn -o new --excel nl").exits(0);
    desk
}

#[test]
fn the_table_and_the_object_hold_all_of_it() {
    let desk = weeks();
    let ran = desk.run("compare old new -o changes.csv").exits(0);
    assert!(ran.out.starts_with("Files read"), "{ran:?}");
    let csv = desk.run("compare old new --format csv").exits(0);
    assert_eq!(csv.out, desk.read("changes.csv"));
    let [change, what, named] =
        ["change", "what", "column"].map(|it| column(&desk.path(""), "changes.csv", it));
    let of = |kind: &str, of_what: &str| {
        let both = change.iter().zip(&what);
        both.filter(|(change, what)| *change == kind && *what == of_what)
            .count()
    };
    assert_eq!(
        [
            of("new", "board"),
            of("gone", "board"),
            of("new", "revoke"),
            of("gone", "revoke")
        ],
        [2, 1, 2, 1]
    );
    assert_eq!(
        of("changed", "board"),
        named.iter().filter(|it| !it.is_empty()).count()
    );

    let json = desk.run("compare old new --format json").exits(0);
    let object: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(
        object["boards"],
        serde_json::json!({"new": 2, "gone": 1, "changed": 1, "same": 5})
    );
    assert_eq!(object["changes"].as_array().unwrap().len(), 7);
    let options = object["options"].as_array().unwrap();
    assert!(
        options.is_empty(),
        "the form of the tables is no difference: {options:?}"
    );
    desk.run("compare old new -o changes.json").exits(0);
    assert_eq!(desk.read("changes.json"), json.out);
}

#[test]
fn a_decision_counts_in_whichever_file_it_is_written() {
    let desk = Desk::with(&[("one.pbn", EVENING)]);
    for folder in ["old", "new"] {
        desk.run(&format!("check one.pbn -o {folder} -q")).exits(0);
    }
    let of = |name: &str| column(&desk.path("new"), "review.csv", name);
    let id = of("id").remove(0);
    let compared = |code| {
        let args = ["compare", "old", "new", "--exit-code"];
        desk.run(&args).exits(code)
    };
    let is_now = |ran: &crate::desk::Ran, decision: &str| {
        let change = format!("director_decision -, now {decision}\n");
        assert_eq!(ran.out.matches(&change).count(), 1, "{ran:?}");
        assert_eq!(ran.out.matches("director_decision").count(), 1, "{ran:?}");
    };
    compared(0);
    let book = desk.path("new/review.xlsx");
    crate::desk::book::decide(&book, &id, ["apply the proposal", "seen"]);
    is_now(&compared(1), "apply");

    let board = of("board").remove(0);
    crate::desk::fill_in(
        &desk,
        "new/review.csv",
        &board,
        &[("director_decision", " Tricks = 8 ")],
    );
    let ran = compared(1);
    is_now(&ran, "tricks=8");
    assert_eq!(
        ran.err,
        format!(
            "{id} was decided twice: tricks=8 (new/review.csv:2, which counts) and apply, seen (new/review.xlsx:2)\n"
        )
    );

    desk.write(
        "new/decisions.csv",
        format!("id,director_decision\n{id},stands\n"),
    );
    is_now(&compared(1), "stands");

    desk.write(
        "new/decisions.csv",
        format!("id,director_decision\n{id},ave- EW AVE+ NS;penalty EW 10 %\n"),
    );
    is_now(&compared(1), "ave+ NS ave- EW; penalty EW 10%");

    desk.write(
        "new/decisions.csv",
        format!("id,director_decision\n{id},aply\n"),
    );
    let ran = compared(2);
    assert!(
        ran.err.starts_with("new/decisions.csv:2: 'aply'"),
        "{ran:?}"
    );
}
