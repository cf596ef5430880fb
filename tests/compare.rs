//! `compare`: two folders of reports.

use crate::desk::{Desk, REVOKE, column};
use crate::support::cells;

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
fn what_is_new_gone_or_changed_is_listed() {
    let desk = weeks();
    let ran = desk.run("compare old new").exits(0);
    let lines: Vec<_> = ran.out.lines().collect();
    let head = [
        "Files read: 1 new, 0 changed, 1 gone.",
        "Boards read: 24, now 25.",
        "Boards for the director: 2 new, 1 changed, 1 gone, 5 the same.",
        "Revokes: 2 new, 0 changed, 1 gone, 6 the same.",
        "New:",
    ];
    assert_eq!(lines[..5], head, "{}", ran.out);
    assert!(
        lines[5].starts_with("  two.pbn:220: board 27: South revoked in trick 7"),
        "{}",
        ran.out
    );
    assert_eq!(lines[7], "Changed:");
    let changed = "  two.pbn:76: board 3: state unadjusted, now already-adjusted; tricks_stated 9, now 11; reasons C102 R101, now ";
    assert!(lines[8].starts_with(changed), "{}", ran.out);
    assert_eq!(lines[9], "Gone:");
    assert!(
        lines[10].starts_with("  one.pbn:220: board 7: South revoked"),
        "{}",
        ran.out
    );
    assert_eq!(lines.len(), 11, "{}", ran.out);
    for (lang, words) in [
        ("nl", "2 nieuw, 1 veranderd"),
        ("pl", "nowe: 2, zmienione: 1"),
    ] {
        let ran = desk.run(&format!("compare old new --lang {lang}")).exits(0);
        assert!(ran.out.contains(words), "{}", ran.out);
    }
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
fn how_they_were_made_is_said_first() {
    let desk = Desk::with(&[("one.pbn", EVENING)]);
    desk.run("check one.pbn -o old").exits(0);
    desk.run("check one.pbn -o new --laws 2007").exits(0);
    let manifest = desk.read("old/manifest.json");
    let older = manifest.replacen("\"version\": \"", "\"version\": \"0.0.", 1);
    desk.write(
        "old/manifest.json",
        older.replace("\"interrupted\": false", "\"interrupted\": true"),
    );
    let ran = desk.run("compare old new").exits(0);
    let said = [
        "The run of old was interrupted: what is missing there may not have been read.".to_owned(),
        format!(
            "The reports were made by different versions: 0.0.{0}, now {0}.",
            env!("CARGO_PKG_VERSION")
        ),
        "The option laws differs: auto, now 2007.".to_owned(),
    ];
    let lines: Vec<_> = ran.out.lines().take(3).collect();
    assert_eq!(lines, said);
}

#[test]
fn what_was_decided_is_a_change() {
    let desk = weeks();
    desk.run("check two.pbn -o later").exits(0);
    let id = column(&desk.path("later"), "review.csv", "id").remove(0);
    desk.write("list", &id);
    desk.run("compare new later --exit-code").exits(0);
    let review = desk.read("later/review.csv");
    let decided = review.replacen(
        ",attention penalty_card,,",
        ",attention penalty_card,stands,",
        1,
    );
    assert_ne!(review, decided);
    desk.write("later/review.csv", decided);
    let ran = desk.run("compare new later --exit-code").exits(1);
    assert!(
        ran.out.contains("director_decision -, now stands"),
        "{ran:?}"
    );
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
            "{id} was decided twice: tricks=8 (new/review.csv, saved later, is used) and apply (new/review.xlsx)\n"
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

#[test]
fn bad_use() {
    let desk = weeks();
    for [args, why] in cells("
        compare old one.pbn               | one.pbn: not a folder of reports: it has no manifest.json of pbn-audit
        compare missing old               | missing: not a folder of reports
        compare old new -o new/review.csv | reports are written there
        compare old new -o one.pbn        | this file exists
        compare old                       | <NEW>") {
        let ran = desk.run(args).exits(2);
        assert!(ran.err.contains(why) && ran.out.is_empty(), "{ran:?}");
    }
}
