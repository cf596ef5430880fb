//! `apply`: a director's decisions become a list to rescore and corrected copies, in which nothing else differs.

use crate::desk::{Desk, REVOKE, Row, column, rows};
use crate::support::cells;
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
        let due = if row["tricks_after"] == is["tricks_played"] {
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
fn each_decision_changes_what_it_says() {
    let scored = REVOKE.replace("[Play", "[Score \"EW 150\"]\n[Play");
    for [decision, result, score] in cells(
        r#"
        apply                  | [Result "^10"]   | [Score "EW 180"]
        Voorstel toepassen     | [Result "^10"]   | [Score "EW 180"]
        tricks=6               | [Result "^6"]    | [Score "EW -50"]
        score=-90              | [Result "9"]     | [Score "EW 90"]
        assigned NS=-90 EW=120 | [Result "9"]     | [Score "NS -90 EW 120"]
        assigned EW=90 NS=-90  | [Result "9"]     | [Score "EW 90"]
        ave+ NS ave- EW        | [Score "EW 150"] | [ScorePercentage "NS 60 EW 40"]"#,
    ) {
        let desk = friday_decided(&scored, |_| decision.to_owned());
        let ran = desk.run("apply reports -o out").exits(0);
        assert_eq!(
            ran.err,
            "1 result changes\nrescore.csv, rescore.xlsx, rescore.txt and 1 corrected copy written to out\n"
        );
        let copy = desk.read("out/friday.pbn");
        assert!(
            copy.contains(result) && copy.contains(score),
            "{decision}: {copy}"
        );
        assert!(copy.contains("ruled on board 5}"), "{copy}");
        assert_eq!(desk.read("friday.pbn"), scored);
    }
}

#[test]
fn a_copy_of_what_was_decided_asks_nothing_where_the_decisions_are_known() {
    for (decision, alone) in [
        ("apply", "R101 "),
        ("score=0", "C105 Score says NS 0, but the board was "),
        ("assigned NS=0 EW=90", "R101 "),
        ("ave+ NS ave- EW; penalty EW 10%", "R101 "),
    ] {
        let scored = REVOKE.replace("[Play", "[Score \"EW 150\"]\n[Play");
        let desk = friday_decided(&scored, |_| decision.to_owned());
        desk.run("apply reports -o out").exits(0);
        let copy = ["check", "out/friday.pbn"];
        let asked = desk.run(&copy).exits(0).out;
        assert!(asked.contains(alone), "{asked}");
        let known = desk.run(&[&copy[..], &["--known", "reports"]].concat());
        let known = known.exits(0).out;
        let quiet = "Nothing new for the director.\n1 board was decided before";
        assert!(known.contains(quiet), "{known}");
    }
}

#[test]
fn what_stands_has_no_copy() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    for (decision, said) in [
        ("stands", "no result changes\n1 decision changes nothing\n"),
        (
            "record-error",
            "no result changes\n1 decision changes nothing\n",
        ),
        (
            "later",
            "no result changes\n1 board is still to be decided\n",
        ),
        ("", "no result changes\n1 board is still to be decided\n"),
    ] {
        check(&desk, &["friday.pbn"], "reports");
        decide(&desk, "reports", |_| decision.to_owned());
        let ran = desk.run("apply reports -o out --force").exits(0);
        assert_eq!(
            ran.err,
            format!("{said}rescore.csv, rescore.xlsx and rescore.txt written to out\n")
        );
        assert!(!desk.path("out/friday.pbn").exists());
        fs::remove_dir_all(desk.path("reports")).unwrap();
    }
}

#[test]
fn the_list_is_shown_where_no_folder_is_named() {
    let desk = friday_decided(REVOKE, apply_all);
    let ran = desk.run("apply reports").exits(0);
    let lines: Vec<_> = ran.out.lines().collect();
    assert_eq!(
        lines,
        [
            "record        board  table  pairs                            contract  tricks  score N-S    decision",
            "friday.pbn:2  5             Vetch \u{2013} Willow / Clover \u{2013} Rowan  1NT W     9 > 10  \u{2212}150 > \u{2212}180  apply the proposal",
        ]
    );
    desk.write("friday.pbn", REVOKE.replace("1NT", "3H"));
    check(&desk, &["friday.pbn"], "others");
    decide(&desk, "others", apply_all);
    let dutch = desk.run("apply others --lang nl").exits(0).out;
    assert!(dutch.contains("  3\u{2665} W  "), "{dutch}");
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
fn copies_keep_their_places_below_the_folder_that_they_come_from() {
    let other = REVOKE.replace("[Board \"5\"]", "[Board \"21\"]");
    let files = [
        ("season/first/friday.pbn", REVOKE),
        ("season/second/friday.pbn", &other),
    ];
    let desk = Desk::with(&files);
    for (inputs, places) in [
        (&["season"][..], ["first/friday.pbn", "second/friday.pbn"]),
        (
            &["season/second/friday.pbn", "season/first/friday.pbn"],
            ["first/friday.pbn", "second/friday.pbn"],
        ),
    ] {
        check(&desk, inputs, "reports");
        decide(&desk, "reports", apply_all);
        let ran = desk.run("apply reports -o out").exits(0);
        let said = "2 results change\nrescore.csv, rescore.xlsx, rescore.txt and 2 corrected copies written to out\n";
        assert_eq!(ran.err, said);
        for (place, (name, text)) in places.iter().zip(files) {
            let copy = desk.read(&format!("out/{place}"));
            assert_eq!(unchanged(&copy), unchanged(text), "{name}");
        }
        for folder in ["reports", "out"] {
            fs::remove_dir_all(desk.path(folder)).unwrap();
        }
    }
    desk.write("friday.pbn", REVOKE.replace("Made-up", "Another"));
    check(
        &desk,
        &["friday.pbn", "season/second/friday.pbn"],
        "reports",
    );
    decide(&desk, "reports", apply_all);
    desk.run("apply reports -o out").exits(0);
    for place in ["friday.pbn", "season/second/friday.pbn"] {
        assert!(desk.path("out").join(place).exists(), "{place}");
    }
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
fn a_proposal_with_a_choice_and_words_that_decide_nothing_are_said() {
    let short = REVOKE
        .replace("[Result \"9\"]", "[Result \"?\"]")
        .replace("CQ C3 C8 CK\nSQ C5 DQ CJ\n", "*\n");
    let desk = Desk::with(&[("friday.pbn", &short)]);
    check(&desk, &["friday.pbn"], "reports");
    let review = rows(desk.path("reports/review.csv"));
    decide(&desk, "reports", |_| "as it stands".to_owned());
    let ran = desk.run("apply reports -o out").exits(2);
    let said = "reports/review.csv:2: 'as it stands' is not a decision: write apply, stands, tricks=9, score=-100, ";
    assert!(ran.err.starts_with(said), "{}", ran.err);
    decide(&desk, "reports", |_| "apply".to_owned());
    let ran = desk.run("apply reports -o out --force");
    assert!(!is_plain(&review[0]), "{review:?}");
    assert!(ran.err.contains("decide with tricks=N"), "{}", ran.err);
    assert_eq!(ran.code, Some(2));
}

#[test]
fn nothing_that_exists_or_is_read_is_overwritten() {
    let desk = Desk::with(&[("friday.pbn", REVOKE), ("out/friday.pbn", "mine")]);
    check(&desk, &["friday.pbn"], "reports");
    decide(&desk, "reports", apply_all);
    let ran = desk.run("apply reports -o out").exits(2);
    assert!(
        ran.err.contains("add --force to overwrite it"),
        "{}",
        ran.err
    );
    assert_eq!(desk.read("out/friday.pbn"), "mine");
    let ran = desk.run("apply reports -o . --force").exits(2);
    assert!(ran.err.contains("this file is also read"), "{}", ran.err);
    assert_eq!(desk.read("friday.pbn"), REVOKE);
    desk.run("apply reports -o out --force").exits(0);
    assert_ne!(desk.read("out/friday.pbn"), "mine");
}

/// The board with a revoke, and the same at other tables where declarer made so many tricks; each with these tags.
fn field(tags: &str, others: &[u8]) -> String {
    let (head, _) = REVOKE.split_once("[Play").unwrap();
    let (head, _) = head.split_once("[Result").unwrap();
    let mut text = REVOKE.replace("[Dealer", &format!("{tags}[Dealer"));
    for (table, tricks) in (2..).zip(others) {
        let head = head.replace("Vetch", &format!("Sorrel {table}"));
        text += &head
            .replace(
                "[Dealer",
                &format!("{}[Dealer", tags.replace("Open", "Closed")),
            )
            .replace("% PBN 2.1", "");
        text += &["[Result \"", &tricks.to_string(), "\"]\n"].concat();
    }
    text
}

/// 1NT by West, East-West not vulnerable: -90 with 7 tricks, -120 with 8, -180 with 10, 50 with 6.
#[test]
fn weighted_scores_are_worked_out_against_the_other_tables() {
    let teams = "[HomeTeam \"Reed\"]\n[VisitTeam \"Sedge\"]\n[Room \"Open\"]\n";
    for (tags, others, decision, points, tag) in [
        (
            // -120 beats -180 and ties: 3 of 6; -180 ties: 1; 0.6 * 3 + 0.4 * 1
            "[Scoring \"MP\"]\n".to_owned(),
            &[8, 10, 7][..],
            "weighted 60% 1NT+1 40% 1NT+3",
            ["2.2", "3.8", "MP"],
            "[ScoreMP \"NS 2.2 EW 3.8\"]",
        ),
        (
            // 1NT by North goes one down: -100 beats -120 and -180: 4; by a score of 50: 6
            "[Scoring \"MP\"]\n".to_owned(),
            &[8, 10, 7],
            "weighted 33.3% 1NT-1N 66.7% +50",
            ["5.33", "0.67", "MP"],
            "[ScoreMP \"NS 5.33 EW 0.67\"]",
        ),
        (
            // against -90: -120 is -1 IMP, 50 is 4
            format!("[Scoring \"IMP\"]\n{teams}"),
            &[7],
            "weighted 25% 1NT+1 75% 1NT-1",
            ["2.75", "-2.75", "IMP"],
            "[ScoreIMP \"NS 2.75 EW -2.75\"]",
        ),
        (
            // against -120, -180 and -90: 50 is (5 + 6 + 4) / 3, -120 is (0 + 2 - 1) / 3
            "[Scoring \"IMP;Cross2\"]\n".to_owned(),
            &[8, 10, 7],
            "weighted 50% 1NT-1 50% 1NT+1",
            ["2.67", "-2.67", "IMP"],
            "[ScoreIMP \"NS 2.67 EW -2.67\"]",
        ),
        (
            format!("[Scoring \"IMP\"]\n{teams}"),
            &[7],
            "ave+ NS ave- EW",
            ["3", "-3", "IMP"],
            "[ScoreIMP \"NS 3 EW -3\"]",
        ),
    ] {
        let desk = friday_decided(&field(&tags, others), |_| decision.to_owned());
        let ran = desk.run("apply reports -o out").exits(0);
        assert!(
            ran.err.starts_with("1 result changes\n"),
            "{decision}: {}",
            ran.err
        );
        let list = rows(desk.path("out/rescore.csv"));
        let told = ["points_ns", "points_ew", "points_unit"].map(|name| &*list[0][name]);
        assert_eq!(told, points, "{decision}");
        assert!(!ran.err.contains("matchpoints or IMPs"), "{}", ran.err);
        for empty in ["score_after", "tricks_after", "score_ew_after", "remarks"] {
            assert_eq!(list[0][empty], "", "{empty}");
        }
        let copy = desk.read("out/friday.pbn");
        assert!(
            copy.contains(tag) && copy.contains("[Result \"9\"]"),
            "{copy}"
        );
        let known = desk.run("check out/friday.pbn --known reports");
        assert!(known.exits(0).out.contains("1 board was decided before"));
    }
}

#[test]
fn what_a_weighted_score_lacks_is_said() {
    let weighted = "weighted 60% 1NT+1 40% 1NT+3";
    let alone = REVOKE.replace("[Dealer", "[Scoring \"MP\"]\n[Dealer");
    let old = alone.replace("2019", "2005");
    let unknown = alone.replace("[Vulnerable \"NS\"]", "[Vulnerable \"?\"]");
    for (text, remarks, said) in [
        (alone, "field-not-here", &["field not here: "][..]),
        (
            old,
            "field-not-here 12C3",
            &[
                "field not here: ",
                "under the Laws of 1997 an appeals committee ",
            ],
        ),
        (
            unknown,
            "not-scored",
            &["declarer or vulnerability is not known"],
        ),
    ] {
        let desk = friday_decided(&text, |_| weighted.to_owned());
        let ran = desk.run("apply reports -o out").exits(0);
        for words in said {
            let line = format!("reports/review.csv:2: {words}");
            assert_eq!(ran.err.matches(&line).count(), 1, "{}", ran.err);
        }
        let list = rows(desk.path("out/rescore.csv"));
        assert_eq!(list[0]["remarks"], remarks);
        assert_eq!(list[0]["points_ns"], "");
        let comment = format!("{{Director: {weighted}. ruled on board 5}}");
        let copy = desk.read("out/friday.pbn");
        assert!(
            copy.contains(&comment) && !copy.contains("ScoreMP"),
            "{copy}"
        );
    }
}

#[test]
fn a_penalty_stands_beside_a_decision_or_alone() {
    for (decision, said, comment, tricks) in [
        (
            "apply; penalty NS 10%",
            "1 result changes\n",
            "10 tricks instead of 9 (Law 64A2); penalty NS 10%",
            "10",
        ),
        (
            "penalty EW 3 IMP; penalty NS 0.5 VP",
            "no result changes\n1 board has a penalty and keeps its result\n",
            "penalty EW 3 IMP; penalty NS 0.5 VP",
            "",
        ),
        (
            "stands; penalty EW 5%",
            "no result changes\n1 board has a penalty and keeps its result\n",
            "stands; penalty EW 5%",
            "",
        ),
    ] {
        let desk = friday_decided(REVOKE, |_| decision.to_owned());
        let ran = desk.run("apply reports -o out").exits(0);
        assert!(ran.err.starts_with(said), "{}", ran.err);
        let copy = desk.read("out/friday.pbn");
        assert!(
            copy.contains(&format!("{{Director: {comment}. ruled ")),
            "{copy}"
        );
        let list = rows(desk.path("out/rescore.csv"));
        assert_eq!(list[0]["director_decision"], decision);
        assert_eq!(list[0]["tricks_after"], tricks);
    }
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    check(&desk, &["friday.pbn"], "reports");
    decide(&desk, "reports", |_| {
        "toegekend NZ=-90 OW=120; straf OW 10%".to_owned()
    });
    let listed = desk.run("apply reports --lang nl").exits(0);
    let due = "\u{2212}150 > \u{2212}90; OW +120  toegekend NZ=-90 OW=+120; straf OW 10%";
    assert!(listed.out.contains(due), "{}", listed.out);
}

#[test]
fn nothing_follows_from_half_a_decision() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    check(&desk, &["friday.pbn"], "reports");
    for (decision, why) in [
        ("apply; penalty NS 10", "write penalty NS 10%, "),
        (
            "weighted 60% 3NT= 30% 3NT-1",
            "its shares come to 90%, not to 100%",
        ),
        (
            "weighted 60% 8NT= 40% 3NT-1",
            "'8nt=' is neither a score of North-South nor ",
        ),
        ("assigned NS=+400", "write assigned NS=+400 EW=-420"),
        ("assigned NS=+405 EW=-420", "no contract scores +405"),
        ("later; penalty NS 10%", "but none behind later"),
    ] {
        decide(&desk, "reports", |_| decision.to_owned());
        let ran = desk.run("apply reports -o out --force").exits(2);
        let said = format!("reports/review.csv:2: '{decision}' is not a decision: ");
        assert!(
            ran.err.starts_with(&said) && ran.err.contains(why),
            "{}",
            ran.err
        );
        assert!(
            rows(desk.path("out/rescore.csv")).is_empty() && !desk.path("out/friday.pbn").exists()
        );
        let known = desk.run("check friday.pbn --known reports").exits(2);
        assert!(known.out.contains("1 board for the director"), "{known:?}");
    }
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

#[test]
fn a_file_that_is_missing_is_told_once() {
    let saturday = EVENING.replace("[Event \"", "[Event \"Another ");
    let desk = Desk::with(&[("friday.pbn", REVOKE), ("a b/saturday.pbn", &saturday)]);
    check(&desk, &["friday.pbn", "a b/saturday.pbn"], "the reports");
    decide(&desk, "the reports", |_| "stands".to_owned());
    fs::remove_dir_all(desk.path("a b")).unwrap();
    let ran = desk.run(&["apply", "the reports"]).exits(2);
    let count = rows(desk.path("the reports/review.csv")).len() - 1;
    let said = format!(
        "a b/saturday.pbn was not found, or has none of the {count} decided boards any more. \
         If it was moved, say where it is: pbn-audit apply \"the reports\" PATH\n\
         no result changes\n1 decision changes nothing\n"
    );
    assert_eq!(ran.err, said);
}

#[test]
fn reports_alone_are_applied_into_themselves() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    desk.run("friday.pbn").exits(0);
    decide(&desk, "friday audit", apply_all);
    for _ in 0..2 {
        let ran = desk.run(&["friday audit"]).exits(0);
        assert!(
            ran.err.ends_with(" written to friday audit/corrected\n"),
            "{}",
            ran.err
        );
    }
    let letter = "Results that change\n\nMade-up, 2019-03-02\n\nBoard: 5\n\
                  pairs: Vetch \u{2013} Willow / Clover \u{2013} Rowan\nContract: 1NT W\nTricks: 9 > 10\n\
                  Score N-S: \u{2212}150 > \u{2212}180\nDecision: apply the proposal\nNote: ruled on board 5\n";
    assert_eq!(desk.read("friday audit/corrected/rescore.txt"), letter);
    assert!(desk.path("friday audit/corrected/friday.pbn").exists());
    check(&desk, &["."], "again");
    let read = column(&desk.path("again"), "files.csv", "file");
    assert_eq!(
        read,
        ["./friday.pbn"],
        "a corrected copy is no record of its own"
    );
    desk.run("friday.pbn").exits(0);
    assert!(desk.path("friday audit/corrected/rescore.txt").exists());
}
