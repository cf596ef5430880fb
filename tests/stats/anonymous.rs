//! `--anonymous`: players have the pseudonyms of `check --anonymous`, and the figures are those of their names.

use super::tables::samples;
use super::{Row, rows, stats};
use assert_cmd::Command;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The pseudonym of each name in a key.
fn key(path: &Path) -> BTreeMap<String, String> {
    let rows = rows(path).into_iter();
    rows.map(|row| (row["name"].clone(), row["pseudonym"].clone()))
        .collect()
}

/// The rows of a table, by what they are of.
fn by_value(table: &Path, dimension: &str) -> BTreeMap<String, Row> {
    let own = |row: &Row| row["dimension"] == dimension;
    let rows = rows(table).into_iter().filter(own);
    rows.map(|mut row| (row.remove("value").unwrap(), row))
        .collect()
}

#[test]
fn figures_are_those_of_the_names_and_the_key_is_that_of_check() {
    let desk = tempfile::tempdir().unwrap();
    let by = ["--by", "player,role"];
    let named = stats(&[&[&*samples()], &by[..]].concat(), "named", &desk);
    let told = stats(
        &[&[&*samples(), "--anonymous"], &by[..]].concat(),
        "told",
        &desk,
    );
    let mut check = Command::cargo_bin("pbn-audit").unwrap();
    check.current_dir(desk.path());
    let check = check.args(["check", &samples(), "-q", "--anonymous", "-o", "reports"]);
    assert!(check.unwrap().status.success());
    let own = fs::read(desk.path().join("told-key.csv")).unwrap();
    assert!(own == fs::read(desk.path().join("reports-key.csv")).unwrap());

    let key = key(&desk.path().join("told-key.csv"));
    let table = |folder: &Path| by_value(&folder.join("stats.csv"), "player");
    let (of_names, pseudonyms) = (table(&named), table(&told));
    assert!(of_names.len() > 20 && of_names.len() <= pseudonyms.len());
    for (name, row) in of_names {
        if name.contains('#') {
            continue; // a number that several names may have
        }
        let pseudonym = if name.is_empty() { "" } else { &key[&name] };
        assert_eq!(row, pseudonyms[pseudonym], "{name}");
    }
    let is_told = |name: &&String| name.len() > 7 && name.contains(' ');
    let others = fs::read(told.join("quality.csv")).unwrap();
    for file in ["stats.csv", "cells.csv", "sums.bin", "charts.html"] {
        let bytes = fs::read(told.join(file)).unwrap();
        for name in key.keys().filter(is_told) {
            let is_there = |bytes: &[u8]| memchr::memmem::find(bytes, name.as_bytes()).is_some();
            assert!(!is_there(&bytes) || is_there(&others), "{name} in {file}");
        }
    }
}
