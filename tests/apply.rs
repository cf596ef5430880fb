//! `apply`: a director's decisions become a list to rescore and corrected copies, in which nothing else differs.

use crate::desk::{self, Desk, REVOKE, Row, rows};
use std::fs;
use std::path::Path;

/// Writes decisions into the review of a folder, and a note with each.
fn decide(desk: &Desk, folder: &str, decide: impl Fn(&Row) -> String) {
    let path = desk.path(folder).join("review.csv");
    let mut reader = csv::Reader::from_path(&path).unwrap();
    let head = reader.headers().unwrap().clone();
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(&head).unwrap();
    for row in rows(&path) {
        let decision = decide(&row);
        let note = format!("ruled on board {}", row["board"]);
        let cells = head.iter().map(|name| match name {
            "director_decision" => decision.as_str(),
            "director_note" if !decision.is_empty() => note.as_str(),
            name => row[name].as_str(),
        });
        writer.write_record(cells).unwrap();
    }
    fs::write(path, writer.into_inner().unwrap()).unwrap();
}

fn check(desk: &Desk, paths: &[&str], out: &str) {
    let args = ["check", "-q", "--boards", "--sheets", "none", "-o", out];
    desk.run(&[&args, paths].concat()).exits(0);
}

/// Whether the proposal of a row is one figure.
fn is_plain(row: &Row) -> bool {
    !row["tricks_adjusted_min"].is_empty()
        && row["tricks_adjusted_min"] == row["tricks_adjusted_max"]
}

/// Applies every proposal that is one figure.
fn apply_all(row: &Row) -> String {
    if is_plain(row) { "apply" } else { "later" }.to_owned()
}

/// The lines of a text that its corrected copy must have: all but those of Result and Score, and of the director's comments.
fn unchanged(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut in_comment = false;
    for line in text.split_inclusive('\n') {
        in_comment |= line.starts_with("{Director:");
        let is_changed = line.starts_with("[Result ") || line.starts_with("[Score ");
        if !in_comment && !is_changed {
            lines.push(line.to_owned());
        }
        in_comment &= !line.contains('}');
    }
    lines
}

#[test]
fn every_proposal_of_the_samples_is_applied_and_known_again() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let desk = Desk::with(&[]);
    let mut applied = 0;
    for sample in ["samples", "tests/cases"]
        .iter()
        .flat_map(|it| desk::files_below(&root.join(it), &["pbn"]))
    {
        let name = sample.file_name().unwrap().to_str().unwrap().to_owned();
        desk.write(&name, fs::read(&sample).unwrap());
        check(&desk, &[&name], "reports");
        decide(&desk, "reports", apply_all);
        let ran = desk.run("apply reports -o corrected --force");
        assert_eq!(ran.code, Some(0), "{name}: {}", ran.err);
        for row in rows(desk.path("corrected/rescore.csv")) {
            assert!(
                ["yes", "inherited", "encoding"].contains(&row["copied"].as_str()),
                "{row:?}"
            );
        }
        let list = rows(desk.path("corrected/rescore.csv"));
        if list.iter().any(|row| row["copied"] == "yes") {
            applied += list.len();
            compare(&desk, &name, &list);
        }
        for folder in ["reports", "corrected"] {
            fs::remove_dir_all(desk.path(folder)).unwrap();
        }
    }
    assert!(applied > 40, "{applied} results changed");
}

/// Compares the audit of a corrected copy with that of its file.
fn compare(desk: &Desk, name: &str, list: &[Row]) {
    let copy = format!("corrected/{name}");
    check(desk, &[&copy], "again");
    let [before, after] = ["reports", "again"].map(|it| rows(desk.path(it).join("boards.csv")));
    assert_eq!(before.len(), after.len());
    for (was, is) in before.iter().zip(&after) {
        assert_eq!(was["id"], is["id"]);
        let Some(row) = list.iter().find(|row| row["id"] == was["id"]) else {
            for column in ["tricks_stated", "score_stated", "state"] {
                assert_eq!(was[column], is[column], "{name}: {}", was["board"]);
            }
            continue;
        };
        assert_eq!(is["tricks_stated"], row["tricks_after"], "{row:?}");
        let due = if was["state"].is_empty() {
            "" // without play only its Score was set right
        } else if row["tricks_after"] == is["tricks_played"] {
            "agrees"
        } else {
            "already-adjusted"
        };
        assert_eq!(is["state"], due, "{name}: {row:?}");
        if !is["score_stated"].is_empty() {
            assert_eq!(is["score_stated"], row["score_after"], "{row:?}");
        }
    }
    let text =
        |path: &str| String::from_utf8_lossy(&fs::read(desk.path(path)).unwrap()).into_owned();
    assert_eq!(unchanged(&text(name)), unchanged(&text(&copy)));
    fs::remove_dir_all(desk.path("again")).unwrap();
}

#[test]
fn bytes_around_a_change_stay_as_they_are() {
    let latin = REVOKE
        .replace("Clover", "Cl\u{f6}ver")
        .replace('\n', "\r\n");
    let bytes: Vec<u8> = latin.chars().map(|it| it as u8).collect();
    let mark = "\u{feff}".as_bytes();
    let cr = REVOKE.replace('\n', "\r");
    let named = REVOKE.replace(
        "% PBN 2.1",
        "% PBN 2.1\n%Content-type: text/x-pbn; charset=ISO-8859-2",
    );
    for (what, text, ends) in [
        ("Latin-1, CRLF", bytes, "\r\n"),
        (
            "a byte order mark",
            [mark, REVOKE.as_bytes()].concat(),
            "\n",
        ),
        ("CR", cr.into_bytes(), "\r"),
        ("a named charset", named.into_bytes(), "\n"),
    ] {
        let desk = Desk::with(&[]);
        desk.write("friday.pbn", &text);
        check(&desk, &["friday.pbn"], "reports");
        decide(&desk, "reports", apply_all);
        desk.run("apply reports -o out").exits(0);
        let copy = fs::read(desk.path("out/friday.pbn")).unwrap();
        let entry = b"[Result \"9\"]";
        let at = text
            .windows(entry.len())
            .position(|it| it == entry)
            .unwrap();
        let comment = "{Director: 10 tricks instead of 9 (Law 64A2). ruled on board 5}";
        let put = format!("[Result \"^10\"]{ends}{comment}");
        let due = [&text[..at], put.as_bytes(), &text[at + entry.len()..]].concat();
        assert!(copy == due, "{what}: {}", String::from_utf8_lossy(&copy));
    }
}
