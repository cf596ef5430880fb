//! The program on real files, where they are at hand: the variable `PBN_AUDIT_CORPUS` names their folder.
//!
//! The figures were counted by an independent reader, but for one: the test file of the standard's own verifier numbers
//! its games to 31, and its 23rd (whose tokens stand on lines of their own) is a game.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // a test

use assert_cmd::Command;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

type Row = BTreeMap<String, String>;

/// The folder of real files, if there is one.
fn corpus() -> Option<PathBuf> {
    let folder = std::env::var_os("PBN_AUDIT_CORPUS")
        .map(PathBuf::from)
        .filter(|folder| folder.is_dir());
    if folder.is_none() {
        println!("PBN_AUDIT_CORPUS names no folder: not run");
    }
    folder
}

fn check(folder: &Path, options: &[&str]) -> tempfile::TempDir {
    let out = tempfile::tempdir().unwrap();
    let mut command = Command::cargo_bin("pbn-audit").unwrap();
    command
        .arg("check")
        .arg(folder)
        .args(options)
        .arg("--quiet")
        .arg("--out")
        .arg(out.path());
    command.assert().success();
    out
}

fn table(path: &Path) -> Vec<Row> {
    csv::Reader::from_path(path)
        .unwrap()
        .deserialize()
        .collect::<Result<_, _>>()
        .unwrap()
}

fn number(row: &Row, column: &str) -> u64 {
    row[column].parse().unwrap()
}

#[test]
fn every_game_is_accounted_for() {
    let Some(folder) = corpus() else { return };
    let out = check(&folder, &[]);
    let files = table(&out.path().join("files.csv"));
    assert_eq!(files.len(), 86);
    let sum = |column: &str| files.iter().map(|row| number(row, column)).sum::<u64>();
    assert_eq!((sum("games"), sum("games_with_play")), (15_497, 10_732));
    for row in &files {
        let parts = ["games_audited", "games_not_auditable", "games_without_play"];
        assert_eq!(
            number(row, "games"),
            parts.iter().map(|part| number(row, part)).sum::<u64>(),
            "{}",
            row["file"]
        );
        assert_eq!(row["read"], "yes");
    }
}

#[test]
fn exactly_the_marked_revokes_are_found() {
    let Some(folder) = corpus() else { return };
    let out = check(&folder, &[]);
    let revokes = table(&out.path().join("revokes.csv"));
    let found: Vec<_> = revokes
        .iter()
        .map(|row| {
            let file = Path::new(&row["file"])
                .file_stem()
                .unwrap()
                .to_string_lossy()
                .into_owned();
            assert_eq!(row["marked"], "yes", "{row:?}");
            format!("{file} {} {} {}", row["board"], row["trick"], row["seat"])
        })
        .collect();
    let expected = [
        "A1A10505 5 11 N",
        "A1A10505 15 8 S",
        "A1A10606 10 10 W",
        "A1A10909 10 4 S",
        "A1A11414 3 3 E",
        "A1A12828 7 9 W",
        "A1A13737 7 5 S",
        "correct_10  2 E",
        "correct_10  3 E",
    ];
    assert_eq!(found, expected);
}

#[test]
fn any_number_of_threads_and_any_way_to_read_gives_the_same_bytes() {
    let Some(folder) = corpus() else { return };
    let outs = [
        check(&folder, &["--boards", "--jobs", "1"]),
        check(&folder, &["--boards", "--jobs", "2"]),
        check(&folder, &["--boards", "--jobs", "8"]),
        check(&folder, &["--boards", "--jobs", "2", "--io", "mmap"]),
    ];
    for entry in outs[0].path().read_dir().unwrap() {
        let name = entry.unwrap().file_name();
        let bytes = outs
            .each_ref()
            .map(|out| std::fs::read(out.path().join(&name)).unwrap());
        assert!(
            bytes.iter().all(|other| other == &bytes[0]),
            "{}",
            name.to_string_lossy()
        );
    }
}
