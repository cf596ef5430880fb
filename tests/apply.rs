//! `apply`: a director's decisions become a list to rescore and corrected copies, in which nothing else differs.

use crate::desk::{Desk, REVOKE, Row, column, rows};
use calamine::Reader as _;
use std::fs;
use std::path::{Path, PathBuf};

const EVENING: &str = include_str!("../samples/club-evening.pbn");
const BROADCAST: &str = include_str!("../samples/lin/vugraph.lin");

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

/// Reports on a file, and what was decided on them.
fn friday_decided(text: &str, decision: impl Fn(&Row) -> String) -> Desk {
    let desk = Desk::with(&[("friday.pbn", text)]);
    check(&desk, &["friday.pbn"], "reports");
    decide(&desk, "reports", decision);
    desk
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
        .flat_map(|it| files(&root.join(it)))
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

/// The PBN files in a folder, at any depth.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let below = entries.flat_map(|path| {
        if path.is_dir() {
            files(&path)
        } else {
            vec![path]
        }
    });
    let is_pbn = |path: &PathBuf| path.extension().is_some_and(|it| it == "pbn");
    below.filter(is_pbn).collect()
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
fn the_list_is_a_workbook_too() {
    let desk = friday_decided(EVENING, apply_all);
    desk.run("apply reports -o out").exits(0);
    let due = rows(desk.path("out/rescore.csv"));
    let mut book: calamine::Xlsx<_> =
        calamine::open_workbook(desk.path("out/rescore.xlsx")).unwrap();
    let sheet = book.worksheet_range("Results that change").unwrap();
    let cells = |row: &[calamine::Data]| row.iter().map(ToString::to_string).collect::<Vec<_>>();
    let mut shown = sheet.rows().map(cells);
    let heads = shown.next().unwrap();
    let place = |head: &str| heads.iter().position(|it| it == head).unwrap();
    for (row, due) in shown.by_ref().zip(&due) {
        for (head, column) in [
            ("Board", "board"),
            ("Tricks", "tricks_before"),
            ("Tricks decided", "tricks_after"),
            ("Score N-S decided", "score_after"),
            ("id", "id"),
        ] {
            assert_eq!(row[place(head)], due[column], "{head}");
        }
    }
    assert_eq!(sheet.rows().count(), due.len() + 1);
    let first = fs::read(desk.path("out/rescore.xlsx")).unwrap();
    desk.run("apply reports -o out --force").exits(0);
    assert!(fs::read(desk.path("out/rescore.xlsx")).unwrap() == first);
}

#[test]
fn a_board_that_is_no_longer_as_it_was_decided_is_refused() {
    let desk = friday_decided(EVENING, apply_all);
    let due = rows(desk.path("reports/review.csv"));
    let row = due.iter().find(|row| row["state"] == "unadjusted").unwrap();
    let contract = format!("[Contract \"{}\"]", row["contract"]);
    let line: usize = row["line"].parse().unwrap();
    let at = EVENING.match_indices('\n').nth(line - 2).unwrap().0;
    let changed =
        EVENING[..at].to_owned() + &EVENING[at..].replacen(&contract, "[Contract \"1C\"]", 1);
    desk.write("friday.pbn", &changed);
    let ran = desk.run("apply reports -o out").exits(2);
    let refused =
        "friday.pbn no longer has this board as it was when it was decided: nothing was changed";
    assert_eq!(ran.err.matches(refused).count(), 1, "{}", ran.err);
    let copied = column(&desk.path("out"), "rescore.csv", "id");
    assert!(!copied.contains(&row["id"]) && !copied.is_empty());
}

#[test]
fn a_result_that_was_changed_since_it_was_decided_is_not_overwritten() {
    let desk = friday_decided(REVOKE, apply_all);
    for (result, code, copies) in [("8", 2, false), ("9", 0, true)] {
        let result = format!("[Result \"{result}\"]");
        desk.write("friday.pbn", REVOKE.replace("[Result \"9\"]", &result));
        let ran = desk.run("apply reports -o out --force").exits(code);
        let told = "the stated result or score has changed since it was decided";
        assert_eq!(ran.err.contains(told), !copies, "{}", ran.err);
        let later = "1 board is still to be decided";
        assert_eq!(ran.err.contains(later), !copies, "{}", ran.err);
        assert_eq!(desk.path("out/friday.pbn").exists(), copies);
        let text = desk.read("out/rescore.txt");
        let open = "\nNo result changes.\n\n1 board is still to be decided:\nMade-up, 2019-03-02, Board 5\n";
        assert_eq!(text.ends_with(open), !copies, "{text}");
        assert_eq!(text.contains("\nPairs: "), copies, "{text}");
    }
}

#[test]
fn a_decision_follows_its_board_to_another_file_and_place() {
    let desk = friday_decided(EVENING, apply_all);
    let due = desk.run("apply reports").exits(0).out.lines().count();
    let games: Vec<_> = EVENING.split("\n\n").collect();
    let turned: Vec<_> = games.iter().rev().copied().collect();
    desk.write("moved/other.pbn", turned.join("\n\n"));
    fs::remove_file(desk.path("friday.pbn")).unwrap();
    let ran = desk.run("apply reports moved").exits(0);
    assert_eq!(ran.out.lines().count(), due);
    desk.run("apply reports").exits(2);
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

#[test]
fn notes_are_in_the_encoding_of_the_file() {
    let head = "% PBN 2.1\n%Content-type: text/x-pbn; charset=ISO-8859-2\n";
    let desk = friday_decided(&REVOKE.replace("% PBN 2.1\n", head), apply_all);
    let review = desk.read("reports/review.csv");
    desk.write(
        "reports/review.csv",
        review.replace("ruled on", "\u{142}ad{n}ie"),
    );
    desk.run("apply reports -o out").exits(0);
    let copy = fs::read(desk.path("out/friday.pbn")).unwrap();
    let due = b"\xB3ad(n)ie board 5}";
    assert!(copy.windows(due.len()).any(|it| it == due));
}

#[test]
fn what_cannot_be_copied_is_in_the_list_with_the_reason() {
    let wide: Vec<u8> = [0xFF, 0xFE]
        .into_iter()
        .chain(REVOKE.encode_utf16().flat_map(u16::to_le_bytes))
        .collect();
    let inherited = REVOKE.to_owned()
        + "\n"
        + &REVOKE
            .replace("[Result \"9\"]", "[Result \"#\"]")
            .replace("\"5\"", "\"9\"");
    let lin = BROADCAST.as_bytes().to_vec();
    for (name, text, why) in [
        ("wide.pbn", wide, "encoding"),
        ("inherited.pbn", inherited.into_bytes(), "inherited"),
        ("friday.lin", lin, "lin"),
    ] {
        let desk = Desk::with(&[]);
        desk.write(name, text);
        check(&desk, &[name], "reports");
        decide(&desk, "reports", |_| "tricks=3".to_owned());
        desk.run("apply reports -o out").exits(0);
        let copied = column(&desk.path("out"), "rescore.csv", "copied");
        assert!(
            !copied.is_empty() && copied.iter().all(|it| it == why),
            "{copied:?}"
        );
        assert!(!desk.path("out").join(name).exists());
    }
}

#[test]
fn what_a_withdrawn_decision_wrote_goes_and_what_somebody_wrote_stays() {
    let desk = friday_decided(REVOKE, apply_all);
    let own = ["rescore.txt", "friday.pbn"].map(|name| format!("reports/corrected/{name}"));
    for (decision, copies) in [("apply", true), ("apply", true), ("stands", false)] {
        decide(&desk, "reports", |_| decision.to_owned());
        let ran = desk.run("apply reports --beside").exits(0);
        assert!(!ran.err.contains("kept"), "{}", ran.err);
        assert_eq!(desk.path(&own[1]).exists(), copies, "{decision}");
    }
    decide(&desk, "reports", apply_all);
    desk.run("apply reports --beside").exits(0);
    for file in &own {
        desk.write(file, desk.read(file) + "entered by Ann\n");
    }
    let ran = desk.run("apply reports --beside").exits(0);
    assert_eq!(ran.err.matches("kept as").count(), 2, "{}", ran.err);
    let all = fs::read_dir(desk.path("reports/corrected")).unwrap();
    let texts = all.map(|it| fs::read(it.unwrap().path()).unwrap());
    let line = b"entered by Ann";
    let hold = |it: &Vec<u8>| it.windows(line.len()).any(|it| it == line);
    assert_eq!(texts.filter(hold).count(), 2);
}

#[test]
fn reports_and_a_folder_of_somebodys_are_refused() {
    let desk = friday_decided(REVOKE, apply_all);
    desk.write("mine/notes.txt", "of the club");
    let ran = desk.run("apply reports -o reports --force").exits(2);
    assert!(ran.err.contains("reports are written there"), "{}", ran.err);
    desk.run("apply reports -o mine").exits(2);
    assert!(!desk.path("mine/rescore.csv").exists());
    desk.run("apply reports -o mine --force").exits(0);
    desk.run("apply reports -o mine").exits(0);
    assert_eq!(desk.read("mine/notes.txt"), "of the club");
}

#[test]
fn every_board_without_a_decision_is_counted() {
    let desk = Desk::with(&[("friday.pbn", EVENING)]);
    check(&desk, &["friday.pbn"], "reports");
    let all = rows(desk.path("reports/review.csv"));
    let [first, second] = [0, 1].map(|row| all[row]["id"].clone());
    let text = |left: usize| format!("{left} boards are still to be decided\n");
    let decided = |row: &Row| match &row["id"] {
        id if *id == first => "stands",
        id if *id == second => "later",
        _ => "",
    };
    decide(&desk, "reports", |row| decided(row).to_owned());
    let ran = desk.run("apply reports").exits(0);
    assert!(ran.err.ends_with(&text(all.len() - 1)), "{}", ran.err);
}

#[test]
fn the_inputs_are_found_from_anywhere_and_when_all_of_it_moved() {
    let desk = Desk::with(&[("club/may/friday.pbn", REVOKE)]);
    let absolute = desk.path("club/may/friday.pbn").display().to_string();
    for (from, name, out) in [
        (".", "club/may/friday.pbn", "club/audit"),
        ("club/may", "friday.pbn", "../audit"),
        (".", &absolute, "club/audit"),
    ] {
        let args = ["check", "-q", name, "-o", out];
        let mut run = desk.command(&args);
        run.current_dir(desk.path(from)).assert().success();
        decide(&desk, "club/audit", apply_all);
        let applied = |folder: &str| {
            let review = desk.path(folder).display().to_string();
            let mut run = desk.command(&["apply", &review]);
            run.current_dir("/").assert().success();
            let err = String::from_utf8(run.output().unwrap().stderr).unwrap();
            assert_eq!(err, "1 result changes\n", "{name} of {folder}");
        };
        applied("club/audit");
        fs::rename(desk.path("club"), desk.path("moved")).unwrap();
        applied("moved/audit");
        fs::rename(desk.path("moved"), desk.path("club")).unwrap();
        fs::remove_dir_all(desk.path("club/audit")).unwrap();
    }
}
