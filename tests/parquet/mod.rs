//! `--parquet`: the tables as Parquet, read back by two other programs, and the same on any number of threads. Needs the
//! feature `parquet`. `PBN_AUDIT_PYTHON` names a Python with the packages duckdb, pyarrow and pandas, if `python3` has none.

#![cfg(feature = "parquet")]

use crate::desk::real_folders;
use crate::program::program;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// The tables.
const TABLES: [&str; 5] = [
    "boards.parquet",
    "revokes.parquet",
    "findings.parquet",
    "turns.parquet",
    "datapackage.json",
];

/// Reports with Parquet on these inputs.
fn reports(inputs: &[&str], out: &Path, jobs: &str) {
    let mut args = vec![
        "check",
        "-q",
        "--parquet",
        "--sheets",
        "none",
        "-j",
        jobs,
        "-o",
    ];
    args.push(out.to_str().unwrap());
    args.extend(inputs);
    let output = program(&args).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

/// The samples, and the real files that are at hand.
fn inputs() -> Vec<String> {
    let real = real_folders().map(|it| it.to_str().unwrap().to_owned());
    ["samples".to_owned()].into_iter().chain(real).collect()
}

/// A Python with the packages, if there is one.
fn python() -> Option<String> {
    let python = std::env::var("PBN_AUDIT_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let packages = ["-c", "import duckdb, pyarrow, pandas"];
    let tried = Command::new(&python).args(packages).output();
    if tried.is_ok_and(|it| it.status.success()) {
        return Some(python);
    }
    println!("skipped: no Python with duckdb, pyarrow and pandas");
    None
}

/// What Python prints.
fn run(python: &str, args: &[&str], folder: &Path) -> String {
    let output = Command::new(python)
        .args(args)
        .current_dir(folder)
        .output()
        .unwrap();
    let (out, error) = (&output.stdout, &output.stderr);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(error)
    );
    String::from_utf8(out.clone()).unwrap()
}

#[test]
fn two_programs_read_what_the_tables_say() {
    let Some(python) = python() else { return };
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/parquet/read.py");
    for input in inputs() {
        let out = tempfile::tempdir().unwrap();
        reports(&[&input], out.path(), "2");
        let path = out.path().to_str().unwrap();
        print!("{}", run(&python, &[script, path], out.path()));
    }
}

#[test]
fn any_number_of_threads_writes_the_same_bytes() {
    let inputs = inputs();
    let input = inputs.last().unwrap();
    let folders = ["1", "2", "7"].map(|jobs| {
        let out = tempfile::tempdir().unwrap();
        reports(&[input], out.path(), jobs);
        out
    });
    let [first, others @ ..] = &folders;
    for table in TABLES {
        let bytes = std::fs::read(first.path().join(table)).unwrap();
        for other in others {
            assert!(
                std::fs::read(other.path().join(table)).unwrap() == bytes,
                "{table}"
            );
        }
    }
}

/// The program of this language on the page of `explain data`.
fn example(language: &str) -> &'static str {
    let page = include_str!("../../src/report/glossary/data.md");
    let (_, rest) = page.split_once(&format!("```{language}\n")).unwrap();
    let (program, _) = rest.split_once("```").unwrap();
    assert!(program.lines().count() <= 10, "{language}: ten lines");
    program
}

/// Rows of trick, role, turns, revokes and rate.
fn rows(printed: &str) -> Vec<String> {
    printed.lines().map(str::to_owned).collect()
}

#[test]
fn the_question_on_the_page_has_one_answer() {
    let Some(python) = python() else { return };
    let out = tempfile::tempdir().unwrap();
    let inputs = inputs();
    let inputs: Vec<_> = inputs.iter().map(String::as_str).collect();
    reports(&inputs, &out.path().join("reports"), "2");
    let sql = format!(
        "import duckdb\nfor row in duckdb.sql('''{}''').fetchall():\n    print(*row[:4], round(row[4], 6))",
        example("sql").trim_end().trim_end_matches(';')
    );
    let pandas = example("python").replace("print(table)", "for key, row in table.iterrows(): print(*key, int(row.turns), int(row.found), round(row.rate, 6))");
    let of_sql = rows(&run(&python, &["-c", &sql], out.path()));
    let of_pandas = rows(&run(&python, &["-c", &pandas], out.path()));
    assert!(of_sql.len() >= 13, "{of_sql:?}");
    assert_eq!(of_sql, of_pandas);
}

/// Statistics by trick, role and year, as CSV and as Parquet.
fn stats(inputs: &[&str], out: &Path) {
    let by = ["--by", "trick,role,year", "--parquet", "-q", "-o"];
    let args = [&["stats"], inputs, &by, &[out.to_str().unwrap()]].concat();
    let output = program(&args).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

/// Trick, role, turns and revokes since 2000, summed from the counts as the page sums them.
fn of_counts(stats: &Path) -> Vec<String> {
    let mut cells = csv::Reader::from_path(stats.join("cells.csv")).unwrap();
    let mut sums = BTreeMap::<(u8, String), [u64; 2]>::new();
    for row in cells.deserialize::<BTreeMap<String, String>>() {
        let row = row.unwrap();
        let number = |column: &str| row[column].parse::<u64>().unwrap();
        if row["year"].parse::<u32>().is_ok_and(|year| year >= 2000) {
            let key = (row["trick"].parse().unwrap(), row["role"].clone());
            let [turns, found] = sums.entry(key).or_default();
            *turns += number("turns_shown");
            *found += number("revokes_shown");
        }
    }
    let rows = sums.iter().filter(|(_, [turns, _])| *turns > 0);
    let rows =
        rows.map(|((trick, role), [turns, found])| format!("{trick} {role} {turns} {found}"));
    rows.collect()
}

#[test]
fn counts_give_the_same_answer_as_turns() {
    let Some(python) = python() else { return };
    let out = tempfile::tempdir().unwrap();
    // records that stand in the input once: the turns leave copies out, the counts have them
    let inputs = ["samples/club-evening.pbn"];
    reports(&inputs, &out.path().join("reports"), "2");
    stats(&inputs, &out.path().join("stats"));
    let sql = format!(
        "import duckdb\nfor row in duckdb.sql('''{}''').fetchall():\n    print(*row[:4])",
        example("sql").trim_end().trim_end_matches(';')
    );
    let due = of_counts(&out.path().join("stats"));
    assert!(due.len() >= 13, "{due:?}");
    assert_eq!(rows(&run(&python, &["-c", &sql], out.path())), due);
}

#[test]
fn the_question_is_answered_in_r_from_the_counts() {
    if Command::new("Rscript").arg("--version").output().is_err() {
        println!("skipped: no R");
        return;
    }
    let out = tempfile::tempdir().unwrap();
    let folder = out.path().join("stats");
    stats(&["samples"], &folder);
    let printed = run("Rscript", &["-e", example("r")], out.path());
    let cells = |line: &str| {
        let cells: Vec<_> = line.split_whitespace().collect();
        cells[1..5].join(" ")
    };
    let answer: Vec<_> = printed.lines().skip(1).map(cells).collect();
    assert_eq!(answer, of_counts(&folder));
}

#[test]
fn statistics_in_parquet_are_those_in_csv() {
    let Some(python) = python() else { return };
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/parquet/stats.py");
    for input in inputs() {
        let out = tempfile::tempdir().unwrap();
        stats(&[&input], out.path());
        let path = out.path().to_str().unwrap();
        print!("{}", run(&python, &[script, path], out.path()));
        // those of an earlier run do not stay
        let args = ["stats", &input, "-q", "-o", path];
        assert!(program(&args).output().unwrap().status.success());
        let left = ["stats", "quality", "told", "cells"];
        assert!(
            !left
                .iter()
                .any(|it| out.path().join(format!("{it}.parquet")).exists())
        );
    }
}
