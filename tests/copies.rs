//! Records that stand in the input more than once: every count keeps them, and the director sees them once.

use crate::desk::{Desk, column};
use std::fs;
use std::io::Write as _;
use std::path::Path;

const EVENING: &str = include_str!("../samples/club-evening.pbn");
const BROADCAST: &str = include_str!("../samples/lin/vugraph.lin");

/// The reports on everything in a folder.
fn reported(desk: &Desk) -> String {
    let ran = desk.run("check in --boards -o out --force");
    ran.exits(0).out
}

fn cells(desk: &Desk, table: &str, name: &str) -> Vec<String> {
    column(&desk.path("out"), table, name)
}

/// How many cells of a column are filled.
fn filled(cells: &[String]) -> usize {
    cells.iter().filter(|cell| !cell.is_empty()).count()
}

fn sheets(desk: &Desk) -> usize {
    let entries = fs::read_dir(desk.path("out/sheets")).unwrap();
    let names = entries.map(|it| it.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.starts_with("board-")).count()
}

#[test]
fn a_file_that_is_there_twice_counts_twice_and_is_shown_once() {
    let once = Desk::with(&[("in/a.pbn", EVENING)]);
    reported(&once);
    let twice = Desk::with(&[("in/a.pbn", EVENING), ("in/b/c.pbn", EVENING)]);
    let summary = reported(&twice);
    let ids = cells(&once, "review.csv", "id");
    assert_eq!(cells(&twice, "review.csv", "id"), ids);
    for table in ["boards.csv", "findings.csv", "revokes.csv"] {
        let rows = cells(&once, table, "file").len();
        assert_eq!(cells(&twice, table, "file").len(), 2 * rows, "{table}");
    }
    assert_eq!(sheets(&twice), sheets(&once));
    assert_eq!(filled(&cells(&twice, "review.csv", "copy_of")), 0);

    let boards = cells(&once, "boards.csv", "id").len();
    let copies = cells(&twice, "boards.csv", "copy_of");
    let (first, second) = copies.split_at(boards);
    assert_eq!(filled(first), 0);
    let ids = cells(&twice, "boards.csv", "id");
    let play = cells(&once, "boards.csv", "tricks_recorded");
    for ((copy, id), tricks) in second.iter().zip(&ids).zip(play) {
        let due = if tricks.parse::<u8>().unwrap() < 4 {
            ""
        } else {
            id
        };
        assert_eq!(copy, due);
    }
    let said = format!(
        "{} boards in 1 file are copies of boards read before",
        filled(second)
    );
    assert!(summary.contains(&said), "{summary}");
    assert!(
        summary.contains("Nothing but copies: in/b/c.pbn.\n"),
        "{summary}"
    );
}

#[test]
fn the_effect_of_a_ruling_is_on_the_sheet_of_the_first_record() {
    let tables = include_str!("../samples/effects/matchpoints.pbn");
    let desk = Desk::with(&[("in/a.pbn", tables), ("in/b.pbn", tables)]);
    reported(&desk);
    let files = cells(&desk, "effects.csv", "file");
    let (first, second) = files.split_at(files.len() / 2);
    assert!(!first.is_empty() && first.iter().all(|it| it == "in/a.pbn"));
    assert!(second.iter().all(|it| it == "in/b.pbn"));
}

#[test]
fn an_archive_beside_the_file_holds_copies() {
    let desk = Desk::with(&[("in/evening.pbn", EVENING)]);
    let zip = fs::File::create(desk.path("in/evening.zip")).unwrap();
    let mut zip = zip::ZipWriter::new(zip);
    zip.start_file("evening.pbn", zip::write::SimpleFileOptions::default())
        .unwrap();
    zip.write_all(EVENING.as_bytes()).unwrap();
    zip.finish().unwrap();
    let summary = reported(&desk);
    assert!(
        summary.contains("Nothing but copies: in/evening.zip!evening.pbn.\n"),
        "{summary}"
    );
}

#[test]
fn a_room_that_was_broadcast_twice_is_one_record() {
    let (_, boards) = BROADCAST.split_once("qx|").unwrap();
    let head = BROADCAST.split_once('\n').unwrap();
    assert!(boards.contains("mc|"), "play is cut short somewhere");
    let other = format!(
        "{}\n{}",
        head.0.replacen("vg|", "vg|Second channel of ", 1),
        head.1
    );
    let desk = Desk::with(&[("in/1.lin", BROADCAST), ("in/2.lin", &other)]);
    reported(&desk);
    let copies = cells(&desk, "boards.csv", "copy_of");
    let (first, second) = copies.split_at(copies.len() / 2);
    let tricks = cells(&desk, "boards.csv", "tricks_recorded");
    let long = tricks[..first.len()]
        .iter()
        .filter(|it| it.parse::<u8>().unwrap() >= 4);
    assert_eq!((filled(first), filled(second)), (0, long.count()));
}

#[test]
fn reports_are_the_same_on_any_number_of_threads() {
    let text = EVENING.repeat(40); // some parts
    let desk = Desk::with(&[("a.pbn", &text), ("b.pbn", EVENING)]);
    let out = |jobs: &str| {
        let folder = format!("out-{jobs}");
        let args = [
            "check", "b.pbn", "a.pbn", "--boards", "-j", jobs, "-o", &folder,
        ];
        let ran = desk.run(&args).exits(0);
        (ran.out.replace(&folder, "out"), tables(&desk.path(&folder)))
    };
    let one = out("1");
    assert!(
        one.0.contains("are copies of boards read before"),
        "{}",
        one.0
    );
    for jobs in ["2", "5"] {
        assert!(out(jobs) == one, "{jobs}");
    }
}

fn tables(folder: &Path) -> Vec<(std::ffi::OsString, Vec<u8>)> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let files = entries.filter(|it| it.path().is_file());
    let mut tables: Vec<_> = files
        .map(|it| (it.file_name(), fs::read(it.path()).unwrap()))
        .collect();
    tables.sort();
    tables
}
