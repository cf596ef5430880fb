//! Errors and warnings on real files, by code and file: each kind was looked at by eye once.
//!
//! After a change that is meant, `UPDATE_GOLDEN=1 cargo test --test corpus` writes the tables anew, and the difference is
//! read like any other.

use super::{Reports, below, corpus, folder};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

/// `code severity file count`, a line each; of a long list of files, their number in place of a name.
fn table(folder: &Path) -> String {
    let mut counts = BTreeMap::<_, u32>::new();
    for row in Reports::on(folder, &[]).rows("findings.csv") {
        if row["severity"] != "note" {
            let file = below(folder, &row);
            let key = (row["code"].clone(), row["severity"].clone(), file);
            *counts.entry(key).or_default() += 1;
        }
    }
    let mut table = String::new();
    for ((code, severity, file), count) in counts {
        writeln!(table, "{code} {severity} {file} {count}").unwrap();
    }
    table
}

/// Compares a table with the one that was read by eye.
fn hold(name: &str, table: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, table).unwrap();
    }
    let held = std::fs::read_to_string(&path).unwrap_or_default();
    let only = |one: &str, other: &str| -> Vec<String> {
        let lines = one.lines();
        lines
            .filter(|line| other.lines().all(|it| it != *line))
            .map(str::to_owned)
            .collect()
    };
    let (gone, new) = (only(&held, table), only(table, &held));
    assert!(
        held == table,
        "{name}: no longer {gone:#?}, but {new:#?} (UPDATE_GOLDEN=1 cargo test --test corpus)"
    );
}

#[test]
fn errors_and_warnings_of_the_corpus() {
    let Some(folder) = corpus() else { return };
    hold("corpus.txt", &table(&folder));
}

#[test]
fn errors_and_warnings_of_the_vugraph_boards() {
    let Some(folder) = folder("PBN_AUDIT_VUGRAPH") else {
        return;
    };
    hold("vugraph.txt", &table(&folder));
}

/// Programs that write well: their boards, and all findings on them. `S108`: a file that calls itself export format has
/// its tags in another order, or deals from North; `S209`: a tag of the program's own; `S210`: a time of day behind the date;
/// `S214`: a play without the Contract and Declarer that the auction gives. Each is a note, once a file.
#[test]
fn of_programs_that_write_well_few_notes_are_made() {
    let Some(folder) = corpus() else { return };
    for (input, games, expected) in [
        ("bbo-daylong", 128, &[][..]),
        ("endplay/example2.pbn", 299, &["S108", "S108", "S209"]),
        ("bbo-pbntools/wronie.pbn", 735, &["S210"]),
        ("bbo-pbntools/skyclub.pbn", 44, &["S210", "S214", "S214"]),
    ] {
        let reports = Reports::on(&folder.join(input), &[]);
        let found = reports.rows("findings.csv");
        let mut codes: Vec<_> = found.iter().map(|row| row["code"].as_str()).collect();
        codes.sort_unstable();
        assert_eq!(codes, expected, "{input}");
        assert!(found.iter().all(|row| row["severity"] == "note"), "{input}");
        assert_eq!(reports.totals()["games"], games, "{input}");
    }
}

#[test]
fn a_result_that_the_cards_do_not_allow_is_found() {
    let Some(folder) = corpus() else { return };
    // one card stands for another: the record is legal, but thirteen tricks are not possible in it
    let file = folder.join("championship-1999/A1A10202.pbn");
    let rows = Reports::on(&file, &[]).rows("findings.csv");
    let impossible = rows.iter().filter(|row| row["code"] == "C109");
    let boards: Vec<_> = impossible.map(|row| row["board"].as_str()).collect();
    assert_eq!(boards, ["10"]);
}
