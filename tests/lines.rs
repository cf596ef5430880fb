//! `--rows`: the rows of tables as JSON lines, the same as in the files; and `--name`, what standard input is called.

use crate::desk::{Desk, REVOKE};
use crate::program::{printed, program};
use serde_json::Value;
use std::path::Path;

const TABLES: [&str; 4] = ["boards", "revokes", "findings", "files"];

/// The rows of a table, each as its cells with the names of their columns.
fn of_file(folder: &Path, table: &str) -> Vec<Vec<(String, String)>> {
    let mut reader = csv::Reader::from_path(folder.join(format!("{table}.csv"))).unwrap();
    let names = reader.headers().unwrap().clone();
    let cells = |row: csv::StringRecord| {
        let cells = names.iter().zip(&row);
        cells
            .map(|(name, cell)| (name.to_owned(), cell.to_owned()))
            .collect()
    };
    reader.records().map(|row| cells(row.unwrap())).collect()
}

/// The same of the lines of a table.
fn of_lines(text: &str, table: &str) -> Vec<Vec<(String, String)>> {
    let lines = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let own = lines.filter(|line| line["row"] == table);
    let spelled = |value: &Value| match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        number => number.to_string(),
    };
    let cells = |line: Value| {
        let columns = line
            .as_object()
            .unwrap()
            .iter()
            .filter(|(name, _)| *name != "row");
        let mut cells: Vec<_> = columns
            .map(|(name, cell)| (name.clone(), spelled(cell)))
            .collect();
        cells.sort();
        cells
    };
    own.map(cells).collect()
}

#[test]
fn the_lines_are_the_rows_of_the_files() {
    let out = tempfile::tempdir().unwrap();
    let folder = out.path().to_str().unwrap();
    printed(&[
        "check", "samples", "-q", "--boards", "--sheets", "none", "-o", folder,
    ]);
    let lines = |jobs| {
        let rows = TABLES.join(",");
        let args = [
            "check",
            "samples",
            "-q",
            "--format",
            "json-lines",
            "--rows",
            &rows,
            "-j",
            jobs,
        ];
        printed(&args)
    };
    let text = lines("1");
    assert_eq!(lines("5"), text);
    for table in TABLES {
        let mut due = of_file(out.path(), table);
        let mut lines = of_lines(&text, table);
        for row in due.iter_mut().chain(&mut lines) {
            row.sort();
            // the deals that are found elsewhere are known only at the end, and filled in then
            row.retain(|(name, _)| table != "findings" || name != "nearest_legal_reading");
        }
        assert!(due.len() > 9, "{table}");
        assert_eq!(lines, due, "{table}");
    }
}

#[test]
fn only_the_tables_that_are_named_have_lines() {
    let args = [
        "check",
        "samples/club-evening.pbn",
        "-q",
        "--format",
        "json-lines",
        "--rows",
        "files",
    ];
    let text = printed(&args);
    assert!(
        text.starts_with("{\"row\":\"files\",\"file\":\"samples/club-evening.pbn\",\"bytes\":"),
        "{text}"
    );
    assert_eq!(text.lines().count(), 1);
}

#[test]
fn standard_input_has_the_name_that_it_is_given() {
    let desk = Desk::with(&[]);
    let args = [
        "check",
        "-",
        "-q",
        "--name",
        "club/friday.pbn",
        "-o",
        "out",
        "--format",
        "json-lines",
    ];
    let ran = desk.run_on(&args, REVOKE.into());
    for line in ran.out.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        assert_eq!(line["file"], "club/friday.pbn");
    }
    for table in ["review", "revokes", "findings", "files"] {
        let rows = of_file(&desk.path("out"), table);
        let files = rows.iter().flatten().filter(|(name, _)| name == "file");
        let files: Vec<_> = files.map(|(_, file)| file.as_str()).collect();
        assert!(
            !files.is_empty() && files.iter().all(|file| *file == "club/friday.pbn"),
            "{table}"
        );
    }
}

#[test]
fn bad_use() {
    for (args, why) in [
        (&["check", "samples", "--rows", "boards"][..], "--format"),
        (
            &[
                "check", "samples", "--rows", "boards", "--format", "concise",
            ],
            "--rows is for",
        ),
        (
            &[
                "check",
                "samples",
                "--rows",
                "sheets",
                "--format",
                "json-lines",
            ],
            "sheets",
        ),
        (
            &["check", "samples", "--name", "x"],
            "--name is for standard input",
        ),
        (&["check", "samples", "--parquet"], "--out"),
    ] {
        let output = program(args).output().unwrap();
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(error.contains(why), "{args:?}: {error}");
    }
}
