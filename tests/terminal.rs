//! What a person sees on a terminal: no more than can be read, and the closing lines last.

#![cfg(target_os = "linux")]

use crate::desk::terminal::seen;
use crate::desk::{Desk, SHORT};

/// As many files as there are evenings in a season, each with a revoke and an export format that is not kept.
fn season() -> Desk {
    let desk = Desk::with(&[]);
    for evening in 1..=40 {
        let text = SHORT.replace("% PBN 2.1\n", "% PBN 2.1\n% EXPORT\n");
        desk.write(&format!("season/evening {evening:02}.pbn"), text);
    }
    desk
}

#[test]
fn the_most_urgent_boards_and_a_summary_that_fits_the_screen() {
    let desk = season();
    let ran = seen(&desk, &["check", "season"], (80, 24));
    let lines: Vec<_> = ran.lines().collect();
    let more = lines
        .iter()
        .position(|line| line.contains("more boards are not shown"))
        .expect(&ran);
    assert!(more <= 2 * 24, "{ran}");
    assert!(
        ran.contains("error[R101] revoke: North discarded C2"),
        "{ran}"
    );
    assert!(!ran.contains("note["), "{ran}");
    let summary = &lines[more + 2..];
    assert!(
        summary[0].starts_with("40 boards read from 40 files"),
        "{ran}"
    );
    assert!(summary.len() < 24, "{ran}");
    assert!(lines.iter().all(|line| line.chars().count() <= 80), "{ran}");
    let notes = "Notes (--severity note): S108 (40 files)";
    assert!(summary.iter().any(|line| line.starts_with(notes)), "{ran}");
}

#[test]
fn notes_are_shown_where_they_are_asked_for_and_what_files_do_alike_once() {
    let desk = season();
    let args = ["check", "season", "--severity", "note", "--select", "S"];
    let ran = seen(&desk, &args, (120, 40));
    assert_eq!(ran.matches("note[S108]").count(), 1, "{ran}");
    assert!(ran.contains("\n  39 other files have the same.\n"), "{ran}");
    assert!(!ran.contains("Notes ("), "{ran}");
}

#[test]
fn a_pipe_is_given_all_of_it() {
    let desk = season();
    let ran = desk.run("check season").exits(0);
    assert_eq!(
        ran.out.matches(": R101 ").count(),
        40 + 20,
        "all, and those to look at first"
    );
    assert_eq!(ran.out.matches(": S108 ").count(), 40);
    let full = seen(&desk, &["check", "season", "--format", "full"], (80, 24));
    assert_eq!(full.matches("error[R101]").count(), 40);
}

#[test]
fn statistics_count_findings_boards_and_files() {
    let desk = season();
    let ran = seen(&desk, &["check", "season", "--statistics"], (80, 24));
    let table: Vec<_> = ran.lines().take_while(|line| !line.is_empty()).collect();
    let row = |code: &str| {
        let row = table.iter().find(|line| line.starts_with(code));
        let cells = row.expect(&ran).split_whitespace();
        cells.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(row("code"), ["code", "name", "findings", "boards", "files"]);
    assert_eq!(row("R101"), ["R101", "revoke", "40", "40", "40"]);
    assert_eq!(row("S108"), ["S108", "export-format", "40", "40"]);
    assert!(!ran.contains("error["), "{ran}");
    let lines = ["check", "season", "--statistics", "--format", "json-lines"];
    let lines = desk.run(&lines).exits(0).out;
    let revokes = r#"{"code":"R101","name":"revoke","severity":"error","findings":40,"boards":40,"files":40}"#;
    assert!(lines.lines().any(|line| line == revokes), "{lines}");
    desk.write("slips.csv", "board,kind,value\n77,result_adjusted,no\n");
    let slips = ["check", "season", "--statistics", "--slips", "slips.csv"];
    let slips = desk.run(&slips).out;
    let unmatched = "L110  slip-matches-nothing         1              0\n";
    assert!(slips.contains(unmatched), "{slips}");
    let errors = ["check", "season", "--statistics", "--severity", "error"];
    assert!(!desk.run(&errors).exits(0).out.contains("S108"));
}

/// A club file without play: what was checked stands first, not what cannot be looked for.
#[test]
fn results_without_play_are_said_to_be_checked() {
    let (head, _) = crate::desk::REVOKE.split_once("[Play").unwrap();
    let wrong = head.to_owned() + "[Score \"EW 120\"]\n";
    let desk = crate::desk::Desk::with(&[("wrong.pbn", &wrong), ("right.pbn", head)]);
    let (deal, _) = head.split_once("[Declarer").unwrap();
    desk.write("deal.pbn", deal);
    for (file, found) in [("wrong", "1"), ("right", "nothing")] {
        let said = format!("1 board checked for score, contract and auction: {found} to look at. ");
        let ran = desk.run(&format!("check {file}.pbn -o {file}")).exits(0);
        assert!(ran.out.contains(&said), "{}", ran.out);
        assert!(desk.read(&format!("{file}/index.html")).contains(&said));
    }
    // a deal alone has nothing that was checked
    let deal = desk.run("check deal.pbn").exits(0).out;
    assert!(deal.contains("no card play is recorded"), "{deal}");
}
