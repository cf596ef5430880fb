//! The program as a person runs it: exit codes, what goes where, what is refused.

use crate::desk::{Desk, REVOKE, Ran, SHORT, column};
use std::fs;
use std::process::Stdio;

/// The board of the revoke at one of several tables, with other lines behind its deal.
fn at_table(table: u32, rest: Option<&str>) -> String {
    let (head, own) = REVOKE.split_once("[Declarer").expect("it has a declarer");
    let own = format!("[Declarer{own}");
    let rest = rest.unwrap_or(&own);
    format!("{head}[Section \"A\"]\n[Scoring \"MP\"]\n[Table \"{table}\"]\n{rest}\n")
}

fn with_score(table: u32, score: i32) -> String {
    at_table(table, Some(&format!("[Score \"NS {score}\"]\n")))
}

#[test]
fn the_tables_of_a_board_are_compared_wherever_they_stand() {
    let many = (10..200).map(|table| with_score(table, -5000));
    let four = with_score(4, 100);
    let desk = Desk::with(&[
        ("season/a.pbn", &with_score(2, -160)),
        ("season/b.pbn", &at_table(3, None)), // -150, and -180 is due
        ("season/c.pbn", &four),
        ("season/d.pbn", &four), // the same table once more
        ("many.pbn", &many.collect::<String>()),
    ]);
    let reported = |paths: &[&str], jobs| {
        let arguments = [&["check"], paths, &["-o", "out", "-j", jobs]].concat();
        desk.run(&arguments).exits(0);
        let out = desk.path("out");
        let columns = ["side", "tables", "points_before", "points_after", "file"];
        let columns = columns.map(|name| column(&out, "effects.csv", name).join(" "));
        let id = &column(&out, "review.csv", "id")[0];
        let sheet = fs::read_to_string(crate::desk::sheet(&out, id)).unwrap();
        (columns, sheet)
    };
    let files = "season/b.pbn season/b.pbn";
    let (rows, page) = reported(&["season"], "1");
    assert_eq!(rows, ["NS EW", "3 3", "2 2", "0 4", files]);
    let line = "<p class=\"effect\">Matchpoints, with 2 other tables: N\u{2011}S 2 → 0 (50% → 0%), E\u{2011}W 2 → 4 (50% → 100%).</p>";
    assert!(page.contains(line), "{page}");
    let (rows, page) = reported(&["season", "many.pbn"], "4");
    assert_eq!(rows, ["NS EW", "193 193", "382 2", "380 4", files]);
    assert_eq!(reported(&["season", "many.pbn"], "1"), (rows, page));
    let (rows, page) = reported(&["season/b.pbn"], "1");
    assert_eq!(rows[0], "", "at one table only");
    assert!(!page.contains("class=\"effect\""), "nothing to say of it");
}

#[test]
fn what_a_whole_file_does_is_told_once_however_it_is_cut() {
    // several parts; the second tag is first seen in one of the last
    let board = |number| {
        let late = if number > 5500 { "[Late \"1\"]\n" } else { "" };
        let text = "-".repeat(240);
        format!("[Board \"{number}\"]\n{late}{{{text}}}\n[Early \"1\"]\n\n")
    };
    let boards = (1..6000).map(board).collect::<Vec<_>>().concat();
    let desk = Desk::with(&[
        ("season/a.pbn", &boards),
        ("season/b.pbn", "[Late \"1\"]\n"),
    ]);
    let run = |jobs| {
        desk.run(&format!("check season -o out -j {jobs} --format concise"))
            .exits(0)
            .out
    };
    let reported = run("1");
    let expected = [
        "season/a.pbn:3:2: S209 Early is not a standard PBN tag; 5,999 times in this file",
        "season/a.pbn:22002:2: S209 Late is not a standard PBN tag; 499 times in this file",
        "season/b.pbn:1:2: S209 Late is not a standard PBN tag",
    ];
    assert_eq!(reported.lines().take(3).collect::<Vec<_>>(), expected);
    let out = desk.path("out");
    assert_eq!(column(&out, "findings.csv", "game"), ["1", "5501", "1"]);
    assert_eq!(column(&out, "findings.csv", "times"), ["5999", "499", "1"]);
    let first_ten = |line: u32, apart: u32| {
        let lines = (0..10).map(|place| (line + place * apart).to_string());
        lines.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        column(&out, "findings.csv", "lines"),
        [first_ten(3, 4), first_ten(22002, 5), String::new()]
    );
    assert_eq!(column(&out, "files.csv", "findings"), ["2", "1"]);
    let first = desk.read("out/findings.csv");
    assert_eq!((run("4"), desk.read("out/findings.csv")), (reported, first));
}

#[test]
fn a_closed_pipe_changes_neither_the_reports_nor_the_exit_code() {
    let text = format!("{SHORT}\n").repeat(3000);
    let desk = Desk::with(&[("long.pbn", &text)]);
    for (args, code) in [
        ("check long.pbn", 0),
        ("check long.pbn -o out", 0),
        ("check long.pbn --fail-on error", 1),
        ("check long.pbn missing.pbn", 2),
        ("check long.pbn missing.pbn --format json-lines", 2),
        ("slips long.pbn", 0),
        ("slips long.pbn missing.pbn", 2),
        ("show long.pbn --game 3", 0),
        ("rules", 0),
        ("explain R101", 0),
    ] {
        let mut command = desk.start(args);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        drop(child.stdout.take());
        let ran = Ran::of(&child.wait_with_output().unwrap()).exits(code);
        let is_quiet = ran
            .err
            .lines()
            .all(|line| line.starts_with("missing.pbn: "));
        assert!(is_quiet || args.contains("json-lines"), "{args:?} {ran:?}");
    }
    assert_eq!(column(&desk.path("out"), "review.csv", "id").len(), 3000);
}

/// A record may hold anything; no form of output lets it move the cursor, set colours or turn the direction of writing.
#[cfg(unix)] // other systems allow no such names of files
#[test]
fn nothing_of_a_record_steers_a_terminal() {
    let steering = "\u{1b}[31m\u{1b}]0;owned\u{7}\u{9b}2J\u{7f}\u{202e}\u{2067}";
    let mut text = REVOKE.replace("Vetch", &format!("Ve{steering}tch"));
    for tag in ["Event", "Board"] {
        text = text.replace(&format!("[{tag} \""), &format!("[{tag} \"{steering}"));
    }
    text = text.replace("[North", &format!("[Room \"{steering}Open\"]\n[North"));
    let name = format!("fri{steering}day.pbn");
    let desk = Desk::with(&[(&name, &text)]);
    for args in [
        &["check", &name, "--format", "full"][..],
        &["check", &name, "--format", "concise", "-v"],
        &["check", &name, "--format", "json-lines"],
        &["check", &name, "--lang", "nl"],
        &["slips", &name],
        &["show", &name, "--game", "1"],
        &["show", &name, "--board", "9"],
    ] {
        let ran = desk.run(args);
        let text = ran.out.clone() + &ran.err;
        assert!(text.contains("day"), "{args:?} {ran:?}");
        let steers = |letter: char| letter != '\n' && pbn_audit::source::steers(letter);
        assert!(!text.contains(steers), "{args:?} {ran:?}");
    }
    // and what a form leaves out of a key is not missed when the form comes back
    let form = desk.run(&["slips", &name]).exits(0).out;
    let filled = form.replace(",attention,2,N,,,", ",attention,2,N,,never,");
    assert_ne!(form, filled);
    desk.write("form.csv", filled);
    let args = ["check", &name, "--slips", "form.csv", "-o", "out"];
    desk.run(&args).exits(0);
    let out = desk.path("out");
    assert_eq!(column(&out, "review.csv", "transfer_max"), ["0"]);
}

#[test]
fn rules_are_a_table_or_lines_of_json() {
    let desk = Desk::with(&[]);
    let rules = desk.run("rules").exits(0);
    assert!(
        rules
            .out
            .lines()
            .any(|line| line.starts_with("R101  revoke ") && line.ends_with(" a revoke")),
        "{rules:?}"
    );
    let lines = desk.run("rules --format json-lines").exits(0);
    let values = lines
        .out
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let codes = values.map(|value| value["code"].as_str().unwrap().to_owned());
    let table = rules.out.lines().map(|line| line[..4].to_owned());
    assert!(codes.eq(table), "{lines:?}");
}

#[test]
fn the_manual_of_a_command_has_its_exit_codes() {
    let desk = Desk::with(&[]);
    let exit_status = |args: &str| {
        let page = desk.run(args).exits(0).out;
        let (_, codes) = page.split_once(".SH \"EXIT STATUS\"\n").unwrap();
        let (codes, _) = codes.split_once(".SH ").unwrap();
        let codes = codes.split(".TP\n\\fB").skip(1);
        codes
            .map(|it| it.split_once('\\').unwrap().0.to_owned())
            .collect::<Vec<_>>()
            .join(" ")
    };
    for (args, codes) in [
        ("man", "0 1 2 130"),
        ("man check", "0 1 2 130"),
        ("man show", "0 2 130"),
        ("man compare", "0 1 2"),
    ] {
        assert_eq!(exit_status(args), codes, "{args:?}");
    }
}

/// `/dev/full` is a disk without room.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_one_clear_error() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    for args in ["check friday.pbn", "check friday.pbn -o out", "rules"] {
        let mut command = desk.start(args);
        command.stdout(fs::File::create("/dev/full").unwrap());
        let ran = Ran::of(&command.output().unwrap()).exits(2);
        let text = "pbn-audit: standard output: no space is left\n";
        assert!(ran.err.starts_with(text), "{args:?} {ran:?}");
        assert_eq!(ran.err.lines().count(), 1, "{args:?} {ran:?}");
    }
}

#[test]
fn a_file_with_numbers_of_its_own_is_told_once_wherever_it_is_cut() {
    let board = |number: usize| {
        format!(
            "[Board \"{number}\"]\n[Dealer \"{}\"]\n[Vulnerable \"All\"]\n[Description \"{}\"]\n\n",
            ["N", "E", "S", "W"][number * 7 % 5 % 4],
            "x".repeat(200)
        )
    };
    let boards: String = (1..=8000).map(board).collect();
    let desk = Desk::with(&[("own.pbn", &boards)]);
    let [one, four] = ["1", "4"].map(|jobs| {
        let out = format!("out{jobs}");
        desk.run(&["check", "own.pbn", "--jobs", jobs, "--out", &out])
            .exits(0);
        fs::read_to_string(desk.path(&out).join("findings.csv")).unwrap()
    });
    assert_eq!(one, four);
    let rows: Vec<_> = one.lines().skip(1).collect();
    assert_eq!(rows.len(), 2, "{one}"); // a note for each check
    let times = |row: &&&str| row.contains("times in this file");
    assert_eq!(rows.iter().filter(times).count(), 2, "{one}");
}
